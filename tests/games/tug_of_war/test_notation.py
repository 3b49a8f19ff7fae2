"""Moves as numbers and as texts."""

import pytest

from caber.core.errors import BadNotation
from caber.games.tug_of_war import layout as at
from tests.games.tug_of_war.games import start, text_of
from tests.games.tug_of_war.naive import MOVES


def test_moves_are_numbered_as_documented() -> None:
    assert [text_of(move) for move in range(int(at.MOVES))] == MOVES
    marked = {
        0: "keep",
        6: "reroll 6",
        7: "berserker",
        8: "leave standing",
        9: "leave lying",
        10: "1@1 remove",
        99: "6@3 idle",
        100: "1-1-1",
        155: "6-6-6",
        156: "1",
        161: "6",
    }
    assert {number: MOVES[number] for number in marked} == marked


def test_a_text_names_its_move() -> None:
    for number, text in enumerate(MOVES):
        assert start().parse(text) == number


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("2-1-3", "1-2-3"),
        ("6 - 5 -5", "5-5-6"),
        (" Reroll  3 ", "reroll 3"),
        ("BERSERKER", "berserker"),
        ("4 @ 2 Remove  Lying", "4@2 remove lying"),
        ("Leave Standing", "leave standing"),
    ],
)
def test_texts_are_read_generously(text: str, meant: str) -> None:
    """The order of thrown dice, capitals and spaces don't matter."""
    assert text_of(start().parse(text)) == meant


@pytest.mark.parametrize(
    "text",
    [
        "",
        "-",
        "0",
        "7",
        "12",
        "1-1",
        "1-2-7",
        "0-1-2",
        "1-2-3-4",
        "1-2-",
        "reroll",
        "reroll 0",
        "reroll 7",
        "leave",
        "4@2",
        "4@2 lying",
        "4@0 swap",
        "4@4 swap",
        "7@1 swap",
        "2@4swap",
        "4-2 swap",
        "remove 4@2",
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(BadNotation):
        start().parse(text)


@pytest.mark.parametrize("number", [-1, 162, 10_000])
def test_other_numbers_are_no_moves(number: int) -> None:
    with pytest.raises(BadNotation):
        start().text(number)
