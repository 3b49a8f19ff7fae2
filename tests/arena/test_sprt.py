"""The sequential test: its ratio against brute force, its errors against its promise."""

from collections import Counter
from math import log

import pytest

from caber.arena.contest import Contest
from caber.arena.intervals import expected
from caber.arena.matches import Deal, Result
from caber.arena.sprt import Claims, Test, log_ratio
from caber.core.rng import Rng
from tests.arena.quick import match


def likeliest(counts: dict[float, int], mean: float) -> float:
    """The highest log-likelihood of results 0, 0.5 and 1 with that mean, by trying all distributions."""
    best = -1e9
    for step in range(1, 20_000):
        half = step / 20_000 * 2 * min(mean, 1 - mean)
        chances = {0.5: half, 1.0: mean - half / 2, 0.0: 1 - mean - half / 2}
        best = max(best, sum(count * log(chances[result]) for result, count in counts.items()))
    return best


@pytest.mark.parametrize(
    "counts", [{0.0: 20, 0.5: 50, 1.0: 30}, {0.0: 3, 0.5: 1, 1.0: 9}, {0.0: 40, 0.5: 7, 1.0: 2}]
)
def test_the_ratio_is_that_of_the_likeliest_distributions(counts: dict[float, int]) -> None:
    brute = likeliest(counts, 0.55) - likeliest(counts, 0.5)
    assert log_ratio(Counter(counts), 0.5, 0.55) == pytest.approx(brute, abs=0.01)


def test_winning_everything_decides_soon_but_not_at_once() -> None:
    test = Test(Claims(0, 100))
    assert test.tell([1.0] * 3).accepted is None
    verdict = test.tell([1.0] * 97)
    assert verdict.accepted == "elo1"
    assert verdict.deals == 12  # after n deals the ratio is n · log(0.64 / 0.5)
    assert Test(Claims(0, 100)).tell([0.0] * 100).accepted == "elo0"


@pytest.mark.parametrize(("true", "right"), [(0.0, "elo0"), (60.0, "elo1")])
def test_it_errs_no_more_often_than_promised(true: float, right: str) -> None:
    rng, chance = Rng(11), round(expected(true) * 1_000_000)
    accepted: Counter[str | None] = Counter()
    for _ in range(100):
        test = Test(Claims(0, 60))
        while test.verdict.accepted is None:
            test.tell([sum(rng.below(1_000_000) < chance for _ in range(2)) / 2])
        accepted[test.verdict.accepted] += 1
    assert accepted[right] >= 88  # 95 are expected; fewer than 88 happen once in five hundred times


def deal(number: int, share: float) -> Deal:
    return Deal(("a", "b"), number, (Result(0, (share, 1 - share), (1, 2), "end", None, (1, 1), (0.0, 0.0)),))


def test_the_order_in_which_deals_are_finished_does_not_matter() -> None:
    shares = [(number * 7 % 5) / 8 + 0.45 for number in range(200)]
    found = []
    for order in (range(200), reversed(range(200)), sorted(range(200), key=lambda number: number % 7)):
        contest = Contest(match(exchanged=False), Claims(0, 100))
        for number in order:
            if contest.hear(deal(number, shares[number])):
                break
        assert contest.decided
        found.append(([each.number for each in contest.counted()], contest.verdict))
    assert found[0] == found[1] == found[2]
    assert found[0][0] == list(range(len(found[0][0]))) and len(found[0][0]) < 200
