"""Positions as flat rows of numbers between 0 and 1, for training networks.

A game declares its layout as a list of features, each read from some cells. Seats are in order from the
observer's on, so that all observers see themselves first. A row holds nothing that its seat can't know,
because rows are read from `hide(seat)`.
"""

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from caber.core.contract import CHANCE, EVERYBODY, OVER, State
from caber.core.reader import (
    CHOICE,
    GROWING,
    KNOWN,
    MEMBERS,
    NUMBER,
    OBSERVER,
    ORDER,
    WHOSE_TURN,
    Reader,
    grown,
    single,
)

BYTE = 8
WHOLE = -1  # the mask that leaves a value as it is


class Feature(NamedTuple):
    """A part of the row, read in the same way from each of some cells."""

    name: str  # in plain words
    each: tuple[str, ...]  # the subjects of the cells, such as stones or seats; ("",) for a single cell
    labels: tuple[str, ...]  # the meaning of each entry of a cell
    cells: tuple[int, ...]
    kind: int
    values: tuple[int, ...]  # values or members with an entry; bounds of a number; by cell: the other cell
    byte: int | None = None  # the byte of the cell to read; None for the whole cell
    gate: tuple[int, tuple[int, ...]] | None = None  # a cell, and its values at which this feature counts

    @property
    def length(self) -> int:
        """The number of entries."""
        return len(self.cells) * len(self.labels)

    def during(self, cell: int, *values: int) -> "Feature":
        """Return this feature limited to positions in which that cell has one of these values."""
        return self._replace(gate=(cell, values))

    def in_byte(self, byte: int) -> "Feature":
        """Return this feature read from one byte of the cell."""
        return self._replace(byte=byte)


Cells = int | Mapping[str, int]  # one cell, or several by the names of their subjects


def _feature(name: str, cells: Cells, labels: Sequence[str], kind: int, values: Sequence[int]) -> Feature:
    named = {"": cells} if isinstance(cells, int) else cells
    return Feature(name, tuple(named), tuple(labels), tuple(named.values()), kind, tuple(values))


def choice(name: str, cells: Cells, values: Mapping[str, int]) -> Feature:
    """Return a feature with one entry for each value: 1 at the cell's value, 0 elsewhere."""
    return _feature(name, cells, tuple(values), CHOICE, tuple(values.values()))


def flag(name: str, cells: Cells, value: int = 1) -> Feature:
    """Return a feature of one entry: 1 if a cell has a value."""
    return choice(name, cells, {"yes": value})


def members(name: str, cells: Cells, places: Mapping[str, int]) -> Feature:
    """Return a feature of a set: 1 for each of its members."""
    return _feature(name, cells, tuple(places), MEMBERS, tuple(places.values()))


def number(name: str, cells: Cells, most: int, least: int = 0) -> Feature:
    """Return a feature of one number, scaled to 0 to 1.

    `name`: the feature's name in plain words.
    `cells`: one cell, or several by name.
    `most`: the number at 1.
    `least`: the number at 0.
    """
    label = f"of {most}" if not least else f"{least} to {most}"
    return _feature(name, cells, (label,), NUMBER, (least, most))


def growing(name: str, cells: Cells, half: int) -> Feature:
    """Return a feature of an unbounded number n, as n / (n + half)."""
    return _feature(name, cells, (f"n / (n + {half})",), GROWING, (0, half))


def order(name: str, cells: Mapping[str, int], others: Sequence[int], labels: tuple[str, str]) -> Feature:
    """Return a feature with two entries for each cell: less than another cell, and greater.

    `name`: the feature's name in plain words.
    `cells`: the cells by name.
    `others`: for each of them the cell to compare with.
    `labels`: the names of the two entries.
    """
    return _feature(name, cells, labels, ORDER, others)


