"""The one table of games: a new game is its folder and a line here."""

from importlib import import_module

from caber.core.errors import CaberError
from caber.core.game import Game
from caber.core.nearest import nearest

NAMES = ("schotten_totten", "kilt_castle", "schotten_rennen", "tug_of_war")


def game(name: str) -> Game:
    """Return the game of that name; capitals, blanks and dashes are accepted.

    >>> game("schotten_totten").seats, game("Kilt Castle").name
    ((2,), 'kilt_castle')
    """
    folder = str(name).strip().lower().replace("-", "_").replace(" ", "_")
    if folder not in NAMES:
        said = {"name": str(name), "games": ", ".join(NAMES), "nearest": nearest(folder, NAMES)}
        raise CaberError("error-unknown-game", said)
    found: Game = import_module(f"caber.games.{folder}").GAME
    return found
