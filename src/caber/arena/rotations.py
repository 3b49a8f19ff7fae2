"""Games of several bots: each deal is played from every seat, so that the luck of the seats cancels, too."""

import random
from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from caber.arena.deals import Progress, play_all, secrets
from caber.arena.pairs import play_game
from caber.bots import Bot
from caber.core.game import Game
from caber.core.options import Value
from caber.core.outcome import Outcome

RESAMPLED = 1000  # bootstrap samples for an interval
CENTRAL = 0.95  # share of the resampled means that the interval holds


class Estimate(NamedTuple):
    """A mean over deals with its 95 % confidence interval."""

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, deals: Sequence[float], seed: int) -> "Estimate":
        """Return the mean of these deals, with its bootstrap interval.

        >>> Estimate.of([2.0] * 10, seed=1)
        Estimate(mean=2.0, low=2.0, high=2.0)
        """
        # Only `random()` gives the same numbers in every release of Python.
        draw, many = random.Random(seed).random, len(deals)
        means = sorted(sum(deals[int(draw() * many)] for _ in range(many)) / many for _ in range(RESAMPLED))
        outside = round(RESAMPLED * (1 - CENTRAL) / 2)
        return cls(sum(deals) / many, means[outside], means[-1 - outside])


class Standing(NamedTuple):
    """A bot's share of the wins and its mean rank; 1 is best.

    >>> print(Standing(400, Estimate(0.3125, 0.27, 0.355), Estimate(2.314, 2.2, 2.42)))
    31.2% of the wins in 400 games (27.0% to 35.5%), mean rank 2.31 (2.20 to 2.42)
    """

    games: int
    wins: Estimate  # a shared win counts in parts
    rank: Estimate  # players who tie have the mean of their ranks

    def __str__(self) -> str:
        wins, rank = self.wins, self.rank
        return (
            f"{wins.mean:.1%} of the wins in {self.games} games ({wins.low:.1%} to {wins.high:.1%}), "
            f"mean rank {rank.mean:.2f} ({rank.low:.2f} to {rank.high:.2f})"
        )


def play_rotations(
    game: Game, options: Mapping[str, Value], bots: Sequence[Bot], secret: bytes
) -> list[Outcome]:
    """Play a deal once for each seat and return the outcomes; in game r, bot b sits at seat b + r.

    `game`: the rules.
    `options`: the game's options.
    `bots`: one bot for each seat.
    `secret`: determines the deal, and the random numbers of each seat's bot.
    """
    turns = range(len(bots))
    return [
        play_game(game, options, [bots[(seat - turn) % len(bots)] for seat in turns], secret)
        for turn in turns
    ]


def standings(
    game: Game,
    options: Mapping[str, Value],
    bots: Sequence[Bot],
    deals: int,
    seed: int = 0,
    progress: Progress | None = None,
    workers: int = 1,
) -> list[Standing]:
    """Play every deal from every seat and return each bot's standing.

    `game`: the rules.
    `options`: the game's options; the number of players is set to the number of bots.
    `bots`: one bot for each seat.
    `deals`: how many deals, each played once for each seat.
    `seed`: determines all deals, and the resampling of the intervals.
    `progress`: called after each deal with the deals played and the deals in all.
    `workers`: the number of processes; 1 plays in this process.
    """
    count = len(bots)
    play = partial(play_rotations, game, game.seated(count, options), bots)
    played = play_all(play, secrets("rotations", seed, deals), workers, progress)
    found = []
    for number in range(count):
        seats = [(number + turn) % count for turn in range(count)]
        # Games of one deal are correlated, so the intervals resample deals, not games.
        won = [_mean([share(each, seat) for each, seat in zip(deal, seats)]) for deal in played]
        rank = [_mean([ranks(each)[seat] for each, seat in zip(deal, seats)]) for deal in played]
        found.append(Standing(deals * count, Estimate.of(won, seed), Estimate.of(rank, seed)))
    return found


def ranks(outcome: Outcome) -> list[float]:
    """Return the rank of each seat, by payoff and then by points; tied seats have the mean of their ranks.

    >>> ranks(Outcome((3, -1, -1, -1), (20, 12, 9, 12), "built_out"))
    [1.0, 2.5, 4.0, 2.5]
    """
    merits = list(zip(outcome.payoffs, outcome.points))
    best = sorted(merits, reverse=True)
    return [best.index(merit) + (best.count(merit) + 1) / 2 for merit in merits]


def share(outcome: Outcome, seat: int) -> float:
    """Return a seat's share of the win: 1, 0, or its part of a shared win.

    >>> share(Outcome((0, 0), (4, 4), "level"), 0)
    0.5
    """
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
