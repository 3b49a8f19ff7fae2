"""Solving bouts, with NumPy: each is solved once, and kept on disk."""

import json
import os
from contextlib import suppress
from typing import Final

from caber.bots import shelf
from caber.bots.solving import Report, Solution
from caber.bots.tug_of_war.bouts import Work, keep
from caber.bots.tug_of_war.sweeps import Table
from caber.bots.tug_of_war.tables import Solved, bounded, present, title
from caber.games.tug_of_war.rules import Rules

MADE: Final[dict[str, Solved]] = {}  # by title, where nothing can be kept on disk


def solved(rules: Rules, report: Report) -> Solved:
    """The table of a bout, solved now unless it is on the shelf."""
    found = present(rules) or MADE.get(title(rules))
    if found is not None:
        return found
    place = shelf.place(f"{title(rules)}.guess.npy")
    bout = Work(bounded(rules), report, place).solve()
    solution = Solution(bout.value, bout.lower, bout.upper, bout.table.size, bout.sweeps, bout.seconds)
    _keep(rules, bout.table, solution)
    if place is not None:
        with suppress(OSError):
            place.unlink(missing_ok=True)
            place.with_suffix(".json").unlink(missing_ok=True)
    return present(rules) or MADE.setdefault(title(rules), Solved(bout.teams, bout.table, solution))


def _keep(rules: Rules, table: Table, solution: Solution) -> None:
    """The notes come last, so that nobody ever finds half a table. A full disk is no reason to stop."""
    place = shelf.place(f"{title(rules)}.npy")
    if place is None:
        return
    with suppress(OSError):
        keep(place, table)
        notes = place.with_suffix(f".{os.getpid()}.json")
        notes.write_text(json.dumps(solution._asdict()))
        os.replace(notes, place.with_suffix(".json"))
