"""Power cuts, wherever SQLite has something unsynced: what was acknowledged is there, and games go on."""

import asyncio
import random
import shutil
import sqlite3
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import pytest

from caber.server import database
from caber.table.table import fold
from tests.faults.audit import Log, decoded, read
from tests.faults.disk import Deed, Disk, Named, Platter
from tests.faults.history import Call, Party, Player, acknowledged, parties
from tests.ledger import Tally
from tests.server.conftest import settings_for
from tests.server.people import View, house, street

SESSIONS = 2  # servers, one after another, on the same file
PARTS = 10


class Diarist(Player):
    """Writes down what had happened on the disk when each call was acknowledged."""

    def __init__(self, address: str, party: Party, seed: int, disk: Disk) -> None:
        super().__init__(address, party, seed)
        self.disk = disk
        self.diary: list[tuple[int, Call]] = []

    async def call(self, call: Call) -> View | None:
        view = await super().call(call)
        if call.answer is not None:
            self.diary.append((len(self.disk.deeds), call))
        return view


@dataclass
class Recording:
    """What happened on a disk, and what players were told meanwhile."""

    deeds: list[Deed]
    diary: list[tuple[int, Call]]  # how much had happened when something was acknowledged
    asked: set[str]  # the ids of all acts


async def record(file: Path, acts: int, rng: random.Random) -> Recording:
    """Lets people play at servers on a disk that is watched, until so much is acknowledged."""
    disk = Disk(file.parent)
    everybody: list[Diarist] = []
    with disk.plugged_in():
        for _ in range(SESSIONS):
            async with street(settings_for(str(file))) as address:
                wanted = [party._replace(bots=0) for party in parties(rng, few=True)]
                players = [Diarist(address, party, rng.randrange(2**32), disk) for party in wanted]
                everybody += players
                playing = [asyncio.create_task(player.play(asyncio.Event())) for player in players]
                while acknowledged(players) < acts // SESSIONS:
                    await asyncio.sleep(0.01)
                    for task in playing:
                        assert not task.done(), task.exception()
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
                for player in players:
                    await player.http.aclose()
    diary = sorted(chain.from_iterable(player.diary for player in everybody), key=lambda entry: entry[0])
    asked = {call.asked["id"] for player in everybody for call in player.calls if call.table}
    return Recording(disk.deeds, diary, asked)


def cuts(recording: Recording, count: int, rng: random.Random) -> list[int]:
    """Where to cut: anywhere, just when something was acknowledged, or while the WAL is emptied."""
    told = [when for when, _ in recording.diary]
    journals = {each.file for each in recording.deeds if isinstance(each, Named) and "-" in each.name}
    emptied = [
        place
        for place, deed in enumerate(recording.deeds)
        if not isinstance(deed, Named) and deed.file not in journals
    ]
    places = [range(len(recording.deeds) + 1), told, emptied]
    return sorted(rng.choice(places[number % 3]) for number in range(count))


def losses(recording: Recording, count: int, folder: Path, rng: random.Random) -> Iterable[tuple[Path, str]]:
    """Cuts the power so many times; yields each time what is left, and what is wrong with it."""
    platter, done = Platter(), 0
    assert recording.deeds and recording.diary
    for number, cut in enumerate(cuts(recording, count, rng)):
        for deed in recording.deeds[done:cut]:
            platter.take(deed)
        done = cut
        place = folder / f"{number}"
        place.mkdir()
        for name, content in platter.left(rng).items():
            (place / name).write_bytes(content)
        told = [call for when, call in recording.diary if when <= cut]
        yield place, _lost(place / "games.sqlite3", told, recording.asked)
        shutil.rmtree(place)


def _lost(file: Path, told: list[Call], asked: set[str]) -> str:
    """What is wrong with a file; nothing, if all that was acknowledged is there once."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            tables = connection.execute("SELECT name FROM sqlite_master").fetchall()
            if not told and ("act",) not in tables:
                return ""  # it was cut before there was anything to lose
            logs = read(file)
    except (sqlite3.DatabaseError, AssertionError) as error:
        return f"{error!r}"
    for call in told:
        assert call.answer is not None
        log = logs.get(call.answer["id"])
        if log is None:
            return f"a table is gone: {call}"
        if call.table and [act.seq for act in log.acts if act.id == call.asked["id"]] != [call.answer["seq"]]:
            return f"an act is gone: {call}"
    stored = Counter(act.id for log in logs.values() for act in log.acts)
    if not stored.keys() <= asked or any(times > 1 for times in stored.values()):
        return "there is something that nobody asked for"
    return _unfolded(logs)


def _unfolded(logs: dict[str, Log]) -> str:
    """What is wrong with a log that can't be played on."""
    for id, log in logs.items():
        try:
            fold(id, decoded(log))
        except Exception as error:
            return f"{id}: {error!r}"
    return ""


async def goes_on(file: Path) -> None:
    """A new server takes a file over: every table can be looked at, and more can be played."""
    async with house(settings_for(str(file))) as home:
        for table in read(file):
            async with home.services.tables.at(table) as running:
                assert running.table.id == table
        person = home.person()
        table = await person.open({"kind": "me"}, {"kind": "here"})
        await person.ready(table)
        assert person.view["stage"] == "playing"


@pytest.mark.promise("R2", "power cuts")
@pytest.mark.parametrize(
    ("count", "seed"),
    [(100, 0), *(pytest.param(500, part, marks=pytest.mark.soak) for part in range(1, PARTS + 1))],
)
def test_nothing_acknowledged_is_lost(tmp_path: Path, tally: Tally, count: int, seed: int) -> None:
    rng = random.Random(seed)
    (tmp_path / "disk").mkdir()
    recording = asyncio.run(record(tmp_path / "disk" / "games.sqlite3", 2 * count, rng))
    for number, (place, wrong) in enumerate(losses(recording, count, tmp_path, rng)):
        assert wrong == "", f"cut {number}"
        if number % 50 == 49:
            asyncio.run(goes_on(place / "games.sqlite3"))
    tally.tried(count)


@pytest.mark.parametrize("kept", ["OFF", "NORMAL"])
def test_the_cuts_are_real(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: str) -> None:
    """A server that doesn't wait for the disk is found out."""
    careless = [f"synchronous={kept}" if "synchronous" in each else each for each in database.SETTINGS]
    monkeypatch.setattr(database, "SETTINGS", careless)
    rng = random.Random(1)
    (tmp_path / "disk").mkdir()
    recording = asyncio.run(record(tmp_path / "disk" / "games.sqlite3", 60, rng))
    assert any(wrong for _, wrong in losses(recording, 40, tmp_path, rng))
