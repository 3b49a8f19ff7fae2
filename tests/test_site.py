"""The documentation site: it is built without a warning, and no link in it is dead."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from caber.games import NAMES
from caber.texts import LANGUAGES
from tools.links import dead, elsewhere

ROOT = Path(__file__).parents[1]
COMMAND = ["sphinx", "-q", "-W", "-n", "--keep-going"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `make docs` builds it, from nothing."""
    folder = tmp_path_factory.mktemp("site")
    words = [sys.executable, "-m", *COMMAND, "-d", str(folder / "read"), "docs", str(folder / "html")]
    built = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    return folder / "html"


def test_make_builds_it_alike() -> None:
    assert " ".join(COMMAND).removeprefix("sphinx") in (ROOT / "Makefile").read_text(encoding="utf-8")


def test_no_link_is_dead(site: Path) -> None:
    assert dead(site) == []


def test_every_page_is_there(site: Path) -> None:
    sources = sorted((ROOT / "docs").rglob("*.md"))
    made = [site / source.relative_to(ROOT / "docs").with_suffix(".html") for source in sources]
    assert [page for page in made if not page.exists()] == []
    assert len(made) > 50


def test_the_rules_of_every_game_are_there_in_every_language(site: Path) -> None:
    for name in NAMES:
        assert 'id="options"' in (site / "rules" / f"{name}.html").read_text(encoding="utf-8")
        for language in LANGUAGES[1:]:
            assert (site / "rules" / language / f"{name}.html").exists()


def test_an_example_that_is_linked_to_is_shown(site: Path) -> None:
    page = (site / "files" / "examples" / "first_bot.py.html").read_text(encoding="utf-8")
    assert "How good a move looks" in page


def test_parameters_are_a_list(site: Path) -> None:
    page = (site / "api" / "arena.html").read_text(encoding="utf-8")
    items = [re.sub("<[^>]+>", "", item) for item in re.findall("<li>(.+?)</li>", page, re.DOTALL)]
    assert "longest: the limit of moves, chance included; None for no limit." in map(str.strip, items)


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    """Links may lead away, but scripts, styles, fonts and pictures are the site's own."""
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        for mark in ('src="http', 'src="//', '<link rel="stylesheet" type="text/css" href="http'):
            assert mark not in text, page
    for style in site.rglob("*.css"):
        text = style.read_text(encoding="utf-8")
        assert "@import" not in text and "url(http" not in text and "url(//" not in text, style


GOOD = '<h1 id="top">A</h1><a href="b.html#there">b</a><a href="#top">up</a><img src="pictures/a%20b.png">'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "a.html").write_text(GOOD)
    (tmp_path / "b.html").write_text('<p id="there"></p><a href="https://example.org/">out</a>')
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "a b.png").write_bytes(b"")
    return tmp_path


def test_links_that_lead_somewhere_pass(folder: Path) -> None:
    assert dead(folder) == []
    assert elsewhere(folder) == ["https://example.org/"]


@pytest.mark.parametrize(
    ("link", "missing"),
    [
        ('<a href="c.html">', "there is no such file"),
        ('<a href="pictures/">', "there is no such file"),
        ('<a href="b.html#here">', "there is no such anchor"),
        ('<a href="#bottom">', "there is no such anchor"),
        ('<img src="c.png">', "there is no such file"),
        ('<img srcset="pictures/a%20b.png 1x, c.png 2x">', "there is no such file"),
        ('<a href="../x.html">', "it leads out of the site"),
        ('<a href="file:///etc/hosts">', "a page has no business with file:"),
    ],
)
def test_a_dead_link_is_found(folder: Path, link: str, missing: str) -> None:
    (folder / "a.html").write_text(GOOD + link)
    (found,) = dead(folder)
    assert found.startswith("a.html: ") and found.endswith(f": {missing}")
