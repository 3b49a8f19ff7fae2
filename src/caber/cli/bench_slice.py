"""One slice of `caber bench`, in a process of its own: plays random games for a while, prints moves a second.

python -m caber.cli.bench_slice playout|step GAME SEED SECONDS
"""

import sys
from collections.abc import Callable
from random import Random
from time import perf_counter

from caber.core.contract import State
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


def main(way: str, name: str, seed: str, seconds: str) -> None:
    """Plays for so many seconds."""
    start = game(name).start()
    one_game = (stepping if way == "step" else playing)(start, int(seed))
    moves = 0
    began = perf_counter()
    while perf_counter() - began < float(seconds):
        moves += sum(one_game() for _ in range(GAMES_BETWEEN_LOOKS))
    print(moves / (perf_counter() - began))


if __name__ == "__main__":
    main(*sys.argv[1:])
