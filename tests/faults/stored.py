"""Databases as each version of the schema has left them: python -m tests.faults.stored makes the newest one.

A file in schemas/ is named after its version and is never made anew once there is a newer one: it is what
somebody may still have, and every later version must bring it up to date.
"""

import asyncio
import random
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from caber.games import NAMES, game
from caber.server.database import HEAD
from caber.server.sessions import hashed
from caber.server.settings import Settings, at_home
from tests.server.people import House, Person, View, house, play

COMMAND = "python -m tests.faults.stored"
FOLDER = Path(__file__).parent / "schemas"
COOKIES = {"Ailsa": "the-cookie-of-ailsa", "Rob": "the-cookie-of-rob"}
PASSWORD = "heather on the hill"
FAR = 4_102_444_800_000  # in the year 2100, so that no session runs out
CLOCK = {"seconds": 3600, "increment": 5}


def files() -> dict[str, Path]:
    """The stored databases, by version."""
    return {file.stem: file for file in sorted(FOLDER.glob("*.sql"))}


def read(stored: Path, file: Path) -> None:
    """Makes a database of a stored one."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(stored.read_text(encoding="utf-8"))


async def people_play(home: House) -> dict[str, Person]:
    """Ailsa, who has an account, and Rob, a guest, play every game: some to the end, some not."""
    people = {name: home.person() for name in COOKIES}
    for name, person in people.items():
        await person.get("/api/me")
        await person.call("PUT", "/api/me", json={"name": name})
    ailsa, rob = people.values()
    body = {"name": "Ailsa", "password": PASSWORD, "new": True}
    assert (await ailsa.call("POST", "/api/account", json=body)).status_code == 200
    for number, name in enumerate(NAMES):
        rng = random.Random(number)
        others = [{"kind": "here", "name": f"Friend {seat}"} for seat in range(2, min(game(name).seats))]
        await _begun(ailsa, rob, others, game=name, clock=CLOCK)
        await play([ailsa, rob], ailsa.view["id"], rng, 8)
        over = await _opened(ailsa, {"kind": "here", "name": "Mairi"}, *others, game=name, games=2)
        await ailsa.ready(over)
        await play([ailsa], over, rng)
        assert ailsa.view["stage"] != "playing"
        robot = await _opened(rob, {"kind": "bot", "name": "random"}, *others, game=name)
        await rob.ready(robot)
        await play([rob], robot, rng, 4)
        await _opened(rob, {"kind": "open"}, *others, game=name)
    given_up = await _begun(ailsa, rob, [], game=NAMES[0])
    await ailsa.look(given_up)
    await ailsa.act(given_up, "resign")
    return people


async def _opened(person: Person, *seats: View, **more: Any) -> str:
    return await person.open({"kind": "me"}, *seats, **more)


async def _begun(one: Person, two: Person, others: list[View], **more: Any) -> str:
    table = await _opened(one, {"kind": "open"}, *others, **more)
    two.view = {}
    await two.join(table, "Rob")
    await one.ready(table)
    await two.ready(table)
    await one.look(table)
    return table


async def make(file: Path) -> None:
    """A database of this version, in which much has happened; two cookies are known."""
    async with house(Settings(str(file), rates=at_home())) as home:
        people = await people_play(home)
        tokens = {name: hashed(person.http.cookies["caber"]) for name, person in people.items()}
    with closing(sqlite3.connect(file)) as connection, connection:
        times = {row[1] for row in connection.execute("PRAGMA table_info(session)")} & {"seen", "created"}
        changes = ", ".join(f"{name} = {FAR}" for name in sorted(times))
        for name, token in tokens.items():
            connection.execute(
                f"UPDATE session SET token = ?, {changes} WHERE token = ?", (hashed(COOKIES[name]), token)
            )


def dump(file: Path) -> Iterator[str]:
    """A database as statements that a person can read."""
    yield f"-- Version {HEAD} of what is stored, made by {COMMAND}; it is never changed."
    yield f"-- Cookies: {COOKIES}; password of Ailsa: {PASSWORD}"
    yield "BEGIN;"
    with closing(sqlite3.connect(file)) as connection:
        made = connection.execute(
            "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rootpage"
        ).fetchall()
        for _, _, sql in made:
            yield " ".join(sql.split()) + ";"
        for name in [name for kind, name, _ in made if kind == "table"]:
            order = "1" if name == "alembic_version" else "1, 2"
            for row in connection.execute(f"SELECT * FROM {name} ORDER BY {order}"):
                yield f"INSERT INTO {name} VALUES ({', '.join(map(_literal, row))});"
    yield "COMMIT;"


def _literal(value: object) -> str:
    match value:
        case None:
            return "NULL"
        case int() | float():
            return repr(value)
        case bytes():
            return f"CAST({_literal(value.decode())} AS BLOB)"
    return "'" + str(value).replace("'", "''") + "'"


def main() -> None:
    """Writes the newest one."""
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.sqlite3"
        asyncio.run(make(file))
        text = "\n".join(dump(file)) + "\n"
    place = FOLDER / f"{HEAD}.sql"
    place.write_text(text, encoding="utf-8")
    sys.stdout.write(f"{place.name}: {len(text) // 1024} KiB\n")


if __name__ == "__main__":
    main()
