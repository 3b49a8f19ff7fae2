"""Acts that arrive at the same moment over real sockets: one effect, and everybody hears of the same."""

from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from caber.games import NAMES
from caber.server.database import Database
from caber.server.store import Store
from caber.table.events import Moved
from tests.faults.volleys import Hit, Shot, Volley, by_tasks, by_threads, shot
from tests.ledger import Tally
from tests.server.conftest import settings_for
from tests.server.people import Person, View, new_id, street

pytestmark = pytest.mark.anyio
ME, OPEN = {"kind": "me", "name": "Ailsa"}, {"kind": "open"}
AT_ONCE = 10
Shots = list[tuple[Person, View]]


class Race:
    """A table at which two people send everything many times over, to one server or to several."""

    def __init__(self, addresses: list[str], volley: Volley, rng: Random, tally: Tally) -> None:
        self.addresses, self.volley, self.rng, self.tally = addresses, volley, rng, tally
        self.ailsa, self.rob = Person(address=addresses[0]), Person(address=addresses[0])
        self.made: list[str] = []

    async def begin(self, name: str) -> None:
        self.table = await self.ailsa.open(ME, OPEN, game=name)
        await self.rob.join(self.table, "Rob")
        for person in (self.ailsa, self.rob):
            await person.ready(self.table)
        await self.ailsa.look(self.table)

    async def close(self) -> None:
        for person in (self.ailsa, self.rob):
            await person.http.aclose()

    def act(self, person: Person, move: str) -> tuple[Person, View]:
        return person, {"act": "move", "seq": person.view["seq"], "id": new_id(), "move": move}

    def prepared(self, each: tuple[Person, View], number: int) -> Shot:
        """One of them, for the servers in turn."""
        (token,) = each[0].http.cookies.values()
        address = self.addresses[number % len(self.addresses)]
        return shot(address, token, f"/api/tables/{self.table}/acts", each[1])

    async def fire(self, acts: Shots) -> list[Hit]:
        hits = await self.volley([self.prepared(each, number) for number, each in enumerate(acts)])
        self.tally.tried(len(hits))
        return hits

    async def round(self, kind: int) -> bool:
        """Copies of one act, different ones, or both and some of the other person; False: it is over."""
        for person in (self.ailsa, self.rob):
            await person.look(self.table)
        if self.ailsa.view["stage"] != "playing":
            return False
        mover, other = sorted((self.ailsa, self.rob), key=lambda person: not person.view["choices"])
        moves = [choice["move"] for choice in mover.view["choices"]]
        copied = [self.act(mover, self.rng.choice(moves))] * AT_ONCE
        different = [self.act(mover, self.rng.choice(moves)) for _ in range(AT_ONCE)]
        untimely = [self.act(other, self.rng.choice(moves)) for _ in range(AT_ONCE // 3)]
        acts = (copied, different, copied[: AT_ONCE // 2] + different[: AT_ONCE // 2] + untimely)[kind]
        self.rng.shuffle(acts)
        self.judge(acts, await self.fire(acts), mover)
        return True

    def judge(self, acts: Shots, hits: list[Hit], mover: Person) -> None:
        """One act has had an effect, all its copies are told the same, and the others are shown the table."""
        done = {act["id"]: act["move"] for (_, act), hit in zip(acts, hits) if hit.status == 200}
        assert len(done) == 1, f"{len(done)} acts at one seq had an effect"
        ((winner, move),) = done.items()
        told = {hit.body for (_, act), hit in zip(acts, hits) if act["id"] == winner}
        assert len(told) == 1, "the same act was answered in two ways"
        seq = next(hit.json()["seq"] for hit in hits if hit.status == 200)
        for (person, act), hit in zip(acts, hits):
            if act["id"] != winner:
                assert hit.status == 409 or (hit.status == 403 and person is not mover), hit
                assert hit.status == 403 or hit.json()["table"]["seq"] == seq
        self.made.append(move)

    async def log(self, database: str) -> list[str]:
        """The players' moves as they are stored."""
        opened = Database(database)
        events, _ = await Store(opened).load(self.table)
        await opened.close()
        return [event.move for event in events if isinstance(event, Moved) and event.seat >= 0]


def parts() -> list[Any]:
    """Short races, and parts of long ones."""
    row = pytest.mark.promise("R3", "acts that race over sockets")
    params = []
    for kind, servers in (("sqlite", 1), ("postgresql", 2)):
        for volley in (by_threads, by_tasks):
            name = f"{kind}-{volley.__name__}"
            params.append(pytest.param(kind, servers, volley, 0, 6, id=name, marks=row))
            for part in range(1, 5):
                marks = [row, pytest.mark.soak]
                params.append(
                    pytest.param(kind, servers, volley, part, 150, id=f"{name}-part{part}", marks=marks)
                )
    return params


@pytest.mark.parametrize(("kind", "servers", "volley", "part", "rounds"), parts())
async def test_acts_at_the_same_moment(
    kind: str,
    servers: int,
    volley: Volley,
    part: int,
    rounds: int,
    tally: Tally,
    request: pytest.FixtureRequest,
) -> None:
    if kind == "sqlite":
        database = str(request.getfixturevalue("tmp_path") / "games.sqlite3")
    else:
        database = request.getfixturevalue("postgres").database()
    rng = Random(part)
    async with AsyncExitStack() as stack:
        addresses = [await stack.enter_async_context(street(settings_for(database))) for _ in range(servers)]
        race = Race(addresses, volley, rng, tally)
        stack.push_async_callback(race.close)
        await race.begin(rng.choice(NAMES))
        for number in range(rounds):
            if not await race.round(number % 3):
                assert await race.log(database) == race.made
                race.made = []
                await race.begin(rng.choice(NAMES))
        assert await race.log(database) == race.made
