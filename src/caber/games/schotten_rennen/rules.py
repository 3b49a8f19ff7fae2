"""The options of Schotten Rennen, and the same as native numbers for the engine."""

from collections.abc import Iterator
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.errors import BadOption
from caber.core.options import Option, Options, Own
from caber.games.schotten_rennen.cards import BASE, CARDS, GOAL, RED_CARDS, kinds, read_track
from caber.games.schotten_rennen.layout import LONGEST

DICE: Final = tuple(range(2, 13))  # what two dice can show
AUTOMATIC: Final = "automatic"


def _numbers(name: str, default: int, *others: str) -> Option:
    return Option(name, (default, *(number for number in DICE if number != default), *others))


def _reconstructed() -> Iterator[Option]:
    for card in RED_CARDS:
        for colour in card.reconstructed:
            yield _numbers(f"{card.name}_{colour}", card._asdict()[colour])


OFFERED: Final = (
    Option("players", (2, 3, 4)),
    Option("track", ("base", "pro"), Own(read_track, ",".join(BASE))),
    Option("shuffle", (False, True)),
    Option("begins", (1, 2, 3, 4)),
    Option("play_on", (False, True)),
    _numbers("goal_target", GOAL, "none"),
    Option("catch_up", ("choice", AUTOMATIC)),
    Option("bonus", ("choice", AUTOMATIC)),
    *_reconstructed(),
)


@final
class Rules:
    """What was agreed before the race, ready for quick use."""

    def __init__(self, options: Options) -> None:
        self.players: i64 = int(options["players"])
        self.begins: i64 = int(options["begins"]) - 1
        if self.begins >= self.players:
            details = {"begins": int(options["begins"]), "players": int(options["players"])}
            raise BadOption("schotten-rennen-begins", details)
        track = str(options["track"])
        self.own: vec[i64] = vec[i64]([] if track in ("base", "pro") else kinds(track))
        self.pro: bool = track == "pro"
        self.shuffle: bool = options["shuffle"] is True
        self.length: i64 = i64(len(self.own)) or LONGEST
        self.play_on: bool = options["play_on"] is True
        goal = options["goal_target"]
        self.goal: i64 = 0 if goal == "none" else int(goal)
        self.catch_up_automatic: bool = options["catch_up"] == AUTOMATIC
        self.bonus_automatic: bool = options["bonus"] == AUTOMATIC
        # What is printed on the cards, by kind; see `cards.Card`.
        self.red: vec[i64] = vec[i64]([int(options.get(f"{card.name}_red", card.red)) for card in CARDS])
        self.yellow: vec[i64] = vec[i64](
            [int(options.get(f"{card.name}_yellow", card.yellow)) for card in CARDS]
        )
        self.occupied: vec[i64] = vec[i64]([card.occupied for card in CARDS])
        self.further: vec[i64] = vec[i64]([card.further for card in CARDS])
