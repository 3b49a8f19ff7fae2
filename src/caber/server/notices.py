"""Several processes on one PostgreSQL tell each other which tables have changed."""

import asyncio
import logging
from contextlib import aclosing
from typing import Any

from sqlalchemy import text

from caber.server.database import Database
from caber.server.store import CHANNEL
from caber.server.tables import Tables

PRESENT = 8311_0002  # number of the lock that every running server shares
RETRY = 1.0  # seconds until a lost connection is tried again

log = logging.getLogger(__name__)


async def nobody_else(database: Database) -> bool:
    """Whether no other server is running on this database, so that all clocks have stood still."""
    async with database.read() as connection:
        got = await connection.scalar(text("SELECT pg_try_advisory_xact_lock(:key)"), {"key": PRESENT})
    return bool(got)


async def listen(database: Database, tables: Tables) -> None:
    """Reads tables anew when another process has changed them, for ever."""
    while True:
        try:
            async with await _connection(database) as connection:
                await connection.execute(f"SELECT pg_advisory_lock_shared({PRESENT})")
                await connection.execute(f"LISTEN {CHANNEL}")
                await tables.reread_all()  # what happened before anybody listened
                async with aclosing(connection.notifies()) as notices:
                    async for notice in notices:
                        table, _, seq = notice.payload.partition(" ")
                        await tables.reread(table, int(seq) if seq else None)
        except Exception as error:  # the database is away, or being restarted
            log.warning("no word from the other processes: %s", error)
        await asyncio.sleep(RETRY)


async def _connection(database: Database) -> Any:
    """A connection of the driver's own kind, which knows how to wait for notices."""
    raw = await database.engine.raw_connection()
    connection: Any = raw.driver_connection
    raw.detach()  # it doesn't go back to the pool
    await connection.set_autocommit(True)
    return connection
