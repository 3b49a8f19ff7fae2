"""Moves as text, and back."""

from typing import Final

from caber.core.errors import BadNotation
from caber.games.kilt_castle.cards import CARDS, NAMES, PAIRS, side_name
from caber.games.kilt_castle.layout import BUILD_ON, CARD_TO, DEALT, KINDS_OF_FLOOR, MOVES, ROOF_FROM
from caber.games.kilt_castle.plan import FIELD_NAMES, SLOTS


def _all_texts() -> list[str]:
    texts = [""] * MOVES
    texts[CARD_TO:BUILD_ON] = [f"{name}>{slot}" for name in NAMES for slot in range(SLOTS)]
    texts[BUILD_ON:ROOF_FROM] = [
        field + "*" * crests for field in FIELD_NAMES for crests in range(KINDS_OF_FLOOR)
    ]
    texts[ROOF_FROM:DEALT] = [f"roof {field}" for field in FIELD_NAMES]
    texts[DEALT:MOVES] = [
        side_name(card, turned) for card in range(CARDS - PAIRS, CARDS) for turned in range(2)
    ]
    return texts


TEXTS: Final = _all_texts()
BY_TEXT: Final = {text: move for move, text in enumerate(TEXTS)}


def text(move: int) -> str:
    """A move in notation.

    >>> text(parse(" RO > 7")), text(parse("C3 *")), text(parse("roof  b2")), text(parse("or"))
    ('ro>7', 'c3*', 'roof b2', 'or')
    """
    if not 0 <= move < MOVES:
        raise BadNotation("error-move-number", {"number": move, "moves": MOVES})
    return TEXTS[move]


def parse(words: str) -> int:
    """The move that a text names; capitals and spare spaces don't matter."""
    plain = " ".join(words.lower().split())
    for sign in (">", "*"):
        plain = plain.replace(f" {sign}", sign).replace(f"{sign} ", sign)
    move = BY_TEXT.get(plain)
    if move is None:
        raise BadNotation("kilt-castle-notation", {"text": words[:40]})
    return move
