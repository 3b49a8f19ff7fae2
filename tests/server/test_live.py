"""Watching a table over a WebSocket."""

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import cast

import pytest
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from caber.server.app import build
from caber.server.live import Socket
from tests.server.conftest import settings_for
from tests.server.people import PATIENCE, House, Person, View, frame, play, served, street
from tests.server.postgres import Postgres
from tests.table.hall import OPEN_TO_ALL

pytestmark = pytest.mark.anyio
Visitor = Callable[[], Person]
ME, HERE, OPEN = {"kind": "me", "name": "Ailsa"}, {"kind": "here", "name": "Rob"}, {"kind": "open"}


async def closing(socket: ClientConnection) -> tuple[int, str]:
    """How a socket is closed, after whatever comes before that."""
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionClosed):
            while True:
                await socket.recv()
    assert socket.close_code is not None and socket.close_reason is not None
    return socket.close_code, socket.close_reason


def add(lines: list[View], view: View) -> list[View]:
    """What a client does with a view that continues its log."""
    return [*(line for line in lines if line["seq"] <= view["keep"]), *view["lines"]]


async def test_every_change_is_sent(visitor: Visitor) -> None:
    ailsa, rob = visitor(), visitor()
    table = await ailsa.open(ME, OPEN)
    async with ailsa.watch(table) as socket:
        assert (await frame(socket))["seq"] == 0
        await rob.join(table, "Rob")
        view = await frame(socket)
        assert (view["seq"], view["seats"][1]["name"], view["seats"][0]["mine"]) == (1, "Rob", True)
        await ailsa.ready(table)
        assert (await frame(socket))["seats"][0]["ready"]
        await rob.ready(table)
        assert (await frame(socket))["stage"] == "playing"


@pytest.mark.parametrize("lost", ["session", "event"])
async def test_a_database_that_is_away_is_told(file: str, lost: str) -> None:
    """By a reason to come back later: before anything was sent, and in mid-game."""
    app = build(settings_for(file))
    services = app.state.services
    async with served(app) as address:
        person = Person(address=address)
        table = await person.open(ME, HERE)
        async with person.watch(table) as socket:
            await frame(socket)
            async with services.database.write() as connection:
                await connection.exec_driver_sql(f"ALTER TABLE {lost} RENAME TO mislaid")
            services.tables._running[table].folded = None  # as after a write that failed
            if lost == "event":
                services.tables._running[table].changed()
                assert await closing(socket) == (1013, "server-database-away")
        async with person.watch(table) as socket:
            assert await closing(socket) == (1013, "server-database-away")
        assert services.database.errors >= 1
        await person.http.aclose()


async def test_a_watcher_who_comes_and_goes_ends_with_the_same_log(visitor: Visitor) -> None:
    person, watcher = visitor(), visitor()
    table = await person.open(ME, HERE)
    await person.ready(table)
    lines: list[View] = []
    since, rng = -1, random.Random(3)
    for visit in range(8):
        query = f"?since={since}&language=en"
        async with watcher.watch(table, query) as socket:
            view = await frame(socket)
            lines = add(lines, view)
            for _ in range(visit % 3):
                await play([person], table, rng, 1)
                if visit % 2 and person.view["undo"]:
                    await person.act(table, "undo")
                while view["seq"] < person.view["seq"]:
                    view = await frame(socket)
                    lines = add(lines, view)
            since = view["seq"]
        await play([person], table, rng, 3)
        if person.view["undo"]:
            await person.act(table, "undo")
    async with watcher.watch(table, f"?since={since}") as socket:
        lines = add(lines, await frame(socket))
    whole = await watcher.get(f"/api/tables/{table}?language=en")
    assert lines == whole["lines"] and len(lines) > 10


class SlowLine:
    """A connection that takes a frame only when it is told to."""

    def __init__(self) -> None:
        self.frames: list[View] = []
        self.free = asyncio.Semaphore(0)

    async def send_text(self, text: str) -> None:
        await self.free.acquire()
        self.frames.append(json.loads(text))


