"""What the tables say: means of groups with their intervals, parts of the whole, and spreads of numbers."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import median
from typing import NamedTuple

from caber.arena.intervals import of_parts
from caber.core.counting import GAMES, Cell, Chart, Measure, Row, Tables
from caber.core.game import Game
from caber.games.counting import charts_of, columns_of

COLUMNS_OF_A_HISTOGRAM = 30  # at most; wider ranges are taken together
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


class Point(NamedTuple):
    """One group of rows. The interval goes by deals: games of one deal are alike."""

    group: Cell
    mean: float
    low: float | None  # None: too little is known, or nobody asks (a histogram)
    high: float | None
    rows: int


class Series(NamedTuple):
    """Points that belong together."""

    measure: Measure | None
    group: Cell  # of a histogram that has several
    points: list[Point]


class Finding(NamedTuple):
    """What a chart shows."""

    prefix: str  # of the keys of its texts
    chart: Chart
    series: list[Series]
    width: int = 1  # how many numbers a column of a histogram takes together


class Summary(NamedTuple):
    """A number that every game has: its mean with the interval, the least, the middle one, and the most."""

    prefix: str
    column: str
    mean: float
    low: float | None
    high: float | None
    least: float
    middle: float
    most: float
    games: int


def findings(game: Game, tables: Tables) -> list[Finding]:
    """Everything that the charts of a game show; those about something that never happened are left out."""
    found = [_finding(prefix, chart, tables.get(chart.table, [])) for prefix, chart in charts_of(game)]
    return [each for each in found if any(series.points for series in each.series)]


def summaries(game: Game, tables: Tables) -> list[Summary]:
    """The numbers of every game, without those that are never anything but 0."""
    found = []
    for prefix, column in columns_of(game):
        rows = [row for row in tables[GAMES] if row[column] is not None]
        numbers = [number(row[column]) for row in rows]
        if any(numbers):
            point = _mean(None, rows, Measure(column), share=False)
            spread = min(numbers), median(numbers), max(numbers)
            found.append(Summary(prefix, column, point.mean, point.low, point.high, *spread, len(rows)))
    return found


def number(cell: Cell) -> float:
    """A cell that holds a number."""
    assert isinstance(cell, int | float)
    return float(cell)


def _finding(prefix: str, chart: Chart, rows: Sequence[Row]) -> Finding:
    if chart.kind == "histogram":
        return _histogram(prefix, chart, rows)
    if chart.kind == "parts":
        return Finding(prefix, chart, [_parts(chart, rows)])
    return Finding(prefix, chart, [_means(chart, rows, measure) for measure in chart.measures])


def _means(chart: Chart, rows: Sequence[Row], measure: Measure) -> Series:
    kept = [
        row for row in rows if row[measure.column] is not None and (not measure.where or row[measure.where])
    ]
    groups = _grouped(kept, chart.by)
    ordered = _order(chart, groups)
    found = [
        _mean(group, groups[group], measure, chart.share) for group in ordered if _any(groups[group], measure)
    ]
    return Series(measure, None, found)


def _any(rows: Iterable[Row], measure: Measure) -> bool:
    """Whether there is something to divide by."""
    return not measure.per or any(row[measure.per] for row in rows)


def _mean(group: Cell, rows: Sequence[Row], measure: Measure, share: bool) -> Point:
    deals = defaultdict[Cell, list[float]](lambda: [0.0, 0.0])
    for row in rows:
        deals[row["deal"]][0] += number(row[measure.column])
        deals[row["deal"]][1] += number(row[measure.per]) if measure.per else 1.0
    return _point(group, [(amount, size) for amount, size in deals.values()], share)


def _parts(chart: Chart, rows: Sequence[Row]) -> Series:
    """A deal in which a group is missing counts as well: it has none of it."""
    whole = Counter(row["deal"] for row in rows)
    groups = _grouped(rows, chart.by)
    points = []
    for group in _order(chart, groups):
        here = Counter(row["deal"] for row in groups[group])
        point = _point(group, [(here[deal], whole[deal]) for deal in whole], share=True)
        points.append(point._replace(rows=len(groups[group])))
    return Series(None, None, points)


def _point(group: Cell, deals: Sequence[tuple[float, float]], share: bool) -> Point:
    size = sum(size for _, size in deals)
    low, high = of_parts(deals, share) or (None, None)
    return Point(group, sum(amount for amount, _ in deals) / size, low, high, round(size))


def _histogram(prefix: str, chart: Chart, rows: Sequence[Row]) -> Finding:
    (measure,) = chart.measures
    kept = [row for row in rows if row[measure.column] is not None]
    if not kept:
        return Finding(prefix, chart, [])
    values = [int(number(row[measure.column])) for row in kept]
    spread = max(values) - min(values) + 1
    width = next((step for step in STEPS if spread / step <= COLUMNS_OF_A_HISTOGRAM), STEPS[-1])
    series = []
    groups = _grouped(kept, chart.by)
    for group in _order(chart, groups):
        found = Counter(int(number(row[measure.column])) // width * width for row in groups[group])
        size = len(groups[group])
        points = [Point(value, found[value] / size, None, None, found[value]) for value in sorted(found)]
        series.append(Series(measure, group, points))
    return Finding(prefix, chart, series, width)


def _grouped(rows: Iterable[Row], column: str) -> dict[Cell, list[Row]]:
    """The rows by what stands in a column, without those in which nothing does; all together without it."""
    groups: dict[Cell, list[Row]] = {}
    for row in rows:
        if not column or row[column] is not None:
            groups.setdefault(row[column] if column else None, []).append(row)
    return groups


def _order(chart: Chart, groups: Iterable[Cell]) -> list[Cell]:
    if not chart.order:
        return sorted(groups, key=lambda group: group or 0)
    return sorted(groups, key=chart.order.index)
