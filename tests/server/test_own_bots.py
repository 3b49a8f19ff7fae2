"""A class of the operator's own plays at a table as a program; nothing that is sent imports anything."""

import random
import sys
from pathlib import Path

import pytest

from caber.cli.programs import programs_from
from caber.core.errors import CaberError
from caber.games import NAMES
from caber.server.bots import Task, think
from caber.server.settings import Settings, at_home
from tests.bots.planted import garden, plant
from tests.bots.test_program import first_decision
from tests.server.people import house, play

pytestmark = pytest.mark.anyio
ME = {"kind": "me", "name": "Ailsa"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, from which modules can be imported."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    return tmp_path


@pytest.mark.parametrize("name", ["weed:Mine", "weed:Mine:250", "program weed:Mine", "program:weed:Mine"])
async def test_nothing_that_is_sent_imports_anything(file: str, folder: Path, name: str) -> None:
    bait = plant(folder, "weed")
    async with house(Settings(file, rates=at_home())) as home:
        person = home.person()
        for game in NAMES:
            wanted = {"game": game, "seats": [ME, {"kind": "bot", "name": name}]}
            refused = await person.call("POST", "/api/tables", json=wanted)
            assert refused.status_code == 422
            assert refused.json()["error"] == "error-unknown-bot"
        # Someone may be called like a class: that is a name and nothing else, also in the record.
        called = {"kind": "me", "name": name.removeprefix("program ")}
        table = await person.open(called, {"kind": "bot", "name": "random"})
        await person.ready(table)
        await play([person], table, random.Random(1))
        for page in ("replay", "check"):
            await person.get(f"/api/tables/{table}/games/1/{page}")
        record = await person.call("GET", f"/api/tables/{table}/games/1/record")
        assert f"seats: {called['name']} | random\n" in record.text
    assert not bait.exists() and "weed" not in sys.modules


async def test_the_process_of_the_bots_imports_nothing_either(folder: Path) -> None:
    """Even if a table were stored with such a bot."""
    bait = plant(folder, "weed")
    ask = think(Settings("").bot_table)
    with pytest.raises(CaberError) as caught:
        ask(Task("weed:Mine", NAMES[0], first_decision(), 1))
    assert caught.value.key == "program-own-by-name"
    assert not bait.exists() and "weed" not in sys.modules


async def test_a_class_plays_every_game_at_a_table(file: str, folder: Path) -> None:
    programs = programs_from([f"Hamish={garden(folder, 'allotment')}:Closing"])
    async with house(Settings(file, rates=at_home(), programs=programs)) as home:
        for game in NAMES:
            person = home.person()
            table = await person.open(ME, {"kind": "bot", "name": "program Hamish"}, game=game)
            await person.ready(table)
            await play([person], table, random.Random(1), moves=12)
            assert (await person.look(table))["ending"] is None
