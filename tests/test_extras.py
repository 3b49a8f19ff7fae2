"""Extras: what needs one and doesn't find it says what to install, in a sentence and without a traceback."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from caber.core.extras import MissingExtra, extra
from caber.texts import LANGUAGES, tell

PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]


COMMANDS = [
    ("table", ""),
    ("table", "serve --port 0"),
    ("table", "backup copy"),
    ("table", "restore copy"),
    ("postgresql", "serve --port 0 --database postgresql://localhost/none"),
    ("batch", "bench tug_of_war"),
    ("batch", "solve tug_of_war --cap 2"),
    ("cluster", "arena tug_of_war level1 level2 --games 2 --cluster 127.0.0.1:1"),
    ("stats", "stats tug_of_war --games 2 --bots level1 --plot pictures"),
    ("stats", "stats tug_of_war --games 2 --bots level1 --parquet out.parquet"),
]
MODULES = [
    ("batch", "caber.batch"),
    ("research", "caber.adapters.gymnasium"),
    ("research", "caber.adapters.pettingzoo"),
    ("research", "caber.adapters.open_spiel"),
    ("pictures", "caber.adapters.picture"),
]
LACK = {
    "table": ["sqlalchemy"],
    "batch": ["numpy"],
    "postgresql": ["psycopg"],
    "cluster": ["distributed"],
    "stats": ["matplotlib", "pyarrow"],
    "research": ["gymnasium", "pettingzoo", "pyspiel"],
    "pictures": ["starlette"],
}


def without(name: str, code: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    """Runs code in a process of its own, in which packages of an extra can't be imported."""
    lacking = f"import sys; sys.modules.update(dict.fromkeys({LACK[name]!r})); {code}"
    return subprocess.run(
        [sys.executable, "-c", lacking], cwd=folder, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(("name", "words"), COMMANDS)
def test_a_command_says_which_extra_it_needs(name: str, words: str, tmp_path: Path) -> None:
    code = f"sys.argv = ['caber', *{words.split()!r}]; from caber.cli import main; main()"
    done = without(name, code, tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == tell(f"extra-{name}") + "\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("name", "module"), MODULES)
def test_a_module_says_which_extra_it_needs(name: str, module: str, tmp_path: Path) -> None:
    done = without(name, f"import {module}", tmp_path)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == f"caber.core.extras.MissingExtra: {tell(f'extra-{name}')}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(EXTRAS.keys() - {"all"}))
def test_every_extra_has_a_sentence_with_its_command(name: str, language: str) -> None:
    assert re.findall(r'pip install "caber\[(\w+)\]"', tell(f"extra-{name}", {}, language)) == [name]


def test_all_is_all() -> None:
    (every,) = EXTRAS["all"]
    assert set(re.findall(r"\w+", every.partition("[")[2])) == EXTRAS.keys() - {"all"}


def test_what_is_missing_can_be_caught_as_an_import_error() -> None:
    with pytest.raises(ImportError, match=r"caber\[batch\]") as caught, extra("batch"):
        import no_such_package  # type: ignore[import-not-found]  # noqa: F401
    assert isinstance(caught.value, MissingExtra)
    assert isinstance(caught.value.__cause__, ModuleNotFoundError)


def test_a_missing_module_of_our_own_is_no_extra() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"caber\.nothing"), extra("batch"):
        import caber.nothing  # type: ignore[import-not-found]  # noqa: F401
