"""Whole games through the API, on both databases."""

import asyncio
import random
from typing import Any

import pytest

from tests.server.people import House, play
from tests.table.hall import FOR_THREE

pytestmark = pytest.mark.anyio
ME = {"kind": "me", "name": "Ailsa"}
OPEN = {"kind": "open"}
SMALL = {"stones": "3", "hand": "3"}


async def test_two_people_play_a_match(home: House) -> None:
    ailsa, rob, watcher = home.person(), home.person(), home.person()
    table = await ailsa.open(ME, OPEN, options={"mode": "tactics", "stones": "3"}, games=2)
    assert (ailsa.view["stage"], ailsa.view["seq"], len(table)) == ("waiting", 0, 22)
    assert ailsa.view["deal"]["secret"] is None and len(ailsa.view["deal"]["commitment"]) == 64
    await rob.join(table, "Rob")
    for number in (1, 2):
        await ailsa.ready(table)
        await rob.ready(table)
        assert rob.view["stage"] == "playing" and rob.view["number"] == number
        assert await play([ailsa, rob], table, random.Random(number)) > 15
        assert (await watcher.look(table))["stage"] == "over"
        assert watcher.view["ending"]["words"] and await ailsa.look(table)
        assert watcher.view["ending"] == ailsa.view["ending"]
        checked = await watcher.get(f"/api/tables/{table}/games/{number}/check")
        assert checked["cards"] > 0 and checked["secret"] == watcher.view["deal"]["secret"]
        replay = await watcher.get(f"/api/tables/{table}/games/{number}/replay")
        assert len(replay["steps"]) > 10
        record = await watcher.call("GET", f"/api/tables/{table}/games/{number}/record")
        assert record.headers["content-type"].startswith("text/plain")
        assert record.text.startswith("caber record")
    assert watcher.view["match"]["over"]
    for number, status in ((0, 404), (3, 404), (99999, 404)):
        await watcher.get(f"/api/tables/{table}/games/{number}/replay", status)


async def test_hot_seat_and_undo(home: House) -> None:
    person = home.person()
    table = await person.open(ME, {"kind": "here", "name": "Rob"}, options=SMALL)
    await person.ready(table)
    before = person.view
    await person.act(table, "move", move=before["choices"][0]["move"])
    assert person.view["undo"]
    await person.act(table, "undo")
    assert person.view["position"] == before["position"] and person.view["seq"] > before["seq"]
    assert await play([person], table, random.Random(1)) > 5
    assert person.view["stage"] == "over"


async def test_against_a_bot(home: House) -> None:
    person = home.person()
    table = await person.open(ME, {"kind": "bot", "name": "random"}, options={**SMALL, "begins": "2"})
    await person.ready(table)
    assert await play([person], table, random.Random(2)) > 5
    assert person.view["stage"] == "over"


@pytest.mark.parametrize("name", FOR_THREE)
async def test_two_people_and_a_bot(cottage: House, name: str) -> None:
    ailsa, rob = cottage.person(), cottage.person()
    table = await ailsa.open(ME, OPEN, {"kind": "bot", "name": "random"}, game=name)
    await rob.join(table, "Rob")
    await ailsa.ready(table)
    await rob.ready(table)
    assert [len(rob.view["seats"]), rob.view["options"]] == [3, {}]
    assert await play([ailsa, rob], table, random.Random(3)) > 5
    ending = (await ailsa.look(table))["ending"]
    assert len(ending["points"]) == 3 and ending["winners"]
    record = await ailsa.call("GET", f"/api/tables/{table}/games/1/record")
    assert "players=3" in record.text and "seats: Ailsa | Rob | random" in record.text


@pytest.mark.parametrize("name", FOR_THREE)
async def test_an_option_that_contradicts_the_seats_is_refused(cottage: House, name: str) -> None:
    person = cottage.person()
    wanted = {"game": name, "seats": [ME, OPEN, OPEN], "options": {"players": "2"}}
    refused = await person.call("POST", "/api/tables?language=de", json=wanted)
    assert refused.status_code == 422 and refused.json()["error"] == "error-players"
    assert "3 Plätze" in refused.json()["words"]


async def test_my_tables(home: House) -> None:
    ailsa, rob = home.person(), home.person()
    assert await ailsa.get("/api/tables") == {"tables": []}
    first = await ailsa.open(ME, OPEN, options=SMALL)
    second = await ailsa.open(ME, {"kind": "bot", "name": "random"}, games=3)
    await rob.join(first, "Rob")
    mine = (await ailsa.get("/api/tables?language=de"))["tables"]
    assert [each["id"] for each in mine] == [first, second]
    assert mine[0]["names"] == ["Ailsa", "Rob"] and mine[0]["seats"] == [0]
    assert (mine[1]["games"], mine[1]["stage"], mine[1]["my_turn"]) == (3, "waiting", True)
    (his,) = (await rob.get("/api/tables"))["tables"]
    assert his["seats"] == [1] and his["words"] != mine[0]["words"]
    await ailsa.ready(first)
    await rob.ready(first)
    turns = [(await person.get("/api/tables"))["tables"][0]["my_turn"] for person in (ailsa, rob)]
    assert sorted(turns) == [False, True]


async def test_why(cottage: House) -> None:
    ailsa, rob = cottage.person(), cottage.person()
    table = await ailsa.open(ME, OPEN, options={"begins": "1"})
    await rob.join(table, "Rob")
    await ailsa.ready(table)
    await rob.ready(table)
    why = await ailsa.get(f"/api/tables/{table}/why?move=claim%203")
    assert not why["legal"] and "3" in why["words"]
    await rob.get(f"/api/tables/{table}/why?move=claim%203", 403)
    await ailsa.get(f"/api/tables/{table}/why?move=nonsense", 422)
    await ailsa.get(f"/api/tables/{table}/why", 400)


@pytest.mark.parametrize("watched", ["by the timer", "by the sweep"])
async def test_the_clock_falls_by_itself(
    cottage: House, watched: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ailsa, rob = cottage.person(), cottage.person()
    table = await ailsa.open(ME, OPEN, options={"begins": "1"}, clock={"seconds": 10})
    await rob.join(table, "Rob")
    await ailsa.ready(table)
    tables, store = cottage.services.tables, cottage.services.store
    real, append = tables.now, store.append

    async def append_and_wake_up(*args: Any) -> None:
        await append(*args)
        tables.now = real

    if watched == "by the timer":  # the game begins long ago, but the timer is set now
        tables.now = lambda: real() - 9_700
        monkeypatch.setattr(store, "append", append_and_wake_up)
    await rob.ready(table)
    if watched == "by the sweep":  # the timer is late: it sleeps on for ten seconds
        tables.now = lambda: real() + 12_000
    assert 0 < rob.view["seats"][0]["clock"] <= 10_000 and rob.view["seats"][0]["running"]
    async with asyncio.timeout(5):
        while (await rob.look(table))["stage"] != "over":
            await asyncio.sleep(0.05)
    assert (rob.view["ending"]["winner"], rob.view["ending"]["reason"]) == (1, "time")
