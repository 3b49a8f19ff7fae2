"""Reads every import in src/ and checks the layers: each may import only what stands above it."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
TO_COMPILE: list[str] = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["modules"]
PACKAGE = ROOT / "src" / "caber"
FILES = sorted(PACKAGE.rglob("*.py"))
GAMES = {file.parent.name for file in FILES if file.match("caber/games/*/*.py")}

# From top to bottom, each with what it may import beside the standard library and the layers above it.
COMPILED = {"librt", "mypy_extensions"}
LAYERS: dict[str, set[str]] = {
    "texts": {"fluent"},
    "core": COMPILED,
    "games": COMPILED,
    "batch": COMPILED | {"numpy"},
    "bots": COMPILED | {"numpy", "platformdirs"},
    "arena": COMPILED | {"distributed"},
    "stats": {"matplotlib", "pyarrow"},
    "table": {"msgspec"},
    "server": {
        "alembic",
        "argon2",
        "markdown_it",
        "msgspec",
        "platformdirs",
        "psycopg",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "websockets",
    },
    "public": set(),
    "cli": {"click", "numpy"},  # NumPy steps batches for `caber bench`
    "adapters": {"PIL", "gymnasium", "msgspec", "numpy", "open_spiel", "pettingzoo", "playwright", "pyspiel"},
}
# The modules of `caber` itself: its public face names what the layers down to `public` have.
MAY_IMPORT_BELOW = {"__main__": list(LAYERS), "__init__": [*LAYERS][: [*LAYERS].index("public") + 1]}
# A bot may be made for one game; everything else finds games in the table.
MAY_NAME_GAMES = {"games", "bots"}


def name_of(file: Path) -> str:
    """The dotted name of a file; packages keep their `__init__`, so relative imports count alike."""
    return ".".join(["caber", *file.relative_to(PACKAGE).with_suffix("").parts])


def imports(name: str, source: str) -> Iterator[tuple[int, str]]:
    """Yield line and full name of everything imported, also inside functions and by `import_module`."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                for alias in names:
                    yield node.lineno, alias.name
            case ast.ImportFrom(module=module, names=names, level=level):
                base = name.split(".")[:-level] if level else []
                for alias in names:
                    yield node.lineno, ".".join([*base, *([module] if module else []), alias.name])
            case ast.Call(
                func=ast.Attribute(attr="import_module") | ast.Name(id="import_module" | "__import__"),
                args=[ast.Constant(value=str(target)), *_],
            ):
                yield node.lineno, target


def game_names(source: str, games: set[str]) -> Iterator[tuple[int, str]]:
    """Yield comparisons with the name of a game, such as `if game == "kilt_castle"`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare | ast.MatchValue):
            for part in ast.walk(node):
                if isinstance(part, ast.Constant) and part.value in games:
                    yield node.lineno, str(part.value)


def faults(name: str, source: str, games: set[str]) -> list[str]:
    """Say what is wrong with the imports of a module; nothing is wrong with a good one."""
    found = []
    own = name.split(".")[1]
    layers = list(LAYERS)
    above = layers[: layers.index(own)] if own in layers else MAY_IMPORT_BELOW.get(own, [])
    for line, target in imports(name, source):
        top, _, rest = target.partition(".")
        layer, _, inner = rest.partition(".")
        if top != "caber":
            if top not in sys.stdlib_module_names | LAYERS.get(own, set()):
                found.append(f"{name}:{line}: {own} may not import {top}")
        elif layer in layers and layer != own and layer not in above:
            found.append(f"{name}:{line}: {own} stands above {layer}, so it may not import {target}")
        elif layer == "games" and own not in MAY_NAME_GAMES and inner.partition(".")[0] in games:
            found.append(f"{name}:{line}: only the table of games may name {target}")
    if own not in MAY_NAME_GAMES:
        for line, game in game_names(source, games):
            found.append(f"{name}:{line}: {own} may not ask for {game} by name")
    return found


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_a_module_imports_only_what_stands_above_it(file: Path) -> None:
    assert faults(name_of(file), file.read_text(encoding="utf-8"), GAMES) == []


@pytest.mark.parametrize("name", TO_COMPILE)
def test_a_compiled_module_imports_nothing_that_is_not_there_when_it_is_built(name: str) -> None:
    place = PACKAGE.joinpath(*name.split(".")[1:]).with_suffix(".py")
    tops = {target.partition(".")[0] for _, target in imports(name, place.read_text(encoding="utf-8"))}
    assert tops <= sys.stdlib_module_names | COMPILED | {"caber"}


def test_every_folder_is_a_layer() -> None:
    folders = {file.relative_to(PACKAGE).parts[0] for file in FILES if file.parent != PACKAGE}
    assert {"core", "games"} <= folders <= LAYERS.keys()


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("caber.core.x", "import caber.games"),
        ("caber.core.x", "from caber import cli"),
        ("caber.core.x", "from ..games import table"),
        ("caber.core.__init__", "from ..games import table"),
        ("caber.core.x", "def later():\n    from caber.bots import random"),
        ("caber.core.x", "import importlib\nimportlib.import_module('caber.arena')"),
        ("caber.core.x", "import click"),
        ("caber.games.x", "from fluent.runtime import FluentBundle"),
        ("caber.games.x", "import numpy as np"),
        ("caber.games.x", "if TYPE_CHECKING:\n    from caber.bots import Bot"),
        ("caber.__init__", "from caber.cli import play"),
        ("caber.public.x", "from caber.cli import play"),
        ("caber.cli.x", "import rich"),
        ("caber.cli.x", "from caber.games import schotten_totten"),
        ("caber.cli.x", "import caber.games.schotten_totten.state as state"),
        ("caber.arena.x", "from ..games.schotten_totten import state"),
        ("caber.cli.x", "def draw(game):\n    if game == 'schotten_totten': pass"),
        ("caber.cli.x", "match game:\n    case 'schotten_totten': pass"),
    ],
)
def test_a_bad_import_is_found(name: str, source: str) -> None:
    assert len(faults(name, source, {"schotten_totten"})) == 1


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("caber.core.x", "import math\nfrom mypy_extensions import i64\nfrom librt.vecs import vec"),
        ("caber.core.x", "from . import y\nfrom .y import z\nfrom caber.core.y import z"),
        ("caber.games.x", "from caber.core import contract\nfrom ..core.contract import State"),
        ("caber.games.x", "from caber.games import schotten_totten"),
        ("caber.bots.x", "from caber.games.schotten_totten import state"),
        ("caber.bots.x", "import numpy as np"),
        ("caber.cli.x", "import click\nfrom caber import __version__\nfrom caber.games import GAMES"),
        ("caber.__main__", "from caber.cli import main"),
        ("caber.__init__", "from caber.public.plays import start"),
    ],
)
def test_a_good_import_passes(name: str, source: str) -> None:
    assert faults(name, source, {"schotten_totten"}) == []
