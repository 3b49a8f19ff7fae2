"""A match: several games with the same seats, with points added up.

In a game with the option `begins`, the winner begins the next game; in other games the rules say who begins.
Only this module knows that option.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from caber.core.options import Options, Value
from caber.core.outcome import Outcome

BEGINS = "begins"  # the option for the seat that begins, counted from 1


class Match(NamedTuple):
    """The state of a match.

    >>> match = Match(3, 2)
    >>> match = match.add(Outcome((-1, 1), (2, 5), "majority"), begins=0)
    >>> match.points, match.begins, match.over
    ((2, 5), 1, False)
    """

    games: int  # the length of the match
    seats: int
    points: tuple[int, ...] = ()
    played: int = 0
    begins: int = 0  # the seat that begins the next game, if the game has that option

    def add(self, outcome: Outcome, begins: int) -> "Match":
        """Return the match after another game, begun by seat `begins`; after a draw the next seat begins."""
        before = self.points or (0,) * self.seats
        points = tuple(sum(pair) for pair in zip(before, outcome.points))
        winner = outcome.winner
        following = (begins + 1) % self.seats if winner is None else winner
        return self._replace(points=points, played=self.played + 1, begins=following)

    @property
    def over(self) -> bool:
        """True if all games have been played."""
        return self.played >= self.games

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the most points."""
        return tuple(seat for seat, points in enumerate(self.points) if points == max(self.points))


def beginner(options: Mapping[str, Value]) -> int:
    """Return the seat that begins with these options; 0, without meaning, for a game without that option."""
    return int(options.get(BEGINS, 1)) - 1


def agreed(options: Mapping[str, Value]) -> dict[str, Value]:
    """Return the options that stay the same in all games of a match."""
    return {name: value for name, value in options.items() if name != BEGINS}


def options_for(match: Match, options: Options) -> Options:
    """Return the options of the next game: they differ only in the seat that begins."""
    changed = {name: match.begins + 1 for name in options if name == BEGINS}
    return Options(options.offered, {**options, **changed})


def replayed(games: int, seats: int, finished: Sequence[tuple[Options, Outcome]]) -> Match:
    """Return the match after these finished games."""
    match = Match(games, seats)
    for options, outcome in finished:
        match = match.add(outcome, beginner(options))
    return match
