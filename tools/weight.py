"""Weigh an install: `python -m tools.weight WHEEL [EXTRA…]`.

Each extra is installed with the wheel into an empty environment. A line of Markdown says how many packages
there are then, their size before Python compiles them, and the heaviest ones. `base` is the wheel without
extras. Without EXTRA it weighs them all.
"""

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.fresh import install

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
BASE = "base"
SHOWN = 4  # packages, the heaviest first
# Runs in the environment: bytes by package.
SIZES = """
import json
from importlib.metadata import distributions

def size(package):
    files = [file.locate() for file in package.files or () if file.suffix != ".pyc"]
    return sum(file.stat().st_size for file in files if file.is_file())

print(json.dumps({package.name: size(package) for package in distributions()}))
"""


def sizes(wheel: Path, extra: str) -> dict[str, int]:
    """Return the bytes of each package that an install has, with an extra or with none if it is BASE."""
    with TemporaryDirectory(prefix="caber-weight-") as folder:
        python = install(wheel, Path(folder, "venv"), "" if extra == BASE else extra)
        done = subprocess.run([python, "-c", SIZES], check=True, capture_output=True, text=True)
    found: dict[str, int] = json.loads(done.stdout)
    return found


def row(extra: str, packages: dict[str, int]) -> str:
    """Return the line of a Markdown table."""
    heaviest = sorted(packages, key=lambda name: -packages[name])[:SHOWN]
    shown = ", ".join(f"{name} {packages[name] / 1e6:.0f}" for name in heaviest)
    return f"| `{extra}` | {len(packages)} | {sum(packages.values()) / 1e6:.0f} | {shown} |"


def main() -> None:
    """Print a row for each extra that is asked for."""
    wheel, *extras = sys.argv[1:]
    offered = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    print("| installed | packages | MB | of these the heaviest, MB |\n|---|---|---|---|")
    for extra in extras or [BASE, *offered]:
        print(row(extra, sizes(Path(wheel), extra)), flush=True)


if __name__ == "__main__":
    main()
