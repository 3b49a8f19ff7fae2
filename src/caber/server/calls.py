"""One call of the API: who calls, in which language, and how it is answered."""

import asyncio
from collections.abc import Mapping
from functools import lru_cache
from http import HTTPStatus
from ipaddress import IPv6Address, ip_address
from re import fullmatch
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from caber.core.errors import CaberError
from caber.server.limits import TooMany
from caber.server.sessions import COOKIE, LIFETIME, Visitor, new_guest, visitor
from caber.server.settings import is_secure
from caber.server.tables import NoTable, Stale
from caber.server.types import Error
from caber.texts import FALLBACK, LANGUAGES

if TYPE_CHECKING:
    from caber.server.app import Services

LARGEST = 64 * 1024  # bytes of a body
SLOWEST = 20.0  # seconds for a body to arrive
MOST = 2**31 - 1
TABLE_ID = "[A-Za-z0-9_-]{22}"
STATUS = {
    "table-no-game": 404,
    "table-check-running": 409,
    "analysis-hint-others": 403,
    "analysis-none": 404,
    "analysis-running": 409,
}

UNSTORED = {"Cache-Control": "no-store"}

_encode = msgspec.json.Encoder().encode


class Refused(CaberError):
    """A call that is refused before any table is asked."""

    def __init__(self, status: int, key: str, details: Mapping[str, str | int] | None = None) -> None:
        super().__init__(key, details)
        self.status = status


class Call:
    """One request, with what every handler needs to know about it."""

    def __init__(self, request: Request, services: "Services", language: str, caller: Visitor | None) -> None:
        self.request = request
        self.services = services
        self.language = language
        self.caller = caller
        self._token: str | None = None  # for a new cookie

    async def somebody(self) -> Visitor:
        """The caller, who is made a guest if there was no session."""
        if self.caller is None:
            await self.services.limits.take("guest-address", address_of(self.request))
            self.sign_in(*await new_guest(self.services.database))
        assert self.caller is not None
        return self.caller

    def sign_in(self, caller: Visitor, token: str) -> None:
        """The answer sets a new cookie."""
        self.caller, self._token = caller, token

    async def limit(self, what: str) -> None:
        """Counts this call against its limits."""
        await limit(self.services, what, self.request, self.caller)

    def number(self, name: str, default: int) -> int:
        """A whole number in the query."""
        return number(self.request, name, default)

    def finish(self, response: Response) -> Response:
        """The response, with the new cookie if there is one."""
        if self._token is not None:
            secure = is_secure(self.request.url.scheme, self.services.settings.origins)
            response.set_cookie(
                cookie_of(self.request, self.services),
                self._token,
                max_age=LIFETIME,
                httponly=True,
                samesite="lax",
                secure=secure,
            )
        return response


async def limit(services: "Services", what: str, connection: HTTPConnection, caller: Visitor | None) -> None:
    """Takes a token of the caller's bucket and of the address's."""
    if caller is not None:
        await services.limits.take(f"{what}-player", caller.player)
    await services.limits.take(f"{what}-address", address_of(connection))


async def caller_of(connection: HTTPConnection, services: "Services") -> Visitor | None:
    """Whoever the cookie belongs to."""
    return await visitor(services.database, connection.cookies.get(cookie_of(connection, services)))


def cookie_of(connection: HTTPConnection, services: "Services") -> str:
    """The cookie's name. Browsers hand a cookie to every port of a host, so two Cabers keep theirs apart.

    Where people come by https, it begins so that browsers take it from this host alone, not from a neighbour.
    """
    host = connection.headers.get("host")
    port = connection.url.port if host is None else _port_in(host)
    name = f"{COOKIE}-{port}" if port else COOKIE
    return f"__Host-{name}" if is_secure(connection.scope["scheme"], services.settings.origins) else name


