"""Paired games: each deal is played twice, with the bots exchanged, so that the luck of the deal cancels."""

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
    """The first of two bots' score; a draw counts half, and the interval is computed from pairs.

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
        """Return the score from the mean result of each pair, from 0 to 1."""
        low, high = around(pairs)
        return cls(2 * len(pairs), wins, draws, sum(pairs) / len(pairs), round(low, 3), round(high, 3))

    def __str__(self) -> str:
        return f"{self.score:.1%} of {self.games} games ({self.low:.1%} to {self.high:.1%})"


def play_game(game: Game, options: Mapping[str, Value], bots: Sequence[Bot], secret: bytes) -> Outcome:
    """Play one game and return its outcome.

    `game`: the rules.
    `options`: the game's options.
    `bots`: one bot for each seat.
    `secret`: determines the deal, and the random numbers of each seat's bot.
    """
    outcome = play_out(game, options, bots, secret).outcome
    assert outcome is not None
    return outcome


def play_pair(
    game: Game, options: Mapping[str, Value], bots: tuple[Bot, Bot], secret: bytes
) -> tuple[Outcome, Outcome]:
    """Play a deal twice and return both outcomes.

    `game`: the rules.
    `options`: the game's options.
    `bots`: they sit at seats 0 and 1 in the first game, and are exchanged in the second.
    `secret`: determines the deal, and the random numbers of each seat's bot.
    """
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
    """Play paired games and return the first bot's score.

    `game`: the rules.
    `options`: the game's options; the number of players is set to two.
    `bots`: the two bots.
    `deals`: how many deals, each played twice.
    `seed`: determines all deals.
    `progress`: called after each deal with the deals played and the deals in all.
    `workers`: the number of processes; 1 plays in this process.
    """
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
