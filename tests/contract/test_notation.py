"""Notation: every move number has one text of its own, and every text is one move or an error."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caber.core.contract import State
from caber.core.errors import BadNotation
from caber.games import NAMES, game
from tests.contract.spread import move_numbers, positions
from tests.contract.spread import settings as option_sets

by_game = pytest.mark.parametrize("name", NAMES)


def all_texts(state: State, total: int) -> list[str]:
    return [state.text(move) for move in range(total)]


@by_game
def test_the_table_of_games_says_how_many_moves_are_numbered(name: str) -> None:
    assert 0 < game(name).decisions <= game(name).moves == move_numbers(name)


@by_game
def test_notation_is_a_bijection(name: str) -> None:
    state = game(name).start()
    texts = all_texts(state, move_numbers(name))
    assert len(set(texts)) == len(texts)
    assert [state.parse(text) for text in texts] == list(range(len(texts)))
    assert all(text and text == " ".join(text.split()) for text in texts)


@by_game
def test_notation_is_the_same_in_every_position_and_view(name: str) -> None:
    texts = all_texts(game(name).start(), move_numbers(name))
    for position in positions(option_sets(name)[::5], games=1, each=1):
        assert all_texts(position.state, len(texts)) == texts, position
        for viewer in position.setting.viewers:
            view = position.state.hide(viewer)
            assert [view.text(move) for move in view.moves()] == [texts[move] for move in view.moves()]


@by_game
@pytest.mark.parametrize("beyond", [-1, -2, -(2**40), 0, 1, 2**40])
def test_numbers_out_of_range_have_no_text(name: str, beyond: int) -> None:
    number = beyond if beyond < 0 else move_numbers(name) + beyond
    with pytest.raises(BadNotation) as refused:
        game(name).start().text(number)
    assert refused.value.key and str(refused.value)


@by_game
@pytest.mark.parametrize("text", ["", " ", "\n", "no such move", "-1", "0", "\x00", "ß" * 10_000])
def test_texts_that_name_no_move_are_refused(name: str, text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        game(name).start().parse(text)
    assert refused.value.key and str(refused.value)


@by_game
@settings(max_examples=300)
@given(st.data())
def test_any_text_is_a_move_or_bad_notation(name: str, data: st.DataObject) -> None:
    state = game(name).start()
    words = st.sampled_from(all_texts(state, move_numbers(name)))
    mixed = st.builds(lambda one, other, cut: one[:cut] + other, words, words, st.integers(0, 9))
    text = data.draw(st.one_of(st.text(), words, mixed))
    try:
        move = state.parse(text)
    except BadNotation as refused:
        said = str(refused)
        assert said
    else:
        assert state.parse(state.text(move)) == move
