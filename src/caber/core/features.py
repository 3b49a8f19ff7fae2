"""Positions as flat rows of numbers between 0 and 1, for whoever trains networks.

A game declares its layout as a list of features, each read from some cells; seats come in order from the
observer's on, so that everybody sees himself first. What a seat can't know isn't in the row, because rows are
read from `hide(seat)`.
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
    """Something that can be seen, read alike from each of some cells."""

    name: str  # in plain words
    each: tuple[str, ...]  # what the cells are about, such as stones or seats; ("",): there is only one
    labels: tuple[str, ...]  # what the entries of each cell mean
    cells: tuple[int, ...]
    kind: int
    values: tuple[int, ...]  # values or members with an entry; bounds of a number; by cell: the other cell
    byte: int | None = None  # which byte of the cell is read, if it isn't the whole
    gate: tuple[int, tuple[int, ...]] | None = None  # a cell, and for which of its values this one counts

    @property
    def length(self) -> int:
        """How many entries it has."""
        return len(self.cells) * len(self.labels)

    def during(self, cell: int, *values: int) -> "Feature":
        """The same, but nothing unless that cell has one of these values."""
        return self._replace(gate=(cell, values))

    def in_byte(self, byte: int) -> "Feature":
        """The same, read from one byte of the cell."""
        return self._replace(byte=byte)


Cells = int | Mapping[str, int]  # one cell, or several by what they are about


def _feature(name: str, cells: Cells, labels: Sequence[str], kind: int, values: Sequence[int]) -> Feature:
    named = {"": cells} if isinstance(cells, int) else cells
    return Feature(name, tuple(named), tuple(labels), tuple(named.values()), kind, tuple(values))


def choice(name: str, cells: Cells, values: Mapping[str, int]) -> Feature:
    """One of several values: a 1 at its place, and nothing for any other value."""
    return _feature(name, cells, tuple(values), CHOICE, tuple(values.values()))


def flag(name: str, cells: Cells, value: int = 1) -> Feature:
    """Whether a cell has a value."""
    return choice(name, cells, {"yes": value})


def members(name: str, cells: Cells, places: Mapping[str, int]) -> Feature:
    """A set: a 1 for each of its members."""
    return _feature(name, cells, tuple(places), MEMBERS, tuple(places.values()))


def number(name: str, cells: Cells, most: int, least: int = 0) -> Feature:
    """A number from `least` to `most`, as 0 to 1."""
    label = f"of {most}" if not least else f"{least} to {most}"
    return _feature(name, cells, (label,), NUMBER, (least, most))


def growing(name: str, cells: Cells, half: int) -> Feature:
    """A number n that nothing bounds, as n / (n + half)."""
    return _feature(name, cells, (f"n / (n + {half})",), GROWING, (0, half))


def order(name: str, cells: Mapping[str, int], others: Sequence[int], labels: tuple[str, str]) -> Feature:
    """Whether each cell is less than its other one, and whether it is greater."""
    return _feature(name, cells, labels, ORDER, others)


def seats_from(observer: int, players: int) -> dict[str, int]:
    """All seats, the observer's first, by how they are called in a row.

    >>> seats_from(1, 3)
    {'me': 1, '1 seat on': 2, '2 seats on': 0}
    """
    names = ["me", "1 seat on", *(f"{steps} seats on" for steps in range(2, players))]
    return {name: (observer + steps) % players for steps, name in enumerate(names[:players])}


def common(observer: int, players: int) -> list[Feature]:
    """What the row of every game begins with."""
    seats = seats_from(observer, players)
    return [
        choice("whose turn it is", WHOSE_TURN, {**seats, "chance": CHANCE, "nobody": OVER}),
        choice("where I sit", OBSERVER, {f"seat {seat + 1}": seat for seat in range(players)}),
    ]


class Row(NamedTuple):
    """A feature's place in the row."""

    first: int
    length: int
    shape: tuple[int, ...]  # how many cells, and entries for each; without those that are only one
    feature: Feature


class Features:
    """The layout of a game with some options, and how its positions are read."""

    def __init__(
        self, players: int, layout: Callable[[int], Sequence[Feature]], left_out: Mapping[str, Sequence[int]]
    ) -> None:
        self.players = players
        self.left_out = left_out  # what isn't read: in words, and its cells
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
        """What each entry of a row means."""
        return [
            " / ".join(part for part in (row.feature.name, each, label) if part)
            for row in self.table
            for each in row.feature.each
            for label in row.feature.labels
        ]

    def read(self, state: State, seat: int, open: bool = False) -> "array[float]":
        """What a seat knows of a state; `open`: all that is to be known, for training only."""
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}: they are 0 to {self.players - 1}")
        if open and state.viewer != EVERYBODY:
            raise ValueError(f"a state hidden for viewer {state.viewer} can't be read openly")
        known = state if open or state.viewer == seat else state.hide(seat)
        return array("f", bytes(memoryview(self.readers[seat].read(known))))


def reader(features: Sequence[Feature], size: int, observer: int) -> Reader:
    """The instructions that read such features."""
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
    """By value: its place among these, or -1."""
    return [values.index(value) if value in values else -1 for value in range(many)]
