"""Many deals, played one after another or in several processes."""

from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from typing import TypeVar

Played = TypeVar("Played")
Progress = Callable[[int, int], None]  # called with deals played and deals in all


def secrets(kind: str, seed: int, deals: int) -> list[bytes]:
    """Return the dealers' secrets of the first `deals` deals; kind and seed determine them all."""
    return [secret(kind, seed, deal) for deal in range(deals)]


def secret(kind: str, seed: int, deal: int) -> bytes:
    """Return the dealer's secret of one deal, counted from 0."""
    return sha256(f"caber {kind} {seed} {deal}".encode()).digest()


def play_all(
    play: Callable[[bytes], Played], secrets: list[bytes], workers: int = 1, progress: Progress | None = None
) -> list[Played]:
    """Play every deal and return the results in order.

    `play`: plays one deal; with several workers, it and its results are pickled.
    `secrets`: the dealers' secrets, one for each deal.
    `workers`: the number of processes; 1 plays in this process.
    `progress`: called after each deal with the deals played and the deals in all.
    """
    if workers < 2:
        return _gathered(map(play, secrets), len(secrets), progress)
    # Spawned, not forked: a forked process would inherit locks held by threads that it doesn't have.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        return _gathered(pool.map(play, secrets), len(secrets), progress)


def _gathered(results: Iterable[Played], total: int, progress: Progress | None) -> list[Played]:
    gathered: list[Played] = []
    for result in results:
        gathered.append(result)
        if progress:
            progress(len(gathered), total)
    return gathered
