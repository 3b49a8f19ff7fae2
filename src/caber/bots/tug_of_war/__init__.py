"""Bots for Tug of War, by level: from whatever the first die offers to next to perfect play."""

from caber.bots.tug_of_war.habits import Eager, Handy
from caber.bots.tug_of_war.planners import Counter, Eagle, Rule

BOTS = {"level1": Eager, "level2": Handy, "level3": Counter, "level4": Rule, "level5": Eagle}
