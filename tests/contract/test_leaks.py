"""Leaks planted on purpose: the laws of secrecy must catch every kind, or they prove nothing."""

from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

from caber.core.contract import NOBODY, State
from caber.games import NAMES
from tests.contract.spread import cells_of, facts_of, settings, walks, with_cell
from tests.contract.worlds import Secret, divergence, guesses, interference, kept, marks

by_game = pytest.mark.parametrize("name", NAMES)
WORLDS = 6  # to which each planted leak is put


def marked(view: State, state: State, viewer: int) -> State:
    """The view, whatever it shows, with the marks of a true view for this viewer."""
    for cell in marks(state, viewer):
        view = with_cell(view, cell, facts_of(state.hide(viewer))[cell])
    return view


@cache
def samples(name: str) -> dict[Secret, list[State]]:
    """States in which there is something to leak, for each secret; from every game one at most."""
    found: dict[Secret, list[State]] = {}
    for walk in walks(settings(name), games=1, seed=7):
        here: set[Secret] = set()
        for _ in walk.moves():
            # The longer a game has gone on, the more of its first secrets are known already.
            if len(walk.history) % 4 == 0:
                for viewer in walk.setting.viewers:
                    fresh = set(kept(walk.state, viewer)) - here
                    here |= fresh
                    for secret in fresh:
                        found.setdefault(secret, []).append(walk.state.copy())
    return found


# -- one cell --------------------------------------------------------------------------------------


def left_in_place(state: State, secret: Secret) -> State:
    """The opponent's hand, or the top of a stack, was forgotten."""
    return with_cell(state.hide(secret.viewer), secret.cell, facts_of(state)[secret.cell])


def a_hint(state: State, secret: Secret) -> State:
    """Only one number of three shows through."""
    view = state.hide(secret.viewer)
    return with_cell(view, secret.cell, facts_of(view)[secret.cell] + facts_of(state)[secret.cell] % 3)


def in_scratch(state: State, secret: Secret) -> State:
    """The facts are hidden, but something derived from them was left behind."""
    view = state.hide(secret.viewer)
    if view.facts == len(cells_of(view)):
        return left_in_place(state, secret)
    return with_cell(view, len(cells_of(view)) - 1, facts_of(state)[secret.cell])


@by_game
@pytest.mark.parametrize("plant", [left_in_place, a_hint, in_scratch], ids=lambda plant: plant.__name__)
def test_a_cell_that_leaks_is_caught(name: str, plant: Callable[[State, Secret], State]) -> None:
    planted: Counter[Secret] = Counter()
    caught: Counter[Secret] = Counter()
    for secret, states in samples(name).items():

        def careless(state: State, viewer: int, secret: Secret = secret) -> State:
            assert viewer == secret.viewer
            return plant(state, secret)

        for state in states:
            planted[secret] += 1
            worlds = guesses(state, secret.viewer, WORLDS)
            caught[secret] += interference(state, secret.viewer, worlds, careless) != ""
    missed = [secret for secret in planted if not caught[secret]]
    assert not missed
    # Not every time: now and then the viewer can work out what is kept from him.
    assert caught.total() >= 0.8 * planted.total(), (caught, planted)


# -- whole views -----------------------------------------------------------------------------------


@by_game
def test_a_state_that_is_not_hidden_is_caught(name: str) -> None:
    """Nothing is hidden, though the view says so."""

    def careless(state: State, viewer: int) -> State:
        return marked(state, state, viewer)

    for (viewer, cell), states in samples(name).items():
        found = [interference(state, viewer, guesses(state, viewer, WORLDS), careless) for state in states]
        assert any(found), (viewer, cell)


@by_game
def test_a_view_for_the_wrong_viewer_is_caught(name: str) -> None:
    """Everything is hidden, but the view doesn't say from whom."""

    def careless(state: State, viewer: int) -> State:
        return state.hide(NOBODY)

    for (viewer, _), states in samples(name).items():
        if viewer != NOBODY:
            assert all(interference(state, viewer, [], careless) for state in states)


@by_game
def test_a_view_that_forgets_is_caught(name: str) -> None:
    """A seat that is shown no more than a spectator would lose its own hand on the way."""

    def forgetful(state: State, viewer: int) -> State:
        return marked(state.hide(NOBODY), state, viewer)

    for walk in walks(settings(name)[::6], games=1):
        planted: set[int] = set()
        caught: set[int] = set()
        for move in walk.moves():
            for viewer in range(walk.setting.seats):
                if walk.state.hide(viewer) != forgetful(walk.state, viewer):
                    planted.add(viewer)
                    if divergence(walk.state, move, viewer, forgetful) != "":
                        caught.add(viewer)
        assert caught == planted, walk


# -- moves -----------------------------------------------------------------------------------------


@by_game
def test_a_move_shown_as_it_is_is_caught(name: str) -> None:
    """Wherever a card should have been covered, and is not."""

    def careless(state: State, move: int, viewer: int) -> int:
        return move

    for walk in walks(settings(name)[::6], games=2):
        for move in walk.moves():
            for viewer in walk.setting.viewers:
                if walk.state.seen(move, viewer) != move:
                    assert divergence(walk.state, move, viewer, seen=careless) != "", (viewer, str(walk))


@by_game
def test_a_move_covered_too_well_is_caught(name: str) -> None:
    """A seat that sees only what a spectator sees would not know its own cards."""

    def careless(state: State, move: int, viewer: int) -> int:
        return state.seen(move, NOBODY)

    for walk in walks(settings(name)[::6], games=2):
        for move in walk.moves():
            for viewer in walk.setting.viewers:
                if walk.state.seen(move, viewer) != walk.state.seen(move, NOBODY):
                    assert divergence(walk.state, move, viewer, seen=careless) != "", (viewer, str(walk))
