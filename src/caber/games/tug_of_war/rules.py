"""The options of Tug of War, and the same as native numbers for the engine."""

from typing import Final, final

from mypy_extensions import i64

from caber.core.options import Option, Options, Value

NONE: Final = "none"
UNBOUNDED: Final = 1_000_000  # more athletes, or turns, than anybody will ever see

OFFERED: Final = (
    Option("begins", (1, 2)),
    Option("cap", (NONE, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18)),
    Option("lying", (NONE, 1, 2, 3, 4, 6)),
    Option("rerolls", ("one_by_one", "together")),
    Option("same_turn", (True, False)),
    Option("leaving", ("lying_first", "choice")),
    Option("idle", (True, False)),
    Option("drawn", (False, True)),
    Option("turn_limit", (NONE, 10, 20, 30, 50, 100, 200)),
)


def bound(value: Value) -> int:
    """The greatest number that an option allows."""
    return UNBOUNDED if value == NONE else int(value)


@final
class Rules:
    """What was agreed before the game, ready for quick use."""

    def __init__(self, options: Options) -> None:
        self.begins: i64 = int(options["begins"]) - 1
        self.cap: i64 = bound(options["cap"])  # athletes of a side
        self.lying: i64 = bound(options["lying"])  # of them lying
        self.together: bool = options["rerolls"] == "together"
        self.same_turn: bool = options["same_turn"] is True
        self.choice: bool = options["leaving"] == "choice"
        self.idle: bool = options["idle"] is True
        self.drawn: bool = options["drawn"] is True
        self.turn_limit: i64 = bound(options["turn_limit"])
