"""Level five: perfect for two; with more, its own turn exactly and the rest by table or estimate."""

from caber.bots import refuse_secrets
from caber.bots.schotten_rennen import background, tracks
from caber.bots.schotten_rennen.analysis import turn_of
from caber.bots.schotten_rennen.field import valued
from caber.bots.schotten_rennen.turn import Turn, standing
from caber.core.contract import State
from caber.core.rng import Rng
from caber.games.schotten_rennen.layout import MOVER, PLACED, RISK, STONE
from caber.games.schotten_rennen.state import SchottenRennen


class Master:
    """Knows what every standing is worth, and looks up what to do."""

    def choose(self, view: State, rng: Rng) -> int:
        """The best move; of equals the first."""
        refuse_secrets(view)
        assert isinstance(view, SchottenRennen)
        if view.rules.players == 2:
            turn = turn_of(view)
        else:
            turn = _against_two(view) or valued(view.rules, view.cells, tracks.solved(view).duel)
        return int(turn.best_move(view.cells))


def _against_two(view: SchottenRennen) -> Turn | None:
    """The turn by the table for three; None with four, after somebody has finished, or until it is there."""
    if view.rules.players != 3 or any(view.cells[PLACED + seat] for seat in range(3)):
        return None
    settled = tracks.settled_before(view)
    if settled is None:
        background.settle(view)
        return None
    mover = int(view.cells[MOVER])
    following, third = [
        standing(view.cells[STONE + seat], view.cells[RISK + seat])
        for seat in ((mover + 1) % 3, (mover + 2) % 3)
    ]
    return settled.trio.value(following, third)
