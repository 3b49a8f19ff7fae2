"""Sessions and passwords, item by item as in OWASP ASVS; tests/server has those that came first."""

import asyncio
import logging
import random
import re
import string
from http.cookies import SimpleCookie
from pathlib import Path
from time import time
from typing import Any

import pytest
from argon2 import Type, extract_parameters
from sqlalchemy import text

from caber.server import accounts, sessions
from caber.server.passwords import FIRST_TRIED
from caber.server.routes import ROUTES
from caber.server.settings import RATES, Settings, at_home
from tests.ledger import Tally
from tests.server.conftest import settings_for
from tests.server.people import JSON, House, Person, View, frame, house, play, street

pytestmark = [pytest.mark.anyio, pytest.mark.promise("R15", "items of OWASP ASVS")]

PASSWORD, OTHER = "heather and peat", "gorse, broom and whin"
ME, OPEN = {"kind": "me", "name": "Ailsa"}, {"kind": "open"}
HTTPS = "https://games.example"
WHOM = {"account-guess": "ailsa 127.0.0.1", "account-name": "ailsa", "account-address": "127.0.0.1"}
# Where each word of an address may come from in a test of all calls.
WORDS = {"{id}": "x" * 22, "{n}": "1", "{game}": "none"}


async def account(person: Person, status: int = 200, method: str = "POST", **body: Any) -> View:
    asked = {"password": PASSWORD, **body}
    if method == "POST":
        asked = {"name": "Ailsa", **asked}
    response = await person.call(method, "/api/account", json=asked)
    assert response.status_code == status, response.text
    answer: View = response.json()
    return answer


def cookie(person: Person) -> str:
    (value,) = person.http.cookies.values()
    return value


async def known(home: House, token: str) -> bool:
    """Whether anybody comes in with that token."""
    return await sessions.visitor(home.services.database, token) is not None


# -- tokens ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("many", [300, pytest.param(20_000, marks=pytest.mark.soak)])
async def test_tokens_are_random_and_long(cottage: House, many: int) -> None:
    tokens, players = set(), set()
    async with cottage.services.database.write() as connection:
        for _ in range(many):
            player = await sessions.add_player(connection)
            players.add(player)
            tokens.add(await sessions.add_session(connection, player))
    assert len(tokens) == len(players) == many
    alphabet = set(string.ascii_letters + string.digits + "-_")
    assert all(len(token) == 43 and set(token) <= alphabet for token in tokens)  # 256 bits
    # Every place takes every sign about equally often: nothing in a token is fixed or counts.
    for place in range(42):
        assert len({token[place] for token in tokens}) > 55
    assert not {token[:22] for token in tokens} & players


async def test_the_database_file_holds_no_token_and_no_password(file: str) -> None:
    async with house(settings_for(file)) as home:
        person = home.person()
        await person.open(ME, OPEN)
        tokens = [cookie(person)]
        await account(person, new=True)
        tokens.append(cookie(person))
        await account(person, method="PUT", new=OTHER)
        tokens.append(cookie(person))
        stored = [each.read_bytes() for each in Path(file).parent.iterdir()]
        assert any(sessions.hashed(tokens[-1]).encode() in each for each in stored)
    stored += [each.read_bytes() for each in Path(file).parent.iterdir()]
    for secret in (*tokens, PASSWORD, OTHER):
        assert not any(secret.encode() in each for each in stored)


async def test_a_cookie_by_https_belongs_to_this_host_alone(file: str) -> None:
    async with house(Settings(file, hosts=(), origins=(HTTPS,), rates=at_home())) as home:
        for address in (HTTPS, "https://localhost:8443"):
            response = await home.person().call("GET", f"{address}/api/me")
            (named,) = SimpleCookie(response.headers["set-cookie"]).values()
            assert named.key.startswith("__Host-caber")
            assert named["secure"] and named["httponly"] and named["samesite"] == "lax"
            assert named["path"] == "/" and not named["domain"] and int(named["max-age"]) <= 400 * 86_400
        # One that a neighbour has set for the whole domain is nobody's.
        victim = home.person()
        token = SimpleCookie((await victim.call("GET", f"{HTTPS}/api/me")).headers["set-cookie"])
        value = token["__Host-caber"].value
        path = f"{HTTPS}/api/tables"
        await victim.call("POST", path, json={"game": "schotten_totten", "seats": [ME, OPEN]})
        for name, tables in (("caber", 0), ("__Host-caber", 1)):
            found = await home.person(Cookie=f"{name}={value}").call("GET", path)
            assert len(found.json()["tables"]) == tables


