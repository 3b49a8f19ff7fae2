"""Anderson mixing: a far better next guess than the last result alone, from the last few."""

from collections.abc import Callable

import numpy as np

from caber.bots.tug_of_war.sweeps import Table

MOST = 24  # results remembered: the longer bouts last, the more are of use
FEWEST = 6
MEMORY = 4_000_000_000  # bytes for all of them, unless that were too few
REGULAR = 1e-10  # keeps the small system of equations well-behaved when two results are nearly alike


class Mixer:
    """Finds the mixture of the last results that would have changed least in its own sweep.

    D. G. Anderson, Iterative procedures for nonlinear integral equations, Journal of the ACM 12 (1965).
    Tables may be larger than memory, so everything is done in slices.
    """

    def __init__(self, room: Callable[[], Table], size: int) -> None:
        self.room = room
        self.depth = max(FEWEST, min(MOST, MEMORY // (2 * size)))
        self.results: list[Table] = []
        self.changes: list[Table] = []
        self.products = np.zeros((0, 0))  # of all changes with each other
        self.least = float("inf")  # change so far
        self.stuck = 0  # sweeps since then

    def mix(self, guess: Table, result: Table) -> float:
        """Turns a guess, of which this is the result, into the next one; returns the greatest change."""
        change = self._remember(result)
        greatest = 0.0
        for into, last, before in zip(change, result, guess):
            np.subtract(last, before, out=into)
            greatest = max(greatest, float(np.abs(into).max()))
        self._multiply(change)
        self._forget_if_stuck(greatest)
        shares = self._shares()
        for place, into in enumerate(guess):
            mixed = np.zeros(into.shape)
            for share, each in zip(shares, self.results):
                mixed += share * each[place].astype(np.float64)
            np.clip(mixed, 0, 1, out=into, casting="same_kind")
        return greatest

    def _remember(self, result: Table) -> Table:
        """Keeps a result, in place of the oldest one if there are enough; returns room for its change."""
        if len(self.results) < self.depth:
            kept, change = self.room(), self.room()
        else:
            kept, change = self.results.pop(0), self.changes.pop(0)
            self.products = self.products[1:, 1:]
        kept[:] = result
        self.results.append(kept)
        self.changes.append(change)
        return change

    def _forget_if_stuck(self, greatest: float) -> None:
        """Begins anew from the last result alone when mixing has not helped for long."""
        if greatest < self.least:
            self.least, self.stuck = greatest, 0
            return
        self.stuck += 1
        if self.stuck > self.depth + FEWEST:
            self.results, self.changes = self.results[-1:], self.changes[-1:]
            self.products = self.products[-1:, -1:]
            self.least, self.stuck = greatest, 0

    def _multiply(self, change: Table) -> None:
        """The products of the newest change with all."""
        newest = np.array([_product(change, other) for other in self.changes])
        size = len(self.changes)
        grown = np.zeros((size, size))
        grown[:-1, :-1] = self.products
        grown[-1], grown[:, -1] = newest, newest
        self.products = grown

    def _shares(self) -> list[float]:
        size = len(self.changes)
        regular = self.products + np.eye(size) * (REGULAR * np.trace(self.products) + 1e-300)
        shares = np.linalg.solve(regular, np.ones(size))
        return [float(share) for share in shares / shares.sum()]


def _product(one: Table, other: Table) -> float:
    return sum(float(np.vdot(a.astype(np.float64), b.astype(np.float64))) for a, b in zip(one, other))
