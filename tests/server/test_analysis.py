"""Hints, luck and skill through the API: worked out beside the games, and harmless to them."""

import asyncio
import random
from typing import Any

import pytest

from caber.server.settings import Settings, at_home
from tests.server.conftest import settings_for
from tests.server.people import House, Person, house, play

pytestmark = pytest.mark.anyio
ME, HERE = {"kind": "me", "name": "Ailsa"}, {"kind": "here", "name": "Rob"}
BOT, OPEN = {"kind": "bot", "name": "random"}, {"kind": "open"}
RACE = {"game": "schotten_rennen", "options": {"track": "3,8,hop"}}


async def begin(person: Person, *seats: dict[str, str], **more: Any) -> str:
    """A table with a race on."""
    table = await person.open(*seats, **{**RACE, **more})
    await person.ready(table)
    return table


async def finish(person: Person, seed: int = 1) -> str:
    """A race that was played to its end, with a retreat: one decision is sure to have been costly."""
    table = await begin(person, ME, HERE)
    while "retreat" not in [choice["move"] for choice in person.view["choices"]]:
        assert await play([person], table, random.Random(seed), moves=1) == 1
        await person.look(table)
    await person.act(table, "move", move="retreat")
    assert 0 < await play([person], table, random.Random(seed)) < 1000  # it has ended
    return table


def adds_up(found: dict[str, Any]) -> bool:
    return all(
        each["start"] + each["luck"] + each["own"] + each["others"] == each["result"]
        for each in found["accounts"]
    )


# -- hints -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("other", [BOT, HERE], ids=["bot", "same device"])
async def test_a_hint_weighs_my_moves(cottage: House, other: dict[str, str]) -> None:
    person = cottage.person()
    table = await begin(person, ME, other)
    for _ in range(5):
        while not (await person.look(table))["choices"]:
            await asyncio.sleep(0.02)
        assert person.view["hint"]
        hint = await person.get(f"/api/tables/{table}/hint?language=de")
        assert {each["move"] for each in hint["choices"]} == {each["move"] for each in person.view["choices"]}
        chances = [each["chance"] for each in hint["choices"]]
        assert chances == sorted(chances, reverse=True) and 0 <= chances[-1] <= chances[0] <= 10_000
        if (await person.act(table, "move", move=hint["choices"][0]["move"]))["stage"] == "over":
            return


async def test_hints_are_refused_where_others_play(cottage: House) -> None:
    ailsa, rob, watcher = cottage.person(), cottage.person(), cottage.person()
    table = await ailsa.open(ME, OPEN, **RACE)
    await rob.join(table, "Rob")
    await ailsa.ready(table)
    await rob.ready(table)
    await ailsa.look(table)
    assert ailsa.view["choices"] and not ailsa.view["hint"]
    refused = await ailsa.get(f"/api/tables/{table}/hint", 403)
    assert refused["error"] == "analysis-hint-others" and "fair" in refused["words"]
    assert (await rob.get(f"/api/tables/{table}/hint", 403))["error"] == "table-not-your-turn"
    assert (await watcher.get(f"/api/tables/{table}/hint", 403))["error"] == "table-not-seated"
    # Nor is there another way to it while the game is on.
    assert (await ailsa.get(f"/api/tables/{table}/games/1/analysis", 409))["error"] == "analysis-running"


async def test_a_game_whose_positions_nobody_can_weigh_has_neither(cottage: House) -> None:
    person = cottage.person()
    table = await begin(person, ME, HERE, {**HERE, "name": "Morag"})
    assert person.view["choices"] and not person.view["hint"]
    assert (await person.get(f"/api/tables/{table}/hint", 404))["error"] == "analysis-none"
    await person.act(table, "resign")
    assert not person.view["analysis"]
    assert (await person.get(f"/api/tables/{table}/games/1/analysis", 404))["error"] == "analysis-none"