@lru_cache(256)
def _port_in(host: str) -> int | None:
    """The port that a Host header names.

    >>> _port_in("localhost:8311"), _port_in("[::1]"), _port_in("games.example:x")
    (8311, None, None)
    """
    port = host.rpartition(":")[2]
    return int(port) if ":" in host and port.isascii() and port.isdecimal() and len(port) <= 5 else None


def address_of(connection: HTTPConnection) -> str:
    """Where the call comes from; the 64 bits of an IPv6 address that a household shares."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(address, IPv6Address):
        return address.ipv4_mapped.compressed if address.ipv4_mapped else address.exploded[:19]
    return address.compressed


def language_of(connection: HTTPConnection) -> str:
    """The language asked for in the query, else the browser's, else English."""
    wanted = connection.query_params.get("language")
    if wanted is None:
        return accepted(connection.headers.get("accept-language", "")[:200])
    if wanted not in LANGUAGES:
        raise Refused(400, "server-language", {"languages": ", ".join(LANGUAGES)})
    return wanted


@lru_cache(256)
def accepted(header: str) -> str:
    """The best of our languages for an Accept-Language header.

    >>> accepted("fr, nl-BE;q=0.7, de;q=0.8"), accepted("fr"), accepted("de;q=x")
    ('de', 'en', 'en')
    """
    best, weight = FALLBACK, 0.0
    for part in header.split(","):
        tag, _, quality = part.partition(";")
        language = tag.strip().lower().partition("-")[0]
        try:
            given = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if language in LANGUAGES and weight < given <= 1:
            best, weight = language, given
    return best


def number(connection: HTTPConnection, name: str, default: int) -> int:
    """A whole number in the query, -1 or more."""
    text = connection.query_params.get(name)
    if text is None:
        return default
    if text == "-1" or (text.isascii() and text.isdecimal() and len(text) <= 10 and int(text) <= MOST):
        return int(text)
    raise Refused(400, "server-number", {"name": name})


def check_path(params: dict[str, Any]) -> None:
    """Refuses what can't be the id of a table or the number of a game; numbers become numbers."""
    if "id" in params and not fullmatch(TABLE_ID, params["id"]):
        raise NoTable
    if "n" in params:
        if not fullmatch("[1-9][0-9]{0,3}", params["n"]):
            raise Refused(404, "server-no-page")
        params["n"] = int(params["n"])


async def body_of(request: Request) -> bytes:
    """The JSON text that was sent."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refused(415, "server-content-type")
    body = bytearray()
    try:
        async with asyncio.timeout(SLOWEST):
            async for chunk in request.stream():
                body += chunk
                if len(body) > LARGEST:
                    raise Refused(413, "server-too-large", {"kilobytes": LARGEST // 1024})
    except (TimeoutError, ClientDisconnect):  # nobody may be there any more to read this
        raise Refused(408, "server-too-slow") from None
    return bytes(body)


def refusal(error: Exception, language: str) -> Response:
    """The answer to a call that failed."""
    headers = dict(UNSTORED)
    if isinstance(error, TooMany):
        headers["Retry-After"] = str(error.wait)
    if isinstance(error, SQLAlchemyError):
        headers["Retry-After"] = "1"
        error = Refused(503, "server-database-away")
    if not isinstance(error, CaberError):
        error = Refused(500, "server-fault")
    view = error.view if isinstance(error, Stale) else None
    told = Error(error.key, error.tell(language), list(getattr(error, "marks", [])), view)
    return Response(_encode(told), status_of(error), headers, "application/json")


def status_of(error: CaberError) -> int:
    """The status that says what kind of error it is."""
    match error:
        case Refused(status=status):
            return status
        case NoTable():
            return HTTPStatus.NOT_FOUND
        case Stale():
            return HTTPStatus.CONFLICT
        case TooMany():
            return HTTPStatus.TOO_MANY_REQUESTS
    usual = HTTPStatus.FORBIDDEN if error.key.startswith("table-not-") else HTTPStatus.UNPROCESSABLE_ENTITY
    return STATUS.get(error.key, usual)
