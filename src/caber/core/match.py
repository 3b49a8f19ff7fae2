"""A match: several games with the same seats, points added up.

The winner begins the next game, if the game has the option `begins`; a game without it decides by itself who
begins. Nobody but this module knows that option.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from caber.core.options import Options, Value
from caber.core.outcome import Outcome

BEGINS = "begins"  # the option of a game whose first player is agreed: his seat, counted from 1


class Match(NamedTuple):
    """How a match of so many games stands.

    >>> match = Match(3, 2)
    >>> match = match.add(Outcome((-1, 1), (2, 5), "majority"), begins=0)
    >>> match.points, match.begins, match.over
    ((2, 5), 1, False)
    """

    games: int  # agreed beforehand
    seats: int
    points: tuple[int, ...] = ()
    played: int = 0
    begins: int = 0  # the seat that begins the next game, if that is agreed

    def add(self, outcome: Outcome, begins: int) -> "Match":
        """The match after another game, which that seat had begun; after a draw the next seat begins."""
        before = self.points or (0,) * self.seats
        points = tuple(sum(pair) for pair in zip(before, outcome.points))
        winner = outcome.winner
        following = (begins + 1) % self.seats if winner is None else winner
        return self._replace(points=points, played=self.played + 1, begins=following)

    @property
    def over(self) -> bool:
        """Whether all games have been played."""
        return self.played >= self.games

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the most points."""
        return tuple(seat for seat, points in enumerate(self.points) if points == max(self.points))


def beginner(options: Mapping[str, Value]) -> int:
    """The seat that begins by these options; 0, of no importance, if the game decides that itself."""
    return int(options.get(BEGINS, 1)) - 1


def agreed(options: Mapping[str, Value]) -> dict[str, Value]:
    """What stays the same from game to game of a match."""
    return {name: value for name, value in options.items() if name != BEGINS}


def options_for(match: Match, options: Options) -> Options:
    """The options of the next game: the same, but for the seat that begins."""
    changed = {name: match.begins + 1 for name in options if name == BEGINS}
    return Options(options.offered, {**options, **changed})


def replayed(games: int, seats: int, finished: Sequence[tuple[Options, Outcome]]) -> Match:
    """The match that these finished games add up to."""
    match = Match(games, seats)
    for options, outcome in finished:
        match = match.add(outcome, beginner(options))
    return match
