"""What the commands have in common: the language, errors told without a traceback, and a game's own board.

How a position looks and how a move is put into words is the game's own business. Each game's folder has
a module `board` for it, found here by the game's name; `Board` lists what it offers.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from importlib import import_module
from typing import Any, Protocol

import click

from caber.core.contract import State
from caber.core.errors import CaberError
from caber.core.game import Game
from caber.texts import LANGUAGES, best_language

Question = Callable[[State, Sequence[str], str], str]


class Board(Protocol):
    """The module `caber.games.<game>.board`. States come hidden wherever somebody must not see everything."""

    QUESTIONS: Mapping[str, Question]  # what a player may ask, by the word he types

    def show(
        self,
        state: State,
        viewer: int,
        names: Sequence[str],
        language: str = "en",
        *,
        colour: bool = False,
        ascii: bool = False,
        last: Sequence[int] = (),
    ) -> str:
        """The position with the viewer's side at the bottom; what the last moves laid is marked."""
        ...

    def explain(self, state: State, move: int, names: Sequence[str], language: str = "en") -> str:
        """A move about to be played, in words without the player's name; a claim with its proof."""
        ...

    def task(self, state: State, language: str = "en") -> str:
        """What the player whose turn it is has to decide now."""
        ...

    def offers(self, state: State, names: Sequence[str], language: str = "en") -> list[tuple[list[int], str]]:
        """The legal moves in their order, taken together where that reads better."""
        ...

    def ending(self, state: State, names: Sequence[str], language: str = "en") -> str:
        """Who won, and how."""
        ...

    def audit(self, state: State, move: int) -> str | None:
        """A second opinion on a move: what is wrong with it, "" if nothing is, None if there is none."""
        ...


def board_of(game: Game) -> Board:
    """The board of a game."""
    board: Board = import_module(f"caber.games.{game.name}.board")
    return board


def localised(function: Callable[..., None]) -> Callable[..., None]:
    """Gives a command the option --lang as `language`, and tells errors in it."""

    @click.option(
        "--lang", "wanted", type=click.Choice(LANGUAGES), help="Language; by default that of the system."
    )
    @wraps(function)
    def wrapper(*args: Any, wanted: str | None, **kwargs: Any) -> None:
        language = best_language(wanted, os.environ)
        try:
            function(*args, language=language, **kwargs)
        except CaberError as error:
            complain(error.tell(language))
            raise click.exceptions.Exit(1) from None
        except BrokenPipeError:
            raise  # click ends quietly when nobody reads on
        except OSError as error:  # the disk or the terminal is gone; the system says it in its own words
            complain(error.strerror or str(error))
            raise click.exceptions.Exit(1) from None

    return wrapper


def complain(text: str) -> None:
    """Writes to the error output, in whatever characters it has."""
    import sys

    from caber.cli.terminal import readable

    click.echo(readable(text, getattr(sys.stderr, "encoding", None) or "ascii"), err=True)
