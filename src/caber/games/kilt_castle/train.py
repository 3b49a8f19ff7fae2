"""The train of cards round the castle: where each card may go, and what its going does.

Positions count on while slots repeat, so that “ahead” is simply “greater”. The tail stays below twenty:
whenever it has gone round, all positions are taken back by a lap.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.bits import BIT, size
from caber.games.kilt_castle.cards import CARDS, COLOURS, FIRST, LAST
from caber.games.kilt_castle.layout import DAY, PAID, PLACE, TARGETS, TOTALS, TURNED
from caber.games.kilt_castle.plan import SLOTS
from caber.games.kilt_castle.rules import Rules

LONGEST: Final[i64] = SLOTS - 1  # from tail to front


def find_targets(cells: vec[i64], rules: Rules) -> None:
    """Works out where each card may go."""
    # How many cards lie at each position, as the bits of three planes: units, twos and fours.
    units: i64 = 0
    twos: i64 = 0
    fours: i64 = 0
    tail: i64 = SLOTS
    front: i64 = 0
    for card in range(CARDS):
        place = cells[PLACE + card]
        if place < 0:
            continue
        if place < tail:
            tail = place
        if place > front:
            front = place
        bit = BIT[place]
        carry = units & bit
        units ^= bit
        fours |= twos & carry
        twos ^= carry
    occupied = units | twos | fours
    full = fours
    if rules.longest_row == 3:
        full = units & twos
    alone = units & ~twos & ~fours
    rows = size(occupied)
    ahead = front + 1
    before_front = BIT[ahead] - 1
    round_trip = front - tail == LONGEST  # the slot ahead of the front is the tail's
    joins = occupied & ~full & before_front
    most_rows = rules.most_rows
    strict_neighbour = rules.strict_neighbour
    total: i64 = 0
    for card in range(CARDS):
        place = cells[PLACE + card]
        if place < 0:
            cells[TARGETS + card] = 0
            cells[TOTALS + card] = total
            continue
        bit = BIT[place]
        beyond = ~(bit + bit - 1)
        targets = joins & beyond
        left = occupied & ~(bit & alone)  # where cards lie once this one is lifted
        may_be_alone = rows - i64(left != occupied) < most_rows
        if may_be_alone:
            gaps = before_front & beyond & ~occupied
            if strict_neighbour:
                gaps &= left + left
            targets |= gaps
        if round_trip:
            # Only the front row may join the tail's, and a card of the tail may come round to where it was.
            if place == tail or (place == front and not full & BIT[tail]):
                targets |= BIT[ahead]
        elif may_be_alone and left & BIT[front]:
            targets |= BIT[ahead]
        cells[TARGETS + card] = targets
        total += size(targets)
        cells[TOTALS + card] = total


def place_ahead(place: i64, slot: i64) -> i64:
    """The next position ahead that has this slot: a whole lap ahead if it is the card's own.

    >>> place_ahead(18, 1), place_ahead(3, 3)
    (21, 23)
    """
    steps = slot - place % SLOTS
    if steps <= 0:
        steps += SLOTS
    return place + steps


def tail_of(cells: vec[i64]) -> i64:
    """The hindmost position; -1 while no card lies on the table."""
    tail: i64 = -1
    for card in range(CARDS):
        place = cells[PLACE + card]
        if place >= 0 and (tail < 0 or place < tail):
            tail = place
    return tail


def front_of(cells: vec[i64]) -> i64:
    """The foremost position; -1 while no card lies on the table."""
    front: i64 = -1
    for card in range(CARDS):
        if cells[PLACE + card] > front:
            front = cells[PLACE + card]
    return front


def cards_at(cells: vec[i64], place: i64) -> i64:
    """How many cards lie at a position."""
    found: i64 = 0
    for card in range(CARDS):
        if cells[PLACE + card] == place:
            found += 1
    return found


def empties(cells: vec[i64], card: i64, slot: i64) -> bool:
    """Whether a slot is left empty if this card goes there; coming round to its own slot empties none."""
    place = cells[PLACE + card]
    return slot != place % SLOTS and cards_at(cells, place) == 1


def advance(cells: vec[i64], card: i64, slot: i64) -> None:
    """Moves a card, turns it if it has two colours, and notes whether a ducat day is due."""
    start = cells[PLACE + card]
    target = place_ahead(start, slot)
    tail = tail_of(cells)
    emptied = empties(cells, card, slot)
    cells[PLACE + card] = target
    if target - tail == SLOTS:
        # The tail's row counts at the front from now on.
        for other in range(CARDS):
            if cells[PLACE + other] == tail:
                cells[PLACE + other] = target
    if (start == tail or target - tail == SLOTS) and tail_of(cells) >= SLOTS:  # else the tail is where it was
        for other in range(CARDS):
            if cells[PLACE + other] >= 0:
                cells[PLACE + other] -= SLOTS
    if FIRST[card] != LAST[card]:
        cells[TURNED + card] = 1 - cells[TURNED + card]
    cells[DAY] = i64(emptied)
    for colour in range(COLOURS):
        cells[PAID + colour] = 0
