"""Moves as text, and back."""

from typing import Final

from caber.core.errors import BadNotation
from caber.games.schotten_totten.cards import CARDS, CLAN_CARDS, CLAN_LETTERS, MAX_STONES, name
from caber.games.schotten_totten.layout import (
    CLAIM,
    DEALT,
    DISCARD,
    DROP,
    FIRST_TRICK,
    LAY,
    MOVES,
    PASS,
    PLAY_TRICK,
    RETURN,
    RETURN_UNSEEN,
    TAKE,
    TO,
    UNSEEN_CARD,
)


def _all_texts() -> list[str]:
    texts = [""] * MOVES
    stones = range(MAX_STONES)
    laid = range((CLAIM - LAY) // MAX_STONES)
    texts[LAY:CLAIM] = [f"{name(card)}@{stone + 1}" for card in laid for stone in stones]
    texts[CLAIM:PLAY_TRICK] = [f"claim {stone + 1}" for stone in stones]
    texts[PLAY_TRICK:PASS] = [f"play {name(CLAN_CARDS + FIRST_TRICK + trick)}" for trick in range(4)]
    texts[PASS:TAKE] = ["pass", "draw", "draw tactics", "end"]
    texts[TAKE:TO] = [f"take {name(card)}" for card in range(CARDS)]
    texts[TO:DISCARD] = [f"to {stone + 1}" for stone in stones]
    texts[DISCARD] = "discard"
    texts[RETURN:RETURN_UNSEEN] = [f"return {name(card)}" for card in range(CARDS)]
    texts[RETURN_UNSEEN:DROP] = ["return ?", "return ?tactics"]
    texts[DROP:DEALT] = [f"drop {name(card)}" for card in range(CARDS)]
    texts[DEALT:UNSEEN_CARD] = [name(card) for card in range(CARDS)]
    texts[UNSEEN_CARD:MOVES] = ["?", "?tactics"]
    return texts


TEXTS: Final = _all_texts()
BY_TEXT: Final = {text: move for move, text in enumerate(TEXTS)}


def text(move: int) -> str:
    """A move in notation.

    >>> text(parse(" R7 @ 3")), text(parse("Claim  3"))
    ('r7@3', 'claim 3')
    """
    if not 0 <= move < MOVES:
        raise BadNotation("error-move-number", {"number": move, "moves": MOVES})
    return TEXTS[move]


def parse(words: str) -> int:
    """The move that a text names; capitals and spare spaces don't matter."""
    plain = " ".join(words.lower().split()).replace(" @", "@").replace("@ ", "@")
    move = BY_TEXT.get(plain)
    if move is None:
        raise BadNotation("schotten-totten-notation", {"text": words[:40], "clans": " ".join(CLAN_LETTERS)})
    return move
