"""A match in progress: the deals so far, and the test that may end it."""

from caber.arena.matches import Deal, Gathering, Match
from caber.arena.sprt import Claims, Test, Verdict


class Contest:
    """The state of a match; finished games may arrive in any order, the result is the same."""

    def __init__(self, match: Match, claims: Claims | None = None) -> None:
        self.match = match
        self.claims = claims
        self.test = Test(claims) if claims else None
        self.gathering = Gathering(match)
        self.total = 0.0  # sum of the first bot's score by deal

    @property
    def verdict(self) -> Verdict | None:
        """The state of the test, or None without a test."""
        return self.test.verdict if self.test else None

    @property
    def decided(self) -> bool:
        """True once the test has accepted a hypothesis."""
        return self.verdict is not None and self.verdict.accepted is not None

    @property
    def score(self) -> float | None:
        """The first bot's score so far, or None before the first deal is complete."""
        return self.total / len(self.gathering.deals) if self.gathering.deals else None

    def hear(self, part: Deal) -> bool:
        """Add finished games and return True once the test, which takes deals in order, is decided."""
        deals = self.gathering.deals
        if self.gathering.add(part):
            self.total += deals[part.number].shares(0)
        while self.test and not self.decided and self.test.verdict.deals in deals:
            self.test.tell([deals[self.test.verdict.deals].shares(0)])
        return self.decided

    def counted(self) -> list[Deal]:
        """Return the deals in order, without those after the test's decision."""
        deals = self.gathering.ordered()
        return deals[: self.verdict.deals] if self.verdict and self.decided else deals
