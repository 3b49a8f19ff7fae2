"""SQLite by its own driver: a statement takes microseconds, so only the disk is waited for in a thread."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, contextmanager
from functools import cached_property
from time import monotonic
from typing import Any

from sqlalchemy import Select
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.exc import SQLAlchemyError

from caber.server.writer import Addition, Statement

PATIENCE = 10.0  # seconds for another program to finish writing
AGAIN = 0.005  # seconds until it is tried again

SUMMARY = (
    "UPDATE summary SET seq = ?, updated = ?, waiting_for_bot = ?, deadline = ?, listing = ? "
    "WHERE table_id = ? AND seq = ?"
)
ACT = "INSERT INTO act (table_id, player, id, seq, at) VALUES (?, ?, ?, ?, ?)"
EVENT = "INSERT INTO event (table_id, seq, data) VALUES (?, ?, ?)"
SEAT = "INSERT INTO seat (table_id, seat, player) VALUES (?, ?, ?)"


class OnSqlite:
    """Two connections: one writes what must last, the other reads, and writes what a power cut may take."""

    def __init__(
        self, connect: Callable[[], sqlite3.Connection], writing: AbstractAsyncContextManager[object]
    ) -> None:
        self._connect = connect
        self._writing = writing  # held by whoever writes in this process
        self._disk = ThreadPoolExecutor(1, thread_name_prefix="disk")
        self._texts: dict[Statement, str] = {}

    @cached_property
    def _durable(self) -> sqlite3.Connection:
        connection = self._connect()
        connection.execute("PRAGMA busy_timeout=0")  # it is the event loop that would wait
        return connection

    @cached_property
    def _quick(self) -> sqlite3.Connection:
        connection = self._connect()
        # What it commits is synced with the next durable commit, which copies pages into the file as well.
        for setting in ("busy_timeout=0", "synchronous=NORMAL", "wal_autocheckpoint=0"):
            connection.execute(f"PRAGMA {setting}")
        return connection

    async def row(self, statement: Statement, values: Mapping[str, Any]) -> tuple[Any, ...] | None:
        """The first row that one statement answers; what it writes is soon durable, but not yet."""
        text = self._texts.get(statement)
        if text is None:
            text = self._texts[statement] = str(statement.compile(dialect=dialect(paramstyle="named")))
        if isinstance(statement, Select):
            with _translated():
                return next(iter(self._quick.execute(text, values).fetchall()), None)
        async with self._writing:
            rows = await self._patiently(self._quick, text, values)
        return next(iter(rows), None)

    async def add(self, additions: Sequence[Addition]) -> list[bool | Exception]:
        """Adds to several logs in one transaction."""
        async with self._writing:
            await self._patiently(self._durable, "BEGIN IMMEDIATE")
            try:
                with _translated():
                    added: list[bool | Exception] = [self._added(each) for each in additions]
                    await asyncio.get_running_loop().run_in_executor(self._disk, self._durable.commit)
            finally:
                if self._durable.in_transaction:
                    self._durable.rollback()
        return added

    async def close(self) -> None:
        """Closes both connections."""
        self._disk.shutdown()
        for name in ("_durable", "_quick"):
            if name in self.__dict__:
                self.__dict__[name].close()

    def _added(self, each: Addition) -> bool:
        """Adds to one log, or leaves no trace."""
        self._durable.execute("SAVEPOINT addition")
        try:
            added = self._insert(each)
        except sqlite3.IntegrityError:
            added = False
        if not added:
            self._durable.execute("ROLLBACK TO addition")
        self._durable.execute("RELEASE addition")
        return added

    def _insert(self, each: Addition) -> bool:
        execute, many = self._durable.execute, self._durable.executemany
        state = (each.last, each.now, each.waiting_for_bot, each.deadline, each.listing)
        # The seq is checked here too: an act without events must not undo a later summary.
        if execute(SUMMARY, (*state, each.table, each.first - 1)).rowcount != 1:
            return False
        if each.act is not None:
            execute(ACT, (each.table, each.player, each.act, each.last, each.now))
        many(EVENT, [(each.table, seq, data) for seq, data in enumerate(each.events, each.first)])
        many(SEAT, [(each.table, seat, each.player) for seat in each.seats])
        return True

    async def _patiently(
        self, connection: sqlite3.Connection, text: str, values: Mapping[str, Any] | None = None
    ) -> list[tuple[Any, ...]]:
        """All rows of a statement that writes, as soon as no other program does."""
        deadline = monotonic() + PATIENCE
        while True:
            with _translated():
                try:
                    return connection.execute(text, values or {}).fetchall()
                except sqlite3.OperationalError as error:
                    if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > deadline:
                        raise
            await asyncio.sleep(AGAIN)


@contextmanager
def _translated() -> Iterator[None]:
    """Makes errors the same as on every other way to the database."""
    try:
        yield
    except sqlite3.Error as error:
        raise SQLAlchemyError(str(error)) from error
