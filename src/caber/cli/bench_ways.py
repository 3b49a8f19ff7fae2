"""Ways of stepping games from Python that `caber bench` compares: one game after another, and in a batch.

The yardstick of them all is the *plain loop*: what anybody writes who plays one game by the contract. It asks
whose turn it is, asks for the list of legal moves, chooses one with Python's own generator, and plays it,
checked. What chance gives it leaves to `pick`: to weigh `moves` by `odds` in Python would be several times as
slow.

Beside it each way has single games that do just what the batch does: they choose alike, look at the same, and
count every move, what chance deals included.
"""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

from caber.core.contract import CHANCE, OVER, State
from caber.core.rng import Rng
from caber.games import game

if TYPE_CHECKING:
    from caber.batch import Batch

RANDOM: Final = "random"  # moves that the library chooses
LISTS: Final = "lists"  # moves chosen from lists of the legal ones; one by one that is the plain loop
MASKS: Final = "masks"  # in a batch from masks of the legal ones; one by one from lists, quicker there
ROWS: Final = "rows"  # from masks, and the row of numbers that a network is shown is read before
WAYS: Final = (RANDOM, LISTS, MASKS, ROWS)


def one_by_one(way: str, name: str, seed: int) -> Callable[[], int]:
    """Plays one game whenever it is called; returns its moves."""
    if way == RANDOM:
        return picking(game(name).start(), seed)
    return looping(name, seed, looking=way == ROWS)


def picking(start: State, seed: int) -> Callable[[], int]:
    """Nothing but `pick` and `play`: the library chooses, as it does in a batch."""
    rng = Rng(seed)

    def one_game() -> int:
        state = start.copy()
        played = 0
        while state.turn != OVER:
            state.play(state.pick(rng))
            played += 1
        return played

    return one_game


def looping(name: str, seed: int, looking: bool) -> Callable[[], int]:
    """The plain loop; perhaps after a look at the row that a network is shown."""
    of = game(name)
    start = of.start()
    read = reading(name) if looking else None
    random = Random(seed).random
    rng = Rng(seed)

    def one_game() -> int:
        state = start.copy()
        played = 0
        while (turn := state.turn) != OVER:
            if turn == CHANCE:
                state.play(state.pick(rng))
            else:
                if read is not None:
                    read(state, turn)
                moves = state.moves()
                state.play(moves[int(random() * len(moves))])
            played += 1
        return played

    return one_game


def reading(name: str) -> Callable[[State, int], object]:
    """Return what reads a position as the row that a network is shown."""
    from caber.games.features import features  # as late as the batch: older versions don't have it

    of = game(name)
    return features(of, of.options()).read


def together(way: str, batch: "Batch", seed: int, decisions: int) -> Callable[[], int]:
    """Steps all games of a batch whenever it is called; returns the moves of all."""
    import numpy as np  # as late as the batch: it takes a while to load

    generator = np.random.default_rng(seed)
    size, width = batch.size, batch.width
    edges = np.arange(size + 1) * width

    def by_random() -> int:
        return batch.random(decisions)

    def by_lists() -> int:
        moves, firsts, counts = batch.moves()
        return batch.step(moves[firsts + (generator.random(size) * counts).astype(np.int64)])

    def by_masks() -> int:
        legal = np.flatnonzero(batch.masks())
        bounds = np.searchsorted(legal, edges)
        firsts, counts = bounds[:-1], bounds[1:] - bounds[:-1]
        chosen = legal[firsts + (generator.random(size) * counts).astype(np.int64)]
        return batch.step(chosen - edges[:-1])

    def by_rows() -> int:
        batch.observations()
        return by_masks()

    return {RANDOM: by_random, LISTS: by_lists, MASKS: by_masks, ROWS: by_rows}[way]
