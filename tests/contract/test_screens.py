"""What browsers are shown: plain data that a board can use, complete, and nothing of anybody's secrets."""

import json
from collections.abc import Iterator

import pytest

from caber.core.contract import CHANCE, EVERYBODY, OVER, State
from caber.core.rng import Rng
from caber.games import NAMES, game
from caber.games.boards import Screen, screen_of
from caber.texts import LANGUAGES
from tests.contract.spread import Position, Share, positions, shares

by_share = pytest.mark.parametrize("share", shares(), ids=str)
PLAYERS = ["Ailsa", "Rob", "Mairi", "Ewan"]


def shown(screen: Screen, state: State, seats: int, language: str = "en") -> str:
    """Everything that is said of a hidden state."""
    bottom = max(int(state.viewer), 0)
    found: list[object] = [screen.picture(state), screen.reading(state, bottom, PLAYERS[:seats], language)]
    if state.turn not in (CHANCE, OVER) and state.viewer in (state.turn, EVERYBODY):
        found += [[screen.parts(state, move), screen.choice(state, move, language)] for move in state.moves()]
    return json.dumps(found)


def spots(share: Share) -> Iterator[tuple[Screen, Position]]:
    for position in positions(share.settings[::3], games=1, each=4):
        yield screen_of(position.setting.game), position


@by_share
def test_two_worlds_that_look_alike_are_shown_alike(share: Share) -> None:
    for screen, position in spots(share):
        for viewer in position.setting.viewers:
            view = position.state.hide(viewer)
            if position.state.turn == OVER:
                continue
            other = view.guess(Rng(position.state.cells[3])).hide(viewer)
            seats = position.setting.seats
            assert shown(screen, view, seats) == shown(screen, other, seats), position


@by_share
def test_every_choice_is_told_apart_in_data_and_in_words(share: Share) -> None:
    for screen, position in spots(share):
        state = position.state
        if state.turn < 0:
            continue
        view = state.hide(state.turn)
        moves = view.moves()
        assert len({json.dumps(screen.parts(view, move)) for move in moves}) == len(moves), position
        for language in LANGUAGES:
            assert len({screen.choice(view, move, language) for move in moves}) == len(moves), position


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_of_what_is_open_says_more(name: str) -> None:
    """The check above can fail: unhidden states of two worlds are shown differently."""
    kind = game(name)
    screen = screen_of(kind)
    state = kind.start()
    rng = Rng(1)
    while state.turn == CHANCE:
        state.act(state.pick(rng))
    if kind.secrets:
        seats = kind.players(state.options)
        other = state.hide(state.turn).guess(Rng(2))
        assert shown(screen, state, seats) != shown(screen, other, seats)
