"""`caber` with deals that can be repeated: their secrets are those of the test that asks.

COMMAND runs it. (With `-m` its processes for bots would import this module, and wait for it.)
"""

import sys
from collections import Counter
from contextvars import ContextVar
from unittest.mock import patch

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from caber.cli import main as caber
from caber.server.app import build
from caber.server.settings import Settings
from tests.browser.luck import HEADER
from tests.luck import secret_of

COMMAND = (sys.executable, "-c", f"from {__name__} import main; main()")

luck: ContextVar[str] = ContextVar(
    "luck", default=""
)  # of the call that is answered, and of all it sets going
deals: Counter[str] = Counter()


class Listening:
    """Reads from each call which test it comes from."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a call."""
        if scope["type"] == "http":
            luck.set(Headers(scope=scope).get(HEADER, ""))
        await self.app(scope, receive, send)


def listening(settings: Settings) -> Starlette:
    """Return the application, which knows for which test it works."""
    app = build(settings)
    app.add_middleware(Listening)
    return app


def fixed(size: int) -> str:
    """Return the secret of the next deal, in hexadecimal digits."""
    asking = luck.get()
    deals[asking] += 1
    return secret_of(asking, deals[asking])[:size].hex()


def main() -> None:
    """Run the command line."""
    with patch("caber.server.run.build", listening), patch("secrets.token_hex", fixed):
        caber()
