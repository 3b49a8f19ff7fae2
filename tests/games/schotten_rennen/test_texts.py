"""The rules pages agree with the code: their examples, tables and odds are true."""

import re

import pytest

from caber.core.options import Options, written
from caber.games.schotten_rennen import layout as at
from caber.games.schotten_rennen.cards import BASE, LEFT_OUT, PICKED, RED, RED_CARDS, YELLOW
from caber.games.schotten_rennen.cards import NAMES as CARD_NAMES
from caber.games.schotten_rennen.drawing import draw, read
from caber.games.schotten_rennen.notation import TEXTS
from caber.games.schotten_rennen.picture import picture, way
from caber.games.schotten_rennen.rules import OFFERED
from caber.games.schotten_rennen.state import SchottenRennen
from caber.games.schotten_rennen.telling import say
from caber.texts import DRAWING, FALLBACK, LANGUAGES, rules
from tests.games.schotten_rennen.games import start
from tests.test_texts import quoted

by_language = pytest.mark.parametrize("language", LANGUAGES)
START, GOING_ON, MISSED, CATCHING_UP, BOG = range(5)  # the drawings of a page


def drawings(language: str = FALLBACK) -> list[SchottenRennen]:
    return [read(found[2]) for found in DRAWING.finditer(rules("schotten_rennen", language))]


def after(state: SchottenRennen, *texts: str) -> SchottenRennen:
    state = state.twin(state.cells[:])
    for text in texts:
        state.play(state.parse(text))
    return state


def tables(language: str) -> list[list[list[str]]]:
    """The tables of a page without their heads, as rows of cells."""
    found = []
    for block in re.findall(r"(?:^\|.*\n)+", rules("schotten_rennen", language), re.MULTILINE):
        rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in block.splitlines()[2:]]
        found.append(rows)
    return found


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


# -- what is quoted and drawn ----------------------------------------------------------------------


def test_the_pages_quote_and_draw_the_same() -> None:
    english, *others = LANGUAGES
    for language in others:
        assert quoted(rules("schotten_rennen", language)) == quoted(rules("schotten_rennen", english))
        assert [draw(each) for each in drawings(language)] == [draw(each) for each in drawings(english)]


@by_language
def test_what_a_page_quotes_can_be_typed(language: str) -> None:
    words = quoted(rules("schotten_rennen", language))
    for setting in {word for word in words if "=" in word}:
        assert Options.read(OFFERED, setting)
        words.remove(setting)
    assert words <= {*TEXTS, *CARD_NAMES}


@by_language
def test_a_page_rules_on_every_option_but_the_number_of_players(language: str) -> None:
    rulings = re.findall(r"^- `(\w+)=(\w+)`\.", rules("schotten_rennen", language), re.MULTILINE)
    offered = [option for option in OFFERED if option.name != "players"]
    assert rulings == [(option.name, written(option.default)) for option in offered]


@by_language
def test_the_rulings_say_which_numbers_are_reconstructed(language: str) -> None:
    marked = re.findall(r"^- `(\w+)=\w+`\. .*\[R\]", rules("schotten_rennen", language), re.MULTILINE)
    assert marked == [
        "goal_target",
        *(f"{card.name}_{colour}" for card in RED_CARDS for colour in card.reconstructed),
    ]


# -- tables ----------------------------------------------------------------------------------------


@by_language
def test_every_red_card_is_described_with_its_numbers(language: str) -> None:
    _, changing, double, *_ = tables(language)
    assert [row[0] for row in changing + double] == [f"`{card.name}`" for card in RED_CARDS]
    for (_, *cells), card in zip(changing, RED_CARDS):
        others = {"rival": [], "rank": [8, 7, 6, 5], "load": [4, 1]}
        assert numbers(cells[0]) == others.get(card.name, [card.red, card.occupied])
    for (_, said, words), card in zip(double, RED_CARDS[len(changing) :]):
        red, yellow = said.split(",")
        assert (numbers(red), numbers(yellow)) == ([card.red], [card.yellow])
        assert ("[R]" in red, "[R]" in yellow) == (RED in card.reconstructed, YELLOW in card.reconstructed)
        assert numbers(words) == ([card.further] if card.further else [])


