"""The other side of `workers`: a process that answers what it is asked, and nothing else."""

import logging
import os
import signal
from collections.abc import Callable
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from threading import Thread
from time import sleep
from typing import Any

from caber.server import logs

LAST_WORDS = 2.0  # seconds for a process that is told to end

log = logging.getLogger(__name__)


def work(connection: Connection, prepare: Callable[[str], Callable[[Any], Any]], table: str) -> None:
    """Answers until the other end is gone; None says that an answer failed.

    `prepare` imports what is needed from the module `table`, before the first question comes.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this process
    Thread(target=_leave_with_parent, daemon=True).start()
    logs.set_up()
    answer = prepare(table)
    connection.send("ready")
    while True:
        try:
            asked = connection.recv()
        except EOFError:
            return
        try:
            found = answer(asked)
        except Exception:
            log.exception("%s failed", asked.title)
            connection.send(None)
        else:
            connection.send(found)


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os.kill(os.getpid(), signal.SIGTERM)  # whoever has something to end first listens to it
    sleep(LAST_WORDS)
    os._exit(1)
