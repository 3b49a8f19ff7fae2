"""Executors of games: this process, a pool of processes, or a Dask cluster, behind one interface."""

import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from time import perf_counter, sleep
from typing import Any, NamedTuple

from caber.arena.matches import Deal, Match, play_games
from caber.core.errors import CaberError
from caber.core.extras import extra

SECOND = 1.0  # target length of a batch: long enough to be worth sending, short enough to lose
LARGEST = 1000  # games of a batch
AHEAD = 2  # batches queued for each worker, so that none is idle
MOMENT = 0.01  # seconds between two checks for the end of a process
PATIENCE = 10.0  # seconds for a cluster to answer, and for a process to end by itself
JOINING = 30.0  # seconds for the first worker of a cluster to join
GRACE = 1.0  # seconds for a worker to close its bots

Job = tuple[Match, int, int]  # a match, a deal and a turn


class Batch(NamedTuple):
    """Finished games, and the time they took."""

    parts: list[Deal]
    seconds: float


class Crew(NamedTuple):
    """An executor of batches."""

    executor: Executor
    lanes: Callable[[], int]  # returns the current number of parallel workers
    ahead: int = AHEAD  # batches queued for each worker


def play_batch(match: Match, wanted: list[tuple[int, int]]) -> Batch:
    """Play the wanted games of a match and return them; this is the task of a worker."""
    begun = perf_counter()
    parts = play_games(match, wanted)
    return Batch(parts, perf_counter() - begun)


def played(crew: Crew, jobs: Iterable[Job]) -> Generator[Deal, None, None]:
    """Yield every game once its batch is finished, in any order; closing the generator cancels the rest."""
    waiting, running = deque(jobs), set[Future[Batch]]()
    size = 1
    try:
        while waiting or running:
            lanes = max(1, crew.lanes())
            while waiting and len(running) < lanes * crew.ahead:
                # Batches get smaller towards the end, so that all workers finish at about the same time.
                most = min(size, max(1, len(waiting) // (2 * lanes)))
                running.add(crew.executor.submit(play_batch, *_next_batch(waiting, most)))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                batch = future.result()
                pace = batch.seconds / len(batch.parts)
                size = max(1, min(LARGEST, round(SECOND / max(pace, SECOND / LARGEST))))
                yield from batch.parts
    finally:
        for future in running:
            future.cancel()


def _next_batch(waiting: deque[Job], most: int) -> tuple[Match, list[tuple[int, int]]]:
    match, *game = waiting.popleft()
    games = [(game[0], game[1])]
    while waiting and len(games) < most and waiting[0][0] == match:
        games.append(waiting.popleft()[1:])
    return match, games


class _Here(Executor):
    """An executor that runs each task in this process when it is submitted."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


@contextmanager
def crew(workers: int, address: str | None = None) -> Iterator[Crew]:
    """Yield a pool of `workers` processes (this process if 1), or the Dask cluster at `address`."""
    if address is not None:
        with _cluster(address) as found:
            yield found
    elif workers > 1:
        with _pool(workers) as found:
            yield found
    else:
        yield Crew(_Here(), lambda: 1, ahead=1)


# -- a pool of processes ---------------------------------------------------------------------------


@contextmanager
def _pool(workers: int) -> Iterator[Crew]:
    others = set(active_children())
    # Spawned, not forked: a forked process would inherit locks held by threads that it doesn't have.
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin_work)
    try:
        with _born_deaf():
            for _ in range(workers):
                pool.submit(_nothing)  # the pool starts a process for each task that finds none idle
        yield Crew(pool, lambda: workers)
    except BrokenProcessPool as error:
        raise CaberError("arena-worker-lost") from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        ours = set(active_children()) - others
        for child in ours:
            child.terminate()
        for child in ours:
            child.join(PATIENCE)
            child.kill()
            # The pool's own thread may reap the process; its exit code is known here a little later.
            while child.exitcode is None:
                sleep(MOMENT)


@contextmanager
def _born_deaf() -> Iterator[None]:
    """Start child processes with SIGINT ignored, so that slow ones don't print tracebacks at Ctrl-C."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may set signal handlers
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin_work() -> None:
    """Prepare a worker: it closes its bots and ends at SIGTERM, and when its parent process has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that waits for the results
    threading.Thread(target=_outlive_nobody, daemon=True).start()
    # Last: before this there is nothing to close, and a pool breaks if a worker exits during its start.
    signal.signal(signal.SIGTERM, _leave)


def _nothing() -> None:
    """Do nothing; a pool starts a process for each task."""


def _leave(*_: object) -> None:
    """Exit by an exception, so that bots are closed, and by force after a grace period."""
    threading.Thread(target=_end, args=(GRACE,), daemon=True).start()
    sys.exit()


def _outlive_nobody() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
    _end(PATIENCE)


def _end(seconds: float) -> None:
    threading.Event().wait(seconds)
    os._exit(1)


# -- a Dask cluster --------------------------------------------------------------------------------


@contextmanager
def _cluster(address: str) -> Iterator[Crew]:
    with extra("cluster"):
        from distributed import Client, KilledWorker
        from distributed.comm.addressing import get_address_host
    connect: Any = Client  # distributed has no types
    host: Any = get_address_host
    try:
        host(address)  # raises for a malformed address; a client would retry instead
        client = connect(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise CaberError("arena-cluster-unreachable", {"address": address}) from error
    try:
        _check(client, address)
        # Not pure: two games between the same bots may differ.
        yield Crew(client.get_executor(pure=False), lambda: sum(client.nthreads().values()))
    except KilledWorker as error:
        raise CaberError("arena-worker-lost") from error
    except (CancelledError, OSError) as error:
        raise CaberError("arena-cluster-lost", {"address": address}) from error
    finally:
        client.close()


def _check(client: Any, address: str) -> None:
    """Refuse a cluster without workers, or with workers that would play several games on one core."""
    try:
        client.wait_for_workers(1, timeout=JOINING)
    except TimeoutError:
        raise CaberError("arena-cluster-idle", {"address": address}) from None
    if max(client.nthreads().values()) > 1:
        raise CaberError("arena-cluster-threads", {"address": address})
