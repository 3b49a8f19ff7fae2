"""Secrets: what a seat or a spectator can't know makes no difference to anything it is shown."""

import random
from collections import Counter

import pytest

from caber.core.contract import CHANCE, EVERYBODY, NOBODY, OVER
from caber.core.rng import Rng
from caber.games import NAMES, game
from caber.games.boards import board_of
from tests.contract.spread import (
    PATIENCE,
    Guide,
    Share,
    cells_of,
    facts_of,
    one_of,
    positions,
    settings,
    shares,
    surprise,
    walks,
    with_cell,
)
from tests.contract.worlds import difference, divergence, guesses, interference, kept

by_share = pytest.mark.parametrize("share", shares(), ids=str)
by_game = pytest.mark.parametrize("name", NAMES)


# -- hiding ----------------------------------------------------------------------------------------


@by_share
def test_hiding_twice_is_hiding_once(share: Share) -> None:
    for position in positions(share.settings, games=1, each=6):
        state = position.state
        cells = cells_of(state)
        spectated = state.hide(NOBODY)
        for viewer in position.setting.viewers:
            view = state.hide(viewer)
            assert view.viewer == viewer, position
            assert difference(view.hide(viewer), view) == "", position
            assert difference(view.hide(NOBODY), spectated) == "", position
        assert cells_of(state) == cells and state.viewer == EVERYBODY, position


@by_share
def test_a_view_shows_nothing_to_another_seat(share: Share) -> None:
    for position in positions(share.settings[::4], games=1, each=2):
        for viewer in position.setting.viewers:
            view = position.state.hide(viewer)
            for other in set(range(position.setting.seats)) - {viewer}:
                with pytest.raises(ValueError):  # noqa: PT011 - whatever the game says of it
                    view.hide(other)


@by_share
def test_what_everybody_may_know_is_the_same_in_every_view(share: Share) -> None:
    for walk in walks(share.settings, games=1):
        for _ in walk.moves():
            for viewer in walk.setting.viewers:
                view = walk.state.hide(viewer)
                assert view.turn == walk.state.turn and view.outcome() is None, (viewer, str(walk))
                assert view.options == walk.state.options
        for viewer in walk.setting.viewers:
            view = walk.state.hide(viewer)
            assert view.turn == OVER and view.moves() == [], (viewer, str(walk))
            assert view.outcome() == walk.state.outcome(), (viewer, str(walk))


# -- non-interference ------------------------------------------------------------------------------


@by_share
def test_worlds_alike_for_a_viewer_look_alike_to_him(share: Share) -> None:
    for position in positions(share.settings, games=1, each=6):
        for viewer in position.setting.viewers:
            worlds = guesses(position.state, viewer, 8)
            assert interference(position.state, viewer, worlds) == "", (viewer, str(position))
            view, other = position.state.hide(viewer), worlds[0].hide(viewer)
            assert view == other and hash(view) == hash(other), (viewer, str(position))
            assert view.digest() == other.digest(), (viewer, str(position))


@by_share
def test_hiding_and_playing_is_playing_and_hiding(share: Share) -> None:
    for walk in walks(share.settings, games=2):
        for move in walk.moves():
            for viewer in walk.setting.viewers:
                assert divergence(walk.state, move, viewer) == "", (viewer, str(walk))


@by_share
def test_every_move_can_be_followed_from_every_seat(share: Share) -> None:
    """As above, for all moves of a menu rather than the one that is played."""
    for position in positions(share.settings, games=1, each=5):
        for move in position.state.moves():
            for viewer in position.setting.viewers:
                assert divergence(position.state, move, viewer) == "", (viewer, str(position))


@by_share
def test_a_view_played_along_from_the_start_stays_right(share: Share) -> None:
    """What a bot has that was shown nothing but the start and each move as its seat sees it."""
    for walk in walks(share.settings, games=1, seed=1):
        views = {viewer: walk.setting.start().hide(viewer) for viewer in walk.setting.viewers}
        for move in walk.moves():
            for viewer, view in views.items():
                fresh = walk.state.hide(viewer)
                assert view == fresh, (viewer, str(walk))
                if view.turn == viewer or len(walk.history) % 7 == 0:  # menus of others are long
                    assert view.moves() == fresh.moves(), (viewer, str(walk))
                view.play(walk.state.seen(move, viewer))
        for viewer, view in views.items():
            assert view == walk.state.hide(viewer), (viewer, str(walk))


