"""One slice of `caber bench`: plays random games for a while, and returns moves a second.

It measures a WAY: `playout`, `search`, or one of `bench_ways`. A `search` counts how many simulations a bot's
search makes in a second at the first move; 0 if none does. The ways of `bench_ways` play one game after
another, or SIZE games side by side: with `random` by DECISIONS at each call, in a number of processes.

`bench_entry` runs this module with older versions of Caber too. What only some ways need is imported there.
"""

from collections.abc import Callable
from time import perf_counter, process_time
from typing import Final

from caber.cli.bench_ways import one_by_one, together
from caber.core.contract import CHANCE, State
from caber.core.rng import Rng
from caber.games import game

Clock = Callable[[], float]
# Processor time leaves out what other programs take from this process, but also the work of other processes.
CLOCKS: Final[dict[str, Clock]] = {"wall": perf_counter, "processor": process_time}
GAMES_BETWEEN_LOOKS = 16  # at the clock
MOVES_BETWEEN_LOOKS = 4096  # as many games of a batch, in several calls if it is small


def playing(start: State, seed: int) -> Callable[[], int]:
    """Whole games by one call each."""
    rng = Rng(seed)
    return lambda: int(start.copy().playout(rng))


def searching(name: str, seed: int, seconds: float, clock: Clock = perf_counter) -> float:
    """Simulations a second at the first move after a deal.

    A game whose bot searches has a module `search` with a function `searched`: it takes a view, milliseconds
    and a number of simulations (None: as many as there is time for), and returns what counts `simulations`.
    """
    from caber.bots import part_of

    part = part_of(name, "search")
    if part is None:
        return 0.0
    state = game(name).start()
    rng = Rng(seed)
    while state.turn == CHANCE:
        state.play(state.pick(rng))
    began = clock()
    tree = part.searched(state.hide(state.turn), 1000 * seconds, None)
    return float(tree.simulations / (clock() - began))


def repeated(once: Callable[[], int], seconds: float, times: int, clock: Clock) -> float:
    """Moves a second of something that is done again and again, `times` between looks at the clock.

    The first time doesn't count: it is slower, above all in a process that was just started.
    """
    once()
    moves = 0
    began = clock()
    while clock() - began < seconds:
        for _ in range(times):
            moves += once()
    return moves / (clock() - began)


def batched(
    way: str,
    name: str,
    seed: int,
    seconds: float,
    clock: Clock,
    size: int,
    decisions: int,
    workers: int,
) -> float:
    """Return the moves a second of a batch whose games begin again when they are over.

    `way`: one of `bench_ways`. `name`: the game. `seed`: fixes the games. `seconds`: the length of the slice.
    `clock`: one of `CLOCKS`. `size`: games side by side. `decisions`: in each at every call. `workers`:
    processes.
    """
    from caber.batch import Batch  # NumPy takes a while to load, and the other ways do without

    with Batch(name, size, seed=seed, again=True, workers=workers) as batch:
        calls = max(1, MOVES_BETWEEN_LOOKS // (size * decisions))
        return repeated(together(way, batch, seed, decisions), seconds, calls, clock)


def measured(clock: str, way: str, name: str, seed: int, seconds: float, *batch: int) -> float:
    """Return the result of a slice: moves a second, or simulations.

    `clock`: the name of one of `CLOCKS`. `way`: what is done. `name`: the game. `seed`: fixes the games.
    `seconds`: the length of the slice. `batch`: the last three numbers of `batched`.
    """
    now = CLOCKS[clock]
    if way == "search":
        return searching(name, seed, seconds, now)
    if batch:
        return batched(way, name, seed, seconds, now, *batch)
    once = playing(game(name).start(), seed) if way == "playout" else one_by_one(way, name, seed)
    return repeated(once, seconds, GAMES_BETWEEN_LOOKS, now)
