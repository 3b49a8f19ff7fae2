"""What the terminal shows and says of a position."""

import random
import re
from pathlib import Path

import pytest

from caber import texts
from caber.core.contract import CHANCE, NOBODY, OVER, State
from caber.core.rng import Rng
from caber.games.looks import PAINT
from caber.games.schotten_rennen import board, telling
from caber.games.schotten_rennen import layout as at
from caber.games.schotten_rennen.board import (
    QUESTIONS,
    audit,
    ending,
    explain,
    marks,
    offers,
    paragraph,
    show,
    task,
)
from caber.games.schotten_rennen.drawing import read
from caber.texts import LANGUAGES
from tests.games.schotten_rennen.games import start

NAMES = ["Ailsa", "Rob", "Mairi", "Ewan"]
POSITION = """
    options: players=4 play_on=yes
    track: 3 bog 6 rival 7 10 11 8 hop 5 load 4
    turn: 3 begin
    seat 1: stone 3 figure 3 risk 1
    seat 2: place 1 risk 0
    seat 3: stone 1 figure 1 risk 2
    seat 4: stone 3 figure 3 risk 3
    last: yes
"""
DRAWN = """
 Start      1          2          3          4          5          6
            3          bog 9/6    6          rival      7          10
            ▲●3                   ▲●1 ▲●4

 7          8          9          10         11         12         Goal
 11         8          hop 7/9    5          load 6     4          7
                                                                   ▲●2

                          risk stones     place
 1 Ailsa                  1               2
 2 Rob                    0               1, in the goal
 3 Mairi                  2               4, alone last         to play
 4 Ewan                   3               2
 ▲ figure, ● stone, each with its seat; big and yellow numbers as 7/9.
 Last throw: 2 and 6, against 3 and 4, risk die green
 The next roll, for the bog (9): 28%, 64% with a risk throw
 The next roll, for the bog (yellow 6): 72%, 91% with a risk throw
"""
SEVEN = "options: track=7,8,9"
MISSED = f"{SEVEN}\n turn: 1 missed\n seat 1: stone 1 figure 2 risk 1\n need: 9\n dice: 3-4"
LONE = """
    options: players=3 track=3,4,5,6,7,8,9
    turn: 1 go_on
    seat 1: stone 0 figure 5 risk 3
    seat 2: stone 1
    seat 3: stone 2
    last: yes
    passed: 5
"""
FOUR = (
    LONE.replace("figure 5", "figure 4")
    .replace("passed: 5", "passed: 4")
    .replace("track", "catch_up=automatic track")
)
BONUS = "options: players=3 track=skip,8,9,10\n turn: 1 bonus\n seat 1: stone 0 figure 1"
CLOSED = f"{SEVEN}\n turn: 1 go_on\n seat 1: stone 0 figure 3"


def said(drawing: str, *moves: str, language: str = "en", names: list[str] = NAMES) -> str:
    """The last of these moves in words."""
    state: State = read(drawing)
    for text in moves[:-1]:
        state = state.after(state.parse(text))
    return explain(state, int(state.parse(moves[-1])), names, language)


def choose(state: State, dice: Rng, rng: random.Random) -> int:
    """Anything that can happen, but few retreats."""
    if state.turn == CHANCE:
        return int(state.pick(dice))
    kept = [move for move in state.moves() if move != at.RETREAT or rng.random() < 0.05]
    return rng.choice(kept)


