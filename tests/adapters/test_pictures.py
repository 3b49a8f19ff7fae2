"""Boards as pictures: those that the page draws, as pixels and as SVG files."""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Browser

from caber.adapters import picture
from caber.adapters.pettingzoo import raw_env
from caber.adapters.picture import Camera
from caber.core.contract import OVER
from caber.core.errors import CaberError
from caber.core.extras import MissingExtra
from caber.games import NAMES, game
from caber.server.settings import STATIC
from tests.adapters.test_environments import playing
from tests.browser.conftest import chromium

Browse = Callable[[Callable[[Browser], Any]], Any]

by_game = pytest.mark.parametrize("name", NAMES)
WIDTH = 960
CLEARLY = 64  # of 255: edges may be smoothed in another way
ALIKE = 0.0002  # the share of pixels that may differ

# The rules of a style sheet that lose something when a browser writes them down.
LOST = """text => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const styles = (rule) => rule instanceof CSSStyleRule ? rule : [...(rule.cssRules ?? [])].flatMap(styles);
  const texts = [...sheet.cssRules].flatMap(styles).map((rule) => rule.cssText);
  return texts.filter((text) => /[{;] [a-z][a-z-]*: ;/.test(text));
}"""


@pytest.fixture(scope="module")
def browse() -> Iterator[Browse]:
    """Has a browser do something; in a thread of its own, since tests of pages have theirs in this one."""
    with ThreadPoolExecutor(1) as thread:
        opened = chromium()
        browser = thread.submit(opened.__enter__).result()
        yield lambda deed: thread.submit(deed, browser).result()
        thread.submit(opened.__exit__, None, None, None).result()


def begun(name: str, mode: str, moves: int) -> raw_env:
    """A game of as many as can play, after some moves."""
    table = raw_env(name, players=game(name).seats[-1], render_mode=mode)
    for _, (_, state) in zip(range(moves + 1), playing(table, 10)):
        assert state.turn != OVER
    return table


def pixels(name: str, moves: int) -> NDArray[np.uint8]:
    found = begun(name, "rgb_array", moves).render()
    assert isinstance(found, np.ndarray) and found.dtype == np.uint8
    return found


@by_game
def test_the_board_as_pixels(name: str) -> None:
    before, after = pixels(name, 4), pixels(name, 8)
    for each in (before, after):
        height, width, colours = each.shape
        assert colours == 3 and width == WIDTH and 300 < height < 1200
        assert len(np.unique(each.reshape(-1, 3), axis=0)) > 50  # something is drawn there
    assert not np.array_equal(before, after)


@by_game
def test_the_board_as_svg_is_the_same_picture(name: str, browse: Browse, tmp_path: Path) -> None:
    """In a browser that prefers the dark and has another window: the file knows all that it needs."""
    wanted = pixels(name, 12)
    height, width, _ = wanted.shape
    drawn = begun(name, "svg", 12).render()
    assert isinstance(drawn, str)
    ElementTree.fromstring(drawn)
    file = tmp_path / "board.svg"
    file.write_text(drawn, encoding="utf-8")
    asked: list[str] = []

    def look(browser: Browser) -> bytes:
        page = browser.new_page(viewport={"width": width, "height": height + 100}, color_scheme="dark")
        page.on("request", lambda request: asked.append(request.url))
        page.goto(file.as_uri())
        page.evaluate("() => document.fonts.ready")
        shown = page.screenshot(clip={"x": 0, "y": 0, "width": width, "height": height})
        page.close()
        return shown

    with Image.open(BytesIO(browse(look))) as image:
        found = np.array(image.convert("RGB"))
    assert [each for each in asked if not each.startswith("data:")] == [file.as_uri()]
    apart = np.abs(found.astype(int) - wanted).max(axis=2) > CLEARLY
    assert apart.mean() < ALIKE


@by_game
def test_the_same_board_is_the_same_file_whatever_was_drawn_before(name: str) -> None:
    first = begun(name, "svg", 3).render()
    for other in NAMES:
        begun(other, "svg", 1).render()
    assert begun(name, "svg", 3).render() == first


def test_the_styles_of_boards_can_be_written_down(browse: Browse) -> None:
    """A shorthand with a variable of which a part is set anew can't: then an SVG file would lack it."""
    sheets = [file.read_text(encoding="utf-8") for file in STATIC.glob("assets/*oard-*.css")]
    assert len(sheets) >= len(NAMES)
    broken = "a { background: conic-gradient(var(--x), red); background-size: 1px; } b { --x: ; }"

    def read(browser: Browser) -> list[int]:
        page = browser.new_page()
        lost = [len(page.evaluate(LOST, sheet)) for sheet in (*sheets, broken)]
        page.close()
        return lost

    assert browse(read) == [0] * len(sheets) + [1]


@pytest.mark.parametrize("library", ["PIL", "playwright.sync_api"])
def test_a_missing_library_is_told(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.setattr(picture, "camera", Camera)
    table = begun(NAMES[0], "rgb_array", 0)
    with pytest.raises(MissingExtra, match=r'pip install "caber\[pictures\]"'):
        table.render()


def test_a_missing_browser_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "PROGRAMS", ())
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    with pytest.raises(CaberError, match="playwright install chromium"):
        Camera()
