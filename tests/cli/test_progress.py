"""The bar that moves while a game is solved, and what it foretells."""

import io
import sys
from collections.abc import Callable

import pytest

from caber.cli.progress import Pace, progress


class Clock:
    """Goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Tty(io.StringIO):
    def isatty(self) -> bool:
        return True


def work(clock: Clock, report: Callable[[float], object], start: float, seconds: float, done: float) -> None:
    """So much gets done in so many seconds, and is reported ten times a second."""
    for tenth in range(round(seconds * 10) + 1):
        report(start + done * tenth / (seconds * 10))
        clock.now += 0.1


def test_what_was_done_in_an_earlier_run_took_no_time_in_this_one() -> None:
    clock = Clock()
    pace = Pace(clock)
    work(clock, pace.note, 0.6, 100, 0.01)
    assert pace.left() == pytest.approx(3900, rel=0.02)


def test_the_latest_pace_counts() -> None:
    clock = Clock()
    pace = Pace(clock)
    work(clock, pace.note, 0.0, 100, 0.5)
    work(clock, pace.note, 0.5, 1000, 0.01)
    assert pace.left() == pytest.approx(49_000, rel=0.02)


def test_nothing_is_foretold_at_once_or_at_a_standstill() -> None:
    clock = Clock()
    pace = Pace(clock)
    assert pace.left() is None
    work(clock, pace.note, 0.5, 2, 0.1)
    assert pace.left() is None
    still = Pace(clock)
    work(clock, still.note, 0.5, 30, 0.0)
    assert still.left() is None
    work(clock, pace.note, 0.6, 30, 0.4)
    assert pace.left() is None, "all is done"


@pytest.mark.parametrize(
    ("language", "words"), [("en", "about 2:"), ("de", "noch etwa 2:"), ("nl", "nog onge")]
)
def test_a_bar_of_hours_shows_what_is_left(
    language: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, screen = Clock(), Tty()
    monkeypatch.setattr(sys, "stderr", screen)
    with progress("tug", language, clock=clock) as report:
        work(clock, report, 0.2, 10, 0.001)
        assert "20%" in screen.getvalue() and words in screen.getvalue()
        assert "2:13:" in screen.getvalue(), "8,000 seconds, although the bar has hardly moved"


def test_whoever_does_not_look_sees_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    for screen, hidden in ((Tty(), True), (io.StringIO(), False)):
        monkeypatch.setattr(sys, "stderr", screen)
        with progress("tug", "en", hidden) as report:
            report(0.5)
        assert screen.getvalue() == ""
