"""Levels four and five: a tree search over guesses, and exact play at the end.

And what the search knows of every move, for hints and analysis.
"""

from math import inf, sqrt
from time import perf_counter

from caber.bots import refuse_secrets
from caber.bots.findings import Findings
from caber.bots.schotten_totten.endgame import GIVEN_UP, Endgame, is_open
from caber.bots.schotten_totten.tree import Tree
from caber.core.contract import OVER, State
from caber.core.rng import Rng
from caber.games.schotten_totten.layout import CLAIM, PLAY_TRICK
from caber.games.schotten_totten.secrets import guess
from caber.games.schotten_totten.state import SchottenTotten

MILLISECONDS = 900  # with the way to the page and back, a second
FEW = 25
PATIENCE = 900  # milliseconds, for those few
WITHOUT_END = 1 << 30
EXACT_SHARE = 0.6  # of the time, for solving an endgame; the rest is for a search if that fails
POSITIONS = 20  # of an endgame, in the time of one simulation
CONFIDENCE = 1.96  # standard errors either side: 95 %
UNTRIED = 0.25  # how far off a first glance may be
MISJUDGED = 0.02  # and how far the judgement of the leaves, however many there are


class Eagle:
    """Thinks for so many milliseconds a move; or for so many simulations, which can be repeated exactly."""

    def __init__(self, milliseconds: int = MILLISECONDS, simulations: int | None = None) -> None:
        self.milliseconds = milliseconds
        self.simulations = simulations

    def choose(self, view: State, rng: Rng) -> int:
        """The move found best within the budget."""
        if self.simulations is None:
            return best_move(view, self.milliseconds, WITHOUT_END, rng)
        return best_move(view, inf, self.simulations, rng)


class Wildcat:
    """Looks a little ahead and soon plays what it likes: few simulations, fewer where they take long."""

    def __init__(self, simulations: int = FEW) -> None:
        self.simulations = simulations

    def choose(self, view: State, rng: Rng) -> int:
        """The move that a short search finds best."""
        return best_move(view, PATIENCE, self.simulations, rng)


def best_move(view: State, milliseconds: float, simulations: int, rng: Rng) -> int:
    """A claim if there is one; else what wins for certain, or what the search came back to most."""
    refuse_secrets(view)
    assert isinstance(view, SchottenTotten)
    moves = view.moves()
    if len(moves) == 1:
        return moves[0]
    claims = claims_among(moves)
    if claims:
        return next((claim for claim in claims if view.after(claim).turn == OVER), claims[0])
    begun = perf_counter()
    if is_open(view.cells):
        found = int(_endgame(view, milliseconds, simulations).best())
        if found >= 0:
            return found
    tree = Tree(view.cells[:], view.rules, rng)
    return int(tree.decide(begun + milliseconds / 1000, simulations))


def claims_among(moves: list[int]) -> list[int]:
    """Those of the moves that claim a stone."""
    return [move for move in moves if CLAIM <= move < PLAY_TRICK]


def searched(
    view: SchottenTotten, milliseconds: float, simulations: int | None, rng: Rng | None = None
) -> Tree:
    """The tree after so many milliseconds; or after so many simulations, if their number is given."""
    tree = Tree(view.cells[:], view.rules, rng or Rng(0))
    if simulations is None:
        tree.run(perf_counter() + milliseconds / 1000, WITHOUT_END)
    else:
        tree.run(inf, simulations)
    return tree


def _endgame(view: SchottenTotten, milliseconds: float, simulations: int) -> Endgame:
    """A solver for a position in which nothing is hidden, with a share of the budget."""
    cells = guess(view.cells, Rng(0))  # there is but one
    until = perf_counter() + EXACT_SHARE * milliseconds / 1000
    return Endgame(cells, view.rules, until, POSITIONS * simulations)


def study(view: SchottenTotten, milliseconds: int, simulations: int | None, rng: Rng) -> Findings:
    """What can be found out about every legal move; for as many simulations it is the same."""
    refuse_secrets(view)
    moves = view.moves()
    begun = perf_counter()
    if is_open(view.cells):
        if simulations is None:
            endgame = _endgame(view, milliseconds, WITHOUT_END)
        else:
            endgame = _endgame(view, inf, simulations)
        results = [int(endgame.after(move)) for move in moves]
        if GIVEN_UP not in results:
            chances = [(result + 1) / 2 for result in results]
            return Findings(moves, chances, [0.0] * len(moves), max(chances), True)
    tree = searched(view, milliseconds - 1000 * (perf_counter() - begun), simulations, rng)
    chances, margins = [], []
    for move in moves:
        visits, total, squares = tree.tally(move)
        if visits:
            mean = total / visits
            spread = max(0.0, squares / visits - mean * mean)
            margin = MISJUDGED + CONFIDENCE * sqrt((spread + MISJUDGED) / visits)
            margins.append(min(UNTRIED, margin))
            chances.append(mean)
        else:
            margins.append(UNTRIED)
            chances.append(tree.first_sight(move))
    best = moves.index(int(tree.best())) if tree.best() in moves else chances.index(max(chances))
    return Findings(moves, chances, margins, chances[best], False)
