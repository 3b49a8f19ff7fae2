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
from caber.games.schotten_totten.drawing import draw, read
from caber.games.schotten_totten.state import SchottenTotten
from tests.games.schotten_totten.test_second_engine import GAME, choose, random_options

MOMENTS = range(at.COMPLETE_AT, at.FACTS)


def facts(state: SchottenTotten) -> list[int]:
    """Everything but the clock and the moments, which a drawing keeps only as an order."""
    return [int(state.cells[cell]) for cell in range(at.FACTS) if cell != at.CLOCK and cell not in MOMENTS]


def order(state: SchottenTotten) -> list[tuple[bool, ...]]:
    """What the moments decide: who is complete, and who would hold a tie at stones that are still open."""
    cells, found = state.cells, []
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


def positions(seed: int) -> Iterator[SchottenTotten]:
    """Every position of a game with any options, played in any style."""
    rng = random.Random(seed)
    state = GAME.start(random_options(rng, rng.choice(("base", "tactics", "tactics"))))
    assert isinstance(state, SchottenTotten)
    style = rng.choice(("uniform", "tricky", "gathering", "stubborn"))
    yield state
    while state.turn != OVER:
        texts = [state.text(move) for move in state.moves()]
        state.play(state.parse(choose(texts, rng, style)))
        yield state


@given(st.integers(0, 10**9))
def test_what_is_drawn_is_read_again(seed: int) -> None:
    for state in positions(seed):
        text = draw(state)
        again = read(text)
        assert facts(again) == facts(state), text
        assert order(again) == order(state), text
        assert again.moves() == state.moves(), text
        assert draw(again) == text


@given(st.integers(0, 10**9))
def test_a_view_is_read_again(seed: int) -> None:
    for state in positions(seed):
        for seat in (0, 1, NOBODY):
            view = state.hide(seat)
            text = draw(view)
            again = read(text)
            assert facts(again) == facts(view), text
            assert again.moves() == view.moves(), text


def test_a_game_goes_on_alike_from_its_drawing() -> None:
    for seed in range(20):
        rng = random.Random(seed)
        states = [state.copy() for state in positions(seed)]
        state = states[len(states) * 2 // 3]
        again = read(draw(state))
        while state.turn != OVER:
            assert again.moves() == state.moves(), f"seed {seed}\n{draw(state)}"
            move = rng.choice(state.moves())
            state.play(move)
            again.play(move)
        assert again.outcome() == state.outcome()


def test_every_kind_of_line_occurs() -> None:
    """The property above is about something: all phases and all lines turn up in games."""
    words: set[str] = set()
    for seed in range(60):
        for state in positions(seed):
            for view in (state, state.hide(0)):
                for line in draw(view).splitlines():
                    name, _, rest = line.partition(":")
                    words.add(rest.split()[1] if name == "turn" else name.split("=")[0])
    phases = "deal play after drawn scouting scouted returning taking putting dropping finished"
    names = (
        "options", "seen by", "hand 1", "hand 2", "discards", "known", "tops", "trick", "taken", "from", "dropper",
        "stack", "to scout", "no draw", "scout", "played 1", "played 2", "led 1", "led 2", "passes", "winner",
        "reason", "first", "laid first",
    )  # fmt: skip
    assert {*phases.split(), *names} <= words


def test_the_drawing_is_plain() -> None:
    text = dedent("""\
        options: mode=tactics stones=4
        turn: 2 play
        1        r7 r8  <  b1 b2 b3
        2                |
        3  r1 macgregor  |  o4 fog
        4                |
        hand 2: g1 scout
        discards: v9 traitor
        played 1: 1
        played 2: 2
        led 1: yes""")
    assert draw(read(text)).replace("1        r7 r8  <", "1        r7 r8  <") == text.replace(
        "1        r7 r8  <", "1         r7 r8  <"
    )


def test_little_needs_to_be_said() -> None:
    state = read("")
    assert state.turn == 0
    assert [state.text(move) for move in state.moves()] == ["pass"]
    state = read("hand 1: r1", {"stones": 3})
    assert [state.text(move) for move in state.moves()] == ["r1@1", "r1@2", "r1@3"]
    state = read("3  fog mud macfarlane |  deserter".replace("deserter", "shield"), {"mode": "tactics"})
    assert [int(state.cells[at.PLAYED + seat]) for seat in (0, 1)] == [3, 1]
    assert [int(state.cells[at.LED + seat]) for seat in (0, 1)] == [1, 0]


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
        ("1  r1 |\n1  | r2", 2, "1") if False else ("1  r1 |\n1  r2 |", 2, "1"),
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
    assert caught.value.details == {"line": line, "text": text.splitlines()[line - 1].strip(), "word": word}


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
