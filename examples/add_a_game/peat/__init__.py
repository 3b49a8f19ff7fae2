"""Peat: a stack to take from, and a wind that takes, too."""

from caber.core.game import Game
from caber.games.peat.state import OFFERED, opening

GAME = Game("peat", 1, (2,), OFFERED, opening, main=("peats",), secrets=False)
