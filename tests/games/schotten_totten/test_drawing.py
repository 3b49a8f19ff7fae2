"""Positions drawn as text: what is drawn is read again, whatever the position; bad drawings are refused."""

import random
from collections.abc import Iterator
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caber.core.contract import NOBODY, OVER
from caber.core.errors import BadOption, BadRecord
from caber.games.schotten_totten import layout as at
from caber.games.schotten_totten.drawing import MOMENTS, PHASES, PILES, WORDS, draw, read
from caber.games.schotten_totten.state import SchottenTotten
from tests.games.schotten_totten.games import any_options, positions


def facts(state: SchottenTotten) -> list[int]:
    """Everything but the clock and the moments, which a drawing keeps only as an order."""
    return [int(state.cells[cell]) for cell in range(at.COMPLETE_AT) if cell != at.CLOCK]


def order(state: SchottenTotten) -> list[tuple[bool, ...]]:
    """What the moments decide: who is complete, and who would hold a tie at stones that are still open."""
    cells = state.cells
    found: list[tuple[bool, ...]] = []
    for stone in range(int(state.rules.stones)):
        if (cells[at.OWNED] | cells[at.OWNED + 1]) >> stone & 1:
            continue
        complete = [int(cells[at.COMPLETE_AT + side]) for side in (stone, stone + 9)]
        laid = [int(cells[at.LAID_AT + side]) for side in (stone, stone + 9)]
        tied = min(int(cells[at.COUNT + side]) for side in (stone, stone + 9)) >= 3
        found.append(
            (
                complete[0] > 0,
                complete[1] > 0,
                min(complete) > 0 and (complete[0], laid[0]) < (complete[1], laid[1]),
                tied and laid[0] < laid[1],
            )
        )
    return found


def any_game(seed: int, share: float = 1) -> Iterator[SchottenTotten]:
    """Every position of a game with any options, played in any manner; or a share of them."""
    rng = random.Random(seed)
    yield from (state for state in positions(rng, any_options(rng)) if rng.random() < share)


@given(st.integers(0, 10**9))
def test_what_is_drawn_is_read_again(seed: int) -> None:
    for state in any_game(seed, 0.3):
        text = draw(state)
        again = read(text)
        assert facts(again) == facts(state), text
        assert order(again) == order(state), text
        assert again.moves() == state.moves(), text
        assert draw(again) == text


@given(st.integers(0, 10**9))
def test_a_view_is_read_again(seed: int) -> None:
    for state in any_game(seed, 0.1):
        for seat in (0, 1, NOBODY):
            view = state.hide(seat)
            text = draw(view)
            again = read(text)
            assert facts(again) == facts(view), text
            assert again.moves() == view.moves(), text


def test_a_game_goes_on_alike_from_its_drawing() -> None:
    for seed in range(20):
        rng = random.Random(seed)
        states = [state.twin(state.cells[:]) for state in any_game(seed)]
        state = states[len(states) * 2 // 3]
        again = read(draw(state))
        while state.turn != OVER:
            assert again.moves() == state.moves(), f"seed {seed}\n{draw(state)}"
            move = rng.choice(state.moves())
            state.play(move)
            again.play(move)
        assert again.outcome() == state.outcome()


def test_every_kind_of_line_occurs() -> None:
    """What is tested above is something: all phases and all lines turn up in games."""
    missing = {*PHASES, *WORDS, *PILES, *MOMENTS, "options", "tops"}
    for seed in range(200):
        for state in any_game(seed, 0.3):
            for view in (state, state.hide(0)):
                for line in draw(view).splitlines():
                    name, _, rest = line.partition(":")
                    missing.discard(rest.split()[1] if name == "turn" else name)
        if not missing:
            return
    raise AssertionError(missing)


def test_a_drawing_is_plain_to_read() -> None:
    text = dedent("""\
        options: mode=tactics stones=4
        turn: 2 play
        1      r7 r8 r9  <  b1 b2 b3
        2                |
        3  r1 macgregor  |  o4 o5 o6 fog
        4                |
        hand 2: g1 scout
        discards: v9 traitor
        played 1: 1
        played 2: 2
        led 1: yes""")
    assert draw(read(text)) == text


def test_little_needs_to_be_said() -> None:
    state = read("")
    assert state.turn == 0
    assert [state.text(move) for move in state.moves()] == ["pass"]
    state = read("hand 1: r1", {"stones": 3})
    assert [state.text(move) for move in state.moves()] == ["r1@1", "r1@2", "r1@3"]


def test_cards_on_a_side_have_been_played() -> None:
    state = read("3  fog mud macfarlane  |  shield", {"mode": "tactics"})
    assert [int(state.cells[at.PLAYED + seat]) for seat in (0, 1)] == [3, 1]
    assert [int(state.cells[at.LED + seat]) for seat in (0, 1)] == [1, 0]


def test_capitals_and_spaces_don_t_matter() -> None:
    drawing = "TURN: 2  Play\n 3 R7   r8|B1\nHand 2:G1"
    assert draw(read(drawing)) == draw(read("turn: 2 play\n3  r7 r8  |  b1\nhand 2: g1"))


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        ("turn: 3 play", 1, "3"),
        ("turn: 1 sleep", 1, "sleep"),
        ("turn:", 1, ""),
        ("\n\n1  r7 r8 r77  |", 3, "r77"),
        ("1  r10 |", 1, "r10"),
        ("1  fog |", 1, "fog"),  # not in the base game
        ("1  r7 |\n2  r7 |", 2, "r7"),
        ("1  r7 |\nhand 2: r7", 2, "r7"),
        ("1  r1 r2 r3 r4 |", 1, "1"),
        ("1  r1 |\n1  r2 |", 2, "1"),
        ("0  r1 |", 1, "0"),
        ("options: stones=3\n4  r1 |", 2, "4"),
        ("options: mode=tactics\n1  scout |", 2, "scout"),
        ("hand 1: ?", 1, "?"),
        ("seen by: 1\nhand 1: ?", 2, "?"),
        ("seen by: 1\ndiscards: ?", 2, "?"),
        ("seen by: 1\nhand 2: ?tactics", 2, "?tactics"),  # there is no such stack
        ("hands: r1", 1, "hands"),
        ("r1 r2 r3", 1, "r1 r2 r3"),
        ("first: 3-2", 1, "3-2"),
        ("passes: few", 1, "few"),
    ],
)
def test_a_bad_drawing_is_refused(text: str, line: int, word: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(text)
    assert caught.value.key == "schotten-totten-drawing"
    assert caught.value.details == {
        "line": line,
        "text": " ".join(text.splitlines()[line - 1].split()),
        "word": word,
    }


def test_bad_options_are_refused_as_such() -> None:
    with pytest.raises(BadOption):
        read("options: mode=chess")


@given(st.text(alphabet="rob179 |<>:?=\nhandturnplayfogmd", max_size=80))
def test_nothing_else_goes_wrong(text: str) -> None:
    try:
        state = read(text, {"mode": "tactics"})
    except (BadRecord, BadOption):
        return
    assert len(state.moves()) == state.count()
