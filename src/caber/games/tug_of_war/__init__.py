"""Tug of War: Plockton against Broadford, two bouts, and dice that pull."""

from caber.core.game import Game
from caber.games.tug_of_war.layout import MOVES, THROW
from caber.games.tug_of_war.rules import OFFERED
from caber.games.tug_of_war.state import opening

GAME = Game("tug_of_war", 1, (2,), OFFERED, opening, MOVES, THROW, main=("turn_limit",), secrets=False)
