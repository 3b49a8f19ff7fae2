"""Confidence intervals from results by deal; games of one deal are correlated, deals are independent."""

from collections.abc import Sequence
from math import log10, sqrt

CONFIDENCE = 1.96  # standard errors either side: 95 %
# Two won and two lost deals are added before the interval is computed (Agresti and Coull 1998). Without
# them, the interval of a bot that won all of ten games would have no width.
IMAGINED = 2


def around(deals: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % confidence interval of the mean of results from 0 to 1.

    >>> low, high = around([1.0, 1.0, 0.5, 1.0])
    >>> round(low, 3), round(high, 3)
    (0.391, 0.984)
    """
    return of_sums(len(deals), sum(deals), sum(deal * deal for deal in deals))


def of_sums(count: int, total: float, squares: float) -> tuple[float, float]:
    """Return the interval of `around` from the number of results, their sum and the sum of their squares."""
    widened = count + 2 * IMAGINED
    centre = (total + IMAGINED) / widened
    variance = max(0.0, (squares + IMAGINED) / widened - centre * centre)
    reach = CONFIDENCE * sqrt(variance / widened)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def of_parts(deals: Sequence[tuple[float, float]], share: bool) -> tuple[float, float] | None:
    """Return the 95 % confidence interval of a quotient of two sums, or None if it can't be estimated.

    Each deal adds to both sums. With `share`, the quotient is a share from 0 to 1, and the four added deals
    have the average size; with deals of equal size the result is that of `around`. Without `share`, at least
    two deals are needed.

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
    # The deviation of each deal from the common quotient: the linear (delta method) approximation.
    squares = sum((amount - centre * size) ** 2 for amount, size in parts)
    free = 0 if share else 1  # the added deals more than make up for the estimated centre
    reach = CONFIDENCE * sqrt(squares * len(parts) / (len(parts) - free)) / whole
    return (max(0.0, centre - reach), min(1.0, centre + reach)) if share else (centre - reach, centre + reach)


def elo(share: float, players: int = 2) -> float | None:
    """Return the difference in Elo that gives this share of the wins, or None if it is infinite.

    >>> round(elo(0.64), 1), elo(0.25, players=4), elo(1.0)
    (100.0, 0.0, None)
    """
    if not 0.0 < share < 1.0:
        return None
    return 400 * log10(share * (players - 1) / (1 - share))


def expected(difference: float) -> float:
    """Return the expected share of the wins against one opponent at this difference in Elo.

    >>> expected(0.0), round(expected(100.0), 2)
    (0.5, 0.64)
    """
    return float(1 / (1 + 10 ** (-difference / 400)))
