"""A sequential test that decides between two hypotheses on a difference in Elo in as few deals as possible.

It is the generalised sequential probability ratio test (Van den Bergh 2019) with which chess programs are
tested. The distribution of the results is unknown, so the test takes the likeliest one with the mean of each
hypothesis. It decides as soon as the ratio of the two likelihoods leaves its bounds.
"""

from collections import Counter
from collections.abc import Iterable
from math import log
from typing import NamedTuple

from caber.arena.intervals import expected

ROUNDS = 60  # bisection steps, enough for the precision of floats
HARDLY = 1e-3  # weight of an added deal with result 0 and of one with result 1: no hypothesis is impossible


class Claims(NamedTuple):
    """Two hypotheses: the first bot is better by `elo0`, or by `elo1`; with the error rates of the test.

    >>> round(Claims(0.0, 10.0).upper, 3)
    2.944
    """

    elo0: float
    elo1: float
    alpha: float = 0.05  # probability of accepting elo1 if elo0 is true
    beta: float = 0.05  # probability of accepting elo0 if elo1 is true

    @property
    def lower(self) -> float:
        """The log-likelihood ratio at or below which `elo0` is accepted."""
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """The log-likelihood ratio at or above which `elo1` is accepted."""
        return log((1 - self.beta) / self.alpha)


class Verdict(NamedTuple):
    """The state of a test."""

    deals: int  # deals taken so far
    ratio: float  # the log-likelihood ratio
    accepted: str | None  # "elo0", "elo1", or None while undecided


class Test:
    """A test in progress; it takes deals in their order, and ignores those after its decision."""

    __test__ = False  # not a test class for pytest

    def __init__(self, claims: Claims) -> None:
        self.claims = claims
        self.counts: Counter[float] = Counter()
        self.verdict = Verdict(0, 0.0, None)

    def tell(self, results: Iterable[float]) -> Verdict:
        """Add the first bot's share of the wins in the next deals; return the state of the test."""
        for result in results:
            if self.verdict.accepted:
                break
            self.counts[result] += 1
            ratio = log_ratio(self.counts, expected(self.claims.elo0), expected(self.claims.elo1))
            accepted = None
            if ratio <= self.claims.lower:
                accepted = "elo0"
            elif ratio >= self.claims.upper:
                accepted = "elo1"
            self.verdict = Verdict(self.verdict.deals + 1, ratio, accepted)
        return self.verdict


def log_ratio(counts: Counter[float], mean0: float, mean1: float) -> float:
    """Return the log-likelihood ratio of these results: mean `mean1` against mean `mean0`.

    >>> from collections import Counter
    >>> log_ratio(Counter({0.5: 10}), 0.5, 0.5)
    0.0
    >>> round(log_ratio(Counter({1.0: 10}), 0.5, 0.6), 2) == round(10 * log(0.6 / 0.5), 2)
    True
    """
    widened = {0.0: HARDLY, 1.0: HARDLY}
    for result, count in counts.items():
        widened[result] = widened.get(result, 0.0) + count
    pull0, pull1 = _pull(widened, mean0), _pull(widened, mean1)
    # The likeliest distribution with a mean m gives a result x the probability n / (1 + pull · (x - m)).
    return sum(
        count * log((1 + pull0 * (result - mean0)) / (1 + pull1 * (result - mean1)))
        for result, count in widened.items()
    )


def _pull(counts: dict[float, float], mean: float) -> float:
    """Return the Lagrange multiplier of the likeliest distribution with that mean; 0 is the empirical one."""
    low, high = -1 / (1 - mean), 1 / mean  # beyond these a probability would be negative
    for _ in range(ROUNDS):
        middle = (low + high) / 2
        if sum(count * (x - mean) / (1 + middle * (x - mean)) for x, count in counts.items()) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
