"""The legal moves: how many there are, which is the n-th, and whether a given one is among them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caber.core import bits
from caber.core.bits import BIT, PLACE_OF
from caber.core.rng import Rng
from caber.games.tug_of_war import dice
from caber.games.tug_of_war.athletes import removes, removes_lying
from caber.games.tug_of_war.layout import (
    AS_THROWN,
    ASSIGN,
    ASSIGNING,
    BERSERKER,
    BESIDE,
    COLUMN,
    DICE,
    FINISHED,
    FRESH,
    IDLE,
    KEEP,
    LAND,
    LEAVE_LYING,
    LEAVE_STANDING,
    LEAVING,
    LYING,
    MOVER,
    MOVES,
    PHASE,
    RELANDING,
    REMOVE,
    REMOVE_LYING,
    REROLL,
    REROLLED,
    REROLLING,
    SEATS,
    SIDES,
    STANDING,
    SWAP,
    THROW,
    THROWING,
    THROWN,
    WEAKEN,
    assignment,
    deed_of,
    die_of,
    place_of,
)
from caber.games.tug_of_war.rules import Rules

NOTHING: Final[i64] = -1


# What the mover finds before him, as bits.
STAND: Final[i64] = 1  # some of the others stand
ROOM: Final[i64] = 2  # one more of them may lie
LIE: Final[i64] = 4  # some have been lying since before this turn
MAY_IDLE: Final[i64] = 8


def _deeds(found: i64, die: i64, column: i64) -> i64:
    """What a die can do at a die of the column, as bits."""
    possible: i64 = 0
    if found & STAND:
        if removes(die, column):
            possible |= BIT[REMOVE]
        if found & ROOM:
            possible |= BIT[WEAKEN]
    if found & LIE and removes_lying(die, column):
        possible |= BIT[REMOVE_LYING]
    if not possible and found & MAY_IDLE:
        possible = BIT[IDLE]
    return possible | BIT[SWAP]


# By what the mover finds, die and die of the column.
_DEEDS: Final = vec[i64](
    [_deeds(found, die, column) for found in range(16) for die in range(7) for column in range(7)]
)


# And how many deeds that are.
_MANY: Final = vec[i64]([int(possible).bit_count() for possible in _DEEDS])


def faced(cells: vec[i64], rules: Rules) -> i64:
    """What the mover finds before him, as bits."""
    other = SEATS - 1 - cells[MOVER]
    found: i64 = 0
    if cells[STANDING + other]:
        found |= STAND
    if cells[LYING + other] < rules.lying:
        found |= ROOM
    if cells[LYING + other] > cells[FRESH]:
        found |= LIE
    if rules.idle:
        found |= MAY_IDLE
    return found


def deeds(cells: vec[i64], found: i64, die: i64, place: i64) -> i64:
    """What a die can do at a place of the mover's column, as bits; none if another lies there already."""
    if cells[BESIDE + place]:
        return 0
    return _DEEDS[found * 49 + die * 7 + cells[COLUMN + cells[MOVER] * DICE + place]]


def has_die(cells: vec[i64], die: i64) -> bool:
    """Whether a die of this value is still to be assigned."""
    return cells[THROWN] == die or cells[THROWN + 1] == die or cells[THROWN + 2] == die


def to_reroll(cells: vec[i64], die: i64) -> i64:
    """Where among the thrown dice one of this value lies that may be re-rolled, or NOTHING."""
    for index in range(DICE):
        if cells[THROWN + index] == die and cells[REROLLED + index] == AS_THROWN:
            return index
    return NOTHING


def lowest(cells: vec[i64]) -> i64:
    """The lowest die of the mover's column."""
    column = COLUMN + cells[MOVER] * DICE
    return min(cells[column], min(cells[column + 1], cells[column + 2]))


def berserk(cells: vec[i64]) -> bool:
    """Whether three equal dice lie there, none of them used, that are high enough for a berserker."""
    low = cells[THROWN]
    return low == cells[THROWN + 1] and low == cells[THROWN + 2] and low >= lowest(cells)


def count(cells: vec[i64], rules: Rules) -> i64:
    """How many moves or chance outcomes there are."""
    phase = cells[PHASE]
    if phase <= THROWING:
        return dice.THROWS
    if phase == RELANDING:
        return SIDES
    if phase == LEAVING:
        return 2
    if phase == REROLLING:
        return 1 + _rerolls(cells)
    if phase == FINISHED:
        return 0
    faces = faced(cells, rules)
    found: i64 = i64(berserk(cells))
    column = COLUMN + cells[MOVER] * DICE
    before: i64 = 0
    for index in range(DICE):
        die = cells[THROWN + index]
        if die != before:  # the lowest come first, then zeros: equal dice are one and the same move
            if not die:
                break
            row = faces * 49 + die * 7
            for place in range(DICE):  # as `deeds` says, without asking it nine times
                if not cells[BESIDE + place]:
                    found += _MANY[row + cells[column + place]]
            before = die
    return found


