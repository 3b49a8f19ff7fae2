"""The train of cards round the castle: where each card may go, and what its going does.

Positions count on while slots repeat, so that “ahead” is simply “greater”. The tail stays below twenty:
whenever it has gone round, all positions are taken back by a lap.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.bits import BIT, lowest, size
from caber.games.kilt_castle.cards import CARDS, COLOURS, FIRST, LAST
from caber.games.kilt_castle.layout import (
    CHOICES,
    DAY,
    FOURS,
    FRONT,
    MOVER,
    PAID,
    PLACE,
    POSITIONS,
    SEAT,
    TAIL,
    TARGETS,
    TURNED,
    TWOS,
    UNITS,
)
from caber.games.kilt_castle.plan import SLOTS
from caber.games.kilt_castle.rules import Rules

LONGEST: Final[i64] = SLOTS - 1  # from tail to front


def find_rows(cells: vec[i64]) -> None:
    """Counts how many cards lie at each position; `advance` keeps count from then on."""
    cells[UNITS] = 0
    cells[TWOS] = 0
    cells[FOURS] = 0
    for card in range(CARDS):
        if cells[PLACE + card] >= 0:
            _add(cells, BIT[cells[PLACE + card]])
    cells[TAIL] = tail_of(cells)
    cells[FRONT] = front_of(cells)


def _add(cells: vec[i64], bit: i64) -> None:
    """One card more at a position, as one adds binary numbers."""
    carry = cells[UNITS] & bit
    cells[UNITS] ^= bit
    cells[FOURS] |= cells[TWOS] & carry
    cells[TWOS] ^= carry


def _take(cells: vec[i64], bit: i64) -> None:
    """One card less at a position."""
    borrowed = bit & ~cells[UNITS]
    cells[UNITS] ^= bit
    cells[FOURS] &= ~borrowed | cells[TWOS]
    cells[TWOS] ^= borrowed


def find_targets(cells: vec[i64], rules: Rules) -> None:
    """Works out where each card may go: those at one position may all go to the same ones."""
    units = cells[UNITS]
    twos = cells[TWOS]
    fours = cells[FOURS]
    rest = units | twos | fours
    full = fours
    if rules.longest_row == 3:
        full = units & twos
    alone = units & ~twos
    front = BIT[cells[FRONT]]
    ahead = front + front
    joins = rest & ~full
    gaps = ~rest & ahead - 1
    after_rows = rest + rest
    round_trip = cells[FRONT] - cells[TAIL] == LONGEST  # the slot ahead of the front is the tail's
    rows = size(rest)
    spare = rules.most_rows - rows  # rows that may still be opened
    choices: i64 = 0
    while rest:
        bit = rest & -rest
        rest ^= bit
        lone = alone & bit
        # Whether a row may be opened is anybody's guess, so no branch depends on it.
        may_open = -i64(spare + i64(lone != 0) > 0)
        new = gaps
        if rules.strict_neighbour:
            new &= after_rows & ~(lone + lone)  # next to cards that stay
        if not round_trip and not lone & front:
            new |= ahead
        targets = joins | new & may_open
        if round_trip and _comes_round(cells, bit, full):
            targets |= ahead
        targets &= -(bit + bit)  # those that lie ahead
        place = lowest(bit)
        many = size(targets)
        cells[TARGETS + place] = targets | many << POSITIONS
        choices += many * ((units >> place & 1) + 2 * (twos >> place & 1) + 4 * (fours >> place & 1))
    cells[CHOICES] = choices
    cells[SEAT] = cells[MOVER]


def _comes_round(cells: vec[i64], bit: i64, full: i64) -> bool:
    """Whether a card may go to the tail's slot: from the front if there is room, or to where it was."""
    tail = BIT[cells[TAIL]]
    return bit == tail or (bit == BIT[cells[FRONT]] and not full & tail)


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
    tail = cells[TAIL]
    _take(cells, BIT[start])
    cells[DAY] = i64(not occupied(cells) & BIT[start] and target - start != SLOTS)
    cells[PLACE + card] = target
    if target - tail == SLOTS:
        _move_tail(cells, tail)
    _add(cells, BIT[target])
    cells[FRONT] = max(cells[FRONT], target)
    cells[TAIL] = lowest(occupied(cells))
    if cells[TAIL] >= SLOTS:
        _take_back(cells)
    if FIRST[card] != LAST[card]:
        cells[TURNED + card] = 1 - cells[TURNED + card]
    for colour in range(COLOURS):
        cells[PAID + colour] = 0


def occupied(cells: vec[i64]) -> i64:
    """The positions where cards lie, as bits."""
    return cells[UNITS] | cells[TWOS] | cells[FOURS]


def _move_tail(cells: vec[i64], tail: i64) -> None:
    """The tail's row counts at the front from now on."""
    for card in range(CARDS):
        if cells[PLACE + card] == tail:
            cells[PLACE + card] += SLOTS
    for digit in range(UNITS, TAIL):
        moved = cells[digit] & BIT[tail]
        cells[digit] ^= moved | moved << SLOTS


def _take_back(cells: vec[i64]) -> None:
    """All cards have gone round: a lap less for each."""
    for card in range(CARDS):
        if cells[PLACE + card] >= 0:
            cells[PLACE + card] -= SLOTS
    for digit in range(UNITS, TAIL):
        cells[digit] >>= SLOTS
    cells[TAIL] -= SLOTS
    cells[FRONT] -= SLOTS
