"""SIGTERM under load: no game is aborted, the pause is short, and no clock is charged for it."""

import asyncio
import json
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from caber.games import NAMES
from tests.faults.audit import audit, read
from tests.faults.history import CLOCK, RETURN, Look, Player, acknowledged, parties
from tests.faults.servers import Commands, Server
from tests.ledger import Tally
from tests.server.people import PATIENCE, Person, View

LONGEST = 3.0  # seconds of a pause
PARTS = 5
ROOT = Path(__file__).parents[2]
# A server whose analyses never end.
SLOW = """
import sys
from caber.server.run import bind, run
from caber.server.settings import Settings, at_home
settings = Settings(sys.argv[2], rates=at_home(), analyst_table="tests.server.slow_analysts")
run(settings, bind("127.0.0.1", int(sys.argv[1])), lambda: print("ready", flush=True))
"""


class Restart(NamedTuple):
    """One restart: when the old process was gone, and how long nobody was answered."""

    gone: int  # milliseconds since 1970
    pause: float  # seconds


class Watcher:
    """Somebody who watches what a player plays, over a socket that is opened again when it is closed."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.closed: list[int | None] = []  # the codes by which servers said goodbye

    async def watch(self) -> None:
        """Watches one table after another, until it is stopped."""
        since, table = -1, ""
        while True:
            await asyncio.sleep(0.2)
            latest = next((call.table for call in reversed(self.player.calls) if call.table), "")
            if latest != table:
                since, table = -1, latest
            if table:
                with suppress(OSError, WebSocketException):
                    since = await self._follow(table, since)

    async def _follow(self, table: str, since: int) -> int:
        address = str(self.player.http.base_url).replace("http", "ws")
        cookies = "; ".join(f"{name}={value}" for name, value in self.player.http.cookies.items())
        async with connect(
            f"{address}/api/tables/{table}/live?since={since}",
            additional_headers={"Cookie": cookies},
            open_timeout=PATIENCE,
        ) as socket:
            try:
                async for said in socket:
                    view: View = json.loads(said)
                    self.player.looks.append(Look(since, view))
                    since = view["seq"]
                    if view["stage"] == "over":
                        break
            finally:
                if socket.close_code is not None:
                    self.closed.append(socket.close_code)
        return since


async def restart(server: Server, client: httpx.AsyncClient) -> Restart:
    """Ends a server and starts another at once."""
    begun = time.monotonic()
    code = await asyncio.to_thread(server.end, signal.SIGTERM)
    assert code in (0, -signal.SIGTERM)
    gone = time.time_ns() // 1_000_000
    server.start()
    await answers(client)
    return Restart(gone, time.monotonic() - begun)


async def answers(client: httpx.AsyncClient) -> None:
    """Waits until a server answers."""
    async with asyncio.timeout(RETURN):
        while True:
            with suppress(httpx.TransportError):
                if (await client.get("/api/tables")).status_code == 200:
                    return
            await asyncio.sleep(0.01)


async def play_through_restarts(
    server: Server, players: list[Player], times: int, rng: random.Random
) -> list[Restart]:
    """Lets them play, with somebody watching each of them, and restarts the server so many times."""
    enough, done = asyncio.Event(), []
    watchers = [Watcher(player) for player in players]
    server.start()
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as client:
        await answers(client)
        async with asyncio.TaskGroup() as group:
            watching = [group.create_task(watcher.watch()) for watcher in watchers]
            playing = [group.create_task(player.play(enough)) for player in players]
            for _ in range(times):
                wanted = acknowledged(players) + rng.randrange(5, 40)
                async with asyncio.timeout(RETURN):
                    while acknowledged(players) < wanted:
                        await asyncio.sleep(0.01)
                done.append(await restart(server, client))
            enough.set()
            await asyncio.wait(playing)
            for task in watching:
                task.cancel()
    assert 1012 in {code for watcher in watchers for code in watcher.closed}  # they were told to come back
    return done


def not_charged(file: Path, players: Sequence[Player], restarts: Sequence[Restart]) -> int:
    """How many clocks were running while there was no server; fails if one was charged for it."""
    shown = {
        (call.answer["id"], call.answer["seq"]): [seat["clock"] for seat in call.answer["seats"]]
        for player in players
        for call in player.calls
        if call.answer is not None
    }
    stopped = 0
    for table, log in read(file).items():
        events, times = log.told, {act.seq: act.at for act in log.acts}
        if events[0]["clock"] is None:
            continue
        for seq, left in enumerate(reckoned(events)):
            if seq in times and (table, seq) in shown:
                assert shown[table, seq] == left, f"clocks of {table} after {seq}"
        for each in restarts:
            before = [event["event"] for event in events if event["at"] <= each.gone]
            after = [event["event"] for event in events if event["at"] > each.gone]
            if "moved" in before and "closed" not in before:
                assert after[0] == "resumed", f"{table} was charged for a restart"
                stopped += 1
    return stopped


def reckoned(events: list[View]) -> Iterator[list[int]]:
    """What each clock shows after each event, reckoned without any code of the table.

    Whoever acts next is whose clock runs; one who acts again goes on with the same turn.
    """
    left = [CLOCK["seconds"] * 1000 for _ in events[0]["chairs"]]
    running: int | None = None
    since = events[0]["at"]
    for seq, event in enumerate(events):
        at, kind = event["at"], event["event"]
        if kind == "resumed":
            since = at
        if kind in ("moved", "forfeited") and running is not None and event["seat"] >= 0:
            left[running] -= at - since
            since = at
        following = next((each["seat"] for each in events[seq + 1 :] if _acts(each)), None)
        if kind in ("moved", "ready") and following is not None and following != running:
            if running is not None:
                left[running] += CLOCK["increment"] * 1000
            running, since = following, at
        over = any(each["event"] == "closed" for each in events[: seq + 1])
        spent = at - since if not over else 0
        yield [each - spent if seat == running else each for seat, each in enumerate(left)]


def _acts(event: View) -> bool:
    return event["event"] in ("moved", "forfeited") and bool(event["seat"] >= 0)


@pytest.mark.promise("R9", "restarts")
@pytest.mark.parametrize(
    ("times", "seed"),
    [(3, 0), *(pytest.param(20, part, marks=pytest.mark.soak) for part in range(1, PARTS + 1))],
)
def test_a_restart_aborts_no_game(tmp_path: Path, tally: Tally, times: int, seed: int) -> None:
    rng, file = random.Random(seed), tmp_path / "games.sqlite3"
    server = Server(file, Commands())
    wanted = parties(rng, few=times <= 3)
    if times <= 3:
        wanted = [party._replace(bots=0) for party in wanted]  # whose processes take long to start
    players = [Player(server.address, party, rng.randrange(2**32)) for party in wanted]

    async def go_on() -> list[Restart]:
        try:
            return await play_through_restarts(server, players, times, rng)
        finally:
            server.kill()
            for player in players:
                await player.http.aclose()

    restarts = asyncio.run(go_on())
    audit(file, players)
    assert server.complaints() == []
    stopped = not_charged(file, players, restarts)
    assert stopped >= times // 2
    longest = max(each.pause for each in restarts)
    if times > 3:
        assert longest <= LONGEST
    tally.tried(times)
    tally.lasted("a pause took", longest)
    tally.counted(stopped, "running clocks stood still")


class Slow(Commands):
    """Starts a server whose analyses never end."""

    def start(self, output: Path, words: list[str]) -> int:
        port, file = words[words.index("--port") + 1], words[words.index("--database") + 1]
        with output.open("ab") as told:
            process = subprocess.Popen(
                [sys.executable, "-c", SLOW, port, file], stdout=told, stderr=subprocess.STDOUT, cwd=ROOT
            )
        self._running[process.pid] = process
        return process.pid


@pytest.mark.promise("R9", "restarts")
def test_nobody_keeps_a_restart_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for an analysis is told to ask again, and the end of the server doesn't wait for it."""
    monkeypatch.setenv("CABER_TEST_ANALYST", "stalls")
    asyncio.run(_wait_for_an_analysis(Server(tmp_path / "games.sqlite3", Slow())))


async def _wait_for_an_analysis(server: Server) -> None:
    server.start()
    person = Person(address=server.address)
    try:
        await answers(person.http)
        for name in NAMES:
            table = await person.open({"kind": "me"}, {"kind": "here", "name": "Rob"}, game=name)
            await person.ready(table)
            if person.view["hint"]:
                break
        waiting = asyncio.create_task(person.call("GET", f"/api/tables/{table}/hint"))
        async with asyncio.timeout(RETURN):
            while not server.children():
                await asyncio.sleep(0.01)
        assert await asyncio.to_thread(server.end, signal.SIGTERM) in (0, -signal.SIGTERM)
        answer = await waiting
        assert (answer.status_code, answer.json()["error"]) == (503, "server-analysis-late")
    finally:
        server.kill()
        await person.http.aclose()
