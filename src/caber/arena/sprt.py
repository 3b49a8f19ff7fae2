"""A sequential test: which of two claims about a difference in Elo is true, in as few deals as it takes.

The generalised sequential probability ratio test (Van den Bergh 2019, as chess programs are tested): the
results of the deals have some distribution; of all that fit a claim, the likeliest is taken. How much
likelier the results are under one claim than under the other decides, as soon as it is enough.
"""

from collections import Counter
from collections.abc import Iterable
from math import log
from typing import NamedTuple

from caber.arena.intervals import expected

ROUNDS = 60  # of halving, which is as exact as numbers are
HARDLY = 1e-3  # as many deals are imagined with the results 0 and 1, so that a claim is never impossible


class Claims(NamedTuple):
    """What is tested: the first bot is better by `elo0`, or by `elo1`; and how often a test may err.

    >>> round(Claims(0.0, 10.0).upper, 3)
    2.944
    """

    elo0: float
    elo1: float
    alpha: float = 0.05  # the chance to accept elo1 if elo0 is true
    beta: float = 0.05  # the chance to accept elo0 if elo1 is true

    @property
    def lower(self) -> float:
        """The logarithm of the ratio from which elo0 is accepted, downwards."""
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """The one from which elo1 is accepted, upwards."""
        return log((1 - self.beta) / self.alpha)


class Verdict(NamedTuple):
    """How the test stands."""

    deals: int  # that it took so far
    ratio: float  # its logarithm
    accepted: str | None  # elo0, elo1, or None while nothing is decided


class Test:
    """A test in progress; deals are told in their order, and none that follow the decision count."""

    __test__ = False  # none of ours

    def __init__(self, claims: Claims) -> None:
        self.claims = claims
        self.counts: Counter[float] = Counter()
        self.verdict = Verdict(0, 0.0, None)

    def tell(self, results: Iterable[float]) -> Verdict:
        """The first bot's part of the wins in the next deals."""
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
    """How much likelier these results are if their mean is the second one: the logarithm of the ratio.

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
    """The number by which the likeliest distribution with that mean departs from what was counted."""
    low, high = -1 / (1 - mean), 1 / mean  # beyond which a probability would be negative
    for _ in range(ROUNDS):
        middle = (low + high) / 2
        if sum(count * (x - mean) / (1 + middle * (x - mean)) for x, count in counts.items()) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
