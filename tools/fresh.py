"""Empty environments that hold a wheel, what it requires, and nothing else."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

UV = Path(sys.executable).with_name("uv")
# Certificates as the machine has them, no interpreter but this one, and this uv for tools that look for one.
ENVIRONMENT = {
    **os.environ,
    "PATH": f"{UV.parent}{os.pathsep}{os.environ.get('PATH', '')}",
    "UV_PYTHON_DOWNLOADS": "never",
    "UV_SYSTEM_CERTS": "1",
}


class Unreachable(Exception):
    """Packages are neither in uv's cache nor to be had from its index."""


def cached_or_fetched(
    command: Sequence[str | Path], environment: Mapping[str, str], folder: Path | None
) -> str:
    """Run a command that installs by uv, and return what it prints.

    It runs in `folder`, or here, with the variables of `environment`: first with what uv's cache has, and if
    that is not enough, once more with what the index has. Unreachable says why neither worked.
    """
    for offline in ("1", "0"):
        done = subprocess.run(
            command,
            cwd=folder,
            env={**ENVIRONMENT, **environment, "UV_OFFLINE": offline},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode == 0:
            return done.stdout
    raise Unreachable(done.stderr)


def uv(*words: str | Path, folder: Path | None = None, environment: Mapping[str, str] | None = None) -> str:
    """Run uv with these words, and return what it prints."""
    return cached_or_fetched([UV, *words], environment or {}, folder)


def install(wheel: Path, folder: Path, extra: str = "") -> Path:
    """Make an environment in a folder, install a wheel with an extra (or none), and return its Python."""
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, folder], env=ENVIRONMENT, check=True)
    python = folder / "bin" / "python"
    wanted = f"caber[{extra}]" if extra else "caber"
    uv("pip", "install", "--quiet", "--python", python, f"{wanted} @ {wheel.resolve().as_uri()}")
    return python
