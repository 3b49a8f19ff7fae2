"""The browser's bundle as it is installed: small, and with nothing in it that the server forbids."""

import gzip
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import caber

BUNDLE = Path(caber.__file__).parent / "server" / "static"
FIRST_PAGE = 80_000  # bytes, compressed: every script that is loaded before anything is shown
BOARD = 20_000  # what the board of one game adds once somebody plays it
IMPORTED = re.compile(r"""(?:\bfrom|\bimport)\s*["']\./([^"']+\.js)["']""")  # at once
LOADED_LATER = re.compile(r"""\bimport\(\s*["'`]\./([^"'`]+\.js)["'`]""")


@pytest.fixture(scope="module")
def index() -> str:
    file = BUNDLE / "index.html"
    assert file.is_file(), "the bundle is missing: make web"
    return file.read_text(encoding="utf-8")


def script(name: str) -> bytes:
    return (BUNDLE / "assets" / name).read_bytes()


def needed_by(names: Iterable[str]) -> set[str]:
    """These scripts and all that they can't begin without."""
    found: set[str] = set()
    waiting = set(names)
    while waiting:
        name = waiting.pop()
        found.add(name)
        waiting |= set(IMPORTED.findall(script(name).decode())) - found
    return found


def weight(names: Iterable[str]) -> int:
    return sum(len(gzip.compress(script(name), 9)) for name in names)


def test_the_scripts_of_the_first_page_and_of_each_board_keep_their_budgets(index: str) -> None:
    first = needed_by(re.findall(r'(?:src|href)="/assets/([^"]+\.js)"', index))
    assert 0 < weight(first) <= FIRST_PAGE
    later = {name for each in first for name in LOADED_LATER.findall(script(each).decode())}
    added = {name: needed_by([name]) - first for name in later}
    for name, scripts in added.items():
        assert 0 < weight(scripts) <= BOARD, name
    assert first.union(*added.values()) == {file.name for file in BUNDLE.rglob("*.js")}


def test_the_page_has_nothing_inline(index: str) -> None:
    assert re.findall(r"<script[^>]*>([^<]+)</script>", index) == []
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", index)


def test_whatever_the_page_names_is_there(index: str) -> None:
    named = re.findall(r'(?:src|href)="(/[^"]*)"', index)
    assert named
    assert [path for path in named if not (BUNDLE / path.lstrip("/")).is_file()] == []


def test_nothing_comes_from_another_host(index: str) -> None:
    for file in BUNDLE.rglob("*.css"):
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"url\(['\"]?(?:https?:)?//|@import", text), file.name
    assert not re.search(r'(?:src|href)="(?:https?:)?//', index)
