"""Findings as pictures, by Matplotlib: series differ in shape and pattern, not in colour alone."""

import io
import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from caber.arena.charts import percent
from caber.arena.svg import FAINT, GROUND, INK
from caber.core.game import Game
from caber.stats.findings import Finding, Point, Series, number
from caber.stats.words import amount, group_name, name_of, shown, text_of
from caber.texts import decimal, tell

if TYPE_CHECKING:
    from matplotlib.figure import Figure

Format = Literal["svg", "png"]

# Okabe and Ito's colours, which everybody can tell apart; each with a sign, a pattern and dashes of its own.
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")
SIGNS: Final = ("o", "s", "^", "D")
PATTERNS: Final = ("", "///", "...", "xx")
DASHES: Final = ("-", "--", ":", "-.")
STYLE: Final[dict[Any, Any]] = {
    "font.family": "sans-serif",
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.facecolor": GROUND,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": FAINT,
    "figure.facecolor": GROUND,
    "hatch.color": GROUND,
    "legend.frameon": False,
    "svg.fonttype": "none",  # letters stay letters: they can be searched and read aloud
    "svg.hashsalt": "caber",  # the same picture is the same file
}
# In inches, but for the letters.
WIDE: Final = 7.6
LETTERS: Final = 92  # of a note, in a line of that width
EDGE: Final = 0.35
HEAD: Final = 0.62  # above the drawing, for the title
LINE: Final = 0.19  # for each line of the note
LEGEND: Final = 0.3
FOOT: Final = 0.85
HIGH: Final = 3.0  # the drawing, unless its groups have names; then each of them has a row
ROW: Final = 0.36
LETTER: Final = 0.078
# Of the place that a group has.
BESIDE: Final = 0.2  # between the signs of its series
COLUMN: Final = 0.76  # all its columns together
FEW: Final = 6  # groups, beside whose signs there is room for numbers
WHISKER: Final = {"ecolor": INK, "capsize": 2.5, "elinewidth": 1.1}


def draw(game: Game, finding: Finding, players: int, source: str, language: str, format: Format) -> bytes:
    """The picture of a finding; the source says below it which games it is of."""
    import matplotlib

    with matplotlib.rc_context(STYLE):
        figure = Picture(game, finding, language).figure(players, source)
        title = text_of(finding, "", language)
        told: dict[str, Any] = {"Title": title, "Date": None} if format == "svg" else {"Title": title}
        data = io.BytesIO()
        figure.savefig(data, format=format, dpi=150, metadata=told)
    return data.getvalue()