# -- the board -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_fits_and_can_be_said(language: str, players: int) -> None:
    """All positions of a race, for every viewer: narrow enough, the same without colour, and in ASCII."""
    dice, rng = Rng(players), random.Random(players)
    names = [f"{name} {'X' * 20}" for name in NAMES[:players]]
    state = start({"players": players, "track": "pro", "play_on": True})
    last: list[int] = []
    while state.turn != OVER:
        move = choose(state, dice, rng)
        seen = explain(state, move, names, language)
        assert seen == seen.strip() != ""
        if state.turn != CHANCE:
            seat = int(state.turn)
            view = state.hide(seat)
            plain = show(view, seat, names, language, last=last)
            assert max(map(len, plain.splitlines())) < 80
            assert len(plain.splitlines()) < 22
            assert PAINT.sub("", show(view, seat, names, language, last=last, colour=True)) == plain
            assert show(view, seat, names, language, ascii=True).isascii() or language == "de"
            assert all(ask(view, names, language) for ask in QUESTIONS.values())
            assert task(view, language)
            listed = offers(view, names, language)
            assert [each for moves, _ in listed for each in moves] == view.moves()
            assert all(text.startswith(view.text(move)) for (move, *_), text in listed)
            assert audit(view, move) is None
            last = []
        last.append(move)
        state.act(move)
    assert ending(state, names, language)
    assert max(map(len, show(state, NOBODY, names, language).splitlines())) < 80


def test_a_position_in_every_detail() -> None:
    position = read(POSITION)
    last = [int(position.parse(text)) for text in ("ask 2", "3-4", "2-6", "risk", "green")]
    assert f"\n{show(position.hide(0), 0, NAMES, last=last)}\n" == DRAWN


def test_a_track_that_is_being_laid_shows_gaps() -> None:
    state = start()
    state.act(state.parse("10"))
    assert show(state, 0, NAMES).splitlines()[1].split() == ["10", "?", "?", "?", "?", "?"]


def test_only_the_dice_of_the_last_attempt_are_shown() -> None:
    state = read(SEVEN)
    moves = [int(state.parse(text)) for text in ("roll", "1-2", "risk", "+4", "roll", "5-6")]
    assert " Last throw: 5 and 6\n" in show(state, 0, NAMES, last=moves)
    assert "Last throw" not in show(state, 0, NAMES, last=moves[:1])
    assert " Last throw: 3 and 4" in show(read(MISSED), 0, NAMES)


def test_seats_have_numbers_and_grounds() -> None:
    state = read("options: players=4 track=3")
    assert all(f"▲●{seat}" in show(state, 0, NAMES) for seat in range(1, 5))
    assert len(set(PAINT.findall(show(state, 0, NAMES, colour=True).splitlines()[2]))) == 2 + 1
    assert "^o1 ^o2" in show(state, 0, NAMES, ascii=True)


# -- moves in words --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        (["roll"], "roll for the 7"),
        (["roll", "3-4"], "3 and 4 for the 7: passed"),
        (["roll", "2-2"], "2 and 2 for the 7: 3 short"),
        (["roll", "2-2", "risk"], "a risk stone for the risk die"),
        (["roll", "2-2", "risk", "+3"], "risk die +3 for the 7: passed"),
        (
            ["roll", "2-2", "risk", "red"],
            "risk die red for the 7: failed, still on Start, with 3 risk stones again",
        ),
        (["roll", "2-2", "back"], "no risk throw, still on Start"),
        (["roll", "3-4", "secure"], "secured on space 1"),
    ],
)
def test_a_turn_in_words(moves: list[str], words: str) -> None:
    assert said(SEVEN, *moves) == words


def test_failing_leads_back_to_the_stone() -> None:
    assert said(MISSED, "back") == "no risk throw, back to space 1"
    assert said(MISSED, "back", language="de") == "kein Risikowurf, zurück auf Feld 1"
    poor = "options: track=7,8,9\n seat 1: stone 1 figure 1 risk 0"
    assert said(poor, "roll", "1-2") == "1 and 2 for the 8: 5 short, still on space 1"


def test_a_double_is_told_where_it_helps() -> None:
    assert said("options: track=11", "roll", "4-4") == "a double 4 for the 11: passed"
    assert said("options: track=10", "roll", "5-5") == "5 and 5 for the 10: passed"
    assert said("options: track=8", "roll", "4-4") == "4 and 4 for the 8: passed"


