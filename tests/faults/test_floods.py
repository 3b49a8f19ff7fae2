"""Floods, of calls, guesses, sockets, frames, and of nothing at all: stopped, while everybody else plays on.

Each address of the loopback network is a client of its own. Where a limit is wide, the short version makes
it narrower, and the long one takes it as it is.
"""

import asyncio
import re
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from time import monotonic
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from caber.server import calls, door
from caber.server.live import FRAMES, LARGEST
from caber.server.run import bind
from caber.server.settings import RATES, Rate, Settings
from tests.ledger import Tally
from tests.server import people
from tests.server.people import PATIENCE, Person, frame, street

pytestmark = [pytest.mark.anyio, pytest.mark.promise("R16", "floods")]

ME, HERE, OPEN = {"kind": "me", "name": "Ailsa"}, {"kind": "here", "name": "Rob"}, {"kind": "open"}
FLOOD, NEIGHBOUR, ELSEWHERE = "127.0.0.2", "127.0.0.3", "127.0.0.4"
NARROW, WIDE = 0.05, 1.0
MISTAKES = 10  # moves of a household for one that the page has to ask about
scales = pytest.mark.parametrize("scale", [NARROW, pytest.param(WIDE, marks=pytest.mark.soak)])
Come = Callable[..., Person]


def narrowed(scale: float) -> dict[str, Rate]:
    return {
        name: Rate(max(rate.burst * scale, rate.batch), rate.per_second * scale, rate.batch)
        for name, rate in RATES.items()
    }


@asynccontextmanager
async def public(settings: Settings) -> AsyncIterator[tuple[str, Come]]:
    """A server for everybody, and people who come to it from any address."""
    async with AsyncExitStack() as stack, street(settings) as address:

        def come(place: str = "127.0.0.1", cookies: httpx.Cookies | None = None) -> Person:
            limits = httpx.Limits(max_connections=20)
            person = Person(httpx.AsyncHTTPTransport(local_address=place, limits=limits), address)
            person.http.cookies.update(cookies or {})
            stack.push_async_callback(person.http.aclose)
            return person

        yield address, come


