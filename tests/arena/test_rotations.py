"""Bots in games of several: every deal from every seat, shares of wins, ranks, and their intervals."""

import pytest

from caber.arena.deals import secrets
from caber.arena.pairs import paired_score
from caber.arena.rotations import Estimate, Standing, play_rotations, ranks, standings
from caber.bots import Bot
from caber.bots.random import RandomBot
from caber.core.contract import State
from caber.core.errors import BadOption
from caber.core.outcome import Outcome
from caber.core.rng import Rng
from tests.core.pebbles import PEBBLES


class Greedy:
    """Takes as many pebbles as it may."""

    def choose(self, view: State, rng: Rng) -> int:
        return int(view.count()) - 1


class Modest:
    """Takes a single pebble; remembers at which seats it has been asked."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, view: State, rng: Rng) -> int:
        self.seats.append(int(view.turn))
        return 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_bot_sits_at_each_seat_with_the_same_deal(players: int) -> None:
    bots = [Modest() for _ in range(players)]
    (secret,) = secrets("test", 1, 1)
    outcomes = play_rotations(PEBBLES, {"players": players}, bots, secret)
    assert len(outcomes) == players
    # All play alike and the deal is the same, so each game ends the same way, whoever sits where.
    assert len(set(outcomes)) == 1
    for bot in bots:
        assert set(bot.seats) == set(range(players))
        assert bot.seats == [seat for seat in dict.fromkeys(bot.seats) for _ in range(12 // players)]


def test_equal_bots_share_the_wins_and_the_ranks_exactly() -> None:
    found = standings(PEBBLES, {}, [Modest() for _ in range(4)], deals=5)
    assert [each.wins.mean for each in found] == [0.25] * 4
    assert [each.rank.mean for each in found] == [2.5] * 4
    assert {each.games for each in found} == {20}


def test_a_better_bot_stands_above_the_others() -> None:
    greedy, *others = standings(PEBBLES, {"pebbles": 8}, [Greedy(), Modest(), RandomBot()], deals=40)
    for other in others:
        assert greedy.wins.low > other.wins.high and greedy.rank.high < other.rank.low
    assert sum(each.wins.mean for each in (greedy, *others)) == pytest.approx(1)
    assert sum(each.rank.mean for each in (greedy, *others)) == pytest.approx(6)


def test_several_processes_find_the_same() -> None:
    bots: list[Bot] = [RandomBot(), Greedy(), RandomBot()]
    heard: list[tuple[int, int]] = []
    alone = standings(PEBBLES, {}, bots, deals=6, seed=3)
    together = standings(
        PEBBLES, {}, bots, 6, seed=3, workers=2, progress=lambda done, total: heard.append((done, total))
    )
    assert alone == together != standings(PEBBLES, {}, bots, 6, seed=4)
    assert heard == [(done, 6) for done in range(1, 7)]
    pair = (RandomBot(), Greedy())
    assert paired_score(PEBBLES, {}, pair, 6, workers=2) == paired_score(PEBBLES, {}, pair, 6)


def test_the_number_of_bots_is_the_number_of_players() -> None:
    with pytest.raises(BadOption) as caught:
        standings(PEBBLES, {"players": 4}, [RandomBot()] * 3, deals=1)
    assert caught.value.key == "error-players"
    with pytest.raises(BadOption):
        paired_score(PEBBLES, {"players": 3}, (RandomBot(), RandomBot()), deals=1)
    with pytest.raises(BadOption):
        standings(PEBBLES, {}, [RandomBot()] * 5, deals=1)


def test_ranks_go_by_payoff_before_points() -> None:
    """A tie in points may be broken by the rules, and who gives up can't win, whatever he has."""
    assert ranks(Outcome((2, -1, -1), (9, 9, 10), "resigned")) == [1.0, 3.0, 2.0]
    assert ranks(Outcome((0, 0), (4, 4), "level")) == [1.5, 1.5]


def test_an_interval_holds_the_mean_and_shrinks_with_more_deals() -> None:
    few, many = Estimate.of([0.0, 1.0] * 10, seed=1), Estimate.of([0.0, 1.0] * 100, seed=1)
    assert few.mean == many.mean == 0.5
    assert few.low < many.low < 0.5 < many.high < few.high
    assert few == Estimate.of([0.0, 1.0] * 10, seed=1)


def test_a_standing_is_printed_readably() -> None:
    standing = Standing(12, Estimate(0.5, 0.25, 0.75), Estimate(1.5, 1.25, 2.0))
    assert str(standing) == "50.0% of the wins in 12 games (25.0% to 75.0%), mean rank 1.50 (1.25 to 2.00)"
