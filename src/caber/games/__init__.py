"""The one table of games: a new game is its folder and a line here."""

from importlib import import_module

from caber.core.errors import CaberError
from caber.core.game import Game

NAMES = ("schotten_totten", "kilt_castle", "schotten_rennen", "tug_of_war")


def game(name: str) -> Game:
    """The game of that name.

    >>> game("schotten_totten").seats
    (2,)
    """
    if name not in NAMES:
        raise CaberError("error-unknown-game", {"name": name, "games": ", ".join(NAMES)})
    found: Game = import_module(f"caber.games.{name}").GAME
    return found
