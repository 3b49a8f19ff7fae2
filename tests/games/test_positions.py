"""Positions of any game as text: the line that names the game, and what is written is read again."""

import re
from pathlib import Path

import pytest

from caber.core.contract import OVER
from caber.core.errors import BadRecord, CaberError
from caber.core.rng import Rng
from caber.games import NAMES, game, positions

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"
TITLES = dict(zip(NAMES, ("Schotten-Totten", "Kilt Castle", "Schotten Rennen", "Tug of War")))
MOST = {  # players, so that all lines may occur
    "kilt_castle": "options: players=4\n",
    "schotten_rennen": "options: players=4 track=3,4\n",
}

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


@by_game
def test_the_page_on_notation_has_every_line(name: str) -> None:
    with pytest.raises(BadRecord) as caught:
        positions.read(game(name), f"{MOST.get(name, '')}xyzzy: 1")
    reason = caught.value.__cause__
    assert isinstance(reason, CaberError) and reason.key == "drawing-name"
    names = {each for each in str(reason.details["names"]).split(", ") if not each.isdecimal()}
    page = PAGE.read_text(encoding="utf-8").partition("\n## Positions\n")[2].partition("\n## ")[0]
    part, own = page.split("\n### ", 1)
    own = next(each for each in f"\n### {own}".split("\n### ") if each.startswith(f"{TITLES[name]}\n"))
    rows = [line.split(" | ")[0] for line in f"{part}\n{own}".splitlines() if line.startswith("| `")]
    spans = [span.partition(":")[0] for row in rows for span in re.findall("`([^`]*)`", row)]
    assert names == {span for span in spans if not span[0].isdecimal()} - {"game"}
