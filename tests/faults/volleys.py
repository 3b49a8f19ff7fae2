"""Requests that arrive at the same moment: all but the last byte of each is there, by a socket of its own."""

import asyncio
import json
import socket
import threading
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from tests.server.people import PATIENCE


class Shot(NamedTuple):
    """A request, ready to be sent."""

    port: int
    data: bytes


class Hit(NamedTuple):
    """What came back."""

    status: int
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


Volley = Callable[[Sequence[Shot]], Awaitable[list[Hit]]]


def shot(address: str, token: str, path: str, body: object) -> Shot:
    """A POST as somebody with that token sends it."""
    content = json.dumps(body).encode()
    head = (
        f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        f"Cookie: caber={token}\r\nContent-Length: {len(content)}\r\nConnection: close\r\n\r\n"
    )
    return Shot(int(address.rpartition(":")[2]), head.encode() + content)


def hit(data: bytes) -> Hit:
    head, _, body = data.partition(b"\r\n\r\n")
    assert head, "the connection was closed without an answer"
    return Hit(int(head.split(b" ", 2)[1]), body)


async def by_threads(shots: Sequence[Shot]) -> list[Hit]:
    """Each by a thread with a socket."""
    ready = threading.Barrier(len(shots))

    def fire(each: Shot) -> Hit:
        with socket.create_connection(("127.0.0.1", each.port), PATIENCE) as connection:
            connection.sendall(each.data[:-1])
            ready.wait(PATIENCE)
            connection.sendall(each.data[-1:])
            found = bytearray()
            while chunk := connection.recv(65_536):
                found += chunk
        return hit(bytes(found))

    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(len(shots)) as threads:
        return await asyncio.gather(*(loop.run_in_executor(threads, fire, each) for each in shots))


async def by_tasks(shots: Sequence[Shot]) -> list[Hit]:
    """All by one loop."""
    ready = asyncio.Barrier(len(shots))

    async def fire(each: Shot) -> Hit:
        reader, writer = await asyncio.open_connection("127.0.0.1", each.port)
        writer.write(each.data[:-1])
        await ready.wait()
        writer.write(each.data[-1:])
        found = await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        await writer.wait_closed()
        return hit(found)

    return await asyncio.gather(*(fire(each) for each in shots))
