"""Many games at once: what was acknowledged is stored, every watcher is told, and nobody waits long."""

import asyncio
import sqlite3
from time import monotonic

import psycopg
import pytest

from benchmarks.load.games import Ack, Game, open_games
from benchmarks.load.report import milliseconds, thirds
from benchmarks.load.schedule import Run, run
from benchmarks.load.search import LIMIT, highest
from benchmarks.load.server import DATABASES, Server, serving
from caber.games import NAMES
from tests.ledger import Tally

pytestmark = pytest.mark.anyio
PATIENCE = 60.0  # seconds until the last watcher has been told
LEVEL = 1.10  # the last third of a run may take so much more memory than the one before
SEARCHED = 8.0  # seconds for each rate that is tried

ACTS = "SELECT table_id, id, seq FROM act"
EVENTS = "SELECT table_id, seq, data FROM event ORDER BY table_id, seq"


def stored(database: str) -> tuple[dict[tuple[str, str], int], dict[str, list[bytes]]]:
    """Acts and logs as the database itself has them, read behind the server's back."""
    if database.startswith("postgresql"):
        with psycopg.connect(database) as connection:
            acts, events = connection.execute(ACTS).fetchall(), connection.execute(EVENTS).fetchall()
    else:
        file = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        acts, events = file.execute(ACTS).fetchall(), file.execute(EVENTS).fetchall()
        file.close()
    logs: dict[str, list[bytes]] = {}
    for table, seq, data in events:
        assert seq == len(logs.setdefault(table, [])), f"the log of {table} has a gap"
        logs[table].append(bytes(data))
    return {(table, id): seq for table, id, seq in acts}, logs


def check_acks(database: str, acks: list[Ack]) -> None:
    """Everything that was acknowledged is there, once, where the acknowledgement said."""
    acts, logs = stored(database)
    assert len({(ack.table, ack.id) for ack in acks}) == len(acks)
    for ack in acks:
        assert acts[ack.table, ack.id] == ack.seq
        assert ack.seq < len(logs[ack.table])
    moved = {
        table: [data for data in log if b'"moved"' in data and b'"seat":-1' not in data]
        for table, log in logs.items()
    }
    for table, log in moved.items():
        asked = [ack for ack in acks if ack.table == table and ack.move]
        assert len(log) == len(asked), f"{table}: {len(log)} moves, and {len(asked)} were asked for"
        for data, ack in zip(log, asked):
            assert f'"move":"{ack.move}"'.encode() in data


async def check_watchers(games: list[Game]) -> None:
    """Every socket is open, and ends with the newest position of its table."""
    deadline = monotonic() + PATIENCE
    while any(seq < game.seq for game in games for seq in game.told) and monotonic() < deadline:
        await asyncio.sleep(0.05)
    assert [(game.number, game.told) for game in games if set(game.told) != {game.seq}] == []
    assert [watcher.closed for game in games for watcher in game.watchers if watcher.closed] == []


async def played(server: Server, games: list[Game], rate: float, seconds: float) -> Run:
    """A run without a fault."""
    found = await run(server, games, rate, seconds)
    assert found.errors == []
    await check_watchers(games)
    check_acks(server.database, found.acks)
    return found


@pytest.mark.parametrize("kind", DATABASES)
@pytest.mark.promise("R8", "moves under load")
async def test_what_is_acknowledged_is_stored_and_told(kind: str, tally: Tally) -> None:
    with serving(kind) as server:
        games = await open_games(("127.0.0.1", server.port), NAMES[0], 20, 45)
        found = await played(server, games, 60, 3)
        for game in games:
            game.close()
    assert len(found.acks) > 100
    tally.tried(len(found.acks))


@pytest.mark.soak
@pytest.mark.parametrize("kind", DATABASES)
@pytest.mark.promise("R8", "moves under load")
async def test_a_thousand_games(kind: str, tally: Tally) -> None:
    """On both processors: whoever measures this runs nothing else meanwhile."""
    with serving(kind) as server:
        games = await open_games(("127.0.0.1", server.port), NAMES[0], 1000, 2000)
        found = await played(server, games, 200, 60)
        times, memory = milliseconds(found), thirds(found.memory)
        best = await highest(server, games, SEARCHED, lambda each: None)
        for game in games:
            game.close()
    tally.tried(len(found.acks))
    told = ", ".join(f"{name} {value} ms" for name, value in times.items())
    tally.measured(f"{kind}, 200 moves/s: {told}, {memory[-1]:.0f} MB")
    tally.measured(f"{kind}: up to {best.rate if best else 0:.0f} moves/s with p99 within {LIMIT:.0f} ms")
    assert times["p99"] <= LIMIT
    assert memory[-1] <= memory[-2] * LEVEL
