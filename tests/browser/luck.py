"""Browsers whose chance is fixed: that of a test, see tests/luck.py."""

from typing import TYPE_CHECKING, Any

from tests.luck import drawn

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

HEADER = "X-Luck"  # tells the server of tests whose secrets to deal from

# A page draws the seeds of deals and the ids of acts. An id must not come back when the page is loaded
# again, so the count of draws outlives the page. (mulberry32)
DRAWS = """
crypto.getRandomValues = (array) => {
  const drawn = Number(sessionStorage.getItem('drawn')) + 1;
  sessionStorage.setItem('drawn', String(drawn));
  let state = KEY ^ Math.imul(drawn, 0x9e3779b9);
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  for (let index = 0; index < bytes.length; index++) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    bytes[index] = mixed ^ (mixed >>> 14);
  }
  return array;
};
"""


class Contexts:
    """Opens browser contexts that have no luck of their own."""

    def __init__(self, browser: "Browser", luck: str) -> None:
        self.browser, self.luck = browser, luck
        self._opened = 0

    def open(self, **options: Any) -> "BrowserContext":
        """Return a new context, with options as Playwright takes them."""
        context = self.browser.new_context(extra_http_headers={HEADER: self.luck}, **options)
        self._opened += 1
        key = int.from_bytes(drawn(self.luck, f"context {self._opened}")[:4], "big")
        context.add_init_script(DRAWS.replace("KEY", str(key)))
        return context