@pytest.mark.parametrize("game", ["schotten_totten", "kilt_castle"])
async def test_what_is_estimated_has_a_margin_and_is_the_same_every_time(cottage: House, game: str) -> None:
    person = cottage.person()
    table = await person.open(ME, HERE, game=game)
    await person.ready(table)
    hint = await person.get(f"/api/tables/{table}/hint")
    assert not hint["exact"] and len(hint["choices"]) == len(person.view["choices"]) > 10
    assert all(0 <= each["chance"] <= 10_000 and each["margin"] > 0 for each in hint["choices"])
    surely = [each["chance"] - each["margin"] for each in hint["choices"]]
    assert surely == sorted(surely, reverse=True)
    assert await play([person], table, random.Random(2), moves=2) == 2
    await person.act(table, "resign")
    told = await person.get(f"/api/tables/{table}/games/1/analysis")
    assert adds_up(told) and any(told["margins"]) and not told["exact"]
    assert told["hidden"] == (game == "schotten_totten")
    assert all(each["cost"] > each["margin"] for each in told["decisions"])
    assert all(each["luck"] > 0 for each in told["doubts"])
    async with house(cottage.services.settings) as other:
        assert await other.person().get(f"/api/tables/{table}/games/1/analysis") == told


# -- finished games ----------------------------------------------------------------------------------


async def test_a_finished_game_is_told_to_everybody_and_after_a_restart(database: str) -> None:
    async with house(settings_for(database)) as home:
        person, watcher = home.person(), home.person()
        table = await finish(person)
        assert person.view["analysis"]
        told = await watcher.get(f"/api/tables/{table}/games/1/analysis")
        assert adds_up(told) and told["decisions"]
        replay = await watcher.get(f"/api/tables/{table}/games/1/replay")
        assert replay["analysis"] and len(replay["steps"]) == len(told["chances"])
        for decision in told["decisions"]:
            assert replay["steps"][decision["step"]]["line"]["seat"] == decision["seat"]
        assert (await watcher.get(f"/api/tables/{table}/games/2/analysis", 404))["error"] == "table-no-game"
    async with house(settings_for(database)) as home:
        assert await home.person().get(f"/api/tables/{table}/games/1/analysis") == told


async def test_several_tables_at_once_and_in_every_language(cottage: House) -> None:
    person = cottage.person()
    tables = [await finish(person, seed) for seed in range(3)]
    paths = [
        f"/api/tables/{table}/games/1/analysis?language={language}"
        for table in tables
        for language in ("en", "de", "nl")
    ]
    found = await asyncio.gather(*(person.get(path) for path in paths))
    assert all(map(adds_up, found))
    for english, german, dutch in zip(found[::3], found[1::3], found[2::3]):
        assert english["accounts"] == german["accounts"] == dutch["accounts"]
        assert len({english["words"][0], german["words"][0], dutch["words"][0]}) == 3


async def test_a_request_that_is_broken_off_is_harmless(cottage: House) -> None:
    person = cottage.person()
    table = await finish(person)
    path = f"/api/tables/{table}/games/1/analysis"
    for delay in (0.0, 0.05, 0.2):
        asking = asyncio.create_task(person.get(path))
        await asyncio.sleep(delay)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
    assert adds_up(await person.get(path))


async def test_it_has_a_narrow_limit_of_its_own(file: str) -> None:
    async with house(Settings(file)) as home:
        person, neighbour = home.person(), home.person()
        table = await finish(person)
        game = f"/api/tables/{table}/games/1"
        codes = [(await person.call("GET", f"{game}/analysis")).status_code for _ in range(20)]
        assert codes[:10] == [200] * 10 and codes[-1] == 429
        await person.get(f"/api/tables/{table}/hint", 429)
        await person.get(f"{game}/replay")
        await neighbour.get(f"{game}/analysis")


# -- analysts that misbehave -------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["stalls", "dies", "fails"])
async def test_an_analyst_that_fails_disturbs_nobody(
    file: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CABER_TEST_ANALYST", kind)
    table_of_analysts = "tests.server.slow_analysts"
    settings = Settings(file, rates=at_home(), analyst_table=table_of_analysts, analyst_limit=1.0)
    async with house(settings) as home:
        person = home.person()
        table = await begin(person, ME, BOT)
        while not (await person.look(table))["choices"]:
            await asyncio.sleep(0.02)
        await home.services.analysts.warm_up()
        asking = asyncio.create_task(person.get(f"/api/tables/{table}/hint", 503))
        await asyncio.sleep(0.1)
        # Meanwhile the game goes on, bots and all.
        assert await play([person], table, random.Random(2), moves=4) > 0
        assert (await asking)["error"] == "server-analysis-late"
