"""Bots for Schotten-Totten, by level: from putting like to like to a search with exact endgames."""

from caber.bots.schotten_totten.habits import BuildingBot, MatchingBot
from caber.bots.schotten_totten.heuristic import HeuristicBot
from caber.bots.schotten_totten.search import Eagle, Wildcat

BOTS = {
    "level1": MatchingBot,
    "level2": BuildingBot,
    "level3": HeuristicBot,
    "level4": Wildcat,
    "level5": Eagle,
}
EARLIER = {"heuristic": "level3"}
