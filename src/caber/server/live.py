"""Watching a table: a WebSocket that sends the watcher's view at once and after each change.

Only the newest view matters. While a slow watcher is still being sent one, others are not queued: the next
one is made when the last has gone out, and it tells the lines that came since.
"""

import asyncio
import logging
from collections import Counter, deque
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from caber.core.errors import CaberError
from caber.server.calls import Refused, address_of, caller_of, check_path, language_of, limit, number
from caber.server.sessions import Visitor
from caber.server.tables import NoTable, Running

if TYPE_CHECKING:
    from caber.server.app import Services

LARGEST = 4096  # bytes of a frame from a client
FRAMES = 30  # that a client may send at once
FRAMES_PER_SECOND = 1.0
PONGS = 8  # that may be waiting; a client that doesn't read gets no more

UNSUPPORTED, MALFORMED, REFUSED, TOO_BIG, RESTART, FAULT, AWAY = 1003, 1007, 1008, 1009, 1012, 1011, 1013
NO_TABLE = 4404
LONGEST_REASON = 120  # a close frame holds 123 bytes

log = logging.getLogger(__name__)


class Watch(Struct, forbid_unknown_fields=True):
    """What a watcher has and in which language he wants the rest."""

    since: Annotated[int, Meta(ge=-1, le=2**31 - 1)] = -1
    language: Literal["en", "de", "nl"] | None = None


class Frame(Struct, forbid_unknown_fields=True):
    """What a client may send: one of the two."""

    watch: Watch | None = None
    ping: Annotated[int, Meta(ge=0, le=2**53)] | None = None


_frame = msgspec.json.Decoder(Frame)


class Refuse(Exception):
    """The socket is to be closed."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Socket:
    """One watcher of one table."""

    def __init__(self, socket: WebSocket, caller: Visitor | None, language: str, since: int) -> None:
        self.socket = socket
        self.caller = caller
        self.language = language
        self.since = since  # the last seq that was really sent
        self.closing: Refuse | None = None
        self._pongs: deque[int] = deque(maxlen=PONGS)
        self._news = asyncio.Event()
        self._stale = True  # the view that was sent last is not the newest
        self._allowance, self._counted = float(FRAMES), monotonic()
        self.wake()

    def wake(self) -> None:
        """The table has changed."""
        self._stale = True
        self._news.set()

    def close(self, refuse: Refuse) -> None:
        """Ends it as soon as what is being sent has gone."""
        self.closing = refuse
        self._news.set()

    async def send(self, services: "Services", running: Running) -> None:
        """Sends views and pongs until it is closed."""
        player = self.caller.player if self.caller else None
        while True:
            await self._news.wait()
            self._news.clear()
            if self.closing is not None:
                raise self.closing
            while self._pongs:
                await self.socket.send_text(f'{{"pong":{self._pongs.popleft()}}}')
            if self._stale:
                self._stale = False
                shown = await services.tables.look(running, player, self.language, self.since)
                if self._stale:
                    continue  # something newer is wanted, perhaps from another seq
                self.since = shown.seq
                await self.socket.send_text(shown.text)

    async def receive(self) -> None:
        """Takes what the client sends until it leaves; Refuse if it is nonsense."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", 1005))
            text: str | None = message.get("text")
            if text is None:
                raise Refuse(UNSUPPORTED, "text frames only")
            if len(text) > LARGEST:
                raise Refuse(TOO_BIG, "the frame is too long")
            self._count()
            self._understand(text)

    def _count(self) -> None:
        now = monotonic()
        self._allowance = min(FRAMES, self._allowance + (now - self._counted) * FRAMES_PER_SECOND) - 1
        self._counted = now
        if self._allowance < 0:
            raise Refuse(REFUSED, "too many frames")

    def _understand(self, text: str) -> None:
        try:
            frame = _frame.decode(text)
        except msgspec.ValidationError as error:
            raise Refuse(UNSUPPORTED, str(error)) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Refuse(MALFORMED, "the frame is no JSON") from None
        if (frame.watch is None) == (frame.ping is None):
            raise Refuse(UNSUPPORTED, "a frame is a watch or a ping")
        if frame.ping is not None:
            self._pongs.append(frame.ping)
            self._news.set()
        if frame.watch is not None:
            self.since = frame.watch.since
            self.language = frame.watch.language or self.language
            self.wake()


class Live:
    """All sockets of this process."""

    def __init__(self, services: "Services") -> None:
        self.services = services
        self._sockets: set[Socket] = set()
        self._counts: Counter[str] = Counter()

    def end_session(self, session: str) -> None:
        """Closes the sockets of a session that has ended; the client comes back as whoever it is now."""
        for socket in self._sockets:
            if socket.caller is not None and socket.caller.session == session:
                socket.close(Refuse(RESTART, "the session has ended"))

    async def serve(self, websocket: WebSocket) -> None:
        """One socket, from its opening to its end."""
        await websocket.accept()  # a browser reads the reason only after that
        try:
            await self._serve(websocket)
        except CaberError as error:
            await _close(websocket, NO_TABLE if isinstance(error, NoTable) else REFUSED, error.key)
        except SQLAlchemyError as error:
            log.warning("a socket has to wait for the database", exc_info=error)
            await _close(websocket, AWAY, "server-database-away")

    async def _serve(self, websocket: WebSocket) -> None:
        check_path(websocket.path_params)
        socket = await self._open(websocket)
        settings = self.services.settings
        limits = {f"address {address_of(websocket)}": settings.address_sockets}
        if socket.caller:
            limits[f"player {socket.caller.player}"] = settings.sockets
        if any(self._counts[who] >= limit for who, limit in limits.items()):
            raise Refused(429, "server-sockets")
        self._counts.update(limits.keys())
        self._sockets.add(socket)
        try:
            await self._watch(websocket, socket)
        finally:
            self._sockets.discard(socket)
            self._counts -= Counter(limits.keys())

    async def _open(self, websocket: WebSocket) -> Socket:
        language = language_of(websocket)
        since = number(websocket, "since", -1)
        caller = await caller_of(websocket, self.services)
        await limit(self.services, "call", websocket, caller)
        return Socket(websocket, caller, language, since)

    async def _watch(self, websocket: WebSocket, socket: Socket) -> None:
        async with self.services.tables.at(websocket.path_params["id"]) as running:
            running.watchers.add(socket)
        tasks = [
            asyncio.create_task(socket.send(self.services, running)),
            asyncio.create_task(socket.receive()),
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            running.watchers.discard(socket)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        error = next(task.exception() for task in done)
        if isinstance(error, WebSocketDisconnect):
            return
        if isinstance(error, (NoTable, SQLAlchemyError)):
            raise error
        refuse = error if isinstance(error, Refuse) else Refuse(FAULT, "server-fault")
        if error is not refuse:
            log.error("a socket failed", exc_info=error)
        await _close(websocket, refuse.code, refuse.reason)


async def _close(websocket: WebSocket, code: int, reason: str) -> None:
    """Ends a socket and says why, unless nobody is there any more."""
    with suppress(RuntimeError, WebSocketDisconnect):
        await websocket.close(code, reason.encode()[:LONGEST_REASON].decode(errors="ignore"))
