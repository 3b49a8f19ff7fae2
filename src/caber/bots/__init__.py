"""The table of bots: those that play any game, and those made for one.

A bot for any game stands in a module of ANY_GAME; bots for one game stand in the module that has the
game's name. Each module lists its own in `BOTS`.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Protocol

from caber.core.contract import State
from caber.core.errors import CaberError
from caber.core.rng import Rng
from caber.games import game

ANY_GAME = ("random",)


class Bot(Protocol):
    """Somebody who can be asked for a move."""

    def choose(self, view: State, rng: Rng) -> int:
        """A legal move for the seat to move, whose view this is.

        It is the same one for the same view and rng, unless the bot thinks by the clock or learns meanwhile.
        """
        ...


def bot(name: str, game_name: str) -> Bot:
    """The bot of that name, ready to play that game.

    >>> type(bot("random", "schotten_totten")).__name__
    'RandomBot'
    """
    found = _bots(game_name)
    if name not in found:
        raise CaberError("error-unknown-bot", {"name": name, "bots": ", ".join(found), "game": game_name})
    return found[name]()


def names(game_name: str) -> list[str]:
    """The bots that can play that game.

    >>> names("schotten_totten")
    ['random', 'heuristic']
    """
    return list(_bots(game_name))


def part_of(game_name: str, part: str) -> ModuleType | None:
    """The module of that name among the bots of a game, if there is one: an analyst, a solver."""
    # The table of games refuses an unknown name, so that nothing but a game's module is looked for here.
    bots = f"{__name__}.{game(game_name).name}"
    found = find_spec(bots) and find_spec(f"{bots}.{part}")
    return import_module(f"{bots}.{part}") if found else None


def refuse_secrets(view: State) -> None:
    """Raises ValueError unless this is what the seat to move may see, and no more: bots never peek."""
    if view.turn < 0 or view.viewer != view.turn:
        raise ValueError(f"a bot to move at seat {view.turn} was handed the view of {view.viewer}")


def _bots(game_name: str) -> dict[str, Callable[[], Bot]]:
    # The table of games refuses an unknown name, so that nothing but a game's module is looked for here.
    modules = [f"{__name__}.{module}" for module in (*ANY_GAME, game(game_name).name)]
    found: dict[str, Callable[[], Bot]] = {}
    for module in modules:
        if find_spec(module):
            bots: Mapping[str, Callable[[], Bot]] = import_module(module).BOTS
            found.update(bots)
    return found
