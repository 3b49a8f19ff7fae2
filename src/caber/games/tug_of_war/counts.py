"""What is counted in Tug of War: how long bouts last, who wins them, and what berserkers do."""

from typing import Final

from caber.core.counting import GAMES, Cell, Chart, Course, Measure, Row, Tables
from caber.games.tug_of_war import layout as at
from caber.games.tug_of_war.deeds import at_the_end, size, winner
from caber.games.tug_of_war.state import TugOfWar

BOUTS: Final = "bouts"
SIDES: Final = "sides"

CHARTS: Final = (
    Chart("bouts", BOUTS, "histogram", (Measure("turns"),), by="bout"),
    Chart(
        "beginning", BOUTS, "means", (Measure("beginner_won"), Measure("extra_won")),
        by="bout", share=True, even=True,
    ),
    Chart("athletes", BOUTS, "curve", (Measure("beginner_won"),), by="lead", share=True, even=True),
    Chart("berserkers", SIDES, "means", (Measure("won"),), by="berserkers", share=True, even=True),
)  # fmt: skip
COLUMNS: Final = ("first_bout", "return_bout", "berserkers", "same_winner")


def count(course: Course) -> Tables:
    """Turns and berserkers; a row for each bout that was won, and one for each side of it."""
    bouts, sides = list[Row](), list[Row]()
    berserk, started = [0, 0], [0, 0]
    turns = berserkers = 0
    for before, move, after in course.passages():
        assert isinstance(before, TugOfWar)
        mover = int(before.cells[at.MOVER])
        if after.cells[at.TURN] == 1 and after.cells[at.PHASE] == at.THROWING:  # both columns are rolled
            started, berserk = [size(after, seat) for seat in range(2)], [0, 0]
            began = int(after.cells[at.MOVER])
        if move == at.BERSERKER:
            berserk[mover] += 1
            berserkers += 1
        turns += move >= at.THROW and before.cells[at.PHASE] == at.THROWING
        won = winner(before, after)
        if won is not None:
            extra = int(before.cells[at.WON])
            bouts.append(
                {
                    "bout": int(before.cells[at.BOUT]),
                    "turns": int(before.cells[at.TURN]),
                    "began": began + 1,
                    "won": won + 1,
                    "beginner_won": int(won == began),
                    "lead": started[began] - started[1 - began],
                    "extra": extra + 1 if extra >= 0 else None,
                    "extra_won": int(won == extra) if extra >= 0 else None,
                    "left": size(at_the_end(before, move), won),
                }
            )
            for seat in range(2):
                side: Row = {"bout": int(before.cells[at.BOUT]), "seat": seat + 1, "athletes": started[seat]}
                sides.append({**side, "berserkers": berserk[seat], "won": int(seat == won)})
    lengths = [bout["turns"] for bout in bouts] + [None, None]
    row: Row = {"turns": turns, "first_bout": lengths[0], "return_bout": lengths[1], "berserkers": berserkers}
    row["same_winner"] = int(bouts[0]["won"] == bouts[1]["won"]) if len(bouts) == at.BOUTS else None
    return {GAMES: [row], BOUTS: bouts, SIDES: sides}


def label(column: str, value: Cell, language: str) -> str:
    """Numbers stand for themselves."""
    return str(value)
