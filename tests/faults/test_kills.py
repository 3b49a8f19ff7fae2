"""kill -9 at random moments: what was acknowledged is there, once, and every game is played to its end."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.audit import audit
from tests.faults.history import RETURN, Player, acknowledged, parties
from tests.faults.servers import Commands, Nursery, Server, Starter
from tests.ledger import Tally

EARLY = 0.3  # of all kills come while the server is being started, or just after
PARTS = 10


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    found = Nursery()
    yield found
    found.close()


async def kill_again_and_again(server: Server, players: list[Player], kills: int, rng: random.Random) -> None:
    """Kills at any moment: in the middle of a start, just after it, or when there is something to lose."""
    server.start()
    for _ in range(kills):
        if rng.random() >= EARLY:
            wanted = acknowledged(players) + rng.randrange(1, 30)
            async with asyncio.timeout(RETURN):
                while acknowledged(players) < wanted:
                    await asyncio.sleep(0.005)
        await asyncio.sleep(rng.random() * 0.3)
        await asyncio.to_thread(server.kill)
        server.start()


async def play_through_kills(file: Path, starter: Starter, kills: int, seed: int, tally: Tally) -> None:
    rng, enough = random.Random(seed), asyncio.Event()
    server = Server(file, starter)
    players = [Player(server.address, party, rng.randrange(2**32)) for party in parties(rng, few=kills <= 20)]
    try:
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play(enough))
            await kill_again_and_again(server, players, kills, rng)
            enough.set()
    finally:
        server.kill()
        for player in players:
            await player.http.aclose()
    found = audit(file, players)
    assert sum(player.unanswered for player in players) >= kills
    assert server.complaints() == []
    tally.tried(kills)
    tally.counted(found.acknowledged, "acknowledged acts")
    tally.counted(found.tables, "tables")
    tally.counted(found.unknown, "acts without an answer")
    tally.counted(found.carried_out, "of these carried out")


@pytest.mark.promise("R1", "kills")
@pytest.mark.parametrize(
    ("kills", "seed"),
    [(20, 0), *(pytest.param(50, part, marks=pytest.mark.soak) for part in range(1, PARTS + 1))],
)
def test_nothing_acknowledged_is_lost(
    tmp_path: Path, nursery: Nursery, tally: Tally, kills: int, seed: int
) -> None:
    asyncio.run(play_through_kills(tmp_path / "games.sqlite3", nursery, kills, seed, tally))


@pytest.mark.promise("R1", "kills")
@pytest.mark.soak
def test_the_command_itself_is_killed(tmp_path: Path, tally: Tally) -> None:
    asyncio.run(play_through_kills(tmp_path / "games.sqlite3", Commands(), 20, 0, tally))
