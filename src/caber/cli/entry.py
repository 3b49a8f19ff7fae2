"""Typed moves: a number from the list, notation, or the beginning of it."""

import re
from itertools import pairwise

from caber.core.contract import State
from caber.core.errors import BadNotation, CaberError

LONGEST_NUMBER = 9  # digits; Python refuses to read thousands of them
WORDS = re.compile(r"[^\W\d_]+|\d+|\*+")
JOINTS = ("@", ">")  # what joins the words of a move in notation


def understand(view: State, typed: str) -> list[int]:
    """Return the legal moves that the text may mean, one if it is clear; CaberError if there is none."""
    moves = view.moves()
    if typed.isdecimal():
        if len(typed) > LONGEST_NUMBER or not 1 <= int(typed) <= len(moves):
            raise CaberError("cli-number", {"number": typed[:40], "moves": len(moves)})
        return [moves[int(typed) - 1]]
    words = WORDS.findall(typed.lower())
    texts = {move: WORDS.findall(view.text(move)) for move in moves}
    exact = [move for move, text in texts.items() if text == words]
    begun = [move for move, text in texts.items() if text[: len(words)] == words and words]
    # A letter before a number is a card, mistyped perhaps, and not the beginning of another word.
    card = any(len(word) == 1 and after.isdecimal() for word, after in pairwise(words))
    loose = [move for move, text in texts.items() if not card and _begins(text, words)]
    for found in (exact, begun, loose):
        if found:
            return found
    refused = view.refusal(_parse(view, typed, words))
    assert refused is not None, f"{typed} is legal, but not on the menu"
    raise refused


def _begins(text: list[str], words: list[str]) -> bool:
    if not words or len(words) > len(text):
        return False
    return all(
        said == word if word.isdecimal() else said.startswith(word) for said, word in zip(text, words)
    )  # fmt: skip


def _parse(view: State, typed: str, words: list[str]) -> int:
    """Return the illegal move that the text names; spaces may stand for what joins its words."""
    tries = [typed, *(joint.join(typed.rsplit(maxsplit=1)) for joint in JOINTS), " ".join(words)]
    for text in tries:
        try:
            return int(view.parse(text))
        except BadNotation:
            continue
    return int(view.parse(typed))  # which complains
