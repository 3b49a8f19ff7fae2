"""Level four: runs its own race as fast as can be, whatever the others do."""

from functools import lru_cache
from typing import Final

from caber.bots import refuse_secrets
from caber.bots.schotten_rennen.field import turned
from caber.bots.schotten_rennen.turn import Turn
from caber.core.contract import State
from caber.core.options import Options
from caber.core.rng import Rng
from caber.games.schotten_rennen.layout import (
    BEGIN,
    FIGURE,
    LAST,
    MOST_RISK,
    PASSED,
    PHASE,
    RISK,
    SEATS,
    STONE,
)
from caber.games.schotten_rennen.state import SchottenRennen, restore
from caber.games.schotten_rennen.turns import end_attempt

PATIENCE: Final = 0.85  # what the goal is worth a turn later
CLOSE: Final = 1e-9
REMEMBERED: Final = 64  # ways in which the other stones may lie


class Runner:
    """Values the goal less the later it is reached, as if all other stones stayed where they are."""

    def choose(self, view: State, rng: Rng) -> int:
        """The move that leads to the goal soonest, by that measure."""
        refuse_secrets(view)
        assert isinstance(view, SchottenRennen)
        cells = turned(view.cells)
        for seat in range(SEATS):  # what the race alone doesn't depend on
            cells[FIGURE + seat] = 0
            cells[RISK + seat] = MOST_RISK
        cells[STONE] = cells[LAST] = cells[PASSED] = 0
        cells[PHASE] = BEGIN
        end_attempt(cells)
        return int(_alone(view.options, tuple(cells)).best_move(view.cells))


@lru_cache(REMEMBERED)
def _alone(options: Options, cells: tuple[int, ...]) -> Turn:
    """The turn of somebody who runs as fast as he can."""
    race = restore(options, list(cells))
    turn = Turn(race.rules, race.cells)
    changed = 1.0
    while changed > CLOSE:
        before = [turn.values[root] for root in turn.roots]
        for standing, value in enumerate(before):
            turn.values[standing] = PATIENCE * value
        turn.value(turn.values)
        changed = max(turn.values[root] - value for root, value in zip(turn.roots, before))
    return turn
