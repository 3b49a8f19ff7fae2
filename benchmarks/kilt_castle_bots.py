"""How strong the bots of Kilt Castle are: `python -m benchmarks.kilt_castle_bots [MILLISECONDS] [DEALS]`.

The search bot with so many milliseconds a move against the greedy one: with two players on paired deals, with
three and four in every seat. Run it on the compiled build; two games are played at a time.
"""

import sys
from time import perf_counter

from caber.arena.pairs import paired_score
from caber.arena.rotations import standings
from caber.bots import Bot
from caber.bots.kilt_castle.greedy import GreedyBot
from caber.bots.kilt_castle.search import SearchBot
from caber.core.build import is_compiled
from caber.games.kilt_castle import GAME

SEED = 2026  # of deals that no weight was tuned on
WORKERS = 2


def main() -> None:
    """Plays and prints."""
    milliseconds = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    deals = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    build = "compiled" if is_compiled() else "plain"
    print(f"search at {milliseconds} ms a move against greedy, {deals} deals, {build} build")
    begun = perf_counter()
    search = SearchBot(milliseconds)
    score = paired_score(GAME, {}, (search, GreedyBot()), deals, SEED, tell, WORKERS)
    print(f"\r2 players: search scores {score}")
    for players in (3, 4):
        bots: list[Bot] = [search, *[GreedyBot() for _ in range(players - 1)]]
        found = standings(GAME, {}, bots, deals, SEED, tell, WORKERS)
        print(f"\r{players} players: search {found[0]}")
        for standing in found[1:]:
            print(f"           greedy {standing}")
    print(f"{(perf_counter() - begun) / 60:.0f} minutes")


def tell(done: int, total: int) -> None:
    """Shows how far it is."""
    print(f"\r{done} of {total} deals", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
