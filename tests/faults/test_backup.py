"""Copies of games, made under load: what was acknowledged is in them, and they can be played on."""

import asyncio
import random
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from itertools import cycle
from pathlib import Path

import httpx
import pytest

from caber.core.errors import CaberError
from caber.games import NAMES, game
from caber.server import backup
from caber.server.backup import back_up, restore
from caber.server.database import Database
from caber.texts import LANGUAGES, tell
from tests.cli.desk import Desk
from tests.faults.servers import Commands, Server
from tests.ledger import Tally
from tests.server.conftest import settings_for
from tests.server.people import House, Person, house, play

PLAYERS = 3
SEATS = ("me", "here", "here", "here", "here")
START = 90.0  # seconds for a process to start, on however busy a machine
Row = tuple[object, ...]
Log = list[Row]


class Diary(Person):
    """Somebody who plays one table after another, and keeps a diary of what was acknowledged."""

    def __init__(self, address: str, seed: int) -> None:
        super().__init__(address=address)
        self.rng = random.Random(seed)
        self.games = cycle(NAMES[seed % len(NAMES) :] + NAMES[: seed % len(NAMES)])
        self.acknowledged: list[tuple[str, int]] = []  # table and seq
        self.table = ""

    async def go_on(self) -> None:
        """Does the next thing that there is to do."""
        if not self.table or self.view["stage"] == "over":
            name = next(self.games)
            seats = SEATS[: min(game(name).seats)]
            self.table = await self.open(*({"kind": kind, "name": kind} for kind in seats), game=name)
        elif self.view["stage"] == "playing":
            await self.act(self.table, "move", move=self.rng.choice(self.view["choices"])["move"])
        else:
            await self.act(self.table, "ready", seed="s")
        self.acknowledged.append((self.table, self.view["seq"]))


def logs(file: Path) -> dict[str, Log]:
    """What a file holds: by table, the events in their order."""
    found: dict[str, Log] = {}
    with closing(sqlite3.connect(file)) as connection:
        for table, *row in connection.execute("SELECT table_id, seq, data FROM event ORDER BY table_id, seq"):
            found.setdefault(table, []).append(tuple(row))
        last = dict(connection.execute("SELECT table_id, seq FROM summary"))
        acts = connection.execute("SELECT table_id, max(seq) FROM act GROUP BY table_id").fetchall()
    assert {table: len(log) - 1 for table, log in found.items()} == last
    assert all(seq <= last[table] for table, seq in acts)
    return found


@asynccontextmanager
async def load(server: Server) -> AsyncIterator[list[Diary]]:
    """People who play as fast as they can."""
    players = [Diary(server.address, seed) for seed in range(PLAYERS)]
    async with asyncio.timeout(START):
        while True:
            try:
                await players[0].get("/api/me")
                break
            except httpx.TransportError:
                await asyncio.sleep(0.1)

    async def playing(player: Diary) -> None:
        while True:
            await player.go_on()

    async with asyncio.TaskGroup() as group:  # which ends when something goes wrong
        tasks = [group.create_task(playing(player)) for player in players]
        try:
            yield players
        finally:
            for task in tasks:
                task.cancel()
    for player in players:
        await player.http.aclose()


async def more(players: list[Diary], acts: int) -> None:
    """Waits until so many more acts were acknowledged."""
    wanted = sum(len(player.acknowledged) for player in players) + acts
    async with asyncio.timeout(START):
        while sum(len(player.acknowledged) for player in players) < wanted:
            await asyncio.sleep(0.01)


@pytest.mark.anyio
@pytest.mark.promise("R1", "backups restored")
@pytest.mark.parametrize(
    ("copies", "part"),
    [(2, 0), *(pytest.param(10, part, marks=pytest.mark.soak) for part in range(1, 5))],
)
async def test_a_copy_made_under_load_can_be_played_on(
    tmp_path: Path, tally: Tally, copies: int, part: int
) -> None:
    file, rng = tmp_path / "games.sqlite3", random.Random(part)
    server = Server(file, Commands())
    server.start()
    known: dict[Path, list[tuple[str, int]]] = {}
    try:
        async with load(server) as players:
            for number in range(copies):
                await more(players, rng.randrange(10, 60))
                copy = tmp_path / f"copy-{number}.sqlite3"
                known[copy] = [each for player in players for each in player.acknowledged]
                words = ("-m", "caber.cli", "backup", str(copy), "--database", str(file), "--lang", "nl")
                command = await asyncio.create_subprocess_exec(
                    sys.executable, *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
                )
                told, _ = await asyncio.wait_for(command.communicate(), START)
                assert command.returncode == 0 and str(copy) in told.decode()
            with pytest.raises(CaberError, match="Another Caber"):
                restore(copy, str(file), ignore)
    finally:
        server.kill()
    final = logs(file)
    cookies = [player.http.cookies for player in players]
    for copy, acknowledged in known.items():
        place = tmp_path / f"from-{copy.name}"
        assert restore(copy, str(place), ignore) is None
        found = logs(place)
        assert all(log == final[table][: len(log)] for table, log in found.items())
        assert all(seq < len(found[table]) for table, seq in acknowledged)
        tally.counted(sum(map(len, found.values())), "events")
        async with house(settings_for(str(place))) as home:
            for cookie in cookies:
                await play_on(home, cookie)
        tally.tried()


