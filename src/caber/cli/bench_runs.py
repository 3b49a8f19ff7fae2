"""Installations of Caber, and the slices that `caber bench` runs with them, each in a process of its own."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import click

from caber.cli import bench_entry, bench_slice
from caber.cli.bench_kinds import LINES, is_plain, work_of
from caber.core.errors import CaberError

C_FLAGS = ("-O3", "-std=gnu11")
PATIENCE = 60.0  # seconds for an answer from a program that may not be a Python at all
# -P: files in the current folder and in that of the program must not be taken for modules.
PROGRAM = ("-P", str(Path(bench_entry.__file__)))
WALL, PROCESSOR = bench_slice.CLOCKS
APART = ("PYTHONPATH", "PYTHONHOME")  # variables that would lead another Python to our package


class SliceFailed(CaberError):
    """A slice that an installation can't run."""

    @property
    def reason(self) -> str:
        """The last line of the process's error output."""
        return str(self.details["reason"])


class Installation(NamedTuple):
    """A Python with a package of Caber."""

    python: str
    environment: Mapping[str, str]
    package: Path
    version: str
    compiled: bool
    runs_on: str

    def __str__(self) -> str:
        build = "compiled" if self.compiled else "plain Python"
        return f"caber {self.version}, {build}, {self.runs_on}, {self.package}"


def own() -> Installation:
    """Return the installation that runs this code."""
    facts = bench_entry.about()
    assert facts is not None
    return _installation(sys.executable, os.environ, facts)


def found(python: str) -> Installation:
    """Return the installation of another Python; CaberError if there is none."""
    environment = {name: value for name, value in os.environ.items() if name not in APART}
    said = {"python": python}
    try:
        done = subprocess.run(
            [python, *PROGRAM],
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=PATIENCE,
            check=False,
        )
    except OSError as error:
        raise CaberError("bench-program", {**said, "reason": error.strerror or str(error)}) from None
    except subprocess.TimeoutExpired:
        raise CaberError("bench-python", {**said, "reason": f"{PATIENCE:g} s"}) from None
    if done.returncode:
        key = "bench-caber" if _is_traceback(done) else "bench-python"
        raise CaberError(key, {**said, "reason": _reason(done)})
    try:
        facts: bench_entry.About | None = json.loads(done.stdout)
        if facts is not None:
            return _installation(python, environment, facts)
    except (TypeError, KeyError, ValueError):  # another program answered
        raise CaberError("bench-python", {**said, "reason": done.stdout[:80].strip() or "—"}) from None
    raise CaberError("bench-no-caber", said)


def _installation(python: str, environment: Mapping[str, str], facts: bench_entry.About) -> Installation:
    package = Path(facts["package"])
    return Installation(python, environment, package, facts["version"], facts["compiled"], facts["runs_on"])


def _is_traceback(done: "subprocess.CompletedProcess[str]") -> bool:
    """Return True if Python started and met an error."""
    return done.stderr.startswith("Traceback")


def _reason(done: "subprocess.CompletedProcess[str]") -> str:
    """Return the line of the error output that says most: the last of a traceback, else the first."""
    lines = done.stderr.strip().splitlines()
    if not lines:
        return f"exit code {done.returncode}"
    return lines[-1 if _is_traceback(done) else 0]


class Runs:
    """The slices of one installation."""

    def __init__(self, installation: Installation, folder: Path, clock: str = WALL) -> None:
        self.installation = installation
        self.folder = folder  # for what is made of it
        self.clock = clock  # by which slices are measured that do all their work in one process of Python
        self.plain = folder / "plain"
        self._programs: dict[str, Path | None] = {}
        plain_copy(installation.package, self.plain)

    def speed(self, kind: str, name: str, seed: int, seconds: float) -> float:
        """Return the moves or simulations a second of one slice; 0 if the game has no such thing.

        `kind`: one of `KINDS`. `name`: the game. `seed`: fixes the games that are played. `seconds`: the
        length of the slice. SliceFailed if the installation can't run it.
        """
        if kind == "C":
            program = self._in_c(name)
            if program is None:
                return 0.0
            done = self._run(kind, name, [program, str(seed), str(seconds)], self.installation.environment)
            return float(json.loads(done)["moves_per_s"])
        way, batch = work_of(kind)
        python, environment, package, *_ = self.installation
        if is_plain(kind):
            environment = {**environment, "PYTHONPATH": str(self.plain)}
            package = self.plain / "caber"
        clock = WALL if kind == "two cores" else self.clock
        words = map(str, (package, clock, way, name, seed, seconds, *batch))
        return float(self._run(kind, name, [python, *PROGRAM, *words], environment))

    def _run(
        self, kind: str, name: str, command: Sequence[str | Path], environment: Mapping[str, str]
    ) -> str:
        """Run the process of a slice, and return its output."""
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
        if done.returncode:
            raise SliceFailed("bench-slice", {"line": LINES[kind], "game": name, "reason": _reason(done)})
        return done.stdout

    def _in_c(self, name: str) -> Path | None:
        """Return the game's own C program, built when it is first asked for."""
        if name not in self._programs:
            source = self.installation.package / "games" / name / "playout.c"
            self._programs[name] = c_program(source, self.folder / f"playout-{name}")
        return self._programs[name]


def plain_copy(package: Path, folder: Path) -> Path:
    """Copy the package's Python files alone, so that nothing compiled can be imported from the folder."""
    shutil.copytree(package, folder / "caber", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return folder


def c_program(source: Path, program: Path) -> Path | None:
    """Build a C program, and return it; None without a compiler or without the source."""
    compiler = shutil.which(os.environ.get("CC") or "gcc") or shutil.which("cc")
    if compiler is None or not source.is_file():
        return None
    command = [compiler, *C_FLAGS, "-o", str(program), str(source)]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    if built.returncode:
        click.echo(f"{compiler} could not build {source.name}:\n{built.stderr}", err=True)
        return None
    return program