def nth(cells: vec[i64], rules: Rules, index: i64) -> i64:
    """The move at this index: they are in the order of their numbers."""
    phase = cells[PHASE]
    if phase <= THROWING:
        return THROW + index
    if phase == RELANDING:
        return LAND + 1 + index
    if phase == LEAVING:
        return LEAVE_STANDING + index
    if phase == REROLLING:
        return _nth_reroll(cells, index)
    if berserk(cells):
        if not index:
            return BERSERKER
        index -= 1
    faces = faced(cells, rules)
    column = COLUMN + cells[MOVER] * DICE
    for which in range(DICE):
        die = cells[THROWN + which]
        if _first_of_its_value(cells, which):
            row = faces * 49 + die * 7
            for place in range(DICE):
                if not cells[BESIDE + place]:
                    at = row + cells[column + place]
                    held = _MANY[at]
                    if index < held:
                        return assignment(die, place, PLACE_OF[_DEEDS[at] * 10 + index])
                    index -= held
    raise IndexError("there are fewer moves than that")


def enlist(cells: vec[i64], rules: Rules, moves: vec[i64], first: i64) -> i64:
    """Writes all decisions into a buffer from there on, in the same order; returns where they end."""
    phase = cells[PHASE]
    if phase == LEAVING:
        return bits.enlist(3, LEAVE_STANDING, moves, first)
    if phase == REROLLING:
        values = BIT[KEEP]
        for index in range(DICE):
            if cells[REROLLED + index] == AS_THROWN:
                values |= BIT[REROLL + cells[THROWN + index]]
        return bits.enlist(values, 0, moves, first)
    if phase != ASSIGNING:
        return first
    first = bits.enlist(i64(berserk(cells)), BERSERKER, moves, first)
    faces = faced(cells, rules)
    for which in range(DICE):
        if _first_of_its_value(cells, which):
            die = cells[THROWN + which]
            for place in range(DICE):
                possible = deeds(cells, faces, die, place)
                first = bits.enlist(possible, assignment(die, place, 0), moves, first)
    return first


def weight(cells: vec[i64], index: i64) -> i64:
    """The weight of a chance outcome."""
    if cells[PHASE] <= THROWING:
        return dice.weight(index)
    return 1


def tickets(cells: vec[i64]) -> i64:
    """In how many ways the dice can fall."""
    if cells[PHASE] <= THROWING:
        return dice.WAYS
    return SIDES


def drawn(cells: vec[i64], ticket: i64) -> i64:
    """The chance outcome that has this ticket."""
    if cells[PHASE] <= THROWING:
        return THROW + dice.drawn(ticket)
    return LAND + 1 + ticket


def fallen(cells: vec[i64], rng: Rng) -> i64:
    """Any chance outcome, by its odds: what `drawn` and `tickets` come to, asked for at once."""
    if cells[PHASE] <= THROWING:
        return THROW + dice.drawn(rng.below(dice.WAYS))
    return LAND + 1 + rng.below(SIDES)


def legal(cells: vec[i64], rules: Rules, move: i64) -> bool:
    """Whether the move is on the menu, without making the list."""
    phase = cells[PHASE]
    if move < 0 or move >= MOVES:
        return False
    if phase <= THROWING:
        return move >= THROW and move < THROW + dice.THROWS
    if phase == RELANDING:
        return move > LAND
    if phase == REROLLING:
        return move == KEEP or (move <= SIDES and to_reroll(cells, move - REROLL) != NOTHING)
    if phase == LEAVING:
        return LEAVE_STANDING <= move <= LEAVE_LYING
    if phase != ASSIGNING:
        return False
    if move == BERSERKER:
        return berserk(cells)
    if move < ASSIGN or move >= THROW or not has_die(cells, die_of(move)):
        return False
    return deeds(cells, faced(cells, rules), die_of(move), place_of(move)) & BIT[deed_of(move)] != 0


def _first_of_its_value(cells: vec[i64], index: i64) -> bool:
    """Whether a thrown die is there, and no equal one before it: equal dice are one and the same move."""
    die = cells[THROWN + index]
    return die > 0 and (index == 0 or cells[THROWN + index - 1] != die)


def _rerolls(cells: vec[i64]) -> i64:
    """How many different dice may be re-rolled."""
    found: i64 = 0
    for die in range(1, SIDES + 1):
        if to_reroll(cells, die) != NOTHING:
            found += 1
    return found


def _nth_reroll(cells: vec[i64], index: i64) -> i64:
    if not index:
        return KEEP
    die: i64 = 0
    while index:
        die += 1
        if to_reroll(cells, die) != NOTHING:
            index -= 1
    return REROLL + die