@by_share
def test_two_games_seen_alike_stay_alike_to_the_byte(share: Share) -> None:
    """Two worlds are played side by side with moves that the viewer can't tell apart.

    Their secrets differ and so does all that the game derives from them, yet no byte of a view may.
    """
    rng = random.Random(8)
    guide = Guide("curious", 8)
    for number, setting in enumerate(share.settings):
        for viewer in setting.viewers[number % 2 :: 2]:
            one = setting.start()
            other = one.copy()
            for _ in range(PATIENCE):
                if one.turn == OVER:
                    break
                sights = {one.seen(move, viewer) for move in one.moves()}
                shared = sights & {other.seen(move, viewer) for move in other.moves()}
                for _ in range(10):
                    if shared and rng.random() < 0.9:
                        break  # else no move looks the same in both, or it is time for another world
                    other = one.hide(viewer).guess(Rng(int(rng.random() * 2**30)))
                    shared = sights & {other.seen(move, viewer) for move in other.moves()}
                if not shared:
                    other, shared = one.copy(), sights
                sight = guide.among(sorted(shared))
                ours = one_of([move for move in one.moves() if one.seen(move, viewer) == sight], rng)
                theirs = one_of([move for move in other.moves() if other.seen(move, viewer) == sight], rng)
                assert one.hide(viewer).seen(ours, viewer) == sight, (viewer, str(setting))
                one.play(ours)
                other.play(theirs)
                assert one.turn == other.turn, (viewer, str(setting))
                assert difference(one.hide(viewer), other.hide(viewer)) == "", (viewer, str(setting))


# -- moves as others see them ----------------------------------------------------------------------


@by_share
def test_a_move_is_seen_alike_in_worlds_that_are_alike(share: Share) -> None:
    for position in positions(share.settings, games=1, each=6):
        state = position.state
        for viewer in position.setting.viewers:
            view = state.hide(viewer)
            for world in guesses(state, viewer, 2):
                for move in set(state.moves()) & set(world.moves()):
                    shown = state.seen(move, viewer)
                    assert world.seen(move, viewer) == shown, (move, viewer, str(position))
                    assert view.seen(shown, viewer) == shown, (move, viewer, str(position))


@by_share
def test_who_sees_all_sees_every_move(share: Share) -> None:
    for position in positions(share.settings, games=1, each=6):
        state = position.state
        for move in state.moves():
            assert state.seen(move, EVERYBODY) == move, (move, str(position))
            if state.turn != CHANCE:  # a player knows what he does himself
                assert state.seen(move, state.turn) == move, (move, str(position))


# -- games that promise to have no secrets ---------------------------------------------------------


OPEN_TO_ALL = [name for name in NAMES if not game(name).secrets]


@by_game
def test_a_game_has_secrets_if_it_says_so(name: str) -> None:
    hidden = 0
    for position in positions(settings(name)[::3], games=1, each=6):
        state = position.state
        for viewer in position.setting.viewers:
            hidden += len(kept(state, viewer))
            if name in OPEN_TO_ALL:
                assert state.hide(viewer).moves() == state.moves(), (viewer, str(position))
                assert all(state.seen(move, viewer) == move for move in state.moves()), (
                    viewer,
                    str(position),
                )
    assert (hidden > 0) == game(name).secrets


@pytest.mark.parametrize("name", OPEN_TO_ALL)
def test_where_there_are_no_secrets_everybody_is_told_the_same(name: str) -> None:
    """So a log that was told to one seat of a shared device holds for the others."""
    board, players = board_of(game(name)), ["Ailsa", "Rob", "Mairi", "Ewan"]
    for walk in walks(settings(name)[::9], games=1):
        names = players[: walk.setting.seats]
        for move in walk.moves():
            told = {board.explain(walk.state.hide(viewer), move, names) for viewer in walk.setting.viewers}
            assert len(told) == 1, walk


# -- guessing --------------------------------------------------------------------------------------


