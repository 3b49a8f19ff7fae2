"""Guests, accounts and their cookies."""

import asyncio
import time
from http.cookies import SimpleCookie

import pytest
from sqlalchemy import text

from caber.server.settings import Settings, at_home
from tests.server.conftest import settings_for
from tests.server.people import House, Person, frame, house, street

pytestmark = [pytest.mark.anyio, pytest.mark.promise("R15", "items of OWASP ASVS")]
ME, HERE = {"kind": "me", "name": "Ailsa"}, {"kind": "here", "name": "Rob"}
AILSA = {"name": "Ailsa", "password": "heather and peat"}


async def log_in(person: Person, status: int = 200, **more: object) -> dict[str, object]:
    response = await person.call("POST", "/api/account", json={**AILSA, **more})
    assert response.status_code == status, response.text
    answer: dict[str, object] = response.json()
    return answer


async def stored(home: House) -> str:
    """Everything in the tables about people, as text."""
    async with home.services.database.read() as connection:
        found = [
            str((await connection.execute(text(f"SELECT * FROM {name}"))).all())
            for name in ("player", "account", "session", "seat")
        ]
    return "\n".join(found)


async def test_a_guest_gets_a_cookie_that_scripts_and_readers_of_the_database_can_not_use(
    home: House,
) -> None:
    person = home.person()
    response = await person.call("GET", "/api/me")
    assert response.json() == {"name": "", "account": False}
    cookie = SimpleCookie(response.headers["set-cookie"])["caber"]
    assert len(cookie.value) >= 43  # 256 bits
    assert cookie["httponly"] and cookie["samesite"] == "lax" and cookie["path"] == "/"
    assert not cookie["domain"] and not cookie["secure"]
    assert cookie.value not in await stored(home)
    again = await person.call("GET", "/api/me")
    assert "set-cookie" not in again.headers


async def test_the_cookie_is_secure_over_https(cottage: House) -> None:
    person = cottage.person()
    response = await person.call("GET", "https://localhost/api/me")
    assert SimpleCookie(response.headers["set-cookie"])["__Host-caber"]["secure"]
    assert "max-age" in response.headers["strict-transport-security"]


async def test_the_cookie_is_secure_behind_a_proxy_that_speaks_https(file: str) -> None:
    async with house(Settings(file, origins=("https://localhost",), rates=at_home())) as home:
        response = await home.person().call("GET", "/api/me")
        assert SimpleCookie(response.headers["set-cookie"])["__Host-caber"]["secure"]


async def test_two_servers_on_one_machine_have_cookies_of_their_own(cottage: House) -> None:
    person = cottage.person()
    response = await person.call("GET", "http://localhost:8000/api/me")
    assert list(SimpleCookie(response.headers["set-cookie"])) == ["caber-8000"]


async def test_nobody_holds_both_hands_of_a_running_game(home: House) -> None:
    """Ailsa logs in where Rob is playing against her as a guest: he keeps his seat, and she sees no more."""
    ailsa, rob = home.person(), home.person()
    await log_in(ailsa, new=True)
    table = await ailsa.open({"kind": "me"}, {"kind": "open"})
    await rob.join(table, "Rob")
    for _ in range(2):  # while they wait, and while they play
        refused = await log_in(rob, 422)
        assert refused["error"] == "server-both-sides"
        assert [seat["mine"] for seat in (await rob.look(table))["seats"]] == [False, True]
        if not rob.view["position"]:
            await ailsa.ready(table)
            await rob.ready(table)
    await rob.act(table, "resign")
    await log_in(rob)
    assert [seat["mine"] for seat in (await rob.look(table))["seats"]] == [True, True]


async def test_an_account_keeps_its_name(home: House) -> None:
    person = home.person()
    await log_in(person, new=True)
    answer = await person.call("PUT", "/api/me", json={"name": "Gran"})
    assert (answer.status_code, answer.json()["error"]) == (409, "server-account-name")
    await person.open({"kind": "me", "name": "Gran"}, HERE)
    assert person.view["seats"][0]["name"] == "Gran"
    assert (await person.get("/api/me"))["name"] == "Ailsa"


async def test_a_made_up_cookie_is_nobody(cottage: House) -> None:
    for value in ("x", "x" * 43, "x" * 5000, "'; --"):
        person = cottage.person(Cookie=f"caber={value}")
        assert (await person.get("/api/me"))["account"] is False
        assert (await person.get("/api/tables")) == {"tables": []}


