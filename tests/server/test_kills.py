"""kill -9 at random moments: what was acknowledged is there, once, and every game can be played on."""

import asyncio
import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.people import JSON, PATIENCE, View, new_id
from tests.server.postgres import free_port

RETURN = 90.0  # seconds until a server must be back, on however busy a machine
SEATS = [{"kind": "me", "name": "Ailsa"}, {"kind": "here", "name": "Rob"}]


class Process:
    """A real `caber serve` that is killed again and again."""

    def __init__(self, file: Path) -> None:
        self.file, self.port = file, free_port()
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        words = ["serve", "--no-open", "--port", str(self.port), "--database", str(self.file)]
        self.running = subprocess.Popen(
            [sys.executable, "-m", "caber.cli", *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )

    def kill(self) -> None:
        self.running.kill()
        self.output = self.running.communicate()[0]


class Player:
    """Plays one table after another, and remembers what was acknowledged."""

    def __init__(self, address: str, seed: int) -> None:
        self.rng = random.Random(seed)
        self.http = httpx.AsyncClient(base_url=address, headers=JSON, timeout=PATIENCE)
        self.acknowledged: dict[
            str, tuple[str, str, int]
        ] = {}  # by id of the act: table, move, seq it led to
        self.repeated = 0

    async def insist(self, method: str, path: str, **more: object) -> httpx.Response:
        """Asks until there is an answer, whoever is killed meanwhile."""
        deadline = time.monotonic() + RETURN
        while True:
            try:
                return await self.http.request(method, path, **more)  # type: ignore[arg-type]
            except httpx.TransportError:
                assert time.monotonic() < deadline, "the server doesn't come back"
                self.repeated += 1
                await asyncio.sleep(0.02)

    async def play(self, until: asyncio.Event) -> None:
        while not until.is_set():
            opened = await self.insist(
                "POST", "/api/tables", json={"game": "schotten_totten", "seats": SEATS}
            )
            view: View = opened.json()
            while not until.is_set() and view["stage"] != "over":
                view = await self.step(view)

    async def step(self, view: View) -> View:
        what = {"act": "ready", "seed": "s"}
        if view["stage"] == "playing":
            what = {"act": "move", "move": self.rng.choice(view["choices"])["move"]}
        body = {**what, "seq": view["seq"], "id": new_id()}
        path = f"/api/tables/{view['id']}/acts?since={view['seq']}"
        answer = await self.insist("POST", path, json=body)
        assert answer.status_code == 200, answer.text
        after: View = answer.json()
        assert after["seq"] > view["seq"]
        self.acknowledged[str(body["id"])] = (view["id"], what.get("move", ""), after["seq"])
        return after


@pytest.mark.anyio
@pytest.mark.parametrize("kills", [3, pytest.param(20, marks=pytest.mark.soak)])
async def test_nothing_acknowledged_is_lost(tmp_path: Path, kills: int) -> None:
    file = tmp_path / "games.sqlite3"
    server, rng, enough = Process(file), random.Random(7), asyncio.Event()
    server.start()
    players = [Player(server.address, seed) for seed in range(3)]
    tasks = [asyncio.create_task(player.play(enough)) for player in players]
    try:
        for _ in range(kills):
            seen = sum(len(player.acknowledged) for player in players)
            while sum(len(player.acknowledged) for player in players) < seen + 5:
                await asyncio.sleep(0.01)
                for task in tasks:
                    if task.done():
                        task.result()
            await asyncio.sleep(rng.random() * 0.2)
            server.kill()
            server.start()
        enough.set()
        await asyncio.gather(*tasks)
    finally:
        server.kill()
        for player in players:
            await player.http.aclose()
    assert sum(player.repeated for player in players) >= kills
    with sqlite3.connect(file) as database:
        acts = {id: (table, seq) for table, id, seq in database.execute("SELECT table_id, id, seq FROM act")}
        tables = [table for (table,) in database.execute("SELECT table_id FROM summary")]
        logs = {
            table: database.execute(
                "SELECT seq, data FROM event WHERE table_id = ? ORDER BY seq", (table,)
            ).fetchall()
            for table in tables
        }
    for player in players:
        for id, (table, move, seq) in player.acknowledged.items():
            assert acts[id] == (table, seq)
            assert not move or any(
                f'"{move}"'.encode() in data for number, data in logs[table] if number <= seq
            )
    # Every act that the log knows was asked for once, and every log is whole.
    moved = sum(b'"moved"' in data and b'"seat":-1' not in data for log in logs.values() for _, data in log)
    assert moved == sum(1 for _, move, _ in _all(players) if move)
    for log in logs.values():
        assert [seq for seq, _ in log] == list(range(len(log)))
    database.close()


def _all(players: list[Player]) -> list[tuple[str, str, int]]:
    return [each for player in players for each in player.acknowledged.values()]
