"""Bots that stall, die or cheat: the game goes on with a legal move."""

import asyncio
import time
from multiprocessing import active_children

import pytest

from caber.server.settings import Settings, at_home
from tests.server.people import House, Person, house

pytestmark = pytest.mark.anyio
ME, BOT = {"kind": "me", "name": "Ailsa"}, {"kind": "bot", "name": "heuristic"}


async def my_turn(person: Person, table: str) -> None:
    async with asyncio.timeout(20):
        while not (await person.look(table))["choices"]:
            await asyncio.sleep(0.05)


async def begin(home: House) -> tuple[Person, str, float]:
    """A table at which the bot begins, and when it was its turn."""
    person = home.person()
    table = await person.open(ME, BOT, options={"begins": "2"})
    await home.services.bots.warm_up()  # imports take longer than a move, on a busy machine much longer
    await person.ready(table)
    return person, table, time.monotonic()


@pytest.mark.promise("R17", "bots that failed")
@pytest.mark.parametrize("kind", ["dies", "fails", "cheats", "overflows", "babbles"])
async def test_a_bot_that_fails_is_replaced(file: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABER_TEST_BOT", kind)
    settings = Settings(file, rates=at_home(), bot_table="tests.server.slow_bots")
    async with house(settings) as home:
        person, table, _ = await begin(home)
        await my_turn(person, table)
        assert await person.act(table, "resign")


@pytest.mark.promise("R17", "bots that failed")
async def test_a_bot_that_stalls_is_replaced_in_time(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABER_TEST_BOT", "stalls")
    settings = Settings(file, rates=at_home(), bot_table="tests.server.slow_bots")
    async with house(settings) as home:
        person, table, start = await begin(home)
        seq = person.view["seq"]
        while (await person.look(table))["seq"] == seq:
            await asyncio.sleep(0.02)
            assert time.monotonic() - start < 5
        assert time.monotonic() - start > 2.5


async def test_a_table_that_moves_on_is_not_disturbed(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABER_TEST_BOT", "stalls")
    settings = Settings(file, rates=at_home(), bot_table="tests.server.slow_bots", bot_limit=0.5)
    async with house(settings) as home:
        person, table, _ = await begin(home)
        await person.act(table, "resign")
        over = person.view
        await asyncio.sleep(1)
        assert (await person.look(table))["seq"] == over["seq"]


async def test_workers_start_when_needed_and_end_with_the_server(file: str) -> None:
    async with house(Settings(file, rates=at_home())) as home:
        person = home.person()
        await person.open(ME, {"kind": "open"})
        assert active_children() == []
        person, table, _ = await begin(home)
        await my_turn(person, table)
        assert len(active_children()) == 1
    assert active_children() == []
