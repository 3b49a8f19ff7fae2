"""What the tutorials tell to type, and a place to do it."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.server.people import PATIENCE

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "tutorials"
BIN = Path(sys.executable).parent  # where caber, dask and pytest are installed


def page(name: str) -> str:
    """The text of a tutorial."""
    return (FOLDER / f"{name}.md").read_text(encoding="utf-8")


def blocks(name: str, language: str) -> list[str]:
    """The fenced blocks of a tutorial in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```", page(name), re.MULTILINE | re.DOTALL)


def commands(name: str) -> list[str]:
    """All that a tutorial tells to type in a shell, line by line."""
    return "".join(blocks(name, "sh")).splitlines()


def included(name: str) -> list[Path]:
    """The files that a tutorial shows as what to save."""
    found = re.findall(r"^```{literalinclude} (\S+)\n", page(name), re.MULTILINE)
    return [(FOLDER / path).resolve() for path in found]


class Desk:
    """Somebody who types in a folder of his own, with Caber installed; the real home isn't touched."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        self.environment = {
            **os.environ,
            "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}",
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder / "data"),
            "XDG_CACHE_HOME": str(folder / "cache"),
            "LC_ALL": "en.UTF-8",
            "PYTHONIOENCODING": "utf-8",
            "COLUMNS": "200",
            **environment,
        }

    def type(self, line: str, answers: str = "", seconds: float = 6 * PATIENCE) -> str:
        """What a command prints; it must end well."""
        ended = subprocess.run(
            ["sh", "-c", line],
            cwd=self.folder,
            env=self.environment,
            input=answers,
            text=True,
            capture_output=True,
            timeout=seconds,
            check=False,
        )
        assert ended.returncode == 0, f"{line}\n{ended.stdout}\n{ended.stderr}"
        return ended.stdout

    def leave_running(self, line: str) -> subprocess.Popen[str]:
        """A command that goes on until it is stopped, without a shell between it and us."""
        program, *words = line.split(" ", 1)
        assert shutil.which(program, path=str(BIN)), f"{program} is not installed"
        return subprocess.Popen(
            ["sh", "-c", f"exec {program} {' '.join(words)}"],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )


def stop(processes: list[subprocess.Popen[str]]) -> None:
    """Ends what was left running, the last one first."""
    for process in reversed(processes):
        process.terminate()
        process.communicate(timeout=PATIENCE)
