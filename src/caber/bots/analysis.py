"""The chances to win from a position, exactly or by estimate.

The analyst of a game is `ANALYST` in the module `caber.bots.<game>.analysis`; most games have none.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, Protocol

from caber.bots import part_of
from caber.core.contract import OVER, State
from caber.core.options import Options

SURE = 10_000  # what is certain, in hundredths of a percent


class Analyst(Protocol):
    """Somebody who knows, or estimates well, what each position is worth if everybody plays perfectly."""

    def offered(self, options: Options) -> bool:
        """Whether `chances` are good enough to be told in a game with these options."""
        ...

    def exact(self, options: Options) -> bool:
        """Whether they are exact then; otherwise whoever is told them is told that they are estimates."""
        ...

    def chances(self, state: State) -> tuple[float, ...]:
        """Each seat's chance to win from here, where the game goes on; together they are 1.

        A win that is shared counts in equal parts. It may take seconds the first time.
        """
        ...


class Weighed(NamedTuple):
    """What a position is worth, in whole hundredths of a percent."""

    chances: tuple[int, ...]  # by seat; together they are SURE
    moves: tuple[int, ...]  # the chance of the seat to move after each legal move, in their order


@cache
def analyst(game_name: str) -> Analyst | None:
    """The analyst of that game, if it has one.

    >>> analyst("schotten_totten") is None
    True
    """
    module = part_of(game_name, "analysis")
    found: Analyst | None = module and module.ANALYST
    return found


def weigh(by: Analyst, state: State) -> Weighed:
    """What a position is worth, and each move that the seat to move has."""
    seat = int(state.turn)
    moves = [_worth(by, state.after(move))[seat] for move in state.moves()] if seat >= 0 else []
    return Weighed(_worth(by, state), tuple(moves))


def hundredths(chances: Sequence[float]) -> tuple[int, ...]:
    """Chances as whole hundredths of a percent that add up to SURE.

    Each is rounded down, and what is missing goes to those that lost most by it.

    >>> hundredths([1 / 3, 1 / 3, 1 / 3]), hundredths([0.71828, 0.28172])
    ((3334, 3333, 3333), (7183, 2817))
    """
    exact = [chance * SURE for chance in chances]
    whole = [int(each) for each in exact]
    losers = sorted(range(len(exact)), key=lambda seat: whole[seat] - exact[seat])
    for seat in losers[: SURE - sum(whole)]:
        whole[seat] += 1
    return tuple(whole)


def _worth(by: Analyst, state: State) -> tuple[int, ...]:
    if state.turn != OVER:
        return hundredths(by.chances(state))
    outcome = state.outcome()
    assert outcome is not None
    return won(outcome.winners, len(outcome.payoffs))


def won(winners: Sequence[int], seats: int) -> tuple[int, ...]:
    """What a game that is over was worth: everything for the winner, an equal share if there are several.

    >>> won([1], 2)
    (0, 10000)
    """
    return hundredths([1 / len(winners) if seat in winners else 0.0 for seat in range(seats)])
