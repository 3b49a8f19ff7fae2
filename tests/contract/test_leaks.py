"""Leaks planted on purpose: the laws of secrecy must catch every one, or they prove nothing."""

from collections import Counter
from functools import cache

import pytest

from caber.core.contract import State
from caber.games import NAMES
from tests.contract.spread import Position, facts_of, positions, settings, walks, with_cell
from tests.contract.worlds import divergence, guesses, hide, interference

by_game = pytest.mark.parametrize("name", NAMES)


def marks(state: State, viewer: int) -> list[int]:
    """The cells by which a view says whose it is."""
    view = state.hide(viewer)
    return [
        index
        for index, (ours, theirs) in enumerate(zip(facts_of(state), facts_of(view)))
        if ours != theirs and with_cell(view, index, ours).viewer != viewer
    ]


def hidden_cells(state: State, viewer: int) -> list[int]:
    """The facts that hiding changes, but for whose view it is."""
    view = facts_of(state.hide(viewer))
    own = marks(state, viewer)
    return [index for index, fact in enumerate(facts_of(state)) if fact != view[index] and index not in own]


@cache
def sample(name: str) -> tuple[tuple[Position, int], ...]:
    """Positions with secrets, and for whom; both seats and a spectator, all kinds of options."""
    return tuple(
        (position, viewer)
        for setting in settings(name)[::4]
        for position in positions(setting, games=2, each=6, seed=7)
        for viewer in setting.viewers
        if hidden_cells(position.state, viewer)
    )


def leaking(index: int) -> "type[object]":
    raise NotImplementedError


@by_game
def test_every_cell_left_in_place_is_caught(name: str) -> None:
    planted: Counter[tuple[int, int]] = Counter()
    caught: Counter[tuple[int, int]] = Counter()
    for position, viewer in sample(name):
        worlds = guesses(position.state, viewer, 6)
        for index in hidden_cells(position.state, viewer):

            def careless(state: State, viewer: int, index: int = index) -> State:
                return with_cell(hide(state, viewer), index, facts_of(state)[index])

            planted[viewer, index] += 1
            caught[viewer, index] += interference(position.state, viewer, worlds, careless) != ""
    missed = {plant for plant in planted if not caught[plant]}
    assert not missed, f"cells left in place for a viewer (viewer, cell) and never noticed: {missed}"
    print(sorted((caught[p] / planted[p], p, planted[p]) for p in planted))
