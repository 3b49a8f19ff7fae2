"""The browser's bundle as it is installed: small, and with nothing in it that the server forbids."""

import gzip
import re
from pathlib import Path

import pytest

import caber

BUNDLE = Path(caber.__file__).parent / "server" / "static"
BUDGET = 80_000  # bytes of all scripts together, compressed


@pytest.fixture(scope="module")
def index() -> str:
    file = BUNDLE / "index.html"
    assert file.is_file(), "the bundle is missing: make web"
    return file.read_text(encoding="utf-8")


def test_all_scripts_together_keep_the_budget(index: str) -> None:
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in BUNDLE.rglob("*.js")}
    print(f"{sum(sizes.values())} bytes of {BUDGET}: {sizes}")
    assert 0 < sum(sizes.values()) <= BUDGET


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
