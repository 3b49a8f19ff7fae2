"""The tutorial “Add a game”: a copy of Caber gets the game step by step, and is tested and played."""

import asyncio
import os
import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import caber
from tests.server.people import Person, play
from tests.server.postgres import free_port
from tests.tutorials.pages import BIN, ROOT, Desk, blocks, commands, stop

PAGE = "add-a-game"
LINES = commands(PAGE)
NOT_COPIED = shutil.ignore_patterns("__pycache__", "static")


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """A clone in which the page has been followed up to the line in the table of games."""
    folder = tmp_path_factory.mktemp("clone")
    shutil.copytree(Path(caber.__file__).parent, folder / "src" / "caber", ignore=NOT_COPIED)
    for name in ("tests", "examples"):
        shutil.copytree(ROOT / name, folder / name, ignore=NOT_COPIED)
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / ".venv").symlink_to(BIN.parent)
    desk = Desk(folder, PYTHONPATH=str(folder / "src"), PYTHONDONTWRITEBYTECODE="1")
    for line in LINES:
        if line.startswith("cp "):
            desk.type(line)
    table = folder / "src" / "caber" / "games" / "__init__.py"
    (change,) = blocks(PAGE, "diff")
    old, new = (line[1:] for line in change.splitlines())
    assert table.read_text(encoding="utf-8").count(old) == 1
    table.write_text(table.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    yield desk
    shutil.rmtree(folder)


def line(word: str) -> str:
    """The one command of the page that has this in it."""
    (found,) = [each for each in LINES if word in each]
    return found


def test_there_is_nothing_on_the_page_that_is_not_typed_here() -> None:
    tested = ("cp ", ".venv/bin/caber ", ".venv/bin/python -m tests.contract.hashes", ".venv/bin/pytest ")
    assert [each for each in LINES if not each.startswith(tested)] == ["make .venv/installed"]
    assert ".venv/installed" in (ROOT / "Makefile").read_text(encoding="utf-8")


def test_it_keeps_the_contract(clone: Desk) -> None:
    before = (ROOT / "tests" / "contract" / "hashes.txt").read_text(encoding="utf-8")
    clone.type(line("tests.contract.hashes"))
    after = (clone.folder / "tests" / "contract" / "hashes.txt").read_text(encoding="utf-8")
    assert after.startswith(before)
    assert len(re.findall("^\\w+ peat", after.removeprefix(before), re.MULTILINE)) == 6
    spread = "-n 0 -p no:cacheprovider"
    told = clone.type(f"{line('pytest')} {spread}")
    (passed,) = re.findall(r"(\d+) passed", told)
    assert int(passed) > 150
    assert "failed" not in told


def test_a_game_that_breaks_the_contract_is_found(clone: Desk) -> None:
    """One that takes more peats than there are for legal."""
    file = clone.folder / "src" / "caber" / "games" / "peat" / "state.py"
    good = file.read_text(encoding="utf-8")
    bad = good.replace("return move in self.moves()", "return 0 <= move < len(TEXTS)")
    assert bad != good
    file.write_text(bad, encoding="utf-8")
    try:
        suite = "tests/contract/test_playing.py -k 'test_legal and peat'"
        told = clone.type(f".venv/bin/pytest -q -p no:cacheprovider {suite} || true")
    finally:
        file.write_text(good, encoding="utf-8")
    assert re.search(r"\d+ failed", told)


def test_it_is_played_in_the_terminal(clone: Desk) -> None:
    told = clone.type(line("caber play"), answers="1\n" * 40)
    assert "Take a peat, or more: 3 at most." in told
    assert re.search("(You win|random wins): there is nothing left to take.", told)


def test_its_rules_can_be_read_and_bots_play_it(clone: Desk) -> None:
    told = clone.type(line("caber rules"))
    assert "▆▆▆▆ 4 peats" in told and "How many peats are on the stack at the start." in told
    assert "scores" in clone.type(line("caber arena").replace("--games 100", "--games 4 --workers 1"))


def test_it_is_played_at_a_table(clone: Desk) -> None:
    port = free_port()
    server = clone.leave_running(f"caber serve --port {port}")
    try:
        assert server.stdout and server.stdout.readline() == f"Caber is ready: http://localhost:{port}/\n"
        asyncio.run(a_game(port))
    finally:
        stop([server])


async def a_game(port: int) -> None:
    person = Person(address=f"http://localhost:{port}")
    offered = {each["name"]: each["title"] for each in (await person.get("/api/games"))["games"]}
    assert offered["peat"] == "Peat"
    seats = {"kind": "me", "name": "Ailsa"}, {"kind": "bot", "name": "random"}
    table = await person.open(*seats, game="peat")
    await person.ready(table)
    await play([person], table, random.Random(1))
    assert person.view["ending"]["reason"] == "nothing_left"
    await person.http.aclose()


def test_the_game_passes_our_own_checks(clone: Desk) -> None:
    ruff, mypy = BIN / "ruff", BIN / "mypy"
    if not (ruff.exists() and mypy.exists()):
        pytest.skip("the tools are in .venv")
    clone.type(f"{ruff} check --no-cache src/caber/games/peat")
    clone.type(f"{ruff} format --check --no-cache src/caber/games/peat")
    clone.type(f"{mypy} --strict --cache-dir {os.devnull} src/caber/games/peat")
