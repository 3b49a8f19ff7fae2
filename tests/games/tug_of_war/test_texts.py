"""The rules pages agree with the code: their examples, tables and odds are true."""

import re

import pytest

from caber.core.options import Options, written
from caber.games.tug_of_war import layout as at
from caber.games.tug_of_war.athletes import removes, removes_lying
from caber.games.tug_of_war.deeds import parts, team
from caber.games.tug_of_war.drawing import draw, read
from caber.games.tug_of_war.notation import TEXTS
from caber.games.tug_of_war.rules import OFFERED
from caber.games.tug_of_war.state import TugOfWar
from caber.texts import DRAWING, FALLBACK, LANGUAGES, rules, short_rules
from tests.games.tug_of_war.games import start
from tests.test_texts import quoted

by_language = pytest.mark.parametrize("language", LANGUAGES)
START, THROWN, BERSERKER, IDLE = range(4)  # the drawings of a page


def drawings(language: str = FALLBACK) -> list[TugOfWar]:
    return [read(found[2]) for found in DRAWING.finditer(rules("tug_of_war", language))]


def after(state: TugOfWar, *texts: str) -> TugOfWar:
    state = state.twin(state.cells[:])
    for text in texts:
        state.play(state.parse(text))
    return state


def tables(language: str) -> list[list[list[str]]]:
    """The tables of a page without their heads, as rows of cells."""
    found = []
    for block in re.findall(r"(?:^\|.*\n)+", rules("tug_of_war", language), re.MULTILINE):
        rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in block.splitlines()[2:]]
        found.append(rows)
    return found


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


# -- what is quoted and drawn ----------------------------------------------------------------------


def test_the_pages_quote_and_draw_the_same() -> None:
    english, *others = LANGUAGES
    for language in others:
        assert quoted(rules("tug_of_war", language)) == quoted(rules("tug_of_war", english))
        assert [draw(each) for each in drawings(language)] == [draw(each) for each in drawings(english)]


@by_language
def test_what_a_page_quotes_can_be_typed(language: str) -> None:
    words = quoted(rules("tug_of_war", language))
    for setting in {word for word in words if "=" in word}:
        assert Options.read(OFFERED, setting)
        words.remove(setting)
    assert words <= {*TEXTS, "idle", *(option.name for option in OFFERED)}


@by_language
def test_a_page_rules_on_every_option(language: str) -> None:
    rulings = re.findall(r"^- `(\w+)=(\w+)`\.", rules("tug_of_war", language), re.MULTILINE)
    assert rulings == [(option.name, written(option.default)) for option in OFFERED]


@by_language
def test_the_rulings_say_what_is_reconstructed(language: str) -> None:
    marked = re.findall(r"^- `(\w+)=\w+`\. .*\[R\]", rules("tug_of_war", language), re.MULTILINE)
    assert marked == ["rerolls", "same_turn", "leaving", "idle", "turn_limit"]


@by_language
def test_the_short_rules_are_short(language: str) -> None:
    assert len(short_rules("tug_of_war", language).split()) < 260


# -- tables ----------------------------------------------------------------------------------------


@by_language
def test_the_odds_are_those_of_a_die(language: str) -> None:
    rows = tables(language)[0]
    assert [row[0] for row in rows] == ["1", "2", "3", "4", "5", "6"]
    for column, standing, lying in rows:
        for said, enough in ((standing, removes), (lying, removes_lying)):
            faces = sum(enough(die, int(column)) for die in range(1, at.SIDES + 1))
            assert numbers(said) == [round(100 * faces / at.SIDES)]


@by_language
def test_the_swaps_bring_and_cost_what_the_page_says(language: str) -> None:
    state = drawings(language)[THROWN]
    for move, dice, words in tables(language)[1]:
        deed = parts(state, int(state.parse(move.strip("`"))))
        new, old = numbers(dice)
        assert (deed["die"], deed["column"]) == (new, new)
        assert state.cells[at.COLUMN + deed["place"] - 1] == old
        assert numbers(words) == ([abs(deed["change"])] if deed["change"] else [])


@by_language
def test_every_move_is_explained(language: str) -> None:
    explained = [move for row in tables(language)[2] for move in re.findall("`([^`]+)`", row[0])]
    kinds = {re.sub(r"\d", "1", text) for text in TEXTS[: at.THROW]}
    assert {re.sub(r"\d", "1", move) for move in explained} == kinds


# -- examples --------------------------------------------------------------------------------------


def test_the_picture_of_the_start_is_one() -> None:
    drawn = drawings()
    assert draw(after(start(), "2-4-5", "1-3-6")) == draw(drawn[START])
    assert draw(after(drawn[START], "1-4-4")) == draw(drawn[THROWN])


def test_the_example_of_removing_is_true() -> None:
    state = drawings()[THROWN]
    for text in ("4@1 remove", "4@2 remove"):
        assert team(after(state, text), 1) == {"standing": 9, "lying": 0}
    assert not state.legal(state.parse("4@3 remove"))
    assert state.legal(state.parse("1@3 weaken"))


def test_the_example_of_the_berserker_is_true() -> None:
    assert team(after(drawings()[BERSERKER], "berserker"), 1) == {"standing": 1, "lying": 2}


def test_the_example_of_a_die_without_effect_is_true() -> None:
    state = drawings()[IDLE]
    assert [state.text(move) for move in state.moves()] == ["1@3 swap", "1@3 idle"]
    assert parts(state, int(state.parse("1@3 swap")))["loses"]
    following = after(state, "1@3 idle")
    assert [team(following, seat) for seat in range(2)] == [team(state, seat) for seat in range(2)]
