"""What is counted in Schotten Rennen: how hard each card and each place of the track is."""

from typing import Final

from caber.core.counting import GAMES, Cell, Chart, Course, Measure, Row, Tables
from caber.games.schotten_rennen import layout as at
from caber.games.schotten_rennen.cards import NAMES
from caber.games.schotten_rennen.course import card_at
from caber.games.schotten_rennen.deeds import parts
from caber.games.schotten_rennen.state import SchottenRennen
from caber.texts import tell

GOAL: Final = "goal"
ATTEMPTS: Final = (Measure("failed", per="attempts"), Measure("saved", per="attempts"))

CHARTS: Final = (
    Chart("cards", "places", "means", ATTEMPTS, by="card", order=(*NAMES, GOAL), share=True),
    Chart("places", "places", "means", ATTEMPTS, by="place", share=True),
    Chart("secured", "places", "means", (Measure("secured"),), by="place"),
    Chart("lead", GAMES, "histogram", (Measure("lead"),)),
)
COLUMNS: Final = ("attempts", "falls", "risks", "retreats", "lead")


def count(course: Course) -> Tables:
    """Attempts, falls and risk throws; a row for each place of the track, the goal included."""
    end = course.end
    assert isinstance(end, SchottenRennen)
    places = [_place(end, place) for place in range(1, int(end.rules.length) + 2)]
    retreats = 0
    for before, move, after in course.passages():
        deed = parts(before, move)
        match deed["verb"]:
            case "dice" if "passes" in deed:
                tried = places[int(deed["place"]) - 1]
                _add(tried, "attempts")
                if not deed["passes"] and after.cells[at.PHASE] != at.MISSED:
                    _add(tried, "failed")
            case "back":
                _add(places[int(deed["place"]) - 1], "failed")
            case "face":
                _add(places[int(deed["place"]) - 1], "saved" if deed["passes"] else "failed")
                _add(places[int(deed["place"]) - 1], "risked")
            case "secure":
                _add(places[int(deed["to"]) - 1], "secured")
            case "retreat":
                retreats += 1
    stones = sorted(int(end.cells[at.STONE + seat]) for seat in range(int(end.rules.players)))
    row: Row = {
        "attempts": _sum(places, "attempts"),
        "falls": _sum(places, "failed"),
        "risks": _sum(places, "risked"),
        "retreats": retreats,
        "lead": stones[-1] - stones[-2],
    }
    return {GAMES: [row], "places": places}


def label(column: str, value: Cell, language: str) -> str:
    """Cards have names."""
    return tell("schotten-rennen-card", {"card": str(value)}, language) if column == "card" else str(value)


def _place(end: SchottenRennen, place: int) -> Row:
    kind = int(card_at(end.cells, end.rules, place))
    row: Row = {
        "place": place,
        "card": NAMES[kind] if kind >= 0 else GOAL if place > end.rules.length else None,
    }
    return row | dict.fromkeys(("attempts", "failed", "risked", "saved", "secured"), 0)


def _add(row: Row, column: str) -> None:
    row[column] = int(row[column] or 0) + 1


def _sum(rows: list[Row], column: str) -> int:
    return sum(int(row[column] or 0) for row in rows)
