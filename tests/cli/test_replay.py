"""`caber replay` steps through a record."""

import re
from pathlib import Path

import pytest

from caber.core.contract import CHANCE
from caber.core.record import Record, read
from caber.games import game
from tests.cli.desk import Desk, finished, typing

RECORD = finished({"mode": "tactics"})
STEPS = sum(actor != CHANCE for actor in RECORD.actors)


@pytest.fixture
def file(desk: Desk) -> Path:
    path = Path("game.caber")
    path.write_text(RECORD.write(), encoding="utf-8")
    return path


def test_everything_is_printed_when_nobody_types(desk: Desk, file: Path) -> None:
    result = desk.run("replay", file)
    assert result.code == 0
    assert re.findall(r"step (\d+) of", result.out) == [str(step) for step in range(STEPS + 1)]
    assert result.out.count("claim!") == RECORD.write().count("claim ")
    assert result == desk.run("replay", file, "--all")
    assert max(map(len, result.out.splitlines())) < 80


def test_stepping(desk: Desk, file: Path) -> None:
    keys = ["", "", "b", "7", "b", "0", "b", "9999", "q"]
    result = desk.run("replay", file, player=typing(*keys), tty=True)
    assert result.code == 0
    expected = [0, 1, 2, 1, 7, 6, 0, 0, STEPS]
    assert re.findall(r"step (\d+) of", result.out) == list(map(str, expected))
    assert "step 0 of" in desk.run("replay", file, player=typing(), tty=True).out
    assert desk.run("replay", file, player=typing("999", "", "x"), tty=True).out.count("step ") == 2


def test_a_viewer_sees_only_what_he_saw(desk: Desk, file: Path) -> None:
    views = {seat: desk.run("replay", file, "--all", *args).out for seat, args in (
        (0, ("--seat", "1")), (1, ("--seat", "2")), (-1, ("--spectator",)),
    )}  # fmt: skip
    assert views[-1].count("Hand:") == 0
    for seat, name in enumerate(("Ailsa", "Rob")):
        assert views[seat].count("Hand:") == STEPS + 1
        assert re.search(rf"─\n(?s:.)+ {name}: .*\n Hand:", views[seat].partition("step 1 ")[0])
    # The same from a record that never held more.
    for viewer in views:
        Path("seen.caber").write_text(RECORD.redact(viewer).write(), encoding="utf-8")
        assert desk.run("replay", "seen.caber").out == views[viewer]


def test_a_redacted_record_holds_no_more(desk: Desk) -> None:
    Path("seen").write_text(RECORD.redact(0).write(), encoding="utf-8")
    assert desk.run("replay", "seen", "--seat", "1").code == 0
    assert desk.run("replay", "seen", "--spectator").code == 0
    result = desk.run("replay", "seen", "--seat", "2")
    assert (result.code, result.err) == (1, "This record holds only what seat 1 saw.\n")


def test_one_game_of_several(desk: Desk) -> None:
    other = finished({}, secret=bytes([7]) * 32)
    Path("both").write_text(RECORD.write() + other.write(), encoding="utf-8")
    assert "schotten_totten 1/2 · step 0 of" in desk.run("replay", "both").out
    second = desk.run("replay", "both", "--game", "2").out
    assert "schotten_totten 2/2 · step 0 of" in second
    assert "1/2" not in second
    assert desk.run("replay", "both", "--game", "3").err == "“both” holds 2 games.\n"


def test_what_is_a_matter_of_usage(desk: Desk, file: Path) -> None:
    assert desk.run("replay", file, "--seat", "1", "--spectator").code == 2
    assert desk.run("replay", file, "--seat", "0").code == 2
    assert desk.run("replay", file, "--seat", "3").err == "There is no seat 3 in this game; it has 2.\n"


def test_a_record_without_moves(desk: Desk) -> None:
    empty = Record(game("schotten_totten"), RECORD.options, ("a", "a"), RECORD.commitment)
    assert read(empty.write(), game).moves == []
    Path("empty").write_text(empty.write(), encoding="utf-8")
    result = desk.run("replay", "empty")
    assert "step 0 of 0" in result.out
    assert " a 2: " in result.out
