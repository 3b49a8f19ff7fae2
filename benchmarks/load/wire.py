"""As little HTTP and WebSocket as a player needs: the generator shares its processors with the server."""

import asyncio
import base64
import os
import re
import zlib
from collections.abc import Callable
from contextlib import suppress

Address = tuple[str, int]

GZIP = 31  # window bits by which zlib knows gzip
PONG = 0x8A
LENGTH = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)
COOKIE = re.compile(rb"\r\nset-cookie: ([^;\r]+)", re.IGNORECASE)


class Lost(Exception):
    """The server has closed a connection, or never answered."""


class Caller(asyncio.Protocol):
    """A person's HTTP connection; it is opened when it is needed, and keeps the cookie."""

    def __init__(self, server: Address, origin: str) -> None:
        self.server = server
        self.origin = origin  # the address that this person calls from
        self.cookie = ""
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None

    async def call(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """The status and the body of the answer; asked again, as browsers do, if an idle line is gone."""
        if self._transport is not None:
            with suppress(Lost):
                return await self._call(method, path, body)
        return await self._call(method, path, body)

    async def _call(self, method: str, path: str, body: bytes) -> tuple[int, bytes]:
        loop = asyncio.get_running_loop()
        if self._transport is None:
            origin = (self.origin, 0)
            self._transport, _ = await loop.create_connection(lambda: self, *self.server, local_addr=origin)
        self._answer = loop.create_future()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: localhost:{self.server[1]}\r\nAccept-Encoding: gzip\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n{self.cookie}\r\n"
        )
        self._transport.write(head.encode() + body)
        return await self._answer

    def close(self) -> None:
        """Hangs up."""
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """A piece of an answer."""
        self._buffer += data
        end = self._buffer.find(b"\r\n\r\n") + 4
        if end < 4:
            return
        head = self._buffer[:end]
        length = LENGTH.search(head)
        if length is None or len(self._buffer) < end + int(length[1]) or self._answer is None:
            return
        body, self._buffer = self._buffer[end:], b""
        if cookie := COOKIE.search(head):
            self.cookie = f"Cookie: {cookie[1].decode()}\r\n"
        if b"\r\ncontent-encoding: gzip" in head.lower():
            body = zlib.decompress(body, GZIP)
        if not self._answer.done():
            self._answer.set_result((int(head[9:12]), body))

    def connection_lost(self, error: Exception | None) -> None:
        """The server closes what is idle for long."""
        self._transport, self._buffer = None, b""
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(Lost(f"no answer: {error}"))


class Watcher(asyncio.Protocol):
    """A WebSocket that hands every text on; compressed, as browsers ask for it."""

    def __init__(self, told: Callable[[bytes], None]) -> None:
        self.told = told
        self.closed: str | None = None  # why, if it is
        self.opened = asyncio.get_running_loop().create_future()
        self._buffer = bytearray()
        self._inflate = zlib.decompressobj(-15)

    async def open(self, caller: Caller, path: str) -> None:
        """Connects as that person."""
        loop, (host, port) = asyncio.get_running_loop(), caller.server
        transport, _ = await loop.create_connection(lambda: self, host, port, local_addr=(caller.origin, 0))
        self._transport: asyncio.Transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET {path} HTTP/1.1\r\nHost: localhost:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n{caller.cookie}\r\n"
        )
        transport.write(head.encode())
        await self.opened

    def close(self) -> None:
        """Hangs up."""
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """A piece of the handshake, or of frames."""
        self._buffer += data
        if not self.opened.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(Lost(bytes(self._buffer[:end]).decode()))
                return
            del self._buffer[: end + 4]
            self.opened.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Takes one whole frame off the buffer; False if there is none yet."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        start, length = 2, buffer[1]
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return False
        kind, content = buffer[0], bytes(buffer[start : start + length])
        del buffer[: start + length]
        match kind & 0x0F:
            case 1:  # a text
                if kind & 0x40:
                    content = self._inflate.decompress(content + b"\x00\x00\xff\xff")
                self.told(content)
            case 8:  # the end
                self.closed = repr(content)
            case 9:  # a ping
                # The mask is zero: what is sent needs no disguise.
                self._transport.write(bytes((PONG, 0x80 | length, 0, 0, 0, 0)) + content)
        return True

    def connection_lost(self, error: Exception | None) -> None:
        """The server has gone, or closed it."""
        self.closed = self.closed or f"lost: {error}"
        if not self.opened.done():
            self.opened.set_exception(Lost(self.closed))
