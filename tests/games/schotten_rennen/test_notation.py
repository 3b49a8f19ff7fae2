"""Moves as numbers and as texts."""

import pytest

from caber.core.errors import BadNotation
from caber.games.schotten_rennen import layout as at
from tests.games.schotten_rennen.games import start, text_of


def test_moves_are_numbered_as_documented() -> None:
    words = ["secure", "up", "roll", "yellow", "ask 1", "ask 2", "ask 3", "ask 4", "retreat", "risk", "back"]
    words += ["bonus", "stay", *(f"{low}-{high}" for low in range(1, 7) for high in range(low, 7))]
    words += ["+1", "+2", "+3", "+4", "green", "red", *(str(number) for number in range(3, 12))]
    words += ["rival", "rank", "load", "crowd", "path", "bog", "hop", "skip", "jump", "well"]
    assert [text_of(move) for move in range(int(at.MOVES))] == words


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("2-1", "1-2"),
        ("6 - 5", "5-6"),
        (" Ask  3 ", "ask 3"),
        ("GREEN", "green"),
        ("Rival", "rival"),
        ("+4", "+4"),
    ],
)
def test_texts_are_read_generously(text: str, meant: str) -> None:
    """The order of the dice, capitals and spaces don't matter."""
    assert text_of(start().parse(text)) == meant


@pytest.mark.parametrize(
    "text",
    ["", "-", "1", "2", "12", "1-7", "0-1", "7-7", "1-", "1-2-3", "ask", "ask 0", "ask 5", "+5", "+0", "-1"],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(BadNotation):
        start().parse(text)
