"""Bots for Schotten-Totten."""

from caber.bots.schotten_totten.heuristic import HeuristicBot

BOTS = {"heuristic": HeuristicBot}