def test_courage_and_the_well_return_a_stone() -> None:
    brave = "options: track=10,3,9\n turn: 1 go_on\n seat 1: stone 0 figure 1 risk 2"
    assert said(brave, "roll", "1-2") == "1 and 2 for the 3: passed, a risk stone comes back"
    well = "options: track=well,3\n seat 1: risk 1"
    assert said(well, "yellow", "4-5") == "4 and 5 for the well (yellow 9): passed, a risk stone comes back"
    assert said(well, "roll", "4-5") == "4 and 5 for the well (7): passed"


def test_a_rival_is_told_with_his_roll() -> None:
    rival = "options: players=3 track=rival,3"
    assert said(rival, "ask 2") == "Rob is to roll first"
    assert said(rival, "ask 2", "3-4") == "3 and 4 by Rob, so 8 is needed"
    assert said(rival, "ask 2", "3-4", "4-4") == "4 and 4 for the rival (more than the 7 of Rob): passed"
    assert said(rival, "ask 2", "3-4", "1-6") == "1 and 6 for the rival (more than the 7 of Rob): 1 short"
    assert said(rival, "ask 3", "6-6", "6-6", "risk", "+1", language="de") == (
        "Risikowürfel +1 für den Rivalen (mehr als die 12 von Mairi): geschafft"
    )


@pytest.mark.parametrize(
    ("language", "you", "words"),
    [
        ("en", "You", ["you are to roll first", "3 and 4 by you, so 8 is needed", "(more than your 7)"]),
        ("de", "Du", ["du würfelst vor", "3 und 4 von dir, nötig ist also 8", "(mehr als deine 7)"]),
        ("nl", "Jij", ["jij gooit eerst", "3 en 4 van jou, dus 8 is nodig", "(meer dan jouw 7)"]),
    ],
)
def test_you_are_the_rival(language: str, you: str, words: list[str]) -> None:
    drawing, names = "options: track=rival,3\n turn: 2 begin", [you, "Rob"]
    assert said(drawing, "ask 1", language=language, names=names) == words[0]
    assert said(drawing, "ask 1", "3-4", language=language, names=names) == words[1]
    assert words[2] in said(drawing, "ask 1", "3-4", "4-4", language=language, names=names)


def test_the_bog_takes_the_stone_along() -> None:
    bog = "options: track=3,4,5,bog\n seat 1: stone 3 figure 3 risk 0"
    assert (
        said(bog, "yellow", "1-2")
        == "1 and 2 for the bog (yellow 6): 3 short, figure and stone back to space 1"
    )
    assert said(bog, "roll", "1-2") == "1 and 2 for the bog (9): 6 short, still on space 3"
    start_again = "options: track=3,bog\n seat 1: stone 1 figure 1 risk 0"
    assert said(start_again, "yellow", "1-2").endswith(
        "figure and stone back to Start, with 3 risk stones again"
    )


def test_bonus_moves() -> None:
    assert said(BONUS, "bonus") == "2 spaces further, to space 3"
    assert said(BONUS, "stay") == "no bonus move"
    automatic = "options: track=hop,8,9 bonus=automatic"
    assert (
        said(automatic, "yellow", "4-5")
        == "4 and 5 for the hop (yellow 9): passed, 1 space further, to space 2"
    )
    into = "options: track=3,jump,8 bonus=automatic play_on=yes players=3\n seat 1: stone 1 figure 1"
    assert said(into, "yellow", "5-6").endswith("passed, 2 spaces further, into the goal, place 1")


def test_catching_up() -> None:
    assert said(LONE, "up") == "stone brought up to space 5, and on"
    assert said(FOUR, "roll", "6-6") == "6 and 6 for the 7: passed, the stone comes up"


def test_the_goal() -> None:
    last = "options: players=3 track=3\n seat 1: stone 1 figure 1"
    assert said(last, "roll", "3-4") == "3 and 4 for the goal (7): passed, in the goal"
    assert said(last.replace("3 track", "3 play_on=yes track"), "roll", "3-4").endswith(
        "passed, in the goal, place 1"
    )
    free = last.replace("track", "goal_target=none track")
    assert said(free, "roll") == "from the last card into the goal"
    assert said(free, "roll", language="de") == "von der letzten Karte ins Ziel"


