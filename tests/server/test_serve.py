"""`caber serve` and `caber` alone, as real processes."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from caber.cli.serve import PORT
from caber.server.database import kept_for_us
from tests.cli.desk import Desk
from tests.faults.stored import files, read
from tests.server.people import PATIENCE
from tests.server.postgres import free_port


class Command:
    """A `caber` whose browser is a script that writes down where it was sent."""

    def __init__(self, folder: Path, *words: str, language: str = "de") -> None:
        self.opened = folder / "opened"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> {self.opened}\n')
        browser.chmod(0o755)
        environment = {
            **os.environ,
            "BROWSER": str(browser),
            "LC_ALL": f"{language}.UTF-8",
            "PYTHONIOENCODING": "utf-8",
            "XDG_DATA_HOME": str(folder / "data"),
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "caber.cli", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment,
            text=True,
        )

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().rstrip()

    def end(self, number: int = signal.SIGTERM) -> tuple[int, str]:
        self.process.send_signal(number)
        return self.rest()

    def rest(self) -> tuple[int, str]:
        out, _ = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out

    def visited(self) -> list[str]:
        deadline = time.monotonic() + PATIENCE
        while not self.opened.exists():
            assert time.monotonic() < deadline
            time.sleep(0.05)
        return self.opened.read_text().split()


@pytest.fixture
def commands(tmp_path: Path) -> Iterator[list[Command]]:
    started: list[Command] = []
    yield started
    for each in started:
        if each.process.poll() is None:
            each.process.kill()
            each.process.communicate()


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    """Runs commands in this process that end before they serve anything: a process takes seconds to start."""
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        monkeypatch.setattr("caber.server.run.bind", lambda host, port: bound)
        yield Desk(monkeypatch)


def test_serve_says_where_it_is_and_ends_in_order(tmp_path: Path, commands: list[Command]) -> None:
    port, file = free_port(), tmp_path / "kept.sqlite3"
    command = Command(tmp_path, "serve", "--port", str(port), "--database", str(file), "--open")
    commands.append(command)
    assert command.line() == f"Caber ist bereit: http://localhost:{port}/"
    assert command.line() == f"Die Partien liegen in {file}"
    assert "Strg-C" in command.line()
    assert httpx.get(f"http://127.0.0.1:{port}/api/me").json() == {"name": "", "account": False}
    assert command.visited() == [f"http://localhost:{port}/"]
    second = Command(tmp_path, "serve", "--port", str(port), "--database", str(file))
    commands.append(second)
    code, out = second.rest()
    assert code == 1 and "--port" in out and str(port) in out and "Traceback" not in out
    code, out = command.end()
    assert code in (0, -signal.SIGTERM) and out == ""


def test_ctrl_c_ends_it_quietly(tmp_path: Path, commands: list[Command]) -> None:
    command = Command(tmp_path, "serve", "--port", "0", "--database", str(tmp_path / "x"), language="nl")
    commands.append(command)
    assert re.fullmatch(r"Caber staat klaar: http://localhost:\d+/", command.line())
    command.line()
    command.line()
    code, out = command.end(signal.SIGINT)
    assert (code, out) == (0, "")


@pytest.mark.parametrize(
    ("database", "words"),
    [
        ("mysql://localhost/x", "keine Adresse einer Datenbank"),
        ("/nowhere/at/all/x.sqlite3", "Datenbank lässt sich nicht benutzen"),
        (__file__, "Datenbank lässt sich nicht benutzen"),
        ("postgresql://nobody@127.0.0.1:1/x", "Datenbank lässt sich nicht benutzen"),
    ],
)
def test_a_bad_database_is_told(desk: Desk, database: str, words: str) -> None:
    result = desk.run("serve", "--database", database, "--lang", "de")
    assert result.code == 1 and words in result.err


def test_two_servers_never_share_a_file(tmp_path: Path, commands: list[Command]) -> None:
    words = ("serve", "--port", "0", "--database", str(tmp_path / "games.sqlite3"))
    commands.append(Command(tmp_path, *words))
    assert "bereit" in commands[0].line()
    commands.append(Command(tmp_path, *words))
    code, out = commands[1].rest()
    assert code == 1 and "Ein anderes Caber" in out and "Traceback" not in out


def test_a_file_in_use_is_not_even_migrated(desk: Desk, tmp_path: Path) -> None:
    read(files()["0001"], file := tmp_path / "games.sqlite3")
    with kept_for_us(str(file)):
        result = desk.run("serve", "--database", str(file), "--lang", "de")
    assert result.code == 1 and "Ein anderes Caber" in result.err
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]


@pytest.mark.parametrize("origin", ["games.example", "https://", "ftp://games.example", "https://a/b"])
def test_an_origin_that_is_none_is_told(desk: Desk, origin: str) -> None:
    result = desk.run("serve", "--origin", origin, "--lang", "de")
    assert result.code == 1 and "--origin https://games.example" in result.err


def test_alone_it_opens_the_browser_and_a_second_one_joins(tmp_path: Path, commands: list[Command]) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    with socket.socket() as stranger:
        # Somebody else has the port (another Caber is one, too): the next free one is taken.
        stranger.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            stranger.bind(("127.0.0.1", PORT))
        except OSError:
            occupied = True
        else:
            occupied = False
            stranger.listen()
        first = Command(tmp_path / "one")
        commands.append(first)
        ready = first.line()
        port = int(ready.rpartition(":")[2].rstrip("/"))
        if "bereit" in ready:
            assert port > PORT and not occupied
            assert "games.sqlite3" in first.line()
            assert (tmp_path / "one" / "data" / "caber" / "games.sqlite3").exists()
        assert first.visited() == [f"http://localhost:{port}/"]
        second = Command(tmp_path / "two")
        commands.append(second)
        code, out = second.rest()
        assert (code, out) == (0, f"Caber läuft schon: http://localhost:{port}/\n")
        assert second.visited() == [f"http://localhost:{port}/"]
