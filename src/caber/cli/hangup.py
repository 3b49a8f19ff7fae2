"""Signals that end a program at once, made into something that leaves time to save."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

NUMBERS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Hangup(BaseException):
    """The terminal was closed, or somebody wants this program to end; `number` is the signal."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


@contextmanager
def hangups() -> Iterator[None]:
    """Raises Hangup at the first such signal and ignores further ones, for as long as this lasts."""
    before = [signal.signal(number, _hang_up) for number in NUMBERS]
    try:
        yield
    finally:
        for number, handler in zip(NUMBERS, before):
            signal.signal(number, handler)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Lets nothing interrupt what is being saved, not even a second Ctrl-C."""
    numbers = [*NUMBERS, signal.SIGINT]
    before = [signal.signal(number, signal.SIG_IGN) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before):
            signal.signal(number, handler)


def _hang_up(number: int, frame: FrameType | None) -> None:
    for each in NUMBERS:
        signal.signal(each, signal.SIG_IGN)
    raise Hangup(number)
