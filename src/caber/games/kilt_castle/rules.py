"""The options of Kilt Castle, and the same as native numbers for the engine."""

from typing import Final, final

from mypy_extensions import i64

from caber.core.options import Option, Options
from caber.games.kilt_castle.plan import CORNERS, SLOTS

OFFERED: Final = (
    Option("players", (2, 3, 4)),
    Option("missing_fields", CORNERS),
    Option("start_slot", tuple(range(SLOTS))),
    Option("strict_neighbour", (False, True)),
    Option("roof_by_colour", (False, True)),
    Option("colour_ends", (False, True)),
    Option("hidden_purses", (False, True)),
    Option("standstill", (20, 10, 40)),
)

DUCATS: Final = 10  # in each purse at the start
FLOORS: Final = (11, 3, 2)  # of each colour, by crests


@final
class Rules:
    """What was agreed before the game, ready for quick use."""

    def __init__(self, options: Options) -> None:
        self.players: i64 = int(options["players"])
        self.corner: i64 = CORNERS.index(str(options["missing_fields"]))
        self.start_slot: i64 = int(options["start_slot"])
        self.strict_neighbour: bool = options["strict_neighbour"] is True
        self.roof_by_colour: bool = options["roof_by_colour"] is True
        self.colour_ends: bool = options["colour_ends"] is True
        self.hidden_purses: bool = options["hidden_purses"] is True
        self.standstill: i64 = int(options["standstill"])
        self.colours: i64 = 4
        self.longest_row: i64 = 4  # rule II
        self.most_rows: i64 = 5  # rule III
        if self.players == 3:
            self.colours = 3
            self.longest_row = 3
            self.most_rows = 4
