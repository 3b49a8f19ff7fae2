"""How much faster our playouts are than OpenSpiel's: `python -m benchmarks.open_spiel_playouts [PLAYOUTS]`.

From the start of each game: OpenSpiel's evaluator, which asks for every move, and `Playouts`, which leaves
them to the engine; and how many of the former somebody won. Run it on the compiled build.
"""

import sys
from time import perf_counter

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from caber.adapters.open_spiel import PREFIX, Playouts
from caber.core.build import is_compiled
from caber.games import NAMES

PLAYOUTS = 20


def main() -> None:
    """Plays both ways and prints the ratio."""
    many = int(sys.argv[1]) if len(sys.argv) > 1 else PLAYOUTS
    print(f"{many} playouts each, {'compiled' if is_compiled() else 'plain'} build")
    for name in NAMES:
        state = pyspiel.load_game(PREFIX + name).new_initial_state()
        theirs = RandomRolloutEvaluator(1, np.random.RandomState(1))
        begun = perf_counter()
        ended = sum(any(theirs.evaluate(state)) for _ in range(many))
        between = perf_counter()
        Playouts(many, seed=1).evaluate(state)
        ratio = (between - begun) / (perf_counter() - between)
        print(f"{name:16} {ratio:6.0f} times as fast; of OpenSpiel's playouts {ended} were won", flush=True)


if __name__ == "__main__":
    main()
