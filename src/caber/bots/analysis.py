"""The chances to win from a position, exactly or by estimate, as far as the seat to move can know.

The analyst of a game is `ANALYST` in the module `caber.bots.<game>.analysis`.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, Protocol

from caber.bots import part_of
from caber.core.contract import OVER, State
from caber.core.options import Options

SURE = 10_000  # what is certain, in hundredths of a percent


class Weighed(NamedTuple):
    """What a position is worth, in whole hundredths of a percent.

    >>> weighed = Weighed((6100, 3900), (5000, 6100, 6200), (100, 300, 2000))
    >>> weighed.best, weighed.margin, weighed.cost(0), weighed.cost(2)
    (1, 300, (1100, 300), (0, 2000))
    """

    chances: tuple[int, ...]  # by seat; together they are SURE
    moves: tuple[int, ...]  # the chance of the seat to move after each legal move, in their order
    margins: tuple[int, ...]  # of each of them: half a 95 % interval; 0 where nothing was sampled

    @property
    def surest(self) -> list[int]:
        """The places of the moves, best first: by what each is surely worth, for a mere hope may be wide."""
        return sorted(range(len(self.moves)), key=lambda place: self.margins[place] - self.moves[place])

    @property
    def best(self) -> int:
        """The place of the best move."""
        return self.surest[0]

    @property
    def margin(self) -> int:
        """Of the chances: that of the best move."""
        return self.margins[self.best] if self.margins else 0

    def cost(self, chosen: int) -> tuple[int, int]:
        """What the move at that place loses against the best one, and the margin of the difference.

        That is the wider of both, not their sum: the same eye has judged both moves, and errs alike.
        """
        best = self.best
        if chosen == best:
            return 0, 0
        margin = max(self.margins[best], self.margins[chosen])
        return max(0, self.moves[best] - self.moves[chosen]), margin


class Analyst(Protocol):
    """Somebody who knows, or estimates well, what positions are worth if everybody plays well from there."""

    def offered(self, options: Options) -> bool:
        """Whether what he says is good enough to be told in a game with these options."""
        ...

    def exact(self, options: Options) -> bool:
        """Whether it is exact then; otherwise whoever is told it is told that it is an estimate."""
        ...

    def weigh(
        self, view: State, among: int = 1, chosen: int | None = None, simulations: int | None = None
    ) -> Weighed:
        """Weigh a position and each legal move, by what the seat to move can know. It may take seconds.

        The same question has the same answer every time.

        `view`: the view of the seat to move. `among`: how many positions are asked about together; the more,
        the less time for each. `chosen`: a move to be looked at as closely as the best one, however bad it
        seems. `simulations`: how many a search makes, in place of its own number.
        """
        ...


class OpenAnalyst:
    """An analyst of a game in which nothing is hidden: he weighs each move by what it leads to."""

    def chances(self, state: State) -> tuple[float, ...]:
        """Each seat's chance to win from here, where the game goes on; together they are 1.

        A win that is shared counts in equal parts. It may take seconds the first time.
        """
        raise NotImplementedError

    def weigh(
        self, view: State, among: int = 1, chosen: int | None = None, simulations: int | None = None
    ) -> Weighed:
        """Weigh a position and each legal move, all as closely.

        `view`: the view of the seat to move. `among`, `chosen` and `simulations` change nothing here.
        """
        seat = int(view.turn)
        moves = [self._worth(view.after(move))[seat] for move in view.moves()] if seat >= 0 else []
        return Weighed(self._worth(view), tuple(moves), (0,) * len(moves))

    def _worth(self, state: State) -> tuple[int, ...]:
        if state.turn != OVER:
            return hundredths(self.chances(state))
        outcome = state.outcome()
        assert outcome is not None
        return won(outcome.winners, len(outcome.payoffs))


@cache
def analyst(game_name: str) -> Analyst | None:
    """The analyst of that game, if it has one.

    >>> type(analyst("schotten_rennen")).__name__
    'DuelAnalyst'
    """
    module = part_of(game_name, "analysis")
    found: Analyst | None = module and module.ANALYST
    return found


def hundredths(chances: Sequence[float]) -> tuple[int, ...]:
    """Chances as whole hundredths of a percent that add up to SURE.

    >>> hundredths([1 / 3, 1 / 3, 1 / 3]), hundredths([0.71828, 0.28172])
    ((3334, 3333, 3333), (7183, 2817))
    """
    return apportioned(SURE, chances)


def apportioned(amount: int, shares: Sequence[float]) -> tuple[int, ...]:
    """An amount in whole parts, by shares that are 1 together.

    Each is rounded down, and what is missing goes to those that lost most by it.

    >>> apportioned(100, [0.125, 0.25, 0.625])
    (13, 25, 62)
    """
    exact = [share * amount for share in shares]
    whole = [int(each) for each in exact]
    losers = sorted(range(len(exact)), key=lambda place: whole[place] - exact[place])
    for place in losers[: amount - sum(whole)]:
        whole[place] += 1
    return tuple(whole)


def won(winners: Sequence[int], seats: int) -> tuple[int, ...]:
    """What a game that is over was worth: everything for the winner, an equal share if there are several.

    >>> won([1], 2)
    (0, 10000)
    """
    return hundredths([1 / len(winners) if seat in winners else 0.0 for seat in range(seats)])
