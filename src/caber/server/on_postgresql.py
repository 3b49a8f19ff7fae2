"""PostgreSQL by its own driver: several statements travel together, and a whole group is added by a few."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import psycopg
from psycopg.errors import IntegrityError, LockNotAvailable
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from caber.server.writer import CHANNEL, Addition, Statement

# Locked in one order, so that two processes never wait for each other.
STANDING = "SELECT table_id, seq FROM summary WHERE table_id = ANY(%s) ORDER BY table_id FOR UPDATE"
SUMMARY = (
    "UPDATE summary SET seq = new.seq, updated = new.updated, waiting_for_bot = new.waiting_for_bot, "
    "deadline = new.deadline, listing = new.listing "
    "FROM unnest(%s::text[], %s::int[], %s::bigint[], %s::bool[], %s::bigint[], %s::bytea[]) "
    "AS new (table_id, seq, updated, waiting_for_bot, deadline, listing) "
    "WHERE summary.table_id = new.table_id"
)
ACT = (
    "INSERT INTO act (table_id, player, id, seq, at) "
    "SELECT * FROM unnest(%s::text[], %s::text[], %s::text[], %s::int[], %s::bigint[])"
)
EVENT = "INSERT INTO event (table_id, seq, data) SELECT * FROM unnest(%s::text[], %s::int[], %s::bytea[])"
SEAT = "INSERT INTO seat (table_id, seat, player) SELECT * FROM unnest(%s::text[], %s::int[], %s::text[])"
NOTICES = f"SELECT pg_notify('{CHANNEL}', notice) FROM unnest(%s::text[]) AS notices (notice)"

# Another process may hang with a table in its hands; the tables of others shall not wait for it long.
DURABLE = "SET lock_timeout = '3s'"
QUICK = "SET synchronous_commit = off"


class OnPostgresql:
    """Two connections: one writes what must last, the other reads and writes what may be lost in a crash."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._durable: Any = None
        self._quick: Any = None
        self._connecting = asyncio.Lock()
        self._texts: dict[Statement, str] = {}

    async def row(self, statement: Statement, values: Mapping[str, Any]) -> tuple[Any, ...] | None:
        """The first row that one statement answers; what it writes is soon durable, but not yet."""
        text = self._texts.get(statement)
        if text is None:
            text = self._texts[statement] = str(statement.compile(dialect=self._engine.dialect))
        async with _translated():
            try:
                return await self._row(text, values)
            except psycopg.OperationalError:
                return await self._row(text, values)  # the database has been restarted since

    async def add(self, additions: Sequence[Addition]) -> list[bool | Exception]:
        """Adds to several logs in one transaction; if one of them can't be, to each in its own."""
        async with _translated():
            return await self._add(additions)

    async def close(self) -> None:
        """Closes both connections."""
        for connection in (self._durable, self._quick):
            if connection is not None:
                await connection.close()

    async def _row(self, text: str, values: Mapping[str, Any]) -> tuple[Any, ...] | None:
        async with self._connecting:
            if self._quick is None or self._quick.closed:
                self._quick = await self._connection(QUICK)
                await self._quick.set_autocommit(True)
        found: tuple[Any, ...] | None = await (await self._quick.execute(text, values)).fetchone()
        return found

    async def _add(self, additions: Sequence[Addition]) -> list[bool | Exception]:
        try:
            return await self._together(additions)
        except (IntegrityError, LockNotAvailable) as error:
            await self._durable.rollback()
            if len(additions) > 1:
                return [outcome for each in additions for outcome in await self._add([each])]
            return [False] if isinstance(error, IntegrityError) else [SQLAlchemyError(_reason(error))]
        except BaseException:
            # Whether it was written or not, nothing of it shall be in the next transaction.
            if self._durable is not None:
                await self._durable.close()
            raise

    async def _together(self, additions: Sequence[Addition]) -> list[bool | Exception]:
        try:
            fitting = await self._fitting(additions)
        except psycopg.OperationalError as error:
            if isinstance(error, LockNotAvailable):
                raise
            fitting = await self._fitting(additions)  # nothing was written: the database has been restarted
        await self._write([each for each in additions if each.table in fitting])
        return [each.table in fitting for each in additions]

    async def _fitting(self, additions: Sequence[Addition]) -> set[str]:
        """Begins, and locks the tables: those to which nobody has added."""
        if self._durable is None or self._durable.closed:
            self._durable = await self._connection(DURABLE)
        standing = await self._durable.execute(STANDING, ([each.table for each in additions],))
        seqs = dict(await standing.fetchall())
        return {each.table for each in additions if seqs.get(each.table) == each.first - 1}

    async def _write(self, additions: Sequence[Addition]) -> None:
        """Writes and commits; the other processes are told then which tables have changed."""
        events = [
            (each.table, seq, data) for each in additions for seq, data in enumerate(each.events, each.first)
        ]
        acts = [
            (each.table, each.player, each.act, each.last, each.now)
            for each in additions
            if each.act is not None
        ]
        seats = [(each.table, seat, each.player) for each in additions for seat in each.seats]
        states = [
            (each.table, each.last, each.now, each.waiting_for_bot, each.deadline, each.listing)
            for each in additions
        ]
        notices = [(f"{each.table} {each.last}",) for each in additions]
        async with self._durable.pipeline():
            for text, rows in (
                (EVENT, events),
                (ACT, acts),
                (SEAT, seats),
                (SUMMARY, states),
                (NOTICES, notices),
            ):
                if rows:
                    await self._durable.execute(text, [list(column) for column in zip(*rows)])
            await self._durable.commit()

    async def _connection(self, setting: str) -> Any:
        """A connection of the driver's own kind, which doesn't go back to the pool."""
        raw = await self._engine.raw_connection()
        connection: Any = raw.driver_connection
        raw.detach()
        await connection.execute(setting)
        await connection.commit()
        return connection


@asynccontextmanager
async def _translated() -> AsyncIterator[None]:
    """Makes errors the same as on every other way to the database."""
    try:
        yield
    except psycopg.Error as error:
        raise SQLAlchemyError(_reason(error)) from None


def _reason(error: psycopg.Error) -> str:
    """What the database says, without the values that it is about."""
    return error.diag.message_primary or type(error).__name__
