"""Whether this process can serve: asked by whoever watches over it, and answered without ado."""

import asyncio
from time import monotonic

from sqlalchemy import text
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from caber.server.calls import UNSTORED
from caber.server.database import Database
from caber.server.security import HEADERS

PATH = "/healthz"
PATIENCE = 2.0  # seconds for the database to answer
FRESH = 1.0  # seconds for which an answer holds, however many ask


class Health:
    """What is known about the health of this process."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.hears = not database.shared  # the other processes; a database of one's own has none
        self._asking = asyncio.Lock()
        self._answers, self._asked = False, -FRESH

    async def faults(self) -> list[str]:
        """What is wrong, if anything."""
        async with self._asking:
            if monotonic() - self._asked >= FRESH:
                self._answers, self._asked = await self._database_answers(), monotonic()
        found = {"database": self._answers, "notices": self.hears}
        return [name for name, well in found.items() if not well]

    async def _database_answers(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE), self.database.read() as connection:
                return bool(await connection.scalar(text("SELECT 1")) == 1)
        except Exception:  # whatever it is, the next call will say more about it
            return False

    async def answer(self) -> Response:
        """200 if all is well, else 503 with what isn't."""
        faults = await self.faults()
        told = {"status": "ill", "faults": faults} if faults else {"status": "well"}
        return JSONResponse(told, 503 if faults else 200, {**HEADERS, **UNSTORED})


class Probe:
    """Answers before anybody asks under which name it was called: probes go by addresses, not by names."""

    def __init__(self, app: ASGIApp, health: Health) -> None:
        self.app = app
        self.health = health

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers a probe, and hands on the rest."""
        if scope["type"] == "http" and scope["path"] == PATH and scope["method"] in ("GET", "HEAD"):
            response = await self.health.answer()
            await response(scope, receive, send)
        else:
            await self.app(scope, receive, send)