async def test_a_slow_watcher_gets_the_newest_view_only(cottage: House) -> None:
    ailsa, rob = cottage.person(), cottage.person()
    table = await ailsa.open(ME, OPEN)
    await rob.join(table, "Rob")
    await ailsa.ready(table)
    await rob.ready(table)
    line = SlowLine()
    socket = Socket(cast(WebSocket, line), None, "en", -1)
    async with cottage.services.tables.at(table) as running:
        running.watchers.add(socket)
    sending = asyncio.create_task(socket.send(cottage.services, running))
    await asyncio.sleep(0.05)
    seqs: list[int] = []
    lines: list[View] = []
    for _ in range(3):
        await play([ailsa, rob], table, random.Random(5), 6)
        seqs.append((await ailsa.look(table))["seq"])
        line.free.release()
        await asyncio.sleep(0.2)
        lines = add(lines, line.frames[-1])
    line.free.release()
    await asyncio.sleep(0.2)
    lines = add(lines, line.frames[-1])
    # What was held up is the view from before the first moves; each later one is the newest of its time.
    assert [view["seq"] for view in line.frames[1:]] == seqs
    assert lines == (await cottage.person().get(f"/api/tables/{table}?language=en"))["lines"]
    sending.cancel()
    await asyncio.gather(sending, return_exceptions=True)


async def test_one_device_for_two_tells_the_log_for_whoever_moves(visitor: Visitor) -> None:
    person = visitor()
    table = await person.open(ME, HERE)
    await person.ready(table)
    for _ in range(6):
        await play([person], table, random.Random(2), 1)
        answered = person.view
        assert answered["keep"] == -1
        assert answered["lines"] == (await person.get(f"/api/tables/{table}"))["lines"]


@pytest.mark.parametrize("name", OPEN_TO_ALL)
async def test_one_device_for_two_is_told_only_what_is_new_where_nothing_is_secret(
    visitor: Visitor, name: str
) -> None:
    person = visitor()
    table = await person.open(ME, HERE, game=name)
    await person.ready(table)
    lines: list[View] = person.view["lines"]
    turns = set()
    for _ in range(12):
        turns.add(person.view["position"]["turn"])
        before = person.view["seq"]
        await play([person], table, random.Random(2), 1)
        assert person.view["keep"] == before
        lines = add(lines, person.view)
    assert turns == {0, 1}
    assert lines == (await person.get(f"/api/tables/{table}"))["lines"]


async def test_language_and_ping(visitor: Visitor) -> None:
    person = visitor()
    table = await person.open(ME, HERE)
    await person.ready(table)
    async with person.watch(table, "?language=de") as socket:
        german = await frame(socket)
        await socket.send('{"watch":{"since":-1,"language":"nl"}}')
        dutch = await frame(socket)
        assert german["task"] != dutch["task"] and dutch["keep"] == -1
        assert [line["seq"] for line in german["lines"]] == [line["seq"] for line in dutch["lines"]]
        await socket.send('{"ping":123}')
        assert await frame(socket) == {"pong": 123}


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("nonsense", 1007),
        ("", 1007),
        ('{"ping":1', 1007),
        ("[" * 4000, 1003),
        ("{}", 1003),
        ("[]", 1003),
        ("null", 1003),
        ('{"ping":"x"}', 1003),
        ('{"ping":-1}', 1003),
        ('{"ping":1.5}', 1003),
        ('{"ping":1,"watch":{}}', 1003),
        ('{"watch":{"since":-2}}', 1003),
        ('{"watch":{"since":99999999999}}', 1003),
        ('{"watch":{"language":"fr"}}', 1003),
        ('{"watch":{"secret":1}}', 1003),
        ('{"act":"move"}', 1003),
        ('{"' + "ä" * 500 + '":1}', 1003),
        (b"\x00\x01", 1003),
        (b'{"ping":1}', 1003),
        ("x" * 5000, 1009),
    ],
)
async def test_malformed_frames_close_the_socket(visitor: Visitor, sent: str | bytes, code: int) -> None:
    person = visitor()
    table = await person.open(ME, HERE)
    async with person.watch(table) as socket:
        await frame(socket)
        await socket.send(sent)
        closed = await closing(socket)
    assert closed[0] == code and closed[1]
    assert (await person.look(table))["seq"] == 0


