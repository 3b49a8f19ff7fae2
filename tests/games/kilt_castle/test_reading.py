"""The text board, choices in words, and sentences in which cards are spelled out."""

import re
from pathlib import Path

import pytest

from caber import texts
from caber.core.contract import CHANCE, NOBODY, OVER, State
from caber.core.rng import Rng
from caber.games.kilt_castle import GAME, telling
from caber.games.kilt_castle.cards import NAMES as CARD_NAMES
from caber.games.kilt_castle.drawing import read
from caber.games.kilt_castle.notation import TEXTS
from caber.games.kilt_castle.screen import choice, reading, spell
from caber.texts import LANGUAGES
from tests.games.kilt_castle.games import ROOFS, after

NAMES = ["Ailsa", "Rob", "Mairi", "Ewan"]
CARDS = "cards: 3=r,o,l,d 4=or,ld,lr 5=do,rd 6=lo"
POSITION = """
    options: players=4 hidden_purses=yes
    turn: 2 build l
    5  l1  l2* r2  d1  o1
    4  d3* o2^ .   .   .
    cards: 2=r,o,d 3=or,ld,lr 4=l,do,rd 5=lo
    purses: 4 31 10 12
    stock l: 2 0 1
    moved: l
    day: yes
"""


def facts(state: State, bottom: int = 0, language: str = "en") -> list[str]:
    return reading(state, bottom, NAMES, language)[2]


# -- the text board --------------------------------------------------------------------------------


def test_the_castle_is_a_table_with_the_north_on_top() -> None:
    state = read(POSITION)
    before = (state, int(state.parse("b5*")))
    heads, rows, _ = reading(state, 0, NAMES, last=[before])
    assert heads == ["Row", "a", "b", "c", "d", "e"]
    assert [row[0] for row in rows] == ["5", "4", "3", "2", "1"]
    assert rows[0][1:4] == [
        "light grey, 1 floor",
        "light grey, 2 floors, 1 crest, just built",
        "red, 2 floors",
    ]
    assert rows[1][1:4] == ["dark grey, 3 floors, 1 crest", "orange, 2 floors, roof", "empty"]
    assert rows[4][4:] == ["water", "water"]


def test_the_facts_say_what_the_picture_shows() -> None:
    assert facts(read(POSITION).hide(2), 2) == [
        "In Rob's turn: light grey builds",
        "A ducat day follows this turn",
        "Mairi, light grey: 10 ducats, 13 floors built",
        "Ewan, dark grey: purse hidden, 0 floors built",
        "Ailsa, red: purse hidden, 0 floors built",
        "Rob, orange: purse hidden, 0 floors built",
        "Floors left for red: 11 without a crest, 3 with 1 crest, 2 with 2 crests",
        "Floors left for orange: 11 without a crest, 3 with 1 crest, 2 with 2 crests",
        "Floors left for light grey: 2 without a crest, 0 with 1 crest, 1 with 2 crests",
        "Floors left for dark grey: 11 without a crest, 3 with 1 crest, 2 with 2 crests",
        "Slot 2 (last in the train): red, orange, dark grey; first empty field: a3",
        "Slot 3: orange inward and red outward, light grey inward and red outward, "
        "light grey inward and dark grey outward; first empty field: c4",
        "Slot 4: light grey, red inward and dark grey outward, dark grey inward and orange outward; "
        "no empty field",
        "Slot 5 (foremost): light grey inward and orange outward; first empty field: a3",
        "Most valuable area of red: 1 ducat (b4)",
        "Most valuable area of orange: 1 ducat (b4)",
        "Most valuable area of light grey: 4 ducats (b4, a5, b5)",
        "Most valuable area of dark grey: 3 ducats (a4, b4)",
        "Unused roofs: 1",
    ]


def test_two_colours_of_one_person_are_named_together() -> None:
    assert "Ailsa, red and orange: 10 ducats, 0 floors built" in facts(read(CARDS))
    assert "Rob, Hellgrau und Dunkelgrau: 10 Dukaten, 0 Stockwerke verbaut" in facts(read(CARDS), 0, "de")


def test_a_ducat_day_and_an_area_that_is_not_there() -> None:
    state = after(read("cards: 3=r,o,l,d 4=or,ld,lr 5=do 6=lo,rd"), "od>7", "c5*", "c4")
    assert facts(state)[-2:] == [
        "Ducat day: 2 ducats to orange for c5",
        "Ducat day: 1 ducat to dark grey for c4",
    ]
    assert "Most valuable area of red: none" in facts(state)


def test_a_roof_is_to_be_chosen() -> None:
    state = after(read(ROOFS), "b3")
    assert facts(state)[0] == "In Ailsa's turn, light grey chooses the roof that moves to b3"
    assert [choice(state, move) for move in state.moves()] == [
        "Move the roof of a5 to b3",
        "Move the roof of b5 to b3",
    ]


def test_the_end_opens_all_purses_and_tells_the_reward() -> None:
    state = read(POSITION.replace("2 build l", "2 finished") + "    reason: built_out").hide(NOBODY)
    assert "Rob, orange: 31 ducats, 0 floors built" in facts(state)
    assert facts(state)[-2] == "Reward of Mairi at the end: 3 ducats (towers: 2, crests: 1)"


