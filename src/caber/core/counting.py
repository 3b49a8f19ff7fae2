"""What can be counted in games that are over: rows of plain values, and charts that say how to look at them.

A game's own part is the module `counts` in its folder; `caber.games.counting` finds it, and counts what every
game has. Rows are small and made of plain values, because they are sent between processes and kept in files.
"""

from collections.abc import Iterator
from typing import Literal, NamedTuple, Protocol

from caber.core.contract import State

Cell = str | int | float | None
Row = dict[str, Cell]
Tables = dict[
    str, list[Row]
]  # by name: one has a row for each game, the others for each stone, bout or the like

GAMES = "games"  # the table with a row for each game


class Step(NamedTuple):
    """A move, and the position in which it was made."""

    state: State
    move: int


class Course(NamedTuple):
    """A game from its first move to its last; it may have been given up or broken off."""

    steps: tuple[Step, ...]
    end: State
    shares: tuple[float, ...]  # of the win, by seat
    first: int | None  # the seat that made the first choice; None: nobody came to choose

    def passages(self) -> Iterator[tuple[State, int, State]]:
        """Every move between the positions before and after it."""
        states = [*(step.state for step in self.steps[1:]), self.end]
        return ((step.state, step.move, after) for step, after in zip(self.steps, states))


class Measure(NamedTuple):
    """The mean of a column."""

    column: str
    where: str = ""  # over those rows alone in which this column holds something other than 0
    per: str = ""  # divided by the mean of this column: failures for each attempt


class Chart(NamedTuple):
    """Something to be looked at in a table. Its texts are found by its name.

    means: of each group of rows, with intervals. curve: the same along a scale. parts: how many of all rows
    belong to each group, with intervals. histogram: how the values of a column are spread; groups are series.
    """

    name: str
    table: str
    kind: Literal["means", "curve", "parts", "histogram"]
    measures: tuple[Measure, ...] = ()
    by: str = ""  # the column that makes groups
    order: tuple[Cell, ...] = ()  # of the groups; otherwise ascending
    share: bool = False  # from 0 to 1, so that it is told in percent
    even: bool = False  # whether each seat's equal part of the win is marked


class Counts(Protocol):
    """The module `caber.games.<game>.counts`."""

    CHARTS: tuple[Chart, ...]
    COLUMNS: tuple[
        str, ...
    ]  # of numbers that it adds to the row of a game, in the order in which they are told

    def count(self, course: Course) -> Tables:
        """The game's own tables; of the table of games, the one row with what is to be added to it."""
        ...

    def label(self, column: str, value: Cell, language: str) -> str:
        """What a value of a column that makes groups is called."""
        ...
