"""A solved bout drawn: the mover's chance by how many athletes stand on each side."""

from typing import Final
from xml.sax.saxutils import escape

import numpy as np

from caber.bots.tug_of_war.pulls import WAYS, WEIGHTS
from caber.bots.tug_of_war.tables import Solved
from caber.texts import tell

CELL: Final = 34  # the side of a square in the picture
MARGIN: Final = 60
HEAD: Final = 92

Grid = list[list[int]]  # percent, by own athletes and the other's


def grid(solved: Solved) -> Grid:
    """Nobody lies; columns are as likely as they are rolled."""
    weights = np.array(WEIGHTS) / WAYS
    standing = [solved.teams.number[count, 0] for count in range(1, solved.teams.cap + 1)]
    table = np.asarray(solved.table)
    found = []
    for mine in standing:
        means = [weights @ table[:, theirs, :, mine].astype(np.float64) @ weights for theirs in standing]
        found.append([round(100 * float(mean)) for mean in means])
    return found


def _say(key: str, language: str) -> str:
    return tell(f"tug-of-war-chart-{key}", {}, language)


def as_text(solved: Solved, language: str) -> str:
    """Own athletes downwards, the other's across."""
    rows = grid(solved)
    lines = [_say("title", language), _say("axes", language), ""]
    lines.append("    " + "".join(f"{count:4}" for count in range(1, len(rows) + 1)))
    for count, row in enumerate(rows, 1):
        lines.append(f"{count:4}" + "".join(f"{percent:4}" for percent in row))
    return "\n".join(lines)


def as_svg(solved: Solved, language: str) -> str:
    """The same with coloured squares: the lighter, the better for the mover."""
    rows = grid(solved)
    size = MARGIN + CELL * len(rows) + CELL
    width, height = max(size, 560), HEAD + CELL * len(rows) + CELL
    parts = [_text(CELL, 28, _say("title", language), 17), _text(CELL, 52, _say("axes", language), 13)]
    for mine, row in enumerate(rows):
        middle = HEAD + mine * CELL + CELL * 0.62
        parts.append(_text(MARGIN - 12, middle, str(mine + 1), 12, "end"))
        parts.append(_text(MARGIN + mine * CELL + CELL / 2, HEAD - 8, str(mine + 1), 12, "middle"))
        for theirs, percent in enumerate(row):
            x, y = MARGIN + theirs * CELL, HEAD + mine * CELL
            parts.append(f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{_ground(percent)}"/>')
            parts.append(_text(x + CELL / 2, middle, str(percent), 12, "middle"))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
            ' font-family="sans-serif">',
            f'<rect width="{width}" height="{height}" fill="#fffdf8"/>',
            *parts,
            "</svg>\n",
        ]
    )


def _ground(percent: int) -> str:
    """From heather at 0 over white to moss at 100; the number stands on it in any case."""
    low, high = (176, 122, 184), (140, 190, 120)
    end = high if percent >= 50 else low
    share = abs(percent - 50) / 50
    red, green, blue = (round(255 + (part - 255) * share) for part in end)
    return f"#{red:02x}{green:02x}{blue:02x}"


def _text(x: float, y: float, words: str, size: int, anchor: str = "start") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}">{escape(words)}</text>'
