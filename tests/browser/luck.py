"""Chance that is fixed: each browser test has its own, and the same in every run.

CABER_BROWSER_SECRET, any word, gives all of them another.
"""

import hmac
import os
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

HEADER = "X-Luck"  # tells the server of tests whose secrets to deal from
WORD = os.environ.get("CABER_BROWSER_SECRET") or "heather"

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


def luck_of(test: str) -> str:
    """Return what all chance in a test comes from."""
    return drawn(WORD, test).hex()


def secret_of(luck: str, number: int) -> bytes:
    """Return the secret of a test's first, second … deal."""
    return drawn(luck, f"deal {number}")


def drawn(luck: str, purpose: str) -> bytes:
    """Return 32 bytes, others for each purpose."""
    return hmac.digest(luck.encode(), purpose.encode(), "sha256")


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
