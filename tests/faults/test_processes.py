"""Several processes on one PostgreSQL: whoever is killed, and if the database restarts, nothing is lost."""

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from caber.server.processes import FIRST, run_several
from caber.server.run import bind
from caber.server.settings import Settings
from caber.server.tables import Running
from caber.table.events import Resumed
from tests.cli.desk import Desk
from tests.faults import children
from tests.faults.audit import compare
from tests.faults.halls import Couple, Hall, Neighbour, Roamer, agree, meet, read
from tests.faults.history import RETURN, Player, acknowledged, parties
from tests.faults.servers import Commands, Nursery
from tests.ledger import Tally
from tests.server.conftest import settings_for
from tests.server.people import PATIENCE, House, Person, frame, house, street
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio
MORE = 3  # acts that everybody must get acknowledged before the next fault
PARTS = 6
ME, HERE, OPEN = {"kind": "me", "name": "Ailsa"}, {"kind": "here", "name": "Rob"}, {"kind": "open"}
FAULTS = ["kill", "kill", "fast", "kill", "immediate"] * 3


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    running = Nursery()
    yield running
    running.close()


async def progress(players: Sequence[Player]) -> None:
    """Until everybody has got some more done."""
    before = {player: acknowledged([player]) for player in players}
    async with asyncio.timeout(RETURN):
        while any(acknowledged([player]) < done + MORE for player, done in before.items()):
            await asyncio.sleep(0.02)


async def play_through(
    postgres: Postgres, halls: Sequence[Hall], faults: Sequence[str], rng: random.Random, tally: Tally
) -> None:
    """Two people at different servers, and others who go from one to another, play whatever happens."""
    known = parties(rng, few=True)  # the first with a bot and a clock
    roaming = known if len(faults) > 3 else known[1:2]
    couple = Couple(rng.choice([party.setting for party in known if party.setting.seats == 2]))
    one, other = Neighbour(halls[:1], couple, 1), Neighbour(halls[-1:], couple, 2)
    roamers = [Roamer(halls, party, seed) for seed, party in enumerate(roaming)]
    players: list[Player] = [one, other, *roamers]
    enough = asyncio.Event()
    for hall in halls:
        hall.start()
    try:
        async with asyncio.TaskGroup() as group:  # whoever fails ends the test
            group.create_task(meet(one, other, enough))
            for roamer in roamers:
                group.create_task(roamer.play(enough))
            for number, fault in enumerate(faults):
                await progress(players)
                await asyncio.sleep(rng.random() * 0.2)
                if fault == "kill":
                    await asyncio.to_thread(halls[number % len(halls)].strike, rng)
                else:
                    await asyncio.to_thread(postgres.restart, fault)
                tally.tried()
            await progress(players)
            enough.set()
        for hall in halls:
            usual = 0 if hall.workers > 1 else -signal.SIGTERM
            assert await asyncio.to_thread(hall.end, signal.SIGTERM) == usual
    finally:
        for hall in halls:
            hall.kill()
        for player in players:
            await player.http.aclose()
    logs, owners = read(halls[0].database)
    answers = [call.answer for each in roamers for call in each.calls if call.answer is not None]
    theirs = {player for view in answers for player in owners[view["id"]]}
    roamed = {table: log for table, log in logs.items() if owners[table] & theirs}
    found = compare(roamed, roamers)
    agree({table: log for table, log in logs.items() if table not in roamed}, [one, other])
    assert sum(player.unanswered for player in players) >= len(faults)
    assert one.frames > MORE and other.frames > MORE
    tally.counted(acknowledged(players), "acknowledged acts")
    tally.counted(len(logs), "tables")
    tally.counted(found.unknown, "acts without an answer")


@pytest.mark.promise("R11", "kills and database restarts")
@pytest.mark.parametrize(
    ("faults", "seed"),
    [
        (["kill", "immediate", "kill"], 0),
        *(pytest.param(FAULTS, part, marks=pytest.mark.soak) for part in range(PARTS)),
    ],
)
async def test_two_servers_lose_nothing(
    postgres: Postgres, nursery: Nursery, tmp_path: Path, tally: Tally, faults: list[str], seed: int
) -> None:
    database = postgres.database()
    halls = [Hall(tmp_path, database, nursery) for _ in range(2)]
    await play_through(postgres, halls, faults, random.Random(seed), tally)


