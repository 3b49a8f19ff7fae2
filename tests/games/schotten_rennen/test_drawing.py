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


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        ("options: track=3,4\nturn: 3 begin", 2, "3"),
        ("options: track=3,4\nturn: 1 sleep", 2, "sleep"),
        ("options: track=3,4\nturn:", 2, ""),
        ("options: track=3,4\ntrack: 3", 2, "3"),
        ("options: track=3,4\ntrack: 3 12", 2, "12"),
        ("options: track=3,4\nseat 3: stone 1", 2, "3"),
        ("options: track=3,4\nseat 1: stone", 2, "stone"),
        ("options: track=3,4\nseat 1: stone x", 2, "x"),
        ("options: track=3,4\nseat 1: ducats 3", 2, "ducats"),
        ("options: track=3,4\nseat 1: risk 1 risk 2", 2, "risk 1 risk 2"),
        ("options: track=3,4\nlast: perhaps", 2, "perhaps"),
        ("options: track=3,4\nneed: 7 green", 2, "green"),
        ("options: track=3,4\nasked: 0", 2, "0"),
        ("options: track=3,4\ndice: 3-7", 2, "3-7"),
        ("options: track=3,4\npool: 3x1", 2, "3x1"),
        ("options: track=3,4\npicks: many", 2, "many"),
        ("options: track=3,4\nstones: 1", 2, "stones"),
        ("options: track=3,4\nturn: 1 begin\nturn: 1 begin", 3, "turn"),
    ],
)
def test_a_bad_drawing_is_refused(text: str, line: int, word: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(text)
    assert caught.value.key == "schotten-rennen-drawing"
    assert caught.value.details == {"line": line, "text": text.splitlines()[line - 1], "word": word}


@pytest.mark.parametrize(
    ("lines", "word"),
    [
        ("track: ? 3", "track"),
        ("track: bog bog", "pool"),
        ("track: 3 ?", "track"),
        ("track: 3 ?\nturn: 1 laying", "pool"),
        ("track: 3 ?\nturn: 1 begin\npool: 4", "pool"),
        ("turn: 1 picking", "picks"),
        ("seat 1: stone 0 figure 1", "seat 1"),  # nobody has moved yet
        ("turn: 1 go_on\nseat 1: stone 2 figure 1", "seat 1"),
        ("seat 1: stone 3", "seat 1"),  # the goal isn't a place for a stone
        ("seat 1: risk 4", "seat 1"),
        ("turn: 1 go_on\nseat 2: stone 0 figure 1", "seat 2"),
        ("seat 2: place 1", "place"),
        ("turn: 1 finished", "place"),
        ("turn: 1 finished\nseat 1: place 2", "place"),
        ("passed: 1", "passed"),
        ("last: yes\npassed: 6", "passed"),
        ("turn: 1 rolling", "need"),
        ("turn: 1 rolling\nneed: 4", "need"),
        ("turn: 1 rolling\nneed: 3 yellow", "need"),
        ("need: 3", "need"),
        ("turn: 1 rolling\nneed: 3\nasked: 2", "asked"),
        ("turn: 1 rival\nasked: 2", "asked"),
        ("turn: 1 missed\nneed: 3", "dice"),
        ("turn: 1 missed\nneed: 3\ndice: 1-2", "dice"),
        ("turn: 1 rolling\nneed: 3\ndice: 1-1", "dice"),
        ("turn: 1 missed\nneed: 3\ndice: 1-1\nseat 1: risk 0", "seat 1"),
        ("turn: 1 bonus\nseat 1: stone 0 figure 1", "turn"),
        ("turn: 1 rolling\nneed: 7\nseat 1: stone 0 figure 2", "turn"),  # the goal is closed
    ],
)
def test_an_impossible_position_is_refused(lines: str, word: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(f"options: track=3,4\n{lines}")
    assert caught.value.details["word"] == word


@pytest.mark.parametrize(
    ("track", "lines", "word"),
    [
        ("rival,3", "turn: 1 rolling\nneed: 14\nasked: 2", "need"),
        ("rival,3", "turn: 1 rolling\nneed: 7", "asked"),
        ("rival,3", "turn: 1 rolling\nneed: 7\nasked: 1", "asked"),
        ("10,3", "turn: 1 missed\nneed: 10\ndice: 2-2", "dice"),  # a double passes
        (
            "load,3",
            "turn: 1 risking\nneed: 6\ndice: 1-2\nseat 1: risk 2",
            "need",
        ),  # it was fixed with 3 stones
    ],
)
def test_an_attempt_fits_its_card(track: str, lines: str, word: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(f"options: track={track}\n{lines}")
    assert caught.value.details["word"] == word


def test_a_base_track_has_to_be_drawn() -> None:
    with pytest.raises(BadRecord):
        read("turn: 1 begin")


def test_bad_options_are_refused_as_such() -> None:
    for options in ("players=5", "track=3,12", "players=2 begins=3"):
        with pytest.raises(BadOption):
            read(f"options: {options}")


@given(st.text(alphabet="1234 :\n-?xseatonfigurkplcdymv_b", max_size=90))
def test_nothing_else_goes_wrong(text: str) -> None:
    try:
        state = read(f"options: track=3,hop,rival\n{text}")
    except (BadRecord, BadOption):
        return
    assert len(state.moves()) == state.count()
