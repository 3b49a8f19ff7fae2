"""Level five: perfect for two; with more, its own turn exactly and the rest by table or estimate."""

from functools import lru_cache

from caber.bots import refuse_secrets, shelf
from caber.bots.schotten_rennen import background, field, tracks
from caber.bots.schotten_rennen.analysis import turn_of
from caber.bots.schotten_rennen.runner import Runner
from caber.bots.schotten_rennen.turn import Turn, standing
from caber.core.contract import State
from caber.core.rng import Rng
from caber.games.schotten_rennen.layout import MOVER, PLACED, RISK, STONE
from caber.games.schotten_rennen.state import SchottenRennen


class Master:
    """Knows what every standing is worth, and looks up what to do.

    What it knows may be better a minute later: with three the table is made while the race goes on, and an
    uncompiled build makes even the one for two so, and runs its own race meanwhile.
    """

    def __init__(self) -> None:
        self.meanwhile = Runner()

    def choose(self, view: State, rng: Rng) -> int:
        """The best move; of equals the first."""
        refuse_secrets(view)
        assert isinstance(view, SchottenRennen)
        turn = _by_table(view)
        return self.meanwhile.choose(view, rng) if turn is None else int(turn.best_move(view.cells))


def _by_table(view: SchottenRennen) -> Turn | None:
    """The turn valued as well as can be; None until the track is solved, where nobody would wait for that."""
    if not tracks.QUICK and shelf.folder() and tracks.solved_before(view) is None:
        background.solve(view, 2)
        return None
    if view.rules.players == 2:
        return turn_of(view)
    return _against_two(view) or _against_all(view)


def _against_two(view: SchottenRennen) -> Turn | None:
    """The turn by the table for three; None with four, after somebody has finished, or until it is there."""
    if view.rules.players != 3 or any(view.cells[PLACED + seat] for seat in range(3)):
        return None
    settled = tracks.settled_before(view)
    if settled is None:
        if shelf.folder() and tracks.QUICK:  # uncompiled it would take hours
            background.solve(view, 3)
        return None
    mover = int(view.cells[MOVER])
    following, third = [
        standing(view.cells[STONE + seat], view.cells[RISK + seat])
        for seat in ((mover + 1) % 3, (mover + 2) % 3)
    ]
    return settled.trio.value(following, third)


def _against_all(view: SchottenRennen) -> Turn:
    """The turn by estimate."""
    turn = _graph(*tracks.others(view))
    field.value(turn, view.rules.players, view.cells, tracks.solved(view).duel)
    return turn


_graph = lru_cache(tracks.WAYS_REMEMBERED)(tracks.turn_against)
