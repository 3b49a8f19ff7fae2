"""What the table of games says of each game."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from caber.core.contract import State
from caber.core.options import Option, Options, Value


class Game(NamedTuple):
    """One game: its name, its options, and how a game of it starts."""

    name: str  # as in code, records and commands
    version: int  # of the rules; raised when a change could alter an old record's replay
    seats: tuple[int, ...]  # how many people can play
    offered: tuple[Option, ...]
    opening: Callable[[Options], State]

    def options(self, chosen: Mapping[str, Value] | None = None) -> Options:
        """All options, with these values in place of the defaults."""
        return Options(self.offered, chosen)

    def start(self, chosen: Mapping[str, Value] | None = None) -> State:
        """The first position, before anything is dealt."""
        return self.opening(self.options(chosen))
