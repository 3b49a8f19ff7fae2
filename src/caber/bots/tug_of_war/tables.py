"""Solved bouts on disk, mapped into memory without NumPy."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caber.bots import npy, shelf
from caber.bots.npy import UNREADABLE, Numbers
from caber.bots.solving import Solution
from caber.bots.tug_of_war.judges import Judge, athletes, column_of
from caber.bots.tug_of_war.pulls import DICE
from caber.bots.tug_of_war.teams import Teams
from caber.games.tug_of_war.layout import LYING, MOVER, SEATS
from caber.games.tug_of_war.rules import Rules

VERSION: Final = 1  # raised when tables made before would be wrong
MOST: Final = 19  # athletes of a side in a table, where the rules set no cap: as many as can line up


class Solved(Judge):
    """A solved bout, and what was proven of it: a judge who looks every position up."""

    def __init__(self, teams: Teams, table: Numbers, solution: Solution) -> None:
        self.teams = teams
        self.table = table
        self.solution = solution

    def worth(self, cells: vec[i64]) -> float:
        """The chance to win of the seat about to throw."""
        mover = cells[MOVER]
        waits = SEATS - 1 - mover
        mine, theirs = self.team(cells, mover), self.team(cells, waits)
        return float(self.table[column_of(cells, waits), theirs, column_of(cells, mover), mine])

    def team(self, cells: vec[i64], seat: i64) -> int:
        """The number of a seat's team; one too large for the table counts as the largest like it."""
        down = min(int(cells[LYING + seat]), self.teams.lying)
        up = min(int(athletes(cells, seat)) - down, self.teams.cap - down)
        return self.teams.number[up, down]


OPEN: Final[dict[tuple[Path, int], Solved]] = {}  # by file and when it was written


def bounded(rules: Rules) -> Teams:
    """The teams of a table for a bout by these rules."""
    cap = min(MOST, int(rules.cap))
    return Teams(rules, cap, min(cap, int(rules.lying)))


def title(rules: Rules) -> str:
    """All that a table depends on, as part of a file's name."""
    teams = bounded(rules)
    ways = [rules.together, rules.same_turn, rules.choice, rules.idle]
    return "-".join([f"tug_of_war-{VERSION}", *(str(int(each)) for each in (teams.cap, teams.lying, *ways))])


def present(rules: Rules) -> Solved | None:
    """The table of a bout, if it is on the shelf."""
    folder = shelf.folder()
    if folder is None:
        return None
    place = folder / f"{title(rules)}.json"
    with suppress(*UNREADABLE):
        written = place, place.stat().st_mtime_ns
        if written in OPEN:
            return OPEN[written]
        teams = bounded(rules)
        solution = Solution(**json.loads(place.read_text()))
        table = npy.mapped(place.with_suffix(".npy"))
        if table.shape == (len(DICE), len(teams), len(DICE), len(teams)):
            return OPEN.setdefault(written, Solved(teams, table, solution))
    return None
