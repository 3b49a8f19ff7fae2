"""`import caber`: quick, nothing heavy, every name there and documented."""

import json
import subprocess
import sys
from importlib import import_module
from inspect import getdoc, isclass, isfunction, signature
from pkgutil import iter_modules

import pytest

import caber

LIBRARIES = ("numpy", "fluent", "msgspec", "click", "sqlalchemy", "starlette", "uvicorn", "alembic", "babel")
FUNCTIONS = [name for name in caber.__all__ if isfunction(getattr(caber, name, None))]


def run(program: str) -> str:
    """Return what a program prints in an interpreter of its own."""
    return subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    ).stdout.strip()


@pytest.mark.parametrize("name", caber.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert name in dir(caber)
    assert getattr(caber, name) is getattr(caber, name)


def test_the_list_of_names_is_the_list_of_homes() -> None:
    assert sorted(caber.__all__) == sorted(caber._HOMES)


def test_no_name_is_that_of_a_sub_package() -> None:
    """Python binds `caber.stats` to the package once it is imported, whatever stood there before."""
    packages = {module.name for module in iter_modules(caber.__path__)}
    assert packages >= {"games", "bots", "stats"}
    assert not packages & set(caber.__all__)


def test_importing_loads_nothing_heavy() -> None:
    program = f"""
import sys, json
before = set(sys.modules)
import caber
print(json.dumps(sorted(name for name in set(sys.modules) - before if name.startswith("caber"))))
assert not {set(LIBRARIES)!r} & {{name.partition(".")[0] for name in sys.modules}}
"""
    assert json.loads(run(program)) == ["caber"]


def test_playing_loads_no_server_and_no_arrays() -> None:
    program = """
import sys, caber
game = caber.start("tug_of_war", seed=1)
str(game); game.moves[0].words; game.finish("level2"); caber.verify(game)
names = {name.partition(".")[0] for name in sys.modules}
print(sorted(names & {"numpy", "starlette", "uvicorn", "sqlalchemy", "alembic", "argon2", "click"}))
print([name for name in sys.modules if name.startswith(("caber.server", "caber.cli"))])
"""
    assert run(program) == "[]\n[]"


def test_importing_takes_no_time_beside_a_module_of_python_itself() -> None:
    """By Python's own count: 100 ms are allowed where `import json` takes 5, whatever the machine."""
    counted = subprocess.run(
        [sys.executable, "-X", "importtime", "-c", "import json, caber"],
        check=True,
        capture_output=True,
        text=True,
    ).stderr
    took = {
        line.rpartition("|")[2].strip(): int(line.split("|")[1])
        for line in counted.splitlines()
        if line.count("|") == 2 and line.split("|")[1].strip().isdecimal()
    }
    assert took["caber"] < 20 * took["json"]


def test_a_misspelled_name_is_an_attribute_error_that_can_be_guessed_from() -> None:
    with pytest.raises(AttributeError, match="'strt'") as error:
        _ = caber.strt  # type: ignore[attr-defined]
    assert error.value.name == "strt"
    assert error.value.obj is caber
    spoken = subprocess.run(
        [sys.executable, "-c", "import caber; caber.strt"], capture_output=True, text=True
    )
    assert "Did you mean: 'start'?" in spoken.stderr


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_function_explains_its_parameters_and_shows_an_example(name: str) -> None:
    function = getattr(caber, name)
    text = getdoc(function) or ""
    assert ">>> " in text or name.startswith("read"), "what reads a file has its example with `Play.save`"
    assert all(f"`{parameter}`" in text for parameter in signature(function).parameters), text
    assert text.partition("\n")[0].endswith((".", ","))


@pytest.mark.parametrize("name", [name for name in caber.__all__ if isclass(getattr(caber, name))])
def test_every_class_says_what_it_is(name: str) -> None:
    assert getdoc(getattr(caber, name))


def test_help_lists_the_names() -> None:
    text = getdoc(caber) or ""
    assert all(f"`{name}`" in text for name in FUNCTIONS)
    assert import_module("pydoc").render_doc(caber)
