"""Positions drawn as text: what is drawn is read again, whatever the position; bad drawings are refused."""

import random
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caber.core.contract import OVER
from caber.core.errors import BadOption, BadRecord
from caber.core.rng import Rng
from caber.games.tug_of_war.drawing import PHASE_NAMES, draw, read
from caber.games.tug_of_war.rules import OFFERED
from tests.games.drawings import caught, cause, reasons, refused
from tests.games.tug_of_war.games import start, texts

LINES = {
    "options", "bout", "turn", "seat 1", "seat 2", "thrown", "rerolls", "beside", "fresh", "leaving",
    "winner",
}  # fmt: skip
TEAMS = "seat 1: 4 3 2 | 9 standing\nseat 2: 1 1 5 | 7 standing"
SIX = "seat 1: 6 3 2 | 9 standing 1 lying\nseat 2: 1 1 5 | 7 standing 1 lying"


def positions(seed: int) -> list[str]:
    """The drawings of a game at random, each checked against its position."""
    rng, dice = random.Random(seed), Rng(seed)
    state = start({option.name: rng.choice(option.choices) for option in OFFERED})
    found: list[str] = []
    while state.turn != OVER and len(found) < 200:
        text = draw(state)
        again = read(text)
        assert again == state, text
        assert again.moves() == state.moves(), text
        assert draw(again) == text
        found.append(text)
        state.act(state.pick(dice))
    assert read(draw(state)) == state
    return [*found, draw(state)]


@given(st.integers(0, 10**9))
def test_what_is_drawn_is_read_again(seed: int) -> None:
    positions(seed)


def test_every_kind_of_line_occurs() -> None:
    """What is tested above is something: all phases and all lines turn up in games."""
    phases, lines = set(), set()
    for seed in range(60):
        for text in positions(seed):
            for line in text.splitlines():
                name, _, rest = line.partition(":")
                lines.add(name)
                if name == "turn":
                    phases.add(rest.split()[1])
    assert phases == set(PHASE_NAMES)
    assert lines == LINES


def test_a_drawing_is_plain_to_read() -> None:
    text = dedent("""\
        options: cap=12 rerolls=together leaving=choice
        bout: 2 won 1
        turn: 1 rerolling 4
        seat 1: 6 3 6 | 9 standing 2 lying
        seat 2: 1 1 5 | 1 lying
        thrown: 1 4 4!
        rerolls: 1""")
    assert draw(read(text)) == text


def test_little_needs_to_be_said() -> None:
    assert draw(read("")) == draw(start()) == "bout: 1\nturn: 1 columns\nseat 1: -\nseat 2: -"
    assert draw(read(TEAMS)).splitlines()[1] == "turn: 1 throwing 1"
    assert draw(read(f"options: begins=2\n{TEAMS}")).splitlines()[2] == "turn: 2 throwing 1"
    assert draw(read(f"bout: 2 won 1\n{TEAMS}")).splitlines()[1] == "turn: 2 throwing 1"
    assert draw(read(f"{TEAMS}\nturn: 2 throwing")).splitlines()[1] == "turn: 2 throwing 2"


def test_thrown_dice_are_read_in_any_order() -> None:
    state = read(f"{TEAMS}\nturn: 1 assigning\nthrown: 4 1 2")
    assert draw(state).splitlines()[-1] == "thrown: 1 2 4"
    assert texts(state)[0] == "1@1 swap"


def test_a_side_without_athletes_has_none_standing() -> None:
    over = (
        "bout: 2 won 1\nturn: 1 finished 2\nseat 1: 4 3 2 | 9 standing\nseat 2: 1 1 5 | 0 standing\nwinner: 1"
    )
    assert draw(read(over)) == over


# A drawing, the line and the word at fault, and the reason.
BAD = [
    (f"{TEAMS}\nturn: 3 throwing", 3, "3", "word"),
    (f"{TEAMS}\nturn: 1 sleeping", 3, "sleeping", "word"),
    (f"{TEAMS}\nturn: 1 throwing x", 3, "x", "word"),
    (f"{TEAMS}\nturn: 1 throwing 1234567", 3, "1234567", "word"),
    (f"{TEAMS}\nturn: 1 throwing 1 1", 3, "1", "more"),
    (f"{TEAMS}\nturn:", 3, "", "nothing"),
    ("bout: 3", 1, "3", "word"),
    ("bout: 2 lost 1", 1, "lost", "word"),
    ("bout: 2 won 3", 1, "3", "word"),
    ("seat 3: 1 1 1 | 3 standing", 1, "seat 3", "name-near"),
    ("seat 1: 1 1 7 | 3 standing", 1, "7", "word"),
    ("seat 1: 1 1 | 3 standing", 1, "1 1 | 3 standing", "form"),
    ("seat 1: 1 1 1 3 standing", 1, "1 1 1 3 standing", "form"),
    ("seat 1: 1 1 1 |", 1, "1 1 1 |", "form"),
    ("seat 1: 1 1 1 | x standing", 1, "x", "word"),
    ("seat 1: 1 1 1 | 3 sitting", 1, "sitting", "word"),
    ("seat 1: 1 1 1 | 3 lying 3 lying", 1, "1 1 1 | 3 lying 3 lying", "form"),
    ("thrown: 7", 1, "7", "form"),
    ("thrown: 4?", 1, "4?", "form"),
    ("thrown: 1 1 1 1", 1, "1", "more"),
    ("beside: 1", 1, "1", "count"),
    ("beside: 1 x -", 1, "x", "word"),
    ("rerolls: many", 1, "many", "word"),
    ("winner: 3", 1, "3", "word"),
    ("rope: 1", 1, "rope", "name"),
    ("bout: 1\nbout: 1", 2, "bout", "twice"),
]


