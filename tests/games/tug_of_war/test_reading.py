"""The text board, choices in words, and sentences in which moves are spelled out."""

import re
from pathlib import Path

import pytest

from caber import texts
from caber.core.contract import CHANCE, OVER, State
from caber.core.rng import Rng
from caber.games.tug_of_war import layout as at
from caber.games.tug_of_war import telling
from caber.games.tug_of_war.drawing import read
from caber.games.tug_of_war.notation import TEXTS
from caber.games.tug_of_war.screen import choice, reading, spell
from caber.texts import LANGUAGES
from tests.games.tug_of_war.games import start

NAMES = ["Ailsa", "Rob"]
TEAMS = "seat 1: 4 3 2 | 9 standing\n seat 2: 1 1 5 | 6 standing 1 lying"
THROWN = f"{TEAMS}\n turn: 1 assigning 3\n thrown: 1 4 4"
TRIPLE = f"{TEAMS}\n turn: 1 assigning 3\n thrown: 4 4 4"
SIXES = TEAMS.replace("4 3 2", "6 6 2")
REROLLING = f"{SIXES}\n turn: 1 rerolling\n thrown: 1 2 3\n rerolls: 2"
MARKED = f"options: rerolls=together\n {SIXES}\n turn: 1 rerolling\n thrown: 1! 2 3\n rerolls: 1"
RELANDING = f"{SIXES}\n turn: 1 relanding\n thrown: 1! 2 3\n rerolls: 1"
LEAVING = (
    "options: leaving=choice\n seat 1: 3 6 6 | 2 standing 2 lying\n seat 2: 1 1 1 | 3 standing\n"
    " turn: 1 leaving\n thrown: 2 4\n beside: 6 - -\n leaving: 2"
)
IDLE = "seat 1: 2 4 5 | 3 standing\n seat 2: 1 3 6 | 1 lying\n turn: 1 assigning\n thrown: 1\n beside: 3 6 -"
LEVEL = TEAMS.replace("9 standing", "7 standing")
OVER_BOTH = (
    "bout: 2 won 2\n turn: 1 finished 2\n seat 1: 1 2 3 | 0 standing\n seat 2: 1 2 3 | 4 lying\n winner: 2"
)


def facts(drawing: str, bottom: int = 0, language: str = "en", names: list[str] = NAMES) -> list[str]:
    return reading(read(drawing), bottom, names, language)[2]


# -- the text board --------------------------------------------------------------------------------


def test_both_teams_are_a_table() -> None:
    heads, rows, _ = reading(read(IDLE), 1, NAMES)
    assert heads == ["", "Rob, Broadford", "Ailsa, Plockton"]
    assert rows == [
        ["Column, place 1", "1", "2, beside it 3"],
        ["Column, place 2", "3", "4, beside it 6"],
        ["Column, place 3", "6", "5, no die yet"],
        ["Standing athletes", "0", "3"],
        ["Lying athletes", "1", "0"],
        ["Bouts won", "0", "0"],
    ]


def test_columns_that_are_being_rolled() -> None:
    state: State = start()
    _, rows, said = reading(state.after(state.parse("1-2-3")), 0, NAMES)
    assert rows[0] == ["Column, place 1", "1", "not rolled yet"]
    assert said[:2] == ["First bout, the columns are being rolled", "Rob rolls a column"]


@pytest.mark.parametrize(
    ("drawing", "said"),
    [
        (TEAMS, ["First bout, turn 1", "Ailsa throws", "The rope is on the side of Ailsa"]),
        (LEVEL, ["First bout, turn 1", "Ailsa throws", "The rope is in the middle"]),
        (
            REROLLING,
            [
                "First bout, turn 1",
                "Ailsa decides on a re-roll",
                "To assign: 1, 2 and 3",
                "Re-rolls left: 2",
                "The rope is on the side of Ailsa",
            ],
        ),
        (
            RELANDING,
            [
                "First bout, turn 1",
                "Ailsa re-rolls",
                "To assign: 1 (to be re-rolled), 2 and 3",
                "Re-rolls left: 1",
                "The rope is on the side of Ailsa",
            ],
        ),
        (
            LEAVING,
            [
                "First bout, turn 1",
                "Ailsa says which athletes leave",
                "To assign: 2 and 4",
                "Teammates who still have to leave: 2",
                "The rope is on the side of Ailsa",
            ],
        ),
        (OVER_BOTH, ["Return bout, turn 2", "The rope is on the side of Rob"]),
    ],
)
def test_the_facts_say_what_the_picture_shows(drawing: str, said: list[str]) -> None:
    assert facts(drawing) == said


