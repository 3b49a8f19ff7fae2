"""Players who keep a history of their own: what they asked for, and what they were told.

A call was acknowledged, refused, or nobody knows: whoever asked got no answer, and didn't ask again. What the
server says later is compared with this (`audit`), so nothing in here knows how tables are stored.
"""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import httpx

from caber.core.contract import CHANCE
from caber.core.game import PLAYERS
from caber.core.options import written
from caber.games import NAMES
from tests.contract.spread import Guide, Setting, Walk, settings
from tests.server.people import JSON, PATIENCE, View, new_id

RETURN = 120.0  # seconds until a server must be back, on however busy a machine
PAUSE = 0.05  # seconds until it is asked again
FRIENDS = ("Ailsa", "Rob", "Morag", "Fergus", "Isla", "Ewan")
CLOCK = {"seconds": 7200, "increment": 2}  # it runs, but falls for nobody
GIVES_UP = 0.25  # chance that somebody who got no answer looks at the table instead of asking again
INSISTS = 0.02  # chance to ask again for something that was acknowledged
TAKES_BACK, RESIGNS = 0.1, 0.004


class Party(NamedTuple):
    """What somebody plays, and with whom."""

    setting: Setting
    bots: int = 0  # the last seats
    clock: bool = False

    @property
    def wanted(self) -> View:
        """What opens such a table."""
        people = self.setting.seats - self.bots
        seats = [{"kind": "here" if seat else "me", "name": FRIENDS[seat]} for seat in range(people)]
        seats += [{"kind": "bot", "name": "random"}] * self.bots
        options = {name: written(value) for name, value in self.setting.chosen.items() if name != PLAYERS}
        wanted = {"game": self.setting.game.name, "seats": seats, "options": options}
        return {**wanted, "clock": CLOCK} if self.clock else wanted


