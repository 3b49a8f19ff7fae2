"""What is stored: migrations lead to the schema, and a log has one writer for each seq."""

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from caber.core.errors import CaberError
from caber.server.database import HEAD, MIGRATIONS, Database, address
from caber.server.schema import metadata
from caber.server.store import Conflict, Listing, Summary
from caber.table.events import Resumed
from tests.server.people import House

pytestmark = pytest.mark.anyio
SUMMARY = Summary(False, None, Listing("g", "waiting", 1, 1, (), {}, {}))


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_migrations_lead_to_the_schema(database: str) -> None:
    store = Database(database)
    for _ in range(2):  # the second time there is nothing to do
        store.migrate()
        async with store.read() as connection:
            assert await connection.run_sync(differences) == []
            assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == HEAD
    await store.close()


def test_the_newest_migration_is_the_one_that_is_looked_for() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == HEAD


async def test_sqlite_is_safe(cottage: House) -> None:
    async with cottage.services.database.write() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert await connection.scalar(text(f"PRAGMA {pragma}")) == value


async def test_the_second_with_a_seq_is_refused(home: House) -> None:
    person = home.person()
    table = await person.open({"kind": "me"}, {"kind": "open"})
    store = home.services.store
    await store.append(table, 1, [Resumed(at=1)], SUMMARY, 1, "p", "first-act")
    for first, act in ((1, "second-act"), (3, "third-act"), (2, "first-act")):
        with pytest.raises(Conflict):
            await store.append(table, first, [Resumed(at=2)], SUMMARY, 2, "p", act)
    events, _ = await store.load(table)
    assert len(events) == 2
    assert await store.done(table, "p", "second-act") is None
    assert await store.done(table, "q", "first-act") is None
    assert await store.done(table, "p", "first-act") == (1, 1)


async def test_seats_belong_to_players_that_exist(home: House) -> None:
    person = home.person()
    table = await person.open({"kind": "me"}, {"kind": "open"})
    with pytest.raises(IntegrityError):
        async with home.services.database.write() as connection:
            await connection.execute(
                text("INSERT INTO seat (table_id, seat, player) VALUES (:table, 1, 'nobody')"),
                {"table": table},
            )


@pytest.mark.parametrize("wrong", ["mysql://localhost/x", "http://localhost", "://"])
def test_other_databases_are_refused(wrong: str) -> None:
    with pytest.raises(CaberError, match="postgresql://"):
        address(wrong)
