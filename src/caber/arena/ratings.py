"""Ratings from many matches, by the Bradley-Terry model.

A bot of strength a finishes ahead of one of strength b with probability a / (a + b). At a table of more than
two, every pair is compared. Newton's method finds the strengths of maximum likelihood.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import exp, log, sqrt
from typing import NamedTuple

from caber.arena.intervals import CONFIDENCE
from caber.arena.matches import Deal

ELO = 400 / log(10)  # points of Elo for one natural logarithm of strength
# For every two bots that have met at a table, half a drawn game is added: without it, a bot that won every
# game against another would be infinitely stronger.
IMAGINED = 0.5
STEPS, EXACT = 200, 1e-10

Matrix = list[list[float]]


class Rating(NamedTuple):
    """The strength of a bot in points of Elo."""

    bot: str
    points: float  # above the anchor, which has 0
    reach: float  # half the width of the 95 % confidence interval, relative to the mean of all bots
    lead: float | None  # above the next bot below
    lead_reach: float | None  # half the width of its interval


class Meeting(NamedTuple):
    """Two bots in the games of one deal, or in added games."""

    one: int
    other: int
    games: float
    won: float  # games in which `one` finished ahead; a tie counts half


def ratings(played: Mapping[tuple[str, ...], Sequence[Deal]], anchor: str | None = None) -> list[Rating]:
    """Return the ratings of the bots at these tables, strongest first.

    The anchor has 0 points; by default, or if it didn't play, it is the weakest bot.
    """
    bots = list(dict.fromkeys(bot for table in played for bot in table))
    index = {bot: number for number, bot in enumerate(bots)}
    deals = [meetings for table, dealt in played.items() for meetings in _meetings(table, dealt, index)]
    strengths = _likeliest(len(bots), _added([meeting for meetings in deals for meeting in meetings]))
    spread = _covariance(strengths, deals)
    order = sorted(range(len(bots)), key=lambda number: -strengths[number])
    zero = strengths[index[anchor] if anchor in index else order[-1]]
    found = []
    for number, below in zip(order, [*order[1:], None]):
        lead = lead_reach = None
        if below is not None:
            lead = ELO * (strengths[number] - strengths[below])
            both = spread[number][number] + spread[below][below]
            lead_reach = _reach(both - 2 * spread[number][below])
        reach = _reach(spread[number][number])
        found.append(Rating(bots[number], ELO * (strengths[number] - zero), reach, lead, lead_reach))
    return found


def _reach(variance: float) -> float:
    return ELO * CONFIDENCE * sqrt(max(0.0, variance))


def _meetings(
    table: tuple[str, ...], deals: Sequence[Deal], index: Mapping[str, int]
) -> Iterator[list[Meeting]]:
    """Yield the meetings of each deal, then the added ones: a quarter of a win for each bot of a pair."""
    pairs = list(combinations(range(len(table)), 2))
    for deal in deals:
        yield [
            Meeting(
                index[table[one]],
                index[table[other]],
                len(deal.games),
                sum(each.before(one, other) for each in deal.games),
            )
            for one, other in pairs
        ]
    for one, other in pairs:
        for won in (0.0, IMAGINED / 2):
            yield [Meeting(index[table[one]], index[table[other]], IMAGINED / 2, won)]


def _added(meetings: Sequence[Meeting]) -> list[Meeting]:
    """Return the meetings with those of the same two bots added up."""
    sums: dict[tuple[int, int], tuple[float, float]] = {}
    for one, other, games, won in meetings:
        before = sums.get((one, other), (0.0, 0.0))
        sums[one, other] = before[0] + games, before[1] + won
    return [Meeting(*pair, *added) for pair, added in sums.items()]


def _chance(strengths: Sequence[float], meeting: Meeting) -> float:
    return 1 / (1 + exp(strengths[meeting.other] - strengths[meeting.one]))


def _slope(strengths: Sequence[float], meetings: Sequence[Meeting]) -> list[float]:
    """Return the gradient of the log-likelihood."""
    slope = [0.0] * len(strengths)
    for meeting in meetings:
        surprise = meeting.won - meeting.games * _chance(strengths, meeting)
        slope[meeting.one] += surprise
        slope[meeting.other] -= surprise
    return slope


def _bend(strengths: Sequence[float], meetings: Sequence[Meeting]) -> Matrix:
    """Return the negative Hessian of the log-likelihood, with a term that holds the mean strength at 0."""
    count = len(strengths)
    bend = [[1.0 / count] * count for _ in range(count)]
    for meeting in meetings:
        chance = _chance(strengths, meeting)
        known = meeting.games * chance * (1 - chance)
        for mine, theirs in ((meeting.one, meeting.other), (meeting.other, meeting.one)):
            bend[mine][mine] += known
            bend[mine][theirs] -= known
    return bend


def _likeliest(count: int, meetings: Sequence[Meeting]) -> list[float]:
    """Return the logarithms of the strengths of maximum likelihood; their mean is 0."""
    strengths = [0.0] * count
    for _ in range(STEPS):
        step = _solved(_bend(strengths, meetings), _slope(strengths, meetings))
        longest = max(map(abs, step))
        # A longer step would leave the region where the log-likelihood is nearly quadratic.
        strengths = [strength + part / max(1.0, longest) for strength, part in zip(strengths, step)]
        if longest < EXACT:
            break
    return strengths


def _covariance(strengths: Sequence[float], deals: Sequence[Sequence[Meeting]]) -> Matrix:
    """Return the covariance of the strengths, clustered by deal, since games of one deal are correlated."""
    count = len(strengths)
    spread = [[0.0] * count for _ in range(count)]
    for meetings in deals:
        slope = _slope(strengths, meetings)
        # An added meeting counts as a fraction of a deal: its number of games, which is below 1.
        weight = 1 / min(1.0, meetings[0].games)
        for row in range(count):
            if slope[row]:
                for column in range(count):
                    spread[row][column] += weight * slope[row] * slope[column]
    bend = _bend(strengths, _added([meeting for meetings in deals for meeting in meetings]))
    inverse = [_solved(bend, [float(row == column) for row in range(count)]) for column in range(count)]
    return _times(_times(inverse, spread), inverse)


def _times(one: Matrix, other: Matrix) -> Matrix:
    columns = list(zip(*other))
    return [[sum(a * b for a, b in zip(row, column)) for column in columns] for row in one]


def _solved(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    """Return x with matrix · x = vector, by Gaussian elimination; the matrix is positive definite.

    >>> _solved([[2.0, 0.0], [1.0, 4.0]], [2.0, 9.0])
    [1.0, 2.0]
    """
    rows = [[*row, value] for row, value in zip(matrix, vector)]
    for pivot, row in enumerate(rows):
        for other in rows[pivot + 1 :]:
            factor = other[pivot] / row[pivot]
            for column in range(pivot, len(row)):
                other[column] -= factor * row[column]
    found: list[float] = []
    for number in reversed(range(len(rows))):
        row = rows[number]
        known = sum(a * b for a, b in zip(row[number + 1 : -1], found))
        found.insert(0, (row[-1] - known) / row[number])
    return found
