"""Guests' privacy: one cookie, no address for long, all of one's data to take along or to erase."""

import asyncio
import json
import logging
import random
import re
from contextlib import AsyncExitStack
from pathlib import Path
from time import time
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from caber.core.record import read
from caber.core.verify import check_deal
from caber.games import NAMES, game
from caber.server import app as application
from caber.server import sessions
from caber.server.database import Database
from caber.table.table import fold
from tests.ledger import Tally
from tests.server.conftest import settings_for
from tests.server.people import House, Person, View, frame, house, play, street

pytestmark = [pytest.mark.anyio, pytest.mark.promise("R18", "tests of privacy")]

ROOT = Path(__file__).parents[2]
NAME, FRIEND, ALIAS, VISITOR = "Quernstone", "Thistledown", "Whinbush", "Bracken Fern"  # nobody else's
PASSWORD = "heather and peat"
DAY = 86_400.0
ME, HERE, OPEN, BOT = (
    {"kind": "me", "name": NAME},
    {"kind": "here", "name": FRIEND},
    {"kind": "open"},
    {"kind": "bot", "name": "random"},
)
SURE = {"sure": True}


async def everything(database: Database) -> str:
    """All rows of all tables, whatever they are called, as text without case."""
    async with database.read() as connection:
        names = await connection.execute(
            text("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
            if database.shared
            else text("SELECT name FROM sqlite_master WHERE type = 'table'")
        )
        rows = [
            row
            for name in list(names.scalars())
            for row in await connection.execute(text(f'SELECT * FROM "{name}"'))
        ]
    return "\n".join(
        str(bytes(each) if isinstance(each, memoryview) else each) for row in rows for each in row
    )


async def player_of(home: House, person: Person) -> tuple[str, str]:
    """The id of a person and the hash of the session, from the database."""
    found = await sessions.visitor(home.services.database, cookie(person))
    assert found is not None
    return found.player, found.session


def cookie(person: Person) -> str:
    (value,) = person.http.cookies.values()
    return value


async def erase(person: Person, status: int = 200, **more: object) -> View:
    response = await person.call("DELETE", "/api/me", json={**SURE, **more})
    assert response.status_code == status, response.text
    answer: View = response.json()
    return answer


async def begin(first: Person, second: Person, **more: Any) -> str:
    table = await first.open(ME, OPEN, **more)
    await second.join(table, "Rob")
    await first.ready(table)
    await second.ready(table)
    await first.look(table)
    return table


async def record(person: Person, table: str, number: int = 1) -> str:
    return (await person.call("GET", f"/api/tables/{table}/games/{number}/record")).text


async def names(person: Person, table: str, language: str = "en") -> list[str]:
    view = await person.get(f"/api/tables/{table}?language={language}")
    return [seat["name"] for seat in view["seats"]]


def played(written: str) -> tuple[str, list[int], list[int], str]:
    """What a record comes to when it is read anew."""
    found = read(written, game)
    return found.state.digest(), found.moves, found.actors, found.commitment


async def test_whoever_is_erased_is_gone_and_finished_games_stay(home: House, tmp_path: Path) -> None:
    ailsa, rob = home.person(), home.person()
    credentials = {"name": ALIAS, "password": PASSWORD}
    assert (await ailsa.call("POST", "/api/account", json={**credentials, "new": True})).status_code == 200
    over, running, match = [await begin(ailsa, rob, games=games) for games in (1, 1, 3)]
    together = await ailsa.open(ME, HERE)
    await ailsa.ready(together)
    for table, people in ((over, [ailsa, rob]), (match, [ailsa, rob]), (together, [ailsa])):
        for person in people:
            await person.look(table)
        await play(people, table, random.Random(1), moves=12)
        await people[-1].look(table)
        await people[-1].act(table, "resign")
    waiting = await ailsa.open(ME, OPEN)
    await rob.join(waiting, "Rob")
    visited = await rob.open({"kind": "me", "name": "Rob"}, OPEN)
    await ailsa.join(visited, VISITOR)
    gone = [await ailsa.open(ME, seat) for seat in (OPEN, HERE, BOT)]
    await ailsa.ready(gone[2])
    before = {table: await record(rob, table) for table in (over, match, together)}
    cards = len(read(await record(rob, running), game).moves)
    player, session = await player_of(home, ailsa)
    old = cookie(ailsa)
    stored = await everything(home.services.database)
    assert all(word in stored for word in (NAME, FRIEND, ALIAS, VISITOR, player, session))

    for password in ("", "something else"):
        assert (await erase(ailsa, 422, password=password))["error"] == "server-not-known"
    assert (await erase(ailsa, password=PASSWORD)) == {"name": "", "account": False}
    # The limits of an account are named after it; whoever tries to log in now makes a new one.
    stored = (await everything(home.services.database)).casefold()
    for word in (NAME, FRIEND, ALIAS, VISITOR, player, session, old):
        assert word.casefold() not in stored, word
    assert cookie(ailsa) != old
    assert (await home.person(Cookie=f"caber={old}").get("/api/tables")) == {"tables": []}
    assert (await ailsa.get("/api/tables")) == {"tables": []}
    assert (await home.person().call("POST", "/api/account", json=credentials)).status_code == 422

    for table in gone:
        await rob.get(f"/api/tables/{table}", 404)
    for table in (over, match, running, waiting):
        assert await names(rob, table) == ["Somebody", "Rob"]
        assert await names(rob, table, "de") == ["Jemand", "Rob"]
    assert await names(rob, visited) == ["Rob", "Somebody"]
    assert await names(rob, together, "nl") == ["Iemand 1", "Iemand 2"]
    listed = {each["id"]: each for each in (await rob.get("/api/tables"))["tables"]}
    assert set(listed) == {over, match, running, waiting, visited}
    assert all(sorted(each["names"]) == ["Rob", "Somebody"] for each in listed.values())
    assert not any(each["my_turn"] for each in listed.values())

    # What was played is what it was, to the last card, and can be checked.
    for table, written in before.items():
        after = await record(rob, table)
        assert played(after) == played(written)
        assert check_deal(read(after, game)) == check_deal(read(written, game)) > 0
        assert len((await rob.get(f"/api/tables/{table}/games/1/replay"))["steps"]) > 1
        await rob.get(f"/api/tables/{table}/games/1/check")
    ended = await rob.look(running)
    assert (ended["stage"], ended["ending"]["reason"], ended["ending"]["winner"]) == ("over", "resigned", 1)
    assert len(read(await record(rob, running), game).moves) == cards
    # Nobody waits for a game that can't begin.
    for table in (match, waiting):
        await rob.look(table)
        assert "left this table for good" in rob.view["task"] and rob.view["deserted"]
        refused = await rob.send(table, "ready", seed="seed")
        assert (refused.status_code, refused.json()["error"]) == (422, "table-deserted")


@pytest.mark.parametrize("name", NAMES)
async def test_every_game_can_be_left_and_is_the_same_after_a_restart(file: str, name: str) -> None:
    async with house(settings_for(file)) as home:
        ailsa, rob = home.person(), home.person()
        table = await begin(ailsa, rob, game=name)
        await play([ailsa, rob], table, random.Random(2), moves=9)
        mine = game(name).secrets and read(await record(rob, table), game)
        await erase(ailsa)
        written, view = await record(rob, table), await rob.get(f"/api/tables/{table}")
        assert NAME not in written and view["seats"][0]["name"] == "Somebody"
        assert view["ending"]["reason"] == "resigned"
        assert not mine or len(mine.moves) == len(read(written, game).moves)
        log, _ = await home.services.store.load(table)
        assert fold(table, log).seq == len(log) - 1 == view["seq"]
        cookies = dict(rob.http.cookies)
    async with house(settings_for(file)) as home:
        rob = home.person()
        rob.http.cookies.update(cookies)
        assert await record(rob, table) == written
        again = await rob.get(f"/api/tables/{table}")
        assert again == view


async def test_an_erased_name_is_not_even_in_the_bytes_of_the_file(file: str) -> None:
    async with house(settings_for(file)) as home:
        rob = home.person()
        await rob.open({"kind": "me", "name": "Rob"}, HERE | {"name": "Morag"})
        for _ in range(3):
            ailsa = home.person()
            await ailsa.call("PUT", "/api/me", json={"name": ALIAS})
            for _ in range(3):
                table = await begin(ailsa, rob)
                await play([ailsa, rob], table, random.Random(3), moves=6)
                await ailsa.open(ME, HERE)
            player, session = await player_of(home, ailsa)
            words = [word.encode() for word in (NAME, ALIAS, FRIEND, player, session)]
            assert all(any(word in bytes for bytes in _files(file)) for word in words)
            await erase(ailsa)
            for word in words:
                assert not any(word in bytes for bytes in _files(file)), word


def _files(file: str) -> list[bytes]:
    return [each.read_bytes() for each in Path(file).parent.iterdir()]


async def test_sockets_of_the_erased_close_and_others_see_it_at_once(file: str) -> None:
    async with street(settings_for(file)) as address, AsyncExitStack() as stack:
        ailsa, rob = Person(address=address), Person(address=address)
        for person in (ailsa, rob):
            stack.push_async_callback(person.http.aclose)
        table = await begin(ailsa, rob)
        alone = await ailsa.open(ME, HERE)
        mine = await stack.enter_async_context(ailsa.watch(table))
        theirs = await stack.enter_async_context(rob.watch(table))
        watched = await stack.enter_async_context(rob.watch(alone))
        for socket in (mine, theirs, watched):
            await frame(socket)
        await erase(ailsa)
        after = await frame(theirs)
        assert after["seats"][0]["name"] == "Somebody" and after["ending"]["winner"] == 1
        for socket, code in ((mine, 1012), (watched, 4404)):
            await asyncio.wait_for(socket.wait_closed(), 20)
            assert socket.close_code == code


async def test_other_processes_hear_of_it(postgres: Any) -> None:
    database = postgres.database()
    async with house(settings_for(database)) as here, house(settings_for(database)) as there:
        ailsa, rob = here.person(), there.person()
        table, alone = await begin(ailsa, rob), await ailsa.open(ME, HERE)
        await rob.get(f"/api/tables/{alone}")
        assert there.services.tables.in_memory == 2
        await erase(ailsa)
        assert await names(rob, table) == ["Somebody", "Rob"]
        await rob.get(f"/api/tables/{alone}", 404)


@pytest.mark.parametrize("rounds", [3, pytest.param(60, marks=pytest.mark.soak)])
async def test_a_move_at_the_same_moment_is_made_before_or_not_at_all(
    home: House, rounds: int, tally: Tally
) -> None:
    rob = home.person()
    for number in range(rounds):
        ailsa, friend = home.person(), home.person()
        table = await begin(ailsa, rob)
        other = await begin(friend, rob)
        player, _ = await player_of(home, ailsa)
        mover = ailsa if ailsa.view["choices"] else rob
        await mover.look(table)
        move = mover.view["choices"][number % len(mover.view["choices"])]["move"]
        answers = await asyncio.gather(
            mover.send(table, "move", move=move), erase(ailsa), erase(friend), return_exceptions=True
        )
        assert not [each for each in answers if isinstance(each, BaseException)]
        assert isinstance(answers[0], httpx.Response)
        assert answers[0].status_code in (200, 403, 409, 503), answers[0].text
        stored = await everything(home.services.database)
        assert NAME not in stored and player not in stored
        for each in (table, other):
            log, _ = await home.services.store.load(each)
            assert fold(each, log).stage == "over"
            assert await names(rob, each) == ["Somebody", "Rob"]
        tally.tried()


async def test_erasing_must_be_meant(cottage: House) -> None:
    person = cottage.person()
    table = await person.open(ME, HERE)
    for body in ({}, {"sure": False}, {"sure": 1}, {"sure": True, "more": 1}):
        assert (await person.call("DELETE", "/api/me", json=body)).status_code in (400, 422)
    crossed = await person.call("DELETE", "/api/me", json=SURE, headers={"Origin": "http://evil.example"})
    assert crossed.status_code == 403
    assert (await person.look(table))["seats"][0]["mine"]
    assert (await erase(cottage.person())) == {"name": "", "account": False}  # nobody, so far


async def test_all_of_ones_data_can_be_taken_along(home: House) -> None:
    ailsa, rob = home.person(), home.person()
    credentials = {"name": ALIAS, "password": PASSWORD}
    over, running = await begin(ailsa, rob), await begin(ailsa, rob)
    await ailsa.look(over)
    await ailsa.act(over, "resign")
    await ailsa.call("POST", "/api/account", json={**credentials, "new": True})
    elsewhere = home.person()
    await elsewhere.call("POST", "/api/account", json=credentials)
    response = await ailsa.call("GET", "/api/me/export")
    assert response.headers["cache-control"] == "no-store"
    export = response.json()
    assert (export["name"], export["account"], len(export["sessions"])) == (ALIAS, ALIAS.casefold(), 2)
    assert {each["id"] for each in export["tables"]} == {over, running}
    for table in export["tables"]:
        assert table["names"] == [NAME, "Rob"] and table["seats"] == [0]
        assert table["records"] == [await record(ailsa, table["id"])]
        assert len(table["acts"]) == (2 if table["id"] == over else 1)  # ready, and resigned
    # Nothing that lets anybody in, and nothing of the other's.
    for person in (ailsa, rob, elsewhere):
        player, session = await player_of(home, person)
        for secret in (player, session, cookie(person), "argon2"):
            assert secret not in response.text
    hidden = read(await record(rob, running), game)
    assert hidden.viewer == 1 and (await record(rob, running)) not in response.text
    assert {each["id"] for each in (await rob.get("/api/me/export"))["tables"]} == {over, running}
    assert (await home.person().get("/api/me/export"))["tables"] == []


async def test_there_is_one_cookie_whatever_is_called(cottage: House) -> None:
    ailsa, rob = cottage.person(), cottage.person()
    table = await begin(ailsa, rob)
    paths = ("/", "/account", f"/t/{table}", "/api", "/api/games", "/api/me", "/texts/en.ftl", "/none.js")
    found = [await person.call("GET", path) for path in paths for person in (ailsa, cottage.person())]
    found.append(
        await ailsa.call("POST", "/api/account", json={"name": ALIAS, "password": PASSWORD, "new": True})
    )
    found.append(await ailsa.call("DELETE", "/api/session"))
    set_by = {line.partition("=")[0] for answer in found for line in answer.headers.get_list("set-cookie")}
    assert set_by == {"caber"}
    # Pages can be read without any: only a caller who is somebody needs it.
    for path in ("/", "/account", "/api/games", "/texts/en.ftl"):
        assert "set-cookie" not in (await cottage.person().call("GET", path)).headers


def test_pages_keep_nothing_else_than_is_told() -> None:
    sources = {
        file: file.read_text(encoding="utf-8")
        for kind in ("ts", "svelte", "html")
        for file in (ROOT / "web").glob(f"src/**/*.{kind}")
    }
    assert len(sources) > 50
    storing = re.compile(r"localStorage|sessionStorage|indexedDB|document\.cookie|caches\.|serviceWorker")
    assert {file.name for file, source in sources.items() if storing.search(source)} == {"store.ts"}
    kept = {
        name
        for source in sources.values()
        for call in re.findall(r"\bremember\(\s*(?:'([a-z]+)|`([a-z]+)|(name)\()", source)
        for name in call
        if name
    }
    told = (ROOT / "docs" / "privacy.md").read_text(encoding="utf-8")
    assert kept == {"settings", "name"}  # `name(…)` makes the names of what is noted about deals
    assert "`caber-settings`" in told and "`caber-deal:" in told
    # Nothing is fetched from elsewhere, so nobody else learns of a visit.
    addresses = {found for source in sources.values() for found in re.findall(r"https?://[\w.]+", source)}
    assert addresses <= {"http://www.w3.org"}


async def test_addresses_are_forgotten(
    home: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    places = ["192.0.2.17", "198.51.100.23", "2001:0db8:0000:0042"]
    with caplog.at_level(logging.DEBUG, logger="caber"):
        for place in (*places[:2], "2001:db8:0:42:1:2:3:4"):
            transport = httpx.ASGITransport(home.app, client=(place, 1234))
            person = Person(transport)
            home.people.append(person)
            await person.open(ME, HERE)
            await person.call("POST", "/api/account", json={"name": ALIAS, "password": "wrong"})
            await person.get("/api/tables/x", 404)
    logged = caplog.text + str([vars(record) for record in caplog.records])
    assert not any(place in logged for place in (*places, "2001:db8"))
    stored = await everything(home.services.database)
    assert all(place in stored for place in places) and "1:2:3:4" not in stored
    await home.services.tidy()
    stored = await everything(home.services.database)
    assert all(place in stored for place in places)  # not yet
    later = time() + 14 * DAY
    monkeypatch.setattr(application, "time", lambda: later)
    await home.services.tidy()
    stored = await everything(home.services.database)
    assert not any(place in stored for place in places)


async def test_a_server_that_was_off_forgets_addresses_when_it_starts(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(settings_for(database)) as home:
        await home.person().open(ME, HERE)
        assert "address 127.0.0.1" in await everything(home.services.database)
    later = time() + 14 * DAY
    monkeypatch.setattr(application, "time", lambda: later)
    async with house(settings_for(database)) as home:
        for _ in range(200):
            if "address 127.0.0.1" not in await everything(home.services.database):
                return
            await asyncio.sleep(0.05)
    pytest.fail("the addresses are still there")


async def test_guests_who_can_not_come_back_are_erased(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ailsa, rob = home.person(), home.person()
    table = await begin(ailsa, rob)
    await ailsa.call("DELETE", "/api/session")
    await home.services.tidy()
    assert NAME not in await everything(home.services.database)
    assert (await rob.look(table))["ending"]["reason"] == "resigned"
    later = time() + sessions.IDLE
    monkeypatch.setattr(sessions, "time", lambda: later)
    await home.services.tidy()
    stored = await everything(home.services.database)
    assert "Rob" not in stored and json.dumps(table) not in stored
    assert await names(home.person(), table) == ["Somebody 1", "Somebody 2"]
