"""Kilt Castle: two to four players, one castle, and whoever is on top."""

from caber.core.game import Game
from caber.games.kilt_castle.layout import DEALT, MOVES
from caber.games.kilt_castle.rules import OFFERED
from caber.games.kilt_castle.state import opening

GAME = Game("kilt_castle", 1, (2, 3, 4), OFFERED, opening, MOVES, DEALT, secrets=False)
