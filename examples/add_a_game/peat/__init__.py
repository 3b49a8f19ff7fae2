"""Peat: a stack to take from, and a wind that takes, too."""

from caber.core.game import Game
from caber.games.peat.state import CALM, OFFERED, TEXTS, opening

GAME = Game("peat", 1, (2,), OFFERED, opening, len(TEXTS), CALM, main=("peats",), secrets=False)