async def test_names(home: House) -> None:
    person = home.person()
    for wanted, shown in (("Ailsa", "Ailsa"), ("  Rob   Roy ", "Rob Roy")):
        response = await person.call("PUT", "/api/me", json={"name": wanted})
        assert response.json() == {"name": shown, "account": False}
        assert (await person.get("/api/me"))["name"] == shown
    for wanted in ("", " ", "a\u0000b", "a\nb\u202e", "x" * 25, "a|b", "Heuristic"):
        response = await person.call("PUT", "/api/me", json={"name": wanted})
        assert response.status_code in (400, 422), wanted
    await person.open({"kind": "me"}, HERE | {"name": "Other"})
    assert person.view["seats"][0]["name"] == "Rob Roy"


async def test_registering_and_logging_in_take_the_games_along(home: House) -> None:
    guest, elsewhere = home.person(), home.person()
    first = await guest.open(ME, HERE)
    before = guest.http.cookies["caber"]
    assert await log_in(guest, new=True) == {"name": "Ailsa", "account": True}
    assert guest.http.cookies["caber"] != before
    assert (await home.person(Cookie=f"caber={before}").get("/api/tables")) == {"tables": []}
    assert [each["id"] for each in (await guest.get("/api/tables"))["tables"]] == [first]
    second = await elsewhere.open({"kind": "me", "name": "Guest"}, HERE)
    before = elsewhere.http.cookies["caber"]
    await log_in(elsewhere, name="aiLSA")
    assert elsewhere.http.cookies["caber"] != before
    assert (await home.person(Cookie=f"caber={before}").get("/api/tables")) == {"tables": []}
    assert {each["id"] for each in (await guest.get("/api/tables"))["tables"]} == {first, second}
    for person in (guest, elsewhere):
        assert (await person.look(second))["seats"][0]["mine"]
    await elsewhere.ready(second)
    assert AILSA["password"] not in await stored(home)
    assert "$argon2id$" in await stored(home)


async def test_logging_out_makes_a_new_guest(home: House) -> None:
    person = home.person()
    await person.open(ME, HERE)
    await log_in(person, new=True)
    before = person.http.cookies["caber"]
    response = await person.call("DELETE", "/api/session")
    assert response.json() == {"name": "", "account": False}
    assert person.http.cookies["caber"] != before
    assert (await person.get("/api/tables")) == {"tables": []}
    assert (await home.person(Cookie=f"caber={before}").get("/api/me"))["account"] is False


async def test_a_name_is_taken_once_whatever_its_case(home: House) -> None:
    await log_in(home.person(), new=True)
    for name in ("Ailsa", "AILSA", " ailsa "):
        assert (await log_in(home.person(), 422, new=True, name=name))["error"] == "server-name-taken"
    answers = await asyncio.gather(*(log_in(home.person(), new=True, name=f"Rob{n}") for n in range(2)))
    assert len(answers) == 2


async def test_passwords(cottage: House) -> None:
    await log_in(cottage.person(), 422, new=True, password="short")
    await log_in(cottage.person(), new=True)
    unknown = await log_in(cottage.person(), 422, name="Nobody")
    wrong = await log_in(cottage.person(), 422, password="something else")
    assert unknown == wrong

    async def seconds(**more: object) -> float:
        start = time.perf_counter()
        await log_in(cottage.person(), 422, **more)
        return time.perf_counter() - start

    known = min([await seconds(password="something else") for _ in range(3)])
    nobody = min([await seconds(name="Nobody") for _ in range(3)])
    assert 1 / 3 < known / nobody < 3


async def test_a_second_account_leaves_the_games_of_the_first(cottage: House) -> None:
    person = cottage.person()
    table = await person.open(ME, HERE)
    await log_in(person, new=True)
    await log_in(person, new=True, name="Morag")
    assert (await person.get("/api/tables")) == {"tables": []}
    await log_in(person)
    assert [each["id"] for each in (await person.get("/api/tables"))["tables"]] == [table]


async def test_sockets_of_an_old_session_are_closed(file: str) -> None:
    async with street(settings_for(file)) as address:
        person = Person(address=address)
        table = await person.open(ME, HERE)
        async with person.watch(table) as socket:
            assert (await frame(socket))["seats"][0]["mine"]
            await person.call("DELETE", "/api/session")
            await asyncio.wait_for(socket.wait_closed(), 5)
            assert socket.close_code == 1012
        async with person.watch(table) as socket:
            assert not (await frame(socket))["seats"][0]["mine"]
        await person.http.aclose()
