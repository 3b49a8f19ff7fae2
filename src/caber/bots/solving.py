"""Games that can be solved: what one is worth under perfect play, with proof.

The solver of a game is `SOLVER` in the module `caber.bots.<game>.solver`; most games have none.
"""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from caber.bots import part_of
from caber.core.errors import CaberError
from caber.core.options import Options
from caber.games import NAMES

Report = Callable[[float], None]  # is told how much of the work is done, from 0 to 1


class Solution(NamedTuple):
    """What a game is worth to the player who begins, or as much of it as is proven.

    Where play is exact, `lower` and `upper` bound the value of the game. Elsewhere the three are about one
    way to play: how often he wins by it, at least if all keep to it, and at most if he departs from it.
    """

    value: float
    lower: float
    upper: float
    seconds: float  # that solving took, whenever that was
    sweeps: int  # over all positions


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
        """Whether the game itself is solved, so that there is a chart of it and bots have a loss."""
        ...

    def solve(self, options: Options, report: Report) -> Solution:
        """The value, and what is proven of it."""
        ...

    def words(self, options: Options, solution: Solution, language: str) -> list[str]:
        """The same, line by line, with the claim that it makes."""
        ...

    def chart(self, options: Options, language: str) -> str:
        """What to do when, as text."""
        ...

    def picture(self, options: Options, language: str) -> str:
        """The same as SVG."""
        ...

    def losses(self, options: Options, report: Report) -> dict[str, Loss]:
        """By name of the bot, what it loses against perfect play."""
        ...


def solver(game_name: str) -> Solver:
    """The solver of that game; CaberError if it has none."""
    module = part_of(game_name, "solver")
    if module is None:
        games = ", ".join(name for name in NAMES if part_of(name, "solver"))
        raise CaberError("solving-none", {"game": game_name, "games": games})
    found: Solver = module.SOLVER
    return found
