"""Asks bots for moves, in processes of their own, and waits only so long."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from caber.server.bot_worker import Task, work
from caber.server.settings import Settings

START_LIMIT = 20.0  # seconds until a new process must have imported everything

log = logging.getLogger(__name__)


class Worker:
    """One process, started when it is needed; used by one thread at a time."""

    def __init__(self, bot_table: str, limit: float) -> None:
        self._bot_table = bot_table
        self._limit = limit
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._closed = False

    def ask(self, task: Task | None) -> int | None:
        """The move of the bot; None if it failed or took too long. Without a task, only starts up."""
        try:
            connection = self._started()
            if task is None:
                return None
            connection.send(task)
            if connection.poll(self._limit):
                move: int | None = connection.recv()
                return move
            log.warning("the bot %s took longer than %s seconds", task.bot, self._limit)
        except (EOFError, OSError) as error:
            log.warning("the bot %s is gone: %r", task.bot if task else "", error)
        self.stop()
        return None

    def stop(self) -> None:
        """Kills the process, if there is one, and forgets it."""
        process, connection = self._process, self._connection
        self._process = self._connection = None
        if connection is not None:
            connection.close()
        if process is not None:
            process.kill()
            process.join()
            process.close()

    def kill(self) -> None:
        """Kills the process for good; whoever waits for it is told that it is gone."""
        self._closed = True
        process = self._process
        if process is not None:
            with suppress(ValueError):  # the thread was quicker
                process.kill()

    def _started(self) -> Connection:
        if self._process is not None and not self._process.is_alive():
            self.stop()
        if self._connection is None:
            context = get_context("spawn")  # a fork would inherit the server's threads and connections
            self._connection, theirs = context.Pipe()
            process = context.Process(
                target=work, args=(theirs, self._bot_table), name="caber bots", daemon=True
            )
            process.start()
            self._process = process
            theirs.close()
            if self._closed:
                raise OSError("the server ends")
            if not self._connection.poll(START_LIMIT):
                raise OSError("a process for bots doesn't start")
            self._connection.recv()
        return self._connection


class Bots:
    """A few workers, shared by all tables."""

    def __init__(self, settings: Settings) -> None:
        count = max(1, settings.bots)
        self._limit = settings.bot_limit
        self._workers = [Worker(settings.bot_table, settings.bot_limit) for _ in range(count)]
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="bots")
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def ask(self, task: Task | None) -> int | None:
        """A bot's move; None if it has none, or if no worker is free in time."""
        try:
            worker = await asyncio.wait_for(self._idle.get(), self._limit)
        except TimeoutError:
            log.warning("no process for bots was free within %s seconds", self._limit)
            return None
        asking = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, task)
        # Whoever asked may lose interest; the worker is free again only when it has answered.
        asking.add_done_callback(lambda _: self._idle.put_nowait(worker))
        return await asyncio.shield(asking)

    async def warm_up(self) -> None:
        """Starts a worker before it is needed: somebody has opened a table with a bot."""
        await self.ask(None)

    async def close(self) -> None:
        """Ends all workers; whoever still waits is answered None."""
        for worker in self._workers:
            worker.kill()
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)
        for worker in self._workers:
            worker.stop()