def test_a_retreat() -> None:
    assert said(f"{SEVEN}\n seat 1: stone 2", "retreat") == "retreat to Start, with 3 risk stones again"


def test_what_chance_lays() -> None:
    state = start({"track": "pro"})
    assert explain(state, int(state.parse("bog")), NAMES) == "bog joins the race"
    assert explain(start(), int(state.parse("7")), NAMES, "de") == "7 liegt auf Feld 1"


def test_marks_are_places() -> None:
    state: State = read(MISSED)
    assert marks(state, int(state.parse("risk"))) == ("3",)
    assert marks(state, int(state.parse("back"))) == ("3",)
    state = read(LONE)
    assert [marks(state, int(state.parse(text))) for text in ("secure", "up", "roll")] == [
        ("5",),
        ("5",),
        ("6",),
    ]
    assert marks(start({"track": "pro"}), int(state.parse("bog"))) == ()


def test_a_turn_is_a_paragraph() -> None:
    state = read(f"{SEVEN}\n seat 1: stone 1")
    assert paragraph(state, int(state.parse("roll")))
    assert not paragraph(read(MISSED), int(state.parse("risk")))


# -- choices and questions -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("drawing", "words"),
    [
        (SEVEN, "Your turn begins. Roll for the 7."),
        (f"{SEVEN}\n seat 1: stone 1", "Your turn begins. Roll for the 8. Or go back to Start."),
        (
            "options: track=bog,3",
            "Your turn begins. Choose the red or the yellow number, and roll for the bog.",
        ),
        ("options: track=rival,3", "Your turn begins. Choose who rolls first for the rival."),
        (
            LONE,
            "Passed! Secure, or roll on for the 8. Five cards in a row: you may bring your stone up first.",
        ),
        (CLOSED, "The goal is closed while your stone is on Start. Secure on the last card."),
        (MISSED, "2 short of the 9. Risk a stone (67%), or give in."),
        (BONUS, "Passed at the yellow number! Move further, to space 3, or stay?"),
    ],
)
def test_tasks(drawing: str, words: str) -> None:
    assert task(read(drawing)) == words


@pytest.mark.parametrize(
    ("drawing", "listed"),
    [
        (
            f"{SEVEN}\n seat 1: stone 1",
            ["roll: the 8, 42%, 75% with a risk throw", "retreat: to Start, with 3 risk stones again"],
        ),
        (
            "options: players=3 track=rival,3\n seat 1: risk 0",
            ["ask 2: Rob rolls first, 44%", "ask 3: Mairi rolls first, 44%"],
        ),
        (
            LONE,
            [
                "secure: the stone comes to space 5, and the turn ends",
                "up: the stone comes to space 5, and the turn goes on",
                "roll: the 8, 42%, 75% with a risk throw",
            ],
        ),
        (MISSED, ["risk: pay a risk stone for the risk die, 67%", "back: give in, back to space 1"]),
        (BONUS, ["bonus: to space 3", "stay: on space 1"]),
        ("options: track=3 goal_target=none\n seat 1: stone 1", ["roll: into the goal, without any dice"]),
    ],
)
def test_choices(drawing: str, listed: list[str]) -> None:
    assert [text for _, text in offers(read(drawing), NAMES)][: len(listed)] == listed


