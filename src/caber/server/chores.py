"""What a server does by itself from time to time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

PATIENCE = 2.0  # seconds for what is under way when everybody leaves

log = logging.getLogger(__name__)


class Chores:
    """Repeats them until it is time to leave; none is broken off while it talks to the database."""

    def __init__(self) -> None:
        self._leaving = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self, chore: Callable[[], Awaitable[None]], pause: float) -> None:
        """Does it at once, and again after every pause."""
        self._tasks.append(asyncio.create_task(self._repeat(chore, pause)))

    async def end(self) -> None:
        """Waits for what is under way, but not for ever."""
        self._leaving.set()
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=PATIENCE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _repeat(self, chore: Callable[[], Awaitable[None]], pause: float) -> None:
        while not self._leaving.is_set():
            try:
                await chore()
            except Exception:
                log.exception("a chore has failed and is tried again later")
            try:
                async with asyncio.timeout(pause):
                    await self._leaving.wait()
            except TimeoutError:
                continue
