"""Schotten-Totten: two players, nine stones, formations of three."""

from caber.core.game import Game
from caber.games.schotten_totten.layout import DEALT, MOVES
from caber.games.schotten_totten.rules import OFFERED
from caber.games.schotten_totten.state import opening

GAME = Game("schotten_totten", 1, (2,), OFFERED, opening, MOVES, DEALT, main=("mode", "expert"))
