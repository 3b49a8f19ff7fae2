"""Equality, hashes, copies and pickles, also across processes."""

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

import pytest

from caber.core.contract import OVER, State
from caber.core.rng import Rng
from caber.games import NAMES
from tests.contract.spread import (
    Position,
    Share,
    cells_of,
    facts_of,
    positions,
    settings,
    shares,
    with_cell,
)

by_share = pytest.mark.parametrize("share", shares(), ids=str)
by_game = pytest.mark.parametrize("name", NAMES)


def pickled(protocol: int) -> Callable[[State], State]:
    def there_and_back(state: State) -> State:
        loaded = pickle.loads(pickle.dumps(state, protocol))
        assert isinstance(loaded, State)
        return loaded

    there_and_back.__name__ = f"pickle{protocol}"
    return there_and_back


WAYS: list[Callable[[State], State]] = [
    State.copy,
    copy.copy,
    copy.deepcopy,
    *(pickled(protocol) for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1)),
]


def views(position: Position) -> list[State]:
    """The state itself, and as everybody sees it."""
    return [position.state, *(position.state.hide(viewer) for viewer in position.setting.viewers)]


@by_share
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_a_state_survives_copying_and_pickling(share: Share, way: Callable[[State], State]) -> None:
    for position in positions(share.settings[::3], games=1, each=2):
        for state in views(position):
            cells = cells_of(state)
            other = way(state)
            assert other is not state and type(other) is type(state), position
            assert other == state and hash(other) == hash(state), position
            assert other.digest() == state.digest(), position
            assert other.options == state.options and other.viewer == state.viewer, position
            assert other.turn == state.turn and other.moves() == state.moves(), position
            assert cells_of(other) == cells, position
            if state.turn != OVER:
                other.play(other.moves()[-1])
                assert cells_of(state) == cells, position
                assert other == state.after(state.moves()[-1]), position


def finish(state: State, seed: int) -> tuple[State, str]:
    """Another process's part: plays a state out, and says what it became."""
    full = state.guess(Rng(seed))
    full.playout(Rng(seed))
    return full, full.digest()


def test_states_travel_to_other_processes_and_back() -> None:
    states = [
        state
        for name in NAMES
        for setting in settings(name)[::20]
        for position in positions([setting], games=1, each=1)
        for state in views(position)
    ]
    here = [finish(state, seed) for seed, state in enumerate(states)]
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        there = list(pool.map(finish, states, range(len(states)), chunksize=50))
    assert there == here
    assert [state.digest() for state, _ in there] == [digest for _, digest in here]


@by_share
def test_equal_states_hash_alike_and_differ_from_everything_else(share: Share) -> None:
    for position in positions(share.settings, games=1, each=2):
        state = position.state
        other = state.copy()
        assert other == state and hash(other) == hash(state), position
        assert state != position.setting and state != cells_of(state) and state != state.digest(), position
        for move in state.moves():
            assert state.after(move) != state, (move, str(position))
            assert state.after(move) == state.after(move), (move, str(position))


@by_share
def test_every_fact_counts_and_scratch_does_not(share: Share) -> None:
    for position in positions(share.settings[::6], games=1, each=1):
        state = position.state
        assert 0 < state.facts <= len(cells_of(state)), position
        for index, cell in enumerate(cells_of(state)):
            other = with_cell(state, index, cell + 1)
            fact = index < state.facts
            assert (other != state) == fact, (index, str(position))
            assert (other.digest() != state.digest()) == fact, (index, str(position))
            if not fact:
                assert hash(other) == hash(state), (index, str(position))


@by_game
def test_different_positions_have_different_digests(name: str) -> None:
    by_digest: dict[str, list[int]] = {}
    for position in positions(settings(name)[::3], games=2, each=10):
        for state in views(position):
            facts = facts_of(state)
            assert by_digest.setdefault(state.digest(), facts) == facts, position


@by_game
def test_states_with_different_options_differ(name: str) -> None:
    starts = [setting.start() for setting in settings(name)]
    for number, state in enumerate(starts):
        assert [other == state for other in starts] == [other == number for other in range(len(starts))]
        # Even where the tables look the same.
        assert all(state.options != other.options for other in starts[:number])
