"""What is counted in Kilt Castle: ducat days, roofs, what is paid, and how the colours fare."""

from typing import Final

from caber.core.contract import OVER
from caber.core.counting import GAMES, Cell, Chart, Course, Measure, Row, Tables
from caber.games.kilt_castle import layout as at
from caber.games.kilt_castle.areas import owned, worth
from caber.games.kilt_castle.cards import LETTERS, owner
from caber.games.kilt_castle.deeds import parts
from caber.games.kilt_castle.rules import FLOORS
from caber.games.kilt_castle.state import KiltCastle
from caber.games.kilt_castle.turns import left
from caber.texts import tell

CHARTS: Final = (
    Chart(
        "colours", "colours", "means", (Measure("days"), Measure("castle")),
        by="colour", order=tuple(LETTERS),
    ),
    Chart(
        "owners", "colours", "means", (Measure("share"),),
        by="colour", order=tuple(LETTERS), share=True, even=True,
    ),
    Chart("margin", GAMES, "histogram", (Measure("margin"),)),
)  # fmt: skip
COLUMNS: Final = ("days", "roofs", "paid", "margin")


def count(course: Course) -> Tables:
    """Days, roofs and ducats paid; a row for each colour with what it brought its owner."""
    end = course.end
    assert isinstance(end, KiltCastle)
    rules, colours = end.rules, range(int(end.rules.colours))
    turns = days = roofs = paid = 0
    due, brought = False, [0 for _ in colours]
    for before, move, after in course.passages():
        deed = parts(before, move)
        paid += int(deed.get("cost", 0))
        roofs += before.cells[at.ROOFED] != after.cells[at.ROOFED]
        if deed["verb"] == "move":
            turns += 1
            due = bool(deed["day"])
        over = after.turn == OVER or after.cells[at.MOVER] != before.cells[at.MOVER]
        if due and over:
            days, due = days + 1, False
            brought = [had + int(after.cells[at.PAID + colour]) for colour, had in enumerate(brought)]
    purses = sorted(int(end.cells[at.PURSE + seat]) for seat in range(int(rules.players)))
    row: Row = {"turns": turns, "days": days, "roofs": roofs, "paid": paid}
    row["margin"] = purses[-1] - purses[-2] if end.turn == OVER else None
    rows: list[Row] = []
    for colour in colours:
        seat = int(owner(rules.players, colour))
        rows.append(
            {
                "colour": LETTERS[colour],
                "seat": seat + 1,
                "floors": sum(FLOORS) - int(left(end.cells, colour)),
                "days": brought[colour],
                "castle": int(worth(end.cells, owned(end.cells, colour))) if end.turn == OVER else None,
                "share": course.shares[seat],
            }
        )
    return {GAMES: [row], "colours": rows}


def label(column: str, value: Cell, language: str) -> str:
    """Colours have names."""
    return tell(f"kilt-castle-colour-{value}", {}, language) if column == "colour" else str(value)