@by_language
def test_the_risk_die_makes_up_for_what_the_page_says(language: str) -> None:
    for row in tables(language)[0]:
        short = numbers(row[0])[0]
        state = read(f"options: track=11\n turn: 1 risking\n need: 11\n dice: {_pair(11 - short)}")
        passing = [
            state.text(move) for move in state.moves() if after(state, state.text(move)).cells[at.FIGURE]
        ]
        faces = [say("face", language, face=face) for face in passing]
        assert row[1].split(", ") == faces
        assert numbers(row[2]) == [len(faces), 6]


def _pair(total: int) -> str:
    """Two dice that show so much, and no double."""
    low = max(1, total - 6)
    return f"{low}-{total - low}"


@by_language
def test_the_odds_are_those_of_the_dice(language: str) -> None:
    rows = tables(language)[3]
    track = ["3", "4", "5", "6", "7", "8", "9", "10", "11"]
    white = read(f"options: track={','.join(track)}")
    expected = [way(white, place + 1, yellow=False) for place in range(len(track))]
    other = read("options: track=hop,skip,jump,rival hop_yellow=10 skip_yellow=11 jump_yellow=12")
    expected += [way(other, place, yellow=True) for place in (1, 2, 3)]
    expected.append(way(other, 4, yellow=False))
    assert len(rows) == len(expected)
    for row, each in zip(rows, expected):
        if each["need"] is not None:
            assert numbers(row[0]) == [each["need"]]
        for said, (ways, of) in zip(row[1:], (each["chance"], each["risked"])):
            number = said.rstrip("% \N{NO-BREAK SPACE}").replace(",", ".")
            assert number == f"{100 * ways / of:.1f}", row


def test_the_tracks_of_the_pictures_are_those_of_a_base_and_a_pro_race() -> None:
    *base, pro = drawings()
    for drawn in base:
        assert sorted(track_of(drawn)) == sorted(BASE)
    white = [name for name in track_of(pro) if name in BASE]
    assert sorted([*white, *LEFT_OUT]) == sorted(BASE)
    assert len(track_of(pro)) == len(white) + PICKED


def track_of(state: SchottenRennen) -> list[str]:
    return [card["name"] for card in picture(state)["track"] if card]


# -- examples --------------------------------------------------------------------------------------


def test_the_picture_of_the_start_is_one() -> None:
    drawn = drawings()[START]
    assert draw(after(start({"players": 3}), *track_of(drawn))) == draw(drawn)


def test_the_example_of_going_on_is_true() -> None:
    state = drawings()[GOING_ON]
    assert [state.text(move) for move in state.moves()] == ["secure", "roll"]
    assert picture(state)["ways"][0]["need"] == 10
    assert picture(after(state, "secure"))["seats"][0]["stone"] == 4
    failed = picture(after(state, "roll", "1-2", "back"))["seats"][0]
    assert (failed["figure"], failed["stone"]) == (2, 2)


def test_the_example_of_courage_is_true() -> None:
    state = drawings()[MISSED]
    track = picture(state)["track"]
    assert [card["name"] for card in track[8:10] if card] == ["11", "7"]
    attempt = picture(state)["attempt"]
    assert attempt is not None and attempt["short"] == 2
    for face in ("+2", "+3", "+4", "green"):
        passed = picture(after(state, "risk", face))["seats"][0]
        assert (passed["figure"], passed["risk"]) == (10, 1)
    for texts in (["risk", "+1"], ["risk", "red"], ["back"]):
        assert picture(after(state, *texts))["seats"][0]["figure"] == 7


def test_the_example_of_catching_up_is_true() -> None:
    state = drawings()[CATCHING_UP]
    assert "up" in [state.text(move) for move in state.moves()]
    following = after(state, "up")
    assert following.turn == 0
    assert picture(following)["seats"][0]["stone"] == 6


def test_the_example_of_the_bog_is_true() -> None:
    state = drawings()[BOG]
    assert {each["move"]: each["need"] for each in picture(state)["ways"]} == {"roll": 9, "yellow": 6}
    for text, stone in (("roll", 3), ("yellow", 1)):
        failed = picture(after(state, text, "1-1", "back"))["seats"][0]
        assert (failed["figure"], failed["stone"]) == (stone, stone)
