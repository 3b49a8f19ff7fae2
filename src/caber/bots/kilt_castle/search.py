"""The search bot: a tree search with a budget in milliseconds."""

from math import inf
from time import perf_counter

from caber.bots import refuse_secrets
from caber.bots.kilt_castle.tree import Tree
from caber.core.contract import State
from caber.core.rng import Rng
from caber.games.kilt_castle.layout import MOVE, PHASE
from caber.games.kilt_castle.state import KiltCastle

MILLISECONDS = 1000
BUILDING = 4  # there is less to choose from: a quarter of the time is enough
WITHOUT_END = 1 << 30


class SearchBot:
    """Thinks for so many milliseconds a move; or for so many simulations, which can be repeated exactly."""

    def __init__(self, milliseconds: int = MILLISECONDS, simulations: int | None = None) -> None:
        self.milliseconds = milliseconds
        self.simulations = simulations

    def choose(self, view: State, rng: Rng) -> int:
        """The move that the search has come back to most."""
        refuse_secrets(view)
        assert isinstance(view, KiltCastle)
        if view.count() == 1:
            return int(view.nth(0))
        tree = Tree(view.cells[:], view.rules)
        if self.simulations is not None:
            tree.run(inf, self.simulations)
        else:
            share = 1 if view.cells[PHASE] == MOVE else BUILDING
            tree.run(perf_counter() + self.milliseconds / 1000 / share, WITHOUT_END)
        return int(tree.best())
