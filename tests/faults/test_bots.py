"""Bots that are killed, stopped, stall, fail or answer nonsense: the game goes on, by legal moves."""

import asyncio
import os
import random
import signal
import time
from multiprocessing import active_children
from pathlib import Path

import pytest

from caber.games import NAMES
from caber.server.settings import Settings, at_home
from caber.server.workers import START_LIMIT
from caber.table.events import AnyEvent, Moved
from caber.table.table import fold
from tests.bots.test_program import ROGUE, command
from tests.ledger import Tally
from tests.server.people import House, Person, house
from tests.server.test_programs import HAMISH, processes, settings, until_over

pytestmark = pytest.mark.anyio
ME, BOT = {"kind": "me", "name": "Ailsa"}, {"kind": "bot", "name": "random"}
LONGEST = 5.0  # seconds for which a game may stop
LONG = START_LIMIT + 20  # seconds for the same on a machine that is very busy
FAULTS = {"killed": signal.SIGKILL, "stopped": signal.SIGSTOP}  # what happens to the process of a bot


async def begin(home: House, name: str, bot: dict[str, str] = BOT) -> tuple[Person, str]:
    """A game against a bot, whose process is ready."""
    person = home.person()
    table = await person.open(ME, bot, game=name)
    await home.services.bots.warm_up()
    await person.ready(table)
    return person, table


async def hand_over(person: Person, table: str) -> bool:
    """Plays until the bot is to move; False if the game is over first."""
    while person.view["choices"]:
        await person.act(table, "move", move=person.view["choices"][0]["move"])
    return bool(person.view["stage"] == "playing")


async def moved_on(person: Person, table: str, seq: int, notes: Path | None = None) -> bool:
    """Waits until something has happened after that seq; False if a process has begun to think before."""
    async with asyncio.timeout(LONG):
        while (await person.look(table))["seq"] == seq:
            if notes is not None and any(notes.iterdir()):
                return False
            await asyncio.sleep(0.02)
    return True


async def log_of(home: House, table: str) -> list[AnyEvent]:
    """The log, which has to be one of legal moves."""
    events, _ = await home.services.store.load(table)
    assert fold(table, events).seq == len(events) - 1
    return events


def thinker(notes: Path) -> int:
    """The process that has begun to think; its note is taken away."""
    (note,) = notes.iterdir()
    note.unlink()
    return int(note.name)


@pytest.mark.promise("R17", "bots that failed")
@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize(
    ("name", "times"), [("", 1), *(pytest.param(name, 20, marks=pytest.mark.soak) for name in NAMES)]
)
async def test_a_process_that_is_struck_while_it_thinks(
    file: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    tally: Tally,
    fault: str,
    name: str,
    times: int,
) -> None:
    notes = tmp_path / "notes"
    notes.mkdir()
    monkeypatch.setenv("CABER_TEST_BOT", "stalls")
    monkeypatch.setenv("CABER_TEST_NOTES", str(notes))
    rng, longest, struck = random.Random(fault), 0.0, 0
    async with house(Settings(file, rates=at_home(), bot_table="tests.server.slow_bots")) as home:
        while struck < times:
            person, table = await begin(home, name or rng.choice(NAMES))
            while struck < times and await hand_over(person, table):
                seq, begun = person.view["seq"], time.monotonic()
                if not await moved_on(person, table, seq, notes):
                    process = thinker(notes)
                    await asyncio.sleep(rng.random())
                    os.kill(process, FAULTS[fault])
                    await moved_on(person, table, seq)
                    struck += 1
                longest = max(longest, time.monotonic() - begun)
                events = await log_of(home, table)
                assert isinstance(event := events[seq + 1], Moved) and event.seat == 1
            if person.view["stage"] == "playing":  # a short one may be over already
                await person.act(table, "resign")
    assert active_children() == []
    if times > 1:
        assert longest <= LONGEST
    tally.tried(times)
    tally.lasted(f"a process {fault}, the game stopped", longest)


@pytest.mark.promise("R17", "bots that failed")
@pytest.mark.parametrize(
    ("name", "times"), [("", 4), *(pytest.param(name, 60, marks=pytest.mark.soak) for name in NAMES)]
)
async def test_a_bot_that_fails_in_every_way(
    file: str, monkeypatch: pytest.MonkeyPatch, tally: Tally, name: str, times: int
) -> None:
    monkeypatch.setenv("CABER_TEST_BOT", "varies")
    rng, longest, failed = random.Random(times), 0.0, 0
    async with house(Settings(file, rates=at_home(), bot_table="tests.server.slow_bots")) as home:
        while failed < times:
            person, table = await begin(home, name or rng.choice(NAMES))
            while failed < times and await hand_over(person, table):
                seq, begun = person.view["seq"], time.monotonic()
                await moved_on(person, table, seq)
                longest = max(longest, time.monotonic() - begun)
                failed += 1
            events = await log_of(home, table)
            assert any(isinstance(event, Moved) and event.seat == 1 for event in events)
            if failed < times:
                assert person.view["stage"] == "over" and person.view["ending"]["reason"] != "nonsense"
    if times > 4:
        assert longest <= LONGEST
    tally.tried(times)
    tally.lasted("failing in every way, the game stopped", longest)


@pytest.mark.promise("R17", "bots that failed")
@pytest.mark.parametrize("times", [1, pytest.param(20, marks=pytest.mark.soak)])
async def test_a_program_that_is_killed_while_it_thinks(
    file: str, tmp_path: Path, tally: Tally, times: int
) -> None:
    rng, longest = random.Random(times), 0.0
    notes = tmp_path / "notes"
    async with house(settings(file, command(ROGUE, "stalls", notes))) as home:
        for _ in range(times):
            notes.write_text("")
            person, table = await begin(home, rng.choice(NAMES), HAMISH)
            assert await hand_over(person, table)
            begun = time.monotonic()
            async with asyncio.timeout(LONG):
                while '"moves"' not in notes.read_text():
                    await asyncio.sleep(0.02)
            await asyncio.sleep(rng.random())
            os.kill(processes(notes)[-1], signal.SIGKILL)
            await until_over(person, table)
            longest = max(longest, time.monotonic() - begun)
            ending = person.view["ending"]
            assert (ending["reason"], ending["winner"]) == ("crashed", 0)
            await log_of(home, table)
    if times > 1:
        assert longest <= LONGEST
    tally.tried(times)
    tally.lasted("a program killed, the game was over after", longest)
