"""The text board, choices in words, and sentences in which moves are spelled out."""

import random
import re
from pathlib import Path

import pytest

from caber import texts
from caber.core.contract import CHANCE, OVER, State
from caber.core.rng import Rng
from caber.games.schotten_rennen import layout as at
from caber.games.schotten_rennen import telling
from caber.games.schotten_rennen.drawing import read
from caber.games.schotten_rennen.notation import TEXTS
from caber.games.schotten_rennen.screen import choice, reading, spell
from caber.texts import LANGUAGES
from tests.games.schotten_rennen.games import start

NAMES = ["Ailsa", "Rob", "Mairi", "Ewan"]
POSITION = """
    options: players=4 play_on=yes track=3,bog,6,rival,10
    turn: 3 begin
    seat 1: stone 3 figure 3 risk 1
    seat 2: place 1 risk 0
    seat 3: stone 1 figure 1 risk 0
    seat 4: stone 3 figure 3 risk 3
    last: yes
"""
GO_ON = "options: track=7,8,9\n turn: 1 go_on\n seat 1: stone 0 figure 1 risk 2"
MISSED = "options: track=7,8\n turn: 1 missed\n need: 7\n dice: 1-3\n seat 1: risk 2"
BONUS = "options: track=skip,8,9\n turn: 1 bonus\n seat 1: stone 0 figure 1"
CLOSED = "options: track=7,8\n turn: 1 go_on\n seat 1: stone 0 figure 2"
LONE = """
    options: track=3,4,5,6,7,8
    turn: 1 go_on
    seat 1: stone 0 figure 5
    seat 2: stone 1
    last: yes
    passed: 5
"""


def facts(state: State, bottom: int = 0, language: str = "en", names: list[str] = NAMES) -> list[str]:
    return reading(state, bottom, names, language)[2]


# -- the text board --------------------------------------------------------------------------------


def test_the_track_is_a_table_from_start_to_goal() -> None:
    heads, rows, _ = reading(read(POSITION), 0, NAMES)
    assert heads == ["Space", "Card", "Who is there"]
    assert rows == [
        ["Start", "", "nobody"],
        ["1", "3", "figure and stone of Mairi"],
        ["2", "bog: 9, or yellow 6, where failing costs 2 spaces", "nobody"],
        ["3", "6", "figure and stone of Ailsa, figure and stone of Ewan"],
        ["4", "rival: more than another player rolls", "nobody"],
        ["5", "10, or any double", "nobody"],
        ["Goal", "goal: 7", "figure and stone of Rob"],
    ]


def test_a_figure_ahead_of_its_stone() -> None:
    _, rows, _ = reading(read(GO_ON), 0, NAMES)
    assert [row[2] for row in rows[:3]] == [
        "stone of Ailsa, figure and stone of Rob",
        "figure of Ailsa",
        "nobody",
    ]


def test_cards_say_what_they_ask_for() -> None:
    track = "rank,load,crowd,path,hop,skip,jump,well,11"
    _, rows, _ = reading(read(f"options: track={track} goal_target=none hop_red=5 jump_yellow=12"), 0, NAMES)
    assert [row[1] for row in rows[1:]] == [
        "rank: 8 in first place, 1 less for each place behind",
        "load: 4, and 1 more for each risk stone of your own",
        "crowd: 7, but 8 while a stone lies on it",
        "path: 8, but 5 while a stone lies on it",
        "hop: 5, or yellow 9 and 1 space further",
        "skip: 7, or yellow 10 and 2 spaces further",
        "jump: 7, or yellow 12 and 3 spaces further",
        "well: 7, or yellow 9, which returns a risk stone",
        "11, or any double",
        "goal: no roll",
    ]


def test_the_facts_say_what_the_picture_shows() -> None:
    assert facts(read(POSITION), 2) == [
        "The turn of Mairi begins",
        "The next roll, for the bog (9): 28%",
        "The next roll, for the bog (yellow 6): 72%",
        "Mairi: figure and stone on space 1, no risk stone, place 4",
        "Ewan: figure and stone on space 3, 3 risk stones, place 2",
        "Ailsa: figure and stone on space 3, 1 risk stone, place 2",
        "Rob: in the goal, place 1",
        "Mairi is alone last",
    ]


