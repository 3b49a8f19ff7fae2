"""What a die can do to athletes: pure questions about two dice, or about the numbers of a side."""

from typing import Final

from mypy_extensions import i64

REACH: Final[i64] = 2  # so much lower than its column die may be a die that removes a lying athlete


def removes(die: i64, column: i64) -> bool:
    """Whether a die is enough to remove a standing athlete, at this die of the own column."""
    return die >= column


def removes_lying(die: i64, column: i64) -> bool:
    """Whether a die is enough to remove a lying athlete."""
    return die >= column - REACH


def change(die: i64, column: i64) -> i64:
    """How many own athletes join when a die is swapped for a column die; negative: leave.

    >>> [int(change(4, 3)), int(change(1, 2)), int(change(1, 6))]
    [2, 0, -4]
    """
    return 1 + die - column


def joining(athletes: i64, wanted: i64, cap: i64) -> i64:
    """How many of those who want to join may, with so many athletes there already."""
    return max(0, min(wanted, cap - athletes))


def lying_leave(lying: i64, leave: i64) -> i64:
    """How many of those who leave were lying, if these go first."""
    return min(lying, leave)
