"""Positions drawn as text: what is drawn is read again, whatever the position; bad drawings are refused."""

import random
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caber.core.contract import CHANCE, OVER
from caber.core.errors import BadOption, BadRecord
from caber.games.kilt_castle.drawing import PHASES, WORDS, draw, read
from tests.games.drawings import caught, cause, reasons, refused
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


# A drawing, the line and the word at fault, and the reason.
BAD = [
    ("turn: 3 move", 1, "3", "word"),
    ("turn: 1 sleep", 1, "sleep", "word"),
    ("turn:", 1, "", "nothing"),
    ("turn: 1", 1, "", "nothing"),
    ("5  r1 .  .  .", 1, "r1 . . .", "count"),
    ("\n5  r1 .  .  x1 .", 2, "x1", "form"),
    ("5  r0 .  .  .  .", 1, "r0", "form"),
    ("5  r1*** .  .  .  .", 1, "r1***", "form"),
    ("1  .  .  .  .  .", 1, ".", "water"),
    ("1  ~  .  .  ~  ~", 1, "~", "water"),
    ("options: players=3\n5  d1 .  .  .  .", 2, "d", "word"),
    ("options: players=3\ncards: 0=r,d", 2, "d", "card"),
    ("cards: 0=r,r", 1, "r", "used"),
    ("cards: 0=ro 1=or", 1, "or", "used"),
    ("cards: 0=rr", 1, "rr", "card"),
    ("cards: x=r", 1, "x=r", "form"),
    ("purses: 1 2 3", 1, "1 2 3", "count"),
    ("purses: 1 x", 1, "x", "word"),
    ("stock r: 1 2", 1, "1 2", "count"),
    ("options: players=3\nstock d: 1 2 2", 2, "stock d", "name-near"),
    ("moved: xx", 1, "xx", "word"),
    ("site: f1", 1, "f1", "word"),
    ("day: perhaps", 1, "perhaps", "word"),
    ("hands: r1", 1, "hands", "name-near"),
    ("turn: 1 build r now", 1, "now", "more"),
    ("stock r: 12 3 2", 1, "12", "word"),
    ("cards: 40=r", 1, "40", "word"),
    ("5: r1", 1, "5: r1", "form"),
    ("quiet: -2", 1, "-2", "word"),
]


@pytest.mark.parametrize(("text", "line", "word", "reason"), BAD)
def test_a_bad_drawing_is_refused(text: str, line: int, word: str, reason: str) -> None:
    assert refused(read, text) == (line, word, reason)


# A drawing, the name of the line that can't be right, and the reason.
IMPOSSIBLE = [
    ("5  r1^ r1^ r1^ .  .", "5", "roofs"),  # there are two roofs
    ("cards: 0=r 20=o", "cards", "front"),  # the front would have caught up with the tail
    ("cards: 20=r 21=o", "cards", "tail"),
    ("turn: 1 build r", "moved", "moved"),  # nothing was moved
    ("turn: 1 build d\ncards: 0=ro\nmoved: ro", "turn", "builder"),
    ("cards: 0=r 1=o 2=l 3=d 4=ro 5=rl", "cards", "rows"),
    ("cards: 0=r,o,l,d,ro", "cards", "rows"),
    ("cards: 0=r,o 1=ro\nmoved: ro\nsite: c3\nturn: 1 build r", "site", "site-first"),
    ("cards: 0=r,o 1=ro\nmoved: ro\nturn: 1 roof o", "site", "site-roof"),
    ("turn: 1 finished", "reason", "reason"),
    ("reason: standstill", "reason", "reason"),
    ("turn: 1 deal\ncards: 0=r,o,l,d 1=ro,rl,rd 2=ol,od 3=ld", "turn", "stuck"),  # all of them are laid out
]


@pytest.mark.parametrize(("lines", "name", "reason"), IMPOSSIBLE)
def test_an_impossible_position_is_refused(lines: str, name: str, reason: str) -> None:
    assert refused(read, lines)[1:] == (name, reason)


def test_every_reason_is_met() -> None:
    assert reasons("kilt_castle") <= {row[-1] for row in [*BAD, *IMPOSSIBLE]}


def test_bad_options_are_refused_with_their_line() -> None:
    for options in ("players=5", "roof_by_colour=perhaps"):
        error = caught(read, f"turn: 1 play\noptions: {options}")
        assert error.line == 2 and isinstance(cause(error), BadOption)
    with pytest.raises(BadOption):
        read("", {"players": 5})


@given(st.text(alphabet="rold123=,: \n.~^*turnmovebildcads", max_size=80))
def test_nothing_else_goes_wrong(text: str) -> None:
    try:
        state = read(text)
    except (BadRecord, BadOption):
        return
    assert len(state.moves()) == state.count()
