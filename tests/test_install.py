"""Wheels and the sdist, installed into empty environments: what a user gets who installs nothing else.

The compiled wheel is the one that `make` has built; the one of plain Python and the sdist are built here. uv
takes packages from its cache, or from its index. Where neither has them, tests are skipped, but never in CI.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

import caber
from caber.cli import caber as cli
from tools import weight
from tools.fresh import Unreachable, cached_or_fetched, install, uv

ROOT = Path(__file__).parents[1]
BUILT = ROOT / "build" / "wheel"
BASE_INSTALL = ROOT / "tests" / "base_install.py"
BUNDLE = "caber/server/static/index.html"
# What the requirements of pyproject.toml install, themselves and what they need.
BASE = ["click", "fluent_syntax", "librt", "msgspec", "mypy_extensions", "platformdirs", "typing_extensions"]
BUILDS = ("plain", "compiled")


def build(kind: str, folder: Path, source: Path = ROOT) -> Path:
    """Build an sdist, or a wheel of plain Python."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", folder],
        cwd=source,
        env={**os.environ, "CABER_COMPILE": "never"},
        check=True,
        capture_output=True,
    )
    (file,) = folder.iterdir()
    return file


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", tmp_path_factory.mktemp("plain"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", tmp_path_factory.mktemp("sdist"))


@pytest.fixture(params=BUILDS)
def wheel(request: pytest.FixtureRequest, plain: Path) -> Path:
    """Each of the two wheels of this version."""
    if request.param == "plain":
        return plain
    found = [file for file in BUILT.glob(f"caber-{caber.__version__}-*.whl") if "-none-any" not in file.name]
    if not found and not os.environ.get("CI"):
        pytest.skip("`make` builds the compiled wheel in build/wheel")
    (file,) = found
    return file


@contextmanager
def packages() -> Iterator[None]:
    """Skips what needs packages that uv has neither in its cache nor within reach."""
    try:
        yield
    except Unreachable as error:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(error).strip().splitlines()[-1])


def build_of(wheel: Path) -> str:
    return "plain Python: many times slower, see docs/install.md" if "-none-any" in wheel.name else "compiled"


