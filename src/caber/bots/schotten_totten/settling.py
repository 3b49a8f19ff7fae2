"""From one real choice to the next."""

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.bits import PLACE_OF
from caber.core.rng import Rng
from caber.games.schotten_totten.layout import (
    AFTER,
    CLAIM,
    CLAIMABLE,
    DEAL,
    DRAWN,
    DROPPER,
    DROPPING,
    MOVER,
    PHASE,
    PLAY,
    SCOUTED,
)
from caber.games.schotten_totten.menu import count, nth
from caber.games.schotten_totten.rules import Rules
from caber.games.schotten_totten.turns import act


def settle(cells: vec[i64], rules: Rules, rng: Rng) -> None:
    """Plays on to the next real choice: cards are dealt, and whatever can be claimed is."""
    while True:
        phase = cells[PHASE]
        if phase in (PLAY, AFTER):
            claims = cells[CLAIMABLE + cells[MOVER]]
            if claims and (phase == PLAY or not rules.expert):
                act(cells, rules, CLAIM + PLACE_OF[claims * 10])
            elif phase == AFTER and count(cells, rules) == 1:
                act(cells, rules, nth(cells, rules, 0))
            else:
                return
        elif phase in (DRAWN, SCOUTED, DEAL):
            act(cells, rules, nth(cells, rules, rng.below(count(cells, rules))))
        else:
            return


def chooser(cells: vec[i64]) -> i64:
    """The seat that has to decide."""
    if cells[PHASE] == DROPPING:
        return cells[DROPPER]
    return cells[MOVER]
