"""A real server and a real Chromium. Whatever a page complains about fails the test that opened it."""

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.browser.fixed_server import COMMAND
from tests.browser.luck import Contexts

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
DESKTOP = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)

# Chromium notes every refusal. This one says that somebody else was quicker: the page knows how to go on.
OVERTAKEN = "status of 409"

Visit = Callable[..., Page]

PATIENCE = 15_000  # milliseconds for what should take moments; machines are shared
expect.set_options(timeout=PATIENCE)


class Server:
    """`caber serve` with fixed deals in a process of its own, on a database that outlives it."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "games.sqlite3"
        self.log = folder / "log.txt"
        # Bound as long as it is needed, so that nobody else gets the port while the server is away.
        self.place = socket.socket()
        self.place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.place.bind(("127.0.0.1", 0))
        self.port: int = self.place.getsockname()[1]
        self.address = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [*COMMAND, "serve", "--no-open", "--port", str(self.port), "--database", str(self.database)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        for _ in range(200):
            try:
                with urlopen(f"{self.address}/api/games"):
                    return
            except URLError:
                assert self.process.poll() is None, self.log.read_text()
                time.sleep(0.1)
        raise AssertionError(f"the server doesn't answer: {self.log.read_text()}")

    def stop(self, kill: bool = False) -> None:
        assert self.process is not None
        if kill:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.wait(20)


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """A server that is there until it is no longer needed."""
    running = Server(folder)
    with running.place:
        running.start()
        try:
            yield running
        finally:
            running.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's Chromium, without a window."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    assert program, "these tests need Chromium; `make test` installs it, or says how"
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as started:
        yield started


@pytest.fixture
def contexts(browser: Browser, luck: str) -> Contexts:
    """Browsers of people who don't know each other, with the luck of this test."""
    return Contexts(browser, luck)


@pytest.fixture
def visit(server: Server, contexts: Contexts) -> Iterator[Visit]:
    """Opens a page as somebody new, with or without motion; `complaint` is what its console may say.

    `port` is that of a link to the server, if the page shall not see the server itself.
    """
    opened: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(
        path: str = "/",
        *,
        phone: bool = False,
        dark: bool = False,
        language: str = "en",
        motion: bool = False,
        complaint: str = "",
        port: int | None = None,
    ) -> Page:
        context = contexts.open(
            viewport=PHONE if phone else DESKTOP,
            is_mobile=phone,
            has_touch=phone,
            color_scheme="dark" if dark else "light",
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        opened.append(context)
        page = contexts.page(context)
        port = port or server.port
        _listen(page, port, complaints, complaint)
        page.goto(f"http://localhost:{port}{path}")
        return page

    yield open_page
    for context in opened:
        context.close()
    assert complaints == []


def _listen(page: Page, port: int, complaints: list[str], expected: str) -> None:
    """Collects what no page may do: complain, fail, or ask another host for anything."""

    def console(message: ConsoleMessage) -> None:
        allowed = OVERTAKEN in message.text or (expected and re.search(expected, message.text))
        if message.type in ("error", "warning") and not allowed:
            complaints.append(f"{page.url}: {message.text} ({message.location['url']})")

    def request(asked: Request) -> None:
        address = urlsplit(asked.url)
        if address.scheme not in ("data", "blob") and address.port != port:
            complaints.append(f"{page.url} asks {asked.url}")

    page.on("console", console)
    page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
    page.on("request", request)
