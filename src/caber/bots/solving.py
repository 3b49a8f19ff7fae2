"""Games that can be solved: what one is worth under perfect play, with proof.

The solver of a game is `SOLVER` in the module `caber.bots.<game>.solver`; most games have none.
"""

from collections.abc import Callable
from math import ceil, floor
from typing import NamedTuple, Protocol

from caber.bots import has_part, part_of
from caber.core.errors import CaberError
from caber.core.extras import extra
from caber.core.options import Options
from caber.games import NAMES
from caber.texts import decimal, tell

Report = Callable[[float], None]  # is told how much of the work is done, from 0 to 1


class Solution(NamedTuple):
    """What a game is worth to the player who begins, or as much of it as is proven.

    Where play is exact, `lower` and `upper` bound the value of the game. Elsewhere the three are about one
    way to play: how often he wins by it, at least if all keep to it, and at most if he departs from it.
    """

    value: float
    lower: float
    upper: float
    positions: int
    sweeps: int  # over all of them
    seconds: float  # that solving took, whenever that was


class Loss(NamedTuple):
    """By how much less often than a perfect player a bot wins against one."""

    beginning: float  # if it begins
    following: float  # if the perfect player does

    @property
    def mean(self) -> float:
        """Beginning as often as not."""
        return (self.beginning + self.following) / 2


class Solver(Protocol):
    """Somebody who solves a game with given options, or says why he can't."""

    def exact(self, options: Options) -> bool:
        """Whether the game itself is solved, so that bots have a loss."""
        ...

    def charted(self, options: Options) -> bool:
        """Whether there is a chart of how to play."""
        ...

    def keeps(self, options: Options) -> bool:
        """Whether solving that was broken off goes on from there the next time."""
        ...

    def solve(self, options: Options, report: Report) -> Solution:
        """The value, and what is proven of it."""
        ...

    def words(self, options: Options, solution: Solution, language: str) -> list[str]:
        """The same, line by line, with the claim that it makes."""
        ...

    def chart(self, options: Options, language: str) -> str:
        """What to do when, as text; only asked for where it is charted."""
        ...

    def picture(self, options: Options, language: str) -> str:
        """The same as SVG."""
        ...

    def losses(self, options: Options, report: Report) -> dict[str, Loss]:
        """By name of a bot, or of another way to play, what it loses against perfect play."""
        ...


def solver(game_name: str) -> Solver:
    """The solver of that game; CaberError if it has none."""
    with extra("batch"):
        module = part_of(game_name, "solver")
    if module is None:
        games = ", ".join(name for name in NAMES if has_part(name, "solver"))
        raise CaberError("solving-none", {"game": game_name, "games": games})
    found: Solver = module.SOLVER
    return found


def claims(solution: Solution, language: str) -> list[str]:
    """The value of a game that is solved and its bounds, line by line."""
    lower, upper = written(solution.lower, 12, language, floor), written(solution.upper, 12, language, ceil)
    return [
        tell("solving-value", {"value": written(solution.value, 10, language)}, language),
        tell("solving-bounds", {"lower": lower, "upper": upper}, language),
    ]


def effort(solution: Solution, language: str) -> str:
    """What it took."""
    took = {"positions": solution.positions, "sweeps": solution.sweeps}
    return tell("solving-effort", {"seconds": written(solution.seconds, 2, language), **took}, language)


def written(value: float, digits: int, language: str, rounded: Callable[[float], float] = round) -> str:
    """A number with so many digits, so rounded that what is claimed of it stays true.

    >>> written(0.123456, 3, "en", ceil), written(0.123456, 3, "de")
    ('0.124', '0,123')
    """
    return decimal(f"{rounded(value * 10**digits) / 10**digits:.{digits}f}", language)
