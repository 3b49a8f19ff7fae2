"""Sets of small numbers as the bits of one native integer."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CHUNK: Final = 10  # the tables below are indexed by ten bits of a set
CHUNK_MASK: Final = 1023

# BIT[place] is 1 << place. A table, because mypyc writes a shifted literal as a 32-bit C constant.
BIT: Final = vec[i64]([1 << place for place in range(61)])
# By ten-bit set: the number of its members.
SIZE_OF: Final = vec[i64]([bits.bit_count() for bits in range(1024)])
# By ten-bit set and index: its index-th member, lowest first.
PLACE_OF: Final = vec[i64](
    [
        ([place for place in range(10) if bits >> place & 1] + [-1] * 10)[index]
        for bits in range(1024)
        for index in range(10)
    ]
)


def size(bits: i64) -> i64:
    """Return the number of members of a set of numbers below sixty.

    >>> size(0b1011)
    3
    """
    # Adjacent bits are added in pairs, then in fours, and so on: no look-up, no loop, and no mask of more
    # than 62 bits, which would be a Python integer even in compiled code.
    bits -= bits >> 1 & 0x0555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return bits & 127


def lowest(bits: i64) -> i64:
    """Return the lowest member of a set that isn't empty.

    >>> lowest(0b1010 << 20)
    21
    """
    return size((bits & -bits) - 1)  # the number of places below it


def member(bits: i64, index: i64) -> i64:
    """Return the index-th member of a set, lowest first.

    >>> member(0b1011 << 20, 2)
    23
    """
    base: i64 = 0
    while True:
        chunk = bits & CHUNK_MASK
        held = SIZE_OF[chunk]
        if index < held:
            return base + PLACE_OF[chunk * CHUNK + index]
        index -= held
        bits >>= CHUNK
        base += CHUNK


def enlist(bits: i64, base: i64, into: vec[i64], first: i64) -> i64:
    """Write `base` + each member of a set, ascending, into a buffer; return the index after the last one.

    `bits`: the set.
    `base`: added to each member.
    `into`: the buffer.
    `first`: the index of the first number written.

    >>> row = vec[i64]([0] * 4)
    >>> enlist(0b1011 << 20, 100, row, 1), list(row)
    (4, [0, 120, 121, 123])
    """
    while bits:
        chunk = bits & CHUNK_MASK
        places = chunk * CHUNK
        for index in range(SIZE_OF[chunk]):
            into[first] = base + PLACE_OF[places + index]
            first += 1
        bits >>= CHUNK
        base += CHUNK
    return first


def members(bits: int) -> list[int]:
    """Return all members of a set, ascending.

    >>> members(0b1011)
    [0, 1, 3]
    """
    return [place for place in range(bits.bit_length()) if bits >> place & 1]
