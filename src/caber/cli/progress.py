"""How far long work has come, and how long it will take, for those who wait at a terminal."""

import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

import click

from caber.texts import tell

STEPS = 1000  # of the bar
SAMPLES = 600  # of the past by which the future is judged
OFTEN = 1.0  # second between two of them
PATIENCE = 3.0  # seconds before anything is foretold


class Pace:
    """How fast work has lately gone on, whatever was done before anybody looked."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.samples: deque[tuple[float, float]] = deque(maxlen=SAMPLES)  # time, and how much was done

    def note(self, done: float) -> bool:
        """Takes note of how much is done; whether that is news."""
        now = self.clock()
        if self.samples and now - self.samples[-1][0] < OFTEN and done < 1.0:
            return False
        self.samples.append((now, done))
        return True

    def left(self) -> float | None:
        """Seconds until all is done, at that pace; None if nobody can say, or all is done."""
        if not self.samples:
            return None
        (before, little), (now, much) = self.samples[0], self.samples[-1]
        if now - before < PATIENCE or not little < much < 1.0:
            return None
        return (1.0 - much) * (now - before) / (much - little)


@contextmanager
def progress(
    title: str,
    language: str,
    hidden: bool = False,
    clock: Callable[[], float] = monotonic,
    aside: Callable[[], str] = str,
) -> Iterator[Callable[[float], None]]:
    """A bar on the error output, moved by telling how much is done, from 0 to 1; behind it the aside."""
    pace = Pace(clock)

    def foretold(_: object) -> str:
        left = pace.left()
        time = "" if left is None else tell("solving-left", {"time": hours(left)}, language)
        return "  ".join(filter(None, (aside(), time)))

    with click.progressbar(
        length=STEPS,
        label=title,
        file=sys.stderr,
        hidden=hidden or not sys.stderr.isatty(),
        show_eta=False,  # which counts what was done in an earlier run as done in no time
        item_show_func=foretold,
    ) as bar:

        def report(done: float) -> None:
            news = pace.note(done)
            steps = round(done * STEPS) - bar.pos
            if steps > 0:
                bar.update(steps)
            elif news:
                bar.render_progress()

        yield report


def hours(seconds: float) -> str:
    """A duration, as clocks show it.

    >>> hours(5), hours(754.4), hours(86400.0)
    ('0:05', '12:34', '24:00:00')
    """
    minutes, rest = divmod(round(seconds), 60)
    whole, minutes = divmod(minutes, 60)
    return f"{whole}:{minutes:02}:{rest:02}" if whole else f"{minutes}:{rest:02}"
