"""What chance has shown or somebody else has seen is not taken back: not by another connection, not later."""

import random
from itertools import islice, pairwise
from pathlib import Path

import pytest

from caber.core.contract import CHANCE
from caber.games import NAMES, game
from caber.table.events import Moved
from tests.contract.spread import Guide, Setting, Walk
from tests.ledger import Tally
from tests.server.conftest import settings_for
from tests.server.people import House, Person, house

pytestmark = pytest.mark.anyio
ME, HERE, OPEN = {"kind": "me", "name": "Ailsa"}, {"kind": "here", "name": "Rob"}, {"kind": "open"}
A_RUN = 6  # attempts, then the server is started anew
MOVES = 20  # at most, until then


class Evening:
    """People who play one game after another at one device, or at two, and try to take moves back."""

    def __init__(self, name: str, other: dict[str, str]) -> None:
        self.name, self.other = name, other
        self.rng = random.Random(name)
        self.table = ""
        self.people: list[Person] = []
        self.attempts = 0

    async def go_on(self, home: House) -> None:
        """Plays until enough was tried; what was shown before the server's start is tried first."""
        self.people = [await come_back(home, person, self.table) for person in self.people]
        enough = self.attempts + A_RUN
        for _ in range(MOVES):
            if self.people and await self._is_revealed(home):
                await self._try(home)
            if self.attempts >= enough:
                break
            if not await self._move():
                await self._sit_down(home)

    async def _sit_down(self, home: House) -> None:
        opener, friend = home.person(), home.person()
        self.table = await opener.open(ME, self.other, game=self.name)
        self.people = [opener, friend][: 1 + (self.other is OPEN)]
        if self.other is OPEN:
            await friend.join(self.table, "Rob")
        for person in self.people:
            await person.ready(self.table)

    async def _move(self) -> bool:
        """Somebody plays at random; False if the game is over."""
        for person in self.people:
            await person.look(self.table)
            if person.view["choices"]:
                await person.act(self.table, "move", move=self.rng.choice(person.view["choices"])["move"])
                return True
        return False

    async def _is_revealed(self, home: House) -> bool:
        """Whether a player's move has been seen by chance or by somebody else; the log itself is asked."""
        events, _ = await home.services.store.load(self.table)
        moves = [event.seat for event in events if isinstance(event, Moved)]
        answered = moves[-1] == CHANCE or self.other is OPEN
        return isinstance(events[-1], Moved) and {*moves} > {CHANCE} and answered

    async def _try(self, home: House) -> None:
        """Nobody can take it back, wherever he comes from, and trying changes nothing."""
        again = [await come_back(home, person, self.table) for person in self.people]
        for person in (*self.people, *again):
            before = await person.get(f"/api/tables/{self.table}")
            assert not before["undo"]
            await person.look(self.table)
            response = await person.send(self.table, "undo")
            assert (response.status_code, response.json()["error"]) == (422, "table-no-undo"), response.text
            assert await person.get(f"/api/tables/{self.table}") == before
            self.attempts += 1


async def come_back(home: House, person: Person, table: str) -> Person:
    """The same person with another connection."""
    again = home.person()
    again.http.cookies.update(person.http.cookies)
    await again.look(table)
    return again


def chance_answers(name: str) -> bool:
    """Whether chance has a say after the first move of a player."""
    walk = Walk(Setting(game(name), {}), Guide("random", 0))
    turns = [int(walk.state.turn) for _ in islice(walk.moves(), MOVES * 10)]
    return any(turn == CHANCE != before for before, turn in pairwise(turns))


@pytest.mark.promise("R6", "attempts to take back what was revealed")
@pytest.mark.parametrize("starts", [3, pytest.param(100, marks=pytest.mark.soak)])
@pytest.mark.parametrize(
    ("name", "other"),
    [
        *(pytest.param(name, HERE, id=f"{name}, one device") for name in NAMES if chance_answers(name)),
        *(pytest.param(name, OPEN, id=f"{name}, two devices") for name in NAMES),
    ],
)
async def test_nothing_revealed_is_taken_back(
    name: str, other: dict[str, str], starts: int, tally: Tally, tmp_path: Path
) -> None:
    evening = Evening(name, other)
    for _ in range(starts):
        async with house(settings_for(str(tmp_path / "games.sqlite3"))) as home:
            await evening.go_on(home)
    assert evening.attempts
    tally.tried(evening.attempts)
