"""Laying the cards out: the single colours first, then the pairs by chance."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.bits import BIT
from caber.games.kilt_castle.cards import CARDS, FIRST, LAST, PAIRS
from caber.games.kilt_castle.layout import PLACE
from caber.games.kilt_castle.plan import SLOTS
from caber.games.kilt_castle.rules import Rules

FIRST_PAIR: Final[i64] = CARDS - PAIRS


def lay_singles(cells: vec[i64], rules: Rules) -> None:
    """Puts the cards of one colour on the slot where the train ends, and takes the others off the table."""
    for card in range(CARDS):
        cells[PLACE + card] = -1
    for colour in range(rules.colours):
        cells[PLACE + colour] = hindmost(rules)


def hindmost(rules: Rules) -> i64:
    """Where the train ends at the start; its other end lies at the same slot for any number of players."""
    return (rules.start_slot + 4 - rules.colours) % SLOTS


def pairs_in_play(rules: Rules) -> i64:
    """How many pairs are dealt: all six, or with three players those of three colours."""
    return rules.colours * (rules.colours - 1) // 2


def pairs_dealt(cells: vec[i64]) -> i64:
    """How many pairs lie on the table."""
    found: i64 = 0
    for card in range(FIRST_PAIR, CARDS):
        if cells[PLACE + card] >= 0:
            found += 1
    return found


def place_of_next(cells: vec[i64], rules: Rules) -> i64:
    """The position of the next pair: each row holds one card less than the one behind it."""
    place = hindmost(rules) + 1
    row = rules.colours - 1
    dealt = pairs_dealt(cells)
    while dealt >= row:
        dealt -= row
        row -= 1
        place += 1
    return place


def candidates(cells: vec[i64], rules: Rules) -> i64:
    """The pairs that may come next, as bits: those left, unless a colour would be in the row a third time."""
    place = place_of_next(cells, rules)
    once: i64 = 0  # colours in the row, as bits
    twice: i64 = 0
    for card in range(FIRST_PAIR, CARDS):
        if cells[PLACE + card] == place:
            both = BIT[FIRST[card]] | BIT[LAST[card]]
            twice |= once & both
            once |= both
    found: i64 = 0
    for pair in range(PAIRS):
        card = FIRST_PAIR + pair
        if cells[PLACE + card] >= 0 or LAST[card] >= rules.colours:
            continue
        if not twice & (BIT[FIRST[card]] | BIT[LAST[card]]):
            found |= BIT[pair]
    return found
