"""Positions of any game as text, read and written by the module `drawing` in the game's folder.

A text that stands alone, such as a file, begins with the line `game: schotten_totten`.
"""

import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from caber.core.contract import State
from caber.core.errors import BadRecord
from caber.core.game import Game
from caber.core.options import Value
from caber.games import game as find_game

STATED = re.compile(r"\s*game\s*:(.*)", re.IGNORECASE)


def read(game: Game, text: str, options: Mapping[str, Value] | None = None) -> State:
    """Return the position of a game that a text draws.

    These options hold unless the text has others. BadRecord names the line at fault and the reason.

    >>> from caber.games import game
    >>> position = read(game("schotten_totten"), "hand 1: r7", {"stones": 3})
    >>> [position.text(move) for move in position.moves()]
    ['r7@1', 'r7@2', 'r7@3']
    """
    for number, name in _stated(text):
        if name != game.name:
            raise BadRecord("drawing-other-game", {"line": number, "name": name, "game": game.name})
    return _state(
        game, "\n".join("" if STATED.fullmatch(line) else line for line in text.splitlines()), options
    )


def write(state: State) -> str:
    """Return a position as text, with its game in the first line; `read` makes the same position of it.

    >>> from caber.games import game
    >>> print(write(game("tug_of_war").start()))
    game: tug_of_war
    bout: 1
    turn: 1 columns
    seat 1: -
    seat 2: -
    """
    folder = type(state).__module__.rpartition(".")[0]
    text: str = import_module(f"{folder}.drawing").draw(state)
    return f"game: {folder.rpartition('.')[2]}\n{text}"


def game_of(text: str) -> Game | None:
    """Return the game that a text names in its line `game:`, or None if it has no such line.

    >>> game_of("game: kilt_castle").seats, game_of("turn: 1 move")
    ((2, 3, 4), None)
    """
    return next((find_game(name) for _, name in _stated(text)), None)


def _stated(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), 1):
        if found := STATED.fullmatch(line):
            yield number, found[1].strip().lower()


def _state(game: Game, text: str, options: Mapping[str, Value] | None) -> State:
    drawing: Any = import_module(f"caber.games.{game.name}.drawing")
    state: State = drawing.read(text, options)
    return state
