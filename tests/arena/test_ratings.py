"""Ratings: exact for two bots, right for many, finite for those who always win, and as sure as they say."""

from itertools import combinations
from math import log10

import pytest

from caber.arena.intervals import elo, expected
from caber.arena.matches import Deal, Result
from caber.arena.ratings import IMAGINED, ratings
from caber.core.rng import Rng

Played = dict[tuple[str, ...], list[Deal]]


def game(*ranks: float) -> Result:
    """Bots in the order in which they ended."""
    best = ranks.count(min(ranks))
    shares = tuple(1 / best if rank == min(ranks) else 0.0 for rank in ranks)
    return Result(0, shares, ranks, "end", None, (1,) * len(ranks), (0.0,) * len(ranks))


def won(*results: int) -> list[Deal]:
    """Deals of one game between two: 1 the first has won, 0 the second."""
    return [
        Deal(("a", "b"), number, (game(1.0, 2.0) if result else game(2.0, 1.0),))
        for number, result in enumerate(results)
    ]


def test_two_bots_are_as_far_apart_as_their_score_says() -> None:
    strong, weak = ratings({("a", "b"): won(*[1] * 64, *[0] * 36)})
    assert (strong.bot, weak.bot, weak.points, weak.lead) == ("a", "b", 0.0, None)
    assert strong.points == strong.lead == pytest.approx(elo((64 + IMAGINED / 2) / (100 + IMAGINED)))


def test_the_anchor_has_nothing() -> None:
    strong, weak = ratings({("a", "b"): won(1, 1, 1, 0)}, anchor="a")
    assert strong.points == 0.0 and weak.points < 0
    assert ratings({("a", "b"): won(1, 1, 1, 0)}, anchor="somebody else")[1].points == 0.0


def test_who_always_wins_is_not_infinitely_strong() -> None:
    strong, weak = ratings({("a", "b"): won(*[1] * 100)})
    assert strong.points == pytest.approx(400 * log10((100 + IMAGINED / 2) / (IMAGINED / 2)))
    assert strong.lead_reach is not None and strong.lead_reach > 300, "nobody knows how much stronger it is"
    assert weak.points == 0.0


def test_bots_that_never_met_are_compared_through_others() -> None:
    chain: Played = {("a", "b"): won(*[1] * 64, *[0] * 36), ("b", "c"): won(*[1] * 64, *[0] * 36)}
    found = {each.bot: each.points for each in ratings(chain)}
    assert found["a"] - found["b"] == pytest.approx(found["b"] - found["c"])


def test_pairs_that_cancel_out_say_more_than_single_games() -> None:
    """Ten games won and ten lost: by ten deals with the luck in them, or by twenty that were luck."""
    (first, *_) = ratings({("a", "b"): won(*[1] * 10, *[0] * 10)})
    pairs = [Deal(("a", "b"), number, (game(1.0, 2.0), game(2.0, 1.0))) for number in range(10)]
    (paired, *_) = ratings({("a", "b"): pairs})
    assert paired.reach < first.reach / 2


def test_losers_of_a_table_of_three_are_told_apart() -> None:
    deals = [Deal(("a", "b", "c"), number, (game(1.0, 2.0, 3.0),)) for number in range(20)]
    found = ratings({("a", "b", "c"): deals})
    assert [each.bot for each in found] == ["a", "b", "c"]
    assert all(each.lead and each.lead > 300 for each in found[:-1])


def test_equal_bots_are_equal() -> None:
    deals = [
        Deal(("a", "b", "c", "d"), number, (game(1.0, 2.5, 2.5, 4.0), game(4.0, 2.5, 2.5, 1.0)))
        for number in range(9)
    ]
    assert all(abs(each.points) < 1e-6 for each in ratings({("a", "b", "c", "d"): deals}))


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    true = {"a": 0.0, "b": 120.0, "c": 200.0, "d": 450.0}
    rng, inside, total = Rng(5), 0, 0
    for _ in range(40):
        played: Played = {}
        for pair in combinations(true, 2):
            chance = round(1_000_000 * expected(true[pair[0]] - true[pair[1]]))
            wins = [rng.below(1_000_000) < chance for _ in range(80)]
            played[pair] = [deal._replace(bots=pair) for deal in won(*wins)]
        found = ratings(played)
        middle = sum(each.points for each in found) / 4 - sum(true.values()) / 4
        inside += sum(abs(each.points - middle - true[each.bot]) <= each.reach for each in found)
        total += 4
    assert total == 160 and 142 <= inside < 160  # 152 are expected
