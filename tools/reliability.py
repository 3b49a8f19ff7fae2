"""Writes the table of docs/reliability.md from what the last `make soak` has tried.

python -m tools.reliability build/ledger docs/reliability.md
"""

import sys
from datetime import date
from pathlib import Path

from tests.ledger import Tally, read

BEGIN, END = "<!-- table: written by make soak -->", "<!-- end of table -->"
HEAD = ("promise", "what was tried", "trials", "failures", "true rate, with 95 % confidence", "measured")


def bound(tally: Tally) -> str:
    """What so many trials show: no failure in N of them leaves a rate below 3/N possible."""
    if tally.failures:
        return "failed"
    return f"below {300 / tally.trials:.2g} %" if tally.trials > 3 else "unknown"


def table(tallies: list[Tally]) -> str:
    """The table in Markdown."""
    rows = [HEAD, ("---", "---", "---:", "---:", "---", "---")]
    for each in tallies:
        trials = f"{each.trials:,}"
        rows.append((each.promise, each.unit, trials, str(each.failures), bound(each), each.told()))
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def main(ledger: Path, page: Path) -> None:
    """Puts the table in its place."""
    text = page.read_text()
    before, after = text.partition(BEGIN)[0], text.partition(END)[2]
    today = f"Last run: {date.today().isoformat()}."
    page.write_text(f"{before}{BEGIN}\n{today}\n\n{table(read(ledger))}\n{END}{after}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
