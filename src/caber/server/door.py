"""Connections that are given up when the other side takes too long; a body has its own limits in `calls`.

Without this, whoever sends half a head, or never reads, would keep a connection for ever.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

HEAD = 10.0  # seconds for the head of a call to arrive
LONGEST_HEAD = 16 * 1024  # bytes; the parser itself would take any number
READING = 30.0  # seconds in which something of an answer must have been read
# A view is much like the one before it: with a window that holds both it takes half as many bytes, or fewer.
# That is worth 80 kB a socket.
COMPRESSION = ServerPerMessageDeflateFactory(
    server_max_window_bits=14, client_max_window_bits=12, compress_settings={"level": 5, "memLevel": 5}
)


class Timer:
    """Gives a connection up after some time, unless it is stopped."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport, seconds: float) -> None:
        """From now on; if it is running already, it goes on."""
        if self._handle is None:
            self._handle = asyncio.get_running_loop().call_later(seconds, transport.abort)

    def stop(self) -> None:
        """There is nothing to wait for."""
        if self._handle is not None:
            self._handle.cancel()
        self._handle = None


class Door(HttpToolsProtocol):
    """A connection by HTTP."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there, and should say what he wants."""
        super().connection_made(transport)
        self._head, self._reading = Timer(), Timer()
        self._head.start(transport, HEAD)
        self._begun = 0  # bytes that came of a head that is not complete
        self._length = 0  # bytes of a head that the parser has told of

    def data_received(self, data: bytes) -> None:
        """Stops the time when a head is complete, and starts it when another begins."""
        before = self.cycle
        super().data_received(data)
        if self.cycle is not before or self.transport.get_protocol() is not self:
            self._head.stop()
            self._begun = 0
        elif before is None or before.response_complete:
            self._head.start(self.transport, HEAD)
            self._begun += len(data)
            if self._begun > LONGEST_HEAD and not self.transport.is_closing():
                self.send_400_response("The head is too long.")

    def on_message_begin(self) -> None:
        """A head begins."""
        super().on_message_begin()
        self._length = 0

    def on_url(self, url: bytes) -> None:
        """What is asked for, or a piece of it."""
        self._grow(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A whole header; the parser says nothing of one that has no end, so `data_received` counts too."""
        self._grow(len(name) + len(value))
        super().on_header(name, value)

    def _grow(self, length: int) -> None:
        self._length += length
        if self._length > LONGEST_HEAD:
            raise ValueError("the head is too long")  # for the parser, and so it is answered with 400

    def pause_writing(self) -> None:
        """Nothing more fits between us and a reader."""
        super().pause_writing()
        self._reading.start(self.transport, READING)

    def resume_writing(self) -> None:
        """The reader has read."""
        super().resume_writing()
        self._reading.stop()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing has come for a while, and what was sent has had time to be read."""
        super().timeout_keep_alive_handler()
        self._reading.start(self.transport, READING)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._head.stop()
        self._reading.stop()
        super().connection_lost(exc)


class Window(WebSocketsSansIOProtocol):
    """A WebSocket. Whoever answers no ping doesn't read what is left to be sent, either."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [COMPRESSION]

    def keepalive_timeout(self) -> None:
        """Ends it, and doesn't wait for the last word to get through."""
        super().keepalive_timeout()
        self.transport.abort()
