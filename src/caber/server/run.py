"""Runs the application: a socket, uvicorn, and a word when it answers."""

import gc
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from multiprocessing import parent_process
from types import FrameType

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from caber.core.errors import CaberError
from caber.server import logs
from caber.server.app import build
from caber.server.database import Database, address, kept_for_us
from caber.server.door import Door, Window
from caber.server.live import LARGEST
from caber.server.processes import run_several
from caber.server.settings import Settings

GRACE = 1  # seconds for what is under way when the server is told to end: an act takes far less
# Tables live long and are no rubbish: looking through all of them often would make everybody wait. So would
# looking through much that is new at once.
COLLECTED = (1_000, 4, 5_000)


class Server(uvicorn.Server):
    """A server that says when it answers, and when it is going to end."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], ending: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready, self._ending = ready, ending

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, and says so."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Says so, and ends."""
        self._ending()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ends in order; one of several leaves Ctrl-C, which reaches all of a terminal, to its parent."""
        if sig != signal.SIGINT or parent_process() is None:
            super().handle_exit(sig, frame)


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


def run(settings: Settings, bound: socket.socket, ready: Callable[[], None], workers: int = 1) -> None:
    """Serves until a signal ends it, in this process or in several others."""
    if workers > 1 and address(settings.database).get_backend_name() == "sqlite":
        raise CaberError("server-workers-file")
    with kept_for_us(settings.database):  # before it is migrated: another server may be using it
        prepare(settings)
        if workers == 1:
            _run(settings, bound, ready)
            return
    logs.set_up()
    # Beside what is under way, a process has bots to end and connections to close.
    sys.exit(run_several(workers, partial(_run, settings, bound), ready, GRACE + 4.0))


def _run(settings: Settings, bound: socket.socket, ready: Callable[[], None]) -> None:
    logs.set_up()
    gc.set_threshold(*COLLECTED)
    app = build(settings)
    gc.freeze()  # nor is what was imported
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=Door,
        ws=Window,
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=LARGEST,
        ws_max_queue=8,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
        backlog=2048,
    )
    with suppress(KeyboardInterrupt):  # which uvicorn hands on when it has ended
        # An analysis may take minutes. Nobody else waits for it: whoever asked is told to ask again.
        Server(config, ready, app.state.services.analysts.give_up).run(sockets=[bound])