@pytest.mark.parametrize(
    ("drawing", "fact"),
    [
        (GO_ON, "Ailsa has passed a card, and secures or rolls on"),
        (GO_ON, "The next roll, for the 8: 42%, 75% with a risk throw"),
        (MISSED, "The roll of Ailsa, 1 and 3, is 3 short: a risk stone or give in"),
        (BONUS, "Ailsa has won a bonus move"),
        (CLOSED, "The goal is closed, because the stone is on Start"),
        (LONE, "5 of the five cards in a row that let the last one catch up"),
        ("options: track=7\n turn: 1 rolling\n need: 7", "Ailsa is rolling"),
    ],
)
def test_facts_of_a_turn(drawing: str, fact: str) -> None:
    assert fact in facts(read(drawing))


def test_a_track_that_is_being_laid() -> None:
    state = start()
    state.act(state.parse("3"))
    _, rows, said = reading(state, 0, NAMES)
    assert [row[1] for row in rows[1:4]] == ["3", "not laid yet", "not laid yet"]
    assert said[0] == "The track is being laid"


def test_the_last_throw_is_read_out() -> None:
    state: State = read("options: track=rival,3")
    last = []
    for text in ("ask 2", "3-4", "1-2", "risk", "green"):
        last.append((state, int(state.parse(text))))
        state = state.after(state.parse(text))
    assert (
        reading(state, 0, NAMES, "en", last)[2][-1] == "Last throw: 1 and 2, against 3 and 4, risk die green"
    )
    assert "Last throw" not in " ".join(facts(state))


@pytest.mark.parametrize(
    ("language", "you", "said"),
    [
        (
            "en",
            "You",
            {
                "Your turn begins",
                "You have passed a card, and secure or roll on",
                "Your roll, 1 and 3, is 3 short: risk a stone or give in",
                "You have won a bonus move",
                "You are alone last",
                "You are rolling",
                "your figure",
                "your stone, figure and stone of Rob",
            },
        ),
        (
            "de",
            "Du",
            {
                "Dein Zug beginnt",
                "Du hast eine Karte geschafft und sicherst oder würfelst weiter",
                "Dein Wurf, 1 und 3, ist 3 zu klein: einen Risikostein einsetzen oder es hinnehmen",
                "Du hast einen Bonuszug gewonnen",
                "Du liegst allein auf dem letzten Platz",
                "Du würfelst",
                "deine Figur",
                "dein Stein, Figur und Stein von Rob",
            },
        ),
        (
            "nl",
            "Jij",
            {
                "Jouw beurt begint",
                "Jij hebt een kaart gehaald, en stelt veilig of gooit verder",
                "Jouw worp, 1 en 3, komt 3 tekort: een risicosteen inzetten of je erbij neerleggen",
                "Jij hebt een bonuszet verdiend",
                "Jij bent alleen laatste",
                "Jij gooit",
                "jouw pion",
                "jouw steen, pion en steen van Rob",
            },
        ),
    ],
)
def test_you_are_spoken_to(language: str, you: str, said: set[str]) -> None:
    drawn = ["options: track=7", GO_ON, MISSED, BONUS, LONE, "options: track=7\n turn: 1 rolling\n need: 7"]
    read_out = set()
    for drawing in drawn:
        _, rows, more = reading(read(drawing), 0, [you, "Rob"], language)
        read_out |= {*more, *(row[2] for row in rows)}
    assert said <= read_out


