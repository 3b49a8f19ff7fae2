"""Moves as text, and back."""

from typing import Final

from caber.core.errors import BadNotation
from caber.games.schotten_rennen.cards import NAMES
from caber.games.schotten_rennen.dice import HIGHS, LOWS

TEXTS: Final = (
    "secure", "up", "roll", "yellow", "ask 1", "ask 2", "ask 3", "ask 4", "retreat",
    "risk", "back", "bonus", "stay",
    *(f"{low}-{high}" for low, high in zip(LOWS, HIGHS)),
    "+1", "+2", "+3", "+4", "green", "red",
    *NAMES,
)  # fmt: skip
BY_TEXT: Final = {text: move for move, text in enumerate(TEXTS)}


def text(move: int) -> str:
    """A move in notation.

    >>> text(parse(" ASK  2")), text(parse("5 - 3")), text(parse("Green")), text(parse("11"))
    ('ask 2', '3-5', 'green', '11')
    """
    if not 0 <= move < len(TEXTS):
        raise BadNotation("error-move-number", {"number": move, "moves": len(TEXTS)})
    return TEXTS[move]


def parse(words: str) -> int:
    """The move that a text names; capitals, spare spaces and the order of two dice don't matter."""
    plain = " ".join(words.lower().split()).replace(" - ", "-")
    one, dash, other = plain.partition("-")
    move = BY_TEXT.get(plain, BY_TEXT.get(f"{other}-{one}") if dash else None)
    if move is None:
        raise BadNotation("schotten-rennen-notation", {"text": words[:40]})
    return move
