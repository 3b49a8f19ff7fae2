"""What holds in every position of every race, however it is run."""

import random
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from caber.core.contract import CHANCE, OVER
from caber.core.errors import IllegalMove
from caber.games.schotten_rennen import layout as at
from caber.games.schotten_rennen.state import SchottenRennen
from tests.games.schotten_rennen.games import STYLES, Both, any_options, choose, invented
from tests.games.schotten_rennen.invariants import check

SEEDS = st.integers(0, 10**9)
PLAYERS = st.sampled_from((2, 3, 4))
PARTS = st.booleans()


def steps(seed: int, players: int, part: bool) -> Iterator[tuple[list[int], str, SchottenRennen]]:
    """One race in any manner: the cells before each move, the move, and the state after it."""
    rng = random.Random(seed)
    both = Both(drawing=invented(rng, players)) if part else Both(any_options(rng, players))
    style = rng.choice(STYLES)
    while both.state.turn != OVER:
        before = facts(both.state)
        text = choose(both.naive, rng, style, len(both.history))
        both.play(text)
        yield before, text, both.state


def facts(state: SchottenRennen) -> list[int]:
    return [int(cell) for cell in state.cells]


def many(cells: list[int], first: int, count: int) -> list[int]:
    return cells[first : first + count]


@given(SEEDS, PLAYERS, PARTS)
def test_a_figure_is_never_behind_its_stone(seed: int, players: int, part: bool) -> None:
    """Only the mover's is ahead of it; seats without a player have nothing."""
    for _, _, state in steps(seed, players, part):
        after = facts(state)
        goal = int(state.rules.length) + 1
        for seat in range(players):
            stone, figure = after[at.STONE + seat], after[at.FIGURE + seat]
            assert 0 <= stone <= figure <= goal
            if seat != after[at.MOVER]:
                assert stone == figure
            assert (figure == goal) == (0 < after[at.PLACED + seat] <= placed_by_goal(after, players))
            assert 0 <= after[at.RISK + seat] <= 3
        for seat in range(players, 4):
            assert not any(after[first + seat] for first in (at.STONE, at.FIGURE, at.RISK, at.PLACED))


def placed_by_goal(cells: list[int], players: int) -> int:
    """How many places were won by entering the goal: the last one of those who play on is not."""
    given = sum(place > 0 for place in many(cells, at.PLACED, players))
    return given - 1 if given == players else given


@given(SEEDS, PLAYERS, PARTS)
def test_one_move_moves_one_player(seed: int, players: int, part: bool) -> None:
    """Whatever the mover does, the others' stones, figures, risk stones stay; a place is won only by him."""
    for before, text, state in steps(seed, players, part):
        after, mover = facts(state), before[at.MOVER]
        for seat in range(players):
            if seat != mover:
                for first in (at.STONE, at.FIGURE, at.RISK):
                    assert after[first + seat] == before[first + seat], text
        for first in (at.TRACK, at.POOL):
            if before[at.PHASE] > at.LAYING:
                assert many(after, first, 12) == many(before, first, 12)


@given(SEEDS, PLAYERS, PARTS)
def test_stones_go_back_only_by_a_retreat_or_in_the_bog(seed: int, players: int, part: bool) -> None:
    for before, text, state in steps(seed, players, part):
        after, mover = facts(state), before[at.MOVER]
        old, new = before[at.STONE + mover], after[at.STONE + mover]
        if new < old:
            assert text == "retreat" or before[at.YELLOW]
            assert new == (0 if text == "retreat" else max(0, old - 2))
        elif new > old:
            assert new == max(before[at.FIGURE + mover], after[at.FIGURE + mover])


@given(SEEDS, PLAYERS, PARTS)
def test_risk_stones_come_and_go_one_by_one(seed: int, players: int, part: bool) -> None:
    """One is paid for a throw; one or two come back for a card passed; on Start there are three."""
    for before, text, state in steps(seed, players, part):
        after, mover = facts(state), before[at.MOVER]
        change = after[at.RISK + mover] - before[at.RISK + mover]
        if text == "risk":
            assert change == -1
        else:
            assert change >= 0
        if change > 0 and after[at.FIGURE + mover] > 0:
            assert change <= 2
            assert after[at.FIGURE + mover] > before[at.FIGURE + mover]
        if after[at.PHASE] == at.BEGIN and before[at.PHASE] > at.LAYING and after[at.FIGURE + mover] == 0:
            assert after[at.RISK + mover] == 3


@given(SEEDS, PLAYERS)
def test_every_position_is_possible(seed: int, players: int) -> None:
    for _, _, state in steps(seed, players, part=False):
        check(state)


@given(SEEDS, PLAYERS, PARTS)
def test_an_attempt_leaves_nothing_behind(seed: int, players: int, part: bool) -> None:
    for _, _, state in steps(seed, players, part):
        after = facts(state)
        phase = after[at.PHASE]
        if not at.RIVAL <= phase <= at.RISKING:
            assert (after[at.NEED], after[at.YELLOW], after[at.ROLLER]) == (0, 0, -1)
        assert (after[at.NEED] > 0) == (at.ROLLING <= phase <= at.RISKING)
        assert (after[at.LOW] > 0) == (after[at.HIGH] > 0) == (phase in (at.MISSED, at.RISKING))
        assert 0 <= after[at.PASSED] <= (5 if after[at.LAST] else 0)
        if phase == at.BEGIN:
            assert after[at.PASSED] == 0


@given(SEEDS, PLAYERS, PARTS)
def test_nobody_is_ever_stuck(seed: int, players: int, part: bool) -> None:
    """There is a move until the race is over; what isn't on the menu is refused for a reason."""
    rng = random.Random(seed)
    for _, _, state in steps(seed, players, part):
        moves = state.moves()
        assert len(moves) == state.count()
        assert moves == sorted(moves)
        assert bool(moves) == (state.turn != OVER)
        assert [move for move in moves if state.seldom(move)] == [
            move for move in moves if move == at.RETREAT
        ]
        if rng.random() < 0.1:
            for move in range(int(at.MOVES)):
                refusal = state.refusal(move)
                assert state.legal(move) == (move in moves) == (refusal is None)
                assert refusal is None or isinstance(refusal, IllegalMove)


@given(SEEDS, PLAYERS)
def test_outcomes_add_up(seed: int, players: int) -> None:
    """Nobody wins what nobody loses; the first in the goal has the most, and giving up never pays."""
    for _, _, state in steps(seed, players, part=True):
        if state.turn not in (CHANCE, OVER):
            for seat in range(players):
                outcome = state.forfeit(seat, "resigned")
                assert sum(outcome.payoffs) == 0
                if not state.cells[at.PLACED + seat]:
                    assert outcome.payoffs[seat] == min(outcome.payoffs) == 1 - players
    final = state.outcome()
    assert final is not None
    assert sum(final.payoffs) == 0
    winner = next(seat for seat in range(players) if state.cells[at.PLACED + seat] == 1)
    assert final.payoffs[winner] == max(final.payoffs) == players - 1
