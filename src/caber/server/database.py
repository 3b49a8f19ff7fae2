"""One way to two databases: SQLite in a file, or PostgreSQL."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    closing,
    contextmanager,
    nullcontext,
)
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, NullPool, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from caber.core.errors import CaberError
from caber.core.extras import extra
from caber.server.on_sqlite import OnSqlite
from caber.server.writer import Addition, Driver, Statement, Writer

MIGRATIONS = Path(__file__).parent / "migrations"
HEAD = "0003"  # the newest migration
MIGRATING = 8311_0001  # number of the lock under which PostgreSQL is migrated
# What is deleted is overwritten: names and addresses are really gone then.
SETTINGS = (
    "journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON", "secure_delete=ON",
)  # fmt: skip
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
}


def address(database: str) -> URL:
    """The full address of a database; a file is enough for SQLite.

    >>> str(address("games.sqlite3")), str(address("postgresql://localhost/caber"))
    ('sqlite+aiosqlite:///games.sqlite3', 'postgresql+psycopg://localhost/caber')
    """
    if "://" not in database:
        return URL.create(DRIVERS["sqlite"], database=database)
    try:
        url = make_url(database)
        driver = DRIVERS[url.drivername.partition("+")[0]]
    except (ArgumentError, KeyError, ValueError):
        raise CaberError("server-database-address") from None
    return url.set(drivername=driver)


class Database:
    """Connections for reading and for writing."""

    def __init__(self, database: str) -> None:
        self.url = address(database)
        self.shared = self.url.get_backend_name() == "postgresql"  # other processes may write too
        # SQLite has one writer at a time; waiting here is cheaper than being told "busy".
        self._writing: AbstractAsyncContextManager[object] = nullcontext() if self.shared else asyncio.Lock()
        with extra("postgresql"):
            self.engine = self._engine()
            self._driver = self._driven()
        self._writer = Writer(self._driver)
        self.errors = 0  # how often it failed, by whatever way it was asked

    def _engine(self) -> AsyncEngine:
        if self.shared:
            return create_async_engine(
                self.url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
            )
        engine = create_async_engine(self.url, pool_size=5, max_overflow=5, hide_parameters=True)
        _tune(engine.sync_engine)
        return engine

    def _driven(self) -> Driver:
        """The short way, for what every move needs."""
        if self.shared:
            from caber.server.on_postgresql import OnPostgresql

            return OnPostgresql(self.engine)
        return OnSqlite(self._sqlite, self._writing)

    def _sqlite(self) -> sqlite3.Connection:
        """A connection of the driver's own kind, which belongs to no pool."""
        raw = self._blocking_engine(check_same_thread=False).raw_connection()
        connection = raw.driver_connection
        assert isinstance(connection, sqlite3.Connection)
        raw.detach()
        return connection

    async def row(self, statement: Statement, values: Mapping[str, Any]) -> tuple[Any, ...] | None:
        """The first row that one statement answers; what it writes is durable with the next transaction."""
        with self._counted():
            return await self._driver.row(statement, values)

    async def add(self, addition: Addition) -> bool:
        """Whether the log of a table was as it should be; then this has been added, and is on the disk."""
        with self._counted():
            return await self._writer.add(addition)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading."""
        with self._counted():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: when this is left without an error, everything is on the disk."""
        with self._counted():
            async with self._writing, self.engine.connect() as connection:
                await connection.execution_options(writes=True)
                async with connection.begin():
                    yield connection

    @contextmanager
    def _counted(self) -> Iterator[None]:
        """Takes note if the database fails; that it refuses what doesn't fit is no failure."""
        try:
            yield
        except IntegrityError:
            raise
        except SQLAlchemyError:
            self.errors += 1
            raise

    def migrate(self) -> None:
        """Brings the tables up to date; waits for the disk, so it is no business of the event loop."""
        engine = self._blocking_engine()
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            if self.shared:
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
            _upgrade(connection)

    def _blocking_engine(self, **more: Any) -> Engine:
        url = self.url if self.shared else self.url.set(drivername="sqlite")
        engine = create_engine(url, poolclass=NullPool, hide_parameters=True, connect_args=more)
        if not self.shared:
            _tune(engine)
        return engine

    async def close(self) -> None:
        """Closes every connection."""
        await self._writer.close()
        await self._driver.close()
        await self.engine.dispose()


@contextmanager
def kept_for_us(database: str) -> Iterator[None]:
    """Keeps other servers away from an SQLite file while this one runs; however it ends, the claim ends too.

    Two of them would not hear of each other's moves.
    """
    url = address(database)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        yield
        return
    try:
        claim = sqlite3.connect(f"{url.database}.server", timeout=0, isolation_level=None)
        claim.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise CaberError("server-database-taken", {"place": str(url.database)}) from None
        raise CaberError("server-database-failed", {"reason": str(error)}) from None
    with closing(claim):
        yield


def _tune(engine: Engine) -> None:
    """Makes SQLite keep what it was given, and begin transactions when we say so."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself
        cursor = connection.cursor()
        for setting in SETTINGS:
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A reader that turns into a writer fails if somebody else wrote in between.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _upgrade(connection: Connection) -> None:
    version = _version(connection)
    if version == HEAD:
        return  # Alembic takes long to import, and nearly always there is nothing to do
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if version is not None and version not in known:
        raise CaberError("server-database-newer")
    command.upgrade(config, "head")


def _version(connection: Connection) -> str | None:
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version
