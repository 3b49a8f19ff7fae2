"""The highest rate at which 99 of 100 moves are durable in time."""

from collections.abc import Callable

from benchmarks.load.games import Game
from benchmarks.load.report import milliseconds
from benchmarks.load.schedule import Run, run
from benchmarks.load.server import Server

LIMIT = 100.0  # milliseconds
FIRST = 200.0  # moves a second
TRIES = 2  # of a rate that doesn't hold: something else may have kept the processors busy for a moment
CLOSE = 1.06  # two rates nearer to each other than this are not told apart


def holds(found: Run) -> bool:
    """Whether a run kept to the limit, and did all that was due."""
    return not found.errors and milliseconds(found)["p99"] <= LIMIT


async def highest(
    server: Server, games: list[Game], seconds: float, told: Callable[[Run], None]
) -> Run | None:
    """The fastest run that kept to the limit; None if none did."""
    best: Run | None = None
    low, high, rate = 0.0, float("inf"), FIRST
    while high / max(low, 1) > CLOSE and rate >= 10:
        for _ in range(TRIES):
            found = await run(server, games, rate, seconds)
            told(found)
            if holds(found):
                break
        if holds(found):
            best, low = found, rate
            rate = min(rate * 1.5, (low * high) ** 0.5)
        else:
            high = rate
            rate = (low * high) ** 0.5 if low else rate / 2
    return best