@by_share
def test_a_guess_fits_what_is_known(share: Share) -> None:
    for position in positions(share.settings, games=1, each=6):
        state = position.state
        for viewer in position.setting.viewers:
            view = state.hide(viewer)
            facts = facts_of(view)
            offered = set(view.moves())
            for world in guesses(state, viewer, 3):
                assert world.viewer == EVERYBODY, (viewer, str(position))
                assert world.turn == state.turn, (viewer, str(position))
                assert world.outcome() == state.outcome(), (viewer, str(position))
                seen = {world.seen(move, viewer) for move in world.moves()}
                assert seen <= offered, (viewer, str(position))
                if state.turn == viewer != NOBODY:  # NOBODY and CHANCE are the same number
                    assert world.moves() == view.moves() == state.moves(), (viewer, str(position))
            assert facts_of(view) == facts, (viewer, str(position))


@by_share
def test_the_same_numbers_give_the_same_guess(share: Share) -> None:
    for position in positions(share.settings[::2], games=1, each=3):
        for viewer in position.setting.viewers:
            view = position.state.hide(viewer)
            assert view.guess(Rng(4)) == view.guess(Rng(4)), (viewer, str(position))


@by_share
def test_nothing_is_guessed_where_nothing_is_hidden(share: Share) -> None:
    for position in positions(share.settings[::2], games=1, each=3):
        assert position.state.guess(Rng(0)) == position.state, position


@by_share
def test_a_guessed_world_can_be_played_to_the_end(share: Share) -> None:
    for position in positions(share.settings, games=1, each=1):
        for viewer in position.setting.viewers:
            for number, world in enumerate(guesses(position.state, viewer, 2)):
                if number == 0:
                    world.playout(Rng(number))
                rng = Rng(number)
                while world.turn != OVER:
                    move = world.pick(rng)
                    assert divergence(world, move, viewer) == "", (viewer, str(position))
                    world.play(move)
                assert world.outcome() is not None, (viewer, str(position))


@by_share
def test_guesses_range_over_what_is_possible(share: Share) -> None:
    """When many guesses show few worlds, these are all there are, so the true one is among them.

    For seats only: what a spectator is shown need not tell him what the players know of each other.
    """
    many = 60
    for position in positions(share.settings, games=1, each=3, seed=3):
        for viewer in range(position.setting.seats):
            worlds = set(guesses(position.state, viewer, many))
            if len(worlds) <= many // 12:
                assert position.state in worlds, (viewer, str(position))


@by_game
def test_guesses_differ_where_something_is_hidden(name: str) -> None:
    hidden = differing = 0
    for position in positions(settings(name)[::3], games=1, each=5):
        for viewer in position.setting.viewers:
            view = position.state.hide(viewer)
            # Only the mark that says whose view it is may differ where there are no secrets.
            changed = [
                index
                for index, (ours, theirs) in enumerate(zip(facts_of(position.state), facts_of(view)))
                if ours != theirs and with_cell(view, index, ours).viewer == viewer
            ]
            if changed:
                hidden += 1
                differing += len(set(guesses(position.state, viewer, 8))) > 1
    # Now and then a viewer can work everything out: then there is but one world.
    assert differing >= 0.8 * hidden


@by_game
def test_a_hidden_menu_lists_exactly_what_may_happen(name: str) -> None:
    """Every move on it is legal in some world that the viewer thinks possible, and no other is."""
    for position in positions(settings(name)[::6], games=1, each=3, seed=2):
        for viewer in position.setting.viewers:
            menu = position.state.hide(viewer).moves()
            assert len(set(menu)) == len(menu), (viewer, str(position))
            possible: set[int] = set()
            for world in guesses(position.state, viewer, 250):
                possible.update(world.seen(move, viewer) for move in world.moves())
                if possible == set(menu):
                    break
            assert possible == set(menu), (viewer, str(position))


@by_game
def test_hidden_odds_are_those_of_the_guesses(name: str) -> None:
    """What a viewer expects of chance is the mean over all that he thinks possible."""
    for position in positions(settings(name)[::6], games=1, each=6, seed=4):
        if position.state.turn != CHANCE:
            continue
        for viewer in position.setting.viewers:
            view = position.state.hide(viewer)
            odds = view.odds()
            assert len(odds) == view.count() and all(type(w) is int and w > 0 for w in odds), (
                viewer,
                str(position),
            )
            if len(odds) == 1:
                continue
            rng = Rng(5)
            many = 20 * len(odds)
            worlds = guesses(position.state, viewer, many)
            counts = Counter(world.seen(world.pick(rng), viewer) for world in worlds)
            found = [counts[move] for move in view.moves()]
            expected = [many * weight / sum(odds) for weight in odds]
            assert surprise(found, expected) < 6, (viewer, str(position))
