"""How surely a mean is known, from the results by deal: games of one deal are alike, deals are not."""

from collections.abc import Sequence
from math import log10, sqrt

CONFIDENCE = 1.96  # standard errors either side: 95 %
# Two deals won and two lost are added before the interval is computed (Agresti and Coull 1998); without
# them, a bot that won all of ten games would be called unbeatable for certain.
IMAGINED = 2


def around(deals: Sequence[float]) -> tuple[float, float]:
    """Where the mean of results from 0 to 1 lies with 95 % confidence.

    >>> low, high = around([1.0, 1.0, 0.5, 1.0])
    >>> round(low, 3), round(high, 3)
    (0.391, 0.984)
    """
    return of_sums(len(deals), sum(deals), sum(deal * deal for deal in deals))


def of_sums(count: int, total: float, squares: float) -> tuple[float, float]:
    """The same from the number of results, their sum and the sum of their squares."""
    widened = count + 2 * IMAGINED
    centre = (total + IMAGINED) / widened
    variance = max(0.0, (squares + IMAGINED) / widened - centre * centre)
    reach = CONFIDENCE * sqrt(variance / widened)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def of_parts(deals: Sequence[tuple[float, float]], share: bool) -> tuple[float, float] | None:
    """Where the quotient of two sums lies with 95 % confidence, each deal having added to both of them.

    A share from 0 to 1 gets the imagined deals, each as large as the others are on average: if all are
    alike, that is `around`. Anything else is known from two deals on.

    >>> low, high = of_parts([(2.0, 2.0), (1.0, 1.0), (0.5, 1.0), (3.0, 3.0)], share=True)
    >>> round(low, 3), round(high, 3)
    (0.407, 1.0)
    >>> of_parts([(7.0, 1.0)], share=False)
    """
    parts = [deal for deal in deals if deal[1]]
    usual = sum(size for _, size in parts) / len(parts)
    if share:
        parts += [(usual, usual), (0.0, usual)] * IMAGINED
    elif len(parts) < 2:
        return None
    whole = sum(size for _, size in parts)
    centre = sum(amount for amount, _ in parts) / whole
    # By how much each deal departs from the quotient of all: to the first order, that is what varies.
    squares = sum((amount - centre * size) ** 2 for amount, size in parts)
    free = 0 if share else 1  # the imagined deals more than make up for the centre having been estimated
    reach = CONFIDENCE * sqrt(squares * len(parts) / (len(parts) - free)) / whole
    return (max(0.0, centre - reach), min(1.0, centre + reach)) if share else (centre - reach, centre + reach)


def elo(share: float, players: int = 2) -> float | None:
    """By how many points of Elo somebody with this share of the wins is above the others; None: infinitely.

    >>> round(elo(0.64), 1), elo(0.25, players=4), elo(1.0)
    (100.0, 0.0, None)
    """
    if not 0.0 < share < 1.0:
        return None
    return 400 * log10(share * (players - 1) / (1 - share))


def expected(difference: float) -> float:
    """The share of the wins that this difference in Elo promises against one opponent.

    >>> expected(0.0), round(expected(100.0), 2)
    (0.5, 0.64)
    """
    return float(1 / (1 + 10 ** (-difference / 400)))
