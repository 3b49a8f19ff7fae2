"""The process in which bots think. It is handed hidden states and hands back moves, nothing else."""

import os
import signal
import sys
from importlib import import_module
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from threading import Thread
from typing import NamedTuple

from caber.core.contract import State
from caber.core.rng import Rng


class Task(NamedTuple):
    """One move to be found."""

    bot: str
    game: str
    view: State  # hidden: all that the bot's seat may know
    luck: int


def work(connection: Connection, bot_table: str) -> None:
    """Answers tasks until the other end is gone; None says that a bot failed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this process
    Thread(target=_leave_with_parent, daemon=True).start()
    find = import_module(bot_table).bot
    connection.send("ready")
    while True:
        try:
            task: Task = connection.recv()
        except EOFError:
            return
        try:
            move = int(find(task.bot, task.game).choose(task.view, Rng(task.luck)))
        except Exception as error:
            print(f"the bot {task.bot} failed: {error!r}", file=sys.stderr, flush=True)
            connection.send(None)
        else:
            connection.send(move)


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
