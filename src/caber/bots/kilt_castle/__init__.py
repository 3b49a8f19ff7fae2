"""Bots for Kilt Castle, by level: from counting one's own ducats to a search of many turns."""

from caber.bots.kilt_castle.greedy import Miser, Steward, Thrifty
from caber.bots.kilt_castle.search import Eagle, Wildcat

BOTS = {"level1": Thrifty, "level2": Miser, "level3": Steward, "level4": Wildcat, "level5": Eagle}
EARLIER = {"greedy": "level2", "search": "level5"}