class Picture:
    """A chart being drawn; it lies on its side if its groups have names."""

    def __init__(self, game: Game, finding: Finding, language: str) -> None:
        self.game = game
        self.finding = finding
        self.language = language
        self.chart = finding.chart
        self.series = shown(finding)
        self.groups = list(dict.fromkeys(point.group for each in self.series for point in each.points))
        self.spread = self.chart.kind == "histogram"
        self.lying = not self.spread and any(isinstance(group, str) for group in self.groups)
        self.axes: Any = None  # what Matplotlib asks of its arguments is more than its types can say

    def figure(self, players: int, source: str) -> "Figure":
        """The whole of it."""
        from matplotlib.figure import Figure

        note = textwrap.fill(self._text("note"), LETTERS)
        above = HEAD + LINE * (note.count("\n") + 1) + LEGEND * (len(self.series) > 1)
        high = max(3 * ROW, ROW * len(self.groups) * len(self.series) ** 0.4) if self.lying else HIGH
        height = above + high + FOOT
        names = [group_name(self.game, self.finding, group, self.language) for group in self.groups]
        left = EDGE + (LETTER * max(map(len, names)) + 0.2 if self.lying else 0.5)
        figure = Figure((WIDE, height))
        box = (left / WIDE, (FOOT - 0.1) / height, 1 - (left + EDGE) / WIDE, high / height)
        self.axes = figure.add_axes(box)
        self.axes.tick_params(length=0)
        {"means": self._means, "parts": self._parts, "curve": self._curve, "histogram": self._histogram}[
            self.chart.kind
        ]()
        self._name_axes(names)
        if self.chart.even:
            line = self.axes.axvline if self.lying else self.axes.axhline
            line(1 / players, color=INK, linewidth=1, linestyle=(0, (5, 4)), zorder=1)
        if len(self.series) > 1:
            place = (EDGE / WIDE, 1 - (above - 0.02) / height)
            self.axes.legend(
                loc="lower left", bbox_to_anchor=place, bbox_transform=figure.transFigure,
                ncols=len(self.series), borderaxespad=0, handlelength=1.8, fontsize=9,
            )  # fmt: skip
        if not self.spread:
            source = tell("stats-source-intervals", {"source": source}, self.language)
        figure.text(EDGE / WIDE, 1 - 0.3 / height, self._text(""), fontsize=13, weight="bold", va="center")
        figure.text(EDGE / WIDE, 1 - 0.5 / height, note, fontsize=9, va="top", linespacing=1.3)
        figure.text(1 - EDGE / WIDE, 0.13 / height, source, fontsize=7.5, ha="right", va="center")
        return figure

    def _text(self, part: str) -> str:
        return text_of(self.finding, part, self.language)

    def _name_axes(self, names: list[str]) -> None:
        places = range(len(self.groups))
        if self.lying:
            self.axes.set_yticks(places, names)
            self.axes.set_ylim(len(places) - 0.5, -0.5)  # the first one above
            self.axes.set_xlabel(self._text("of"))
        else:
            if self.chart.kind in ("means", "parts"):
                self.axes.set_xticks(places, names)
                self.axes.set_xlim(-0.6, len(places) - 0.4)
            self.axes.set_xlabel(self._text("by"))
            self.axes.set_ylabel(self._text("of"))
        self.axes.grid(axis="x" if self.lying else "y")
        self._number(self.axes.xaxis if self.lying else self.axes.yaxis)

    def _number(self, axis: Any) -> None:
        from matplotlib.ticker import MaxNLocator

        def told(value: float, _: object) -> str:
            if self.spread or self.chart.share:
                return percent(value, self.language, 0 if round(1000 * value) % 10 == 0 else 1)
            return decimal(f"{value:g}", self.language)

        axis.set_major_locator(MaxNLocator(7, steps=[1, 2, 5, 10]))
        axis.set_major_formatter(told)

    def _look(self, place: int, series: Series) -> dict[str, Any]:
        return {"color": COLOURS[place], "label": name_of(self.game, self.finding, series, self.language)}

    def _means(self) -> None:
        """Shares as signs with their intervals, which need no zero; amounts as columns from it."""
        step = BESIDE if self.chart.share else COLUMN / len(self.series)
        for place, each in enumerate(self.series):
            beside = (place - (len(self.series) - 1) / 2) * step
            where = [self.groups.index(point.group) + beside for point in each.points]
            if self.chart.share:
                self._signs(where, each.points, place, self._look(place, each))
            else:
                self._columns(where, each.points, step, place, self._look(place, each))

    def _parts(self) -> None:
        (each,) = self.series
        self._columns(range(len(each.points)), each.points, COLUMN, 0, {"color": COLOURS[0]})
        for place, point in enumerate(each.points):
            told = f"  {amount(point.mean, True, self.language)}"
            self.axes.text(point.mean if point.high is None else point.high, place, told, va="center")
        self.axes.margins(x=0.15)
        self.axes.set_xlim(left=0)

    def _signs(self, where: list[float], points: Sequence[Point], place: int, look: dict[str, Any]) -> None:
        means, reach = [point.mean for point in points], _reach(points)
        shape = {"fmt": SIGNS[place], "markersize": 6, "capsize": 3, "elinewidth": 1.6, "zorder": 3, **look}
        if self.lying:
            self.axes.errorbar(means, where, xerr=reach, **shape)
            return
        self.axes.errorbar(where, means, yerr=reach, **shape)
        if len(self.series) == 1 and len(self.groups) <= FEW:
            paper = {"facecolor": GROUND, "edgecolor": "none", "pad": 1}
            for across, mean in zip(where, means):
                told = amount(mean, True, self.language)
                self.axes.text(across + 0.06, mean, told, va="center", bbox=paper)

    def _columns(
        self, where: Sequence[float], points: Sequence[Point], width: float, place: int, look: dict[str, Any]
    ) -> None:
        means, reach = [point.mean for point in points], _reach(points)
        shape = {"hatch": PATTERNS[place], "error_kw": WHISKER, **look}
        if self.lying:
            self.axes.barh(where, means, width, xerr=reach, **shape)
        else:
            self.axes.bar(where, means, width, yerr=reach, **shape)
        if min(means) >= 0:  # however far an interval goes
            self.axes.set(**{"xlim" if self.lying else "ylim": (0, None)})

    def _curve(self) -> None:
        for place, each in enumerate(self.series):
            along = [number(point.group) for point in each.points]
            means, (below, beyond) = [point.mean for point in each.points], _reach(each.points)
            low = [mean - reach for mean, reach in zip(means, below)]
            high = [mean + reach for mean, reach in zip(means, beyond)]
            shape = {"marker": SIGNS[place], "markersize": 5, "linewidth": 1.8, **self._look(place, each)}
            self.axes.fill_between(along, low, high, color=COLOURS[place], alpha=0.18, linewidth=0)
            self.axes.plot(along, means, DASHES[place], **shape)

    def _histogram(self) -> None:
        """One series as columns; several as outlines, which don't cover each other."""
        width = self.finding.width
        for place, each in enumerate(self.series):
            found = {int(number(point.group)): point.mean for point in each.points}
            starts = range(min(found), max(found) + 1, width)
            heights = [found.get(start, 0.0) for start in starts]
            edges = [start - 0.5 for start in (*starts, max(found) + width)]
            look = self._look(place, each)
            if len(self.series) == 1:
                self.axes.bar(
                    edges[:-1], heights, width, align="edge", edgecolor=GROUND, linewidth=0.8, **look
                )
            else:
                self.axes.stairs(heights, edges, linewidth=2, linestyle=DASHES[place], **look)
        self.axes.set_ylim(bottom=0)


def _reach(points: Sequence[Point]) -> tuple[list[float], list[float]]:
    """How far the intervals go to either side; a mean may lie at the very end of its own."""
    below = [0.0 if point.low is None else max(0.0, point.mean - point.low) for point in points]
    beyond = [0.0 if point.high is None else max(0.0, point.high - point.mean) for point in points]
    return below, beyond
