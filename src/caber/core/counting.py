"""Statistics of finished games: tables with rows of plain values, and the charts made of them.

Each game has its own statistics in the module `counts` of its folder; `caber.games.counting` finds it, and
adds the columns common to all games. Rows are small and hold plain values, because they are sent between
processes and kept in files.
"""

from collections.abc import Iterator
from typing import Literal, NamedTuple, Protocol

from caber.core.contract import State

Cell = str | int | float | None
Row = dict[str, Cell]
Tables = dict[
    str, list[Row]
]  # by name: one table has a row for each game, the others for each stone, bout and so on

GAMES = "games"  # the table with a row for each game


class Step(NamedTuple):
    """A move and the position before it."""

    state: State
    move: int


class Course(NamedTuple):
    """A game from its first move to its last; it may have ended by a forfeit or at a limit of moves."""

    steps: tuple[Step, ...]
    end: State
    shares: tuple[float, ...]  # shares of the win by seat
    first: int | None  # the seat that made the first choice; None if there was no choice

    def passages(self) -> Iterator[tuple[State, int, State]]:
        """Yield every move between the positions before and after it."""
        states = [*(step.state for step in self.steps[1:]), self.end]
        return ((step.state, step.move, after) for step, after in zip(self.steps, states))


class Measure(NamedTuple):
    """The mean of a column."""

    column: str
    where: str = ""  # only rows in which this column isn't 0 count
    per: str = ""  # divided by the mean of this column: failures for each attempt


class Chart(NamedTuple):
    """A chart of a table. The keys of its texts contain its name.

    means: the mean of each group of rows, with intervals. curve: the same along a scale. parts: each group's
    share of all rows, with intervals. histogram: the distribution of a column; groups are series.
    """

    name: str
    table: str
    kind: Literal["means", "curve", "parts", "histogram"]
    measures: tuple[Measure, ...] = ()
    by: str = ""  # the column that makes groups
    order: tuple[Cell, ...] = ()  # the order of the groups; ascending if empty
    share: bool = False  # values from 0 to 1, shown in percent
    even: bool = False  # mark each seat's equal share of the win


class Counts(Protocol):
    """The module `caber.games.<game>.counts`."""

    CHARTS: tuple[Chart, ...]
    COLUMNS: tuple[
        str, ...
    ]  # the columns of numbers that it adds to the row of a game, in the order of the report

    def count(self, course: Course) -> Tables:
        """Return the game's own tables; the table of games has one row, with the columns to add."""
        ...

    def label(self, column: str, value: Cell, language: str) -> str:
        """Return the name of a group: of a value of the column that makes groups."""
        ...
