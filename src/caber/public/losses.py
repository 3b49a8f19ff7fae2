"""The loss of a bot: how much rarer it wins than a perfect player, measured where play is exact."""

from collections.abc import Sequence
from typing import NamedTuple

from caber.arena.deals import secret
from caber.arena.games import play_out
from caber.arena.rotations import Estimate
from caber.bots import Seated, as_bot
from caber.bots import names as bots_of
from caber.bots.analysis import SURE, Analyst, analyst
from caber.core.contract import State
from caber.core.errors import CaberError
from caber.core.options import Value
from caber.games import game as find_game
from caber.public.numbers import at_least_one

COSTLY = 0.01  # a decision that costs a hundredth of a win or more is counted


class Loss(NamedTuple):
    """The share of a win that a bot's own decisions cost it per game, against perfect play."""

    games: int
    decisions: int
    mean: float  # of a win, per game; 0 is perfect
    low: float  # of the 95 % interval
    high: float
    costly: int  # decisions that cost a hundredth of a win or more

    def __str__(self) -> str:
        return (
            f"{self.mean:.2%} of a win lost per game ({self.low:.2%} to {self.high:.2%}) "
            f"in {self.games} games: {self.costly} of {self.decisions} decisions cost 1% or more"
        )


def loss(bot: Seated, game: str, *, deals: int = 20, seed: int = 1, **options: Value) -> Loss:
    """Measure what a bot loses by its decisions, where play is exact: solved races and bouts.

    The bot plays the strongest bot of the game, every deal from every seat. Each of its decisions is charged
    with the chance that the best move would have kept. The sum estimates how much rarer the bot wins than a
    perfect player, with far fewer games than counting wins takes.

    `bot`: a name, a class or an object with a method `choose`.
    `game`: its name.
    `deals`: how many.
    `seed`: fixes the deals.
    `options`: as in `caber.start`; CaberError if play isn't exact with them.

    >>> import caber
    >>> caber.loss("level5", "schotten_rennen", deals=3, track="3,4,5").mean
    0.0
    """
    at_least_one(deals=deals)
    kind = find_game(game)
    agreed = kind.options(options)
    judge = analyst(kind.name)
    if judge is None or not judge.exact(agreed):
        raise CaberError("public-loss-exact", {"game": kind.name})
    players = kind.players(agreed)
    costs: list[list[float]] = []
    by_deal: list[float] = []
    for number in range(deals):
        for seat in range(players):
            bots = [as_bot(bots_of(kind.name)[-1], kind.name) for _ in range(players)]
            bots[seat] = as_bot(bot, kind.name)
            played = play_out(kind, agreed, bots, secret("loss", seed, number))
            costs.append(_costs(judge, kind.start(agreed), played.moves, seat))
        by_deal.append(sum(map(sum, costs[-players:])) / players)
    estimate = Estimate.of(by_deal, seed)
    every = [cost for each in costs for cost in each]
    return Loss(
        len(costs),
        len(every),
        estimate.mean,
        estimate.low,
        estimate.high,
        sum(cost >= COSTLY for cost in every),
    )


def _costs(judge: Analyst, state: State, moves: Sequence[int], seat: int) -> list[float]:
    """Return what each decision of a seat cost in a game that began at `state`, which is played on."""
    costs = []
    for move in moves:
        if state.turn == seat:
            view = state.hide(seat)
            legal = view.moves()
            costs.append(judge.weigh(view).cost(legal.index(move))[0] / SURE if len(legal) > 1 else 0.0)
        state.act(move)
    return costs
