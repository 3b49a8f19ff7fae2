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
from tests.games.drawings import caught, cause, reasons, refused
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


# A drawing, the line and the word at fault, and the reason.
BAD = [
    ("turn: 3 play", 1, "3", "word"),
    ("turn: 1 sleep", 1, "sleep", "word"),
    ("turn:", 1, "", "nothing"),
    ("\n\n1  r7 r8 r77  |", 3, "r77", "card"),
    ("1  r10 |", 1, "r10", "card"),
    ("1  fog |", 1, "fog", "card"),  # not in the base game
    ("1  r7 |\n2  r7 |", 2, "r7", "used"),
    ("1  r7 |\nhand 2: r7", 2, "r7", "used"),
    ("1  r1 r2 r3 r4 |", 1, "1", "full"),
    ("1  r1 |\n1  r2 |", 2, "1", "twice"),
    ("0  r1 |", 1, "0", "name"),
    ("options: stones=3\n4  r1 |", 2, "4", "stone"),
    ("options: mode=tactics\n1  scout |", 2, "scout", "trick"),
    ("hand 1: ?", 1, "?", "seen-by"),
    ("seen by: 1\nhand 1: ?", 2, "?", "own"),
    ("seen by: 1\ndiscards: ?", 2, "?", "open"),
    ("seen by: 1\nhand 2: ?tactics", 2, "?tactics", "empty"),  # there is no such stack
    ("hands: r1", 1, "hands", "name-near"),
    ("r1 r2 r3", 1, "r1 r2 r3", "name"),
    ("first: 3-2", 1, "3-2", "form"),
    ("passes: few", 1, "few", "word"),
    ("turn: 1 play now", 1, "now", "more"),
    ("options: mode=tactics\nhand 1: fogg", 2, "fogg", "card-tactics"),
    ("hand 1: r7\nhand 2: r7", 2, "r7", "used"),
    ("discards: r7\nhand 2: r7", 2, "r7", "used"),
    ("tops: r7\nhand 2: r7", 2, "r7", "used"),
    ("3: r7", 1, "3: r7", "form"),
    ("seen by: 1\n1  ? |", 2, "?", "open"),
    ("tops: r1 r2 r3 r4 r5 r6 r7 r8", 1, "r1", "tops"),
    ("options: clans=1 values=4 hand=2\nhand 1: r1 r2\nseen by: 1\nhand 2: ? ? ?", 4, "?", "empty"),
    ("taken: x1", 1, "x1", "card"),
]


@pytest.mark.parametrize(("text", "line", "word", "reason"), BAD)
def test_a_bad_drawing_is_refused(text: str, line: int, word: str, reason: str) -> None:
    assert refused(read, text) == (line, word, reason)


# A drawing, the name of the line that can't be right, and the reason.
TRICK = "options: mode=tactics\n1  r1 r2 mud  |  b1 b2\n"
IMPOSSIBLE = [
    ("hand 1: r1 r2 r3 r4 r5 r6 r7 r8 r9", "hand 1", "hand"),
    ("turn: 1 returning\nhand 1: r1 r2 r3 r4 r5 r6 r7 r8 r9", "hand 1", "hand"),
    (f"{TRICK}turn: 1 taking", "trick", "tricks"),
    (f"{TRICK}turn: 1 play\ntrick: traitor", "trick", "tricks"),
    (f"{TRICK}turn: 1 putting\ntrick: traitor\ntaken: r1", "taken", "taken"),
    (f"{TRICK}turn: 1 putting\ntrick: redeploy\ntaken: mud\nfrom: 2", "taken", "taken"),
    (f"{TRICK}turn: 1 dropping\ntrick: deserter", "dropper", "dropper"),
    ("turn: 1 finished", "reason", "reason"),
    ("reason: majority", "reason", "reason"),
    ("turn: 1 finished\nreason: majority", "winner", "winner"),
    ("turn: 1 finished\nreason: level\nwinner: 1", "winner", "winner"),
    ("1  <\n2  <\n3  <\nhand 1: r1", "turn", "won"),
    ("options: stones=3\n1  >\n3  >\nhand 1: r1", "turn", "won"),
    ("options: mode=tactics\nturn: 1 taking\ntrick: traitor", "turn", "stuck"),
]


@pytest.mark.parametrize(("text", "name", "reason"), IMPOSSIBLE)
def test_an_impossible_position_is_refused(text: str, name: str, reason: str) -> None:
    assert refused(read, text)[1:] == (name, reason)


def test_every_reason_is_met() -> None:
    assert reasons("schotten_totten") <= {row[-1] for row in [*BAD, *IMPOSSIBLE]}


def test_the_place_of_a_card_that_is_used_is_named() -> None:
    first = "5  g5  |\nhand 1: g6\ndiscards: g7\ntops: g8"
    for card, place in (
        ("g5", "at stone 5"),
        ("g6", "in hand 1"),
        ("g7", "among the discards"),
        ("g8", "on top of a stack"),
    ):
        with pytest.raises(BadRecord, match=f"Line 5, .* {card} is already {place}"):
            read(f"{first}\nhand 2: {card}")


def test_the_order_of_the_lines_doesn_t_matter() -> None:
    lines = [
        "options: mode=tactics stones=4",
        "turn: 2 play",
        "seen by: 1",
        "1  r7 r8 r9  |  b1 b2 b3",
        "3  r1 macgregor  |  o4 o5 o6 fog",
        "hand 1: g1 scout",
        "hand 2: ? ? ?tactics",
        "played 1: 3",
        "first: 1=2",
    ]
    position = read("\n".join(lines))
    for seed in range(20):
        random.Random(seed).shuffle(lines)
        assert read("\n".join(lines)) == position


def test_bad_options_are_refused_with_their_line() -> None:
    for options in ("mode=chess", "mode=base mode=base", "chess", "hand=7 clans=1 values=9"):
        error = caught(read, f"turn: 1 play\noptions: {options}")
        assert error.line == 2 and isinstance(cause(error), BadOption)
    with pytest.raises(BadOption):
        read("", {"mode": "chess"})


@given(st.text(alphabet="rob179 |<>:?=\nhandturnplayfogmd", max_size=80))
def test_nothing_else_goes_wrong(text: str) -> None:
    try:
        state = read(text, {"mode": "tactics"})
    except (BadRecord, BadOption):
        return
    assert len(state.moves()) == state.count()
