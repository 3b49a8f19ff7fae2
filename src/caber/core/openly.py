"""Games without secrets: everybody sees everything, so hiding only notes for whose eyes a position is."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from caber.core.contract import EVERYBODY, State
from caber.core.options import Options
from caber.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)  # as the contract itself
class OpenState(State):
    """One position of a game in which nothing is secret; one of its cells holds the viewer."""

    def __init__(self, options: Options, cells: vec[i64], facts: i64, players: i64, viewer_cell: i64) -> None:
        super().__init__(options, cells, facts)
        self.players: i64 = players
        self.viewer_cell: i64 = viewer_cell

    @property
    def viewer(self) -> i64:
        """For whose eyes this state is."""
        return self.cells[self.viewer_cell]

    def hide(self, seat: i64) -> State:
        """The same position for somebody's eyes."""
        self.check_viewer(seat, self.players)
        return self._for(seat)

    def seen(self, move: i64, seat: i64) -> i64:
        """Everybody sees every move."""
        return move

    def guess(self, rng: Rng) -> State:
        """There is nothing to guess."""
        return self._for(EVERYBODY)

    def _for(self, viewer: i64) -> State:
        cells = self.cells[:]
        cells[self.viewer_cell] = viewer
        return self.twin(cells)
