"""The command itself: help, version, and how quickly they come."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import caber as package
from caber.cli import COMMANDS, caber
from caber.core.build import is_compiled
from caber.core.options import written
from caber.games import NAMES, game
from caber.texts import tell
from tests.cli.desk import Desk

HEAVY = ("fluent", "hypothesis", "librt", "caber.core", "caber.games", "caber.bots", "caber.texts", "asyncio")


def test_the_help_lists_the_commands(desk: Desk) -> None:
    asked = desk.run("--help")
    assert asked.code == 0
    assert all(name in asked.out and text in asked.out for name, text in COMMANDS.items())


def test_the_version() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "caber.cli", "--version"], capture_output=True, text=True, check=True
    )
    build = "compiled" if is_compiled() else "plain Python: many times slower, see docs/install.md"
    assert result.stdout == f"caber {package.__version__}, {build}\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_a_help(desk: Desk, name: str) -> None:
    command = caber.get_command(caber.make_context("caber", ["--help"], resilient_parsing=True), name)
    assert command is not None
    assert command.name == name
    assert f"Usage: caber {name}" in desk.run(name, "--help").out


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys; from caber.cli import caber\n"
        "try: caber(['--help'])\n"
        "except SystemExit: print('modules:', *sys.modules)"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    loaded = out.partition("modules:")[2].split()
    assert "click" in loaded
    assert [name for name in loaded if name.startswith(HEAVY)] == []


def test_an_unknown_command_or_language_is_a_matter_of_usage(desk: Desk) -> None:
    assert desk.run("dance").code == 2
    assert desk.run("rules", "schotten_totten", "--lang", "fr").code == 2


def test_an_unknown_game_is_told_without_a_traceback(desk: Desk) -> None:
    for command in ("play", "rules"):
        result = desk.run(command, "chess", "--lang", "de")
        games = ", ".join(NAMES)
        assert result == (1, "", f"Ein Spiel namens „chess“ gibt es nicht. Spiele: {games}.\n")


@pytest.mark.parametrize(
    ("value", "word"), [("de_DE.UTF-8", "Optionen"), ("nl_NL", "Opties"), ("C", "Options")]
)
def test_the_language_is_that_of_the_system(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, value: str, word: str
) -> None:
    monkeypatch.setenv("LC_ALL", value)
    assert f"{word}: mode=tactics" in desk.run("play", "schotten_totten", "--mode", "tactics").out


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_list_every_option(desk: Desk, name: str) -> None:
    for language in ("en", "de", "nl"):
        page = desk.run("rules", name, "--lang", language).out
        title = tell(f"{name}-title".replace("_", "-"), {}, language)
        assert page.startswith(f"{title}\n{'=' * len(title)}\n")
        for option in game(name).offered:
            values = ", ".join(map(written, option.choices))
            assert f"{option.name}: {values}" in " ".join(page.split())
            assert not option.own or option.own.example in " ".join(page.split())
        assert not [mark for mark in ("`", "|--", "{options}") if mark in page]
        assert not re.search(r"(?<!\w)\*\*\w", page)  # the beginning of bold words; a move may end like that
        assert max(map(len, page.splitlines())) < 80


def test_output_in_plain_ascii(desk: Desk, tmp_path: Path) -> None:
    result = desk.run("rules", "schotten_totten", "--lang", "de", encoding="ascii")
    assert result.out.isascii()
    assert "Rueck" in result.out or "ue" in result.out
    board = desk.run("play", "schotten_totten", "--mode", "tactics", "--lang", "nl", encoding="ascii").out
    assert board.isascii()
    assert "--[1]-----[2]---" in board


@pytest.mark.parametrize("words", [("play", "chess"), ("rules", "chess"), ("bench", "chess")])
def test_an_unknown_game_is_named_without_a_traceback(desk: Desk, words: tuple[str, ...]) -> None:
    result = desk.run(*words, "--lang", "de")
    assert result.code == 1
    assert "chess" in result.err and ", ".join(NAMES) in result.err and "Traceback" not in result.err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_folder_is_no_record(desk: Desk, command: str) -> None:
    Path("folder").mkdir()
    result = desk.run(command, "folder")
    assert (result.code, result.err.count("folder"), ".." in result.err) == (1, 2, False)
