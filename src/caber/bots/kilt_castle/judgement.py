"""What a position is worth to each seat, at a glance.

The unit is a ducat. A seat is worth its purse, what its towers would bring at the end, and what its areas are
likely to bring on the ducat days still to come.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caber.games.kilt_castle.areas import best_area, owned, worth
from caber.games.kilt_castle.cards import owner
from caber.games.kilt_castle.layout import DAY, FINISHED, KINDS_OF_FLOOR, PHASE, PURSE, STOCK
from caber.games.kilt_castle.rules import Rules
from caber.games.kilt_castle.turns import left

MOST_SEATS: Final = 4
FLOORS_A_TURN: Final = 1.6  # built by all together
DAYS_A_TURN: Final = 0.4
LASTING: Final = 6.0  # turns for which an area stays what it is
KEPT_AT_LEAST: Final = 0.35  # of today's towers, those that will be there at the end of a long game
KEPT_FOR: Final = 8.0
CREST_IN_STOCK: Final = 0.5
NEVER: Final = 1000


def turns_left(cells: vec[i64], rules: Rules) -> float:
    """How many turns there may still be, going by whoever has the fewest floors left."""
    if cells[PHASE] == FINISHED:
        return 0.0
    fewest: i64 = NEVER
    if rules.players == 2 and not rules.colour_ends:
        fewest = min(left(cells, 0) + left(cells, 1), left(cells, 2) + left(cells, 3))
    else:
        for colour in range(rules.colours):
            fewest = min(fewest, left(cells, colour))
    return float(fewest * rules.players) / FLOORS_A_TURN


def judge(cells: vec[i64], rules: Rules, scores: vec[float]) -> float:
    """Fills in what the position is worth to each seat, and returns how many turns may be left."""
    rest = turns_left(cells, rules)
    if cells[PHASE] == FINISHED:
        for seat in range(rules.players):
            scores[seat] = float(cells[PURSE + seat])
        return 0.0
    days = DAYS_A_TURN * LASTING * (1.0 - exp(-rest / LASTING))
    if cells[DAY]:
        days += 1.0
    kept = KEPT_AT_LEAST + (1.0 - KEPT_AT_LEAST) * exp(-rest / KEPT_FOR)
    for seat in range(rules.players):
        scores[seat] = float(cells[PURSE + seat])
    for colour in range(rules.colours):
        seat = owner(rules.players, colour)
        stock = STOCK + colour * KINDS_OF_FLOOR
        crests = cells[stock + 1] + 2 * cells[stock + 2]
        scores[seat] += (
            days * float(worth(cells, best_area(cells, colour)))
            + kept * float(worth(cells, owned(cells, colour)))
            + CREST_IN_STOCK * float(crests)
        )
    return rest