def test_the_base_plays_studies_and_measures(wheel: Path, tmp_path: Path) -> None:
    """In the terminal and as a library, with the required packages and no others."""
    with packages():
        python = install(wheel, tmp_path / "venv")
    done = subprocess.run(
        [python, "-I", BASE_INSTALL, build_of(wheel), *BASE],
        cwd=tmp_path,
        env={**os.environ, "CABER_CACHE": "", "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(done.stdout.split()[0]) > 20, "few modules of the extras were tried"


def test_the_command_of_the_sentence_installs_an_extra(plain: Path, tmp_path: Path) -> None:
    """As a user does who has the base, and reads what is missing."""
    with packages():
        python = install(plain, tmp_path / "venv")
        assert subprocess.run(
            [python, "-c", "import caber.batch"], capture_output=True, check=False
        ).returncode
        uv("pip", "install", "--quiet", "--python", python, "caber[batch]")
    subprocess.run([python, "-c", "from caber.batch import Batch; Batch('tug_of_war', 4)"], check=True)


def test_the_table_of_an_install_with_its_extra_answers(wheel: Path, tmp_path: Path) -> None:
    with packages():
        python = install(wheel, tmp_path / "venv", "table")
    server: subprocess.Popen[str] = subprocess.Popen(
        [python.with_name("caber"), "serve", "--port", "0", "--database", tmp_path / "games.sqlite3"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "CABER_CACHE": "", "LANG": "C"},
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().removeprefix("Caber is ready: ").strip()
        with urlopen(address, timeout=20) as page:
            assert b"<title>Caber" in page.read()
    finally:
        server.terminate()
        server.communicate(timeout=30)


def test_uvx_runs_a_wheel(wheel: Path, tmp_path: Path) -> None:
    with packages():
        said = uv("tool", "run", "--from", wheel, "caber", "--version", folder=tmp_path)
    assert said == f"caber {caber.__version__}, {build_of(wheel)}\n"


def test_pipx_runs_a_wheel(wheel: Path, tmp_path: Path) -> None:
    command: list[str | Path] = [sys.executable, "-m", "pipx", "run", "--backend", "uv"]
    command += ["--spec", wheel, "caber", "--version"]
    with packages():
        said = cached_or_fetched(command, {"PIPX_HOME": str(tmp_path / "pipx")}, tmp_path)
    assert said == f"caber {caber.__version__}, {build_of(wheel)}\n"


def test_the_weight_of_an_install_is_that_of_the_documentation(plain: Path) -> None:
    """Docs say how many packages there are, and how many megabytes, give or take a tenth."""
    with packages():
        measured = weight.sizes(plain, weight.BASE)
    shown = weight.row(weight.BASE, measured)
    pattern = r"\| no extra \| (\d+) \| (\d+) \|"
    (said,) = re.findall(pattern, (ROOT / "docs" / "install.md").read_text(encoding="utf-8"))
    assert said[0] == str(len(measured)) == shown.split(" | ")[1]
    # The compiled wheel, which docs speak of, is 3 MB larger.
    assert 0.5 * int(said[1]) < sum(measured.values()) / 1e6 < 1.1 * int(said[1])


def names(file: Path) -> set[str]:
    with ZipFile(file) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def test_the_sdist_carries_the_bundle_and_builds_the_wheel(plain: Path, sdist: Path, tmp_path: Path) -> None:
    """Without Node: a bundle that is there isn't built again."""
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    assert (source / "src" / BUNDLE).is_file()
    shutil.rmtree(source / "web")
    assert names(build("wheel", tmp_path / "dist", source)) == names(plain) >= {BUNDLE}


@pytest.mark.soak
def test_a_compiled_wheel_is_built_from_the_sdist_alone(sdist: Path, tmp_path: Path) -> None:
    """As `pip install` does it, with the build requirements in an environment of their own."""
    with packages():
        words = ("build", "--wheel", "--quiet", "--out-dir", tmp_path, "--python", sys.executable, sdist)
        uv(*words, environment={"CABER_COMPILE": "always"})
    (wheel,) = tmp_path.glob("*.whl")
    assert "-none-any" not in wheel.name
    assert (
        uv("tool", "run", "--from", wheel, "caber", "--version") == f"caber {caber.__version__}, compiled\n"
    )


# -- the metadata -----------------------------------------------------------------------------------


def test_the_readme_of_the_metadata_leads_nowhere_that_is_not_there(plain: Path) -> None:
    with ZipFile(plain) as archive:
        (name,) = (each for each in archive.namelist() if each.endswith("METADATA"))
        readme = archive.read(name).decode().partition("\n\n")[2]
    assert len(readme) > 1000
    addresses = re.findall(r"\]\(([^)]*)\)|(?:src|href)=\"([^\"]*)\"", readme)
    assert [one or other for one, other in addresses if "://" not in one + other] == []


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("![A table](docs/table.png)\n\nWords.", "Words."),
        ('<p>\n<img src="docs/a.png" alt="A">\n<img src="docs/b.png">\n</p>\n\nWords.', "Words."),
        ('<img src="https://games.example/a.png">', '<img src="https://games.example/a.png">'),
        ("See [hosting](docs/hosting.md#short).", "See hosting (docs/hosting.md)."),
        ("See [docs/hosting.md](docs/hosting.md).", "See docs/hosting.md."),
        ("See [below](#below).", "See below."),
        ("See [uv](https://games.example/uv).", "See [uv](https://games.example/uv)."),
        ("```python\nmoves[0](1)\n```", "```python\nmoves[0](1)\n```"),
    ],
)
def test_a_readme_that_stands_alone(before: str, after: str) -> None:
    assert hook().standing_alone(before) == after


def hook() -> Any:
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_place_says_the_same_of_what_this_is() -> None:
    """The summary of the metadata, the README, the docs, `help(caber)` and `caber --help` begin alike."""
    summary = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["description"]
    head = summary.partition(":")[0].lower()
    assert head == "four scottish board and card games with chance and hidden hands"
    texts = [(ROOT / page).read_text(encoding="utf-8") for page in ("README.md", "docs/index.md")]
    for text in (*texts, caber.__doc__, cli.help):
        assert head in " ".join((text or "").lower().split())[:400]
