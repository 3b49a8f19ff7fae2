"""Positions of any game as text: the line that names the game, and what is written is read again."""

import pytest

from caber.core.contract import OVER
from caber.core.errors import BadRecord, CaberError
from caber.core.rng import Rng
from caber.games import NAMES, game, positions

by_game = pytest.mark.parametrize("name", NAMES)


@by_game
def test_what_is_written_is_read_again(name: str) -> None:
    state, rng = game(name).start(), Rng(22)
    read = 0
    while state.turn != OVER and read < 60:
        text = positions.write(state)
        again = positions.read(game(name), text)
        assert positions.write(again) == text
        assert again.moves() == state.moves(), text
        state.play(state.pick(rng))
        read += 1
    assert read > 20


@by_game
def test_a_text_says_which_game_it_is_of(name: str) -> None:
    text = positions.write(game(name).start())
    assert text.splitlines()[0] == f"game: {name}"
    found = positions.game_of(text)
    assert found is not None and found.name == name
    assert positions.game_of(text.partition("\n")[2]) is None


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(BadRecord) as caught:
        positions.read(game("kilt_castle"), "turn: 1 move\nGame: Tug_of_War")
    assert str(caught.value) == "Line 2: this is a position of tug_of_war, not of kilt_castle."
    with pytest.raises(CaberError, match="no game called “chess”"):
        positions.game_of("game: chess")


def test_lines_are_counted_with_the_one_that_names_the_game() -> None:
    with pytest.raises(BadRecord) as caught:
        positions.read(game("schotten_totten"), "game: schotten_totten\nturn: 3 play")
    assert caught.value.line == 2
