"""How a position is shown and a move is put into words is the game's own business.

Each game's folder has a module `board` for terminals and a module `screen` for browsers, found here by the
game's name; `Board` and `Screen` list what they offer.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from caber.core.contract import State
from caber.core.game import Game
from caber.core.record import Forfeit, Record
from caber.texts import listed, tell

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

    def marks(self, state: State, move: int) -> Sequence[str]:
        """The cards or the like that a move about to be played is about, such as those of a proof."""
        ...

    def paragraph(self, state: State, move: int) -> bool:
        """Whether the log goes on in a new paragraph with this move, whoever did the last one."""
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
    board: Board = _module(game.name, "board")
    return board


class Screen(Protocol):
    """The module `caber.games.<game>.screen`. States come hidden as they do to a `Board`."""

    def picture(self, state: State, last: Sequence[tuple[State, int]] = ()) -> Mapping[str, Any]:
        """A position as plain data; `last` are moves to be marked, each with the position before it."""
        ...

    def parts(self, state: State, move: int) -> Mapping[str, str | int]:
        """The verb of a move, and what it is done to."""
        ...

    def choice(self, state: State, move: int, language: str = "en") -> str:
        """A legal move as one would ask for it."""
        ...

    def spell(self, text: str, language: str = "en") -> str:
        """A sentence in which notation has become words."""
        ...

    def reading(
        self,
        state: State,
        bottom: int,
        names: Sequence[str],
        language: str = "en",
        last: Sequence[tuple[State, int]] = (),
        shown: Any = None,
    ) -> tuple[list[str], list[list[str]], list[str]]:
        """Heads, rows and facts of the text board, for the seat that looks at it.

        `shown` is the picture with the same `last`, if there is one already.
        """
        ...

    def example(self, text: str) -> State:
        """A position drawn as text."""
        ...


def screen_of(game: Game) -> Screen:
    """What a browser shows of a game."""
    screen: Screen = _module(game.name, "screen")
    return screen


@cache  # asked for several times with each view
def _module(game: str, name: str) -> Any:
    return import_module(f"caber.games.{game}.{name}")


def ending(record: Record, names: Sequence[str], language: str = "en") -> str:
    """Who won a finished game, and how: by the rules or by forfeit."""
    if record.forfeit is None:
        return board_of(record.game).ending(record.state, names, language)
    return given_up(record.state, record.forfeit, names, language)


def given_up(state: State, forfeit: Forfeit, names: Sequence[str], language: str = "en") -> str:
    """Return the ending of a game by forfeit in words.

    `state`: the last position.
    `forfeit`: the seat that lost, and the reason.
    `names`: the players by seat.
    `language`: en, de or nl.
    """
    winners = [names[seat] for seat in state.forfeit(*forfeit).winners]
    said: dict[str, str | int] = {
        "name": names[forfeit.seat],
        "winners": listed(winners, language),
        "count": len(winners),
    }
    words = tell(f"ending-{forfeit.reason}", said, language)
    if len(names) == 2:  # the other one has won, whatever the count
        return words
    return " ".join([words, tell("table-counted", {}, language)])