def test_asking_about_odds_cards_and_the_race() -> None:
    state = read(
        "options: track=3,bog,10\n turn: 1 go_on\n seat 1: stone 0 figure 1 risk 1\n seat 2: stone 2 risk 0"
    )
    assert QUESTIONS["odds"](state, NAMES, "en").splitlines() == [
        "As things stand, for Ailsa:",
        "2: the bog (9), 28%, 64% with a risk throw",
        "2: the bog (yellow 6), 72%, 91% with a risk throw",
        "3: the 10, 28%, 60% with a risk throw",
        "Goal: the goal (7), 58%, 84% with a risk throw",
    ]
    assert QUESTIONS["cards"](state, NAMES, "en").splitlines() == [
        " 1  3",
        " 2  bog: 9, or yellow 6, where failing costs 2 spaces",
        " 3  10, or any double",
        "    goal: 7",
    ]
    assert QUESTIONS["race"](state, NAMES, "en").splitlines() == [
        "Rob: figure and stone on space 2, no risk stone, place 1",
        "Ailsa: stone on Start, figure on space 1, 1 risk stone, place 2",
    ]


# -- the end ---------------------------------------------------------------------------------------


def test_the_first_in_the_goal_wins() -> None:
    over = read("options: players=3 track=3,4\n turn: 2 finished\n seat 1: stone 1\n seat 2: place 1 risk 0")
    assert ending(over, NAMES) == (
        "Rob is the first in the goal and wins. Still on the way: Ailsa (on space 1) and Mairi (on Start)."
    )


def test_all_places_are_told() -> None:
    over = read(
        "options: players=3 track=3,4 play_on=yes\n turn: 3 finished\n seat 1: place 3 stone 1 figure 1\n"
        " seat 2: place 1 risk 0\n seat 3: place 2 risk 0"
    )
    assert ending(over, NAMES) == "All places are taken, and Rob wins. Places: 1 Rob, 2 Mairi, 3 Ailsa."


@pytest.mark.parametrize(
    ("language", "you", "first", "placed"),
    [
        ("en", "You", "You are the first in the goal and win.", "and you win."),
        ("de", "Du", "Du bist zuerst im Ziel und gewinnst.", "und du gewinnst."),
        ("nl", "Jij", "Jij bent het eerst over de finish en wint.", "en Jij wint."),
    ],
)
def test_you_win(language: str, you: str, first: str, placed: str) -> None:
    over = "options: track=3\n turn: 1 finished\n seat 1: place 1 risk 0"
    assert first in ending(read(over), [you, "Rob"], language)
    over = over.replace("track", "play_on=yes track") + "\n seat 2: place 2 stone 0 figure 0 risk 0"
    assert placed in ending(read(over), [you, "Rob"], language)


# -- texts -----------------------------------------------------------------------------------------


def test_the_board_says_what_is_there_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions with all that can happen, and everything that can be said about them."""
    told = {f"schotten-rennen-ask-{name}" for name in QUESTIONS}

    def collect(key: str, details: object, language: str) -> str:
        told.add(key)
        return "text"

    monkeypatch.setattr(telling, "tell", collect)
    dice, rng = Rng(1), random.Random(1)
    track = "3,rival,load,bog,hop,well,10,3"
    settings = [{}, {"catch_up": "automatic", "bonus": "automatic"}, {"goal_target": "none"}]
    drawn: list[State] = [read(each) for each in (POSITION, LONE, BONUS, CLOSED, MISSED)]
    drawn += [start({"players": 3, "track": track, "play_on": True, **setting}) for setting in settings]
    drawn += [start({"track": "pro"}), read("options: track=3 goal_target=none\n seat 1: stone 1")]
    said(FOUR, "roll", "6-6")
    last: list[int] = []
    for state in drawn:
        while state.turn != OVER:
            view = state.hide(NOBODY)
            board.show(view, 0, NAMES, last=last)
            for each in QUESTIONS.values():
                each(view, NAMES, "en")
            if state.turn != CHANCE:
                offers(view, NAMES)
                task(view)
            move = choose(state, dice, rng)
            explain(view, move, NAMES)
            last = [*last[-4:], move]
            state.act(move)
        board.show(state, 0, NAMES)
        ending(state, NAMES)
    file = Path(texts.__file__).parent / "en" / "schotten_rennen_board.ftl"
    keys = set(re.findall(r"^([a-z][a-z-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    assert keys == told
