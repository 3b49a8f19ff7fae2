"""Counts every call and writes a line about it, and shows the numbers to this machine alone."""

import logging
from collections.abc import Mapping
from ipaddress import ip_address
from itertools import count
from time import perf_counter
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from caber import __version__
from caber.server import logs
from caber.server.calls import UNSTORED, Refused
from caber.server.health import PATH as HEALTH
from caber.server.metrics import MEDIA_TYPE, Counter, Gauge, Histogram, Labels, Measure, about_process, page
from caber.server.settings import LOOPBACK

if TYPE_CHECKING:
    from caber.server.app import Services

METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
ACTS = ("POST", "/api/tables/{id}/acts")
PASSED_ON = ("forwarded", "x-forwarded-for", "x-real-ip")  # by a proxy, for somebody elsewhere

log = logging.getLogger(__name__)


class Numbers:
    """All that is counted in this process."""

    def __init__(self, services: "Services") -> None:
        self.requests = Counter(
            "caber_requests_total", "Calls answered.", ("method", "route", "status")
        )  # the class of the status, such as 2xx
        self.seconds = Histogram(
            "caber_request_seconds", "Time until a call was answered.", ("method", "route")
        )
        self.acts = Histogram("caber_act_seconds", "Time until an act was on the disk and acknowledged.")
        self.opened = Counter("caber_sockets_opened_total", "WebSockets accepted.")
        self.sockets = 0
        self.all: list[Measure] = [
            self.requests,
            self.seconds,
            self.acts,
            self.opened,
            Gauge("caber_sockets", "WebSockets open now.", lambda: self.sockets),
            Gauge("caber_tables", "Tables in memory.", lambda: services.tables.in_memory),
            Gauge(
                "caber_asked_total",
                "Requests to worker processes: answered, late, or failed.",
                lambda: _asked(services),
                ("whom", "result"),
                "counter",
            ),
            Gauge(
                "caber_database_errors_total",
                "Times that the database failed.",
                lambda: services.database.errors,
                kind="counter",
            ),
            *about_process(__version__),
        ]

    async def show(self, request: Request) -> Response:
        """The numbers, for programs on this machine; nobody else learns that there are any."""
        if not from_here(request):
            raise Refused(404, "server-no-page")
        return Response(page(self.all), headers=UNSTORED, media_type=MEDIA_TYPE)


def from_here(connection: HTTPConnection) -> bool:
    """Whether a program on this machine asks, for itself and under a name of this machine.

    A page from elsewhere that a browser here shows may call this machine by another name.
    """
    host = connection.client.host if connection.client else ""
    try:
        here = ip_address(host.partition("%")[0]).is_loopback
    except ValueError:
        return False
    named = connection.headers.get("host", "").lower()
    passed_on = any(name in connection.headers for name in PASSED_ON)
    return here and not passed_on and any(named == name or named.startswith(f"{name}:") for name in LOOPBACK)


def _asked(services: "Services") -> Mapping[Labels, float]:
    whom: dict[str, Mapping[str, int]] = {
        "bot": services.bots.asked,
        "program": services.programs.asked,
        "analyst": services.analysts.asked,
    }
    return {(name, result): times for name, asked in whom.items() for result, times in asked.items()}


class Observer:
    """Stands before everything else, so that what is refused counts as well."""

    def __init__(self, app: ASGIApp, numbers: Numbers) -> None:
        self.app = app
        self.numbers = numbers
        self._calls = count(1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a call on and takes note of how it was answered."""
        if scope["type"] == "http":
            logs.request.set(next(self._calls))
            await self._call(scope, receive, send)
        elif scope["type"] == "websocket":
            logs.request.set(next(self._calls))
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _call(self, scope: Scope, receive: Receive, send: Send) -> None:
        status, begun = 500, perf_counter()

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            seconds = perf_counter() - begun
            method = scope["method"] if scope["method"] in METHODS else "other"
            route = route_of(scope)
            self.numbers.requests.add(method, route, f"{status // 100}xx")
            self.numbers.seconds.observe(seconds, method, route)
            if (method, route) == ACTS and status == 200:
                self.numbers.acts.observe(seconds)
            if log.isEnabledFor(logging.INFO):
                _tell(method, route, status, seconds)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        accepted, code, begun = False, 1005, perf_counter()

        async def noted(message: Message) -> None:
            nonlocal accepted, code
            if message["type"] == "websocket.accept":
                accepted = True
                self.numbers.opened.add()
                self.numbers.sockets += 1
            elif message["type"] == "websocket.close":
                code = message.get("code", 1000)
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            self.numbers.sockets -= accepted
            if log.isEnabledFor(logging.INFO):
                _tell("WebSocket", route_of(scope), code if accepted else 403, perf_counter() - begun)


def route_of(scope: Scope) -> str:
    """The route of a call as it is written down: with names in place of ids."""
    if scope["path"] == HEALTH:
        return HEALTH
    route = scope.get("route")
    return "none" if route is None else getattr(route, "path", "") or "/"


def _tell(method: str, route: str, status: int, seconds: float) -> None:
    details = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
    log.info("answered", extra={"details": details})
