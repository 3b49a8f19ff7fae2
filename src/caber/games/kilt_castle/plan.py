"""The plan of the castle: 25 fields in five rows of five, and the twenty slots around it.

Field 0 is a1 in the south-west, 24 is e5. Sets of fields are 25-bit integers. Slots go clockwise: 0 to 4 in
the west from the bottom up, then north, east and south.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SIDE: Final[i64] = 5
FIELDS: Final[i64] = 25
SLOTS: Final[i64] = 20
NONE: Final = -1  # no field

FIELD_NAMES: Final = tuple(f"{column}{row + 1}" for row in range(SIDE) for column in "abcde")
CORNERS: Final = ("south_east", "south_west", "north_west", "north_east")  # the one that is water
# By corner: it and its two neighbours.
WATER: Final = (
    ("e1", "d1", "e2"),
    ("a1", "b1", "a2"),
    ("a5", "b5", "a4"),
    ("e5", "d5", "e4"),
)

NOT_EAST: Final[i64] = sum(1 << field for field in range(FIELDS) if field % SIDE < SIDE - 1)
NOT_WEST: Final[i64] = sum(1 << field for field in range(FIELDS) if field % SIDE > 0)


def _faced(slot: int) -> list[int]:
    """The five fields before a slot, the nearest first."""
    side, place = divmod(slot, SIDE)
    along = range(SIDE)
    if side == 0:
        return [place * SIDE + column for column in along]
    if side == 1:
        return [row * SIDE + place for row in reversed(along)]
    if side == 2:
        return [(SIDE - 1 - place) * SIDE + column for column in reversed(along)]
    return [row * SIDE + SIDE - 1 - place for row in along]


def line(corner: int, slot: int) -> list[int]:
    """The fields that can be built on from a slot, the nearest first.

    >>> [FIELD_NAMES[field] for field in line(0, 0)], [FIELD_NAMES[field] for field in line(0, 15)]
    (['a1', 'b1', 'c1'], ['e3', 'e4', 'e5'])
    """
    return [field for field in _faced(slot) if FIELD_NAMES[field] not in WATER[corner]]


# By corner and slot: the same as a set.
LINES: Final = vec[i64](
    [
        sum(1 << field for field in line(corner, slot))
        for corner in range(len(CORNERS))
        for slot in range(SLOTS)
    ]
)

# By slot: all bits where lines run down, in the north and in the east; else none.
DOWN: Final = vec[i64]([-1 if SIDE <= slot < 3 * SIDE else 0 for slot in range(SLOTS)])


def nearest(slot: i64, fields: i64) -> i64:
    """Of some fields of a slot's line the one that is nearest to it, as a set; none of none.

    >>> nearest(0, 0b10110), nearest(14, 0b10110)  # from the west, and from the east
    (2, 16)
    """
    # Both ends are found, and one is taken: a branch would be guessed wrong.
    filled = fields | fields >> 1  # all places below the uppermost
    filled |= filled >> 2
    filled |= filled >> 4
    filled |= filled >> 8
    filled |= filled >> 16
    down = DOWN[slot]
    return fields & -fields & ~down | filled - (filled >> 1) & down
