"""The tutorial “Write a bot”: every command of the page is typed, with fewer games."""

import asyncio
import json
import random
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests.server.people import Person, play
from tests.server.postgres import free_port
from tests.tutorials.pages import ROOT, Desk, commands, included, page, stop

PAGE = "write-a-bot"
LINES = commands(PAGE)
INSTALLING = ("python3 -m venv", ". ~", "pip install", "mkdir", "cd ")
SMALLEST, THINKING, CLASS = included(PAGE)
GAMES = "--games 8"


def line(start: str) -> str:
    """The one command of the page that begins so, with few games."""
    (found,) = [each for each in LINES if each.startswith(start)]
    return re.sub(r"--games \d+", GAMES, found)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """A folder with the bot as step 3 leaves it."""
    shutil.copy(THINKING, tmp_path / "my_bot.py")
    return Desk(tmp_path)


def test_there_is_nothing_on_the_page_that_is_not_typed_here() -> None:
    tested = ("caber play", "caber serve", "caber arena", "dask scheduler", "dask worker", "kill %1 %2 %3")
    assert [each for each in LINES if not each.startswith(tested + INSTALLING)] == []
    assert "Save this as `my_bot.py`" in page(PAGE) and "Put this into `my_bot.py`" in page(PAGE)


def test_what_is_installed_has_all_that_is_needed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (extras,) = re.findall(r'pip install "\.\[([\w,]+)\]"', "\n".join(LINES))
    offered = project["optional-dependencies"]
    installed = [each for extra in extras.split(",") for each in offered[extra]]
    for package in ("distributed", "uvicorn"):
        assert any(each.startswith(package) for each in installed)
    assert "caber" in project["scripts"]


@pytest.mark.parametrize("bot", [SMALLEST, THINKING], ids=lambda bot: bot.stem)
def test_it_plays_in_the_terminal(desk: Desk, bot: Path) -> None:
    shutil.copy(bot, desk.folder / "my_bot.py")
    told = desk.type(line("caber play"), answers="1\n" * 1000)
    assert "Hamish" in told
    assert re.search("You are the first in the goal|Hamish is the first in the goal", told)


def test_it_takes_a_seat_at_a_table(desk: Desk) -> None:
    port = free_port()
    command = line("caber serve")
    assert "http://localhost:8311/" in page(PAGE) and "--port 8311" in command
    server = desk.leave_running(command.replace("8311", str(port)))
    try:
        assert server.stdout and server.stdout.readline() == f"Caber is ready: http://localhost:{port}/\n"
        asyncio.run(a_game(port))
    finally:
        stop([server])


async def a_game(port: int) -> None:
    person = Person(address=f"http://localhost:{port}")
    (race,) = [
        each for each in (await person.get("/api/games"))["games"] if each["name"] == "schotten_rennen"
    ]
    (hamish,) = [each for each in race["bots"] if each["title"] == "Hamish (program)"]
    seats = {"kind": "me", "name": "Ailsa"}, {"kind": "bot", "name": hamish["name"]}
    table = await person.open(*seats, game="schotten_rennen")
    await person.ready(table)
    await play([person], table, random.Random(1))
    assert person.view["ending"]["reason"] not in ("crashed", "stalled", "nonsense")
    await person.http.aclose()


def test_it_is_measured_here_and_on_a_cluster_alike(desk: Desk) -> None:
    here, there = [
        re.sub(r"--games \d+", GAMES, each)
        for each in LINES
        if each.startswith("caber arena") and "my_bot.py" in each
    ]
    alone = json.loads(desk.type(f"{here} --workers 1 --json -"))
    port = str(free_port())
    running: list[subprocess.Popen[str]] = []
    try:
        started = [each for each in LINES if each.startswith("dask")]
        assert len([each for each in started if each.startswith("dask worker")]) == 2
        for command in started:
            assert command.endswith(" &") and "8786" in command
            running.append(desk.leave_running(command.removesuffix(" &").replace("8786", port)))
        together = json.loads(desk.type(f"{there.replace('8786', port)} --json -"))
    finally:
        stop(running)
    assert alone["games"] == together["games"] == 8
    assert not alone["standings"][0].get("forfeits")
    for figure in ("score", "interval", "elo"):
        assert alone[figure] == together[figure]


def test_a_class_is_measured_and_takes_a_seat(desk: Desk) -> None:
    shutil.copy(CLASS, desk.folder / CLASS.name)
    assert f"Save this as `{CLASS.name}`" in page(PAGE)
    (command,) = [each for each in LINES if "my_bots:Mine" in each]
    found = json.loads(desk.type(f"{re.sub(r'--games [0-9]+', GAMES, command)} --json -"))
    assert found["games"] == 8 and found["bots"] == ["my_bots:Mine", "level3"]
    assert not any(each["forfeits"] for each in found["standings"])
    told = desk.type("caber play schotten_rennen --seats human,my_bots:Mine", answers="1\n" * 1000)
    assert "Mine" in told and "--seats human,my_bots:Mine" in page(PAGE)
