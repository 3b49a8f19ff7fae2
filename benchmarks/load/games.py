"""The games that are played, each by two people with a browser of their own."""

import asyncio
import random
from collections.abc import Callable, Mapping
from typing import NamedTuple

import msgspec
from msgspec import Struct

from benchmarks.load.wire import Address, Caller, Watcher

SEATS = 2
OPENED = [{"kind": "me", "name": "Ailsa"}, {"kind": "open"}]


class Choice(Struct):
    """A legal move."""

    move: str


class Seat(Struct):
    """Who sits there, as far as it matters."""

    ready: bool


class Seen(Struct):
    """What a player has to know of a view; the rest isn't even decoded."""

    id: str
    seq: int
    stage: str
    seats: list[Seat]
    choices: list[Choice]


class Ack(NamedTuple):
    """An act that the server said is durable."""

    table: str
    id: str
    seq: int  # that it led to
    move: str  # empty if it was none


class Failed(Exception):
    """The server answered something else than was to be expected."""


_seen = msgspec.json.Decoder(Seen)
_encode = msgspec.json.Encoder().encode


class Game:
    """A table and the two who play at it."""

    def __init__(self, number: int, server: Address, name: str) -> None:
        self.number = number
        self.name = name
        self.rng = random.Random(number)
        # Everybody calls from a house of their own: all of 127.0.0.0/8 is this machine.
        place = f"{number // 250}.{number % 250 + 1}"
        self.callers = [Caller(server, f"127.{seat + 1}.{place}") for seat in range(SEATS)]
        self.watchers: list[Watcher] = []
        self.views: list[Seen] = []  # the newest of each player's
        self.acts = 0
        self.acting = False  # an act is under way
        self.offer: Callable[[Game], None] = lambda game: None  # called when an act is possible
        self.told: list[int] = []  # by socket: the seq of the last view that came

    @property
    def id(self) -> str:
        """The table's."""
        return self.views[0].id

    @property
    def seq(self) -> int:
        """Of the newest view that either has."""
        return max(view.seq for view in self.views)

    async def open(self) -> None:
        """Two guests, a table, and cards on it."""
        for caller in self.callers:
            await self._call(caller, "GET", "/api/me")
        body = _encode({"game": self.name, "seats": OPENED})
        self.views = [_seen.decode(await self._call(self.callers[0], "POST", "/api/tables", body))] * SEATS
        await self._act(1, {"act": "sit", "seat": 1, "name": "Rob"})
        for _ in range(SEATS):
            await self.act()  # each says that they are ready

    async def watch(self, sockets: int) -> None:
        """Opens so many sockets: the players' first, then some for spectators."""
        path = f"/api/tables/{self.id}/live"
        for number in range(sockets):
            watcher = Watcher(lambda text, number=number: self._frame(number, text))  # type: ignore[misc]
            self.watchers.append(watcher)
            self.told.append(-1)
            if number < SEATS:
                await watcher.open(self.callers[number], path)
            else:
                spectator = Caller(self.callers[0].server, f"127.{number + 1}.{self.callers[0].origin[6:]}")
                await watcher.open(spectator, path)

    def possible(self) -> tuple[int, dict[str, str]] | None:
        """Who can do what next, None while the news are still on their way."""
        newest = max(self.views, key=lambda view: view.seq)
        if newest.stage != "playing":
            waiting = [seat for seat, held in enumerate(newest.seats) if not held.ready]
            return (waiting[0], {"act": "ready", "seed": "heather"}) if waiting else None
        for seat, view in enumerate(self.views):
            if view.seq == newest.seq and view.choices:
                return seat, {"act": "move", "move": self.rng.choice(view.choices).move}
        return None

    async def act(self) -> Ack:
        """Does what can be done; Failed if the server doesn't agree."""
        possible = self.possible()
        assert possible is not None
        self.acting = True
        try:
            return await self._act(*possible)
        finally:
            self.acting = False
            self._offer()

    async def _act(self, seat: int, what: Mapping[str, object]) -> Ack:
        self.acts += 1
        before = self.seq
        id = f"load-{self.number}-{self.acts}"
        body = _encode({**what, "seq": before, "id": id})
        path = f"/api/tables/{self.id}/acts?since={self.views[seat].seq}"
        view = _seen.decode(await self._call(self.callers[seat], "POST", path, body))
        if view.seq <= before:
            raise Failed(f"an act led from {before} to {view.seq}")
        self._news(seat, view)
        return Ack(view.id, id, view.seq, str(what.get("move", "")))

    async def _call(self, caller: Caller, method: str, path: str, body: bytes = b"") -> bytes:
        status, answer = await caller.call(method, path, body)
        if status not in (200, 201):
            raise Failed(f"{method} {path}: {status} {answer.decode()[:300]}")
        return answer

    def _frame(self, number: int, text: bytes) -> None:
        """A view has come on that socket."""
        view = _seen.decode(text)
        self.told[number] = view.seq
        if number < SEATS:
            self._news(number, view)
            self._offer()

    def _offer(self) -> None:
        if not self.acting and self.possible() is not None:
            self.offer(self)

    def _news(self, seat: int, view: Seen) -> None:
        if view.seq >= self.views[seat].seq:
            self.views[seat] = view

    def close(self) -> None:
        """Everybody leaves."""
        for watcher in self.watchers:
            watcher.close()
        for caller in self.callers:
            caller.close()


async def open_games(server: Address, name: str, games: int, sockets: int) -> list[Game]:
    """So many games with their cards dealt and their sockets open."""
    found = [Game(number, server, name) for number in range(games)]
    several = asyncio.Semaphore(16)

    async def prepare(game: Game) -> None:
        async with several:
            await game.open()
            await game.watch(sockets // games + (game.number < sockets % games))

    await asyncio.gather(*map(prepare, found))
    return found
