"""What is written together stands each for itself, and what is kept to be shown is what each may see."""

import asyncio
import random

import msgspec
import pytest

from caber.server.store import Conflict, Listing, Summary
from caber.server.tables import seen
from caber.table.events import Resumed, Sat
from caber.texts import LANGUAGES
from tests.server.conftest import settings_for
from tests.server.people import House, house, play
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio
SUMMARY = Summary(False, None, Listing("g", "waiting", 1, 1, (), {}, {}))
ME, OPEN = {"kind": "me", "name": "Ailsa"}, {"kind": "open"}


async def tables(home: House, count: int) -> list[str]:
    person = home.person()
    return [await person.open(ME, OPEN) for _ in range(count)]


async def test_one_that_is_too_late_spoils_no_other(home: House) -> None:
    store, ids = home.services.store, await tables(home, 6)
    await store.append(ids[0], 1, [Resumed(at=1)], SUMMARY, 1, "p", "an-act-of-mine")
    await store.append(ids[5], 1, [Resumed(at=1)], SUMMARY, 1, "p", "an-act-of-mine")
    wanted = [
        store.append(ids[0], 1, [Resumed(at=2)], SUMMARY, 2, "p", "late"),
        store.append(ids[1], 1, [Resumed(at=2), Resumed(at=2)], SUMMARY, 2, "p", "two-events"),
        store.append(ids[2], 1, [], SUMMARY, 2, "p", "no-event"),
        store.append(ids[3], 1, [Sat(at=2, seat=1, name="Rob")], SUMMARY, 2, "nobody", "not-a-player"),
        store.append(ids[4], 1, [Resumed(at=2)], SUMMARY, 2),
        store.append(ids[5], 2, [Resumed(at=2)], SUMMARY, 2, "p", "an-act-of-mine"),
        store.append("no such table", 1, [Resumed(at=2)], SUMMARY, 2, "p", "nowhere"),
    ]
    found = await asyncio.gather(*wanted, return_exceptions=True)
    refused = [True, False, False, True, False, True, True]
    assert [isinstance(each, Conflict) for each in found] == refused
    assert [each for each, late in zip(found, refused) if not late] == [None] * 3
    assert [len((await store.load(id))[0]) for id in ids] == [2, 3, 1, 1, 2, 2]
    assert await store.done(ids[1], "p", "two-events") == (2, 2)
    assert await store.done(ids[2], "p", "no-event") == (0, 2)
    for id, act in ((ids[0], "late"), (ids[3], "not-a-player"), ("no such table", "nowhere")):
        assert await store.done(id, "p", act) is None


async def test_of_many_for_one_seq_one_is_added(home: House) -> None:
    store, (id,) = home.services.store, await tables(home, 1)
    wanted = (store.append(id, 1, [Resumed(at=n)], SUMMARY, n, "p", f"number-{n}") for n in range(20))
    found = await asyncio.gather(*wanted, return_exceptions=True)
    assert sum(each is None for each in found) == 1
    assert sum(isinstance(each, Conflict) for each in found) == 19
    assert len((await store.load(id))[0]) == 2


async def test_who_gives_up_waiting_waits_until_it_is_settled(home: House) -> None:
    """Whoever reads the log after that finds the addition there, or never will."""
    store, (id,) = home.services.store, await tables(home, 1)
    for seq in range(1, 20):
        task = asyncio.create_task(store.append(id, seq, [Resumed(at=1)], SUMMARY, 1))
        for _ in range(seq % 5):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        events = len((await store.load(id))[0])
        await asyncio.sleep(0.02)
        assert len((await store.load(id))[0]) == events
        if events == seq:  # it was cancelled before it had begun
            await store.append(id, seq, [Resumed(at=1)], SUMMARY, 1)


async def test_a_database_that_was_restarted_is_used_again_at_once(postgres: Postgres) -> None:
    async with house(settings_for(postgres.database())) as home:
        store, (id,) = home.services.store, await tables(home, 1)
        await store.append(id, 1, [Resumed(at=1)], SUMMARY, 1)
        postgres.restart()
        await store.append(id, 2, [Resumed(at=1)], SUMMARY, 1)
        assert await home.people[0].get("/api/me")


async def test_what_is_kept_for_others_is_what_each_may_see(cottage: House) -> None:
    ailsa, rob, service = cottage.person(), cottage.person(), cottage.services.tables
    id = await ailsa.open(ME, OPEN)
    await rob.join(id, "Rob")
    await ailsa.ready(id)
    await rob.ready(id)
    encode, rng = msgspec.json.Encoder().encode, random.Random(4)
    for _ in range(10):
        await play([ailsa, rob], id, rng, 2)
        async with service.at(id) as running:
            viewers = [*running.players.values(), None]
            assert len(set(viewers)) == 3
            asked = [
                (viewer, language, since)
                for viewer in viewers
                for language in LANGUAGES
                for since in (-1, running.table.seq - 3, running.table.seq)
            ]
            for viewer, language, since in rng.choices(asked, k=100):
                shown = running.shown(viewer, language, since, 1)
                fresh = seen(running.table, running.seats_of(viewer), language, since, 1)
                assert (shown.seq, shown.text) == (fresh.seq, encode(fresh).decode())