class Neighbour:
    """Somebody who plays while others flood the server, and is never refused anything."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.moves = 0
        self.longest = 0.0

    async def play(self) -> None:
        person = self.person
        table = await person.open(ME, HERE)
        await person.ready(table)
        while True:
            choices = person.view["choices"]
            if not choices:
                table = await person.open(ME, HERE)
                await person.ready(table)
                continue
            start = monotonic()
            await person.act(table, "move", move=choices[0]["move"])  # anything but 200 fails
            self.longest = max(self.longest, monotonic() - start)
            self.moves += 1
            await asyncio.sleep(0.3)  # nobody thinks faster for long


@asynccontextmanager
async def playing(person: Person, tally: Tally, at_least: int = 2) -> AsyncIterator[Neighbour]:
    """Somebody plays meanwhile, without being disturbed."""
    neighbour = Neighbour(person)
    task = asyncio.create_task(neighbour.play())
    try:
        yield neighbour
        async with asyncio.timeout(PATIENCE):
            while neighbour.moves < at_least and not task.done():
                await asyncio.sleep(0.02)
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    tally.lasted("an answer to somebody else meanwhile took", neighbour.longest)


async def flood(ask: Callable[[int], Any], most: int) -> list[httpx.Response]:
    """So many calls as fast as they go, ten at a time; returns the answers."""
    answers: list[httpx.Response] = []
    for first in range(0, most, 10):
        answers += await asyncio.gather(*(ask(number) for number in range(first, first + 10)))
    return answers


def check_refusals(answers: list[httpx.Response], rate: Rate, started: float) -> int:
    """Some were refused, politely, and no more let in than the limit says; how many were refused."""
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused, "nothing was refused"
    for answer in refused:
        assert int(answer.headers["retry-after"]) >= 1 and answer.json()["error"] == "server-too-many"
        assert "set-cookie" not in answer.headers
    let_in = len(answers) - len(refused)
    assert let_in <= rate.burst + (monotonic() - started) * rate.per_second + rate.batch
    return len(refused)


@scales
async def test_calls_from_one_address(file: str, scale: float, tally: Tally) -> None:
    """However many guests the flood claims to be, and wherever it claims to come from."""
    rates = narrowed(scale)
    rates["guest-address"] = Rate(10_000, 100)  # so that it is the calls that count
    async with public(Settings(file, rates=rates)) as (_, come), playing(come(NEIGHBOUR), tally):
        crowd = [come(FLOOD) for _ in range(5)]
        started = monotonic()
        rate = rates["call-address"]

        def ask(number: int) -> Any:
            lie = {"X-Forwarded-For": f"203.0.113.{number % 250}", "X-Real-IP": "203.0.113.1"}
            person = crowd[number % len(crowd)]
            if number % 3:
                person.http.cookies.clear()
            return person.call("GET", "/api/tables", headers=lie)

        refused = check_refusals(await flood(ask, int(rate.burst * 1.5) + 60), rate, started)
        tally.tried()
        tally.counted(refused, "calls refused")
        # A little later it may go on.
        await asyncio.sleep(1.5 / rate.per_second if scale == NARROW else 1.0)
        assert (await crowd[0].call("GET", "/api/tables")).status_code == 200


@scales
@pytest.mark.parametrize(
    ("what", "method", "path"),
    [
        ("call", "GET", "/api/tables"),
        ("act", "POST", "acts"),
        ("open", "POST", "/api/tables"),
        ("study", "GET", "why"),
    ],
)
async def test_calls_of_one_player(
    file: str, what: str, method: str, path: str, scale: float, tally: Tally
) -> None:
    """From however many addresses; another player at one of them goes on."""
    rates = narrowed(WIDE)
    rate = rates[f"{what}-player"] = narrowed(scale)[f"{what}-player"]
    async with public(Settings(file, rates=rates)) as (_, come), playing(come(FLOOD), tally):
        first = come(FLOOD)
        table = await first.open(ME, HERE)
        hydra = [come(place, first.http.cookies) for place in (FLOOD, NEIGHBOUR, ELSEWHERE)]
        started = monotonic()
        where = path if path.startswith("/") else f"/api/tables/{table}/{path}"
        undo = {"act": "undo", "seq": 0, "id": "always-the-same"}
        body = {"game": "schotten_totten", "seats": [ME, HERE]} if what == "open" else undo

        def ask(number: int) -> Any:
            more: dict[str, Any] = {} if method == "GET" else {"json": body}
            return hydra[number % 3].call(method, where, **more)

        check_refusals(await flood(ask, int(rate.burst * 1.3) + 40), rate, started)
        tally.tried()


async def test_new_guests_from_one_address(file: str, tally: Tally) -> None:
    rates = {**RATES, "guest-address": narrowed(NARROW)["guest-address"]}
    rate = rates["guest-address"]
    async with public(Settings(file, rates=rates)) as (_, come), playing(come(NEIGHBOUR), tally):
        crowd, started = come(FLOOD), monotonic()

        def ask(number: int) -> Any:
            crowd.http.cookies.clear()
            return crowd.call("GET", "/api/me")

        check_refusals(await flood(ask, int(rate.burst) + 40), rate, started)
        assert (await come(FLOOD).call("GET", "/api/games")).status_code == 200  # reading needs no guest


async def watch(person: Person, table: str, place: str) -> ClientConnection:
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    return await connect(
        person.address.replace("http", "ws") + f"/api/tables/{table}/live",
        additional_headers={"Cookie": cookies},
        local_addr=(place, 0),
        open_timeout=PATIENCE,
        ping_interval=None,
    )


async def is_open(watching: ClientConnection) -> bool:
    """Whether a socket is served; if not, it is closed with the reason."""
    try:
        await frame(watching)
    except ConnectionClosed:
        assert (watching.close_code, watching.close_reason) == (1008, "server-sockets")
        return False
    return True


@pytest.mark.parametrize(
    ("player", "address"), [(6, 10), pytest.param(32, 256, marks=pytest.mark.soak)], ids=["few", "all"]
)
async def test_sockets(file: str, player: int, address: int, tally: Tally) -> None:
    settings = Settings(file, sockets=player, address_sockets=address)
    async with public(settings) as (_, come), playing(come(NEIGHBOUR), tally), AsyncExitStack() as stack:
        table = await come(ELSEWHERE).open(ME, HERE)

        async def opened(person: Person, many: int) -> list[bool]:
            found = []
            for _ in range(many):
                watching = await watch(person, table, FLOOD)
                stack.push_async_callback(watching.close)
                sockets.append(watching)
                found.append(await is_open(watching))
            return found

        sockets: list[ClientConnection] = []
        greedy = come(FLOOD)
        await greedy.get("/api/me")
        assert await opened(greedy, player + 2) == [True] * player + [False] * 2
        nobody = come(FLOOD)  # without a cookie, many more of them
        assert await opened(nobody, address - player + 2) == [True] * (address - player) + [False] * 2
        # Others are not concerned, and a socket that was closed leaves its place.
        other = await watch(come(NEIGHBOUR), table, NEIGHBOUR)
        assert await is_open(other)
        await other.close()
        await sockets[0].close()
        async with asyncio.timeout(PATIENCE):
            while not (await opened(greedy, 1))[0]:
                await asyncio.sleep(0.05)
        tally.tried(2)


async def test_frames(file: str, tally: Tally) -> None:
    """One who sends too many, or too long ones, is closed; another at the same table, and address, is not."""
    async with public(Settings(file)) as (_, come), playing(come(FLOOD), tally):
        person = come(FLOOD)
        table = await person.open(ME, HERE)
        patient = await watch(person, table, FLOOD)
        await frame(patient)
        many = ['{"ping":1}'] * (FRAMES * 3)
        long = ['{"ping":' + " " * LARGEST + "1}"]
        for sent, code in ((many, 1008), (long, 1009), (["x" * 100_000] * 50, 1009)):
            wild = await watch(person, table, FLOOD)
            with suppress(ConnectionClosed):
                for each in sent:
                    await wild.send(each)
            with suppress(ConnectionClosed):
                async with asyncio.timeout(PATIENCE):
                    while True:
                        await wild.recv()
            assert wild.close_code == code
            tally.tried()
        await patient.send('{"ping":7}')
        assert await frame(patient) == {"pong": 7}
        await patient.close()


class Raw:
    """A connection of somebody who doesn't keep to any rule."""

    def __init__(self, address: str) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.bind((FLOOD, 0))
        self.socket.connect(("127.0.0.1", httpx.URL(address).port or 80))
        self.socket.setblocking(False)

    async def send(self, data: bytes) -> bool:
        """Whether there is still somebody to send it to."""
        try:
            await asyncio.get_running_loop().sock_sendall(self.socket, data)
        except OSError:
            return False
        return True

    async def read(self) -> bytes:
        """All until the server ends it."""
        found, loop = bytearray(), asyncio.get_running_loop()
        with suppress(OSError):
            async with asyncio.timeout(PATIENCE):
                while data := await loop.sock_recv(self.socket, 65536):
                    found += data
        self.socket.close()
        return bytes(found)


