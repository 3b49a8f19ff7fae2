"""What holds in every position of every game, however it is played."""

import random
from collections import Counter
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from caber.core.contract import CHANCE, OVER
from caber.core.errors import IllegalMove
from caber.games.tug_of_war import layout as at
from caber.games.tug_of_war.state import TugOfWar
from tests.games.tug_of_war.games import LUCKS, STYLES, Both, any_options, choose, invented
from tests.games.tug_of_war.invariants import check

SEEDS = st.integers(0, 10**9)
PARTS = st.booleans()
MOST = 60  # moves, after which a game is brought to its end


def steps(seed: int, part: bool) -> Iterator[tuple[list[int], str, TugOfWar]]:
    """One game in any manner: the cells before each move, the move, and the state after it."""
    rng = random.Random(seed)
    both = Both(drawing=invented(rng)) if part else Both(any_options(rng))
    style, luck = rng.choice([*STYLES]), rng.choice([*LUCKS])
    while both.state.turn != OVER:
        before = facts(both.state)
        text = choose(both.naive, rng, style, luck, patient=len(both.history) < MOST)
        both.play(text)
        yield before, text, both.state


def facts(state: TugOfWar) -> list[int]:
    return [int(cell) for cell in state.cells]


def three(cells: list[int], first: int) -> list[int]:
    return cells[first : first + 3]


def team(cells: list[int], seat: int) -> int:
    return cells[at.STANDING + seat] + cells[at.LYING + seat]


@given(SEEDS, PARTS)
def test_every_position_is_possible(seed: int, part: bool) -> None:
    for _, _, state in steps(seed, part):
        check(state)


@given(SEEDS, PARTS)
def test_nine_dice_stay_nine_dice(seed: int, part: bool) -> None:
    """A swap only exchanges two of the mover's column and throw; the other's column never changes."""
    for before, text, state in steps(seed, part):
        after, mover = facts(state), before[at.MOVER]
        if after[at.BOUT] != before[at.BOUT] or before[at.PHASE] == at.COLUMNS:
            continue
        other = at.COLUMN + 3 * (1 - mover)
        assert three(after, other) == three(before, other)
        if "@" in text and three(after, at.BESIDE) != [0, 0, 0]:
            dice = [at.COLUMN + 3 * mover, at.THROWN, at.BESIDE]
            held, holds = (
                Counter(die for first in dice for die in three(cells, first)) for cells in (before, after)
            )
            assert held == holds
        if "swap" not in text:
            assert three(after, at.COLUMN + 3 * mover) == three(before, at.COLUMN + 3 * mover)


@given(SEEDS, PARTS)
def test_a_deed_touches_one_team(seed: int, part: bool) -> None:
    """Own athletes come and go by a swap alone, the others' never come, and one deed moves one of them."""
    for before, text, state in steps(seed, part):
        after, mover = facts(state), before[at.MOVER]
        if after[at.BOUT] != before[at.BOUT] or before[at.PHASE] == at.COLUMNS:
            continue
        mine = [after[cell + mover] - before[cell + mover] for cell in (at.STANDING, at.LYING)]
        theirs = [after[cell + 1 - mover] - before[cell + 1 - mover] for cell in (at.STANDING, at.LYING)]
        deed = text.partition(" ")[2]
        expected = {"remove": [-1, 0], "remove lying": [0, -1], "weaken": [-1, 1]}.get(deed, [0, 0])
        if text == "berserker":
            assert -sum(theirs) == min(4, team(before, 1 - mover))
        else:
            assert theirs == expected
        if deed == "swap":
            die, place = (int(word) for word in text.split()[0].split("@"))
            change = 1 + die - before[at.COLUMN + 3 * mover + place - 1]
            bounds = (0, change) if change >= 0 else (change, 0)
            assert bounds[0] <= sum(mine) <= bounds[1]
            assert mine[1] <= 0
        elif not text.startswith("leave"):
            assert mine == [0, 0]


@given(SEEDS, PARTS)
def test_a_turn_leaves_nothing_behind(seed: int, part: bool) -> None:
    for before, _, state in steps(seed, part):
        after = facts(state)
        phase = after[at.PHASE]
        dice = [die for die in three(after, at.THROWN) if die]
        beside = [die for die in three(after, at.BESIDE) if die]
        assert dice == sorted(dice) == three(after, at.THROWN)[: len(dice)]
        if phase in (at.COLUMNS, at.THROWING, at.FINISHED):
            assert not any(after[at.THROWN : at.LEAVE + 1])
        else:
            assert len(dice) + len(beside) == 3
        assert (after[at.LEAVE] > 0) == (phase == at.LEAVING)
        assert (after[at.TURN] == 0) == (phase == at.COLUMNS)
        if phase in (at.ASSIGNING, at.LEAVING):
            assert after[at.REROLLS] == 0
        if after[at.TURN] != before[at.TURN]:
            assert phase in (at.THROWING, at.COLUMNS)


@given(SEEDS, PARTS)
def test_turns_alternate_and_are_limited(seed: int, part: bool) -> None:
    for before, _, state in steps(seed, part):
        after = facts(state)
        if after[at.PHASE] != at.COLUMNS:
            began = state.rules.begins if after[at.BOUT] == 1 else 1 - state.rules.begins
            assert after[at.MOVER] == (began if after[at.TURN] % 2 else 1 - began)
            assert after[at.TURN] <= state.rules.turn_limit
        if after[at.BOUT] == before[at.BOUT]:
            assert after[at.TURN] - before[at.TURN] in (0, 1)
        else:
            assert (before[at.WON], after[at.WON] >= 0, after[at.TURN]) == (-1, True, 0)


@given(SEEDS, PARTS)
def test_nobody_is_ever_stuck(seed: int, part: bool) -> None:
    """There is a move until the game is over; what isn't on the menu is refused for a reason."""
    rng = random.Random(seed)
    for _, _, state in steps(seed, part):
        moves = state.moves()
        assert len(moves) == state.count()
        assert moves == sorted(set(moves))
        assert bool(moves) == (state.turn != OVER)
        if rng.random() < 0.1:
            for move in range(int(at.MOVES)):
                refusal = state.refusal(move)
                assert state.legal(move) == (move in moves) == (refusal is None)
                assert refusal is None or isinstance(refusal, IllegalMove)


@given(SEEDS, PARTS)
def test_outcomes_add_up(seed: int, part: bool) -> None:
    """Nobody wins what nobody loses; whoever gives up loses; two bouts are won in all."""
    state = None
    for _, _, state in steps(seed, part):
        if state.turn not in (CHANCE, OVER):
            for seat in range(2):
                outcome = state.forfeit(seat, "resigned")
                assert (outcome.payoffs[seat], sum(outcome.payoffs)) == (-1, 0)
                assert sum(outcome.points) == state.cells[at.BOUT] - 1
    assert state is not None
    final = state.outcome()
    assert final is not None
    assert sum(final.payoffs) == 0
    assert sum(final.points) == 2
    winner = int(state.cells[at.WINNER])
    assert final.payoffs[winner] == (0 if final.reason == "one_each" else 1)
    assert final.points[winner] >= 1
    loser = 1 - winner
    if state.rules.turn_limit > state.cells[at.TURN]:
        assert team(facts(state), loser) == 0 < team(facts(state), winner)
