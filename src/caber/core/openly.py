"""Games without secrets: hiding a position only records its viewer."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from caber.core.contract import EVERYBODY, State
from caber.core.options import Options
from caber.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)  # as in the contract
class OpenState(State):
    """A position of a game without secrets; one of its cells holds the viewer.

    `options`: the game's options.
    `cells`: the position.
    `facts`: the number of cells that determine it.
    `players`: the number of players.
    `viewer_cell`: the index of the cell that holds the viewer.
    """

    def __init__(self, options: Options, cells: vec[i64], facts: i64, players: i64, viewer_cell: i64) -> None:
        super().__init__(options, cells, facts)
        self.players: i64 = players
        self.viewer_cell: i64 = viewer_cell

    @property
    def viewer(self) -> i64:
        """The viewer of this state."""
        return self.cells[self.viewer_cell]

    def hide(self, seat: i64) -> State:
        """Return the same position for a viewer."""
        self.check_viewer(seat, self.players)
        return self._for(seat)

    def seen(self, move: i64, seat: i64) -> i64:
        """Return the move itself, since every seat sees every move."""
        return move

    def guess(self, rng: Rng) -> State:
        """Return the full position, since nothing is unknown."""
        return self._for(EVERYBODY)

    def _for(self, viewer: i64) -> State:
        cells = self.cells[:]
        cells[self.viewer_cell] = viewer
        return self.twin(cells)
