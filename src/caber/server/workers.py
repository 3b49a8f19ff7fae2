"""Asks processes of our own for what takes long to find, and waits only so long."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Generic, Protocol, TypeVar

from caber.server.worker import work

RESULTS = ("answered", "late", "failed")
START_LIMIT = 20.0  # seconds until a new process must have imported everything

log = logging.getLogger(__name__)


class Question(Protocol):
    """Something to be found; it is pickled on its way."""

    @property
    def title(self) -> str:
        """What to call it in the log."""
        ...


Asked = TypeVar("Asked", bound=Question)
Found = TypeVar("Found")
Prepare = Callable[[str], Callable[[Asked], Found]]


class Worker(Generic[Asked, Found]):
    """One process, started when it is needed; used by one thread at a time."""

    def __init__(self, prepare: Prepare[Asked, Found], table: str, limit: float, last_words: float) -> None:
        self._prepare, self._table = prepare, table
        self._limit, self._last_words = limit, last_words
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self.closed = False  # for good

    @property
    def started(self) -> bool:
        """Whether there is a process that can be asked."""
        return self._process is not None and self._process.is_alive()

    def ask(self, asked: Asked | None) -> Found | None:
        """The answer; None if there is none, or not in time. Without a question, only starts up."""
        try:
            connection = self._connected()
            if asked is None:
                return None
            connection.send(asked)
            if connection.poll(self._limit):
                found: Found | None = connection.recv()
                return found
            log.warning("%s took longer than %s seconds", asked.title, self._limit)
        except (EOFError, OSError) as error:
            log.warning("the process for %s is gone: %r", asked.title if asked else "nothing", error)
        self.stop()
        return None

    def stop(self) -> None:
        """Ends the process, if there is one, and forgets it."""
        process, connection = self._process, self._connection
        self._process = self._connection = None
        if connection is not None:
            connection.close()
        if process is not None:
            if self._last_words:
                process.terminate()
                process.join(self._last_words)
            process.kill()
            process.join()
            process.close()

    def kill(self) -> None:
        """Ends the process for good; whoever waits for it is told that it is gone."""
        self.closed = True
        process = self._process
        if process is not None:
            with suppress(ValueError):  # the thread was quicker
                process.terminate()

    def _connected(self) -> Connection:
        if not self.started:
            self.stop()
        if self._connection is None:
            context = get_context("spawn")  # a fork would inherit the server's threads and connections
            self._connection, theirs = context.Pipe()
            process = context.Process(
                target=work, args=(theirs, self._prepare, self._table), name="caber worker", daemon=True
            )
            process.start()
            self._process = process
            theirs.close()
            if self.closed:
                raise OSError("the server ends")
            if not self._connection.poll(START_LIMIT):
                raise OSError("it doesn't start")
            self._connection.recv()
        return self._connection


class Workers(Generic[Asked, Found]):
    """A few processes, shared by all tables."""

    def __init__(
        self,
        prepare: Prepare[Asked, Found],
        table: str,
        count: int,
        limit: float,
        last_words: float = 0.0,  # seconds for a process that has something to end before it ends
    ) -> None:
        self._limit = limit
        self.asked = Counter(dict.fromkeys(RESULTS, 0))
        self._workers = [Worker(prepare, table, limit, last_words) for _ in range(count)]
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="workers")
        self._idle: asyncio.Queue[Worker[Asked, Found]] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def ask(self, asked: Asked | None) -> Found | None:
        """The answer; None if there is none, or if a free process and its answer together take too long."""
        found = await self._ask(asked, deadline := asyncio.get_running_loop().time() + self._limit)
        if asked is not None:
            late = asyncio.get_running_loop().time() >= deadline
            self.asked["answered" if found is not None else "late" if late else "failed"] += 1
        return found

    async def _ask(self, asked: Asked | None, deadline: float) -> Found | None:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout_at(deadline) as patience:
                worker = await self._idle.get()
                if not worker.started:
                    patience.reschedule(deadline + START_LIMIT)
                asking = loop.run_in_executor(self._threads, worker.ask, asked)
                # Whoever asked may lose interest; the worker is free again only when it has answered, and as
                # it isn't to blame for those who were before, it has the whole time: asking again helps.
                asking.add_done_callback(lambda _: self._free(worker, asked is not None))
                return await asyncio.shield(asking)
        except TimeoutError:
            log.warning("%s had to wait too long", asked.title if asked else "a new process")
            return None

    def _free(self, worker: Worker[Asked, Found], failed: bool) -> None:
        """Others may ask it; for a process that failed another is started first, before it is needed."""
        if failed and not worker.started and not worker.closed:
            starting = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, None)
            starting.add_done_callback(lambda _: self._free(worker, False))
        else:
            self._idle.put_nowait(worker)

    async def warm_up(self) -> None:
        """Starts a process before it is needed."""
        await self.ask(None)

    def give_up(self) -> None:
        """Ends what is being worked on: whoever waits, or still asks, is answered None."""
        for worker in self._workers:
            worker.kill()

    async def close(self) -> None:
        """Ends all processes; whoever still waits is answered None."""
        self.give_up()
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)
        for worker in self._workers:
            worker.stop()
