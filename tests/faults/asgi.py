"""Calls and sockets straight to an application, by hand-made scopes: quick, and as odd as one likes."""

import asyncio
import gzip
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple
from urllib.parse import unquote

from starlette.types import Message, Scope

from tests.server.people import PATIENCE

Header = tuple[bytes, bytes]
App = Callable[..., Awaitable[None]]
HOST: Header = (b"host", b"localhost")
JSON: Header = (b"content-type", b"application/json")


class Answer(NamedTuple):
    """What an application says to a call."""

    status: int
    headers: dict[bytes, bytes]
    body: bytes

    def json(self) -> Any:
        packed = self.headers.get(b"content-encoding") == b"gzip"
        return json.loads(gzip.decompress(self.body) if packed else self.body)


class Caller:
    """Somebody with a cookie, who can send whatever he likes."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.cookie = b""

    def headers(self) -> list[Header]:
        """What a browser of ours would send."""
        return [HOST, JSON, *([(b"cookie", self.cookie)] if self.cookie else [])]

    async def call(
        self,
        method: str,
        target: str,
        body: Any = None,
        *,
        raw: bytes | None = None,
        headers: Sequence[Header] | None = None,
        cut: bool = False,
    ) -> Answer:
        """One call; `raw` is a body that isn't made here, `cut` one whose sender goes away before its end."""
        content = raw if raw is not None else b"" if body is None else json.dumps(body).encode()
        answer = await call(
            self.app, method, target, self.headers() if headers is None else headers, content, cut
        )
        if headers is None and (cookie := answer.headers.get(b"set-cookie")):
            self.cookie = cookie.partition(b";")[0]
        return answer


def scope_of(kind: str, target: str, headers: Sequence[Header]) -> dict[str, Any]:
    """The scope that a server makes of what comes over the wire."""
    path, _, query = target.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote(path),
        "raw_path": path.encode("latin-1", "replace"),
        "query_string": query.encode("latin-1", "replace"),
        "root_path": "",
        "headers": list(headers),
        "client": ("127.0.0.1", 12345),
        "server": ("127.0.0.1", 8311),
        "state": {},
    }


async def call(
    app: App, method: str, target: str, headers: Sequence[Header], body: bytes, cut: bool = False
) -> Answer:
    """What the application answers to one call; status 0 if nothing."""
    status, answered, found, given = 0, {}, bytearray(), False

    async def receive() -> Message:
        nonlocal given
        if given:
            return {"type": "http.disconnect"}
        given = True
        return {"type": "http.request", "body": body, "more_body": cut}

    async def send(message: Message) -> None:
        nonlocal status, answered
        if message["type"] == "http.response.start":
            status, answered = message["status"], dict(message["headers"])
        elif message["type"] == "http.response.body":
            found.extend(message.get("body", b""))

    scope = {**scope_of("http", target, headers), "method": method}
    async with asyncio.timeout(PATIENCE):
        await app(scope, receive, send)
    return Answer(status, answered, bytes(found))


class Closed(NamedTuple):
    """How a socket ended, and what it was sent before."""

    code: int
    reason: str
    frames: list[str]


async def watch(
    app: App, target: str, headers: Sequence[Header], frames: Sequence[Mapping[str, Any]]
) -> Closed:
    """Opens a socket, sends these frames, and leaves when it isn't closed by then; 1000: nobody closed it."""
    queue: asyncio.Queue[Message] = asyncio.Queue()
    queue.put_nowait({"type": "websocket.connect"})
    for frame in frames:
        queue.put_nowait({"type": "websocket.receive", **frame})
    queue.put_nowait({"type": "websocket.disconnect", "code": 1001})
    sent: list[str] = []
    code, reason = 1000, ""

    async def send(message: Message) -> None:
        nonlocal code, reason
        if message["type"] == "websocket.send":
            sent.append(message["text"])
        elif message["type"] == "websocket.close":
            code, reason = message.get("code", 1000), message.get("reason") or ""

    scope: Scope = {**scope_of("websocket", target, headers), "subprotocols": []}
    async with asyncio.timeout(PATIENCE):
        await app(scope, queue.get, send)
    return Closed(code, reason, sent)
