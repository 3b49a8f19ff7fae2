"""Why a move is illegal, in terms a player would use."""

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.errors import IllegalMove
from caber.games.schotten_totten.rules import Rules


def refusal(cells: vec[i64], rules: Rules, move: int) -> IllegalMove:
    """The reason, for a move that is not on the menu."""
    return IllegalMove("todo", {})
