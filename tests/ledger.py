"""What tests of promises have tried; after `make soak`, tools/reliability.py makes a table of it.

A test of a promise carries `@pytest.mark.promise("R1", "kills")`: the promise, and what it counts. It counts
by the fixture `tally`; one that doesn't ask for it is one trial. A test that fails counts as a failure.
"""

import json
import os
import re
from dataclasses import asdict, dataclass, field
from pathlib import Path


@dataclass
class Tally:
    """What one test has tried so far."""

    promise: str
    unit: str
    trials: int = 0
    failures: int = 0
    figures: list[str] = field(default_factory=list)  # what was measured beside, in words

    def tried(self, trials: int = 1) -> None:
        """So many more trials, all of them without a fault."""
        self.trials += trials

    def measured(self, figure: str) -> None:
        """A figure for the table."""
        self.figures.append(figure)


def keep(tally: Tally, test: str, failed: bool) -> None:
    """Writes down how a test ended, in place of what it did the last time; nothing if nobody wants it."""
    folder = os.environ.get("CABER_LEDGER")
    if not folder:
        return
    tally.failures += failed
    tally.trials = max(tally.trials, 1)
    file = Path(folder) / (re.sub(r"[^\w.-]+", "-", test.removeprefix("tests/")).strip("-") + ".json")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(asdict(tally)))


def read(folder: Path) -> list[Tally]:
    """The tallies of every test, by promise and unit; those that count the same are added up."""
    found: dict[tuple[str, str], Tally] = {}
    for file in sorted(folder.glob("*.json")):
        tally = Tally(**json.loads(file.read_text()))
        row = found.setdefault((tally.promise, tally.unit), Tally(tally.promise, tally.unit))
        row.trials += tally.trials
        row.failures += tally.failures
        row.figures += tally.figures
    return sorted(found.values(), key=lambda row: (int(row.promise[1:]), row.unit))
