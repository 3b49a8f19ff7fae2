"""One slice of `caber bench`, in a process of its own: plays random games for a while, prints moves a second.

python -m caber.cli.bench_slice playout|step|search|batch GAME SEED SECONDS [SIZE DECISIONS WORKERS]

With `search` it prints how many simulations a second a bot's search makes at the first move; 0 if none does.
With `batch` it steps SIZE games side by side, by so many decisions at each call and in so many processes.
"""

import sys
from collections.abc import Callable
from random import Random
from time import perf_counter

from caber.bots import part_of
from caber.core.contract import CHANCE, State
from caber.core.rng import Rng
from caber.games import game

GAMES_BETWEEN_LOOKS = 16  # at the clock


def playing(start: State, seed: int) -> Callable[[], int]:
    """Whole games by one call each."""
    rng = Rng(seed)
    return lambda: int(start.copy().playout(rng))


def stepping(start: State, seed: int) -> Callable[[], int]:
    """The same games move by move through the public contract, every move checked.

    Chance is drawn evenly here, which suits games whose odds are even; others ask `odds`.
    """
    random = Random(seed).random

    def one_game() -> int:
        state = start.copy()
        played = 0
        while count := int(state.count()):
            state.play(state.nth(int(random() * count)))
            played += 1
        return played

    return one_game


def searching(name: str, seed: int, seconds: float) -> float:
    """Simulations a second at the first move after a deal.

    A game whose bot searches has a module `search` with a function `searched`: it takes a view, milliseconds
    and a number of simulations (None: as many as there is time for), and returns what counts `simulations`.
    """
    part = part_of(name, "search")
    if part is None:
        return 0.0
    state = game(name).start()
    rng = Rng(seed)
    while state.turn == CHANCE:
        state.play(state.pick(rng))
    began = perf_counter()
    tree = part.searched(state.hide(state.turn), 1000 * seconds, None)
    return float(tree.simulations / (perf_counter() - began))


def batched(name: str, seed: int, seconds: float, size: int, decisions: int, workers: int) -> float:
    """Moves a second of a batch whose games begin anew whenever they are over."""
    from caber.batch import Batch  # NumPy takes a while to load, and the other ways do without

    with Batch(name, size, seed=seed, again=True, workers=workers) as batch:
        moves = 0
        began = perf_counter()
        while perf_counter() - began < seconds:
            moves += batch.random(decisions)
        return moves / (perf_counter() - began)


def main(way: str, name: str, seed: str, seconds: str, *more: str) -> None:
    """Plays, or searches, for so many seconds."""
    if way == "search":
        print(searching(name, int(seed), float(seconds)))
        return
    if way == "batch":
        print(batched(name, int(seed), float(seconds), *map(int, more)))
        return
    start = game(name).start()
    one_game = (stepping if way == "step" else playing)(start, int(seed))
    moves = 0
    began = perf_counter()
    while perf_counter() - began < float(seconds):
        moves += sum(one_game() for _ in range(GAMES_BETWEEN_LOOKS))
    print(moves / (perf_counter() - began))


if __name__ == "__main__":
    main(*sys.argv[1:])
