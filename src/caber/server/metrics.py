"""Numbers about this process, in the text format that Prometheus reads.

Labels are routes, methods and the like: words of ours, never anything that a client sends.
"""

import os
import sys
from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Callable, Iterator, Mapping, Sequence
from time import process_time, time
from typing import NamedTuple

MEDIA_TYPE = "text/plain; version=0.0.4"
# Upper bounds, in seconds.
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

Labels = tuple[str, ...]


class Family(NamedTuple):
    """What is measured under one name."""

    name: str
    kind: str  # counter, gauge or histogram
    about: str
    labels: Labels = ()


class Sample(NamedTuple):
    """One number."""

    name: str
    labels: Mapping[str, str]
    value: float


class Counter:
    """Something that happens again and again."""

    def __init__(self, name: str, about: str, labels: Labels = ()) -> None:
        self.family = Family(name, "counter", about, labels)
        self._counts: Counts[Labels] = Counts() if labels else Counts({(): 0})

    def add(self, *labels: str) -> None:
        """It has happened once more."""
        self._counts[labels] += 1

    def samples(self) -> Iterator[Sample]:
        """How often, by labels."""
        for labels, count in sorted(self._counts.items()):
            yield Sample(self.family.name, dict(zip(self.family.labels, labels)), count)


class Gauge:
    """Something that is looked up when somebody asks: by labels, or a single number."""

    def __init__(
        self,
        name: str,
        about: str,
        look: Callable[[], Mapping[Labels, float] | float],
        labels: Labels = (),
        kind: str = "gauge",
    ) -> None:
        self.family = Family(name, kind, about, labels)
        self._look = look

    def samples(self) -> Iterator[Sample]:
        """How much, by labels."""
        found = self._look()
        rows = found if isinstance(found, Mapping) else {(): found}
        for labels, value in sorted(rows.items()):
            yield Sample(self.family.name, dict(zip(self.family.labels, labels)), value)


class Histogram:
    """How long something takes."""

    def __init__(self, name: str, about: str, labels: Labels = ()) -> None:
        self.family = Family(name, "histogram", about, labels)
        self._counts: dict[Labels, list[int]] = {} if labels else {(): [0] * (len(BOUNDS) + 1)}
        self._sums: dict[Labels, float] = {} if labels else {(): 0.0}

    def observe(self, seconds: float, *labels: str) -> None:
        """It took so long."""
        counts = self._counts.get(labels)
        if counts is None:
            counts = self._counts[labels] = [0] * (len(BOUNDS) + 1)
            self._sums[labels] = 0.0
        counts[bisect_left(BOUNDS, seconds)] += 1
        self._sums[labels] += seconds

    def samples(self) -> Iterator[Sample]:
        """How often at most so long, and how long in all."""
        name = self.family.name
        for labels, counts in sorted(self._counts.items()):
            named = dict(zip(self.family.labels, labels))
            total = 0
            for bound, count in zip((*map(_number, BOUNDS), "+Inf"), counts):
                total += count
                yield Sample(f"{name}_bucket", {**named, "le": bound}, total)
            yield Sample(f"{name}_sum", named, self._sums[labels])
            yield Sample(f"{name}_count", named, total)


Measure = Counter | Gauge | Histogram


def page(measures: Sequence[Measure]) -> str:
    """All numbers; each says which process it is about, because several may answer at one address.

    >>> moves = Counter("moves_total", "Moves made.", ("game",))
    >>> moves.add("draughts")
    >>> print(page([moves]).replace(str(os.getpid()), "7"), end="")
    # HELP moves_total Moves made.
    # TYPE moves_total counter
    moves_total{game="draughts",process="7"} 1
    """
    process = {"process": str(os.getpid())}
    lines = []
    for measure in measures:
        family = measure.family
        lines += [f"# HELP {family.name} {_escaped(family.about)}", f"# TYPE {family.name} {family.kind}"]
        for sample in measure.samples():
            labels = {**sample.labels, **process}
            inner = ",".join(f'{name}="{_escaped(value, True)}"' for name, value in labels.items())
            lines.append(f"{sample.name}{{{inner}}} {_number(sample.value)}")
    return "\n".join(lines) + "\n"


def _escaped(text: str, quoted: bool = False) -> str:
    r"""A text as the format wants it.

    >>> _escaped('a\\b\n"c"', True)
    'a\\\\b\\n\\"c\\"'
    """
    text = text.replace("\\", r"\\").replace("\n", r"\n")
    return text.replace('"', r"\"") if quoted else text


def _number(value: float) -> str:
    """A number without needless digits.

    >>> _number(3.0), _number(0.0025), _number(12)
    ('3', '0.0025', '12')
    """
    return str(int(value)) if value == int(value) else repr(value)


def about_process(version: str) -> list[Measure]:
    """What can be said about any process."""
    started = time()
    python = ".".join(map(str, sys.version_info[:3]))
    return [
        Gauge("caber_build_info", "Always 1: version of Caber and of Python.",
              lambda: {(version, python): 1}, ("version", "python")),
        Gauge("process_start_time_seconds", "When it began, in seconds since 1970.", lambda: started),
        Gauge("process_cpu_seconds_total", "Processor time used.", process_time, kind="counter"),
        Gauge("process_resident_memory_bytes", "Memory in use; 0 where the system doesn't say.", _memory),
    ]  # fmt: skip


def _memory() -> float:
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return 0
