"""Level four: runs its own race as fast as can be, whatever the others do."""

from functools import lru_cache
from typing import Final

from caber.bots import refuse_secrets
from caber.bots.schotten_rennen.tracks import WAYS_REMEMBERED, others, turn_against
from caber.bots.schotten_rennen.turn import Turn
from caber.core.contract import State
from caber.core.rng import Rng
from caber.games.schotten_rennen.state import SchottenRennen

PATIENCE: Final = 0.85  # what the goal is worth a turn later
CLOSE: Final = 1e-9


class Runner:
    """Values the goal less the later it is reached, as if all other stones stayed where they are."""

    def choose(self, view: State, rng: Rng) -> int:
        """The move that leads to the goal soonest, by that measure."""
        refuse_secrets(view)
        assert isinstance(view, SchottenRennen)
        race, stones = others(view)
        return int(_alone(race, stones).best_move(view.cells))


@lru_cache(WAYS_REMEMBERED)
def _alone(race: SchottenRennen, stones: tuple[int, ...]) -> Turn:
    """The turn of somebody who runs as fast as he can, the others' stones lying there."""
    turn = turn_against(race, stones)
    changed = 1.0
    while changed > CLOSE:
        before = [turn.values[root] for root in turn.roots]
        for standing, value in enumerate(before):
            turn.values[standing] = PATIENCE * value
        turn.value(turn.values)
        changed = max(turn.values[root] - value for root, value in zip(turn.roots, before))
    return turn
