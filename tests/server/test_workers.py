"""Processes of our own: whoever asks waits only so long, and whoever is asked isn't killed for the queue."""

import asyncio
import os
import time
from collections.abc import Callable
from typing import NamedTuple

import pytest

from caber.server.workers import Workers

pytestmark = pytest.mark.anyio
LIMIT = 2.0


class Nap(NamedTuple):
    """To be answered after so many seconds."""

    seconds: float
    title: str = "a nap"


def sleeper(table: str) -> Callable[[Nap], int]:
    """Answers with the number of its process, when it has slept."""

    def answer(nap: Nap) -> int:
        time.sleep(nap.seconds)
        return os.getpid()

    return answer


async def test_waiting_counts_as_much_as_the_work() -> None:
    workers: Workers[Nap, int] = Workers(sleeper, "", 1, LIMIT)
    try:
        await workers.warm_up()
        long = Nap(LIMIT * 0.6)
        first, second = await asyncio.gather(workers.ask(long), workers.ask(long))
        assert first is not None and second is None
        # The second one is still being worked on, as it had waited for no fault of the process.
        assert await workers.ask(Nap(0)) == first
        assert await workers.ask(Nap(LIMIT * 5)) is None
        async with asyncio.timeout(20):
            while (again := await workers.ask(Nap(0))) is None:
                pass  # another process is being started
        assert again != first
    finally:
        await workers.close()
