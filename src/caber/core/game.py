"""A game's entry in the table of games."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from caber.core.contract import State
from caber.core.errors import BadOption
from caber.core.options import Option, Options, Value, written
from caber.texts import options_table

PLAYERS = "players"  # the option for the number of players, if a game allows several numbers


class Game(NamedTuple):
    """A game: its name, its options, and its first position."""

    name: str  # as in code, records and commands
    version: int  # of the rules; raised when a change could alter an old record's replay
    seats: tuple[int, ...]  # the possible numbers of players
    offered: tuple[Option, ...]
    opening: Callable[[Options], State]  # returns the first position
    moves: int  # moves are numbered 0 to moves - 1, outcomes of chance included
    decisions: int  # the moves of players are numbered below this: the width of a mask of legal moves
    main: tuple[str, ...] = ()  # names of the options that a start page shows at once
    secrets: bool = True  # True if a seat may know something that another doesn't

    @property
    def agreed(self) -> tuple[Option, ...]:
        """The options without the number of players, which follows from the seats."""
        return tuple(option for option in self.offered if option.name != PLAYERS)

    def options(self, chosen: Mapping[str, Value] | None = None, **named: Value) -> Options:
        """Return all options, with these values in place of the defaults, from a mapping or by keyword."""
        return Options(self.offered, {**(chosen or {}), **named})

    def players(self, options: Mapping[str, Value]) -> int:
        """Return the number of players with these options."""
        return int(options.get(PLAYERS, self.seats[0]))

    def unusual(self, options: Options) -> dict[str, Value]:
        """Return the options that differ from the defaults, without the number of players."""
        return {name: value for name, value in options.changed().items() if name != PLAYERS}

    def seated(self, seats: int, chosen: Mapping[str, Value]) -> Options:
        """Return all options for a number of seats; raise BadOption if `chosen` is for another number."""
        several = len(self.offered) > len(self.agreed)
        options = self.options({PLAYERS: seats, **chosen} if several else chosen)
        check_seats(seats, self.players(options))
        return options

    def options_table(self, language: str) -> str:
        """Return a table of all options for the rules page, in Markdown."""
        choices = {option.name: [written(value) for value in option.choices] for option in self.offered}
        examples = {option.name: option.own.example for option in self.offered if option.own}
        return options_table(self.name, choices, examples, language)

    def start(self, chosen: Mapping[str, Value] | None = None, **named: Value) -> State:
        """Return the first position, before anything is dealt; options as in `options`."""
        return self.opening(self.options(chosen, **named))


def check_seats(seats: int, players: int) -> None:
    """Raise BadOption unless there are as many seats as players."""
    if seats != players:
        raise BadOption("error-players", {"seats": seats, "players": players})
