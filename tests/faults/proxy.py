"""A link to a port of this machine that can be made bad, in all the ways in which links are."""

import asyncio
import socket
import struct
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from threading import Thread
from typing import Any, Literal

Way = Literal["up", "down"]  # from the page to the server, and back
BOTH: tuple[Way, ...] = ("up", "down")

CHUNK = 65_536
MOMENT = 0.01  # seconds between two looks at whether the link is good again
RESET = struct.pack("ii", 1, 0)  # nothing lingers: the connection is reset


@dataclass
class Weather:
    """What the link does to bytes; as it is made, nothing."""

    delay: dict[Way, float] = field(default_factory=lambda: {"up": 0.0, "down": 0.0})  # seconds
    held: set[Way] = field(default_factory=set)  # bytes are taken, and none arrives
    rate: float | None = None  # bytes a second downwards


class Connection:
    """One connection of the page, and the one to the server that stands behind it."""

    def __init__(self, page: asyncio.StreamWriter, server: asyncio.StreamWriter) -> None:
        self.writers: dict[Way, asyncio.StreamWriter] = {"up": server, "down": page}
        self.forgotten = False  # like one that a router no longer knows: open at both ends, and dead
        self.left: int | None = None  # bytes that may still go down before it breaks
        self.given_up = False  # the page has closed it

    def close(self, reset: bool = False) -> None:
        """Ends it at both ends, with a farewell or without."""
        for writer in self.writers.values():
            if reset:
                there: socket.socket = writer.get_extra_info("socket")
                with suppress(OSError):
                    there.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
                writer.transport.abort()
            else:
                writer.close()


class Proxy:
    """Hands connections on, in a thread of its own; its methods make the link bad, and `heal` good again."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self.passed = 0  # bytes, both ways
        self._weather = Weather()
        self._connections: set[Connection] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._door: asyncio.Server | None = None
        self._bolt: socket.socket | None = None  # holds the port while the door is shut, and answers nobody

    # -- faults --------------------------------------------------------------------------------------

    def cut(self, reset: bool = False) -> None:
        """Ends all connections; new ones are let in."""
        self._do(self._cut(reset))

    def refuse(self, reset: bool = False) -> None:
        """Ends all connections, and lets none in."""
        self._do(self._shut())
        self.cut(reset)

    def hold(self, *ways: Way) -> None:
        """From now on bytes are taken, but don't arrive, and nobody is told."""
        self._weather.held = set(ways or BOTH)

    def delay(self, seconds: float, *ways: Way) -> None:
        """Whatever is sent takes longer."""
        for way in ways or BOTH:
            self._weather.delay[way] = seconds

    def trickle(self, rate: float) -> None:
        """So many bytes a second come down, and no more."""
        self._weather.rate = rate

    def sever(self, after: int) -> None:
        """Each connection breaks after so many bytes down: in the middle of a frame, or of an answer."""
        self._do(self._sever(after))

    @property
    def traps(self) -> int:
        """How many dead connections the page still takes for good."""
        return sum(each.forgotten and not each.given_up for each in list(self._connections))

    def heal(self, forget: bool = False) -> None:
        """The link is good again; what was held arrives, unless the connections are forgotten."""
        self._do(self._heal(forget))

    # -- how it works --------------------------------------------------------------------------------

    def start(self) -> None:
        """Opens the door."""
        self._thread.start()
        self._do(self._open())

    def stop(self) -> None:
        """Ends everything."""
        self.refuse(reset=True)
        self._do(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()

    def _do(self, deed: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(deed, self._loop).result(10)

    async def _open(self) -> None:
        if self._bolt is not None:
            self._bolt.close()
            self._bolt = None
        self._door = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self.port = self._door.sockets[0].getsockname()[1]

    async def _shut(self) -> None:
        if self._door is not None:
            self._door.close()
            self._door = None
            self._bolt = socket.socket()
            self._bolt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            self._bolt.bind(("127.0.0.1", self.port))

    async def _end(self) -> None:
        if self._bolt is not None:
            self._bolt.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _cut(self, reset: bool) -> None:
        for connection in self._connections:
            connection.close(reset)

    async def _sever(self, after: int) -> None:
        for connection in self._connections:
            connection.left = after

    async def _heal(self, forget: bool) -> None:
        for connection in self._connections:
            connection.left = None
            connection.forgotten |= forget
        self._weather = Weather()
        if self._door is None:
            await self._open()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            from_server, to_server = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.close()
            return
        connection = Connection(writer, to_server)
        self._connections.add(connection)
        try:
            await asyncio.gather(
                self._pass_on(connection, "up", reader), self._pass_on(connection, "down", from_server)
            )
        except asyncio.CancelledError:
            pass  # all is over; in Python 3.11 a handler that is cancelled makes a noise
        finally:
            connection.close()
            self._connections.discard(connection)

    async def _pass_on(self, connection: Connection, way: Way, reader: asyncio.StreamReader) -> None:
        """Hands on what comes one way until one end leaves, which the other is told as the link allows."""
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                await asyncio.sleep(self._weather.delay[way])
                await self._pass(connection, way)
                await self._send(connection, way, data)
        connection.given_up |= way == "up"
        await self._pass(connection, way)
        connection.close()

    async def _pass(self, connection: Connection, way: Way) -> None:
        while way in self._weather.held or connection.forgotten:
            if connection.writers[way].is_closing():
                return
            await asyncio.sleep(MOMENT)

    async def _send(self, connection: Connection, way: Way, data: bytes) -> None:
        writer = connection.writers[way]
        while data:
            size = len(data)
            if way == "down" and self._weather.rate is not None:
                size = max(1, int(self._weather.rate * MOMENT))
                await asyncio.sleep(MOMENT)
            if way == "down" and connection.left is not None:
                size = min(size, connection.left)
                connection.left -= len(data[:size])
            writer.write(data[:size])
            self.passed += len(data[:size])
            data = data[size:]
            await writer.drain()
            if way == "down" and connection.left == 0:
                connection.close()
                return


@contextmanager
def proxy(target: int) -> Iterator[Proxy]:
    """A link to a port of this machine."""
    link = Proxy(target)
    link.start()
    try:
        yield link
    finally:
        link.stop()
