"""Many deals, played one after another or by several processes at once."""

from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from typing import TypeVar

Played = TypeVar("Played")
Progress = Callable[[int, int], None]  # deals played, deals in all


def secrets(kind: str, seed: int, deals: int) -> list[bytes]:
    """The dealers' secrets of so many deals; kind and seed decide them all."""
    return [secret(kind, seed, deal) for deal in range(deals)]


def secret(kind: str, seed: int, deal: int) -> bytes:
    """The dealer's secret of that one of them, counted from 0."""
    return sha256(f"caber {kind} {seed} {deal}".encode()).digest()


def play_all(
    play: Callable[[bytes], Played], secrets: list[bytes], workers: int = 1, progress: Progress | None = None
) -> list[Played]:
    """What each deal came to, in order; with several workers, `play` and what it returns are pickled."""
    if workers < 2:
        return _gathered(map(play, secrets), len(secrets), progress)
    # Fresh processes: a forked one would inherit locks of threads that it doesn't have.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        return _gathered(pool.map(play, secrets), len(secrets), progress)


def _gathered(results: Iterable[Played], total: int, progress: Progress | None) -> list[Played]:
    gathered: list[Played] = []
    for result in results:
        gathered.append(result)
        if progress:
            progress(len(gathered), total)
    return gathered
