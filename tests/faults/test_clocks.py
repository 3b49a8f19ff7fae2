"""A clock charges what was thought and nothing else (R12), on time that the tests make up."""

import random

import pytest

from caber.core.game import PLAYERS
from caber.core.options import written
from caber.games import NAMES
from caber.table import show
from caber.table.acts import ClockWanted, SeatWanted
from tests.contract.spread import settings
from tests.ledger import Tally
from tests.server.people import House
from tests.table.hall import HERE, ME, Desk, started

SECONDS, INCREMENT = 300, 3
OFF = 50  # milliseconds that a clock may be off for a move


class Stopwatch:
    """What somebody beside the table would write down."""

    def __init__(self) -> None:
        self.left = [SECONDS * 1000, SECONDS * 1000]

    def moved(self, seat: int, thought: int, following: int | None) -> None:
        self.left[seat] -= thought
        if following is not None and following != seat:
            self.left[seat] += INCREMENT * 1000

    def agrees(self, clocks: list[int]) -> bool:
        return all(abs(shown - left) <= OFF for shown, left in zip(clocks, self.left, strict=True))


def shown(desk: Desk) -> list[int]:
    """What the clocks of a table say."""
    seats = show.view(desk.table, [0], "en", now=desk.now).seats
    return [seat.clock for seat in seats if seat.clock is not None]


def absence(desk: Desk, rng: random.Random) -> None:
    """The server is away for a while."""
    desk.now += rng.randrange(100_000)
    desk.happen(desk.table.resume(desk.now))


def fall(desk: Desk, seat: int, left: int) -> None:
    """Somebody thinks for too long: the clock falls then, and not a moment sooner."""
    desk.now += left - 1
    assert not desk.table.flag(desk.now)
    desk.now += 1
    desk.happen(desk.table.flag(desk.now))
    assert desk.table.stage == "over" and shown(desk)[seat] == 0


@pytest.mark.promise("R12", "moves by the clock")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("games", "moves"), [(2, 40), pytest.param(60, 400, marks=pytest.mark.soak)])
def test_clocks_keep_time(name: str, games: int, moves: int, tally: Tally) -> None:
    for number in range(games):
        rng, watch = random.Random(f"{name} {number}"), Stopwatch()
        desk = started(ME, HERE, game=name, clock=ClockWanted(SECONDS, INCREMENT))
        for _ in range(moves):
            seat = desk.table.turn
            if seat is None:
                break
            thought = rng.choice((0, 1, rng.randrange(2000), rng.randrange(9000)))
            if thought >= watch.left[seat]:
                fall(desk, seat, watch.left[seat])
                break
            if rng.random() < 0.05:
                absence(desk, rng)
            desk.now += thought
            desk.step(number)
            watch.moved(seat, thought, desk.table.turn)
            if desk.table.turn is not None:
                assert watch.agrees(shown(desk))
            tally.tried()


@pytest.mark.promise("R12", "first moves by the clock")
@pytest.mark.parametrize("name", NAMES)
def test_the_first_move_is_charged_however_a_game_begins(name: str, tally: Tally) -> None:
    """With some options nothing is dealt before the first decision."""
    for setting in settings(name):
        others = [SeatWanted("here", f"Rob {seat}") for seat in range(1, setting.seats)]
        options = {key: written(value) for key, value in setting.chosen.items() if key != PLAYERS}
        desk = started(ME, *others, options=options, game=name, clock=ClockWanted(SECONDS, INCREMENT))
        seat, thought = desk.table.turn, 5_000
        assert seat is not None
        desk.now += thought
        assert shown(desk)[seat] == SECONDS * 1000 - thought, str(setting)
        tally.tried()


@pytest.mark.anyio
@pytest.mark.promise("R12", "moves by the clock through the server")
@pytest.mark.parametrize("moves", [40, pytest.param(1000, marks=pytest.mark.soak)])
async def test_the_server_charges_what_was_thought(cottage: House, moves: int, tally: Tally) -> None:
    tables, person, rng = cottage.services.tables, cottage.person(), random.Random(3)
    now = tables.now()
    tables.now = lambda: now
    clock = {"seconds": SECONDS, "increment": INCREMENT}
    for _ in range(moves // 40):
        me, here = {"kind": "me", "name": "Ailsa"}, {"kind": "here", "name": "Rob"}
        table, watch = await person.open(me, here, clock=clock), Stopwatch()
        await person.ready(table)
        for _ in range(40):
            seat, thought = person.view["position"]["turn"], rng.randrange(4000)
            now += thought
            await person.act(table, "move", move=rng.choice(person.view["choices"])["move"])
            if person.view["stage"] != "playing":
                break
            watch.moved(seat, thought, person.view["position"]["turn"])
            assert watch.agrees([each["clock"] for each in person.view["seats"]])
            tally.tried()
