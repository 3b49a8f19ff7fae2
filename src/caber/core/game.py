"""What the table of games says of each game."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from caber.core.contract import State
from caber.core.errors import BadOption
from caber.core.options import Option, Options, Value, written
from caber.texts import options_table

PLAYERS = "players"  # the option of a game that several numbers of people can play


class Game(NamedTuple):
    """One game: its name, its options, and how a game of it starts."""

    name: str  # as in code, records and commands
    version: int  # of the rules; raised when a change could alter an old record's replay
    seats: tuple[int, ...]  # how many people can play
    offered: tuple[Option, ...]
    opening: Callable[[Options], State]
    moves: int  # how many numbers moves have, outcomes of chance included: 0 to moves - 1
    decisions: int  # what players choose is numbered below this: the width of a mask of legal moves
    main: tuple[str, ...] = ()  # names of the options that a start page shows at once
    secrets: bool = True  # whether a seat may know something that another doesn't

    @property
    def agreed(self) -> tuple[Option, ...]:
        """What is left to agree upon once it is known who plays: the seats tell how many they are."""
        return tuple(option for option in self.offered if option.name != PLAYERS)

    def options(self, chosen: Mapping[str, Value] | None = None, **named: Value) -> Options:
        """Return all options, with these values in place of the defaults, from a mapping or by keyword."""
        return Options(self.offered, {**(chosen or {}), **named})

    def players(self, options: Mapping[str, Value]) -> int:
        """How many play with these options."""
        return int(options.get(PLAYERS, self.seats[0]))

    def unusual(self, options: Options) -> dict[str, Value]:
        """What was agreed beside the defaults; how many play can be seen from the seats."""
        return {name: value for name, value in options.changed().items() if name != PLAYERS}

    def seated(self, seats: int, chosen: Mapping[str, Value]) -> Options:
        """All options for so many seats; BadOption if these options are for another number of players."""
        several = len(self.offered) > len(self.agreed)
        options = self.options({PLAYERS: seats, **chosen} if several else chosen)
        check_seats(seats, self.players(options))
        return options

    def options_table(self, language: str) -> str:
        """All options in a table for the rules page, in Markdown."""
        choices = {option.name: [written(value) for value in option.choices] for option in self.offered}
        examples = {option.name: option.own.example for option in self.offered if option.own}
        return options_table(self.name, choices, examples, language)

    def start(self, chosen: Mapping[str, Value] | None = None, **named: Value) -> State:
        """Return the first position, before anything is dealt; options as in `options`."""
        return self.opening(self.options(chosen, **named))


def check_seats(seats: int, players: int) -> None:
    """Raises BadOption unless there are as many seats as players."""
    if seats != players:
        raise BadOption("error-players", {"seats": seats, "players": players})
