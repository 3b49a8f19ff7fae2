"""The two laws of secrecy as questions, so that planted leaks can be put to them as well; and what is secret.

Each law takes the ways of hiding and of seeing as arguments and returns what is wrong, or nothing.
"""

import pickle
from collections.abc import Callable, Iterable
from typing import NamedTuple

from caber.core.contract import State
from caber.core.rng import Rng
from tests.contract.spread import cells_of, facts_of, with_cell

Hide = Callable[[State, int], State]
See = Callable[[State, int, int], int]


def hide(state: State, viewer: int) -> State:
    """The game's own way of hiding."""
    return state.hide(viewer)


def seen(state: State, move: int, viewer: int) -> int:
    """The game's own way of seeing a move."""
    return state.seen(move, viewer)


def guesses(state: State, viewer: int, many: int, seed: int = 0) -> list[State]:
    """Worlds that the viewer can't tell from this state."""
    view = state.hide(viewer)
    rng = Rng(seed)
    return [view.guess(rng) for _ in range(many)]


def difference(one: State, other: State) -> str:
    """How two states differ, to the last byte of what another process is sent; or nothing."""
    if pickle.dumps(one) == pickle.dumps(other):
        return ""
    ours, theirs = cells_of(one), cells_of(other)
    differing = [index for index, cell in enumerate(ours) if index >= len(theirs) or cell != theirs[index]]
    what = "facts" if one != other else "scratch"
    return f"{what} differ in cells {differing}\n{ours}\n{theirs}"


def interference(state: State, viewer: int, worlds: Iterable[State], hide: Hide = hide) -> str:
    """The first law: worlds that differ only in what the viewer can't know look the same to him."""
    view = hide(state, viewer)
    if view.viewer != viewer:
        return f"hidden for {viewer}, yet it says for {view.viewer}"
    for world in worlds:
        found = difference(hide(world, viewer), view)
        if found:
            return found
    return ""


def divergence(state: State, move: int, viewer: int, hide: Hide = hide, seen: See = seen) -> str:
    """The second law: hiding and then playing what is seen is playing and then hiding."""
    view = hide(state, viewer)
    shown = seen(state, move, viewer)
    if not view.legal(shown):
        return f"{state.text(move)} is seen as {state.text(shown)}, which the view doesn't offer"
    later = view.after(shown)
    expected = hide(state.after(move), viewer)
    if later != expected:
        return f"after {state.text(move)}, seen as {state.text(shown)}: {difference(later, expected)}"
    return ""


# -- what is hidden -------------------------------------------------------------------------------


class Secret(NamedTuple):
    """A cell that this viewer may not see as it is."""

    viewer: int
    cell: int


def marks(state: State, viewer: int) -> list[int]:
    """The cells by which a view says whose it is."""
    view = state.hide(viewer)
    facts = enumerate(zip(facts_of(state), facts_of(view)))
    return [
        cell
        for cell, (ours, theirs) in facts
        if ours != theirs and with_cell(view, cell, ours).viewer != viewer
    ]


def kept(state: State, viewer: int) -> list[Secret]:
    """What is kept from the viewer: all facts that hiding changes, but for those marks."""
    own = marks(state, viewer)
    facts = enumerate(zip(facts_of(state), facts_of(state.hide(viewer))))
    return [Secret(viewer, cell) for cell, (ours, theirs) in facts if ours != theirs and cell not in own]