@pytest.mark.soak
@pytest.mark.promise("R11", "kills and database restarts")
@pytest.mark.parametrize("seed", range(PARTS))
async def test_two_processes_of_one_server_lose_nothing(
    postgres: Postgres, tmp_path: Path, tally: Tally, seed: int
) -> None:
    halls = [Hall(tmp_path, postgres.database(), Commands(), workers=2)]
    await play_through(postgres, halls, FAULTS, random.Random(seed), tally)


async def test_a_server_keeps_its_processes_until_it_ends(postgres: Postgres, tmp_path: Path) -> None:
    hall = Hall(tmp_path, postgres.database(), Commands(), workers=2)
    hall.start()
    try:
        await said(hall, 3)
        first = set(hall.children())
        assert len(first) == 2
        ailsa, rob = Person(address=hall.address), Person(address=hall.address)
        table = await ailsa.open(ME, OPEN)
        async with AsyncExitStack() as stack:
            # So many that each process has some of them.
            sockets = [await stack.enter_async_context(ailsa.watch(table)) for _ in range(12)]
            await rob.join(table, "Rob")
            for socket in sockets:
                while (await frame(socket))["seq"] < rob.view["seq"]:
                    pass
        killed = first.pop()
        os.kill(killed, signal.SIGKILL)
        async with asyncio.timeout(RETURN):
            while killed in hall.children() or len(hall.children()) < 2:
                await asyncio.sleep(0.05)
        assert first <= set(hall.children())
        await ailsa.look(table)
        orphans = hall.children()
        hall.kill()  # without a word to them
        async with asyncio.timeout(RETURN):
            while any(Path(f"/proc/{orphan}").exists() for orphan in orphans):
                await asyncio.sleep(0.05)
        bind("127.0.0.1", hall.port).close()
        await ailsa.http.aclose()
        await rob.http.aclose()
    finally:
        hall.kill()
    told = hall.output.read_text()
    assert (told.count("Caber is ready"), told.count("another takes its place")) == (1, 1)


async def said(hall: Hall, lines: int) -> None:
    """Until a server has said so much."""
    async with asyncio.timeout(RETURN):
        while not hall.output.exists() or hall.output.read_text().count("\n") < lines:
            await asyncio.sleep(0.05)


def test_who_never_answers_ends_them_all(tmp_path: Path) -> None:
    assert run_several(2, partial(children.fail_at_once, tmp_path), pytest.fail, 5) == 1


def test_who_dies_at_once_is_started_ever_later(tmp_path: Path) -> None:
    ready: list[bool] = []
    assert run_several(2, partial(children.answer_once, tmp_path), lambda: ready.append(True), 5) == 0
    assert ready == [True]
    times = children.starts(tmp_path)
    # Two start, and two replace them at once. Each of those is replaced later, and each of these later still.
    assert times[4] - times[2] > FIRST
    assert times[6] - times[4] > 2 * FIRST


@pytest.mark.parametrize(
    ("words", "language", "told"),
    [
        (("--workers", "2"), "en", "can't share a file"),
        (("--workers", "2"), "de", "keine Datei teilen"),
        (("--workers", "2"), "nl", "geen bestand delen"),
        (("--proxy", "*"), "en", "no address of a proxy"),
        (("--proxy", "games.example"), "de", "keine Adresse eines Proxys"),
        (("--proxy", "192.0.2.7/24"), "nl", "geen adres van een proxy"),
    ],
)
def test_what_can_not_be_served_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: tuple[str, str], language: str, told: str
) -> None:
    file = tmp_path / "games.sqlite3"
    with bind("127.0.0.1", 0) as bound:
        monkeypatch.setattr("caber.server.run.bind", lambda host, port: bound)
        result = Desk(monkeypatch).run("serve", *words, "--database", str(file), "--lang", language)
    assert result.code == 1 and told in result.err
    assert not file.exists()


class Guest:
    """Somebody who watches a table, and is woken when it changes."""

    def __init__(self) -> None:
        self.woken = asyncio.Event()

    def wake(self) -> None:
        self.woken.set()


async def test_who_comes_while_another_process_moves_misses_nothing(postgres: Postgres) -> None:
    settings = settings_for(postgres.database())
    async with house(settings) as one, house(settings) as two:
        ailsa, rob, guest = one.person(), one.person(), Guest()
        table = await ailsa.open(ME, OPEN)
        tables, load = two.services.tables, two.services.store.load
        loaded, on = asyncio.Event(), asyncio.Event()

        async def dawdle(*what: Any, **more: Any) -> Any:
            found = await load(*what, **more)
            loaded.set()
            await on.wait()
            return found

        two.services.store.load = dawdle  # type: ignore[method-assign]

        async def come() -> Running:
            async with tables.at(table) as running:
                running.watchers.add(guest)
                guest.woken.clear()
                return running

        coming = asyncio.create_task(come())
        async with asyncio.timeout(PATIENCE):
            await loaded.wait()
            await rob.join(table, "Rob")
            while tables._running[table].certain:  # until the notice has come
                await asyncio.sleep(0.01)
            on.set()
            running = await coming
            await guest.woken.wait()
        assert running.table.seq == rob.view["seq"]


