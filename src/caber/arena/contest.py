"""A match as it goes on: the deals so far, and the test that may end it."""

from caber.arena.matches import Deal, Gathering, Match
from caber.arena.sprt import Claims, Test, Verdict


class Contest:
    """Hears of finished games in any order; what it says of them depends on their numbers alone."""

    def __init__(self, match: Match, claims: Claims | None = None) -> None:
        self.match = match
        self.claims = claims
        self.test = Test(claims) if claims else None
        self.gathering = Gathering(match)
        self.total = 0.0  # of the first bot's score by deal

    @property
    def verdict(self) -> Verdict | None:
        """How the test stands, if there is one."""
        return self.test.verdict if self.test else None

    @property
    def decided(self) -> bool:
        """Whether the test has decided."""
        return self.verdict is not None and self.verdict.accepted is not None

    @property
    def score(self) -> float | None:
        """The first bot's, so far."""
        return self.total / len(self.gathering.deals) if self.gathering.deals else None

    def hear(self, part: Deal) -> bool:
        """Takes note of finished games; whether the test is decided, which goes by deals in their order."""
        deals = self.gathering.deals
        if self.gathering.add(part):
            self.total += deals[part.number].shares(0)
        while self.test and not self.decided and self.test.verdict.deals in deals:
            self.test.tell([deals[self.test.verdict.deals].shares(0)])
        return self.decided

    def counted(self) -> list[Deal]:
        """The deals in their order, without those that the test didn't need any more."""
        deals = self.gathering.ordered()
        return deals[: self.verdict.deals] if self.verdict and self.decided else deals
