"""Nonsense sent to a table: calls and frames of every kind, valid ones among them, by players and a stranger.

Whatever is sent is answered in words, nothing of it is a fault of ours, and what is refused changes nothing.
"""

import json
import logging
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote, unquote

import pytest
from _pytest.mark import ParameterSet

from caber.core.options import written as as_written
from caber.games import NAMES, game
from caber.server.routes import ROUTES
from caber.server.settings import RATES, Rate, Settings
from caber.table.table import Table
from tests.contract.spread import settings
from tests.faults.asgi import HOST, JSON, Answer, Caller, Closed, Header, watch
from tests.faults.mangling import any_value, mangled, mangled_bytes, mangled_json, written
from tests.faults.test_nonsense import invariant_of, seed_of, texts_of
from tests.ledger import Tally
from tests.server.people import House, house

pytestmark = pytest.mark.anyio
SHORT, LONG, PARTS = 120, 15_000, 4  # messages; the long ones in so many parts
FRAMES = 12  # that are sent over one socket, fewer than would be cut off as a flood
WITHOUT_LIMITS = {name: Rate(1e12, 1e9, 10**6) for name in RATES}
CLOSED = {1000, 1003, 1007, 1008, 1009, 4404}  # how a socket may end; 1011 would be a fault of ours
ERROR = {"error", "words", "marks", "table"}
FIRST_ID = "act-000000"
OTHER_ACTS: tuple[dict[str, Any], ...] = (
    *({"act": "undo"}, {"act": "ready", "seed": "luck"}, {"act": "sit", "seat": 1, "name": "Rob"}) * 5,
    {"act": "resign"},
)
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "get", "")
ODD_HEADERS: tuple[Header, ...] = (
    (b"content-type", b"text/plain"),
    (b"content-type", b"application/json; charset=utf-7"),
    (b"content-type", b"\xff\xfe"),
    (b"content-encoding", b"gzip"),
    (b"content-length", b"-1"),
    (b"host", b"localhost:99999"),
    (b"host", b"[::1"),
    (b"host", b""),
    (b"origin", b"http://["),
    (b"origin", b"null"),
    (b"sec-fetch-site", b"cross-site"),
    (b"accept-language", b"\xff;q=NaN, de;q=1e999, nl;q=-1"),
    (b"accept-language", b"de;q=" + b"9" * 5000),
    (b"accept-encoding", b"gzip;q=x, br"),
    (b"cookie", b"caber=" + b"x" * 5000),
    (b"cookie", b'caber="\\000\\777\xff"; caber=; =; caber'),
    (b"cookie", b"caber=\xc3\x28; Path=/"),
    (b"if-none-match", b"*"),
    (b"range", b"bytes=9-1"),
    (b"x-forwarded-for", b"999.999.999.999"),
    (b"", b""),
)


