"""Token buckets: floods are refused, and a little later everybody may go on."""

import asyncio
from contextlib import suppress

import pytest

from caber.server.database import Database
from caber.server.limits import Limits, TooMany
from caber.server.settings import RATES, Rate, Settings
from tests.server.people import PATIENCE, House, house

pytestmark = [pytest.mark.anyio, pytest.mark.promise("R16", "floods")]
ME, HERE = {"kind": "me", "name": "Ailsa"}, {"kind": "here", "name": "Rob"}


@pytest.fixture
async def limits(home: House) -> Limits:
    rates = {"one": Rate(5, 10), "many": Rate(20, 0.001, 8), "slow": Rate(1, 0.001)}
    return Limits(home.services.database, Settings("", rates=rates))


async def taken(limits: Limits, what: str, who: str, tries: int) -> int:
    count = 0
    for _ in range(tries):
        with suppress(TooMany):
            await limits.take(what, who)
            count += 1
    return count


async def test_a_bucket_empties_and_fills(limits: Limits) -> None:
    assert 5 <= await taken(limits, "one", "Ailsa", 30) < 30
    assert await taken(limits, "one", "Rob", 4) == 4
    await asyncio.sleep(0.25)
    assert 2 <= await taken(limits, "one", "Ailsa", 4) <= 4


async def test_batches_add_up_to_the_same(limits: Limits) -> None:
    assert await taken(limits, "many", "Ailsa", 50) == 20


async def test_who_has_been_here_lately_does_not_wait_for_somebody_who_writes(limits: Limits) -> None:
    assert await taken(limits, "many", "Ailsa", 7) == 7
    await limits.close()  # more were fetched before they were needed
    async with limits.database.write(), asyncio.timeout(PATIENCE):
        assert await taken(limits, "many", "Ailsa", 4) == 4


async def test_at_once_and_in_several_processes(limits: Limits) -> None:
    other = Limits(Database(limits.database.url.render_as_string(False)), Settings("", rates=limits.rates))
    counts = await asyncio.gather(
        *(taken(each, "many", "Ailsa", 5) for _ in range(6) for each in (limits, other))
    )
    assert sum(counts) == 20
    assert sorted([await taken(each, "slow", "x", 1) for each in (limits, other)]) == [0, 1]
    await other.database.close()


async def test_an_empty_bucket_is_told_with_the_time_to_wait(database: str) -> None:
    rates = {**RATES, "open-player": Rate(2, 0.5)}
    async with house(Settings(database, rates=rates)) as home:
        person, neighbour = home.person(), home.person()
        await neighbour.open(ME, HERE)  # the first time takes longer
        for _ in range(2):
            await person.open(ME, HERE)
        body = {"game": "schotten_totten", "seats": [ME, HERE]}
        refused = await person.call("POST", "/api/tables?language=de", json=body)
        wait = int(refused.headers["retry-after"])
        assert refused.status_code == 429 and 1 <= wait <= 2
        assert refused.json()["error"] == "server-too-many" and "Versuch es" in refused.json()["words"]
        await neighbour.open(ME, HERE)  # behind the same address
        await asyncio.sleep(wait)
        await person.open(ME, HERE)


async def test_passwords_can_not_be_guessed_by_the_thousand(file: str) -> None:
    rates = {**RATES, "account-name": Rate(2, 0.01)}
    async with house(Settings(file, rates=rates)) as home:
        codes = []
        for number in range(4):  # with ever new sessions
            body = {"name": "Ailsa", "password": f"guess {number}"}
            codes.append((await home.person().call("POST", "/api/account", json=body)).status_code)
        assert codes == [422, 422, 429, 429]


async def test_a_household_plays_undisturbed(file: str) -> None:
    """Six people behind one address, each faster than anybody clicks, on the limits of a public server."""
    async with house(Settings(file)) as home:
        for _ in range(6):
            person = home.person()
            table = await person.open(ME, HERE)
            await person.ready(table)
            for _ in range(8):
                await person.act(table, "move", move=person.view["choices"][0]["move"])
                await person.look(table)
