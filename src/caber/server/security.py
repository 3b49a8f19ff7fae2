"""Who may ask at all: names of the host, origins, and what every answer tells the browser to forbid."""

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from caber.server.calls import Refused, accepted, refusal
from caber.server.settings import Settings, is_secure

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_RAW = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_STRICT = (b"strict-transport-security", b"max-age=31536000")
SAFE = {"GET", "HEAD", "OPTIONS"}
OWN_SITE = {"same-origin", "none"}  # values of Sec-Fetch-Site; "none": typed by the user


class Guard:
    """Lets in what comes from our own pages or from programs, and adds the headers to every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.hosts = {host.lower() for host in settings.hosts}
        self.origins = {origin.lower().rstrip("/") for origin in settings.origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, or refuses it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        added = [*_RAW, _STRICT] if is_secure(scope["scheme"], self.origins) else _RAW

        async def send_guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = [*message.get("headers", ()), *added]
            await send(message)

        error = self._refusal(scope, headers)
        if error is None:
            await self.app(scope, receive, send_guarded)
        elif scope["type"] == "http":
            language = accepted(headers.get("accept-language", "")[:200])
            await refusal(error, language)(scope, receive, send_guarded)
        else:
            await send({"type": "websocket.close", "code": 1008})  # before it was accepted: 403

    def _refusal(self, scope: Scope, headers: Headers) -> Refused | None:
        host = headers.get("host", "").lower()
        if self.hosts and _without_port(host) not in self.hosts:
            return Refused(421, "server-host")
        if scope["type"] == "http" and scope["method"] in SAFE:
            return None
        origin, site = headers.get("origin"), headers.get("sec-fetch-site")
        if origin is not None:
            return None if self._ours(origin.lower(), host) else Refused(403, "server-origin")
        if site is not None:
            return None if site in OWN_SITE else Refused(403, "server-origin")
        # No browser: a form on somebody's page can't send JSON, and browsers name the origin of a WebSocket.
        if scope["type"] == "http" and not headers.get("content-type", "").startswith("application/json"):
            return Refused(415, "server-content-type")
        return None

    def _ours(self, origin: str, host: str) -> bool:
        return origin in self.origins or origin.partition("://")[2] == host


def _without_port(host: str) -> str:
    """The name in a Host header.

    >>> _without_port("localhost:8311"), _without_port("[::1]:8311"), _without_port("[::1]")
    ('localhost', '[::1]', '[::1]')
    """
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdecimal() else host