def test_what_was_done_last_is_read_out() -> None:
    state: State = read(THROWN)
    last = []
    for text in ("1@1 weaken", "4@2 remove", "4@3 swap", "1-2-6"):
        last.append((state, int(state.parse(text))))
        state = state.after(state.parse(text))
    assert reading(state, 0, NAMES, "en", last)[2][-4:] == [
        "Ailsa: 1 onto 4: an opponent goes down, 5 standing and 2 lying left",
        "Ailsa: 4 onto 3: a standing opponent leaves, 4 standing and 2 lying left",
        "Ailsa: 4 onto 2: swap, 3 athletes join, now 12 standing",
        "Rob throws 1, 2 and 6",
    ]


@pytest.mark.parametrize(
    ("language", "you", "said"),
    [
        (
            "en",
            "You",
            {
                "You throw",
                "You decide whether you re-roll",
                "You re-roll",
                "You assign the dice",
                "You say which athletes leave",
                "You roll your column",
                "The rope is on your side",
            },
        ),
        (
            "de",
            "Du",
            {
                "Du würfelst",
                "Du entscheidest, ob du nachwürfelst",
                "Du würfelst nach",
                "Du setzt die Würfel ein",
                "Du sagst, welche Athleten gehen",
                "Du würfelst deine Kolonne",
                "Das Seil ist auf deiner Seite",
            },
        ),
        (
            "nl",
            "Jij",
            {
                "Jij gooit",
                "Jij beslist of je overgooit",
                "Jij gooit over",
                "Jij zet de dobbelstenen in",
                "Jij zegt welke atleten weggaan",
                "Jij gooit je kolom",
                "Het touw is aan jouw kant",
            },
        ),
    ],
)
def test_you_are_spoken_to(language: str, you: str, said: set[str]) -> None:
    drawn = [TEAMS, REROLLING, RELANDING, THROWN, LEAVING, ""]
    assert said <= {fact for drawing in drawn for fact in facts(drawing, 0, language, [you, "Rob"])}


# -- choices and spelling --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "Re-roll only what is taken up",
                "Re-roll the 2",
                "Costly swap: a standing athlete leaves, now 1 standing and 2 lying",
                "1 onto 5 (place 3): swap, 3 teammates leave, and the bout is lost",
                "1 onto 5 (place 3): no effect",
                "Berserker with three times 4: 4 opponents leave, 2 standing and 1 lying left",
                "4 onto 4 (place 1): a standing opponent leaves, 5 standing and 1 lying left",
                "4 onto 4 (place 1): a lying opponent leaves, 6 standing left",
                "4 onto 4 (place 1): swap, 1 athlete joins, now 10 standing",
                "4 onto 4 (place 1): an opponent goes down, 5 standing and 2 lying left",
            ],
        ),
        (
            "de",
            [
                "Nur nachwürfeln, was aufgenommen ist",
                "Die 2 nachwürfeln",
                "Teurer Tausch: ein stehender Athlet geht, jetzt 1 stehend und 2 liegend",
                "1 auf 5 (Platz 3): getauscht, 3 eigene Athleten gehen, und der Durchgang ist verloren",
                "1 auf 5 (Platz 3): ohne Wirkung",
                "Berserker mit dreimal 4: 4 Gegner gehen, noch 2 stehend und 1 liegend",
                "4 auf 4 (Platz 1): ein stehender Gegner geht, noch 5 stehend und 1 liegend",
                "4 auf 4 (Platz 1): ein liegender Gegner geht, noch 6 stehend",
                "4 auf 4 (Platz 1): getauscht, 1 Athlet kommt dazu, jetzt 10 stehend",
                "4 auf 4 (Platz 1): ein Gegner fällt um, noch 5 stehend und 2 liegend",
            ],
        ),
        (
            "nl",
            [
                "Alleen overgooien wat is opgepakt",
                "De 2 overgooien",
                "Dure ruil: een staande atleet gaat weg, nu 1 staand en 2 liggend",
                "1 op 5 (plek 3): geruild, 3 eigen atleten gaan weg, en de ronde is verloren",
                "1 op 5 (plek 3): zonder gevolg",
                "Berserker met drie keer 4: 4 tegenstanders gaan weg, nog 2 staand en 1 liggend",
                "4 op 4 (plek 1): een staande tegenstander gaat weg, nog 5 staand en 1 liggend",
                "4 op 4 (plek 1): een liggende tegenstander gaat weg, nog 6 staand",
                "4 op 4 (plek 1): geruild, er komt 1 atleet bij, nu 10 staand",
                "4 op 4 (plek 1): een tegenstander valt om, nog 5 staand en 2 liggend",
            ],
        ),
    ],
)
def test_choices_in_three_languages(language: str, words: list[str]) -> None:
    wanted = [(MARKED, 2), (LEAVING, 1), (IDLE, 2), (TRIPLE, 5)]
    states = [(read(drawing), count) for drawing, count in wanted]
    assert [
        choice(state, move, language) for state, count in states for move in state.moves()[:count]
    ] == words


