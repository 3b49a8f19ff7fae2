"""An act has one effect and one answer, however and however often it is sent."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import select

from caber.server import schema
from tests.server.people import House, Person, new_id

pytestmark = pytest.mark.anyio
ME, HERE, OPEN = {"kind": "me", "name": "Ailsa"}, {"kind": "here", "name": "Rob"}, {"kind": "open"}


async def log_of(home: House, table: str) -> list[bytes]:
    wanted = select(schema.event.c.data).where(schema.event.c.table_id == table).order_by(schema.event.c.seq)
    async with home.services.database.read() as connection:
        return list((await connection.execute(wanted)).scalars())


async def begun(home: House, **more: Any) -> tuple[Person, str]:
    person = home.person()
    table = await person.open(ME, HERE, **more)
    await person.ready(table)
    return person, table


async def test_two_at_once(home: House) -> None:
    person, table = await begun(home)
    moves = [choice["move"] for choice in person.view["choices"][:6]]
    answers = await asyncio.gather(*(person.send(table, "move", move=move) for move in moves))
    codes = sorted(answer.status_code for answer in answers)
    assert codes == [200, 409, 409, 409, 409, 409]
    (done,) = (answer for answer in answers if answer.status_code == 200)
    for answer in answers:
        if answer.status_code == 409:
            body = answer.json()
            assert body["error"] == "server-stale" and body["table"]["seq"] == done.json()["seq"]
    assert len(await log_of(home, table)) == done.json()["seq"] + 1


async def test_two_processes_at_once(home: House, database: str) -> None:
    """Neither knows what the other has in memory; the log decides."""
    from tests.server.conftest import settings_for
    from tests.server.people import house

    person, table = await begun(home)
    async with house(settings_for(database)) as other:
        neighbour = other.person()
        neighbour.http.cookies = person.http.cookies
        neighbour.view = await neighbour.look(table)
        for _ in range(5):
            moves = [choice["move"] for choice in person.view["choices"]]
            one, two = await asyncio.gather(
                person.send(table, "move", move=moves[0]), neighbour.send(table, "move", move=moves[-1])
            )
            assert sorted((one.status_code, two.status_code)) == [200, 409]
            winner, loser = (one.json(), two.json()) if one.status_code == 200 else (two.json(), one.json())
            assert loser["table"]["seq"] == winner["seq"]
            person.view = await person.look(table)
            neighbour.view = await neighbour.look(table)
            assert person.view == neighbour.view
    assert len(await log_of(home, table)) == person.view["seq"] + 1


async def test_a_repeated_act_gets_the_first_answer(home: House) -> None:
    person, table = await begun(home, clock={"seconds": 600})
    body = {
        "act": "move",
        "seq": person.view["seq"],
        "id": new_id(),
        "move": person.view["choices"][0]["move"],
    }
    first = await person.call("POST", f"/api/tables/{table}/acts", json=body)
    assert first.status_code == 200
    again = await asyncio.gather(
        *(person.call("POST", f"/api/tables/{table}/acts", json=body) for _ in range(5))
    )
    person.view = first.json()
    await person.act(table, "move", move=person.view["choices"][0]["move"])
    events = len(await log_of(home, table))
    later = await person.call("POST", f"/api/tables/{table}/acts", json=body)
    assert {answer.content for answer in (*again, later)} == {first.content}
    assert {answer.status_code for answer in (*again, later)} == {200}
    assert len(await log_of(home, table)) == events == person.view["seq"] + 1


async def test_the_same_act_sent_twice_at_once(home: House) -> None:
    person, table = await begun(home)
    body = {
        "act": "move",
        "seq": person.view["seq"],
        "id": new_id(),
        "move": person.view["choices"][0]["move"],
    }
    answers = await asyncio.gather(
        *(person.call("POST", f"/api/tables/{table}/acts", json=body) for _ in range(6))
    )
    assert {(answer.status_code, answer.content) for answer in answers} == {(200, answers[0].content)}


async def tables_of(home: House) -> int:
    async with home.services.database.read() as connection:
        return len((await connection.execute(select(schema.summary.c.table_id))).all())


async def test_a_table_is_opened_once_however_often_it_is_asked_for(home: House) -> None:
    person, other = home.person(), home.person()
    await person.get("/api/me")
    wish = {"game": "schotten_totten", "seats": [ME, HERE], "clock": {"seconds": 600}, "id": new_id()}
    several = await asyncio.gather(*(person.call("POST", "/api/tables", json=wish) for _ in range(4)))
    assert {(answer.status_code, answer.content) for answer in several} == {(201, several[0].content)}
    table = several[0].json()["id"]
    await person.ready(table)
    await person.act(table, "move", move=person.view["choices"][0]["move"])
    later = await person.call("POST", "/api/tables", json=wish)
    assert (later.status_code, later.content) == (201, several[0].content)
    await person.act(table, "move", move=person.view["choices"][0]["move"])  # nothing was begun anew
    assert await tables_of(home) == 1
    assert (await other.call("POST", "/api/tables", json=wish)).json()["id"] != table  # the id is one's own
    await person.open(ME, HERE)
    await person.open(ME, HERE)  # without an id, each is a wish of its own
    assert await tables_of(home) == 4


async def test_a_table_is_opened_once_by_two_processes(home: House, database: str) -> None:
    from tests.server.conftest import settings_for
    from tests.server.people import house

    person = home.person()
    await person.get("/api/me")
    async with house(settings_for(database)) as other:
        neighbour = other.person()
        neighbour.http.cookies = person.http.cookies
        for _ in range(5):
            wish = {"game": "schotten_totten", "seats": [ME, HERE], "id": new_id()}
            one, two = await asyncio.gather(
                person.call("POST", "/api/tables", json=wish),
                neighbour.call("POST", "/api/tables", json=wish),
            )
            assert (one.status_code, one.content) == (two.status_code, two.content)
            assert one.status_code == 201
    assert await tables_of(home) == 5


async def test_an_id_is_the_players_own(home: House) -> None:
    ailsa, rob = home.person(), home.person()
    table = await ailsa.open(ME, OPEN)
    await rob.join(table, "Rob")
    await ailsa.look(table)
    body = {"act": "ready", "seq": ailsa.view["seq"], "id": "the-same-id", "seed": "a"}
    assert (await ailsa.call("POST", f"/api/tables/{table}/acts", json=body)).status_code == 200
    taken = await rob.call("POST", f"/api/tables/{table}/acts", json=body)
    assert (taken.status_code, taken.json()["error"]) == (409, "server-stale")
    body["seq"] += 1
    assert (await rob.call("POST", f"/api/tables/{table}/acts", json=body)).status_code == 200


async def test_refused_acts(home: House) -> None:
    ailsa, rob, watcher = home.person(), home.person(), home.person()
    table = await ailsa.open(ME, OPEN, options={"begins": "1"})
    await rob.join(table, "Rob")
    await ailsa.ready(table)
    await rob.ready(table)
    await ailsa.look(table)
    watcher.view = ailsa.view
    before = await log_of(home, table)
    for person, move, status, error in (
        (rob, "draw", 403, "table-not-your-turn"),
        (watcher, "draw", 403, "table-not-seated"),
        (ailsa, "draw", 422, "schotten-totten-refused-phase"),
        (ailsa, "claim 3", 422, "schotten-totten-refused-claim-incomplete"),
        (ailsa, "hello", 422, "schotten-totten-notation"),
    ):
        answer = await person.send(table, "move", move=move)
        body = answer.json()
        assert (answer.status_code, body["table"]) == (status, None)
        assert body["words"] and isinstance(body["marks"], list)
        assert body["error"] == error
    told = await ailsa.call(
        "POST",
        f"/api/tables/{table}/acts?language=de",
        json={"act": "undo", "seq": ailsa.view["seq"], "id": new_id()},
    )
    assert told.status_code == 422 and told.json()["words"] != told.json()["error"]
    assert await log_of(home, table) == before


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"act":"dance","seq":0,"id":"12345678"}',
        b'{"act":"undo","seq":"0","id":"12345678"}',
        b'{"act":"undo","seq":-1,"id":"12345678"}',
        b'{"act":"undo","seq":0,"id":"1"}',
        b'{"act":"undo","seq":0,"id":"12345678","extra":1}',
        b'{"act":"undo","seq":0}',
        b'{"act":"move","seq":0,"id":"12345678","move":"' + b"x" * 81 + b'"}',
        b'{"act":"ready","seq":0,"id":"12345678","seed":"\\ud800"}',
        b"[" * 60_000,
    ],
)
async def test_malformed_bodies(cottage: House, body: bytes) -> None:
    person = cottage.person()
    table = await person.open(ME, HERE)
    answer = await person.call("POST", f"/api/tables/{table}/acts", content=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "server-malformed")
    assert len(answer.json()["words"]) > 20


async def test_unknown_tables(cottage: House) -> None:
    person = cottage.person()
    for id in ("x" * 22, "short", "a" * 23, "%00" * 22, "..%2f"):
        await person.get(f"/api/tables/{id}", 404)
        assert (await person.send(id, "undo")).status_code == 404
    for path in ("/api/nothing", "/api/tables/x/y/z", "/api/games/chess/rules"):
        assert (await person.get(path, 404))["words"]


async def test_methods_types_and_sizes(cottage: House) -> None:
    person = cottage.person()
    answer = await person.call("PATCH", "/api/tables")
    assert answer.status_code == 405 and set(answer.headers["allow"].split(", ")) == {"GET", "POST"}
    assert answer.json()["error"] == "server-method"
    form = {"Content-Type": "text/plain", "Origin": "http://localhost"}
    assert (await person.call("POST", "/api/tables", content=b"{}", headers=form)).status_code == 415
    assert (await person.call("POST", "/api/tables", content=b" " * 65_537)).status_code == 413
    for query in ("since=x", "since=-2", "since=99999999999", "since=%00", "language=fr"):
        table = await person.open(ME, HERE)
        assert (await person.get(f"/api/tables/{table}?{query}", 400))["error"] in (
            "server-number",
            "server-language",
        )
