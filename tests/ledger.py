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
    # What was measured beside: numbers to be added up over all tests that count the same, seconds of which
    # the most count, and words.
    sums: dict[str, int] = field(default_factory=dict)
    longest: dict[str, float] = field(default_factory=dict)
    figures: list[str] = field(default_factory=list)

    def tried(self, trials: int = 1) -> None:
        """So many more trials, all of them without a fault."""
        self.trials += trials

    def counted(self, number: int, things: str) -> None:
        """So many of something that the table tells beside the trials."""
        self.sums[things] = self.sums.get(things, 0) + number

    def lasted(self, what: str, seconds: float) -> None:
        """How long something took; the longest goes into the table."""
        self.longest[what] = max(self.longest.get(what, 0.0), seconds)

    def measured(self, figure: str) -> None:
        """A figure for the table."""
        self.figures.append(figure)

    def add(self, other: "Tally") -> None:
        """What another test has tried, too."""
        self.trials += other.trials
        self.failures += other.failures
        for things, number in other.sums.items():
            self.counted(number, things)
        for what, seconds in other.longest.items():
            self.lasted(what, seconds)
        self.figures += other.figures

    def told(self) -> str:
        """All that was measured, in words."""
        sums = [f"{number:,} {things}" for things, number in self.sums.items()]
        times = [f"{what} {seconds:.2g} s at most" for what, seconds in self.longest.items()]
        return "; ".join([*sums, *times, *self.figures])


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
        found.setdefault((tally.promise, tally.unit), Tally(tally.promise, tally.unit)).add(tally)
    return sorted(found.values(), key=lambda row: (int(row.promise[1:]), row.unit))