class Siege:
    """A table of three: two who play at it, and a stranger. All of them send nonsense."""

    def __init__(self, home: House, name: str, seed: int) -> None:
        self.home, self.name, self.rng = home, name, Random(seed)
        self.ailsa, self.rob, self.stranger = (Caller(home.app) for _ in range(3))
        self.check = invariant_of(name)
        self.numbers = count()
        self.games = self.changes = self.refused = 0

    def new_id(self) -> str:
        return f"act-{next(self.numbers):06}"

    # -- a table ---------------------------------------------------------------------------------

    def wish(self) -> dict[str, Any]:
        """A table that can be opened, for each number of players in turn."""
        kind = game(self.name)
        players = kind.seats[self.games % len(kind.seats)]
        fitting = [each for each in settings(self.name) if kind.players(kind.options(each.chosen)) == players]
        chosen = {name: as_written(value) for name, value in self.rng.choice(fitting).chosen.items()}
        seats = [{"kind": "me", "name": "Ailsa"}, {"kind": "open"}]
        seats += [{"kind": "here", "name": f"Guest {seat}"} for seat in range(2, players)]
        return {"game": self.name, "seats": seats, "options": chosen, "games": 3}

    async def begin(self) -> None:
        """Another table, with a game on."""
        opened = await self.ailsa.call("POST", "/api/tables", self.wish())
        assert opened.status == 201, opened
        self.games += 1
        self.table = str(opened.json()["id"])
        self.seq = 0
        ready = {"act": "ready", "seed": "a seed"}
        for caller, act in (
            (self.rob, {"act": "sit", "seat": 1, "name": "Rob"}),
            (self.ailsa, ready),
            (self.rob, ready),
        ):
            answer = await caller.call("POST", self.acts, {**act, "seq": self.seq, "id": self.new_id()})
            assert answer.status == 200, answer
            self.seq = answer.json()["seq"]
        await self.look()
        self.check(self.now.sheets[-1].state)

    @property
    def acts(self) -> str:
        return f"/api/tables/{self.table}/acts"

    async def look(self) -> None:
        """How the table stands, as the log says."""
        async with self.home.services.tables.at(self.table) as running:
            self.now: Table = running.table
        self.seq, self.digest = self.now.seq, self.now.sheets[-1].state.digest()

    # -- messages --------------------------------------------------------------------------------

    def move(self, seq: int) -> dict[str, Any]:
        """A move that is legal now."""
        state = self.now.sheets[-1].state
        move = state.text(state.nth(self.rng.randrange(int(state.count()))))
        return {"act": "move", "move": move, "seq": seq, "id": self.new_id()}

    def act(self) -> dict[str, Any]:
        """Something that a person may ask, now or at another time."""
        seq = self.seq if self.rng.random() < 0.8 else self.rng.choice((0, self.seq - 1, self.seq + 1, 2**31))
        move, ticket = self.move(seq), self.rng.random()
        if ticket < 0.1:
            move["id"] = FIRST_ID
        if ticket < 0.4:
            return move
        if ticket < 0.6:
            return {**move, "move": self.rng.choice(texts_of(self.rng.choice(NAMES)))}
        if ticket < 0.8:
            return {**move, "move": mangled(self.rng.choice(texts_of(self.name)), self.rng)[:90]}
        return {**self.rng.choice(OTHER_ACTS), "seq": seq, "id": self.new_id()}

    def word(self) -> str:
        """What may stand in a path or a query."""
        words = (
            self.table,
            mangled(self.table, self.rng),
            "1",
            "2",
            "0",
            "9999",
            "-1",
            "en",
            "fr",
            "\0",
            "..",
            self.name,
        )
        return quote(
            self.rng.choice(words).encode("utf-8", "surrogatepass"), safe=self.rng.choice(("", "/?&=#%"))
        )

    def target(self, path: str) -> str:
        """A path with something in each of its places, and perhaps a question behind it."""
        filled = path
        for place, right in (("{id}", self.table), ("{n}", "1"), ("{game}", self.name)):
            filled = filled.replace(place, right if self.rng.random() < 0.8 else self.word())
        if self.rng.random() < 0.1:
            filled = quote(mangled(filled, self.rng).encode("utf-8", "surrogatepass"), safe="/?&=%")
        names = [name for name in ("since", "language", "move", "x", "") if self.rng.random() < 0.3]
        moves = texts_of(self.name)
        asked = [
            f"{name}={quote(self.rng.choice(moves)) if self.rng.random() < 0.3 else self.word()}"
            for name in names
        ]
        return f"{filled}?{'&'.join(asked)}" if asked else filled

    def headers(self, caller: Caller) -> list[Header] | None:
        """None: those of a browser; else some of them replaced by others, or mangled."""
        if self.rng.random() < 0.9:
            return None
        usual = [header for header in caller.headers() if self.rng.random() < 0.7]
        odd = [*usual, *self.rng.sample(ODD_HEADERS, self.rng.randrange(1, 4))]
        name, value = odd.pop(self.rng.randrange(len(odd)))
        return [*odd, (name, mangled_bytes(value, self.rng).replace(b"\0", b"").replace(b"\n", b""))]

    def body(self, value: Any) -> bytes:
        """JSON as it should be, or not."""
        return written(value) if self.rng.random() < 0.4 else mangled_json(value, self.rng)

    # -- what is sent, and what is true afterwards -----------------------------------------------

    async def send(self) -> int:
        """One call, or some frames over one socket; returns how many messages these are."""
        ticket = self.rng.random()
        if ticket < 0.08:
            return await self.watch()
        if ticket < 0.25:
            caller = self.rob if self.now.turn == 1 else self.ailsa
            call = ("POST", self.acts, written(self.move(self.seq)))
        elif ticket < 0.6:
            caller = self.stranger if ticket < 0.3 else self.rng.choice((self.ailsa, self.rob))
            call = ("POST", self.acts, self.body(self.act()))
        elif ticket < 0.7:
            caller, call = self.stranger, ("POST", "/api/tables", self.body(self.wish()))
        else:
            caller = self.stranger
            route = self.rng.choice(ROUTES)
            method = route.method if self.rng.random() < 0.9 else self.rng.choice(METHODS)
            call = (method, self.target(route.path), self.body(any_value(self.rng)))
        headers, cut = self.headers(caller), self.rng.random() < 0.03
        try:
            answer = await caller.call(*call[:2], raw=call[2], headers=headers, cut=cut)
            self.judge(answer, call[1])
            await self.compare(answer.status == 200 and call[1] == self.acts)
        except BaseException as error:
            error.add_note(f"{call} {headers} {cut=}")
            raise
        return 1

    def judge(self, answer: Answer, target: str) -> None:
        """An answer is a success, or an error in words; never a fault."""
        assert 200 <= answer.status < 500, answer
        assert answer.headers[b"x-content-type-options"] == b"nosniff"
        if answer.status >= 400:
            self.refused += 1
            if answer.body and unquote(target).startswith(
                "/api/"
            ):  # pages and their parts are another matter
                said = answer.json()
                assert set(said) == ERROR and said["error"] != said["words"] and len(said["words"]) > 5
                assert (said["table"] is not None) == (said["error"] == "server-stale")

    async def compare(self, may_change: bool) -> None:
        """Whether the table is as it was, or as a valid act left it."""
        before = (self.seq, self.digest)
        await self.look()
        if before == (self.seq, self.digest):
            return
        assert may_change, "what was refused has changed the table"
        assert self.seq > before[0]
        self.changes += 1
        self.check(self.now.sheets[-1].state)
        if self.now.stage != "playing":
            await self.begin()

    async def watch(self) -> int:
        """A socket with frames of all kinds."""
        frames: list[dict[str, Any]] = []
        for _ in range(1 + self.rng.randrange(FRAMES)):
            asked: dict[str, Any] = self.rng.choice(
                (
                    {"ping": self.rng.randrange(2**40)},
                    {"watch": {"since": -1, "language": "de"}},
                    {"watch": {}},
                    self.act(),
                )
            )
            data = written(asked) if self.rng.random() < 0.7 else mangled_json(asked, self.rng)
            try:
                frames.append({"text": data.decode()} if self.rng.random() < 0.97 else {"bytes": data})
            except UnicodeDecodeError:  # a server closes the socket before we hear of it
                frames.append({"bytes": data})
        caller = self.rng.choice((self.ailsa, self.rob, self.stranger))
        headers = (
            [HOST, *caller.headers()[2:]]
            if self.rng.random() < 0.95
            else (self.headers(caller) or [HOST, JSON])
        )
        target = self.target("/api/tables/{id}/live")
        try:
            self.judge_frames(await watch(self.home.app, target, headers, frames))
            await self.compare(may_change=False)
        except BaseException as error:
            error.add_note(f"{target} {headers} {frames}")
            raise
        return len(frames)

    def judge_frames(self, closed: Closed) -> None:
        """A socket is sent views and pongs, and closed for a reason."""
        assert closed.code in CLOSED, closed
        assert len(closed.reason.encode()) <= 123
        self.refused += closed.code != 1000
        for frame in closed.frames:
            assert {"seq", "pong"} & set(json.loads(frame))


