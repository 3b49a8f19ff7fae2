"""Talks with another program in lines, waits only so long, and leaves nothing of it behind.

Everything happens in the caller's thread: both pipes are watched at once, so a program that doesn't read, or
writes without being asked, can keep nobody waiting.
"""

import os
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from time import monotonic
from typing import IO, Final
from weakref import finalize

from caber.bots import Forfeit

CRASHED: Final = "crashed"
STALLED: Final = "stalled"
NONSENSE: Final = "nonsense"
LONGEST = 1 << 20  # bytes of a line
CHUNK = 1 << 16  # bytes written or read at once
GLANCE = 0.2  # seconds between looks whether it is still there
FAREWELL = 1.0  # seconds for a program to end by itself when its input is closed


class Conversation:
    """One running program; `ask` raises Forfeit if it doesn't answer, and then it can only be closed."""

    def __init__(self, words: Sequence[str]) -> None:
        try:
            process = subprocess.Popen(
                words,
                bufsize=0,  # so that closing a pipe never waits for what is still to be written
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,  # its error output goes where ours goes
                start_new_session=True,  # Ctrl-C is for us; and what it has started can be ended with it
            )
        except OSError as error:
            raise Forfeit(CRASHED, f"it can't be started: {error.strerror or error}") from None
        assert process.stdin is not None and process.stdout is not None
        self._process = process
        self._input: IO[bytes] = process.stdin
        self._output: IO[bytes] = process.stdout
        for pipe in (self._input, self._output):
            os.set_blocking(pipe.fileno(), False)
        self._unsent = b""
        self._heard = b""
        self._silent = False  # its output has ended
        # Also when nobody closes this: once it is forgotten, or when Python ends.
        self._end = finalize(self, _end, process)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The line with which the program answers this one."""
        deadline = monotonic() + seconds
        self._unsent += line
        while b"\n" not in self._heard:
            if len(self._heard) > LONGEST:
                raise Forfeit(NONSENSE, f"a line of more than {LONGEST} bytes")
            if not self._exchange(deadline):
                if self._silent or self._process.poll() is not None:
                    raise Forfeit(CRASHED, self._how_it_ended())
                unheard = f"no answer within {seconds:g} seconds; does it flush its output after every line?"
                raise Forfeit(STALLED, unheard)
        answer, _, self._heard = self._heard.partition(b"\n")
        if len(answer) > LONGEST:
            raise Forfeit(NONSENSE, f"a line of more than {LONGEST} bytes")
        return answer

    def close(self, farewell: bytes) -> None:
        """Tells the program that it is over, lets it end by itself, and ends it if it doesn't."""
        deadline = monotonic() + FAREWELL
        self._unsent += farewell
        while self._unsent and self._exchange(deadline):
            pass
        self._input.close()
        self._unsent = b""
        while self._exchange(deadline):
            self._heard = b""  # it has nothing more to say
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(max(deadline - monotonic(), 0))
        self.kill()

    def kill(self) -> None:
        """Ends the program at once."""
        self._end()

    def _exchange(self, deadline: float) -> bool:
        """Writes or reads what can be written or read next; False if it is too late, or there is nobody."""
        with DefaultSelector() as selector:
            selector.register(self._output, EVENT_READ)
            if self._unsent:
                selector.register(self._input, EVENT_WRITE)
            while not self._silent and (left := deadline - monotonic()) > 0:
                # A program that has ended may leave others behind who hold its pipes open, and say nothing.
                ended = self._process.poll() is not None
                if ready := selector.select(0 if ended else min(left, GLANCE)):
                    for key, _ in ready:
                        (self._hear if key.fileobj is self._output else self._send)()
                    return True
                if ended:
                    break
        return False

    def _send(self) -> None:
        try:
            sent = os.write(self._input.fileno(), self._unsent[:CHUNK])
            self._unsent = self._unsent[sent:]
        except BlockingIOError:
            pass
        except OSError:  # it doesn't read any more; perhaps it has answered before
            self._unsent = b""

    def _hear(self) -> None:
        with suppress(BlockingIOError):
            heard = os.read(self._output.fileno(), CHUNK)
            self._heard += heard
            self._silent = not heard

    def _how_it_ended(self) -> str:
        try:
            code = self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        return f"it ended with code {code}" if code >= 0 else f"it was ended by signal {-code}"


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Ends a program and all that it has started, and waits until it is gone."""
    with suppress(OSError):  # they may all have ended by themselves
        os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    for pipe in (process.stdin, process.stdout):
        assert pipe is not None
        pipe.close()
    process.wait()
