"""What holds in every position of every game, however it is played."""

import random
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from caber.core.contract import OVER
from caber.core.errors import IllegalMove
from caber.games.kilt_castle import layout as at
from caber.games.kilt_castle.areas import best_area, worth
from caber.games.kilt_castle.state import KiltCastle
from tests.games.kilt_castle.games import STYLES, Both, any_options, choose, invented, lay
from tests.games.kilt_castle.invariants import check

SEEDS = st.integers(0, 10**9)
PLAYERS = st.sampled_from((2, 3, 4))


def steps(seed: int, players: int) -> Iterator[tuple[list[int], KiltCastle]]:
    """One game in any manner: the cells before each move, and the state after it."""
    rng = random.Random(seed)
    both = Both(any_options(rng, players))
    style = rng.choice(STYLES)
    while both.state.turn != OVER:
        before = facts(both.state)
        both.play(choose(both.naive, rng, style))
        yield before, both.state


def facts(state: KiltCastle) -> list[int]:
    return [int(cell) for cell in state.cells]


def many(cells: list[int], first: int, count: int) -> list[int]:
    return cells[first : first + count]


@given(SEEDS, PLAYERS)
def test_towers_never_shrink(seed: int, players: int) -> None:
    for before, state in steps(seed, players):
        heights = many(facts(state), at.HEIGHT, 25)
        assert all(new >= old for old, new in zip(many(before, at.HEIGHT, 25), heights))


@given(SEEDS, PLAYERS)
def test_ducats_come_from_the_bank_alone(seed: int, players: int) -> None:
    """Building over moves ducats; ducat days and the last reward add some. No purse is overdrawn."""
    for before, state in steps(seed, players):
        after = facts(state)
        bank = 0
        if before[at.PHASE] != at.DEAL and after[at.PHASE] in (at.MOVE, at.FINISHED):
            bank += sum(many(after, at.PAID, 4))  # the turn has ended
        if state.turn == OVER:
            roofed = after[at.ROOFED]
            bank += sum((top & ~roofed).bit_count() for top in many(after, at.TOP, 4))
            bank += (after[at.ONE] & ~roofed).bit_count() + 2 * (after[at.TWO] & ~roofed).bit_count()
        assert sum(many(after, at.PURSE, 4)) - sum(many(before, at.PURSE, 4)) == bank
        assert min(many(after, at.PURSE, 4)) >= 0


@given(SEEDS, PLAYERS)
def test_roofs_are_two_at_most_and_never_built_over(seed: int, players: int) -> None:
    for before, state in steps(seed, players):
        after = facts(state)
        assert after[at.ROOFED].bit_count() <= 2
        assert after[at.ROOFED].bit_count() >= before[at.ROOFED].bit_count()  # they never go back to the box
        for field in range(25):
            if before[at.ROOFED] >> field & 1:
                assert after[at.HEIGHT + field] == before[at.HEIGHT + field]


@given(SEEDS, PLAYERS)
def test_every_position_is_possible(seed: int, players: int) -> None:
    for _, state in steps(seed, players):
        check(state)


@given(SEEDS, PLAYERS)
def test_nobody_is_ever_stuck(seed: int, players: int) -> None:
    """There is a move until the game is over; what isn't on the menu is refused for a reason."""
    rng = random.Random(seed)
    for _, state in steps(seed, players):
        moves = state.moves()
        assert len(moves) == state.count()
        assert bool(moves) == (state.turn != OVER)
        if rng.random() < 0.1:
            for move in range(at.MOVES):
                refusal = state.refusal(move)
                assert state.legal(move) == (move in moves) == (refusal is None)
                assert refusal is None or isinstance(refusal, IllegalMove)


@given(SEEDS, PLAYERS)
def test_the_best_area_is_the_best(seed: int, players: int) -> None:
    """The engine's areas against a plain search, on invented castles."""
    both = lay(invented(random.Random(seed), players))
    for number, colour in enumerate(both.naive.colours):
        fields = best_area(both.state.cells, number)
        assert worth(both.state.cells, fields) == both.naive.worth(colour)
