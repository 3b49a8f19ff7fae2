"""The options of Schotten-Totten, and the same as native numbers for the engine."""

from typing import Final, final

from mypy_extensions import i64

from caber.core.bits import BIT
from caber.core.errors import BadOption
from caber.core.options import Option, Options
from caber.games.schotten_totten.cards import deck_of

OFFERED: Final = (
    Option("mode", ("base", "tactics")),
    Option("expert", (False, True)),
    Option("begins", (1, 2)),
    Option("clans", (6, 5, 4, 3, 2, 1)),
    Option("values", (9, 3, 4, 5, 6, 7, 8, 10)),
    Option("stones", (9, 8, 7, 6, 5, 4, 3, 2, 1)),
    Option("hand", (6, 1, 2, 3, 4, 5, 7)),
    Option("proof_jokers", (False, True)),
    Option("scout_stacks", ("both", "one")),
    Option("move_terrain", (True, False)),
    Option("mud_drop", ("best", "owner")),
    Option("tie", ("complete", "last_card")),
    Option("leaders", ("game", "table")),
    Option("one_stack", ("must", "may")),
    Option("stuck", ("stones", "draw")),
)


@final
class Rules:
    """What was agreed before the game, ready for quick use."""

    def __init__(self, options: Options) -> None:
        self.tactics: bool = options["mode"] == "tactics"
        self.expert: bool = options["expert"] is True
        self.begins: i64 = int(options["begins"]) - 1
        self.clans: i64 = int(options["clans"])
        self.values: i64 = int(options["values"])
        self.stones: i64 = int(options["stones"])
        self.hand: i64 = int(options["hand"])
        self.proof_jokers: bool = options["proof_jokers"] is True
        self.scout_one_stack: bool = options["scout_stacks"] == "one"
        self.move_terrain: bool = options["move_terrain"] is True
        self.drop_best: bool = options["mud_drop"] == "best"
        self.tie_by_last_card: bool = options["tie"] == "last_card"
        self.leader_per_game: bool = options["leaders"] == "game"
        self.draw_may_end: bool = options["one_stack"] == "may"
        self.stuck_is_draw: bool = options["stuck"] == "draw"
        if self.clans * self.values < 2 * self.hand:
            raise BadOption(
                "error-too-few-cards",
                {"cards": int(self.clans * self.values), "needed": int(2 * self.hand)},
            )
        self.deck: i64 = deck_of(self.clans, self.values)
        self.cards: i64 = self.clans * self.values
        self.all_stones: i64 = BIT[self.stones] - 1
        self.majority: i64 = self.stones // 2 + 1
