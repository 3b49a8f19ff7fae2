"""Positions drawn as text: what is drawn is read again, whatever the position; bad drawings are refused."""

import random
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caber.core.contract import CHANCE, OVER
from caber.core.errors import BadOption, BadRecord
from caber.games.kilt_castle.drawing import PHASES, WORDS, draw, read
from tests.games.kilt_castle.games import invented, lay, texts
from tests.games.kilt_castle.naive import drawn
from tests.games.kilt_castle.test_invariants import steps


@given(st.integers(0, 10**9), st.sampled_from((2, 3, 4)))
def test_what_is_drawn_is_read_again(seed: int, players: int) -> None:
    rng = random.Random(seed)
    for _, state in steps(seed, players):
        if rng.random() < 0.3:
            text = draw(state)
            again = read(text)
            assert again == state, text
            assert again.moves() == state.moves(), text
            assert draw(again) == text
            if state.turn not in (CHANCE, OVER):
                assert drawn(text).legal() == texts(state), text


def test_every_kind_of_line_occurs() -> None:
    """What is tested above is something: all phases and all lines turn up in games."""
    words: set[str] = set()
    for seed in range(12):
        for _, state in steps(seed, 2 + seed % 3):
            for line in draw(state).splitlines():
                name, _, rest = line.partition(":")
                words.add(rest.split()[1] if name == "turn" else name)
    assert {*PHASES, *WORDS, "options", "cards", "purses", "stock r", "stock d"} <= words


def test_a_drawing_is_plain_to_read() -> None:
    text = dedent("""\
        options: players=3
        turn: 2 build o
        5  .     r3*   o1    .     .
        4  .     .     l2^   .     .
        3  .     r1    .     .     .
        2  .     .     .     .     ~
        1  .     .     .     ~     ~
        cards: 1=r,o,l 2=rl 3=ro,lo
        purses: 10 8 12
        stock r: 8 2 2
        moved: ro
        site: b3
        quiet: -1""")
    assert draw(read(text)) == text


def test_the_longest_tower_stands_apart_from_its_neighbour() -> None:
    text = draw(read("5  .  l10**^  o2  .  .\ncards: 3=r,o,l,d 4=ro,ld 5=rl,do"))
    assert "l10**^ o2" in text
    assert draw(read(text)) == text


def test_little_needs_to_be_said() -> None:
    both = lay("cards: 0=r,o 1=l")
    assert both.texts == ["r>1", "r>2", "o>1", "o>2"]
    assert both.naive.turn == 0


@given(st.integers(0, 10**9), st.sampled_from((2, 3, 4)))
def test_invented_positions_are_read_alike(seed: int, players: int) -> None:
    text = invented(random.Random(seed), players)
    assert read(draw(read(text))) == lay(text).state


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        ("turn: 3 move", 1, "3"),
        ("turn: 1 sleep", 1, "sleep"),
        ("turn:", 1, ""),
        ("turn: 1", 1, ""),
        ("5  r1 .  .  .", 1, "r1 . . ."),
        ("\n5  r1 .  .  x1 .", 2, "x1"),
        ("5  r0 .  .  .  .", 1, "r0"),
        ("5  r1*** .  .  .  .", 1, "r1***"),
        ("1  .  .  .  .  .", 1, "."),
        ("1  ~  .  .  ~  ~", 1, "~"),
        ("options: players=3\n5  d1 .  .  .  .", 2, "d1"),
        ("options: players=3\ncards: 0=r,d", 2, "d"),
        ("cards: 0=r,r", 1, "r"),
        ("cards: 0=ro 1=or", 1, "or"),
        ("cards: 0=rr", 1, "rr"),
        ("cards: x=r", 1, "x"),
        ("purses: 1 2 3", 1, "1 2 3"),
        ("purses: 1 x", 1, "x"),
        ("stock r: 1 2", 1, "1 2"),
        ("options: players=3\nstock d: 1 2 2", 2, "stock d"),
        ("moved: xx", 1, "xx"),
        ("site: f1", 1, "f1"),
        ("day: perhaps", 1, "perhaps"),
        ("hands: r1", 1, "hands"),
    ],
)
def test_a_bad_drawing_is_refused(text: str, line: int, word: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(text)
    assert caught.value.key == "kilt-castle-drawing"
    assert caught.value.details == {
        "line": line,
        "text": " ".join(text.splitlines()[line - 1].split()),
        "word": word,
    }


@pytest.mark.parametrize(
    "text",
    [
        "5  r1^ r1^ r1^ .  .",  # there are two roofs
        "cards: 0=r 20=o",  # the front would have caught up with the tail
        "cards: 20=r 21=o",
        "turn: 1 build r",  # nothing was moved
        "turn: 1 build d\ncards: 0=ro\nmoved: ro",
    ],
)
def test_an_impossible_position_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read(text)


def test_bad_options_are_refused_as_such() -> None:
    with pytest.raises(BadOption):
        read("options: players=5")


@given(st.text(alphabet="rold123=,: \n.~^*turnmovebildcads", max_size=80))
def test_nothing_else_goes_wrong(text: str) -> None:
    try:
        state = read(text)
    except (BadRecord, BadOption):
        return
    assert len(state.moves()) == state.count()
