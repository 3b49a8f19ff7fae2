"""Bots for Kilt Castle."""

from caber.bots.kilt_castle.greedy import GreedyBot
from caber.bots.kilt_castle.search import SearchBot

BOTS = {"greedy": GreedyBot, "search": SearchBot}
