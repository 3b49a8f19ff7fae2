"""The SVG shapes of the charts."""

from collections.abc import Sequence
from math import floor, log10
from xml.sax.saxutils import escape

INK, FAINT, GROUND = "#2b2b2b", "#d9d4c7", "#fffdf8"
HEATHER, HAZE = "#7d4c8c", "#d9c4df"  # the value, and its confidence interval

Point = tuple[float, float]


def words(x: float, y: float, text: str, size: int = 13, anchor: str = "start") -> str:
    """Return a line of text.

    `x`: the position across.
    `y`: the position of the baseline down.
    `text`: plain text; it is escaped.
    `size`: the font size.
    `anchor`: the point of the text that is at `x`: "start", "middle" or "end".
    """
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}" fill="{INK}">'
        f"{escape(text)}</text>"
    )


def line(start: Point, end: Point, colour: str = INK, width: float = 1, dashes: str = "") -> str:
    """Return a straight line.

    `start`: one end.
    `end`: the other end.
    `colour`: the colour in SVG's notation.
    `width`: the width of the stroke.
    `dashes`: the pattern of dashes and gaps; empty for a solid line.
    """
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    (x1, y1), (x2, y2) = start, end
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
        f'stroke="{colour}" stroke-width="{width:g}"{dashed}/>'
    )


def path(points: Sequence[Point], fill: str = "none", stroke: str = "none", width: float = 2) -> str:
    """Return a line through points, or the area inside it.

    `points`: the corners.
    `fill`: the colour of the area; "none" leaves the line open.
    `stroke`: the colour of the line.
    `width`: the width of the stroke.
    """
    route = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    shape = "polyline" if fill == "none" else "polygon"
    return f'<{shape} points="{route}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"/>'


def picture(width: float, height: float, title: str, parts: Sequence[str]) -> str:
    """Return a complete SVG document.

    `width`: the width of the drawing.
    `height`: the height of the drawing.
    `title`: the title for screen readers.
    `parts`: the elements.
    """
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" '
            'font-family="sans-serif">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{width:g}" height="{height:g}" fill="{GROUND}"/>',
            *parts,
            "</svg>\n",
        ]
    )


def marks(low: float, high: float, most: int = 8) -> list[float]:
    """Return at most `most` round steps from `low` to `high`, for an axis.

    >>> marks(0, 730), marks(0.45, 0.6)
    ([0.0, 100.0, 200.0, 300.0, 400.0, 500.0, 600.0, 700.0], [0.46, 0.48, 0.5, 0.52, 0.54, 0.56, 0.58, 0.6])
    """
    rough = max(high - low, 1e-9) / most
    power = 10 ** floor(log10(rough))
    step = next(power * times for times in (1, 2, 5, 10) if power * times >= rough)
    first = -floor(-low / step + 1e-9)
    return [float(round(number * step, 10)) for number in range(first, floor(high / step + 1e-9) + 1)]
