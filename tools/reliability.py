"""Writes the table of docs/reliability.md from what `make soak` has tried.

python -m tools.reliability build/ledger docs/reliability.md

What wasn't tried this time keeps its row, with the day on which it was.
"""

import sys
from datetime import date
from pathlib import Path

from tests.ledger import Tally, read

BEGIN, END = "<!-- table: written by make soak -->", "<!-- end of table -->"
RATE = "true rate, with 95 % confidence"
HEAD = ("promise", "what was tried", "trials", "failures", RATE, "last tried", "measured")
RULE = ("---", "---", "---:", "---:", "---", "---", "---")

Row = tuple[str, ...]


def bound(tally: Tally) -> str:
    """What so many trials show: no failure in N of them leaves a rate below 3/N possible."""
    if tally.failures:
        return "failed"
    return f"below {300 / tally.trials:.2g} %" if tally.trials > 3 else "unknown"


def row(tally: Tally, day: str) -> Row:
    """What was tried, for the table."""
    trials, failures = f"{tally.trials:,}", str(tally.failures)
    return tally.promise, tally.unit, trials, failures, bound(tally), day, tally.told()


def rows_in(table: str) -> list[Row]:
    """The rows of a table in Markdown, without its head."""
    lines = [line for line in table.splitlines() if line.startswith("| R")]
    return [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]


def updated(table: str, tallies: list[Tally], day: str) -> str:
    """The table with what was tried on that day in place of what was tried before."""
    found = {cells[:2]: cells for cells in [*rows_in(table), *(row(tally, day) for tally in tallies)]}
    rows = sorted(found.values(), key=lambda cells: (int(cells[0][1:]), cells[1]))
    return "\n".join(f"| {' | '.join(cells)} |" for cells in [HEAD, RULE, *rows])


def main(ledger: Path, page: Path) -> None:
    """Puts the table in its place."""
    text = page.read_text()
    before, _, rest = text.partition(BEGIN)
    table, _, after = rest.partition(END)
    new = updated(table, read(ledger), date.today().isoformat())
    page.write_text(f"{before}{BEGIN}\n{new}\n{END}{after}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
