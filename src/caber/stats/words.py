"""Findings in words: the same tables for a terminal, a page and, without the words, JSON."""

from collections.abc import Sequence

from caber.arena.charts import percent
from caber.arena.ladder import aligned
from caber.core.counting import Cell, Measure
from caber.core.game import Game
from caber.games.counting import label
from caber.stats.findings import Finding, Point, Series, Summary
from caber.texts import decimal, tell

SELDOM = 0.1  # groups so much smaller than the largest one aren't shown: too little is known of them


def text_of(finding: Finding, part: str, language: str) -> str:
    """One of the texts of a chart; its title if no part of it is named."""
    key = "-".join(filter(None, (finding.prefix, finding.chart.name, part))).replace("_", "-")
    return tell(key, {}, language)


def name_of(game: Game, finding: Finding, series: Series, language: str) -> str:
    """What a series shows; of a histogram, which of its groups."""
    if series.group is not None:
        group = group_name(game, finding, series.group, language)
        return f"{text_of(finding, finding.chart.by, language)} {group}"
    if series.measure is None or len(finding.series) == 1:
        return text_of(finding, "of", language)
    return text_of(finding, _told(series.measure), language)


def group_name(game: Game, finding: Finding, group: Cell, language: str) -> str:
    """What a group of rows is called."""
    return label(game, finding.chart.by, group, language)


def shown(finding: Finding) -> list[Series]:
    """The series without groups of which there are hardly any rows; what is part of a whole stays."""
    if finding.chart.kind in ("histogram", "parts"):
        return finding.series
    found = []
    for series in finding.series:
        most = max((point.rows for point in series.points), default=0)
        found.append(
            series._replace(points=[point for point in series.points if point.rows >= SELDOM * most])
        )
    return found


def table_of(game: Game, finding: Finding, language: str) -> str:
    """Groups and means with their intervals, as a table in Markdown; a histogram has none."""
    head = [text_of(finding, "by", language)]
    series = shown(finding)
    for each in series:
        head += [name_of(game, finding, each, language), tell("stats-rows", {}, language)]
    groups = list(dict.fromkeys(point.group for each in series for point in each.points))
    lines = [head]
    for group in groups:
        cells = [group_name(game, finding, group, language)]
        for each in series:
            point = next((point for point in each.points if point.group == group), None)
            cells += [_cell(point, finding.chart.share, language), str(point.rows)] if point else ["–", "0"]
        lines.append(cells)
    return aligned(lines)


def summary_table(found: Sequence[Summary], language: str) -> str:
    """The numbers of every game, as a table in Markdown."""
    lines = [[tell(f"stats-{part}", {}, language) for part in ("column", "mean", "least", "middle", "most")]]
    for each in found:
        name = tell(f"{each.prefix}-column-{each.column}".replace("_", "-"), {}, language)
        point = Point(None, each.mean, each.low, each.high, each.games)
        spread = [decimal(f"{number:g}", language) for number in (each.least, each.middle, each.most)]
        lines.append([name, _cell(point, False, language), *spread])
    return aligned(lines)


def _told(measure: Measure) -> str:
    return "-".join(filter(None, (measure.column, measure.where)))


def _cell(point: Point, share: bool, language: str) -> str:
    mean = amount(point.mean, share, language)
    if point.low is None or point.high is None:
        return mean
    low, high = (amount(bound, share, language) for bound in (point.low, point.high))
    return tell("stats-interval", {"mean": mean, "low": low, "high": high}, language)


def amount(number: float, share: bool, language: str) -> str:
    """A share in percent, or any other number with two digits behind the point."""
    return percent(number, language) if share else decimal(f"{number:z.2f}", language)


def figures(found: Sequence[Summary], finding: Sequence[Finding]) -> dict[str, object]:
    """Everything as JSON has it."""
    return {
        "columns": {each.column: _rounded(each._asdict(), ("prefix", "column")) for each in found},
        "charts": {each.chart.name: _chart(each) for each in finding},
    }


def _chart(finding: Finding) -> dict[str, object]:
    chart = finding.chart
    series = [
        {
            "column": each.measure and each.measure.column,
            "where": (each.measure and each.measure.where) or None,
            "per": (each.measure and each.measure.per) or None,
            "group": each.group,
            "points": [_rounded(point._asdict()) for point in each.points],
        }
        for each in finding.series
    ]
    return {
        "table": chart.table,
        "kind": chart.kind,
        "by": chart.by or None,
        "width": finding.width,
        "series": series,
    }


def _rounded(row: dict[str, object], without: Sequence[str] = ()) -> dict[str, object]:
    return {
        name: round(value, 6) if isinstance(value, float) else value
        for name, value in row.items()
        if name not in without
    }
