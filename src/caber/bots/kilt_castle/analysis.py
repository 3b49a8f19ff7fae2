"""What a position of Kilt Castle is worth: by search."""

from math import inf

from caber.bots.estimates import SearchAnalyst, Temper
from caber.bots.kilt_castle.search import study
from caber.bots.kilt_castle.tree import Tree
from caber.games.kilt_castle.state import KiltCastle

TEMPER = Temper(1.0, 0.0)
ALONE = 6_000  # simulations for a hint
TOGETHER = 200_000  # for a whole game


def glance(view: KiltCastle) -> list[float]:
    """Each seat's chance as the search judges its leaves: the first of them is nearly the position itself."""
    tree = Tree(view.cells[:], view.rules)
    tree.run(inf, 1)
    return [tree.chances[seat] for seat in range(view.rules.players)]


ANALYST = SearchAnalyst("kilt_castle", study, glance, TEMPER, ALONE, TOGETHER)