async def test_whoever_logs_out_has_left_every_process(postgres: Postgres) -> None:
    settings = settings_for(postgres.database())
    async with street(settings) as one, street(settings) as two:
        here, there = Person(address=one), Person(address=two)
        table = await here.open(ME, HERE)
        (token,) = here.http.cookies.values()
        there.http.cookies.set(f"caber-{two.rpartition(':')[2]}", token)
        async with there.watch(table) as socket:
            assert (await frame(socket))["seats"][0]["mine"]
            assert (await here.call("DELETE", "/api/session")).status_code == 200
            with pytest.raises(ConnectionClosed) as closed:
                await frame(socket)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        await here.http.aclose()
        await there.http.aclose()


class Sundial:
    """The time that tables go by: it goes on by itself, and can be moved forward."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._ahead = 0
        monkeypatch.setattr("caber.server.tables.time_ns", lambda: time.time_ns() + self._ahead)

    def forward(self, seconds: int) -> None:
        self._ahead += seconds * 1_000_000_000


@pytest.fixture
def sundial(monkeypatch: pytest.MonkeyPatch) -> Sundial:
    return Sundial(monkeypatch)


@asynccontextmanager
async def timed(settings: Settings) -> AsyncIterator[tuple[str, httpx.Cookies]]:
    """A table with a running clock of a minute, for as long as the server is there that opened it."""
    async with house(settings) as home:
        person = home.person()
        table = await person.open(ME, HERE, clock={"seconds": 60})
        await person.ready(table)
        yield table, person.http.cookies


async def clock(home: House, table: str, cookies: httpx.Cookies) -> int:
    """The seconds that whoever is to move has left; the game must not be over."""
    person = home.person()
    person.http.cookies = cookies
    view = await person.look(table)
    assert view["stage"] == "playing"
    left: int = view["seats"][view["position"]["turn"]]["clock"]
    return left // 1000


async def resumed(home: House, table: str) -> int:
    events, _ = await home.services.store.load(table)
    return sum(isinstance(event, Resumed) for event in events)


@pytest.mark.promise("R11", "clocks after an end of processes or database")
async def test_while_one_process_is_there_clocks_run(postgres: Postgres, sundial: Sundial) -> None:
    settings = settings_for(postgres.database())
    async with timed(settings) as (table, cookies), AsyncExitStack() as second:
        other = await second.enter_async_context(house(settings))
        sundial.forward(10)
        assert await clock(other, table, cookies) in range(45, 51)
        async with house(settings) as third:  # which takes over from the second
            await second.aclose()
            sundial.forward(10)
            assert await clock(third, table, cookies) in range(35, 41)
            assert await resumed(third, table) == 0


@pytest.mark.promise("R11", "clocks after an end of processes or database")
async def test_while_none_is_there_clocks_stand_still(postgres: Postgres, sundial: Sundial) -> None:
    settings = settings_for(postgres.database())
    async with timed(settings) as (table, cookies):
        pass
    sundial.forward(3600)
    # Several come at once, and each looks after waiting tables by itself.
    async with house(settings) as one, house(settings) as two, house(settings) as three:
        for home in (one, two, three):
            assert await clock(home, table, cookies) in range(50, 61)
        assert await resumed(one, table) == 1


@pytest.mark.promise("R11", "clocks after an end of processes or database")
async def test_while_the_database_is_away_clocks_stand_still(postgres: Postgres, sundial: Sundial) -> None:
    settings = settings_for(postgres.database())
    async with timed(settings) as (table, cookies), house(settings) as other:
        assert await clock(other, table, cookies) in range(55, 61)
        await asyncio.to_thread(postgres._stop, "fast")
        await asyncio.sleep(0.2)  # until both have noticed
        sundial.forward(3600)
        await asyncio.to_thread(postgres._start)
        await asyncio.sleep(2.5)  # until both are there again, and have looked after waiting tables
        assert await clock(other, table, cookies) in range(50, 61)
        assert await resumed(other, table) >= 1