async def play_on(home: House, cookies: object) -> None:
    """Every table of a player is as it was, and its game goes on."""
    person = home.person()
    person.http.cookies = cookies  # type: ignore[assignment]
    for mine in (await person.get("/api/tables"))["tables"]:
        view = await person.look(mine["id"])
        assert view["stage"] == mine["stage"]
        if view["stage"] == "waiting":
            await person.ready(mine["id"])
        elif view["stage"] == "over":
            assert (await person.get(f"/api/tables/{mine['id']}/games/1/check"))["secret"]
        else:
            assert await play([person], mine["id"], random.Random(1), 2) > 0
        person.view = {}


# -- what is no matter of chance -------------------------------------------------------------------


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A database with nothing in it but limits."""
    file = tmp_path / "games.sqlite3"
    Database(str(file)).migrate()
    add(file, "first", 2000)
    return file


def add(file: Path, name: str, rows: int = 1) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        many = [(f"{name} {number} {'x' * 200}", 1, 1, 1) for number in range(rows)]
        connection.executemany("INSERT INTO bucket VALUES (?, ?, ?, ?)", many)


def names(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as connection:
        return {key.split()[0] for (key,) in connection.execute("SELECT key FROM bucket")}


def ignore(done: float) -> None:
    """Nobody wants to know how far it has come."""


def test_a_copy_is_of_one_moment_and_comes_to_an_end(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "PAGES", 8)
    steps: list[float] = []

    def somebody_writes(done: float) -> None:
        add(kept, f"during-{len(steps)}")
        steps.append(done)
        assert len(steps) < 1000, "it begins anew again and again"

    back_up(str(kept), tmp_path / "copy", somebody_writes)
    assert names(tmp_path / "copy") == {"first"}
    assert len(steps) > 10 and steps == sorted(steps) and steps[-1] == 1
    assert len(names(kept)) == len(steps) + 1


@pytest.mark.parametrize("error", [KeyboardInterrupt, OSError(28, "No space left on device")])
def test_what_is_interrupted_leaves_nothing_behind(
    kept: Path, tmp_path: Path, error: BaseException | type[BaseException]
) -> None:
    def interrupt(done: float) -> None:
        raise error

    before = sorted(tmp_path.iterdir())
    with pytest.raises((KeyboardInterrupt, CaberError)):
        back_up(str(kept), tmp_path / "copy", interrupt)
    assert sorted(tmp_path.iterdir()) == before
    back_up(str(kept), tmp_path / "copy", ignore)
    with pytest.raises((KeyboardInterrupt, CaberError)):
        restore(tmp_path / "copy", str(kept), interrupt)
    assert names(kept) == {"first"} and not list(tmp_path.glob(".caber-*"))


def test_a_copy_is_for_its_owner_alone(kept: Path, tmp_path: Path) -> None:
    back_up(str(kept), tmp_path / "copy", ignore)
    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0


def test_what_was_there_is_kept_under_another_name(kept: Path, tmp_path: Path) -> None:
    back_up(str(kept), tmp_path / "copy", ignore)
    add(kept, "second")
    former = restore(tmp_path / "copy", str(kept), ignore)
    assert former is not None and former.parent == kept.parent
    assert (names(kept), names(former)) == ({"first"}, {"first", "second"})
    add(kept, "third")
    again = restore(tmp_path / "copy", str(kept), ignore)
    assert again is not None and again != former and names(again) == {"first", "third"}


def test_what_a_killed_server_left_beside_its_file_is_not_mistaken(kept: Path, tmp_path: Path) -> None:
    """A log that belongs to the former file must not be read into the new one, nor be lost to the former."""
    back_up(str(kept), tmp_path / "copy", ignore)
    connection = sqlite3.connect(kept)
    connection.execute("PRAGMA wal_autocheckpoint=0")
    connection.execute("INSERT INTO bucket VALUES ('killed 1', 1, 1, 1)")
    connection.commit()
    left = {ending: Path(f"{kept}{ending}").read_bytes() for ending in ("", "-wal")}
    connection.close()
    for ending, data in left.items():  # as they were when it was killed
        Path(f"{kept}{ending}").write_bytes(data)
    former = restore(tmp_path / "copy", str(kept), ignore)
    assert former is not None
    assert (names(kept), names(former)) == ({"first"}, {"first", "killed"})


def test_a_file_that_was_destroyed_can_be_replaced(kept: Path, tmp_path: Path) -> None:
    back_up(str(kept), tmp_path / "copy", ignore)
    kept.write_bytes(b"rubbish" * 1000)
    former = restore(tmp_path / "copy", str(kept), ignore)
    assert former is not None and former.read_bytes() == b"rubbish" * 1000
    assert names(kept) == {"first"}


def test_a_damaged_copy_is_refused(kept: Path, tmp_path: Path) -> None:
    back_up(str(kept), tmp_path / "copy", ignore)
    data = bytearray((tmp_path / "copy").read_bytes())
    data[-4096:] = b"\xff" * 4096  # a page that nobody would look at
    (tmp_path / "copy").write_bytes(data)
    with pytest.raises(CaberError):
        restore(tmp_path / "copy", str(kept), ignore)
    assert names(kept) == {"first"}


# -- the commands ----------------------------------------------------------------------------------


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.delenv("CABER_DATABASE", raising=False)
    return Desk(monkeypatch)


def _text(file: Path) -> Path:
    file.write_text("once upon a time")
    return file


def _newer(file: Path) -> Path:
    if not file.exists():
        Database(str(file)).migrate()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    return file


Words = Callable[[Path, Path], list[str]]
REFUSED: dict[str, Words] = {
    "server-backup-nothing": lambda kept, other: ["backup", str(other), "--database", f"{kept}.no"],
    "server-backup-exists": lambda kept, other: ["backup", str(_text(other)), "--database", str(kept)],
    "server-backup-itself": lambda kept, other: ["backup", str(kept), "--database", str(kept), "--force"],
    "server-backup-failed": lambda kept, other: ["backup", str(other / "a"), "--database", str(kept)],
    "server-restore-nothing": lambda kept, other: ["restore", str(other), "--database", str(kept)],
    "server-restore-strange": lambda kept, other: ["restore", str(_text(other)), "--database", str(kept)],
    "server-database-newer": lambda kept, other: ["restore", str(_newer(other)), "--database", str(kept)],
}


@pytest.mark.parametrize("key", REFUSED)
def test_what_can_not_be_done_is_told(desk: Desk, kept: Path, tmp_path: Path, key: str) -> None:
    for language in LANGUAGES:
        result = desk.run(*REFUSED[key](kept, tmp_path / "other"), "--lang", language)
        assert result.code == 1
        said = tell(key, dict.fromkeys(("file", "place", "reason"), "\0"), language)
        assert all(part.strip() in result.err for part in said.split("\0")), result.err
    assert names(kept) == {"first"}


def test_both_commands(desk: Desk, kept: Path, tmp_path: Path) -> None:
    copy = _text(tmp_path / "copy")
    made = desk.run("backup", copy, "--database", kept, "--force")
    assert made.code == 0 and str(copy) in made.out
    add(kept, "second")
    back = desk.run("restore", copy, "--database", kept)
    assert back.code == 0 and names(kept) == {"first"}
    former = Path(back.out.splitlines()[-1].rpartition(": ")[2])
    assert names(former) == {"first", "second"}


@pytest.mark.parametrize(("command", "tool"), [("backup", "pg_dump"), ("restore", "pg_restore")])
def test_postgresql_has_tools_of_its_own(desk: Desk, tmp_path: Path, command: str, tool: str) -> None:
    database = "postgresql://ailsa:pebbles@db.example/caber"
    result = desk.run(command, tmp_path / "x", "--database", database)
    assert result.code == 2 and tool in result.err
    assert "postgresql://ailsa@db.example/caber" in result.err and "pebbles" not in result.err
