"""Perfect play drawn: as text for a terminal, and as SVG."""

from typing import Final
from xml.sax.saxutils import escape

from caber.bots.schotten_rennen.policy import DEEDS, NOTHING, Panel
from caber.games.schotten_rennen.cards import NAMES
from caber.games.schotten_rennen.layout import TRACK
from caber.games.schotten_rennen.state import SchottenRennen
from caber.texts import tell

GAP: Final = "   "
CELL: Final = 22  # the side of a square in the picture
MARGIN: Final = 60  # left of the squares, for the names of cards
HEAD: Final = 96  # above them
LEGEND: Final = 40  # below them
# Each deed by its ground; the letter says it to those who can't tell colours apart.
GROUNDS: Final = {"R": "#8fd19e", "Y": "#f2cf63", "S": "#a9c4e8", "B": "#e89a8f"}


def _say(key: str, language: str, **details: str | int) -> str:
    return tell(f"schotten-rennen-chart-{key}", details, language)


def _stations(state: SchottenRennen, language: str) -> list[str]:
    """The names of the places where a stone may lie."""
    kinds = [int(state.cells[TRACK + place]) for place in range(state.rules.length)]
    return [_say("start", language), *(NAMES[kind] for kind in kinds)]


def _legend(panels: list[Panel], language: str) -> dict[str, str]:
    """What the letters mean that occur."""
    found = {letter for panel in panels for row in panel for letter in row}
    return {letter: _say(f"deed-{deed}", language) for letter, deed in DEEDS.items() if letter in found}


def as_text(state: SchottenRennen, panels: list[Panel], language: str) -> str:
    """A panel for each number of risk stones, side by side."""
    stations = _stations(state, language)
    wide = max(map(len, stations))
    titles = [_say("stones", language, count=risk) for risk in range(len(panels))]
    across = max(len(stations), *map(len, titles))
    lines = [
        _say("title", language),
        _say("axes", language),
        "",
        " " * wide + GAP + GAP.join(title.ljust(across) for title in titles).rstrip(),
    ]
    for place, station in enumerate(stations):
        rows = ["".join(panel[place]).ljust(across) for panel in panels]
        lines.append(station.rjust(wide) + GAP + GAP.join(rows).rstrip())
    lines += ["", "  ".join(f"{letter} {words}" for letter, words in _legend(panels, language).items())]
    return "\n".join(lines)


def as_svg(state: SchottenRennen, panels: list[Panel], language: str) -> str:
    """The same with a coloured square for each position."""
    stations = _stations(state, language)
    side = CELL * len(stations)
    width = (side + MARGIN) * len(panels) + CELL
    parts = [_text(CELL, 26, _say("title", language), 17), _text(CELL, 48, _say("axes", language), 13)]
    for risk, panel in enumerate(panels):
        left = MARGIN + risk * (side + MARGIN)
        parts.append(_text(left, HEAD - 26, _say("stones", language, count=risk), 14))
        for place, station in enumerate(stations):
            middle = HEAD + place * CELL + CELL * 0.7
            parts.append(_text(left - 5, middle, station, 11, "end"))
            parts.append(_text(left + place * CELL + CELL / 2, HEAD - 6, str(place), 10, "middle"))
            parts += [
                _square(left + figure * CELL, HEAD + place * CELL, letter)
                for figure, letter in enumerate(panel[place])
                if letter != NOTHING
            ]
    x, y = float(CELL), HEAD + side + 14
    for letter, words in _legend(panels, language).items():
        parts += [_square(x, y, letter), _text(x + CELL + 6, y + CELL * 0.7, words, 13)]
        x += CELL + 26 + 8 * len(words)
    height = HEAD + side + LEGEND + CELL
    box = f'viewBox="0 0 {width} {height}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {box} font-family="sans-serif">',
            f'<rect width="{width}" height="{height}" fill="#fffdf8"/>',
            *parts,
            "</svg>\n",
        ]
    )


def _text(x: float, y: float, words: str, size: int, anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y:g}" font-size="{size}" text-anchor="{anchor}">{escape(words)}</text>'


def _square(x: float, y: float, letter: str) -> str:
    square = (
        f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{GROUNDS[letter]}" stroke="#fffdf8"/>'
    )
    return square + _text(x + CELL / 2, y + CELL * 0.7, letter, 12, "middle")
