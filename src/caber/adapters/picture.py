"""A picture of a position: the page's own board, drawn by a headless browser.

No server is needed: the browser's requests are answered from the installed package.
"""

import re
import shutil
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import numpy as np
from msgspec import to_builtins
from numpy.typing import NDArray

from caber.core.contract import State
from caber.core.errors import CaberError
from caber.core.extras import extra
from caber.core.game import Game
from caber.server.settings import STATIC
from caber.table.show import position
from caber.table.views import SeatView
from caber.texts import FALLBACK

with extra("pictures"):
    from caber.server.pages import all_texts

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

PAGE = "http://caber.invalid/board"  # a reserved host name: nothing leaves the machine
WIDTH, HEIGHT = 960, 720  # size of the window; the picture is as high as the board
PATIENCE = 120_000  # milliseconds; a browser is slow on a busy machine
FLAGS = ("--disable-gpu", "--no-first-run", "--disable-background-networking", "--hide-scrollbars")
INDEX = STATIC / "index.html"
PROGRAMS = ("chromium", "chromium-browser", "google-chrome")


class Picture:
    """A picture of a position, drawn by the page.

    `game`: the rules.
    `state`: the position as its viewer may see it; it must be hidden already.
    `bottom`: the seat at the bottom of the board.
    `names`: the players' names by seat.
    `last`: the moves to mark, each with the position before it.
    `over`: True if the game has ended, also by forfeit.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        bottom: int,
        names: Sequence[str],
        last: Sequence[tuple[State, int]] = (),
        over: bool = False,
    ) -> None:
        shown = position(game, state, int(state.viewer), bottom, names, FALLBACK, last, over)
        seats = [SeatView("person", name, seat == bottom, ready=True) for seat, name in enumerate(names)]
        told = {"game": game.name, "language": FALLBACK, "position": shown, "seats": seats}
        self._told: dict[str, Any] = to_builtins(told)

    def png(self) -> bytes:
        """Return the picture as a PNG file."""
        return camera().take(self._told)

    def svg(self) -> str:
        """Return the picture as an SVG file; it contains HTML, which few programs but browsers show."""
        return camera().draw(self._told)

    def pixels(self) -> NDArray[np.uint8]:
        """Return the picture as an array of height × width × 3 numbers: red, green and blue."""
        with extra("pictures"):
            from PIL import Image
        with Image.open(BytesIO(self.png())) as image:
            return np.array(image.convert("RGB"), dtype=np.uint8)


class Camera:
    """A browser with one page, in its own thread: Playwright can't run within a notebook's event loop."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "caber-camera")
        self._page: Page = self._thread.submit(self._open).result()

    def take(self, shown: dict[str, Any]) -> bytes:
        """Return a PNG file of the data in `shown`."""
        return self._thread.submit(self._take, shown).result()

    def draw(self, shown: dict[str, Any]) -> str:
        """Return an SVG file of the data in `shown`."""
        return self._thread.submit(self._draw, shown).result()

    def close(self) -> None:
        """Close the browser."""
        self._thread.submit(self._playwright.stop).result()
        self._thread.shutdown()

    def _open(self) -> "Page":
        with extra("pictures"):
            from playwright.sync_api import Error, sync_playwright
        self._playwright = sync_playwright().start()
        try:
            found = next(filter(None, map(shutil.which, PROGRAMS)), None)
            browser = self._playwright.chromium.launch(
                executable_path=found, args=FLAGS, chromium_sandbox=False
            )
        except Error as error:
            self._playwright.stop()
            raise CaberError("adapters-picture-browser") from error
        page = browser.new_page(
            viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light", reduced_motion="reduce"
        )
        page.set_default_timeout(PATIENCE)
        page.route("**/*", _answer)
        page.goto(PAGE)
        page.wait_for_function("() => 'show' in window")
        return page

    def _take(self, shown: dict[str, Any]) -> bytes:
        self._page.evaluate("shown => show(shown)", shown)
        return self._page.locator("#app").screenshot(animations="disabled")

    def _draw(self, shown: dict[str, Any]) -> str:
        self._page.evaluate("shown => show(shown)", shown)
        drawn: str = self._page.evaluate("() => draw()")
        return drawn


@cache
def camera() -> Camera:
    """Return this process's camera; the first call starts its browser."""
    if not INDEX.is_file():
        raise CaberError("adapters-picture-page")
    return Camera()


def _answer(route: "Route") -> None:
    """Answer a request as a server would: with texts, files of the page, or the page for any other path."""
    path = urlsplit(route.request.url).path
    texts = re.fullmatch(r"/texts/(\w+)\.ftl", path)
    if texts:
        route.fulfill(body=all_texts(texts[1]), content_type="text/plain; charset=utf-8")
    else:
        file = STATIC / path.lstrip("/")
        route.fulfill(path=file if file.is_file() else INDEX)
