"""The same deals, played in this process and by a pool; who is left behind when one of them goes."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from concurrent.futures import Executor, Future
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path

import pytest

from caber.arena.matches import Deal, Match
from caber.arena.workers import LARGEST, Batch, Crew, crew, play_batch, played
from caber.core.errors import CaberError
from tests.arena.quick import jobs
from tests.arena.test_matches import timeless

SLOW = """
from caber.arena.workers import crew, played
from tests.arena.quick import jobs

if __name__ == "__main__":
    with crew(2) as workers:
        for deal in played(workers, jobs(100_000)):
            print("played", flush=True)
"""


def ordered(parts: Iterable[Deal]) -> list[Deal]:
    return timeless(sorted(parts, key=lambda part: (part.bots, part.number, part.games[0].turn)))


def test_a_pool_plays_as_this_process_does() -> None:
    wanted = [*jobs(15), *jobs(15, "level1", "random")]
    with crew(1) as alone:
        here = ordered(played(alone, wanted))
    with crew(2) as pool:
        there = ordered(played(pool, wanted))
    assert here == there
    found = [(part.bots, part.number, part.games[0].turn) for part in here]
    assert found == sorted((each.bots, *game) for each, *game in wanted)


class Watched(Executor):
    """Plays at once and remembers the batches, in which every game takes so long."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.sizes: list[int] = []

    def submit(self, fn: object, /, *args: object, **_: object) -> Future[Batch]:  # type: ignore[override]
        assert fn is play_batch
        match, wanted = args
        assert isinstance(match, Match) and isinstance(wanted, list)
        self.sizes.append(len(wanted))
        parts = [Deal(match.bots, number, ()) for number, turn in wanted]
        done: Future[Batch] = Future()
        done.set_result(Batch(parts, self.seconds * len(wanted)))
        return done


@pytest.mark.parametrize(("seconds", "usual"), [(0.1, 10), (3.0, 1), (0.0, LARGEST)])
def test_a_batch_takes_about_a_second(seconds: float, usual: int) -> None:
    watched = Watched(seconds)
    found = list(played(Crew(watched, lambda: 2), jobs(5000)))
    assert sorted(part.number for part in found) == sorted([*range(5000), *range(5000)])
    assert max(watched.sizes) == usual == watched.sizes[8]
    assert watched.sizes[-1] == 1, "at the end small ones, so that nobody is idle"


def test_batches_never_mix_matches() -> None:
    watched = Watched(0.0)
    every = [*jobs(1, "level1", "random"), *jobs(2), *jobs(1, "level1", "random"), *jobs(500)]
    found = list(played(Crew(watched, lambda: 1), every))
    assert sorted(part.bots for part in found) == sorted(match.bots for match, *_ in every)
    assert {4, 2} <= set(watched.sizes[2:4])


def test_a_worker_that_is_killed_is_told() -> None:
    def killed() -> None:
        with crew(2) as pool, closing(played(pool, jobs(100_000))) as deals:
            next(deals)
            os.kill(active_children()[0].pid or 0, signal.SIGKILL)
            for _ in deals:
                pass

    with pytest.raises(CaberError) as caught:
        killed()
    assert caught.value.key == "arena-worker-lost"
    assert active_children() == []


def test_whoever_stops_asking_waits_for_no_more_than_a_game() -> None:
    begun = time.monotonic()
    with crew(2) as pool, closing(played(pool, jobs(1_000_000))) as deals:
        next(deals)
    assert active_children() == []
    assert time.monotonic() - begun < 30


def test_nobody_outlives_a_process_that_is_killed() -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", SLOW], stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "played\n"
    process.kill()
    process.wait(30)
    # The workers hold the other end of the pipe until they are gone, too.
    deadline = time.monotonic() + 30
    process.stdout.read()
    assert time.monotonic() < deadline
    process.stdout.close()


def test_processes_are_deaf_to_ctrl_c_from_the_start() -> None:
    """Before they have begun to work, too: Python complains at length of Ctrl-C while it starts."""
    others = set(active_children())
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # who runs tests may have it ignored
    with crew(2):
        ours = set(active_children()) - others
        ignored = [int(re.findall("SigIgn:\t(.*)", status(child.pid))[0], 16) for child in ours]
    assert len(ignored) == 2 and all(each >> (signal.SIGINT - 1) & 1 for each in ignored)
    assert signal.signal(signal.SIGINT, before) is signal.default_int_handler


def status(process: int | None) -> str:
    return Path(f"/proc/{process}/status").read_text()
