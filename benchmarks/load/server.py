"""A real `caber serve` in a process of its own, on a database that is durable."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

from tests.server.postgres import Postgres, free_port

DATABASES = ("sqlite", "postgresql")
START = 120  # seconds
PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")


class Server(NamedTuple):
    """A server that answers."""

    port: int
    process: int
    database: str
    log: Path

    def memory(self) -> int:
        """Bytes of it that are in memory."""
        return sum(int(Path(f"/proc/{each}/statm").read_text().split()[1]) * PAGE for each in self._all())

    def work(self) -> float:
        """Seconds for which it has kept a processor busy."""
        stats = [Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split() for each in self._all()]
        return sum(int(fields[11]) + int(fields[12]) for fields in stats) / TICKS

    def _all(self) -> list[str]:
        """The process, and the workers it has started."""
        children = Path(f"/proc/{self.process}/task/{self.process}/children").read_text().split()
        return [str(self.process), *children]


@contextmanager
def serving(kind: str, workers: int = 1, python: str = sys.executable) -> Iterator[Server]:
    """A server on an empty database of that kind, by that interpreter's Caber; nothing of it is left."""
    with tempfile.TemporaryDirectory(prefix="caber-load-") as folder:
        if kind == "sqlite":
            with _serving(str(Path(folder) / "games.sqlite3"), Path(folder), 1, python) as server:
                yield server
            return
        # Tests go without; here an acknowledged move must be on the disk.
        postgres = Postgres(fsync="on", full_page_writes="on", shared_buffers="128MB")
        try:
            with _serving(postgres.database(), Path(folder), workers, python) as server:
                yield server
        finally:
            postgres.close()


@contextmanager
def _serving(database: str, folder: Path, workers: int, python: str) -> Iterator[Server]:
    port, log = free_port(), folder / "log.txt"
    words = ["serve", "--no-open", "--port", str(port), "--database", database, "--workers", str(workers)]
    with log.open("wb") as output:
        process = subprocess.Popen(
            [python, "-m", "caber.cli", *words], stdout=output, stderr=subprocess.STDOUT
        )
    try:
        _wait(process, port, log)
        yield Server(port, process.pid, database, log)
    finally:
        process.terminate()
        process.wait(60)


def _wait(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    for _ in range(START * 10):
        try:
            with urlopen(f"http://127.0.0.1:{port}/api/games"):
                return
        except URLError:
            if process.poll() is not None:
                break
            time.sleep(0.1)
    raise RuntimeError(f"the server doesn't answer: {log.read_text()}")
