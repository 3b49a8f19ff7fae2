"""Runs the application: a socket, uvicorn, and a word when it answers."""

import logging
import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from caber.core.errors import CaberError
from caber.server.app import build
from caber.server.database import Database, kept_for_us
from caber.server.live import LARGEST
from caber.server.settings import Settings

GRACE = 8  # seconds for what is under way when the server is told to end


class Server(uvicorn.Server):
    """A server that says when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, and says so."""
        await super().startup(sockets)
        if self.started:
            self._ready()


def bind(host: str, port: int) -> socket.socket:
    """A socket at that address; CaberError if it is taken or can't be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named, because asyncio sends small answers at once (TCP_NODELAY) only if it knows that this is TCP.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(1)  # two sockets may be bound to an address, but only one may listen
    except OSError as error:
        bound.close()
        details = {"host": host, "port": str(port), "reason": error.strerror or str(error)}
        raise CaberError("server-port-taken", details) from None
    return bound


def prepare(settings: Settings) -> None:
    """Brings the database up to date; CaberError if it can't be used."""
    try:
        Database(settings.database).migrate()
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).strip()
        raise CaberError("server-database-failed", {"reason": reason}) from None


def run(settings: Settings, bound: socket.socket, ready: Callable[[], None]) -> None:
    """Serves until a signal ends it."""
    prepare(settings)
    with kept_for_us(settings.database):
        _run(settings, bound, ready)


def _run(settings: Settings, bound: socket.socket, ready: Callable[[], None]) -> None:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    config = uvicorn.Config(
        build(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST,
        ws_max_queue=8,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
        backlog=2048,
    )
    with suppress(KeyboardInterrupt):  # which uvicorn hands on when it has ended
        Server(config, ready).run(sockets=[bound])
