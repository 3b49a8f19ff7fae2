"""Schotten Rennen: two to four players, twelve cards to the goal, and dice that decide who dares too much."""

from caber.core.game import Game
from caber.games.schotten_rennen.layout import MOVES, THROWN
from caber.games.schotten_rennen.rules import OFFERED
from caber.games.schotten_rennen.state import opening

GAME = Game("schotten_rennen", 1, (2, 3, 4), OFFERED, opening, MOVES, THROWN, main=("track",), secrets=False)
