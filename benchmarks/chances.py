"""How true the chances are that hints tell: `python -m benchmarks.chances GAME [DEALS] [PLAYERS]`.

Games in which each move is the one that a hint calls best, all seats alike. At some decisions the chance of
the seat to move is noted, and beside it who won. Printed by tenths, with the scale and the shift of the
logarithmic odds that would have fitted best: 1 and 0 if the chances come true as often as they say. Run it on
the compiled build; two games are played at a time.
"""

import random
import sys
from functools import partial
from math import exp, log

from caber.arena.deals import play_all, secrets
from caber.bots.analysis import SURE, analyst
from caber.core.build import is_compiled
from caber.core.contract import CHANCE, OVER
from caber.core.dealer import Dealer
from caber.games import game

SEED = 2026  # of deals that nothing was fitted to
WORKERS = 2
NOTED = 0.2  # of the decisions
AMONG = 150  # as if there were so many positions to be weighed: the rest of the time is for more games
TENTHS = 10
LEAST = 0.01  # chances are kept so far from 0 and 1 when odds are fitted
ROUNDS = 500
PACE = 0.5

Told = tuple[float, float]  # the chance of a seat, and its part of the win


def main() -> None:
    """Plays and prints."""
    name = sys.argv[1]
    deals = int(sys.argv[2]) if len(sys.argv) > 2 else 40
    players = int(sys.argv[3]) if len(sys.argv) > 3 else game(name).seats[0]
    print(f"{name} for {players}, {deals} games, {'compiled' if is_compiled() else 'plain'} build")
    played = play_all(partial(foretold, name, players), secrets("chances", SEED, deals), WORKERS, tell)
    told = [each for one in played for each in one]
    print("\rthe chance that was told, how often that seat won, of how many positions")
    for tenth in range(TENTHS):
        group = [each for each in told if min(int(each[0] * TENTHS), TENTHS - 1) == tenth]
        if group:
            chance, won = (sum(column) / len(group) for column in zip(*group))
            print(f"  {chance:6.1%} {won:6.1%} {len(group):6}")
    scale, shift = fitted(told)
    print(f"fitted best: scale {scale:.2f}, shift {shift:.2f}")


def foretold(name: str, players: int, secret: bytes) -> list[Told]:
    """One game: some of the chances told in it, and what came of them."""
    kind, by = game(name), analyst(name)
    assert by is not None
    state, dealer, luck = kind.start(kind.seated(players, {})), Dealer(secret), random.Random(secret)
    told: list[tuple[int, float]] = []
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.play(dealer.deal(state))
            continue
        weighed = by.weigh(state.hide(state.turn), AMONG)
        if luck.random() < NOTED:
            told.append((int(state.turn), weighed.chances[state.turn] / SURE))
        state.play(state.moves()[weighed.best])
    outcome = state.outcome()
    assert outcome is not None
    return [(chance, (seat in outcome.winners) / len(outcome.winners)) for seat, chance in told]


def fitted(told: list[Told]) -> tuple[float, float]:
    """The scale and the shift of the odds under which what came is likeliest."""
    odds = [(log(max(LEAST, chance) / max(LEAST, 1 - chance)), won) for chance, won in told]
    scale, shift = 1.0, 0.0
    for _ in range(ROUNDS):
        wrong = [(odd, won - 1 / (1 + exp(-(scale * odd + shift)))) for odd, won in odds]
        scale += PACE * sum(odd * off for odd, off in wrong) / len(odds)
        shift += PACE * sum(off for _, off in wrong) / len(odds)
    return scale, shift


def tell(done: int, total: int) -> None:
    """Shows how far it is."""
    print(f"\r{done} of {total} games", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
