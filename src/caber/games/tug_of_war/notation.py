"""Moves as text, and back."""

from re import sub
from typing import Final

from caber.core.errors import BadNotation
from caber.games.tug_of_war.dice import HIGHS, LOWS, MIDDLES

DEED_WORDS: Final = ("remove", "remove lying", "swap", "weaken", "idle")
TEXTS: Final = (
    "keep",
    *(f"reroll {die}" for die in range(1, 7)),
    "berserker",
    "leave standing",
    "leave lying",
    *(f"{die}@{place} {deed}" for die in range(1, 7) for place in range(1, 4) for deed in DEED_WORDS),
    *(f"{low}-{mid}-{high}" for low, mid, high in zip(LOWS, MIDDLES, HIGHS)),
    *(f"{die}" for die in range(1, 7)),
)
BY_TEXT: Final = {text: move for move, text in enumerate(TEXTS)}


def text(move: int) -> str:
    """A move in notation.

    >>> text(parse(" 4 @ 2  Remove")), text(parse("5-1 - 3")), text(parse("REROLL 2")), text(parse("6"))
    ('4@2 remove', '1-3-5', 'reroll 2', '6')
    """
    if not 0 <= move < len(TEXTS):
        raise BadNotation("error-move-number", {"number": move, "moves": len(TEXTS)})
    return TEXTS[move]


def parse(words: str) -> int:
    """The move that a text names; capitals, spare spaces and the order of thrown dice don't matter."""
    plain = sub(r" ?([@-]) ?", r"\1", " ".join(words.lower().split()))
    move = BY_TEXT.get(plain, BY_TEXT.get("-".join(sorted(plain.split("-")))))
    if move is None:
        raise BadNotation("tug-of-war-notation", {"text": words[:40]})
    return move
