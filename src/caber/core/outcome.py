"""The outcome of a game."""

from typing import NamedTuple


class Outcome(NamedTuple):
    """Payoffs by seat (they add up to zero), match points by seat, and the reason by name.

    >>> Outcome((1, -1), (5, 3), "three_adjacent").winner
    0
    >>> Outcome((1, -2, 1), (30, 12, 30), "built_out").winners
    (0, 2)
    """

    payoffs: tuple[int, ...]
    points: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the best payoff: one, or all that share it."""
        best = max(self.payoffs)
        return tuple(seat for seat, payoff in enumerate(self.payoffs) if payoff == best)

    @property
    def winner(self) -> int | None:
        """The seat that alone has the best payoff, or None if several share it."""
        winners = self.winners
        return winners[0] if len(winners) == 1 else None
