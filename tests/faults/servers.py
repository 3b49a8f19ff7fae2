"""Real servers, each started, killed and started again on the same file and the same port."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Protocol

from tests.server.postgres import free_port

NURSERY = Path(__file__).with_name("nursery.py")


class Starter(Protocol):
    """Starts processes and waits for their end."""

    def start(self, output: Path, words: list[str]) -> int:
        """Runs `caber` with these words; returns the number of the process."""
        ...

    def wait(self, process: int) -> int:
        """How a process ended."""
        ...


class Commands:
    """Starts `caber` as people do; most of the time it takes is spent on imports."""

    def __init__(self) -> None:
        self._running: dict[int, subprocess.Popen[bytes]] = {}

    def start(self, output: Path, words: list[str]) -> int:
        with output.open("ab") as file:
            process = subprocess.Popen(
                [sys.executable, "-m", "caber.cli", *words], stdout=file, stderr=subprocess.STDOUT
            )
        self._running[process.pid] = process
        return process.pid

    def wait(self, process: int) -> int:
        return self._running.pop(process).wait()


class Nursery:
    """Starts `caber` without the imports: those have been done, once for all."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, NURSERY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def start(self, output: Path, words: list[str]) -> int:
        return self._ask("start", str(output), *words)

    def wait(self, process: int) -> int:
        return self._ask("wait", process)

    def close(self) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def _ask(self, *words: str | int) -> int:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(words) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())


class Server:
    """A `caber serve` that ends and comes back."""

    def __init__(self, file: Path, starter: Starter) -> None:
        self.file, self.port, self.starter = file, free_port(), starter
        self.address = f"http://127.0.0.1:{self.port}"
        self.output = file.with_suffix(".out")
        self._process: int | None = None

    def start(self) -> None:
        words = ["serve", "--no-open", "--port", str(self.port), "--database", str(self.file)]
        self._process = self.starter.start(self.output, words)

    def end(self, number: int) -> int | None:
        """Sends a signal and waits for the end; returns how it ended, None if it wasn't running."""
        if self._process is None:
            return None
        process, self._process = self._process, None
        os.kill(process, number)
        return self.starter.wait(process)

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def children(self) -> list[int]:
        """The processes of its own that a server has started: those that think, or serve."""
        assert self._process is not None
        threads = list(Path(f"/proc/{self._process}/task").glob("*/children"))
        found = [each for thread in threads for each in thread.read_text().split()]
        return [int(each) for each in found if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]

    def complaints(self) -> list[str]:
        """Errors that the server wrote down; warnings may be due to a busy machine."""
        told = self.output.read_text().splitlines() if self.output.exists() else []
        return [line for line in told if line.startswith(("ERROR", "CRITICAL"))]