@cache
def brief(name: str) -> list[Setting]:
    """The option sets of a game with which it is soon over: a quarter of all."""

    def decisions(setting: Setting) -> int:
        walk = Walk(setting, Guide("random", 1))
        return sum(walk.state.turn != CHANCE for _ in walk.moves())

    known = sorted(settings(name), key=decisions)
    return known[: len(known) // 4]


def parties(rng: random.Random, few: bool) -> list[Party]:
    """Tables of every game, with and without bots and clocks; a few are one short game of each."""
    names = rng.sample(NAMES, len(NAMES))
    if few:
        # One with a bot is enough: each new server starts a process for it, which takes longer than the rest.
        return [
            Party(rng.choice(brief(name)), int(not place), place % 2 == 0) for place, name in enumerate(names)
        ]
    return [
        Party(rng.choice(settings(name)), bots, (place + bots) % 2 == 0)
        for place, name in enumerate(names)
        for bots in (0, 1)
    ]


@dataclass
class Call:
    """Something that was asked for, and what came of it as far as the caller knows."""

    asked: View
    table: str  # empty: a new one
    since: int
    answer: View | None = None  # the view that acknowledged it
    refused: bool = False
    sent: int = 0  # how often


class Look(NamedTuple):
    """Something that a caller was shown without having done anything."""

    since: int
    view: View


class Player:
    """Plays one table after another."""

    def __init__(self, address: str, party: Party, seed: int) -> None:
        self.party, self.rng = party, random.Random(seed)
        self.http = httpx.AsyncClient(base_url=address, headers=JSON, timeout=PATIENCE)
        self.calls: list[Call] = []
        self.looks: list[Look] = []
        self.unanswered = 0  # how often there was no answer
        self.answered = 0.0  # when there was one the last time, by the monotonic clock

    # -- asking ----------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response | None:
        """The answer; None if there is none, or one that only says that it can't be known."""
        try:
            answer = await self.http.request(method, path, **more)
        except httpx.TransportError:
            answer = None
        if answer is None or answer.status_code >= 500:
            self.unanswered += 1
            await asyncio.sleep(PAUSE)
            return None
        self.answered = time.monotonic()
        return answer

    async def insist(self, path: str) -> Any:
        """Reads until there is an answer, whoever is killed meanwhile."""
        deadline = time.monotonic() + RETURN
        while True:
            answer = await self.ask("GET", path)
            if answer is not None:
                assert answer.status_code == 200, answer.text
                return answer.json()
            assert time.monotonic() < deadline, "the server doesn't come back"

    async def call(self, call: Call) -> View | None:
        """The view that a call is answered with; None if the caller loses patience before there is one."""
        path = f"/api/tables/{call.table}/acts?since={call.since}" if call.table else "/api/tables"
        deadline = time.monotonic() + RETURN
        while True:
            call.sent += 1
            answer = await self.ask("POST", path, json=call.asked)
            if answer is not None:
                break
            # A new table has no id by which the server would know that it is asked for again.
            if not call.table or self.rng.random() < GIVES_UP:
                return None
            assert time.monotonic() < deadline, "the server doesn't come back"
        said: View = answer.json()
        if answer.status_code == 409:
            call.refused = True
            view: View = said["table"]
            return view
        assert answer.status_code == (200 if call.table else 201), answer.text
        assert call.answer in (None, said), "an act that is repeated is answered alike"
        call.answer = said
        return said

    # -- playing ---------------------------------------------------------------------------------

    async def play(self, enough: asyncio.Event) -> None:
        """Plays until it is enough, then whatever was begun to its end."""
        await self.insist("/api/me")
        while not enough.is_set():
            await self.finish(await self.open(), enough)
        for mine in (await self.insist("/api/tables"))["tables"]:
            if mine["stage"] != "over":
                await self.finish(await self.look(mine["id"]), enough)

    async def open(self) -> View:
        """A new table, or one that was opened without a word about it."""
        while True:
            call = Call(self.party.wanted, "", -1)
            self.calls.append(call)
            view = await self.call(call)
            if view is not None:
                return view
            known = {view["id"] for _, view in self.looks} | {each.table for each in self.calls}
            for mine in (await self.insist("/api/tables"))["tables"]:
                if mine["id"] not in known:
                    return await self.look(mine["id"])

    async def look(self, table: str, since: int = -1) -> View:
        """How a table stands."""
        view: View = await self.insist(f"/api/tables/{table}?since={since}")
        assert view["seq"] >= since, "what was seen once is gone"
        self.looks.append(Look(since, view))
        return view

    async def finish(self, view: View, enough: asyncio.Event) -> None:
        """Plays a game to its end; when it is enough, without further ado."""
        while view["stage"] != "over":
            if view["stage"] == "playing" and not view["choices"]:
                await asyncio.sleep(PAUSE)  # a bot is to move
                view = await self.look(view["id"], view["seq"])
                continue
            what = self.decide(view, enough.is_set())
            call = Call({**what, "seq": view["seq"], "id": new_id()}, view["id"], view["seq"])
            self.calls.append(call)
            after = await self.call(call)
            if after is not None and self.rng.random() < INSISTS and not call.refused:
                again = await self.call(call)
                after = after if again is None else again
            view = after or await self.look(view["id"], view["seq"])

    def decide(self, view: View, hurry: bool) -> View:
        """What to do next."""
        if view["stage"] == "waiting":
            return {"act": "ready", "seed": f"{self.rng.random()}"}
        if hurry:
            return {"act": "move", "move": view["choices"][0]["move"]}  # which gets on with the game
        chance = self.rng.random()
        if chance < RESIGNS:
            return {"act": "resign"}
        if view["undo"] and chance < TAKES_BACK:
            return {"act": "undo"}
        return {"act": "move", "move": self.rng.choice(view["choices"])["move"]}


def acknowledged(players: Sequence[Player]) -> int:
    """How many calls have been acknowledged so far."""
    return sum(call.answer is not None for player in players for call in player.calls)
