"""What a position of Tug of War is worth: chances in the bout at hand, and in the return bout."""

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from caber.bots.analysis import OpenAnalyst
from caber.bots.tug_of_war.judges import Judge
from caber.bots.tug_of_war.knowledge import best_judge
from caber.bots.tug_of_war.pulls import WAYS, WEIGHTS
from caber.bots.tug_of_war.tables import MOST, present
from caber.bots.tug_of_war.turn import Turn
from caber.core.contract import State
from caber.core.options import Options
from caber.games.tug_of_war import turns
from caber.games.tug_of_war.layout import BOUT, COLUMNS, MOVER, PHASE, SEATS, THROW, WON
from caber.games.tug_of_war.rules import UNBOUNDED, Rules
from caber.games.tug_of_war.state import TugOfWar, opening


class PullAnalyst(OpenAnalyst):
    """Judges positions between turns, and searches the turn that is being played."""

    def offered(self, options: Options) -> bool:
        """Unless turns are limited: nobody judges by how many are left."""
        return Rules(options).turn_limit == UNBOUNDED

    def exact(self, options: Options) -> bool:
        """Where the bout is bounded, and has been solved on this machine."""
        rules = Rules(options)
        return self.offered(options) and rules.cap <= MOST and present(rules) is not None

    def chances(self, state: State) -> tuple[float, ...]:
        """Each seat's chance to win the game; a draw counts half."""
        assert isinstance(state, TugOfWar)
        first = outlook(state.options, best_judge(state.rules)).game(state.cells)
        return first, 1.0 - first


class Outlook:
    """The first seat's chances, as a judge sees them."""

    def __init__(self, options: Options, judge: Judge) -> None:
        self.rules = Rules(options)
        self.judge = judge
        fresh = opening(options).cells
        # Its chance to win the game once somebody has won the first bout.
        self.after = [self._after(fresh[:], won) for won in range(SEATS)]

    def game(self, cells: vec[i64]) -> float:
        """To win the game."""
        if cells[BOUT] == 2:
            return self._with(cells, self.bout(cells))
        wins = self.bout(cells)
        return wins * self.after[0] + (1.0 - wins) * self.after[1]

    def bout(self, cells: vec[i64]) -> float:
        """To win the bout at hand."""
        if cells[PHASE] == COLUMNS:
            return self._lined_up(cells)
        mover = int(cells[MOVER])
        value = Turn(self.rules, self.judge, mover).value(cells)
        return value if mover == 0 else 1.0 - value

    def _after(self, cells: vec[i64], won: int) -> float:
        cells[WON] = won
        turns.prepare(cells, 2)
        return self._with(cells, self.bout(cells))

    def _with(self, cells: vec[i64], last: float) -> float:
        """The chance in the game from that in the last bout."""
        if not self.rules.drawn:
            return last
        return 0.5 * (last + (cells[WON] == 0))

    def _lined_up(self, cells: vec[i64]) -> float:
        """In a bout whose columns aren't all rolled: the mean over those to come."""
        total = 0.0
        for throw, weight in enumerate(WEIGHTS):
            after = cells[:]
            turns.act(after, self.rules, THROW + throw)
            total += weight * self.bout(after)
        return total / WAYS


@lru_cache(16)
def outlook(options: Options, judge: Judge) -> Outlook:
    """What return bouts are worth takes a moment: it is remembered."""
    return Outlook(options, judge)


ANALYST = PullAnalyst()
