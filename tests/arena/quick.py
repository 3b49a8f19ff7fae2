"""Matches of a second or less: a race over one card."""

from collections.abc import Iterable
from typing import Any

from caber.arena.matches import Deal, Gathering, Match, play_games
from caber.arena.workers import Job
from caber.games import game

GAME = "schotten_rennen"


def jobs(deals: int, *bots: str, seed: int = 0) -> list[Job]:
    """So many deals of such a match."""
    chosen = match(*bots, seed=seed)
    return [(chosen, *wanted) for wanted in chosen.wanted(deals)]


def match(*bots: str, **changes: Any) -> Match:
    """Two bots, by default those whose choices are the quickest."""
    bots = bots or ("level2", "random")
    kind = game(GAME)
    options = kind.seated(len(bots), {"track": "7"})
    return Match(kind.name, str(options), bots)._replace(**changes)


def play_deals(match: Match, numbers: Iterable[int]) -> list[Deal]:
    """Whole deals."""
    gathering = Gathering(match)
    for part in play_games(match, [(number, turn) for number in numbers for turn in match.turns(number)]):
        gathering.add(part)
    return gathering.ordered()
