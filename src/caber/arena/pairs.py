"""Paired games: each deal is played twice, with the bots exchanged, so that luck of the cards cancels out."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from caber.arena.deals import Progress, play_all, secrets
from caber.arena.games import play_out
from caber.arena.intervals import around
from caber.bots import Bot
from caber.core.game import Game
from caber.core.options import Value
from caber.core.outcome import Outcome


class Score(NamedTuple):
    """How the first of two bots did; a draw counts half, and the interval goes by pairs.

    >>> Score.of([1.0, 1.0, 0.5, 1.0], wins=7, draws=0)
    Score(games=8, wins=7, draws=0, score=0.875, low=0.391, high=0.984)
    """

    games: int
    wins: int
    draws: int
    score: float
    low: float
    high: float

    @classmethod
    def of(cls, pairs: Sequence[float], wins: int, draws: int) -> "Score":
        """The score from the mean result of each pair, from 0 to 1."""
        low, high = around(pairs)
        return cls(2 * len(pairs), wins, draws, sum(pairs) / len(pairs), round(low, 3), round(high, 3))

    def __str__(self) -> str:
        return f"{self.score:.1%} of {self.games} games ({self.low:.1%} to {self.high:.1%})"


def play_game(game: Game, options: Mapping[str, Value], bots: Sequence[Bot], secret: bytes) -> Outcome:
    """One game; the secret decides the deal, and the luck of each seat's bot."""
    outcome = play_out(game, options, bots, secret).outcome
    assert outcome is not None
    return outcome


def play_pair(
    game: Game, options: Mapping[str, Value], bots: tuple[Bot, Bot], secret: bytes
) -> tuple[Outcome, Outcome]:
    """The same deal twice: first with the bots at the seats 0 and 1, then exchanged."""
    return play_game(game, options, bots, secret), play_game(game, options, bots[::-1], secret)


def paired_score(
    game: Game,
    options: Mapping[str, Value],
    bots: tuple[Bot, Bot],
    deals: int,
    seed: int = 0,
    progress: Progress | None = None,
    workers: int = 1,
) -> Score:
    """The first bot's score over so many deals, each played twice; the seed decides them all."""
    play = partial(play_pair, game, game.seated(len(bots), options), bots)
    pairs: list[float] = []
    wins = draws = 0
    for outcomes in play_all(play, secrets("pairs", seed, deals), workers, progress):
        winners = [outcome.winner for outcome in outcomes]
        won = (winners[0] == 0) + (winners[1] == 1)
        drawn = winners.count(None)
        wins += won
        draws += drawn
        pairs.append((won + drawn / 2) / 2)
    return Score.of(pairs, wins, draws)