HOST = b"Host: 127.0.0.1\r\n"
ONCE = HOST + b"Connection: close\r\n"
SLOW = {
    "nothing": [],
    "half a line": [b"GET / HT"],
    "headers for ever": [b"GET / HTTP/1.1\r\n", HOST, *[b"X-A: b\r\n"] * 200],
    "a byte at a time": [bytes([byte]) for byte in b"GET /api/me HTTP/1.1\r\n" + HOST + b"X" * 200],
    "after a good one": [b"GET /api/games HTTP/1.1\r\n" + HOST + b"\r\n", b"", b"GET / HT"],
}


@pytest.mark.parametrize("many", [8, pytest.param(150, marks=pytest.mark.soak)])
@pytest.mark.parametrize("manner", SLOW)
async def test_slow_heads(
    file: str, manner: str, many: int, monkeypatch: pytest.MonkeyPatch, tally: Tally
) -> None:
    monkeypatch.setattr(door, "HEAD", 1.0)
    async with public(Settings(file)) as (address, come), playing(come(NEIGHBOUR), tally):
        await come(NEIGHBOUR).get("/api/games")  # which is made once

        async def dawdle() -> bytes:
            raw = Raw(address)
            for part in SLOW[manner]:
                if not await raw.send(part):
                    break
                await asyncio.sleep(0.05)
            return await raw.read()

        started = monotonic()
        answers = await asyncio.gather(*(dawdle() for _ in range(many)))
        assert monotonic() - started < PATIENCE, "they are still connected"
        assert all(b" 200 " not in answer or manner == "after a good one" for answer in answers)
        tally.tried(many)


