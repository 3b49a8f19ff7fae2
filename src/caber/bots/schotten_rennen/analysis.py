"""What a position of Schotten Rennen is worth: exactly for two players."""

from caber.bots.analysis import OpenAnalyst
from caber.bots.schotten_rennen.field import turned
from caber.bots.schotten_rennen.tracks import solved
from caber.bots.schotten_rennen.turn import Turn, standing
from caber.core.contract import State
from caber.core.options import Options
from caber.games.schotten_rennen.layout import MOVER, RISK, STONE
from caber.games.schotten_rennen.state import SchottenRennen


class DuelAnalyst(OpenAnalyst):
    """Looks everything up in the solution of the track."""

    def offered(self, options: Options) -> bool:
        """Only for two."""
        return options["players"] == 2

    def exact(self, options: Options) -> bool:
        """Whenever it is offered."""
        return self.offered(options)

    def chances(self, state: State) -> tuple[float, ...]:
        """Each seat's chance to win if both play perfectly from here."""
        assert isinstance(state, SchottenRennen)
        turn = turn_of(state)
        mine = turn.values[turn.slot_of(state.cells)]
        return (mine, 1.0 - mine) if state.cells[MOVER] == 0 else (1.0 - mine, mine)


def turn_of(state: SchottenRennen) -> Turn:
    """The turn of two players that a position belongs to, valued for the mover."""
    table = turned(state.cells)
    return solved(state).duel.solved(standing(table[STONE + 1], table[RISK + 1]))


ANALYST = DuelAnalyst()
