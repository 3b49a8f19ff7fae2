"""Ratings from many matches: how strong each bot is, if the chance to end before another goes by strength.

The model of Bradley and Terry: of two bots, each ends before the other as often as its strength is part of
the strength of both. At a table of more than two, every two of them are compared. The likeliest strengths are
found by Newton's method.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import exp, log, sqrt
from typing import NamedTuple

from caber.arena.intervals import CONFIDENCE
from caber.arena.matches import Deal

ELO = 400 / log(10)  # points of Elo for one natural logarithm of strength
# Whenever two have met at a table, half a drawn game more is imagined: who has won every game against
# somebody would be infinitely stronger otherwise.
IMAGINED = 0.5
STEPS, EXACT = 200, 1e-10

Matrix = list[list[float]]


class Rating(NamedTuple):
    """How strong a bot is, in points of Elo."""

    bot: str
    points: float  # above the one that has 0
    reach: float  # either side, with 95 % confidence, measured from the mean of all
    lead: float | None  # above the next one below
    lead_reach: float | None


class Meeting(NamedTuple):
    """Two bots in the games of one deal, or in those that are imagined."""

    one: int
    other: int
    games: float
    won: float  # by the first of them; a tie counts half


def ratings(played: Mapping[tuple[str, ...], Sequence[Deal]], anchor: str | None = None) -> list[Rating]:
    """The bots at these tables, the strongest first; the anchor has 0 points, by default the weakest."""
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
    """All that happened in one deal after another, and then what is imagined: part of a win for each."""
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
    """The same, with those of the same two bots put together."""
    sums: dict[tuple[int, int], tuple[float, float]] = {}
    for one, other, games, won in meetings:
        before = sums.get((one, other), (0.0, 0.0))
        sums[one, other] = before[0] + games, before[1] + won
    return [Meeting(*pair, *added) for pair, added in sums.items()]


def _chance(strengths: Sequence[float], meeting: Meeting) -> float:
    return 1 / (1 + exp(strengths[meeting.other] - strengths[meeting.one]))


def _slope(strengths: Sequence[float], meetings: Sequence[Meeting]) -> list[float]:
    """In which direction the strengths are likelier."""
    slope = [0.0] * len(strengths)
    for meeting in meetings:
        surprise = meeting.won - meeting.games * _chance(strengths, meeting)
        slope[meeting.one] += surprise
        slope[meeting.other] -= surprise
    return slope


def _bend(strengths: Sequence[float], meetings: Sequence[Meeting]) -> Matrix:
    """How much the slope falls in each direction; the mean of the strengths, of no importance, is held."""
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
    """Logarithms of the strengths, 0 on average."""
    strengths = [0.0] * count
    for _ in range(STEPS):
        step = _solved(_bend(strengths, meetings), _slope(strengths, meetings))
        longest = max(map(abs, step))
        # A longer step would leave the part where the likelihood is nearly a parabola.
        strengths = [strength + part / max(1.0, longest) for strength, part in zip(strengths, step)]
        if longest < EXACT:
            break
    return strengths


def _covariance(strengths: Sequence[float], deals: Sequence[Sequence[Meeting]]) -> Matrix:
    """How surely the strengths are known; it goes by deals, for what happens in one hangs together."""
    count = len(strengths)
    spread = [[0.0] * count for _ in range(count)]
    for meetings in deals:
        slope = _slope(strengths, meetings)
        # What is imagined counts as so many deals as it has games: less than one.
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
    """The x for which matrix · x is the vector, by elimination; the matrix is positive definite.

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
