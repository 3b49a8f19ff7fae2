"""Positions drawn as text: what is drawn is read again, whatever the position; bad drawings are refused."""

import random
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caber.core.contract import CHANCE, OVER
from caber.core.errors import BadOption, BadRecord
from caber.core.rng import Rng
from caber.games.schotten_rennen import layout as at
from caber.games.schotten_rennen.drawing import PHASE_NAMES, draw, read
from tests.games.drawings import caught, cause, reasons, refused
from tests.games.schotten_rennen.games import any_options, invented, lay, start

LINES = {"options", "track", "turn", "last", "passed", "need", "asked", "dice", "pool", "picks"}


def positions(seed: int) -> list[str]:
    """The drawings of a race in which hardly anybody retreats, each checked against its position."""
    rng, dice = random.Random(seed), Rng(seed)
    state = start(any_options(rng, 2 + seed % 3))
    found: list[str] = []
    while state.turn != OVER and len(found) < 150:
        text = draw(state)
        again = read(text)
        assert again == state, text
        assert again.moves() == state.moves(), text
        assert draw(again) == text
        found.append(text)
        moves = [move for move in state.moves() if move != at.RETREAT or rng.random() < 0.05]
        state.act(state.pick(dice) if state.turn == CHANCE else rng.choice(moves))
    assert read(draw(state)) == state
    return [*found, draw(state)]


@given(st.integers(0, 10**9))
def test_what_is_drawn_is_read_again(seed: int) -> None:
    positions(seed)


def test_every_kind_of_line_occurs() -> None:
    """What is tested above is something: all phases and all lines turn up in races."""
    phases, lines = set(), set()
    for seed in range(15):
        for text in positions(seed):
            for line in text.splitlines():
                name, _, rest = line.partition(":")
                lines.add(name)
                if name == "turn":
                    phases.add(rest.split()[1])
    assert phases == set(PHASE_NAMES)
    assert lines >= LINES


def test_a_drawing_is_plain_to_read() -> None:
    text = dedent("""\
        options: players=4 play_on=yes
        track: 3 bog 6 rival 7 10 11 8 hop 5 load 4
        turn: 2 risking
        seat 1: place 1 risk 0
        seat 2: stone 1 figure 3 risk 1
        seat 4: stone 0 figure 0 risk 2
        last: yes
        passed: 2
        need: 8
        asked: 3
        dice: 3-4""")
    with pytest.raises(
        BadRecord
    ):  # seat 2 isn't alone in any sense, but that is only known when a turn begins
        read(text.replace("dice: 3-4", "dice: 4-4"))
    assert draw(read(text)) == text


def test_little_needs_to_be_said() -> None:
    both = lay("options: track=3,bog,7")
    assert both.texts == ["roll"]
    assert draw(both.state) == "options: track=3,bog,7\ntrack: 3 bog 7\nturn: 1 begin"
    assert lay("options: track=3,bog,7\nseat 1: stone 1 figure 1").texts == ["roll", "yellow", "retreat"]


def test_a_track_may_lie_in_another_order_than_the_option_says() -> None:
    assert draw(read("options: track=3,4,5\ntrack: 5 3 bog")).splitlines()[1] == "track: 5 3 bog"


@given(st.integers(0, 10**9), st.sampled_from((2, 3, 4)))
def test_invented_positions_are_read_alike(seed: int, players: int) -> None:
    text = invented(random.Random(seed), players)
    assert read(draw(read(text))) == lay(text).state


# A drawing, the line and the word at fault, and the reason.
BAD = [
    ("options: track=3,4\nturn: 3 begin", 2, "3", "word"),
    ("options: track=3,4\nturn: 1 sleep", 2, "sleep", "word"),
    ("options: track=3,4\nturn:", 2, "", "nothing"),
    ("options: track=3,4\ntrack: 3", 2, "3", "count"),
    ("options: track=3,4\ntrack: 3 12", 2, "12", "word"),
    ("options: track=3,4\nseat 3: stone 1", 2, "seat 3", "name-near"),
    ("options: track=3,4\nseat 1: stone", 2, "stone", "form"),
    ("options: track=3,4\nseat 1: stone x", 2, "x", "word"),
    ("options: track=3,4\nseat 1: ducats 3", 2, "ducats", "word"),
    ("options: track=3,4\nseat 1: risk 1 risk 2", 2, "risk 1 risk 2", "form"),
    ("options: track=3,4\nlast: perhaps", 2, "perhaps", "word"),
    ("options: track=3,4\nneed: 7 green", 2, "green", "word"),
    ("options: track=3,4\nasked: 0", 2, "0", "word"),
    ("options: track=3,4\ndice: 3-7", 2, "3-7", "form"),
    ("options: track=3,4\npool: 3x1", 2, "3x1", "word"),
    ("options: track=3,4\npicks: many", 2, "many", "word"),
    ("options: track=3,4\nstones: 1", 2, "stones", "name-near"),
    ("options: track=3,4\nturn: 1 begin\nturn: 1 begin", 3, "turn", "twice"),
    ("options: track=3,4\nturn: 1 begin now", 2, "now", "more"),
    ("options: track=3,4\npool: 3-4", 2, "3-4", "form"),
]


