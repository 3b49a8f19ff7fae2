"""Ways of stepping games from Python that `caber bench` compares: one game after another, and in a batch.

Both sides of a way do the same: they choose alike, look at the same, and count every move, what chance deals
included. Chance itself is left to the library wherever it can be.
"""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

from caber.core.contract import CHANCE, OVER, State
from caber.core.rng import Rng
from caber.games import game
from caber.games.features import features

if TYPE_CHECKING:
    from caber.batch import Batch

RANDOM: Final = "random"  # moves that the library chooses
LISTS: Final = "lists"  # moves chosen from lists of the legal ones
MASKS: Final = "masks"  # in a batch from masks of the legal ones; one by one from lists, quicker there
ROWS: Final = "rows"  # from masks, and the row of numbers that a network is shown is read before
WAYS: Final = (RANDOM, LISTS, MASKS, ROWS)


def one_by_one(way: str, name: str, seed: int) -> Callable[[], int]:
    """Plays one game whenever it is called; returns its moves."""
    if way == RANDOM:
        return stepping(game(name).start(), seed)
    return choosing(name, seed, looking=way == ROWS)


def stepping(start: State, seed: int) -> Callable[[], int]:
    """Move by move through the public contract, as lean as can be; every move is checked.

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


def choosing(name: str, seed: int, looking: bool) -> Callable[[], int]:
    """As somebody plays who has to choose: from a list of the legal moves, perhaps after a look."""
    of = game(name)
    start = of.start()
    seen = features(of, of.options())
    random = Random(seed).random
    rng = Rng(seed)

    def one_game() -> int:
        state = start.copy()
        played = 0
        while (turn := state.turn) != OVER:
            if turn == CHANCE:
                state.act(state.pick(rng))
            else:
                if looking:
                    seen.read(state, turn)
                moves = state.moves()
                state.act(moves[int(random() * len(moves))])
            played += 1
        return played

    return one_game


def together(way: str, batch: "Batch", seed: int, decisions: int) -> Callable[[], int]:
    """Steps all games of a batch whenever it is called; returns the moves of all."""
    import numpy as np  # as late as the batch: it takes a while to load

    generator = np.random.default_rng(seed)
    size, width = batch.size, batch.width
    edges = np.arange(1, size + 1) * width

    def by_random() -> int:
        return batch.random(decisions)

    def by_lists() -> int:
        moves, firsts, counts = batch.moves()
        return batch.step(moves[firsts + (generator.random(size) * counts).astype(np.int64)])

    def by_masks() -> int:
        legal = np.flatnonzero(batch.masks())
        ends = np.searchsorted(legal, edges)
        counts = np.diff(ends, prepend=0)
        return batch.step(legal[ends - 1 - (generator.random(size) * counts).astype(np.int64)] % width)

    def by_rows() -> int:
        batch.observations()
        return by_masks()

    return {RANDOM: by_random, LISTS: by_lists, MASKS: by_masks, ROWS: by_rows}[way]
