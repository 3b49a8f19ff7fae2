"""Browsers whose chance is fixed: that of a test, see tests/luck.py."""

from typing import TYPE_CHECKING, Any

from tests.luck import drawn

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

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
    """Opens browser contexts, and pages in them, that have no luck of their own."""

    def __init__(self, browser: "Browser", luck: str) -> None:
        self.browser, self.luck = browser, luck
        self._pages = 0

    def open(self, **options: Any) -> "BrowserContext":
        """Return a new context, with options as Playwright takes them."""
        return self.browser.new_context(extra_http_headers={HEADER: self.luck}, **options)

    def page(self, context: "BrowserContext") -> "Page":
        """Return a new page, which draws other ids than its neighbours."""
        page = context.new_page()
        self._pages += 1
        key = int.from_bytes(drawn(self.luck, f"page {self._pages}")[:4], "big")
        page.add_init_script(DRAWS.replace("KEY", str(key)))
        return page
