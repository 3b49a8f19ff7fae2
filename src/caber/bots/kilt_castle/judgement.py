"""What a position is worth to each seat, at a glance.

The unit is a ducat. A seat is worth its purse, what its towers would bring at the end, what its areas are
likely to bring on the ducat days still to come, and the height of its towers: whoever builds on them pays it.
How much each counts was fitted to the results of games: docs/decisions/0024-kilt-castle-by-measured-steps.md.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.bits import member
from caber.games.kilt_castle.areas import best_worth, owned, worth
from caber.games.kilt_castle.cards import owner
from caber.games.kilt_castle.layout import (
    DAY,
    FINISHED,
    HEIGHT,
    KINDS_OF_FLOOR,
    MOVE,
    MOVER,
    PHASE,
    PURSE,
    STOCK,
)
from caber.games.kilt_castle.rules import Rules
from caber.games.kilt_castle.turns import left

MOST_SEATS: Final = 4
FLOORS_A_TURN: Final = 1.6  # built by all together
DAYS: Final = 2.4  # that an area is paid for in a long game, before it is broken up
DAYS_FOR: Final = 6.0  # turns: of what only a longer game brings, a third is missing if no more are left
KEPT_AT_LEAST: Final = 0.35  # of today's towers, those that will be there at the end of a long game
KEPT_FOR: Final = 8.0
TALL: Final = 2.6  # for each floor in a tower on whose top one stands
TALL_FOR: Final = 34.0
TEMPO: Final = 3.0  # for whoever is to move
TEMPO_FOR: Final = 20.0
CREST_IN_STOCK: Final = 0.5
SPREAD: Final = 0.4  # ducats of difference that make a win e times as likely at the very end
# By number of players: the longer the game can still go, the more it takes.
SPREAD_A_TURN: Final = vec[float]([0.0, 0.0, 0.47, 0.8, 0.52])
NEVER: Final = 1000


def turns_left(cells: vec[i64], rules: Rules) -> float:
    """How many turns there may still be, going by whoever has the fewest floors left."""
    fewest: i64 = NEVER
    if rules.players == 2 and not rules.colour_ends:
        fewest = min(left(cells, 0) + left(cells, 1), left(cells, 2) + left(cells, 3))
    else:
        for colour in range(rules.colours):
            fewest = min(fewest, left(cells, colour))
    return float(fewest * rules.players) / FLOORS_A_TURN


def judge(cells: vec[i64], rules: Rules, scores: vec[float]) -> float:
    """Fills in what the position is worth to each seat, and returns the spread: what a difference means."""
    for seat in range(rules.players):
        scores[seat] = float(cells[PURSE + seat])
    if cells[PHASE] == FINISHED:
        return SPREAD
    rest = turns_left(cells, rules)
    days = DAYS * (1.0 - exp(-rest / DAYS_FOR))
    if cells[DAY]:
        days += 1.0
    kept = KEPT_AT_LEAST + (1.0 - KEPT_AT_LEAST) * exp(-rest / KEPT_FOR)
    tall = TALL * (1.0 - exp(-rest / TALL_FOR))
    for colour in range(rules.colours):
        seat = owner(rules.players, colour)
        towers = owned(cells, colour)
        stock = STOCK + colour * KINDS_OF_FLOOR
        crests = cells[stock + 1] + 2 * cells[stock + 2]
        scores[seat] += (
            days * float(best_worth(cells, colour))
            + kept * float(worth(cells, towers))
            + tall * float(floors_in(cells, towers))
            + CREST_IN_STOCK * float(crests)
        )
    if cells[PHASE] == MOVE:
        scores[cells[MOVER]] += TEMPO * (1.0 - exp(-rest / TEMPO_FOR))
    return SPREAD + SPREAD_A_TURN[rules.players] * rest


def floors_in(cells: vec[i64], towers: i64) -> i64:
    """How many floors some towers have together."""
    floors: i64 = 0
    while towers:
        floors += cells[HEIGHT + member(towers, 0)]
        towers &= towers - 1
    return floors