async def test_random_frames_do_no_harm(visitor: Visitor, caplog: pytest.LogCaptureFixture) -> None:
    person, rng = visitor(), random.Random(11)
    table = await person.open(ME, HERE)
    pieces = [
        '{"watch":',
        '{"since":',
        "-1",
        "1e400",
        "}",
        "]",
        '"',
        "\\u0000",
        "\x00",
        "é",
        '"ping":',
        "null",
        "9" * 30,
    ]
    for _ in range(60):
        async with person.watch(table) as socket:
            for _ in range(3):
                await socket.send("".join(rng.choices(pieces, k=rng.randint(0, 9))))
            assert (await closing(socket))[0] in (1003, 1007)
    assert not caplog.records
    assert (await person.look(table))["seq"] == 0


async def test_floods_are_cut_off(visitor: Visitor) -> None:
    person = visitor()
    table = await person.open(ME, HERE)
    async with person.watch(table) as socket:
        reading = asyncio.create_task(closing(socket))
        with suppress(ConnectionClosed):
            for number in range(500):
                await socket.send(json.dumps({"ping": number}))
        assert await reading == (1008, "too many frames")


async def test_who_is_not_let_in(visitor: Visitor) -> None:
    person = visitor()
    table = await person.open(ME, HERE)
    for headers in ({"Origin": "http://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        with pytest.raises(InvalidStatus) as refused:
            async with person.watch(table, **headers):
                pass
        assert refused.value.response.status_code == 403
    async with person.watch(table, Origin=person.address) as socket:
        assert (await frame(socket))["seats"][0]["mine"]
    for id in ("x" * 22, "short"):
        async with person.watch(id) as socket:
            assert await closing(socket) == (4404, "server-no-table")
    for query in ("?since=x", "?language=fr"):
        async with person.watch(table, query) as socket:
            assert (await closing(socket))[0] == 1008


async def test_sockets_are_counted(visitor: Visitor) -> None:
    person = visitor()
    table = await person.open(ME, HERE)
    sockets = [person.watch(table) for _ in range(33)]
    opened = [await socket.__aenter__() for socket in sockets]
    leaving = [asyncio.create_task(closing(socket)) for socket in opened]
    closed, others = await asyncio.wait(leaving, timeout=1)
    assert [task.result() for task in closed] == [(1008, "server-sockets")]
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    for socket in sockets:
        await socket.__aexit__(None, None, None)
    await asyncio.sleep(0.1)
    async with person.watch(table) as again:
        assert (await frame(again))["seq"] == 0


async def test_two_processes_tell_each_other(postgres: Postgres) -> None:
    settings = settings_for(postgres.database())
    async with street(settings) as one, street(settings) as two:
        person, neighbour = Person(address=one), Person(address=two)
        table = await person.open(ME, HERE)
        async with neighbour.watch(table) as socket:
            assert (await frame(socket))["stage"] == "waiting"
            await person.ready(table)
            assert (await frame(socket))["stage"] == "playing"
            for _ in range(5):
                await play([person], table, random.Random(1), 1)
                view = await frame(socket)
                assert view["seq"] == person.view["seq"]
            postgres.restart()
            await asyncio.sleep(1.5)  # until both listen again
            await play([person], table, random.Random(1), 1)
            while view["seq"] < person.view["seq"]:
                view = await frame(socket)
        await person.http.aclose()
        await neighbour.http.aclose()
