"""How long the first page takes: `python -m benchmarks.first_page [LOADS]`.

A real server, a real Chromium with an empty cache each time; the browser itself says when it has drawn.
"""

import gzip
import statistics
import sys
import tempfile
from importlib.resources import files
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.conftest import DESKTOP, Server, chromium

DRAWN = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


def one_load(browser: Browser, address: str) -> tuple[float, float]:
    """Milliseconds until something is drawn, and until "Play now" can be pressed."""
    context = browser.new_context(viewport=DESKTOP, locale="en")
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name="Play now").wait_for()
    usable = float(page.evaluate("performance.now()"))
    page.wait_for_function("performance.getEntriesByName('first-contentful-paint').length > 0")
    drawn = float(page.evaluate(DRAWN))
    context.close()
    return drawn, usable


def bundle() -> tuple[int, int]:
    """Bytes of JavaScript, as they are and compressed."""
    assets = Path(str(files("caber.server").joinpath("static", "assets")))
    scripts = [file.read_bytes() for file in sorted(assets.glob("*.js"))]
    return sum(map(len, scripts)), sum(len(gzip.compress(script, 9)) for script in scripts)


def main() -> None:
    """Loads the page so often, and prints how it went."""
    loads = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        server.start()
        try:
            one_load(browser, server.address)  # the browser's own start-up is not ours
            times = [one_load(browser, server.address) for _ in range(loads)]
        finally:
            server.stop()
    print(f"{loads} loads")
    for name, column in zip(("first drawn", "ready to play"), zip(*times)):
        print(f"{name:14} median {statistics.median(column):5.0f} ms   worst {max(column):5.0f} ms")
    plain, compressed = bundle()
    print(f"{'JavaScript':14} {plain / 1000:.1f} kB, {compressed / 1000:.1f} kB gzip")


if __name__ == "__main__":
    main()