async def test_a_session_given_by_somebody_else_is_not_taken_over(cottage: House) -> None:
    """No fixation: whoever logs in, registers or changes the password has a token that nobody knew."""
    for method, body in (("POST", {"new": True}), ("POST", {}), ("PUT", {"new": OTHER})):
        attacker = cottage.person()
        await attacker.open(ME, OPEN)
        planted = cookie(attacker)
        victim = cottage.person()
        if method == "PUT":
            await account(victim)
            planted = cookie(victim)
        else:
            victim.http.cookies.set("caber", planted, domain="localhost.local")
        await account(victim, method=method, **body)
        assert planted not in victim.http.cookies.values()
        assert not await known(cottage, planted)
    made_up = "x" * 43
    response = await cottage.person(Cookie=f"caber={made_up}").call("GET", "/api/me")
    assert made_up not in response.headers["set-cookie"] and not await known(cottage, made_up)


async def test_a_token_counts_in_its_cookie_only(cottage: House) -> None:
    person = cottage.person()
    table = await person.open(ME, OPEN)
    token = cookie(person)
    for path, headers in (
        (f"/api/tables?caber={token}&token={token}&session={token}", {}),
        ("/api/tables", {"Authorization": f"Bearer {token}"}),
        ("/api/tables", {"X-Caber": token, "caber": token}),
        ("/api/tables", {"Cookie": f"Caber={token}; xcaber={token}; caber-8000={token}"}),
        ("/api/tables", {"Cookie": f"caber={sessions.hashed(token)}"}),
    ):
        response = await cottage.person(**headers).call("GET", path)
        assert response.json() == {"tables": []}, path
    assert [each["id"] for each in (await person.get("/api/tables"))["tables"]] == [table]