def counted() -> list[ParameterSet]:
    """A short test for each game, and parts of a long one."""
    params = []
    for name in NAMES:
        row = pytest.mark.promise("R4", f"messages over HTTP and WebSocket to {name}")
        params.append(pytest.param(name, 0, SHORT, id=name, marks=row))
        for part in range(1, PARTS + 1):
            marks = [row, pytest.mark.soak]
            params.append(pytest.param(name, part, LONG, id=f"{name}-part{part}", marks=marks))
    return params


@pytest.fixture(scope="module")
async def castle(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """An application without limits."""
    folder: Path = tmp_path_factory.mktemp("nonsense")
    (folder / "index.html").write_text("the page")
    chosen = Settings(str(folder / "games.sqlite3"), rates=WITHOUT_LIMITS, static=folder, sockets=10**6)
    async with house(chosen) as running:
        yield running


@pytest.mark.parametrize(("name", "part", "messages"), counted())
async def test_nonsense_to_a_table(
    castle: House, name: str, part: int, messages: int, tally: Tally, caplog: pytest.LogCaptureFixture
) -> None:
    siege = Siege(castle, name, seed_of(name, part))
    await siege.begin()
    sent = 0
    while sent < messages:
        try:
            now = await siege.send()
            assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
        except BaseException as error:
            error.add_note(f"seed {seed_of(name, part)}, message {sent}")
            raise
        sent += now
        tally.tried(now)
    assert siege.changes > messages // 20 and siege.refused > messages // 4
