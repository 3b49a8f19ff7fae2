"""The application: everything put together from the settings."""

import asyncio
import logging
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress
from time import time
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.routing import Route as Path
from starlette.types import Receive, Scope, Send

from caber.server.accounts import Accounts
from caber.server.analysts import analysts_for
from caber.server.bots import bots_for
from caber.server.calls import (
    UNSTORED,
    Call,
    Refused,
    accepted,
    body_of,
    caller_of,
    check_path,
    language_of,
    refusal,
)
from caber.server.chores import Chores
from caber.server.database import Database
from caber.server.health import Health, Probe
from caber.server.limits import Limits
from caber.server.live import Live
from caber.server.notices import SESSION, Notices
from caber.server.observing import ACTS, Numbers, Observer, route_of
from caber.server.openapi import document
from caber.server.pages import Pages, texts_page
from caber.server.privacy import erase, scrub, strays
from caber.server.programs import Programs
from caber.server.routes import ROUTES, Route
from caber.server.security import Guard
from caber.server.sessions import forget_players, forget_sessions
from caber.server.settings import Settings
from caber.server.store import Store, forget_buckets
from caber.server.tables import NoTable, Tables
from caber.texts import LANGUAGES, tell

COMPRESSED = 1500  # bytes from which compressing pays
SWEEP = 2.0  # seconds between looks for tables that were left waiting
TIDY = 3600.0  # seconds between clean-ups
KEPT = 86_400.0  # seconds for which limits, and the addresses in them, are remembered

log = logging.getLogger(__name__)


class Services:
    """What the calls use."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.store = Store(self.database)
        self.limits = Limits(self.database, settings)
        self.bots = bots_for(settings)
        self.analysts = analysts_for(settings)
        self.programs = Programs(settings.programs)
        self.tables = Tables(self.store, self.bots, self.programs)
        self.accounts = Accounts(self.store)
        self.live = Live(self)
        self.health = Health(self.database)
        self.numbers = Numbers(self)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """From the first call to the last."""
        await asyncio.to_thread(self.database.migrate)
        await asyncio.to_thread(_read_texts)
        chores, listening = Chores(), None
        if self.database.shared:
            notices = Notices(self.database, self.tables, self.live, self.health)
            await notices.enter()
            listening = asyncio.create_task(notices.listen())
        chores.begin(self.tables.sweep, SWEEP)
        chores.begin(self.tidy, TIDY)
        try:
            yield
        finally:
            await chores.end()
            if listening is not None:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)
            await self.tables.close()  # first: a bot that is stopped must not be taken for one that failed
            await self.bots.close()
            await self.programs.close()
            await self.analysts.close()
            self.accounts.close()
            await self.limits.close()
            await self.database.close()

    async def tidy(self) -> None:
        """Forgets what has had its time: limits with their addresses, sessions, lost guests."""
        self.limits.forget()
        await forget_buckets(self.database, time() - KEPT)
        await forget_sessions(self.database)
        await forget_players(self.database)
        for player in await strays(self.database):
            await self.erase(player)
        await scrub(self.database)

    async def end_sessions(self, ended: Collection[str]) -> None:
        """Closes the sockets of sessions that have ended, in every process."""
        for session in ended:
            self.live.end_session(session)
        if self.database.shared:
            async with self.database.write() as connection:
                await self.store.announce(connection, [f"{SESSION} {session}" for session in ended])

    async def erase(self, player: str) -> None:
        """Removes a player and his name, wherever they are."""
        erased = await erase(self.store, player, self.tables.now())
        await self.end_sessions(erased.sessions)
        for table in erased.tables:
            with suppress(NoTable):  # it is gone, if nobody else sat there
                await self.tables.reread(table)
        await scrub(self.database)


def _read_texts() -> None:
    """Before the first caller would have to wait for it."""
    for language in LANGUAGES:
        tell("server-no-table", {}, language)


def build(settings: Settings) -> Starlette:
    """The application for these settings."""
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with services.running():
            yield

    app = Starlette(
        routes=_routes(services),
        middleware=[
            Middleware(Observer, numbers=services.numbers),
            Middleware(Probe, health=services.health),
            Middleware(Guard, settings=settings),
            Middleware(GZipMiddleware, minimum_size=COMPRESSED, compresslevel=5),
        ],
        exception_handlers={HTTPException: _http_error, Refused: _refused, Exception: _fault},
        lifespan=lifespan,
    )
    app.state.services = services
    return app


def _routes(services: Services) -> list[BaseRoute]:
    described = document()

    async def describe(request: Request) -> Response:
        return Response(described, media_type="application/json", headers={"Cache-Control": "no-cache"})

    by_path: dict[str, dict[str, Route]] = {}
    for route in ROUTES:
        by_path.setdefault(route.path, {})[route.method] = route
    # One after another is tried, and what a busy server is asked for are acts.
    paths = sorted(by_path, key=lambda path: path != ACTS[1])
    return [
        *(Path(path, Endpoint(services, by_path[path])) for path in paths),
        Path("/api", describe),
        WebSocketRoute("/api/tables/{id}/live", services.live.serve),
        Path("/api/{path:path}", _nothing, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        Path("/texts/{language}.ftl", texts_page),
        Path("/metrics", services.numbers.show),
        Mount("/", Pages(services.settings.static)),
    ]


class Endpoint:
    """All calls of one path."""

    def __init__(self, services: Services, routes: dict[str, Route]) -> None:
        self.services = services
        self.routes = routes
        self._decoders = {
            method: msgspec.json.Decoder(route.body)
            for method, route in routes.items()
            if route.body is not None
        }
        self._encode = msgspec.json.Encoder().encode

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers whatever comes."""
        request = Request(scope, receive)
        language, call = None, None
        try:
            language = language_of(request)
            call = Call(request, self.services, language, await caller_of(request, self.services))
            response = await self._answer(call)
        except Exception as error:
            response = refusal(error, language or _language(request))
            if response.status_code == 405:
                response.headers["Allow"] = ", ".join(self.routes)
            if response.status_code >= 500:
                log.exception("a call failed", extra={"details": {"route": route_of(scope)}})
        if call is not None:
            response = call.finish(response)
        await response(scope, receive, send)

    async def _answer(self, call: Call) -> Response:
        method = "GET" if call.request.method == "HEAD" else call.request.method
        if method not in self.routes:
            raise Refused(405, "server-method")
        route = self.routes[method]
        await call.limit("call")
        check_path(call.request.path_params)
        if method in self._decoders:
            body = _decode(self._decoders[method], await body_of(call.request))
            answer = await route.handler(call, body)
        else:
            answer = await route.handler(call)
        if route.answer is str:
            return Response(answer, route.status, UNSTORED, "text/plain")
        return Response(self._encode(answer), route.status, UNSTORED, "application/json")


def _decode(decoder: msgspec.json.Decoder[Any], body: bytes) -> Any:
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused(400, "server-malformed", {"reason": str(error)}) from None


async def _nothing(request: Request) -> Response:
    raise Refused(404, "server-no-page")


def _language(request: Request) -> str:
    return accepted(request.headers.get("accept-language", "")[:200])


async def _refused(request: Request, error: Exception) -> Response:
    return refusal(error, _language(request))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = "server-method" if error.status_code == 405 else "server-no-page"
    response = refusal(Refused(error.status_code, key), _language(request))
    response.headers.update(error.headers or {})
    return response


async def _fault(request: Request, error: Exception) -> Response:
    return refusal(error, _language(request))
