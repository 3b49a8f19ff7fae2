"""Databases of every version are brought up to date: nothing is lost, and the games in them go on."""

import os
import random
import shutil
import signal
import socket
from contextlib import suppress
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, MetaData, create_engine, text

from caber.server import database as databases
from caber.server.database import HEAD, MIGRATIONS, Database, address
from caber.texts import LANGUAGES
from tests.cli.desk import Desk
from tests.faults.stored import COMMAND, COOKIES, PASSWORD, files, read
from tests.ledger import Tally
from tests.server.conftest import settings_for
from tests.server.people import Person, View, house, play
from tests.server.test_store import differences

Rows = dict[str, list[dict[str, object]]]
VERSIONS = {script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
NEXT = '''
"""One that is interrupted."""
import os, signal
import sqlalchemy as sa
from alembic import op

revision, down_revision = "9999", "{head}"


def upgrade() -> None:
    op.create_table("stray", sa.Column("id", sa.Integer, primary_key=True))
    op.add_column("player", sa.Column("stray", sa.Integer))
    op.execute("UPDATE player SET name = 'nobody'")
    op.execute("DELETE FROM event")
    os.kill(os.getpid(), signal.SIGKILL)
'''


def engine_for(database: str) -> Engine:
    url = address(database)
    return create_engine(url.set(drivername="sqlite") if url.get_backend_name() == "sqlite" else url)


def rows(database: str) -> Rows:
    """All that is stored, by table, in an order of its own."""
    engine, found = engine_for(database), MetaData()
    with engine.connect() as connection:
        found.reflect(connection)
        everything = {
            name: [dict(row) for row in connection.execute(table.select()).mappings()]
            for name, table in found.tables.items()
        }
    engine.dispose()
    return {name: sorted(each, key=repr) for name, each in everything.items()}


def fill(database: str, version: str, folder: Path) -> None:
    """Makes an empty database one of that version, with all that is stored of it."""
    url = address(database)
    if url.get_backend_name() == "sqlite":
        read(files()[version], Path(database))
        return
    read(files()[version], file := folder / "stored.sqlite3")
    engine, tables = engine_for(database), MetaData()
    with engine.connect() as connection, connection.begin():
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, version)
        tables.reflect(connection)
        stored = rows(str(file))
        for table in tables.sorted_tables:
            if stored[table.name] and table.name != "alembic_version":
                connection.execute(table.insert(), stored[table.name])
    engine.dispose()


def test_every_version_is_stored() -> None:
    assert files().keys() == VERSIONS, f"the newest one is made by: {COMMAND}"


@pytest.mark.anyio
@pytest.mark.promise("R13", "stored databases brought up to date")
@pytest.mark.parametrize("bots", [False, pytest.param(True, marks=pytest.mark.soak)])
@pytest.mark.parametrize("version", files())
async def test_nothing_is_lost_and_games_go_on(
    database: str, version: str, bots: bool, tmp_path: Path, tally: Tally
) -> None:
    fill(database, version, tmp_path)
    before = rows(database)
    assert before.pop("alembic_version") == [{"version_num": version}]
    Database(database).migrate()
    after = rows(database)
    for name, stored in before.items():
        kept = [{column: row[column] for column in stored[0]} for row in after[name]]
        assert sorted(kept, key=repr) == stored, name
    assert after["alembic_version"] == [{"version_num": HEAD}]
    async with house(settings_for(database)) as home:
        async with home.services.database.read() as connection:
            assert await connection.run_sync(differences) == []
        people = []
        for cookie in COOKIES.values():
            people.append(home.person())
            people[-1].http.cookies.set("caber", cookie)
        assert await go_on(people, bots) == len(before["summary"])
        body = {"name": "ailsa", "password": PASSWORD}
        assert (await home.person().call("POST", "/api/account", json=body)).status_code == 200
    tally.tried()


async def go_on(people: list[Person], bots: bool) -> int:
    """Every table is as its list says, and can be played on, or checked; returns how many there are."""
    tables: dict[str, tuple[View, list[Person]]] = {}
    for person in people:
        for mine in (await person.get("/api/tables"))["tables"]:
            tables.setdefault(mine["id"], (mine, []))[1].append(person)
    for id, (mine, here) in tables.items():
        for person in here:
            person.view = {}
            view = await person.look(id)
            assert (view["stage"], view["game"]) == (mine["stage"], mine["game"])
        if mine["number"] > 1 or mine["stage"] == "over":
            assert (await here[0].get(f"/api/tables/{id}/games/1/check"))["secret"]
        if mine["number"] > 1:
            await here[0].ready(id)
        if here[0].view["stage"] == "playing" and (
            bots or not any(seat["kind"] == "bot" for seat in view["seats"])
        ):
            assert await play(here, id, random.Random(1), 3) > 0
    return len(tables)


@pytest.mark.promise("R13", "migrations interrupted")
def test_what_is_interrupted_changes_nothing(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(database, HEAD, tmp_path)
    scripts = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, scripts)
    script = scripts / "versions" / "v9999_next.py"
    script.write_text(NEXT.format(head=HEAD))
    before = rows(database)
    monkeypatch.setattr(databases, "MIGRATIONS", scripts)
    monkeypatch.setattr(databases, "HEAD", "9999")
    child = os.fork()
    if not child:
        with suppress(BaseException):
            Database(database).migrate()
        os._exit(1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL
    assert rows(database) == before
    script.write_text(script.read_text().replace("os.kill", "print"))
    Database(database).migrate()
    after = rows(database)
    assert "stray" in after and not after["event"]  # it was the interruption that kept everything


def test_a_newer_version_is_refused_in_words(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Database(database).migrate()
    engine = engine_for(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    before = rows(database)
    words = {"en": "newer version", "de": "neueren Version", "nl": "nieuwere versie"}
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        monkeypatch.setattr("caber.server.run.bind", lambda host, port: bound)
        for language in LANGUAGES:
            result = Desk(monkeypatch).run("serve", "--database", database, "--lang", language)
            assert result.code == 1 and words[language] in result.err and "Traceback" not in result.err
    assert rows(database) == before
