"""The log is the truth: whatever ends a server, the next one goes on."""

import asyncio
import random

import pytest

from caber.table.events import Resumed
from tests.server.conftest import settings_for
from tests.server.people import Person, house, play, street

pytestmark = pytest.mark.anyio
ME, HERE = {"kind": "me", "name": "Ailsa"}, {"kind": "here", "name": "Rob"}
BOT = {"kind": "bot", "name": "random"}


async def test_a_game_goes_on_after_a_restart(database: str) -> None:
    async with house(settings_for(database)) as first:
        person = first.person()
        table = await person.open(ME, HERE)
        await person.ready(table)
        await play([person], table, random.Random(1), 20)
        before, cookies = await person.get(f"/api/tables/{table}"), person.http.cookies
    async with house(settings_for(database)) as second:
        person = second.person()
        person.http.cookies = cookies
        assert await person.get(f"/api/tables/{table}") == before
        person.view = before
        assert await play([person], table, random.Random(2)) > 5
        assert person.view["stage"] == "over"


async def test_a_bot_moves_by_itself_after_a_restart(database: str) -> None:
    async with house(settings_for(database)) as first:
        first.services.tables._set_going = lambda *_: None  # type: ignore[method-assign]
        person = first.person()
        table = await person.open(ME, BOT, options={"begins": "2"})
        await person.ready(table)
        assert person.view["position"]["turn"] == 1
        seq, cookies = person.view["seq"], person.http.cookies
    async with house(settings_for(database)) as second:
        person = second.person()
        person.http.cookies = cookies
        for _ in range(200):
            await asyncio.sleep(0.05)
            (mine,) = (await person.get("/api/tables"))["tables"]  # which touches no table
            if mine["my_turn"]:
                break
        assert (await person.look(table))["position"]["turn"] == 0
        assert person.view["seq"] > seq


async def test_time_without_a_server_is_charged_to_nobody(database: str) -> None:
    async with house(settings_for(database)) as first:
        person = first.person()
        tables = first.services.tables
        real = tables.now
        tables.now = lambda: real() - 3_600_000  # an hour ago
        table = await person.open(ME, HERE, clock={"seconds": 60})
        await person.ready(table)
        cookies = person.http.cookies
        tables._set_going = lambda *_: None  # type: ignore[method-assign]
    async with house(settings_for(database)) as second:
        person = second.person()
        person.http.cookies = cookies
        await person.look(table)
        assert person.view["stage"] == "playing"
        seat = person.view["seats"][person.view["position"]["turn"]]
        assert 50_000 < seat["clock"] <= 60_000
        events, _ = await second.services.store.load(table)
        assert sum(isinstance(event, Resumed) for event in events) == 1


async def test_sockets_are_told_to_come_back(file: str) -> None:
    from websockets.exceptions import ConnectionClosed

    async with street(settings_for(file)) as address:
        person = Person(address=address)
        table = await person.open(ME, HERE)
        watching = person.watch(table)
        socket = await watching.__aenter__()
        await socket.recv()
    with pytest.raises(ConnectionClosed) as closed:
        await socket.recv()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    await watching.__aexit__(None, None, None)
    await person.http.aclose()
