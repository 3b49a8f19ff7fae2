"""Real servers that share one PostgreSQL, and people who play at several of them."""

import asyncio
import json
import os
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.faults.audit import Done, Log
from tests.faults.history import PAUSE, Call, Party, Player
from tests.faults.servers import Server, Starter
from tests.server.people import PATIENCE, View, new_id

AWAY = 503  # the only answer that isn't one: the database is away


class Hall(Server):
    """A `caber serve` on PostgreSQL, in one process or in several."""

    def __init__(self, folder: Path, database: str, starter: Starter, workers: int = 1) -> None:
        super().__init__(folder / f"{new_id()}.hall", starter)
        self.database, self.workers = database, workers

    def start(self) -> None:
        words = ["serve", "--no-open", "--port", str(self.port), "--database", self.database]
        self._process = self.starter.start(self.output, [*words, "--workers", str(self.workers)])

    def strike(self, rng: random.Random) -> None:
        """Kills a process that serves; another takes its place."""
        if self.workers == 1:
            self.kill()
            self.start()
        else:
            with suppress(FileNotFoundError, ProcessLookupError):  # it has just been replaced
                os.kill(rng.choice(self.children()), signal.SIGKILL)


class Roamer(Player):
    """Asks any of the servers, and the next time perhaps another one."""

    def __init__(self, halls: Sequence[Hall], party: Party, seed: int) -> None:
        super().__init__(halls[0].address, party, seed)
        self.halls = halls
        self.http.event_hooks = {"response": [self._remember]}

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response | None:
        return await super().ask(method, self.rng.choice(self.halls).address + path, **more)

    async def _remember(self, answer: httpx.Response) -> None:
        """Servers at several ports know somebody by several cookies, all with the same token."""
        assert answer.status_code < 500 or answer.status_code == AWAY, await answer.aread()
        for token in answer.cookies.values():
            names = (f"caber-{hall.port}" for hall in self.halls)
            self.http.headers["Cookie"] = "; ".join(f"{name}={token}" for name in names)


class Couple(Party):
    """A table for two people at two devices."""

    @property
    def wanted(self) -> View:
        seats = [{"kind": "me", "name": "Ailsa"}, {"kind": "open"}]
        return {**super().wanted, "seats": seats}


class Neighbour(Roamer):
    """Sits at one side of a table, watches it over a socket, and moves when it is this side's turn."""

    def __init__(self, halls: Sequence[Hall], party: Party, seed: int) -> None:
        super().__init__(halls, party, seed)
        self.frames = 0  # that came over sockets

    async def do(self, view: View, **what: Any) -> View:
        """Acts once, whatever happens; how the table stands then."""
        call = Call({**what, "seq": view["seq"], "id": new_id()}, view["id"], view["seq"])
        self.calls.append(call)
        return await self.call(call) or await self.look(view["id"], view["seq"])

    async def join(self, table: str) -> None:
        """Takes the open seat, if it isn't mine yet, and is ready."""
        view = await self.look(table)
        while not any(seat["mine"] for seat in view["seats"]):
            view = await self.do(view, act="sit", seat=1, name="Rob")
        while (
            any(seat["mine"] and not seat["ready"] for seat in view["seats"]) and view["stage"] == "waiting"
        ):
            view = await self.do(view, act="ready", seed=new_id())

    async def sit(self, table: str, enough: asyncio.Event) -> None:
        """Plays until the game is over, or it is enough; a socket that is cut off is opened again."""
        while not enough.is_set():
            with suppress(OSError, WebSocketException):
                async with self._watch(table) as views:
                    while (view := await _before(views, enough)) is not None:
                        self.frames += 1
                        while view["choices"] and not enough.is_set():
                            view = await self.do(view, **self.decide(view, False))
                        if view["stage"] == "over":
                            return
            await asyncio.sleep(PAUSE)

    @asynccontextmanager
    async def _watch(self, table: str) -> AsyncIterator[AsyncIterator[str | bytes]]:
        address = self.rng.choice(self.halls).address.replace("http", "ws")
        cookie = {"Cookie": self.http.headers["Cookie"]}
        async with connect(
            f"{address}/api/tables/{table}/live", additional_headers=cookie, open_timeout=PATIENCE
        ) as socket:
            yield aiter(socket)


async def _before(views: AsyncIterator[str | bytes], enough: asyncio.Event) -> View | None:
    """The next view; None if it is enough, or there will be none."""
    coming: Awaitable[str | bytes] = anext(views)
    frame, end = asyncio.ensure_future(coming), asyncio.ensure_future(enough.wait())
    try:
        await asyncio.wait((frame, end), return_when=asyncio.FIRST_COMPLETED)
        if not frame.done():
            return None
        try:
            view: View = json.loads(frame.result())
        except StopAsyncIteration:
            return None
        return view
    finally:
        frame.cancel()
        end.cancel()
        await asyncio.gather(frame, end, return_exceptions=True)


async def meet(one: Neighbour, other: Neighbour, enough: asyncio.Event) -> None:
    """Two people play one game after another, each at a server of their own."""
    await other.insist("/api/me")
    while not enough.is_set():
        table = (await one.open())["id"]
        await other.join(table)
        await one.join(table)
        await asyncio.gather(one.sit(table, enough), other.sit(table, enough))


def read(database: str) -> tuple[dict[str, Log], dict[str, set[str]]]:
    """Every table, read without any code of the server, and whose it is; no log may have a gap."""
    logs: dict[str, Log] = {}
    owners: dict[str, set[str]] = {}
    with psycopg.connect(database) as connection:
        for table, seq in connection.execute("SELECT table_id, seq FROM summary").fetchall():
            rows, acts, seats = (
                connection.execute(f"SELECT {what} WHERE table_id = %s ORDER BY {order}", (table,)).fetchall()
                for what, order in (
                    ("seq, data FROM event", "seq"),
                    ("id, seq, at FROM act", "seq"),
                    ("seat, player FROM seat", "seat"),
                )
            )
            assert [number for number, _ in rows] == list(range(seq + 1)), f"the log of {table} has gaps"
            events = [bytes(data) for _, data in rows]
            logs[table] = Log(events, [Done(*act) for act in acts], [seat for seat, _ in seats])
            owners[table] = {player for _, player in seats}
    return logs, owners


def agree(logs: dict[str, Log], players: Sequence[Player]) -> None:
    """Fails unless what was acknowledged to people at different devices is there once, and nothing else."""
    asked = {call.asked["id"]: call for player in players for call in player.calls if call.table}
    stored = {done.id: (table, done.seq) for table, log in logs.items() for done in log.acts}
    for id, call in asked.items():
        if call.answer is not None:
            assert stored.get(id) == (call.table, call.answer["seq"]), f"lost: {call}"
        assert not call.refused or id not in stored, f"refused, yet carried out: {call}"
    for table, log in logs.items():
        moved = [event["move"] for event in log.told if event["event"] == "moved" and event["seat"] >= 0]
        wanted = [asked[done.id].asked for done in log.acts]
        assert moved == [act["move"] for act in wanted if act["act"] == "move"], (
            f"{table} tells another story"
        )
