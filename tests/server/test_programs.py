"""External programs at a table: only those named at the start, each seat with its own, and forfeits told."""

import asyncio
import json
import random
import signal
from multiprocessing import active_children
from pathlib import Path

import pytest

from caber.core.record import read
from caber.core.verify import check_deal
from caber.games import NAMES, game
from caber.server.settings import Program, Settings, at_home
from tests.bots.test_program import ROGUE, ROOT, command, gone
from tests.server.people import House, Person, house, play
from tests.server.postgres import free_port
from tests.server.test_serve import Command

pytestmark = pytest.mark.anyio
ME, HAMISH = {"kind": "me", "name": "Ailsa"}, {"kind": "bot", "name": "program Hamish"}
HE_BEGINS = {"begins": "2"}


def settings(file: str, command: str, games: tuple[str, ...] = NAMES) -> Settings:
    return Settings(file, rates=at_home(), programs=(Program("Hamish", command, games),))


def processes(notes: Path) -> list[int]:
    return [int(line.split()[1]) for line in notes.read_text().splitlines() if line.startswith("process")]


async def until_over(person: Person, table: str) -> None:
    async with asyncio.timeout(40):
        while (await person.look(table))["stage"] != "over":
            await asyncio.sleep(0.05)


async def begin(home: House, **options: str) -> tuple[Person, str]:
    person = home.person()
    table = await person.open(ME, HAMISH, options=options)
    await person.ready(table)
    return person, table


async def test_a_program_is_offered_where_it_plays_and_marked(file: str) -> None:
    async with house(settings(file, "never run", ("kilt_castle",))) as home:
        person = home.person()
        offered = {each["name"]: each["bots"] for each in (await person.get("/api/games"))["games"]}
        (first, *others) = offered.pop("kilt_castle")
        assert first["name"] == "program Hamish"
        assert first["title"] == "Hamish (program)"
        assert first["about"].startswith("An external program")
        assert others and "program" not in str(others)  # the last one is what a start page offers at once
        assert "program" not in str(offered)
        refused = await person.call("POST", "/api/tables", json={"game": NAMES[0], "seats": [ME, HAMISH]})
        assert refused.status_code == 422
        assert active_children() == []


@pytest.mark.parametrize("name", ["program Angus", "program:sh -c true", "Hamish", "program "])
async def test_nothing_else_can_be_asked_for(file: str, name: str) -> None:
    async with house(settings(file, "sh -c true")) as home:
        wanted = {"game": NAMES[0], "seats": [ME, {"kind": "bot", "name": name}]}
        refused = await home.person().call("POST", "/api/tables", json=wanted)
        assert refused.status_code == 422
        assert refused.json()["error"] == "error-unknown-bot"


async def test_nobody_can_be_called_like_a_program(file: str) -> None:
    async with house(Settings(file, rates=at_home())) as home:
        wanted = {"game": NAMES[0], "seats": [{"kind": "me", "name": "Program Hamish"}, {"kind": "open"}]}
        refused = await home.person().call("POST", "/api/tables", json=wanted)
        assert refused.json()["error"] == "table-name-bot"


