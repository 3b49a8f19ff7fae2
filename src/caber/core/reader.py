"""Reads the cells of a state into a row of numbers, by a short list of instructions.

`core/features.py` writes the instructions from what a game declares; they are data, so that one compiled
loop reads every game.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

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
TABLE: Final = 5  # where its places begin in the table
SHIFT: Final = 6  # by how many bits the value is shifted before it is read
MASK: Final = 7  # which bits of it are read then
GATE: Final = 8  # the cell that says whether the value means anything now
GATES: Final = 9  # by the values of that cell, as bits; 0: it always does
WORDS: Final = 10


@final
class Reader:
    """The instructions for one observer."""

    def __init__(self, code: list[int], table: list[int], size: int, observer: int) -> None:
        self.code: vec[i64] = vec[i64](code)
        self.table: vec[i64] = vec[i64](table)
        self.size: i64 = size
        self.observer: i64 = observer

    def read(self, state: State) -> list[float]:
        """The row for a state, all of it between 0 and 1."""
        row = [0.0] * int(self.size)
        code = self.code
        table = self.table
        cells = state.cells
        at: i64 = 0
        end = i64(len(code))
        while at < end:
            gates = code[at + GATES]
            if gates and not gates >> cells[code[at + GATE]] & 1:
                at += WORDS
                continue
            kind = code[at + KIND]
            cell = code[at + CELL]
            first = code[at + FIRST]
            lower = code[at + LOWER]
            upper = code[at + UPPER]
            if cell == WHOSE_TURN:
                value = state.turn
            elif cell == OBSERVER:
                value = self.observer
            else:
                value = cells[cell] >> code[at + SHIFT] & code[at + MASK]
            if kind == CHOICE:
                if lower <= value < lower + upper:
                    place = table[code[at + TABLE] + value - lower]
                    if place >= 0:
                        row[first + place] = 1.0
            elif kind == MEMBERS:
                member = code[at + TABLE]
                while value:
                    if value & 1 and table[member] >= 0:
                        row[first + table[member]] = 1.0
                    value >>= 1
                    member += 1
            elif kind == NUMBER:
                row[first] = float(value - lower) / float(upper - lower)
            elif kind == GROWING:
                row[first] = float(value) / float(value + upper)
            elif value < cells[upper]:
                row[first] = 1.0
            elif value > cells[upper]:
                row[first + 1] = 1.0
            at += WORDS
        return row

    def __reduce__(self) -> tuple[object, ...]:
        return Reader, (list(self.code), list(self.table), int(self.size), int(self.observer))
