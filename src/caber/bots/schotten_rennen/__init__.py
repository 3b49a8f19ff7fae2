"""Bots for Schotten Rennen, by level: from habit to perfect play."""

from caber.bots.schotten_rennen.habits import Reckoner, Steady, Timid
from caber.bots.schotten_rennen.master import Master
from caber.bots.schotten_rennen.runner import Runner

BOTS = {"level1": Timid, "level2": Steady, "level3": Reckoner, "level4": Runner, "level5": Master}
