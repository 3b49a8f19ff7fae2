"""Empty environments that hold a wheel, what it requires, and nothing else."""

import os
import subprocess
import sys
from pathlib import Path

UV = Path(sys.executable).with_name("uv")
# Certificates as the machine has them, and no interpreter but this one.
ENVIRONMENT = {**os.environ, "UV_PYTHON_DOWNLOADS": "never", "UV_SYSTEM_CERTS": "1"}


class Unreachable(Exception):
    """Packages are neither in uv's cache nor to be had from its index."""


def uv(*words: str | Path, folder: Path | None = None) -> str:
    """Run uv with these words, in a folder, and return what it prints: from its cache if that is enough."""
    for offline in ("1", "0"):
        done = subprocess.run(
            [UV, *words],
            cwd=folder,
            env={**ENVIRONMENT, "UV_OFFLINE": offline},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode == 0:
            return done.stdout
    raise Unreachable(done.stderr)


def install(wheel: Path, folder: Path, extra: str = "") -> Path:
    """Make an environment in a folder, install a wheel with an extra (or none), and return its Python."""
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, folder], env=ENVIRONMENT, check=True)
    python = folder / "bin" / "python"
    wanted = f"caber[{extra}]" if extra else "caber"
    uv("pip", "install", "--quiet", "--python", python, f"{wanted} @ {wheel.resolve().as_uri()}")
    return python