@pytest.mark.parametrize(("text", "line", "word", "reason"), BAD)
def test_a_bad_drawing_is_refused(text: str, line: int, word: str, reason: str) -> None:
    assert refused(read, text) == (line, word, reason)


# A drawing, the name of the line that can't be right, and the reason.
IMPOSSIBLE = [
    (f"bout: 2\n{TEAMS}", "bout", "bout"),
    (f"bout: 1 won 1\n{TEAMS}", "bout", "bout"),
    (f"turn: 1 finished 1\nwinner: 1\n{TEAMS}", "bout", "finished"),
    (f"bout: 2 won 1\nturn: 2 finished 1\n{TEAMS}", "winner", "winner"),
    (f"winner: 1\n{TEAMS}", "winner", "winner"),
    (f"turn: 1 throwing 2\n{TEAMS}", "turn", "turns"),  # that is the turn of whoever didn't begin
    ("turn: 1 columns 1", "turn", "no-number"),
    (f"options: turn_limit=10\nturn: 1 throwing 11\n{TEAMS}", "turn", "limit"),
    ("seat 1: 1 2 3 | 6 standing", "seat 1", "rolled"),  # nobody has rolled yet
    ("turn: 2 columns\nseat 1: 3 2 1 | 6 standing", "seat 1", "order"),  # columns begin in order
    ("turn: 1 throwing\nseat 1: 1 2 3 | 6 standing", "seat 2", "column"),
    ("seat 1: 1 2 3 | 6 standing\nseat 2: 1 2 3 | 0 standing", "seat 2", "nobody"),
    (f"options: cap=8\n{TEAMS}", "seat 1", "cap"),
    (f"options: lying=1\n{SIX.replace('1 lying', '2 lying')}", "seat 1", "lying"),
    (f"bout: 2 won 1\nturn: 2 finished 1\nwinner: 2\n{TEAMS}", "seat 1", "lost"),  # the loser has none
    (f"turn: 1 throwing\nthrown: 1 1 1\n{TEAMS}", "thrown", "dice"),
    (f"turn: 1 assigning\n{TEAMS}", "thrown", "dice"),
    (f"turn: 1 assigning\nthrown: 1 2\n{TEAMS}", "thrown", "dice"),
    (f"turn: 1 assigning\nbeside: 1 2 3\n{TEAMS}", "thrown", "assigned"),
    (f"turn: 1 assigning\nthrown: 1 2 3*\n{TEAMS}", "thrown", "signs"),
    (f"turn: 1 rerolling\nthrown: 1 2 3!\nrerolls: 1\n{SIX}", "thrown", "signs"),  # it has landed
    (f"turn: 1 relanding\nthrown: 1 2 3\n{SIX}", "thrown", "signs"),
    (f"turn: 1 rerolling\nthrown: 1 2\nbeside: 1 - -\nrerolls: 1\n{SIX}", "beside", "beside"),
    (f"turn: 1 rerolling\nthrown: 1 2 3\nrerolls: 1\n{TEAMS}", "rerolls", "rerolls"),  # without a 6
    (f"turn: 1 rerolling\nthrown: 1 2 3\n{SIX}", "rerolls", "rerolls"),
    (f"turn: 1 rerolling\nthrown: 1 2 3*\nrerolls: 1\n{SIX}", "rerolls", "rerolls"),
    (f"turn: 1 assigning\nthrown: 1 2 3\nrerolls: 1\n{SIX}", "rerolls", "no-rerolls"),
    (f"turn: 1 assigning\nthrown: 1 2\nbeside: 3 - -\nfresh: 1\n{SIX}", "fresh", "same-turn"),  # not counted
    (f"options: same_turn=no\nturn: 1 assigning\nthrown: 1 2 3\nfresh: 1\n{SIX}", "fresh", "fresh"),
    (f"turn: 1 leaving\nthrown: 1 2\nbeside: 6 - -\nleaving: 1\n{SIX}", "leaving", "leaving"),
    (f"options: leaving=choice\nturn: 1 leaving\nthrown: 1 2\nbeside: 6 - -\n{SIX}", "leaving", "leaving"),
    (f"leaving: 1\n{TEAMS}", "leaving", "leaving"),
]


@pytest.mark.parametrize(("lines", "name", "reason"), IMPOSSIBLE)
def test_an_impossible_position_is_refused(lines: str, name: str, reason: str) -> None:
    assert refused(read, lines)[1:] == (name, reason)


def test_every_reason_is_met() -> None:
    assert reasons("tug_of_war") <= {row[-1] for row in [*BAD, *IMPOSSIBLE]}


def test_bad_options_are_refused_with_their_line() -> None:
    for options in ("cap=1", "rope=long", "turn_limit=11"):
        error = caught(read, f"turn: 1 play\noptions: {options}")
        assert error.line == 2 and isinstance(cause(error), BadOption)
    with pytest.raises(BadOption):
        read("", {"cap": 1})


@given(st.text(alphabet="123456 :\n-|*!seatondigvwrhlbukfc", max_size=90))
def test_nothing_else_goes_wrong(text: str) -> None:
    try:
        state = read(f"{TEAMS}\n{text}")
    except (BadRecord, BadOption):
        return
    assert len(state.moves()) == state.count()
