"""Several processes that serve at one socket: started together, ended together, and replaced if they die."""

import logging
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import Pipe, get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from time import monotonic
from types import FrameType
from typing import Any

FIRST, LONGEST = 0.5, 30.0  # seconds until a process that never came to answer is started again

log = logging.getLogger(__name__)

Ready = Callable[[], None]
Serve = Callable[[Ready], None]  # it is pickled on its way


class Child:
    """One of the processes, and whichever takes its place."""

    def __init__(self, serve: Serve) -> None:
        self._serve = serve
        self._failures = 0  # in a row, before it answered
        self._due = monotonic()
        self._words: Connection | None = None  # on which it says that it answers
        self.answered = False
        self.process: SpawnProcess | None = None

    @property
    def signs(self) -> list[Any]:
        """What to wait for: its word that it answers, and its end."""
        words = [] if self._words is None else [self._words]
        return words if self.process is None else [*words, self.process.sentinel]

    @property
    def delay(self) -> float | None:
        """Seconds until it is to be started; None if it runs."""
        return None if self.process is not None else max(0.0, self._due - monotonic())

    def start(self) -> None:
        """Starts a process, which imports everything anew: a fork would inherit what the parent has open."""
        self.answered = False
        self._words, theirs = Pipe(duplex=False)
        self.process = get_context("spawn").Process(target=_live, args=(self._serve, theirs), name="caber")
        self.process.start()
        theirs.close()

    def listen(self) -> None:
        """Hears whether it answers."""
        if self._words is not None and self._words.poll():
            try:
                self._words.recv_bytes()
                self.answered = True
            except EOFError:
                pass  # it died first
            self._words.close()
            self._words = None

    def ended(self) -> int | None:
        """How it ended, if it has just ended; when it is to be started again is settled then."""
        if self.process is None or self.process.is_alive():
            return None
        code = self.process.exitcode
        self.process.close()
        self.process = None
        self._failures = 0 if self.answered else self._failures + 1
        wait = FIRST * 2 ** min(self._failures - 1, 10) if self._failures else 0.0
        self._due = monotonic() + min(wait, LONGEST)
        return code


def run_several(count: int, serve: Serve, ready: Ready, grace: float) -> int:
    """Keeps so many processes serving until a signal ends them; returns the exit code.

    `ready` is called once, when all of them answer. If one ends before that, all do: whatever is wrong would
    be wrong again.
    """
    children = [Child(serve) for _ in range(count)]
    with _told_to_end() as told:
        try:
            return _keep(children, ready, told)
        finally:
            _end(children, told, grace)


def _keep(children: list[Child], ready: Ready, told: Connection) -> int:
    begun = False
    while True:
        for child in children:
            if child.delay == 0.0:
                child.start()
        delays = [child.delay for child in children if child.delay is not None]
        wait([told, *(sign for child in children for sign in child.signs)], min(delays, default=None))
        if told.poll():
            told.recv_bytes()
            return 0
        for child in children:
            child.listen()
        if not begun and all(child.answered for child in children):
            begun = True
            ready()
        for child in children:
            code = child.ended()
            if code is not None and not begun:
                return 1
            if code is not None:
                log.warning("a process has ended (%s), another takes its place", code)


def _end(children: list[Child], told: Connection, grace: float) -> None:
    """Lets every process finish what is under way; after some time, or a second signal, it is killed."""
    running = [child.process for child in children if child.process is not None]
    for process in running:
        process.terminate()
    deadline = monotonic() + grace
    while any(process.is_alive() for process in running) and monotonic() < deadline and not told.poll():
        sentinels = [process.sentinel for process in running if process.is_alive()]
        wait([told, *sentinels], max(0.0, deadline - monotonic()))
    for process in running:
        process.kill()
        process.join()


@contextmanager
def _told_to_end() -> Iterator[Connection]:
    """Becomes readable when somebody wants this process to end."""
    heard, say = Pipe(duplex=False)

    def tell(number: int, frame: FrameType | None) -> None:
        say.send_bytes(b"end")

    before = {number: signal.signal(number, tell) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield heard
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        heard.close()
        say.close()


def _live(serve: Serve, words: Connection) -> None:
    """A child, from its first moment to its last."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which then ends this process
    Thread(target=_leave_with_parent, daemon=True).start()
    serve(lambda: words.send_bytes(b"ready"))


def _leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None, "this is a child"
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