# -- choices and spelling --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "Secure on space 5",
                "Bring the stone up to space 5 and go on",
                "Roll for the 8: 42%, 75% with a risk throw",
                "Pay a risk stone for the risk die: 50%",
                "Give in: still on Start, with 3 risk stones again",
                "Move further, to space 3",
                "Stay on space 1",
            ],
        ),
        (
            "de",
            [
                "Sichern auf Feld 5",
                "Stein nachziehen auf Feld 5 und weiter",
                "Würfeln für die 8: 42 %, mit Risikowurf 75 %",
                "Einen Risikostein für den Risikowürfel zahlen: 50 %",
                "Den Fehlwurf hinnehmen: weiterhin am Start, wieder 3 Risikosteine",
                "Weiterziehen, auf Feld 3",
                "Stehen bleiben auf Feld 1",
            ],
        ),
        (
            "nl",
            [
                "Veiligstellen op veld 5",
                "Steen bijtrekken naar veld 5 en verder",
                "Gooien voor de 8: 42%, met een risicoworp 75%",
                "Een risicosteen voor de risicodobbelsteen: 50%",
                "Je erbij neerleggen: nog op de start, weer met 3 risicostenen",
                "Verder gaan, naar veld 3",
                "Blijven staan op veld 1",
            ],
        ),
    ],
)
def test_choices_in_three_languages(language: str, words: list[str]) -> None:
    states = [read(drawing) for drawing in (LONE, MISSED, BONUS)]
    assert [choice(state, move, language) for state in states for move in state.moves()] == words


def test_ways_to_roll_are_told_apart() -> None:
    rival, bog = read("options: players=3 track=rival,3"), read("options: track=bog,3\n seat 1: risk 0")
    assert [choice(rival, move) for move in rival.moves()] == [
        "Let seat 2 roll first for the rival: 44%, 71% with a risk throw",
        "Let seat 3 roll first for the rival: 44%, 71% with a risk throw",
    ]
    assert [choice(bog, move) for move in bog.moves()] == [
        "Roll for the bog (9): 28%",
        "Roll for the bog (yellow 6): 72%",
    ]
    free = read("options: track=3 goal_target=none\n seat 1: stone 1")
    assert choice(free, free.moves()[0]) == "Go into the goal, without a roll"


@pytest.mark.parametrize("players", [2, 4])
def test_every_choice_of_a_race_is_told_apart_in_words(players: int) -> None:
    state, dice, rng = start({"players": players, "track": "pro"}), Rng(players), random.Random(players)
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.act(state.pick(dice))
            continue
        moves = state.moves()
        for language in LANGUAGES:
            assert len({choice(state, move, language) for move in moves}) == len(moves)
        state.act(rng.choice([move for move in moves if move != at.RETREAT]))


def test_spelling_touches_only_what_is_quoted() -> None:
    assert spell("“ask 3” or roll, “3-4” or “secure”") == "“let seat 3 roll first” or roll, “3-4” or “secure”"
    assert spell("„back“ und „retreat“", "de") == "„den Fehlwurf hinnehmen“ und „Rückzug zum Start“"
    assert spell("“up”", "nl") == "“je steen bijtrekken”"


@pytest.mark.parametrize("language", ["de", "nl"])
def test_no_refusal_keeps_a_decision_in_notation(language: str) -> None:
    drawn = [read(drawing) for drawing in (POSITION, GO_ON, MISSED, BONUS, CLOSED, LONE)]
    drawn.append(read("options: players=3 track=rival,3"))
    decisions = re.compile(rf"[“„]({'|'.join(TEXTS[: at.THROWN])})[”“]")
    for state in drawn:
        refused = [state.refusal(move) for move in range(len(TEXTS))]
        words = [spell(each.tell(language), language) for each in refused if each]
        assert words and not any(decisions.search(each) for each in words)


def test_the_words_are_said_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    told: set[str] = set()

    def collect(key: str, details: object, language: str) -> str:
        told.add(key)
        return "text"

    monkeypatch.setattr(telling, "tell", collect)
    spell("“roll”")
    drawn: list[State] = [read(drawing) for drawing in (POSITION, GO_ON, MISSED, BONUS, CLOSED, LONE)]
    drawn += [
        read("options: track=3 goal_target=none\n seat 1: stone 1"),
        read("options: track=rival,3"),
        start(),
    ]
    drawn.append(read("options: track=7\n turn: 1 rolling\n need: 7"))
    for state in drawn:
        reading(state, 0, NAMES)
        if state.turn != CHANCE:
            for move in state.moves():
                choice(state, move)
    file = Path(texts.__file__).parent / "en" / "schotten_rennen_words.ftl"
    keys = set(re.findall(r"^([a-z][a-z-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    assert keys - told == set()
    board = (file.parent / "schotten_rennen_board.ftl").read_text(encoding="utf-8")
    assert all(re.search(rf"^{key} =", board, re.MULTILINE) for key in told - keys)
