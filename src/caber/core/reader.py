"""Reads the cells of a state into a row of numbers, by a short list of instructions.

`core/features.py` writes the instructions from what a game declares; they are data, so that one compiled
loop reads every game.
"""

from struct import pack
from sys import byteorder
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from caber.core.bits import CHUNK, CHUNK_MASK, PLACE_OF, SIZE_OF
from caber.core.contract import State

# What stands in place of a cell.
WHOSE_TURN: Final = -1  # who acts, CHANCE or OVER: no single cell says so in every game
OBSERVER: Final = -2  # whose row it is

# The kinds of instruction.
CHOICE: Final = 0  # one of several values: a 1 at its place
MEMBERS: Final = 1  # a set: a 1 for each member
NUMBER: Final = 2  # a number between two bounds: 0 to 1
GROWING: Final = 3  # a number without a bound: 0 to nearly 1, and 1/2 at `upper`
ORDER: Final = 4  # whether one cell is less than another, and whether it is greater

# The words of an instruction.
KIND: Final = 0
CELL: Final = 1
FIRST: Final = 2  # where its entries begin in the row
LOWER: Final = 3  # the least value that the table has a place for; a number's least value
UPPER: Final = 4  # how many values it has places for; a number's greatest value; the other cell
TABLE: Final = 5  # where its places begin in the table, or its numbers as they are written
SHIFT: Final = 6  # by how many bits the value is shifted before it is read
MASK: Final = 7  # which bits of it are read then
GATE: Final = 8  # the cell that says whether the value means anything now
GATES: Final = 9  # by the values of that cell, as bits; 0: it always does
WORDS: Final = 10


# Rows are 32-bit floats, which mypyc doesn't know: they are written as the integers with the same bits.
ONE: Final[i32] = 0x3F800000
KNOWN: Final = 256  # numbers without a bound are looked up below this, and worked out from there on


def single(number: float) -> int:
    """The bits of a 32-bit float, as an integer.

    >>> single(1.0) == ONE
    True
    """
    return int.from_bytes(pack("=f", number), byteorder, signed=True)


def grown(number: int, half: int) -> int:
    """A number without a bound, as it is written into a row."""
    return single(number / (number + half))


@final
class Reader:
    """The instructions for one observer."""

    def __init__(self, code: list[int], table: list[int], size: int, observer: int) -> None:
        self.code: vec[i64] = vec[i64](code)
        self.table: vec[i64] = vec[i64](table)
        self.size: i64 = size
        self.observer: i64 = observer
        self.blank: vec[i32] = vec[i32]([0] * size)
        self.aside: vec[i64] = vec[i64]([0] * size)

    def read(self, state: State) -> vec[i32]:
        """The row for a state."""
        row = self.blank[:]
        self.write(state, row, 0, self.aside, 0)
        return row

    def write(self, state: State, rows: vec[i32], start: i64, written: vec[i64], end: i64) -> i64:
        """Writes the row for a state into a buffer of zeros, from `start` on.

        The places that aren't zeros any more are added to those `written`, which end at `end`; returns where
        they end then. There are at most as many as a row has entries.
        """
        code = self.code
        table = self.table
        cells = state.cells
        at: i64 = 0
        stop = i64(len(code))
        while at < stop:
            gates = code[at + GATES]
            if gates and not gates >> cells[code[at + GATE]] & 1:
                at += WORDS
                continue
            kind = code[at + KIND]
            cell = code[at + CELL]
            first = start + code[at + FIRST]
            lower = code[at + LOWER]
            upper = code[at + UPPER]
            places = code[at + TABLE]
            if cell == WHOSE_TURN:
                value = state.turn
            elif cell == OBSERVER:
                value = self.observer
            else:
                value = cells[cell] >> code[at + SHIFT] & code[at + MASK]
            at += WORDS
            if kind == CHOICE:
                if lower <= value < lower + upper:
                    place = table[places + value - lower]
                    if place >= 0:
                        rows[first + place] = ONE
                        written[end] = first + place
                        end += 1
            elif kind == MEMBERS:
                while value:
                    chunk = value & CHUNK_MASK
                    for index in range(SIZE_OF[chunk]):
                        place = table[places + PLACE_OF[chunk * CHUNK + index]]
                        if place >= 0:
                            rows[first + place] = ONE
                            written[end] = first + place
                            end += 1
                    value >>= CHUNK
                    places += CHUNK
            elif kind != ORDER:  # a number
                if value < lower or (kind == NUMBER and value > upper):
                    raise ValueError(f"cell {cell} holds {value}, which lies beyond its bounds")
                if value != lower:
                    if kind == NUMBER or value < KNOWN:
                        rows[first] = i32(table[places + value - lower])
                    else:
                        rows[first] = i32(grown(int(value), int(upper)))
                    written[end] = first
                    end += 1
            elif value != cells[upper]:
                place = first + i64(value > cells[upper])
                rows[place] = ONE
                written[end] = place
                end += 1
        return end

    def __reduce__(self) -> tuple[object, ...]:
        return Reader, (list(self.code), list(self.table), int(self.size), int(self.observer))
