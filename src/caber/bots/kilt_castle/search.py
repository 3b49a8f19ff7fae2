"""Levels four and five: a tree search, with few simulations or with a budget in milliseconds.

And what the search knows of every move, for hints and analysis.
"""

from math import inf, sqrt
from time import perf_counter

from caber.bots import refuse_secrets
from caber.bots.findings import Findings
from caber.bots.kilt_castle.tree import Tree
from caber.core.contract import State
from caber.core.rng import Rng
from caber.games.kilt_castle.layout import MOVE, PHASE
from caber.games.kilt_castle.state import KiltCastle

MILLISECONDS = 900  # with the way to the page and back, a second
FEW = 20  # simulations
BUILDING = 4  # there is less to choose from: a quarter of the time is enough
WITHOUT_END = 1 << 30
UNTRIED = 0.5  # how far off a first glance may be
MISJUDGED = 0.05  # and how far the judgement of the leaves, however many there are
SPREAD_OF_LEAVES = 0.3  # of which many visits make a mean


class Eagle:
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
        share_of_time = 1 if view.cells[PHASE] == MOVE else BUILDING
        return int(searched(view, self.milliseconds / share_of_time, self.simulations).best())


class Wildcat:
    """Thinks a few turns ahead, and soon plays what it likes: always so many simulations."""

    def __init__(self, simulations: int = FEW) -> None:
        self.simulations = simulations

    def choose(self, view: State, rng: Rng) -> int:
        """The move that the search has come back to most."""
        return Eagle(simulations=self.simulations).choose(view, rng)


def study(view: KiltCastle, milliseconds: int, simulations: int | None, rng: Rng) -> Findings:
    """What a search finds out about every legal move; for as many simulations it is the same.

    Margins grow as visits get fewer, and are 0 where a win or a loss is proven.
    """
    refuse_secrets(view)
    tree = searched(view, milliseconds, simulations)
    edges = range(int(tree.first[0]), int(tree.first[0] + tree.width[0]))
    moves = [int(tree.moves[edge]) for edge in edges]
    chances = [tree.chance(edge) for edge in edges]
    margins = [0.0 if tree.proof(edge) else margin(int(tree.visits[edge])) for edge in edges]
    best = moves.index(int(tree.best()))
    return Findings(moves, chances, margins, chances[best], not any(margins))


def margin(visits: int) -> float:
    """Half a 95 % interval round the chance that so many visits have found."""
    return min(UNTRIED, sqrt(MISJUDGED**2 + SPREAD_OF_LEAVES**2 / visits)) if visits else UNTRIED


def searched(view: KiltCastle, milliseconds: float, simulations: int | None) -> Tree:
    """The tree after so many milliseconds; or after so many simulations, if their number is given."""
    tree = Tree(view.cells[:], view.rules)
    if simulations is None:
        tree.run(perf_counter() + milliseconds / 1000, WITHOUT_END)
    else:
        tree.run(inf, simulations)
    return tree
