"""A keyboard and a screen for the tests: with a player who reads and types, or as a real terminal."""

import builtins
import io
import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import click
import pytest

from caber.cli import caber, play
from caber.cli.saves import Keeper
from caber.cli.seats import Seat
from caber.cli.sitting import Sitting
from caber.cli.terminal import Terminal
from caber.core.dealer import Dealer
from caber.core.game import Game
from caber.core.options import Value
from caber.core.record import Record
from caber.core.rng import Rng
from caber.games import game
from caber.games.boards import board_of

GAME = "schotten_totten"
SMALL = ("--option", "stones=3", "--option", "hand=3")
PATIENCE = 60.0  # seconds for one answer; machines are shared
PAINT = re.compile(r"\033\[[\d;]*[A-Za-z]")


class Screen(io.TextIOWrapper):
    """What has been written so far, in some encoding."""

    def __init__(self, encoding: str) -> None:
        super().__init__(io.BytesIO(), encoding=encoding, write_through=True)

    def text(self) -> str:
        buffer = self.buffer
        assert isinstance(buffer, io.BytesIO)
        return buffer.getvalue().decode(self.encoding)


class Keyboard(io.StringIO):
    """Where nothing is read from: answers come from the player."""

    def __init__(self, tty: bool) -> None:
        super().__init__()
        self.tty = tty

    def isatty(self) -> bool:
        return self.tty


class Result(NamedTuple):
    """How a command ended, and what it wrote."""

    code: int
    out: str
    err: str


# What the player types after reading a prompt and everything written since the last one; None: he is gone.
Player = Callable[[str, str], str | None]


class Desk:
    """Runs commands in this process; `sessions` are the games played, so that a test can look behind."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch
        self.sessions: list[Sitting] = []
        sessions = self.sessions

        class Watched(Sitting):
            def __init__(
                self, terminal: Terminal, board: object, seats: Sequence[Seat], keeper: Keeper
            ) -> None:
                super().__init__(terminal, board_of(keeper.records[-1].game), seats, keeper)
                sessions.append(self)

        monkeypatch.setattr(play, "Sitting", Watched)
        monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(
        self, *args: str | Path, player: Player | None = None, encoding: str = "utf-8", tty: bool = False
    ) -> Result:
        """One command; without a player nobody sits at the keyboard."""
        out, err, read = Screen(encoding), Screen(encoding), 0

        def answer(prompt: str = "") -> str:
            nonlocal read
            since = out.text()[read:]
            out.write(prompt)
            read = len(out.text())
            typed = player(prompt, since) if player else None
            if typed is None:
                raise EOFError
            return typed

        with self.monkeypatch.context() as patch:
            patch.setattr(builtins, "input", answer)
            patch.setattr(sys, "stdin", Keyboard(tty))
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            try:
                code = caber.main([str(arg) for arg in args], prog_name="caber", standalone_mode=False)
            except click.ClickException as error:
                error.show()
                code = error.exit_code
        return Result(code or 0, out.text(), err.text())

    @property
    def record(self) -> Record:
        """The game that is being played, or was played last."""
        return self.sessions[-1].record

    def anything(self, seed: int = 0, stop: int = 10**9) -> Player:
        """Somebody who types the number of any legal move, so many times, and Enter at other prompts."""
        rng, count = Rng(seed), 0

        def player(prompt: str, since: str) -> str | None:
            nonlocal count
            if not self.sessions or self.record.state.outcome() is not None or ">" not in prompt:
                return ""
            count += 1
            return str(rng.below(self.record.state.count()) + 1) if count <= stop else None

        return player


def typing(*lines: str) -> Player:
    """Somebody who types these lines and leaves."""
    rest = list(lines)
    return lambda prompt, since: rest.pop(0) if rest else None


def finished(
    options: Mapping[str, Value] | None = None, secret: bytes = bytes(32), kind: Game | None = None
) -> Record:
    """A whole game, played at random and dealt by the book."""
    kind = kind or game(GAME)
    dealer = Dealer(secret)
    record = Record(kind, kind.options(options), ("Ailsa", "Rob"), dealer.commitment, secret=secret)
    rng = Rng(secret[0])
    while record.state.outcome() is None:
        record.play(dealer.deal(record.state) if record.state.turn < 0 else int(record.state.pick(rng)))
    return record


class RealTerminal:
    """A process that runs on a terminal of its own, 80 by 24."""

    def __init__(self, *args: str | Path, folder: Path, **environment: str) -> None:
        master, slave = pty.openpty()
        self.master = master
        env = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "COLUMNS": "80", "LINES": "24"}
        env.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "caber.cli", *map(str, args)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env={**env, **environment},
            start_new_session=True,
            preexec_fn=lambda: _take_terminal(slave),
        )
        os.close(slave)
        self.text = ""

    def until(self, wanted: str) -> str:
        """Reads until this appears; returns what came up to there."""
        start, deadline = len(self.text), time.monotonic() + PATIENCE
        while wanted not in self.text[start:]:
            assert time.monotonic() < deadline, f"{wanted!r} never came after {self.text[start:]!r}"
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    data = os.read(self.master, 65536)
                except OSError:  # how Linux says that the other end is closed
                    data = b""
                assert data, f"it ended before {wanted!r}: {self.text[start:]!r}"
                self.text += data.decode()
        return self.text[start:]

    def type(self, line: str) -> None:
        """Types a line."""
        os.write(self.master, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        """Presses a key such as Ctrl-C."""
        os.write(self.master, key)

    def interrupt(self, send: Callable[[], None]) -> None:
        """Sends a signal until it works: Python may be about to wait for a line and not notice it before."""
        for _ in range(int(PATIENCE)):
            send()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(1.0)
                return

    def end(self) -> int:
        """Waits for the end; returns the exit code, and keeps the rest of what was written."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    data = os.read(self.master, 65536)
                except OSError:
                    break
                if not data:
                    break
                self.text += data.decode()
            elif self.process.poll() is not None:
                break
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Leaves nothing behind, however the test ended."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)
        os.close(self.master)


def _take_terminal(slave: int) -> None:
    """Makes it the terminal that controls the process, so that Ctrl-C and hanging up reach it.

    Tests in the background, or under nohup, have been told to ignore such signals; the program shall not.
    """
    import fcntl
    import signal
    import termios

    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)
    fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
