"""The same on a real terminal: colour, a clean screen, interruptions."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from caber.table.files import read_records
from tests.cli.desk import GAME, PAINT, RealTerminal

Start = Callable[..., RealTerminal]
SEEDED = ("play", GAME, "--mode", "tactics", "--seats", "human,random", "--seed", "x")


def test_colour_where_it_is_wanted(terminal: Start) -> None:
    for args, environment, wanted in (
        ((), {}, True),
        (("--no-color",), {}, False),
        ((), {"NO_COLOR": "1"}, False),
        ((), {"TERM": "dumb"}, False),
    ):
        screen = terminal(*SEEDED, *args, **environment)
        shown = screen.until("You > ")
        assert ("\033[30;48;5;" in shown) == wanted
        assert ("\033[H\033[2J" in shown) == (environment.get("TERM") != "dumb")
        assert "[1]─" in PAINT.sub("", shown)
        screen.type("quit")
        assert screen.end() == 0


def test_ctrl_c_saves(terminal: Start, tmp_path: Path) -> None:
    screen = terminal(*SEEDED)
    screen.until("You > ")
    screen.type("1")
    screen.until("You > ")
    screen.interrupt(lambda: screen.press(b"\x03"))
    assert screen.end() == 128 + signal.SIGINT
    assert "caber play --resume schotten_totten-" in screen.text
    (file,) = tmp_path.iterdir()
    assert len(read_records(file)[0].moves) == 13


def test_ctrl_d_saves(terminal: Start, tmp_path: Path) -> None:
    screen = terminal(*SEEDED, "--save", "kept")
    screen.until("You > ")
    screen.type("1")
    screen.until("You > ")
    screen.press(b"\x04")
    assert screen.end() == 0
    assert len(read_records(tmp_path / "kept")[0].moves) == 13


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_closing_the_window_saves(terminal: Start, tmp_path: Path, number: int) -> None:
    screen = terminal(*SEEDED)
    screen.until("You > ")
    screen.type("1")
    screen.until("You > ")
    screen.interrupt(lambda: os.kill(screen.process.pid, number))
    assert screen.end() == 128 + number
    (file,) = tmp_path.iterdir()
    assert len(read_records(file)[0].moves) == 13


def test_a_handover_leaves_nothing_to_scroll_back_to(terminal: Start) -> None:
    screen = terminal("play", GAME, "--seats", "human:Ailsa,human:Rob", "--seed", "x")
    for name in ("Ailsa", "Rob"):
        before = screen.until(f"press Enter, {name}: ")
        assert "\033[H\033[2J\033[3J" in before
        assert "Hand" not in before.rpartition("\033[3J")[2]
        screen.type("")
        assert "Hand" in screen.until(f"{name} > ")
        screen.type("1")
        screen.until("undo takes your last move back > ")
        screen.type("")
    screen.until("press Enter, Ailsa: ")
    screen.type("quit")
    assert screen.end() == 0


def test_a_game_fits_on_the_screen(terminal: Start) -> None:
    """At the start of a turn the whole board is on the screen of 80 by 24, with what has happened."""
    screen = terminal(*SEEDED)
    for _ in range(8):
        shown = PAINT.sub("", screen.until("You > ")).rpartition("random: hand")
        lines = f"{shown[1]}{shown[2]}".splitlines()
        assert len(lines) < 24
        assert max(map(len, lines)) < 80
        screen.type("1")
        screen.until("You > ")
        screen.type("draw")
    screen.until("You > ")
    screen.type("quit")
    assert screen.end() == 0
