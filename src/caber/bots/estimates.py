"""Chances by search: estimates, each with a margin, and the same every time."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp, log
from typing import Any, NamedTuple

from caber.bots.analysis import SURE, Weighed, apportioned, won
from caber.bots.findings import Findings
from caber.core.build import is_compiled
from caber.core.contract import OVER, State
from caber.core.options import Options
from caber.core.rng import Rng
from caber.games import game

KEPT = 4096  # positions whose chances are remembered: whoever asks again, in another language, needn't wait
SLOWER = 40  # times that a search takes longer in plain Python
FORCED = 8  # where there is no choice, an eighth of the work tells how things stand
CLOSER = 4  # a quarter of the work for each of the moves that are compared
COMPARED = 5  # of them for a hint
UNLIKELY = 1e-4  # a chance that isn't proven is never closer to 0 or 1
WITHOUT_HASTE = 60_000  # milliseconds: simulations are counted instead, so that the clock changes nothing

Study = Callable[[Any, int, int | None, Rng], Findings]
Glance = Callable[[Any], Sequence[float]]  # each seat's chance, roughly; together they are 1


class Temper(NamedTuple):
    """How often the chances of a search really come true: its odds, drawn out or in and shifted.

    `python -m benchmarks.chances` finds the numbers.

    >>> round(Temper(0.5, 0.0).chance(0.9), 2), Temper(1.0, 0.0).chance(0.25)
    (0.75, 0.25)
    """

    scale: float  # of the logarithmic odds
    shift: float  # for the seat to move

    def chance(self, told: float) -> float:
        """What a chance that was told is really worth."""
        likely = min(max(told, UNLIKELY), 1 - UNLIKELY)
        return 1 / (1 + exp(-(self.scale * log(likely / (1 - likely)) + self.shift)))


class SearchAnalyst:
    """Weighs positions by so many simulations: for one alone, and at most so many for all of a game.

    Who wins if the seat to move doesn't is a matter of a glance; for two seats that makes no difference.
    """

    def __init__(
        self, game_name: str, study: Study, glance: Glance, temper: Temper, alone: int, together: int
    ) -> None:
        self.game = game(game_name)
        self.study = study
        self.glance = glance
        self.temper = temper
        self.alone = alone
        self.together = together
        self._kept = lru_cache(KEPT)(self._weigh)

    def offered(self, options: Options) -> bool:
        """Always: how far off it may be is said beside each chance."""
        return True

    def exact(self, options: Options) -> bool:
        """Never from the start, though the last turns may be."""
        return False

    def weigh(
        self, view: State, among: int = 1, chosen: int | None = None, simulations: int | None = None
    ) -> Weighed:
        """Weigh a position and each legal move by search.

        `view`: the view of the seat to move. `among`: how many positions share the time. `chosen`: a move to
        be compared with the best one. `simulations`: how many to make, in place of this analyst's number.
        """
        return self._kept(view, simulations or self.simulations(among), chosen)

    def simulations(self, among: int) -> int:
        """How many there are for one position among so many."""
        most = min(self.alone, self.together // among)
        return most if is_compiled() else most // SLOWER

    def _weigh(self, view: State, simulations: int, chosen: int | None) -> Weighed:
        """By a search of the position; then of what follows from the moves that are to be compared.

        A search hardly looks at moves that seem bad: those that matter are searched again, all alike.
        """
        if view.count() == 1:
            simulations //= FORCED
        moves = view.moves()
        weighed = self._searched(view, simulations)
        if chosen is None:
            compared = weighed.surest[:COMPARED]
        else:
            compared = list(dict.fromkeys([weighed.best, moves.index(chosen)]))
        if len(compared) == 1:
            return weighed
        closer = [self._followed(view, moves[place], simulations // CLOSER) for place in compared]
        chances, margins = list(weighed.moves), list(weighed.margins)
        for place, found in zip(compared, closer):
            if None not in closer and found is not None:
                chances[place], margins[place] = found
        return self._by_seat(view, tuple(chances), tuple(margins))

    def _followed(self, view: State, move: int, simulations: int) -> tuple[int, int] | None:
        """The chance of the seat to move after that move, and its margin; None if it can't be searched."""
        seat = int(view.turn)
        after = view.after(move)
        if after.turn == OVER:
            outcome = after.outcome()
            assert outcome is not None
            return won(outcome.winners, len(outcome.payoffs))[seat], 0
        if after.turn < 0 or (after.turn != seat and self.game.secrets):
            return None  # what another knows, and what chance will bring, isn't for this seat's eyes
        if after.turn != seat:
            after = after.guess(Rng(0)).hide(after.turn)
        found = self._searched(after, simulations)
        return found.chances[seat], found.margin

    def _searched(self, view: State, simulations: int) -> Weighed:
        found = self.study(view, WITHOUT_HASTE, max(1, simulations), Rng(0))
        by_move = {
            move: (round((self.temper.chance(chance) if margin else chance) * SURE), round(margin * SURE))
            for move, chance, margin in zip(found.moves, found.chances, found.margins)
        }
        chances, margins = zip(*(by_move[move] for move in view.moves()))
        return self._by_seat(view, chances, margins)

    def _by_seat(self, view: State, moves: tuple[int, ...], margins: tuple[int, ...]) -> Weighed:
        """The same, with what is left to the other seats."""
        weighed = Weighed((), moves, margins)
        mine = moves[weighed.best]
        seat, glanced = int(view.turn), list(self.glance(view))
        glanced[seat] = 0.0
        if not sum(glanced):
            glanced = [float(other != seat) for other in range(len(glanced))]
        chances = list(apportioned(SURE - mine, [share / sum(glanced) for share in glanced]))
        chances[seat] = mine
        return weighed._replace(chances=tuple(chances))