@pytest.mark.parametrize(
    ("language", "you", "said"),
    [
        (
            "en",
            "You",
            {
                "It is your turn to move a card",
                "In your turn: light grey builds",
                "In your turn, light grey chooses the roof that moves to b3",
                "Your reward at the end: 0 ducats (towers: 0, crests: 0)",
            },
        ),
        (
            "de",
            "Du",
            {
                "Du versetzt eine Karte",
                "In deinem Zug: Hellgrau baut",
                "In deinem Zug wählt Hellgrau das Dach, das auf b3 kommt",
                "Lohn für dich zum Schluss: 0 Dukaten (Türme: 0, Wappen: 0)",
            },
        ),
        (
            "nl",
            "Jij",
            {
                "Jij verplaatst een kaart",
                "In jouw beurt: lichtgrijs bouwt",
                "In jouw beurt kiest lichtgrijs het dak dat naar b3 gaat",
                "Loon voor jou aan het eind: 0 dukaten (torens: 0, wapens: 0)",
            },
        ),
    ],
)
def test_you_are_spoken_to(language: str, you: str, said: set[str]) -> None:
    positions = [
        read(CARDS),
        read(ROOFS),
        after(read(ROOFS), "b3"),
        read(f"turn: 1 finished\n reason: built_out\n {CARDS}"),
    ]
    read_out = {fact for each in positions for fact in reading(each, 0, [you, "Rob"], language)[2]}
    assert said <= read_out


@pytest.mark.parametrize(
    ("language", "builds", "chooses"),
    [
        (
            "de",
            "Ailsa ist am Zug: Hellgrau baut",
            "Ailsa ist am Zug, und Hellgrau wählt das Dach, das auf b3 kommt",
        ),
        (
            "nl",
            "Ailsa is aan de beurt: lichtgrijs bouwt",
            "Ailsa is aan de beurt, en lichtgrijs kiest het dak dat naar b3 gaat",
        ),
    ],
)
def test_others_are_named(language: str, builds: str, chooses: str) -> None:
    assert facts(read(ROOFS), 0, language)[0] == builds
    assert facts(after(read(ROOFS), "b3"), 0, language)[0] == chooses


# -- choices and spelling --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "card", "floor"),
    [
        (
            "en",
            "Move the orange–dark grey card to slot 6: orange builds, then dark grey; a ducat day follows",
            "Build on c5, 2 crests: 1 ducat to light grey",
        ),
        (
            "de",
            "Karte Orange-Dunkelgrau auf Platz 6 versetzen: Orange baut, dann Dunkelgrau; "
            "danach ist Dukatentag",
            "Auf c5 bauen, mit 2 Wappen: 1 Dukate an Hellgrau",
        ),
        (
            "nl",
            "kaart oranje-donkergrijs naar plek 6 verplaatsen: oranje bouwt, daarna donkergrijs; "
            "daarna is het dukatendag",
            "Op c5 bouwen, met 2 wapens: 1 dukaat aan lichtgrijs",
        ),
    ],
)
def test_choices_in_three_languages(language: str, card: str, floor: str) -> None:
    state: State = read("5  .  .  l1  .  .\n cards: 3=r,o,l,d 4=or,ld,lr 5=do 6=lo,rd")
    assert choice(state, int(state.parse("od>6")), language) == card
    state = after(state, "r>7")
    assert choice(state, int(state.parse("c5**")), language) == floor


def test_a_card_without_floors_builds_nothing() -> None:
    state = read(f"stock r: 0 0 0\n {CARDS}")
    assert choice(state, int(state.parse("r>4"))) == "Move the red card to slot 4: nobody builds"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_of_a_game_is_told_apart_in_words(players: int) -> None:
    state, rng = GAME.start({"players": players}), Rng(players)
    while state.turn != OVER:
        if state.turn != CHANCE:
            for language in LANGUAGES:
                moves = state.moves()
                assert len({choice(state, move, language) for move in moves}) == len(moves)
        state.act(state.pick(rng))


def test_spelling_leaves_words_alone() -> None:
    assert spell("“ro>7” breaks rule I, or not; od isn't in this game.") == (
        "“red–orange card to slot 7” breaks rule I, or not; orange–dark grey card isn't in this game."
    )
    assert spell("r auf Platz 5: Rot baut", "de") == "Karte Rot auf Platz 5: Rot baut"
    assert spell("ld naar plek 3", "nl") == "kaart lichtgrijs-donkergrijs naar plek 3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_said_of_a_game_keeps_a_card_in_notation(language: str) -> None:
    state, rng = GAME.start({"players": 4}), Rng(1)
    bare = re.compile(rf"\b({'|'.join(CARD_NAMES)})\b")
    while state.turn != OVER:
        move = int(state.pick(rng))
        said = [telling.explain(state, move, NAMES, language)]
        if state.turn != CHANCE:
            refusals = [state.refusal(each) for each in range(0, len(TEXTS), 7)]
            said += [each.tell(language) for each in refusals if each is not None]
        for words in said:
            unquoted = re.sub(r"[“„][^”“]*[”“]", "", spell(words, language))
            assert not bare.search(unquoted), unquoted
        state.act(move)


def test_the_words_are_said_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    told = set()

    def collect(key: str, details: object, language: str) -> str:
        told.add(key)
        return "text"

    monkeypatch.setattr(telling, "tell", collect)
    rng = Rng(1)
    positions = (POSITION, f"stock r: 0 0 0\n {CARDS}", CARDS)
    for state in [GAME.start({"players": 4}), *map(read, positions)]:
        while state.turn != OVER:
            move = int(state.pick(rng))
            spell(" ".join([*CARD_NAMES, "ro>7"]))
            if state.turn != CHANCE:
                for each in state.moves():
                    choice(state, each)
            reading(state.hide(0), 0, NAMES, last=[(state.copy(), move)])
            state.act(move)
        reading(state, 0, NAMES)
    file = Path(texts.__file__).parent / "en" / "kilt_castle_words.ftl"
    keys = set(re.findall(r"^([a-z][a-z-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    assert keys - told == set()
    elsewhere = re.compile("kilt-castle-(colour-.|ducats|builders-(one|two))")
    assert {key for key in told - keys if not elsewhere.fullmatch(key)} == set()
