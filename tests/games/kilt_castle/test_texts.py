"""The rules pages agree with the code: their examples are true."""

import re

import pytest

from caber.core.contract import State
from caber.core.options import written
from caber.games.kilt_castle import GAME
from caber.games.kilt_castle.cards import LETTERS
from caber.games.kilt_castle.cards import NAMES as CARD_NAMES
from caber.games.kilt_castle.drawing import draw, read
from caber.games.kilt_castle.notation import TEXTS
from caber.games.kilt_castle.picture import picture
from caber.games.kilt_castle.rules import OFFERED
from caber.games.kilt_castle.screen import choice
from caber.games.kilt_castle.state import KiltCastle
from caber.texts import DRAWING, FALLBACK, LANGUAGES, rules, short_rules
from tests.test_texts import messages, quoted


def drawings(language: str) -> list[KiltCastle]:
    return [read(found[2]) for found in DRAWING.finditer(rules("kilt_castle", language))]


def test_every_colour_has_a_name() -> None:
    keys = {message.id.name for message in messages(FALLBACK, "kilt_castle")}
    named = {key for key in keys if key.startswith("kilt-castle-colour-")}
    assert named == {f"kilt-castle-colour-{letter}" for letter in LETTERS}


def test_the_pages_quote_and_draw_the_same() -> None:
    english, *others = LANGUAGES
    for language in others:
        assert quoted(rules("kilt_castle", language)) == quoted(rules("kilt_castle", english))
        assert [draw(each) for each in drawings(language)] == [draw(each) for each in drawings(english)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_page_quotes_can_be_typed(language: str) -> None:
    page = rules("kilt_castle", language)
    settings = {f"{option.name}={written(value)}" for option in OFFERED for value in option.choices}
    assert quoted(page) <= {*TEXTS, *CARD_NAMES, *settings}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_rules_on_every_option_but_the_number_of_players(language: str) -> None:
    rulings = re.findall(r"^- `(\w+)=\w+`\.", rules("kilt_castle", language), re.MULTILINE)
    assert rulings == [option.name for option in OFFERED if option.name != "players"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_of_the_three_rules_are_true(language: str) -> None:
    state = drawings(language)[1]
    examples = re.findall(r"^- `(\w+>\d+)` (.+)$", rules("kilt_castle", language), re.MULTILINE)
    assert len(examples) == 6
    for text, words in examples:
        refusal = state.refusal(state.parse(text))
        rule = re.search(r"\b(I+)\b", words)
        assert (refusal is None) == (rule is None)
        if refusal and rule:
            assert re.search(rf"\b{rule[1]}\b", refusal.tell(language)), text


def test_the_owner_of_the_outward_colour_begins_the_picture_of_the_start() -> None:
    state: State = GAME.start()
    for text in ("or", "ld", "lr", "do", "rd", "lo"):
        state = state.after(state.parse(text))
    assert isinstance(state, KiltCastle)
    assert draw(state) == draw(drawings("en")[0])


def test_the_example_of_building_is_true() -> None:
    state = drawings("en")[2]
    assert {state.text(move): choice(state, move) for move in state.moves()[::3]} == {
        "a3": "Build on a3, no crest: 3 ducats to red",
        "b3": "Build on b3, no crest: free of charge",
        "c3": "Build on c3, no crest: free of charge",
        "d3": "Build on d3, no crest: free of charge",
    }
    roof = drawings("en")[3]
    assert (
        choice(roof, int(roof.parse("b3"))) == "Build on b3, no crest: 1 ducat to red; a roof comes onto it"
    )


@pytest.mark.parametrize(
    ("purse", "words"),
    [
        (
            0,
            [
                "costs 3 ducats, and the purse is empty.",
                "kostet 3 Dukaten, und der Geldbeutel ist leer.",
                "kost 3 dukaten, en de beurs is leeg.",
            ],
        ),
        (
            1,
            [
                "costs 3 ducats, and there is only 1 ducat in the purse.",
                "kostet 3 Dukaten, und im Geldbeutel ist nur 1 Dukate.",
                "kost 3 dukaten, en er zit maar 1 dukaat in de beurs.",
            ],
        ),
        (
            2,
            [
                "costs 3 ducats, and there are only 2 ducats in the purse.",
                "kostet 3 Dukaten, und im Geldbeutel sind nur 2 Dukaten.",
                "kost 3 dukaten, en er zitten maar 2 dukaten in de beurs.",
            ],
        ),
    ],
)
def test_what_is_too_dear_is_told_in_ducats(purse: int, words: list[str]) -> None:
    state = read(f"{draw(drawings('en')[2])}\npurses: 10 {purse}")
    refusal = state.refusal(state.parse("a3"))
    assert refusal is not None
    for language, part in zip(LANGUAGES, words, strict=True):
        assert part in refusal.tell(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sums_of_the_ducat_day_are_true(language: str) -> None:
    page, shown = rules("kilt_castle", language), picture(drawings(language)[4])
    sums = re.findall(r"^- .+?: ([^.]+)\. ((?:\d \w+ \+ )+\d \w+) = (\d) ", page, re.MULTILINE)
    assert (
        [int(total) for _, _, total in sums] == [each["worth"] for each in shown["colours"]] == [5, 2, 4, 5]
    )
    for (fields, terms, total), each in zip(sums, shown["colours"]):
        assert sorted(re.findall(r"[a-e][1-5]", fields)) == sorted(each["area"])
        assert sum(map(int, re.findall(r"\d", terms))) == int(total)
    assert "5 + 2 = 7" in page and "4 + 5 = 9" in page


def test_the_example_of_the_reward_is_true() -> None:
    drawn = draw(drawings("en")[4]).replace("turn: 1 move", "options: players=4\nturn: 1 finished")
    reward = picture(read(f"{drawn}\nreason: built_out"))["reward"]
    assert [(each["towers"], each["crests"]) for each in reward] == [(2, 2), (2, 0), (3, 1), (2, 2)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_rules_are_short(language: str) -> None:
    assert len(short_rules("kilt_castle", language).split()) < 260