async def test_a_game_against_a_program(file: str, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    async with house(settings(file, command(ROGUE, "plays well", notes))) as home:
        person, table = await begin(home)
        assert [seat["name"] for seat in person.view["seats"]] == ["Ailsa", "Hamish (program)"]
        await play([person], table, random.Random(2))
        assert person.view["stage"] == "over"
        assert person.view["ending"]["reason"] not in ("crashed", "stalled", "nonsense")
        async with asyncio.timeout(20):
            while "closed" not in notes.read_text():
                await asyncio.sleep(0.05)
        assert len(processes(notes)) == 1  # one for the whole game
        told = [json.loads(line) for line in notes.read_text().splitlines() if line.startswith("{")]
        assert (told[0]["seat"], told[0]["game"]) == (1, NAMES[0])
        assert told[-1]["outcome"]["payoffs"] == person.view["ending"]["payoffs"]
        assert (
            "seats: Ailsa | program Hamish\n"
            in (await person.call("GET", f"/api/tables/{table}/games/1/record")).text
        )


@pytest.mark.promise("R17", "bots that failed")
@pytest.mark.parametrize(
    ("kind", "reason", "told"),
    [
        ("ends at once", "crashed", "Hamish (program) broke down and loses."),
        ("crashes later", "crashed", "Hamish (program) broke down and loses."),
        ("cheats", "nonsense", "Hamish (program) answered with something that isn't a legal move and loses."),
        ("stalls", "stalled", "Hamish (program) didn't answer in time and loses."),
    ],
)
async def test_a_program_that_forfeits(file: str, tmp_path: Path, kind: str, reason: str, told: str) -> None:
    notes = tmp_path / "notes"
    async with house(settings(file, command(ROGUE, kind, notes))) as home:
        person, table = await begin(home, **HE_BEGINS)
        if kind == "crashes later":
            await play([person], table, random.Random(2))
        await until_over(person, table)
        ending = person.view["ending"]
        assert (ending["reason"], ending["winner"]) == (reason, 0)
        assert ending["words"] == f"{told} The win goes to Ailsa."
        assert (await person.get(f"/api/tables/{table}"))["lines"][-1]["words"] == ending["words"]
        assert all(map(gone, processes(notes)))
        text = (await person.call("GET", f"/api/tables/{table}/games/1/record")).text
        record = read(text, game)
        assert record.forfeit == (1, reason)
        assert check_deal(record) == (await person.get(f"/api/tables/{table}/games/1/check"))["cards"]
        replay = await person.get(f"/api/tables/{table}/games/1/replay")
        assert replay["ending"]["reason"] == reason
    async with house(settings(file, command(ROGUE, "plays well", notes))) as home:
        again = await home.person().get(f"/api/tables/{table}")  # read from the log
        assert again["ending"]["reason"] == reason


async def test_a_rematch_has_another_process(file: str, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    async with house(settings(file, command(ROGUE, "crashes", notes))) as home:
        person, table = await begin(home, **HE_BEGINS)
        await until_over(person, table)
        await person.ready(table)  # who has won begins the next one
        await play([person], table, random.Random(2))
        assert (person.view["number"], person.view["stage"]) == (2, "over")
        assert len(set(processes(notes))) == 2


async def test_a_table_waits_for_a_program_that_this_server_does_not_have(file: str, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    async with house(settings(file, command(ROGUE, "plays well", notes))) as home:
        person, table = await begin(home)
        cookies = dict(person.http.cookies)
        choices = person.view["choices"]
    for programs in ((), settings(file, command(ROGUE, "plays well", notes)).programs):
        async with house(Settings(file, rates=at_home(), programs=programs)) as home:
            person = home.person()
            person.http.cookies.update(cookies)
            await person.look(table)
            if not programs:
                while person.view["choices"]:
                    await person.act(table, "move", move=person.view["choices"][0]["move"])
                await asyncio.sleep(0.5)
                assert (await person.look(table))["choices"] == []
                assert active_children() == []
            else:
                async with asyncio.timeout(20):
                    while not person.view["choices"]:
                        await asyncio.sleep(0.05)
                        await person.look(table)
    assert choices


@pytest.mark.parametrize("kind", ["plays well", "stalls", "doesn't leave"])
async def test_the_end_of_the_server_is_the_end_of_its_programs(file: str, tmp_path: Path, kind: str) -> None:
    notes = tmp_path / "notes"
    async with house(settings(file, command(ROGUE, kind, notes))) as home:
        await begin(home, **HE_BEGINS)
        async with asyncio.timeout(20):
            while not notes.exists() or '"moves"' not in notes.read_text():
                await asyncio.sleep(0.02)
    assert active_children() == []
    assert processes(notes)
    assert all(map(gone, processes(notes)))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
async def test_a_real_server_leaves_no_program_behind(tmp_path: Path, number: int) -> None:
    notes, port = tmp_path / "notes", free_port()
    named = f"Hamish={command(ROGUE, 'stalls', notes)}"
    server = Command(tmp_path, "serve", "--port", str(port), "--program", named, language="en")
    try:
        assert server.line().startswith("Caber is ready")
        person = Person(address=f"http://127.0.0.1:{port}")
        table = await person.open(ME, HAMISH, options=HE_BEGINS)
        await person.ready(table)
        async with asyncio.timeout(20):
            while '"moves"' not in notes.read_text():
                await asyncio.sleep(0.02)
        await person.http.aclose()
    finally:
        server.end(number)
    assert len(processes(notes)) == 2  # it has introduced itself before
    assert all(map(gone, processes(notes)))


async def test_the_example_plays_every_game_at_a_table(file: str) -> None:
    async with house(settings(file, command(ROOT / "examples" / "first_bot.py"))) as home:
        for name in NAMES:
            person = home.person()
            table = await person.open(ME, HAMISH, game=name)
            await person.ready(table)
            await play([person], table, random.Random(1), moves=12)
            assert (await person.look(table))["ending"] is None