@pytest.mark.parametrize(("text", "line", "word", "reason"), BAD)
def test_a_bad_drawing_is_refused(text: str, line: int, word: str, reason: str) -> None:
    assert refused(read, text) == (line, word, reason)


# A drawing, the name of the line that can't be right, and the reason.
IMPOSSIBLE = [
    ("track: ? 3", "track", "gap"),
    ("track: bog bog", "track", "red"),
    ("track: 3 ?", "track", "cards"),
    ("track: 3 ?\nturn: 1 laying", "pool", "cards"),
    ("track: 3 ?\nturn: 1 begin\npool: 4", "pool", "pool"),
    ("turn: 1 picking", "picks", "picks"),
    ("seat 1: stone 0 figure 1", "seat 1", "apart"),  # nobody has moved yet
    ("turn: 1 go_on\nseat 1: stone 2 figure 1", "seat 1", "behind"),
    ("seat 1: stone 3", "seat 1", "beyond"),  # the goal isn't a place for a stone
    ("seat 1: risk 4", "seat 1", "risk"),
    ("turn: 1 go_on\nseat 2: stone 0 figure 1", "seat 2", "apart"),
    ("seat 2: place 1", "seat 2", "placed"),
    ("turn: 1 finished", "turn", "placed"),
    ("turn: 1 finished\nseat 1: place 2", "seat 1", "places"),
    ("passed: 1", "passed", "passed"),
    ("last: yes\npassed: 6", "passed", "passed"),
    ("turn: 1 rolling", "need", "need"),
    ("turn: 1 rolling\nneed: 4", "need", "need"),
    ("turn: 1 rolling\nneed: 3 yellow", "need", "yellow"),
    ("need: 3", "need", "need-none"),
    ("turn: 1 rolling\nneed: 3\nasked: 2", "asked", "asked"),
    ("turn: 1 rival\nasked: 2", "asked", "asked"),
    ("turn: 1 missed\nneed: 3", "dice", "dice"),
    ("turn: 1 missed\nneed: 3\ndice: 1-2", "dice", "passes"),
    ("turn: 1 rolling\nneed: 3\ndice: 1-1", "dice", "dice"),
    ("turn: 1 missed\nneed: 3\ndice: 1-1\nseat 1: risk 0", "seat 1", "no-risk"),
    ("turn: 1 bonus\nseat 1: stone 0 figure 1", "turn", "bonus"),
    ("turn: 1 rolling\nneed: 7\nseat 1: stone 0 figure 2", "turn", "banned"),  # the goal is closed
    ("turn: 1 finished\nseat 1: place 1\nseat 2: place 2", "seat 2", "placed"),
    ("turn: 1 begin\nseat 1: stone 3 figure 3", "seat 1", "beyond"),
    ("options: players=3 play_on=yes\nseat 1: place 1", "turn", "there"),
]


@pytest.mark.parametrize(("lines", "name", "reason"), IMPOSSIBLE)
def test_an_impossible_position_is_refused(lines: str, name: str, reason: str) -> None:
    assert refused(read, f"options: track=3,4\n{lines}")[1:] == (name, reason)


ATTEMPTS = [
    ("rival,3", "turn: 1 rolling\nneed: 14\nasked: 2", "need", "need-rival"),
    ("rival,3", "turn: 1 rolling\nneed: 7", "asked", "asked"),
    ("rival,3", "turn: 1 rolling\nneed: 7\nasked: 1", "asked", "asked"),
    ("10,3", "turn: 1 missed\nneed: 10\ndice: 2-2", "dice", "passes"),  # a double passes
    # It was fixed with 3 stones.
    ("load,3", "turn: 1 risking\nneed: 6\ndice: 1-2\nseat 1: risk 2", "need", "need"),
]


@pytest.mark.parametrize(("track", "lines", "name", "reason"), ATTEMPTS)
def test_an_attempt_fits_its_card(track: str, lines: str, name: str, reason: str) -> None:
    assert refused(read, f"options: track={track}\n{lines}")[1:] == (name, reason)


def test_every_reason_is_met() -> None:
    assert reasons("schotten_rennen") <= {row[-1] for row in [*BAD, *IMPOSSIBLE, *ATTEMPTS]}


def test_a_base_track_has_to_be_drawn() -> None:
    with pytest.raises(BadRecord):
        read("turn: 1 begin")


def test_bad_options_are_refused_with_their_line() -> None:
    for options in ("players=5", "track=3,12", "players=2 begins=3"):
        error = caught(read, f"turn: 1 play\noptions: {options}")
        assert error.line == 2 and isinstance(cause(error), BadOption)
    with pytest.raises(BadOption):
        read("", {"players": 5})


@given(st.text(alphabet="1234 :\n-?xseatonfigurkplcdymv_b", max_size=90))
def test_nothing_else_goes_wrong(text: str) -> None:
    try:
        state = read(f"options: track=3,hop,rival\n{text}")
    except (BadRecord, BadOption):
        return
    assert len(state.moves()) == state.count()