@pytest.mark.parametrize("many", [10, pytest.param(150, marks=pytest.mark.soak)])
async def test_slow_bodies(file: str, many: int, monkeypatch: pytest.MonkeyPatch, tally: Tally) -> None:
    monkeypatch.setattr(calls, "SLOWEST", 1.0)
    head = b"PUT /api/me HTTP/1.1\r\n" + ONCE
    head += b"Content-Type: application/json\r\nContent-Length: 900\r\n\r\n"
    async with public(Settings(file)) as (address, come), playing(come(NEIGHBOUR), tally):

        async def dawdle() -> bytes:
            raw = Raw(address)
            await raw.send(head)
            for _ in range(60):
                if not await raw.send(b" "):
                    break
                await asyncio.sleep(0.05)
            return await raw.read()

        for answer in await asyncio.gather(*(dawdle() for _ in range(many))):
            assert answer.startswith(b"HTTP/1.1 408")
            tally.tried()


async def test_heads_and_bodies_of_any_length(file: str, tally: Tally) -> None:
    async with public(Settings(file)) as (address, come), playing(come(NEIGHBOUR), tally):
        for flooding in (
            b"GET /" + b"x" * 400_000 + b" HTTP/1.1\r\n" + ONCE + b"\r\n",
            b"GET / HTTP/1.1\r\n" + ONCE + b"X: " + b"y" * 400_000 + b"\r\n\r\n",
            b"PUT /api/me HTTP/1.1\r\n" + ONCE + b"Content-Type: application/json\r\n"
            b"Content-Length: 100000000\r\n\r\n" + b" " * 400_000,
            b"PUT /api/me HTTP/1.1\r\n" + ONCE + b"Content-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n" + (b"3e8\r\n" + b" " * 1000 + b"\r\n") * 400,
        ):
            raw = Raw(address)
            await raw.send(flooding)
            answer = await raw.read()
            assert not answer or answer.split(b" ")[1] in (b"400", b"413", b"431"), answer[:60]
            tally.tried()


