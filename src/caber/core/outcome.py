"""How a game ended."""

from typing import NamedTuple


class Outcome(NamedTuple):
    """Payoffs by seat (they add up to zero), match points by seat, and the reason by name.

    >>> Outcome((1, -1), (5, 3), "three_adjacent").winner
    0
    """

    payoffs: tuple[int, ...]
    points: tuple[int, ...]
    reason: str

    @property
    def winner(self) -> int | None:
        """The seat that did best alone, or None when the best was shared."""
        best = max(self.payoffs)
        return self.payoffs.index(best) if self.payoffs.count(best) == 1 else None
