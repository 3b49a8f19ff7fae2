"""The ratio of two speeds from pairs of slices, with its confidence interval."""

from collections.abc import Sequence
from math import atan, cos, exp, log, pi, sin, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

CENTRAL = 0.95


class Ratio(NamedTuple):
    """A ratio with its 95 % confidence interval."""

    value: float
    low: float
    high: float

    @classmethod
    def of(cls, pairs: Sequence[tuple[float, float]]) -> "Ratio":
        """Return the geometric mean of each pair's first number by its second; at least two pairs.

        The interval is Student's for the mean of the logarithms. The two slices of a pair ran one after the
        other, so what slows the machine for longer than a pair slows both, and cancels.

        >>> [round(number, 3) for number in Ratio.of([(2.0, 1.0), (4.0, 1.0), (3.0, 3.0)])]
        [2.0, 0.357, 11.19]
        """
        logs = [log(first / second) for first, second in pairs]
        mean = fmean(logs)
        reach = quantile(len(logs) - 1) * stdev(logs) / sqrt(len(logs))
        return cls(exp(mean), exp(mean - reach), exp(mean + reach))


def quantile(free: int, central: float = CENTRAL) -> float:
    """Return the t between whose negative and itself Student's distribution has that share.

    `free` is the number of degrees of freedom.

    >>> round(quantile(1), 3), round(quantile(9), 3)
    (12.706, 2.262)
    """
    low, high = 0.0, 1.0
    while within(high, free) < central:
        low, high = high, 2 * high
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if within(middle, free) < central else (low, middle)
    return high


def within(t: float, free: int) -> float:
    """Return the share of Student's distribution between -t and t (Abramowitz and Stegun, 26.7.3 and 26.7.4).

    >>> round(within(2.0, 2), 4)
    0.8165
    """
    odd = free % 2
    angle = atan(t / sqrt(free))
    term, total = (cos(angle) if odd else 1.0), 0.0
    for power in range(odd, free - 1, 2):
        total += term
        term *= cos(angle) ** 2 * (power + 1) / (power + 2)
    share = sin(angle) * total
    return 2 / pi * (angle + share) if odd else share
