"""Anderson mixing: a far better next guess than the last result alone, from the last few."""

from collections.abc import Callable

import numpy as np

from caber.bots.tug_of_war.sweeps import Table

DEPTH = 8  # results remembered
REGULAR = 1e-10  # keeps the small system of equations well-behaved when two results are nearly alike


class Mixer:
    """Finds the mixture of the last results that would have changed least in its own sweep.

    D. G. Anderson, Iterative procedures for nonlinear integral equations, Journal of the ACM 12 (1965).
    Tables may be larger than memory, so everything is done in slices.
    """

    def __init__(self, room: Callable[[], Table]) -> None:
        self.room = room
        self.results: list[Table] = []
        self.changes: list[Table] = []
        self.products = np.zeros((0, 0))  # of all changes with each other

    def mix(self, guess: Table, result: Table) -> float:
        """Turns a guess, of which this is the result, into the next one; returns the greatest change."""
        change = self._remember(result)
        greatest = 0.0
        for into, last, before in zip(change, result, guess):
            np.subtract(last, before, out=into)
            greatest = max(greatest, float(np.abs(into).max()))
        self._multiply(change)
        shares = self._shares()
        for place, into in enumerate(guess):
            mixed = sum(share * each[place] for share, each in zip(shares, self.results))
            np.clip(mixed, 0, 1, out=into, casting="same_kind")
        return greatest

    def _remember(self, result: Table) -> Table:
        """Keeps a result, in place of the oldest one if there are enough; returns room for its change."""
        if len(self.results) < DEPTH:
            kept, change = self.room(), self.room()
        else:
            kept, change = self.results.pop(0), self.changes.pop(0)
            self.products = self.products[1:, 1:]
        kept[:] = result
        self.results.append(kept)
        self.changes.append(change)
        return change

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
