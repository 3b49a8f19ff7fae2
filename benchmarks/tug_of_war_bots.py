"""How strong the levels of Tug of War are: `python -m benchmarks.tug_of_war_bots [DEALS] [BOT BOT]`.

Each level against the one below it, and the best against the greedy one (level 3), or two that are named, on
paired deals: the same dice for both, seats exchanged. The best level plays by the function that is shipped,
even where a bout has been solved. Run it on the compiled build; two games are played at a time.
"""

import os
import sys
from time import perf_counter

from caber.arena.pairs import paired_score
from caber.bots import bot, shelf
from caber.core.build import is_compiled
from caber.games.tug_of_war import GAME

SEED = 2026  # of deals that nothing was tuned on
WORKERS = 2
PAIRS = (
    ("level2", "level1"),
    ("level3", "level2"),
    ("level4", "level3"),
    ("level5", "level4"),
    ("level5", "level3"),
)


def main() -> None:
    """Plays and prints."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    os.environ[shelf.FOLDER] = ""
    print(f"{2 * deals} games for each pair, {'compiled' if is_compiled() else 'plain'} build")
    for higher, lower in [(sys.argv[2], sys.argv[3])] if len(sys.argv) > 3 else PAIRS:
        begun = perf_counter()
        bots = bot(higher, GAME.name), bot(lower, GAME.name)
        score = paired_score(GAME, {}, bots, deals, SEED, tell, WORKERS)
        print(f"\r{higher} against {lower}: {score}, {perf_counter() - begun:.0f} s", flush=True)


def tell(done: int, total: int) -> None:
    """Shows how far it is."""
    print(f"\r{done} of {total} deals", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
