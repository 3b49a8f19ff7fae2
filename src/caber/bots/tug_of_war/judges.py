"""Judges: what a position between two turns is worth to the player about to throw."""

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from caber.games.tug_of_war.dice import throw_of
from caber.games.tug_of_war.layout import COLUMN, DICE, LYING, MOVER, SEATS, STANDING

SURE: Final = 30.0  # beyond it a chance is 0 or 1
UNSURE: Final = 1e-9  # chances nearer to 0 or 1 are as good as certain
FIGURES: Final = 18.0  # of a colour in the box
# What athletes beyond a table speak for, by tournaments: those of the other side a little more than the own,
# so that of two ways to get ahead the one is taken that ends the bout.
OWN: Final = 0.3
OTHER: Final = 0.4
EASE: Final = 8.0  # athletes beyond the table after which each further one counts half
INSIDE: Final = 4  # athletes fewer than a table knows: there its values don't feel its edge


@mypyc_attr(allow_interpreted_subclasses=True)  # a table on disk is no compiled class
class Judge:
    """Somebody who values positions."""

    def worth(self, cells: vec[i64]) -> float:
        """The chance of the seat about to throw to win the bout, or a number that stands for it."""
        raise NotImplementedError


def chance(evidence: float) -> float:
    """A chance from its logarithmic odds.

    >>> chance(0.0), round(chance(2.0), 3), chance(-1000.0) < 1e-12
    (0.5, 0.881, True)
    """
    return 1.0 / (1.0 + exp(-max(-SURE, min(SURE, evidence))))


def evidence(chance: float) -> float:
    """The logarithmic odds of a chance.

    >>> evidence(0.5), round(evidence(0.881), 2), evidence(1.0) > 20
    (0.0, 2.0, True)
    """
    possible = max(UNSURE, min(1.0 - UNSURE, chance))
    return log(possible / (1.0 - possible))


def column_of(cells: vec[i64], seat: i64) -> i64:
    """The number of a seat's column, whatever the order of its dice."""
    one = cells[COLUMN + seat * DICE]
    two = cells[COLUMN + seat * DICE + 1]
    three = cells[COLUMN + seat * DICE + 2]
    low = min(one, min(two, three))
    high = max(one, max(two, three))
    return throw_of(low, one + two + three - low - high, high)


@final
class Fitted(Judge):
    """A product of what speaks for the mover's side and what for the other's, fitted to solved bouts."""

    def __init__(self, cap: i64, lying: i64, terms: i64, moving: vec[float], waiting: vec[float]) -> None:
        self.cap: i64 = cap  # what is known of teams reaches so far: beyond it the largest stands for all
        self.lying: i64 = lying
        self.terms: i64 = terms
        self.moving: vec[float] = moving  # by column and team: the terms of a side that moves
        self.waiting: vec[float] = waiting
        self.first: vec[i64] = _firsts(cap, lying)
        self.teams: i64 = self.first[lying + 1]  # in all

    def worth(self, cells: vec[i64]) -> float:
        """The chance to win."""
        mover = cells[MOVER]
        mine = self.side(cells, mover) * self.terms
        theirs = self.side(cells, SEATS - 1 - mover) * self.terms
        evidence = 0.0
        for term in range(self.terms):
            evidence += self.moving[mine + term] * self.waiting[theirs + term]
        return chance(evidence)

    def side(self, cells: vec[i64], seat: i64) -> i64:
        """The number of a side; teams are numbered as the solver does."""
        lying = min(cells[LYING + seat], self.lying)
        standing = min(athletes(cells, seat) - lying, self.cap - lying)
        return column_of(cells, seat) * self.teams + self.first[lying] + standing


def _firsts(cap: i64, lying: i64) -> vec[i64]:
    """By number of lying athletes: the number that a team would have of which nobody stands."""
    found = vec[i64]([-1] * (lying + 2))  # as there is no team of nobody
    for down in range(lying + 1):
        found[down + 1] = found[down] + cap - down + 1
    return found


@final
class Outgrown(Judge):
    """A judge of bouts in which teams may outgrow all that is known.

    A swap brings one athlete besides the pips it costs or gains, and a removal costs the others one. So where
    both teams are large only their difference counts, and it can be looked up for smaller teams.
    """

    def __init__(self, known: Judge, cap: i64) -> None:
        self.known: Judge = known
        self.cap: i64 = cap  # of what is known

    def worth(self, cells: vec[i64]) -> float:
        """The chance to win, roughly where a team is larger than any that is known."""
        mine = athletes(cells, cells[MOVER])
        theirs = athletes(cells, SEATS - 1 - cells[MOVER])
        fewer = max(0, min(mine, theirs) - (self.cap - INSIDE))
        if not fewer and max(mine, theirs) <= self.cap:
            return self.known.worth(cells)
        smaller = cells[:]
        for seat in range(SEATS):
            standing = min(fewer, cells[STANDING + seat])
            smaller[STANDING + seat] -= standing
            smaller[LYING + seat] -= fewer - standing
        found = evidence(self.known.worth(smaller))
        found += OWN * self._beyond(mine - fewer) - OTHER * self._beyond(theirs - fewer)
        return chance(found)

    def _beyond(self, team: i64) -> float:
        """How many athletes more than known there are, the later ones counting less and less."""
        more = float(max(0, team - self.cap))
        return EASE * log(1.0 + more / EASE)


@final
class Counting(Judge):
    """Counts heads, lying ones half: more of the own, fewer of the others."""

    def worth(self, cells: vec[i64]) -> float:
        """The difference, as a number between 0 and 1."""
        mover = cells[MOVER]
        return chance((heads(cells, mover) - heads(cells, SEATS - 1 - mover)) / 8.0)


@final
class Thumb(Judge):
    """A rule of thumb: heads, and how high the dice of a column are, all by fitted weights.

    It counts no more heads than there are figures, as it would bundle for ever otherwise.
    """

    def __init__(self, weights: vec[float]) -> None:
        self.weights: vec[float] = weights  # of beginning; of the mover's heads, lying, pips; of the other's

    def worth(self, cells: vec[i64]) -> float:
        """The chance to win, roughly."""
        mover = cells[MOVER]
        evidence = self.weights[0]
        evidence += self._side(cells, mover, 1)
        evidence += self._side(cells, SEATS - 1 - mover, 4)
        return chance(evidence)

    def _side(self, cells: vec[i64], seat: i64, first: i64) -> float:
        column = COLUMN + seat * DICE
        pips = cells[column] + cells[column + 1] + cells[column + 2]
        found = self.weights[first] * min(FIGURES, heads(cells, seat))
        found += self.weights[first + 1] * float(cells[LYING + seat])
        found += self.weights[first + 2] * float(pips)
        return found


def heads(cells: vec[i64], seat: i64) -> float:
    """How many athletes a seat has, if a lying one counts half."""
    return float(cells[STANDING + seat]) + 0.5 * float(cells[LYING + seat])


def athletes(cells: vec[i64], seat: i64) -> i64:
    """How many athletes a seat has, standing or lying."""
    return cells[STANDING + seat] + cells[LYING + seat]