def test_keeping_the_throw() -> None:
    state = read(REROLLING)
    assert [choice(state, move) for move in state.moves()][:2] == ["Keep the throw", "Re-roll the 1"]


@pytest.mark.parametrize("options", ["", "leaving=choice", "rerolls=together cap=9"])
def test_every_choice_of_a_game_is_told_apart_in_words(options: str) -> None:
    state, dice = read(f"options: {options}"), Rng(1)
    for _ in range(300):
        if state.turn == OVER:
            break
        if state.turn != CHANCE:
            moves = state.moves()
            for language in LANGUAGES:
                assert len({choice(state, move, language) for move in moves}) == len(moves)
        state.act(state.pick(dice))


def test_spelling_touches_only_what_is_quoted() -> None:
    assert (
        spell("“reroll 3” or keep, “1-2-3” or “keep”")
        == "“re-roll the 3” or keep, “1-2-3” or “keep the throw”"
    )
    assert spell("„leave lying“ und „4@2 remove lying“", "de") == (
        "„ein liegender Athlet geht“ und „4 auf Platz 2, jemanden entfernen, der liegt“"
    )
    assert spell("“berserker”, “6@3 weaken”", "nl") == "“de berserker”, “6 op plek 3, iemand vloeren”"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_keeps_a_decision_in_notation(language: str) -> None:
    decisions = re.compile(rf"[“„]({'|'.join(TEXTS[at.ASSIGN : at.THROW])}|reroll \d|leave \w+)[”“]")
    for state in [read(drawing) for drawing in (THROWN, TRIPLE, REROLLING, LEAVING, IDLE, OVER_BOTH)]:
        refused = [state.refusal(move) for move in range(len(TEXTS))]
        words = [spell(each.tell(language), language) for each in refused if each]
        assert words and not any(decisions.search(each) for each in words)


def test_the_words_are_said_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    told: set[str] = set()

    def collect(key: str, details: object, language: str) -> str:
        told.add(key)
        return "text"

    monkeypatch.setattr(telling, "tell", collect)
    spell("“keep”, “4@2 swap”")
    last = read(THROWN)
    reading(last, 0, NAMES, "en", [(last, int(last.parse("4@2 swap")))])
    drawn = ["", TEAMS, LEVEL, THROWN, TRIPLE, REROLLING, MARKED, RELANDING, LEAVING, IDLE, OVER_BOTH]
    for state in [read(drawing) for drawing in drawn]:
        reading(state, 0, NAMES)
        if state.turn != CHANCE:
            for move in state.moves():
                choice(state, move)
    file = Path(texts.__file__).parent / "en" / "tug_of_war_words.ftl"
    keys = set(re.findall(r"^([a-z][a-z-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    assert keys - told == set()
    board = (file.parent / "tug_of_war_board.ftl").read_text(encoding="utf-8")
    assert all(re.search(rf"^{key} =", board, re.MULTILINE) for key in told - keys)