async def test_sessions_run_out_when_idle_and_at_last(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    day, start = 86_400, time()
    clock = [start]
    monkeypatch.setattr(sessions, "time", lambda: clock[0])
    idle, busy = home.person(), home.person()
    for person in (idle, busy):
        await person.get("/api/me")
    tokens = [cookie(idle), cookie(busy)]
    for days in range(0, 400, 30):
        clock[0] = start + days * day
        assert await known(home, tokens[1]), days
    clock[0] = start + 180 * day - 60
    assert await known(home, tokens[0])
    clock[0] = start + 360 * day
    assert not await known(home, tokens[0])
    clock[0] = start + 400 * day
    assert not await known(home, tokens[1])  # though it was used all the time
    await home.services.tidy()
    async with home.services.database.read() as connection:
        assert (await connection.execute(text("SELECT token FROM session"))).all() == []


# -- passwords ---------------------------------------------------------------------------------------


async def test_another_password_ends_all_other_sessions(file: str) -> None:
    async with street(settings_for(file)) as address:
        here, there = Person(address=address), Person(address=address)
        await account(here, new=True)
        await account(there)
        table = await there.open(ME, OPEN)
        before = [cookie(here), cookie(there)]
        async with there.watch(table) as socket:
            await frame(socket)
            assert (await account(here, 422, "PUT", password="wrong one", new=OTHER))[
                "error"
            ] == "server-not-known"
            assert (await there.get("/api/me"))["account"]
            assert (await account(here, method="PUT", new=OTHER)) == {"name": "Ailsa", "account": True}
            await asyncio.wait_for(socket.wait_closed(), 20)
            assert socket.close_code == 1012
        assert (await here.get("/api/me"))["account"] and not (await there.get("/api/me"))["account"]
        assert not {*before} & {cookie(here), cookie(there)}
        await account(there, 422)
        await account(there, password=OTHER)
        for person in (here, there):
            await person.http.aclose()


async def test_a_guest_has_no_password_to_change(cottage: House) -> None:
    for person in (cottage.person(), cottage.person()):
        answer = await account(person, 403, "PUT", new=OTHER)
        assert answer["error"] == "server-no-account"


@pytest.mark.parametrize(
    "password",
    [
        "x7" * 3 + "!", "password", "Passwort1!", "WACHTWOORD99", "p4$$w0rd", "12345678", "87654321",
        "aaaaaaaa", "abcdefgh", "qwertzuiop", "asdfghjk", "abcabcabc", "1q1q1q1q", "welkom01",
        "Letmein!", "ailsa2024",
    ],
)  # fmt: skip
async def test_what_everybody_tries_first_is_refused(cottage: House, password: str) -> None:
    answer = await account(cottage.person(), 422, password=password, new=True)
    assert answer["error"] in ("server-password-short", "server-password-common")


def test_the_list_of_common_passwords_is_in_order() -> None:
    words = FIRST_TRIED.split()
    assert words == sorted(set(words)) and all(re.fullmatch("[a-z]+", word) for word in words)


async def test_long_and_strange_passwords_count_to_the_last_sign(cottage: House) -> None:
    """Spaces, signs of every kind, 200 of them; nothing is cut off, trimmed or folded."""
    strange = " ünïcødé 🎲\t'\"\\; DROP -- \u0000 𝔰𝔢𝔱 " + "".join(
        chr(33 + number * 7 % 90) for number in range(150)
    )
    await account(cottage.person(), password=strange, new=True)
    for wrong in (strange[:-1], strange.strip(), strange.upper(), strange.replace("𝔰𝔢𝔱", "set")):
        await account(cottage.person(), 422, password=wrong)
    await account(cottage.person(), password=strange)
    await account(cottage.person(), name="Rob", password="8 signs!", new=True)
    await account(cottage.person(), 400, name="Morag", password="x" * 201, new=True)


async def test_passwords_are_hashed_as_they_should_be(cottage: House) -> None:
    for name in ("Ailsa", "Rob"):
        await account(cottage.person(), name=name, new=True)
    async with cottage.services.database.read() as connection:
        stored = list((await connection.execute(text("SELECT password FROM account"))).scalars())
    assert len(set(stored)) == 2  # of the same password, with salts of their own
    for each in stored:
        found = extract_parameters(each)
        assert found.type is Type.ID and found.salt_len >= 16 and found.hash_len >= 32
        # RFC 9106, second choice: 64 MiB and three rounds.
        assert found.memory_cost >= 64 * 1024 and found.time_cost >= 3


async def test_unknown_names_take_the_same_work(cottage: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many hashes are computed, whether a name is known or not, and the answers are the same."""
    await account(cottage.person(), new=True)
    hasher, worked = cottage.services.accounts._hasher, []
    verify = type(hasher).verify

    def counted(self: Any, stored: Any, password: Any) -> Any:
        worked.append(extract_parameters(stored))
        return verify(self, stored, password)

    monkeypatch.setattr(type(hasher), "verify", counted)
    bodies = [{"name": name, "password": OTHER} for name in ("Ailsa", "Nobody")]
    answers = [await cottage.person().call("POST", "/api/account", json=body) for body in bodies]
    assert len(worked) == 2 and worked[0] == worked[1]
    assert answers[0].content == answers[1].content
    assert [sorted(answer.headers) for answer in answers] == [sorted(answers[0].headers)] * 2


@pytest.mark.parametrize("limit", ["account-guess", "account-name", "account-address"])
async def test_guessing_is_slowed_down(file: str, limit: str) -> None:
    """For a name from one place, for a name from anywhere, and from one place whatever the name."""
    rates = {**at_home(), limit: RATES[limit]}
    allowed = int(RATES[limit].burst)
    assert 3 <= allowed <= 60 and RATES[limit].per_second <= 0.2
    async with house(Settings(file, rates=rates)) as home:
        for _ in range(allowed):  # as if so many had been tried; each real one takes half a second
            await home.services.limits.take(limit, WHOM[limit])
        body = {"name": "Ailsa", "password": PASSWORD}
        owner = home.person()
        for method, path, more in (
            ("POST", "/api/account", body),
            ("POST", "/api/account", {**body, "new": True}),
        ):
            refused = await owner.call(method, path, json=more)
            assert refused.status_code == 429 and int(refused.headers["retry-after"]) >= 1


async def test_a_session_does_not_help_to_guess_its_password(file: str) -> None:
    """Erasing and changing ask for it, so they count as guesses."""
    async with house(Settings(file, rates={**at_home(), "account-guess": RATES["account-guess"]})) as home:
        person = home.person()
        await account(person, new=True)
        for _ in range(int(RATES["account-guess"].burst) - 1):
            await home.services.limits.take("account-guess", WHOM["account-guess"])
        assert (await account(person, 429, "PUT", new=OTHER))["error"] == "server-too-many"
        assert (
            await person.call("DELETE", "/api/me", json={"sure": True, "password": "x"})
        ).status_code == 429


async def test_registering_tells_no_more_than_that_a_name_is_taken(cottage: House) -> None:
    """That can't be avoided where names are the keys; but it says nothing about the password."""
    await account(cottage.person(), new=True)
    answers = [await account(cottage.person(), 422, password=each, new=True) for each in (PASSWORD, OTHER)]
    assert answers[0] == answers[1] and answers[0]["error"] == "server-name-taken"
    # Whoever plays as a guest under a name is no account of that name.
    guest = cottage.person()
    await guest.call("PUT", "/api/me", json={"name": "Morag"})
    unknown = [await account(cottage.person(), 422, name=name) for name in ("Morag", "Nobody")]
    assert unknown[0] == unknown[1]


def test_only_two_passwords_are_hashed_at_once() -> None:
    assert accounts.HASHERS * 64 <= 256  # MiB: nobody can fill the memory by logging in


# -- who may ask -------------------------------------------------------------------------------------


def calls() -> list[tuple[str, str]]:
    found = []
    for route in ROUTES:
        path = route.path
        for word, stands_for in WORDS.items():
            path = path.replace(word, stands_for)
        found.append((route.method, path))
    return found


CHANGING = [call for call in calls() if call[0] != "GET"]


@pytest.mark.parametrize(("method", "path"), CHANGING)
async def test_no_other_site_can_change_anything(cottage: House, method: str, path: str) -> None:
    person = cottage.person()
    await person.get("/api/me")
    token = cookie(person)
    for headers in (
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://localhost.evil.example"},
        {"Origin": "https://localhost:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "http://evil.example", "Sec-Fetch-Site": "same-origin"},
        {"Content-Type": "text/plain"},  # what a form of another page can send
        {"Content-Type": "application/x-www-form-urlencoded"},
    ):
        response = await person.call(method, path, content=b'{"sure":true}', headers={**JSON, **headers})
        assert response.status_code == (415 if "Content-Type" in headers else 403), headers
        assert "access-control-allow-origin" not in response.headers
    assert await known(cottage, token)
    preflight = await person.call("OPTIONS", path, headers={"Origin": "http://evil.example"})
    assert not any(name.startswith("access-control") for name in preflight.headers)


def test_reading_changes_nothing() -> None:
    """The calls that need no origin are those that only read; a guest may be made by one of them."""
    assert {method for method, _ in CHANGING} == {"POST", "PUT", "DELETE"}
    changing = {route.handler.__name__ for route in ROUTES if route.method != "GET"}
    assert {"act", "open_table", "rename", "account", "change_password", "log_out", "erase_me"} == changing


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1:1", ""])
async def test_no_other_site_can_watch(file: str, origin: str) -> None:
    async with street(settings_for(file)) as address:
        person = Person(address=address)
        table = await person.open(ME, OPEN)
        with pytest.raises(Exception, match="403"):
            async with person.watch(table, Origin=origin):
                pass
        async with person.watch(table, Origin=address) as socket:
            assert (await frame(socket))["seats"][0]["mine"]
        await person.http.aclose()


@pytest.mark.parametrize("path", ["/", "/account", "/api/me", "/api/games", "/texts/en.ftl", "/assets/x.js"])
async def test_other_names_of_the_host_get_nothing(cottage: House, path: str) -> None:
    for host in ("evil.example", "localhost.evil.example", "localhost@evil.example", "127.0.0.1.nip.io", ""):
        response = await cottage.person().call("GET", path, headers={"Host": host})
        assert response.status_code == 421 and "set-cookie" not in response.headers


# -- what is sent ------------------------------------------------------------------------------------


async def test_every_answer_has_the_headers(cottage: House, tally: Tally) -> None:
    """Pages, files, texts, every call, and every kind of refusal."""
    person = cottage.person()
    paths = ["/", "/account", "/t/x", "/robots.txt", "/assets/none.js", "/texts/en.ftl", "/texts/xx.ftl"]
    paths += ["/api", "/api/", "/api/nothing", "/metrics", "/healthz"]
    asked: list[tuple[str, str, dict[str, Any]]] = [("GET", path, {}) for path in paths]
    index = (await person.call("GET", "/")).text
    asked += [("GET", path, {}) for path in re.findall(r'(?:src|href)="(/[^"]+)"', index)]
    asked += [(method, path, {}) for method, path in calls()]
    asked += [("PATCH", "/api/me", {}), ("TRACE", "/", {}), ("HEAD", "/", {}), ("OPTIONS", "/api/me", {})]
    asked += [
        ("PUT", "/api/me", {"content": body}) for body in (b"", b"{", b"\xff", b"[" * 9000, b"x" * 70_000)
    ]
    asked += [("PUT", "/api/me", {"headers": {"Content-Type": "text/plain"}})]
    asked += [("GET", "/api/me", {"headers": {"Host": "evil.example"}})]
    asked += [("POST", "/api/tables", {"headers": {"Origin": "http://evil.example"}})]
    statuses = set()
    for method, path, more in asked:
        response = await person.call(method, path, **more)
        statuses.add(response.status_code)
        _check_headers(path, response.headers)
        tally.tried()
    assert statuses >= {200, 400, 403, 404, 405, 413, 415, 421}


def _check_headers(path: str, headers: Any) -> None:
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'" and policy["script-src"] == policy["style-src"] == "'self'", path
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'" and policy["form-action"] == "'self'"
    assert not re.search(r"unsafe|\*", headers["content-security-policy"]), path
    assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] in ("no-referrer", "same-origin")
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "access-control-allow-origin" not in headers and "server" not in headers, path
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store", path  # what is made for one caller is kept nowhere


async def test_the_page_runs_no_script_of_its_own_text(cottage: House) -> None:
    """Otherwise the policy would have to allow it."""
    page = (await cottage.person().call("GET", "/")).text
    for script in re.findall(r"<script([^>]*)>(.*?)</script>", page, re.DOTALL):
        assert "src=" in script[0] and not script[1].strip()
    assert not re.search(r"<style|\son\w+=|javascript:|\sstyle=", page)


async def test_nobody_is_sent_what_lets_others_in(cottage: House, caplog: pytest.LogCaptureFixture) -> None:
    """Tokens, their hashes and the ids of players are in no message, address or log; seats have no tokens."""
    ailsa, rob, nosy = cottage.person(), cottage.person(), cottage.person()
    with caplog.at_level(logging.DEBUG, logger="caber"):
        await account(rob, new=True, name="Rob")
        table = await ailsa.open(ME, OPEN)
        await rob.join(table, "Rob")
        for person in (ailsa, rob):
            await person.ready(table)
            await person.look(table)
        await play([ailsa, rob], table, random.Random(4), moves=6)
        secrets = [cookie(person) for person in (ailsa, rob)]
        for token in secrets[:2]:
            visitor = await sessions.visitor(cottage.services.database, token)
            assert visitor is not None
            secrets += [visitor.session, visitor.player]
        for person in (ailsa, rob, nosy):
            for method, path in calls():
                if method == "GET" and not path.endswith(("/hint", "/analysis")):  # which take long
                    await person.call("GET", path.replace(WORDS["{id}"], table))
            await person.send(table, "resign")
    sent = b"".join(body for person in (ailsa, rob, nosy) for body in person.bodies)
    logged = caplog.text + str([vars(record) for record in caplog.records])
    for secret in secrets:
        assert secret.encode() not in sent and secret not in logged


async def test_logging_out_is_final(home: House) -> None:
    """The token is gone from the server, for calls that are made at the same moment, too."""
    person = home.person()
    await account(person, new=True)
    token = cookie(person)
    thief = home.person(Cookie=f"caber={token}")
    assert (await thief.get("/api/me"))["account"]
    await asyncio.gather(
        person.call("DELETE", "/api/session"), *(thief.call("GET", "/api/me") for _ in range(3))
    )
    assert not (await thief.get("/api/me"))["account"]
    assert not await known(home, token)