@pytest.mark.parametrize("pieces", [1, 5])
async def test_a_long_head_is_refused_however_it_comes(file: str, pieces: int) -> None:
    async with public(Settings(file)) as (address, _):
        for length, status in ((door.LONGEST_HEAD - 400, b"200"), (door.LONGEST_HEAD + 1, b"400")):
            one = b"X: " + b"y" * length + b"\r\n"
            several = b"".join(b"X-%d: %b\r\n" % (n, b"y" * (length // 50)) for n in range(50))
            question = b"/api/games?" + b"y" * length
            for path, more in ((b"/api/games", one), (b"/api/games", several), (question, b"")):
                head = b"GET " + path + b" HTTP/1.1\r\n" + ONCE + more + b"\r\n"
                raw, size = Raw(address), -(-len(head) // pieces)
                for start in range(0, len(head), size):
                    if not await raw.send(head[start : start + size]):
                        break
                    await asyncio.sleep(0.02)
                assert (await raw.read()).split(b" ")[1] == status


@pytest.mark.parametrize("many", [3, pytest.param(60, marks=pytest.mark.soak)])
async def test_readers_who_do_not_read(
    file: str, many: int, monkeypatch: pytest.MonkeyPatch, tally: Tally
) -> None:
    """Answers that nobody takes are given up, and the connection with them."""
    monkeypatch.setattr(door, "READING", 1.0)
    async with public(Settings(file)) as (address, come), playing(come(NEIGHBOUR), tally):
        page = (await come(NEIGHBOUR).call("GET", "/texts/en.ftl")).content
        ask = b"GET /texts/en.ftl HTTP/1.1\r\n" + HOST + b"\r\n"

        async def stare() -> int:
            raw = Raw(address)
            await raw.send(ask * 200)
            await asyncio.sleep(2.5)  # that is longer than anybody waits
            return len(await raw.read())

        for got in await asyncio.gather(*(stare() for _ in range(many))):
            assert got < len(page) * 200
            tally.tried()


async def test_watchers_who_do_not_read(file: str, monkeypatch: pytest.MonkeyPatch, tally: Tally) -> None:
    """Who answers no ping is gone, whatever is left to be sent; and no longer counted."""
    start = door.Window.start_keepalive

    def start_soon(self: door.Window) -> None:
        self.ping_interval = self.ping_timeout = 0.5
        start(self)

    def narrow(host: str, port: int) -> socket.socket:
        bound = bind(host, port)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # so that little is on its way
        return bound

    monkeypatch.setattr(door.Window, "start_keepalive", start_soon)
    monkeypatch.setattr(people, "bind", narrow)
    again = b'{"watch":{"since":-1}}'
    again = bytes([0x81, 0x80 | len(again), 0, 0, 0, 0]) + again  # masked with nothing
    key = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key += b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    async with public(Settings(file)) as (address, come), playing(come(NEIGHBOUR), tally):
        person = come()
        table = await person.open(ME, HERE)
        await person.ready(table)

        async def sockets() -> int:
            numbers = (await person.call("GET", "/metrics")).text
            return int(float(re.findall(r"^caber_sockets{.*} (\S+)$", numbers, re.MULTILINE)[0]))

        opened = [Raw(address) for _ in range(5)]
        for raw in opened:
            await raw.send(b"GET /api/tables/" + table.encode() + b"/live HTTP/1.1\r\n" + HOST + key)
        for _ in range(10):
            await asyncio.sleep(0.04)
            for raw in opened:
                await raw.send(again)
        async with asyncio.timeout(PATIENCE):
            while await sockets():
                await asyncio.sleep(0.05)
        for raw in opened:
            await raw.read()
        tally.tried(len(opened))


@pytest.mark.parametrize("seconds", [2, pytest.param(120, marks=pytest.mark.soak)])
async def test_a_household_plays_undisturbed(file: str, seconds: int, tally: Tally) -> None:
    """Five people behind one address, with three tabs each, as fast as people click, on a public server."""
    made = 0
    async with public(Settings(file)) as (_, come):

        async def live(number: int) -> None:
            nonlocal made
            person, friend = come(), come()
            table = await person.open({"kind": "me", "name": f"P{number}"}, OPEN)
            await friend.join(table, "Friend")
            for each in (person, friend):
                await each.ready(table)
            tabs = [await watch(each, table, "127.0.0.1") for each in (person, friend, person)]
            until = monotonic() + seconds
            try:
                while monotonic() < until:
                    for tab in tabs:
                        with suppress(TimeoutError):
                            while True:
                                await asyncio.wait_for(tab.recv(), 0.01)
                    for each in (person, friend):
                        await each.look(table)
                        if each.view["stage"] == "over":
                            await each.act(table, "ready", seed="again")
                        elif each.view["choices"]:
                            if made % MISTAKES == 0:  # a page asks why only where a move isn't allowed
                                await each.get(f"/api/tables/{table}/why?move={_quoted(each)}")
                            await each.act(table, "move", move=each.view["choices"][0]["move"])
                            made += 1
                    await person.get("/api/tables")
                    await asyncio.sleep(0.4)
            finally:
                for tab in tabs:
                    await tab.close()

        await asyncio.gather(*(live(number) for number in range(5)))
    assert made >= 5
    tally.tried(made)


def _quoted(person: Person) -> str:
    return str(httpx.QueryParams({"m": person.view["choices"][0]["move"]})).removeprefix("m=")
