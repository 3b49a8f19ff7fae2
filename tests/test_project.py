"""The package as it is installed, and the files that pin what it is built with."""

import json
import os
import re
import subprocess
import sys
import tomllib
from importlib import import_module
from importlib.metadata import entry_points, version
from importlib.util import find_spec
from pathlib import Path

import pytest

import caber

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MODULES: list[str] = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["modules"]
REQUIREMENTS = sorted((ROOT / "requirements").glob("*.txt"))
# Set by the Makefile, so that a suite can't pass on the wrong build.
EXPECTED = os.environ.get("CABER_EXPECT")


def pins(file: Path) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)==([\w.]+)", file.read_text(encoding="utf-8"), re.MULTILINE))


def test_some_modules_are_compiled() -> None:
    assert MODULES
    assert len(MODULES) == len(set(MODULES))


@pytest.mark.skipif(EXPECTED is None, reason="CABER_EXPECT is not set")
@pytest.mark.parametrize("name", MODULES)
def test_this_is_the_build_that_was_asked_for(name: str) -> None:
    file = Path(import_module(name).__file__ or "")
    compiled = ".pyd" if sys.platform == "win32" else ".so"
    assert file.suffix == {"plain": ".py", "compiled": compiled}[EXPECTED or ""]
    assert (file.parent / (name.rpartition(".")[2] + ".py")).exists()
    assert file.is_relative_to(ROOT / "src") == (EXPECTED == "plain")


@pytest.mark.skipif(find_spec("mypy") is None, reason="the tools are in .venv")
def test_the_wheel_compiles_where_nothing_else_is_installed() -> None:
    """`pip install .` builds apart: libraries that compiled modules reach through others aren't there."""
    hook = (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    (options,) = re.findall(r"\[(.*), \*sys\.argv\[1:\]\],", hook)
    sources = [name.replace(".", "/") + ".py" for name in MODULES]
    flags = [*re.findall(r'"(\S+)"', options), "--no-site-packages", "--cache-dir", os.devnull]
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", *flags, *sources],
        cwd=ROOT / "src",
        text=True,
        capture_output=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout


def test_version_and_command_are_installed() -> None:
    assert version("caber") == caber.__version__
    (command,) = entry_points(group="console_scripts", name="caber")
    assert callable(command.load())


@pytest.mark.parametrize("file", REQUIREMENTS, ids=lambda file: file.name)
def test_requirements_are_hashed_and_name_no_host(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    entries = re.split(r"\n(?=[a-z])", text)
    assert all("==" in entry and "--hash=sha256:" in entry for entry in entries)
    assert not re.search(r"://|--\w*-?index|find-links", text)


def test_browser_packages_are_hashed_and_name_no_host() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    packages = {name: package for name, package in json.loads(text)["packages"].items() if name}
    assert packages
    assert all(package["integrity"].startswith("sha512-") for package in packages.values())
    assert not re.search(r"://|resolved", text)


def test_browser_packages_are_asked_for_exactly() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    wanted = {**package["dependencies"], **package["devDependencies"], **package["overrides"]}
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert {name: lock[f"node_modules/{name}"]["version"] for name in wanted} == wanted


def test_pins_agree() -> None:
    developer, *others = (
        pins(ROOT / "requirements" / f"{name}.txt") for name in ("dev", "build", "server", "test", "uv")
    )
    for other in others:
        assert other.items() <= developer.items()
    build = dict(re.findall(r"'([\w-]+)[^']*?==([\w.]+)'", str(PROJECT["build-system"]["requires"])))
    assert {"mypy", "librt"} <= build.keys()
    assert build.items() <= developer.items()
