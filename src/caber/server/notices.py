"""Several processes on one PostgreSQL tell each other what has changed, and that they are there."""

import asyncio
import logging
from contextlib import aclosing, suppress
from typing import Any

from caber.core.errors import CaberError
from caber.server.database import Database
from caber.server.health import Health
from caber.server.live import Live
from caber.server.store import CHANNEL
from caber.server.tables import Tables

# All processes share a lock for as long as they are there. Its number says since when one or another is: the
# upper 16 bits are PRESENT, the others milliseconds since 1970. Whoever comes next reads it.
PRESENT = 8311
MOMENT = 48  # bits
ENTERING = 8311_0002  # number of the lock under which processes come in, one after another
SINCE = f"""
    SELECT min((classid::bigint << 32 | objid::bigint) & {2**MOMENT - 1}) FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 1 AND granted AND classid::bigint >> {MOMENT - 32} = {PRESENT}
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
# A machine that has vanished without a word is not there any more, half a minute later.
ALIVE = "SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3"
SESSION = "session"  # how a notice about one begins; others begin with the id of a table
PULSE = 15.0  # seconds without a notice after which the connection is tried
PATIENCE = 5.0  # seconds for an answer to that
RETRY = 1.0  # seconds until a lost connection is tried again

log = logging.getLogger(__name__)


class Notices:
    """This process among all that run on one PostgreSQL."""

    def __init__(self, database: Database, tables: Tables, live: Live, health: Health) -> None:
        self.database = database
        self.tables = tables
        self.live = live
        self.health = health
        self._connection: Any = None  # by which this process is there

    async def enter(self) -> None:
        """Joins those who are there. If nobody was, all clocks have stood still until now."""
        connection = await _connection(self.database)
        try:
            await self.tables.begin(await self._since(connection))
        except BaseException:
            await connection.close()
            raise
        self._connection = connection

    async def listen(self) -> None:
        """Reads tables anew when another process has changed them, for ever."""
        while True:
            try:
                if self._connection is None:
                    await self.enter()
                async with self._connection as connection:
                    self._connection = None
                    await self._listen(connection)
            except Exception as error:  # the database is away, or being restarted
                log.warning("no word from the other processes", exc_info=error)
            self.health.hears = False
            # Nobody could move either. When tables are read again, their clocks go on from there.
            await self.tables.begin(self.tables.now())
            await asyncio.sleep(RETRY)

    async def _since(self, connection: Any) -> int:
        """Since when one process or another has been there; this one is, for as long as it is connected."""
        await connection.execute(ALIVE)
        await connection.execute(f"SELECT pg_advisory_lock({ENTERING})")
        (found,) = await (await connection.execute(SINCE)).fetchone()
        since: int = self.tables.now() if found is None else found
        await connection.execute(f"SELECT pg_advisory_lock_shared({PRESENT << MOMENT | since})")
        await connection.execute(f"SELECT pg_advisory_unlock({ENTERING})")
        return since

    async def _heed(self, what: str, more: str | None = None) -> None:
        """A session has ended; a table has events up to a seq, or (without one) seats have changed hands."""
        if what == SESSION and more is not None:
            self.live.end_session(more)
            return
        with suppress(CaberError):  # a table that is gone
            await self.tables.reread(what, None if more is None else int(more))

    async def _listen(self, connection: Any) -> None:
        await connection.execute(f"LISTEN {CHANNEL}")
        await self.tables.reread_all()  # what happened before anybody listened
        self.health.hears = True
        while True:
            async with aclosing(connection.notifies(timeout=PULSE)) as notices:
                async for notice in notices:
                    await self._heed(*notice.payload.split(" "))
            async with asyncio.timeout(PATIENCE):
                await connection.execute("SELECT 1")


async def _connection(database: Database) -> Any:
    """A connection of the driver's own kind, which knows how to wait for notices."""
    raw = await database.engine.raw_connection()
    connection: Any = raw.driver_connection
    raw.detach()  # it doesn't go back to the pool
    await connection.set_autocommit(True)
    return connection
