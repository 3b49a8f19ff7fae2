"""A small interpreter that reads the cells of a state into a row of numbers.

`core/features.py` compiles a game's features to its instructions. They are data, so that one compiled loop
reads every game.
"""

from struct import pack
from sys import byteorder
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from caber.core.bits import CHUNK, CHUNK_MASK, PLACE_OF, SIZE_OF
from caber.core.contract import State

# Pseudo-cells.
WHOSE_TURN: Final = -1  # the seat to act, CHANCE or OVER: not a single cell in every game
OBSERVER: Final = -2  # the seat whose row it is

# The kinds of instruction.
CHOICE: Final = 0  # one of several values: a 1 at its place
MEMBERS: Final = 1  # a set: a 1 for each member
NUMBER: Final = 2  # a number between two bounds: 0 to 1
GROWING: Final = 3  # an unbounded number: 0 to nearly 1, and 1/2 at `upper`
ORDER: Final = 4  # two entries: one cell is less than another, it is greater

# The words of an instruction.
KIND: Final = 0
CELL: Final = 1
FIRST: Final = 2  # the index of its first entry in the row
LOWER: Final = 3  # the least value with a place in the table; a number's least value
UPPER: Final = 4  # the number of values with a place; a number's greatest value; the other cell
TABLE: Final = 5  # the index in the table of its first place, or of its first encoded number
SHIFT: Final = 6  # bits to shift the value right by
MASK: Final = 7  # bits to keep after the shift
GATE: Final = 8  # the cell on which it depends if the instruction is executed
GATES: Final = 9  # the set of values of that cell at which it is; 0: it always is
WORDS: Final = 10


# Rows are 32-bit floats, a type that mypyc lacks: they are written as the integers with the same bits.
ONE: Final[i32] = 0x3F800000
KNOWN: Final = 256  # unbounded numbers below this are looked up, others computed


def single(number: float) -> int:
    """Return the bits of a 32-bit float as an integer.

    >>> single(1.0) == ONE
    True
    """
    return int.from_bytes(pack("=f", number), byteorder, signed=True)


def grown(number: int, half: int) -> int:
    """Return the entry of an unbounded number, as the bits of a float."""
    return single(number / (number + half))


@final
class Reader:
    """The instructions for one observer.

    `code`: the instructions, `WORDS` numbers each.
    `table`: their tables, one after another.
    `size`: the length of a row.
    `observer`: the seat whose rows are read.
    """

    def __init__(self, code: list[int], table: list[int], size: int, observer: int) -> None:
        self.code: vec[i64] = vec[i64](code)
        self.table: vec[i64] = vec[i64](table)
        self.size: i64 = size
        self.observer: i64 = observer
        self.blank: vec[i32] = vec[i32]([0] * size)
        self.aside: vec[i64] = vec[i64]([0] * size)

    def read(self, state: State) -> vec[i32]:
        """Return the row of a state."""
        row = self.blank[:]
        self.write(state, row, 0, self.aside, 0)
        return row

    def write(self, state: State, rows: vec[i32], start: i64, written: vec[i64], end: i64) -> i64:
        """Write the row of a state into a buffer of zeros, and list the places that become other than 0.

        Return the new end of that list, which grows by at most the length of a row.

        `state`: the state, hidden for the observer.
        `rows`: the buffer.
        `start`: the index of the row's first entry in the buffer.
        `written`: the list of places.
        `end`: the end of that list.
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
