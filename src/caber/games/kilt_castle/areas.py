"""Areas: towers of one colour that touch each other, and what they are worth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.bits import size
from caber.games.kilt_castle.layout import ONE, ROOFED, TOP, TWO
from caber.games.kilt_castle.plan import FIELDS, NOT_EAST, NOT_WEST, SIDE

CASTLE: Final[i64] = (1 << FIELDS) - 1  # all fields


def owned(cells: vec[i64], colour: i64) -> i64:
    """The fields whose towers belong to a colour alone."""
    return cells[TOP + colour] & ~cells[ROOFED]


def worth(cells: vec[i64], fields: i64) -> i64:
    """One ducat for each tower or roof, and one for each crest that no roof covers."""
    crests = fields & ~cells[ROOFED]
    two = crests & cells[TWO]
    some = two | crests & cells[ONE]
    return size(fields | some << FIELDS) + size(two)  # two sets side by side are counted as one


def best_area(cells: vec[i64], colour: i64) -> i64:
    """The most valuable area of a colour, roofs included: of equals, the one that begins first."""
    return _best(cells, colour) & CASTLE


def best_worth(cells: vec[i64], colour: i64) -> i64:
    """What it is worth."""
    return _best(cells, colour) >> FIELDS


def _best(cells: vec[i64], colour: i64) -> i64:
    """Both in one number: the area, and above it what it is worth."""
    rest = owned(cells, colour) | cells[ROOFED]
    left = worth(cells, rest)
    best: i64 = 0
    most: i64 = 0
    while left > most:  # else no area that is left can be worth more
        area = _connected(rest & -rest, rest)
        rest ^= area
        value = worth(cells, area)
        left -= value
        if value > most:
            most = value
            best = area
    return best | most << FIELDS


def _connected(area: i64, within: i64) -> i64:
    """All fields of a set that can be reached from an area, side by side."""
    while True:
        east = (area & NOT_EAST) << 1
        west = (area & NOT_WEST) >> 1
        grown = (area | east | west | area << SIDE | area >> SIDE) & within
        if grown == area:
            return area
        area = grown