def seats_from(observer: int, players: int) -> dict[str, int]:
    """Map labels relative to the observer ("me", "1 seat on", …) to seat numbers, the observer's first.

    >>> seats_from(1, 3)
    {'me': 1, '1 seat on': 2, '2 seats on': 0}
    """
    names = ["me", "1 seat on", *(f"{steps} seats on" for steps in range(2, players))]
    return {name: (observer + steps) % players for steps, name in enumerate(names[:players])}


def common(observer: int, players: int) -> list[Feature]:
    """Return the features at the beginning of every game's row."""
    seats = seats_from(observer, players)
    return [
        choice("whose turn it is", WHOSE_TURN, {**seats, "chance": CHANCE, "nobody": OVER}),
        choice("where I sit", OBSERVER, {f"seat {seat + 1}": seat for seat in range(players)}),
    ]


class Row(NamedTuple):
    """A feature's place in the row."""

    first: int
    length: int
    shape: tuple[int, ...]  # the number of cells and of entries for each, without those that are 1
    feature: Feature


class Features:
    """The layout of the rows of a game with its options, and their readers."""

    def __init__(
        self, players: int, layout: Callable[[int], Sequence[Feature]], left_out: Mapping[str, Sequence[int]]
    ) -> None:
        self.players = players
        self.left_out = left_out  # cells that aren't read, by a description in words
        self.table: list[Row] = []
        self.size = 0
        for feature in [*common(0, players), *layout(0)]:
            shape = tuple(part for part in (len(feature.cells), len(feature.labels)) if part > 1)
            self.table.append(Row(self.size, feature.length, shape, feature))
            self.size += feature.length
        self.readers = [
            reader([*common(seat, players), *layout(seat)], self.size, seat) for seat in range(players)
        ]

    @property
    def names(self) -> list[str]:
        """The meaning of each entry of a row."""
        return [
            " / ".join(part for part in (row.feature.name, each, label) if part)
            for row in self.table
            for each in row.feature.each
            for label in row.feature.labels
        ]

    def read(self, state: State, seat: int, open: bool = False) -> "array[float]":
        """Return the row of a state as a seat knows it; with `open`, of the full state, for training only."""
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}: they are 0 to {self.players - 1}")
        if open and state.viewer != EVERYBODY:
            raise ValueError(f"a state hidden for viewer {state.viewer} can't be read openly")
        known = state if open or state.viewer == seat else state.hide(seat)
        return array("f", bytes(memoryview(self.readers[seat].read(known))))


def reader(features: Sequence[Feature], size: int, observer: int) -> Reader:
    """Return a reader with the instructions for these features."""
    code: list[int] = []
    table: list[int] = []
    first = 0
    for feature in features:
        start = len(table)
        values = feature.values
        bounds = [values[0], values[-1]]
        if feature.kind == CHOICE:
            bounds = [min(values), max(values) - min(values) + 1]
            table += _places([value - bounds[0] for value in values], bounds[1])
        elif feature.kind == MEMBERS:
            table += _places(values, max(values) + 1)
        elif feature.kind == NUMBER:
            least, most = values
            table += [single((value - least) / (most - least)) for value in range(least, most + 1)]
        elif feature.kind == GROWING:
            table += [grown(value, values[1]) for value in range(KNOWN)]
        shift, mask = (0, WHOLE) if feature.byte is None else (BYTE * feature.byte, (1 << BYTE) - 1)
        gate, gates = feature.gate or (0, ())
        for index, cell in enumerate(feature.cells):
            if feature.kind == ORDER:
                bounds = [0, values[index]]
            code += [
                feature.kind,
                cell,
                first,
                *bounds,
                start,
                shift,
                mask,
                gate,
                sum(1 << on for on in gates),
            ]
            first += len(feature.labels)
    return Reader(code, table, size, observer)


def _places(values: Sequence[int], many: int) -> list[int]:
    """Return for each value below `many` its index in `values`, or -1."""
    return [values.index(value) if value in values else -1 for value in range(many)]
