"""Starts servers quickly: a process that has imported everything and forks a `caber serve` when told to.

A line of its input is a JSON list. ["start", output file, words…] is answered by the number of the process,
["wait", number] by how that process ended, once it has. When the input ends, so do all of its processes.
"""

import gc
import io
import json
import os
import signal
import sys
from contextlib import suppress
from importlib import import_module

from caber.texts import LANGUAGES, tell

# All that a server imports until it answers.
IMPORTED = (
    "aiosqlite",
    "alembic.command",
    "caber.cli.programs",
    "caber.cli.serve",
    "caber.server.run",
    "caber.games.boards",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.auto",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "sqlalchemy.dialects.sqlite.pysqlite",
)


def start(output: str, *words: str) -> int:
    """Forks a process that runs the command with these words."""
    child = os.fork()
    if child:
        return child
    for number in (1, 2):
        os.dup2(os.open(output, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), number)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    # The input that was here has been read from, and isn't for the child.
    sys.stdin = io.TextIOWrapper(io.FileIO(0))
    sys.argv = ["caber", *words]
    from caber.cli import main

    main()
    os._exit(0)


def listen() -> None:
    """Does what it is told until there is nobody left to tell it."""
    running: set[int] = set()
    for line in sys.stdin:
        what, *words = json.loads(line)
        if what == "start":
            running.add(child := start(*words))
            print(child, flush=True)
        else:
            _, status = os.waitpid(words[0], 0)
            running.discard(words[0])
            print(os.waitstatus_to_exitcode(status), flush=True)
    for child in running:
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    for name in IMPORTED:
        import_module(name)
    for language in LANGUAGES:
        tell("server-no-table", {}, language)  # which reads all texts
    gc.freeze()  # or each child copies what the first collection touches
    listen()
