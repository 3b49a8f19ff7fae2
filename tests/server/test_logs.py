"""The log: one object a line, and in none of them anything that is somebody's own, whatever goes wrong."""

import json
import logging
import random
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from caber.games import NAMES, game
from caber.server import logs
from caber.server.app import build
from caber.server.settings import Settings, at_home
from tests.naming import cards_in
from tests.server.people import House, Person, play, served

PASSWORD = "heather on the hill"
SECRET = "a-seed-of-her-own"
FIELDS = {"time", "level", "from", "message", "process"}


@pytest.fixture
def unchanged(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Leaves the loggers as they were."""
    root, own = logging.getLogger(), logging.getLogger(logs.OWN)
    before = root.handlers[:], root.level, own.level
    for name in (logs.FORMAT, logs.LEVEL):
        monkeypatch.setenv(name, "")
    yield
    root.handlers[:], level, own_level = before
    root.setLevel(level)
    own.setLevel(own_level)


async def provoke(home: House, address: str) -> set[str]:
    """Plays every game and lets everything go wrong; returns what must not be in the log."""
    ailsa, rob = Person(address=address), Person(address=address)
    body = {"name": "Ailsa Macrae", "password": PASSWORD, "new": True}
    assert (await ailsa.call("POST", "/api/account", json=body)).status_code == 200
    assert (await rob.call("POST", "/api/account", json={**body, "new": False, "password": "x" * 9})).is_error
    tables = []
    for name in NAMES:
        rest = [{"kind": "here", "name": "Mairi"}] * (min(game(name).seats) - 2)
        seats = [{"kind": "me", "name": "Ailsa Macrae"}, {"kind": "open"}, *rest]
        tables.append(table := await ailsa.open(*seats, game=name))
        rob.view = {}
        await rob.join(table, "Rob Roy")
        await ailsa.act(await _seen(ailsa, table), "ready", seed=SECRET)
        await rob.ready(table)
        await play([ailsa, rob], table, random.Random(1), 6)
    robot = await rob.open({"kind": "me", "name": "Rob Roy"}, {"kind": "bot", "name": "random"})
    await rob.ready(robot)
    await play([rob], robot, random.Random(1), 4)
    await nonsense(ailsa, tables[0])
    found = await private(home, [ailsa, rob])
    # An error that quotes everything, first in a call and then at a socket.
    real = home.services.tables.view
    home.services.tables.view = home.services.tables.look = _quote(found)  # type: ignore[method-assign]
    assert (await ailsa.call("GET", f"/api/tables/{tables[0]}")).status_code == 500
    with suppress(ConnectionClosed):
        async with ailsa.watch(tables[0]) as socket:
            await socket.recv()
    home.services.tables.view = real  # type: ignore[method-assign]
    async with home.services.database.write() as connection:
        await connection.execute(text("ALTER TABLE event RENAME TO mislaid"))
        await connection.execute(text("ALTER TABLE session RENAME TO mislaid_too"))
    assert (await ailsa.send(tables[0], "move", move="r1@1")).status_code == 503
    with suppress(Exception):
        await home.services.store.waiting(0, None)
        await home.services.tables._look_after(tables[-1])
    async with home.services.database.write() as connection:
        await connection.execute(text("ALTER TABLE mislaid RENAME TO event"))
        await connection.execute(text("ALTER TABLE mislaid_too RENAME TO session"))
    for person in (ailsa, rob):
        await person.http.aclose()
    return found


async def _seen(person: Person, table: str) -> str:
    await person.look(table)
    return table


def _quote(words: set[str]) -> Any:
    def fail(*args: object) -> None:
        raise ValueError(" ".join(sorted(words)))

    return fail


async def nonsense(person: Person, table: str) -> None:
    for path in (f"/api/tables/{table}x", f"/api/tables/{table}/acts?since=x", "/api/tables/" + "é" * 22):
        await person.call("GET", path)
        await person.call("POST", path, content=b'{"act":"\xff')
    await person.call("POST", "/api/tables", json={"game": "Ailsa Macrae", "seats": [1]})
    async with person.watch(table) as socket:
        await socket.send("r7@3 " + PASSWORD)
        with suppress(ConnectionClosed):
            while True:
                await socket.recv()


async def private(home: House, persons: list[Person]) -> set[str]:
    """Everything that is somebody's own, straight from the database."""
    found = {PASSWORD, SECRET, "Macrae", "Rob Roy", "Mairi", "pebbles", "127.0.0.1"}
    for person in persons:
        found |= {value for value in person.http.cookies.values() if value}
    async with home.services.database.read() as connection:
        for column in ("player.id", "summary.table_id", "session.token", "account.password", "act.id"):
            table = column.partition(".")[0]
            found |= set((await connection.execute(text(f"SELECT {column} FROM {table}"))).scalars())
        for (data,) in await connection.execute(text("SELECT data FROM event")):
            event = json.loads(data)
            found |= {event[name] for name in ("secret", "seed") if name in event}
            if re.search(r"[a-z].*\d", event.get("move", "")):  # such as r7@3, and not draw
                found.add(event["move"])
    assert len(found) > 100
    return found


@pytest.mark.anyio
@pytest.mark.usefixtures("unchanged")
async def test_whatever_goes_wrong_nothing_private_is_written(
    database: str, capfd: pytest.CaptureFixture[str]
) -> None:
    form = "text" if database.startswith("postgresql") else "json"  # each on one kind is enough
    database = database.replace("caber@", "caber:pebbles@")
    logs.set_up(form, "debug")
    settings = Settings(database, rates=at_home(), bot_table="tests.server.loud_bots")
    app = build(settings)
    async with served(app) as address:
        found = await provoke(House(app), address)
    written = capfd.readouterr().err
    # What was to be provoked is there …
    for kind in ("ValueError", "Error", "a call failed", "the bot random failed", "answered", "failed"):
        assert kind in written
    assert "/api/tables/{id}/acts" in written and "503" in written and "500" in written
    # … and nothing else.
    quoted = [word for word in found if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", written)]
    assert quoted == []
    assert cards_in(written) == set()
    if form == "json":
        lines = [json.loads(line) for line in written.splitlines()]
        assert all(line.keys() >= FIELDS for line in lines)
        assert {line["level"] for line in lines} >= {"INFO", "ERROR"}
        calls = [line for line in lines if line["message"] == "answered"]
        assert all(line.keys() >= {"request", "method", "route", "status", "ms"} for line in calls)
        assert len({line["request"] for line in calls}) == len(calls) > 50
        quoting = [line for line in lines if "ValueError" in str(line.get("error"))]
        (failed,) = (line for line in quoting if line["message"] == "a call failed")
        (call,) = (line for line in calls if line["request"] == failed["request"])
        assert (call["route"], call["status"]) == ("/api/tables/{id}", 500) and call["level"] == "INFO"


def told(name: str, message: str, *values: object, error: BaseException | None = None) -> dict[str, Any]:
    record = logging.LogRecord(name, logging.ERROR, __file__, 1, message, values, None)
    if error is not None:
        try:
            raise error
        except BaseException:
            record.exc_info = sys.exc_info()
    found: dict[str, Any] = json.loads(logs.Objects().format(record))
    assert "\n" not in logs.Lines().format(record)
    return found


def test_libraries_are_quoted_without_values() -> None:
    found = told("uvicorn.error", '%s - "WebSocket %s" [accepted]', "192.0.2.7", "/api/tables/x")
    assert found["message"] == '%s - "WebSocket %s" [accepted]'
    found = told("asyncio", "Task exception was never retrieved\nfuture: <Task exception=ValueError('r7')>")
    assert found["message"] == "Task exception was never retrieved"


def test_an_address_loses_its_password() -> None:
    found = told("caber.server.run", "no way to %s", "postgresql://ailsa:pebbles@db.example/caber")
    assert found["message"] == "no way to postgresql://…@db.example/caber"


def test_errors_are_told_by_kind_place_and_number() -> None:
    cause = OperationalError("SELECT 'r7'", {"x": "r7"}, OSError(111, "r7"))
    cause.__cause__ = KeyError("r7")
    found = told("caber.x", "it failed", error=cause)
    assert "r7" not in json.dumps(found)
    first, second = found["error"]
    assert first.startswith("OperationalError ECONNREFUSED test_logs.py:") and second == "KeyError"


@pytest.mark.usefixtures("unchanged")
def test_the_environment_decides_for_processes_of_our_own(monkeypatch: pytest.MonkeyPatch) -> None:
    logs.set_up("json", "info")
    logging.getLogger().handlers.clear()
    logs.set_up()  # as a process does that was started by this one
    (handler,) = logging.getLogger().handlers
    assert isinstance(handler.formatter, logs.Objects)
    assert logging.getLogger("caber.server").getEffectiveLevel() == logging.INFO
    assert logging.getLogger("websockets").getEffectiveLevel() == logging.WARNING
    monkeypatch.setenv(logs.FORMAT, "xml")
    logs.set_up()  # nonsense in the environment keeps no server from starting
    assert isinstance(logging.getLogger().handlers[0].formatter, logs.Lines)
