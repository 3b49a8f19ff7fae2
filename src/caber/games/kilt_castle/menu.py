"""The legal moves: how many there are, which is the n-th, and whether a given one is among them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caber.core import bits
from caber.core.bits import BIT, PLACE_OF, SIZE_OF, member, size
from caber.games.kilt_castle.cards import CARDS
from caber.games.kilt_castle.layout import (
    BUILD,
    BUILD_ON,
    CARD_TO,
    DEAL,
    DEALT,
    KINDS,
    KINDS_OF_FLOOR,
    MOVE,
    MOVES,
    PHASE,
    PLACE,
    ROOF,
    ROOF_FROM,
    ROOFED,
    SITES,
    TARGETS,
    TOTALS,
)
from caber.games.kilt_castle.plan import SLOTS
from caber.games.kilt_castle.rules import Rules
from caber.games.kilt_castle.setup import candidates, outcomes
from caber.games.kilt_castle.train import place_ahead

LAP: Final[i64] = (1 << SLOTS) - 1  # positions of the first lap


def count(cells: vec[i64], rules: Rules) -> i64:
    """How many moves or chance outcomes there are."""
    phase = cells[PHASE]
    if phase == BUILD:
        return size(cells[SITES]) * SIZE_OF[cells[KINDS]]
    if phase == MOVE:
        return cells[TOTALS + CARDS - 1]
    if phase == ROOF:
        return size(cells[ROOFED])
    if phase == DEAL:
        return outcomes(cells, rules)
    return 0


def nth(cells: vec[i64], rules: Rules, index: i64) -> i64:
    """The move at this index, in the order that docs/notation.md gives."""
    phase = cells[PHASE]
    if phase == BUILD:
        kinds = cells[KINDS]
        wide = SIZE_OF[kinds]
        place = index // wide
        return (
            BUILD_ON
            + member(cells[SITES], place) * KINDS_OF_FLOOR
            + PLACE_OF[kinds * 10 + index - place * wide]
        )
    if phase == MOVE:
        before: i64 = 0
        for card in range(CARDS):
            total = cells[TOTALS + card]
            if index < total:
                return CARD_TO + card * SLOTS + member(cells[TARGETS + card], index - before) % SLOTS
            before = total
    if phase == ROOF:
        return ROOF_FROM + member(cells[ROOFED], index)
    return DEALT + PLACE_OF[candidates(cells, rules) * 10 + index // 2] * 2 + index % 2


def enlist(cells: vec[i64], moves: vec[i64], first: i64) -> i64:
    """Writes all decisions into a buffer from there on, in the same order; returns where they end."""
    phase = cells[PHASE]
    if phase == MOVE:
        for card in range(CARDS):
            targets = cells[TARGETS + card]
            slots = CARD_TO + card * SLOTS
            first = bits.enlist(targets & LAP, slots, moves, first)
            first = bits.enlist(targets >> SLOTS, slots, moves, first)
        return first
    if phase == BUILD:
        sites = cells[SITES]
        while sites:
            site = BUILD_ON + member(sites, 0) * KINDS_OF_FLOOR
            first = bits.enlist(cells[KINDS], site, moves, first)
            sites &= sites - 1
        return first
    if phase == ROOF:
        return bits.enlist(cells[ROOFED], ROOF_FROM, moves, first)
    return first


def legal(cells: vec[i64], rules: Rules, move: i64) -> bool:
    """Whether the move is on the menu, without making the list."""
    phase = cells[PHASE]
    if move < 0 or move >= MOVES:
        return False
    if move < BUILD_ON:
        card = move // SLOTS
        if phase != MOVE or cells[PLACE + card] < 0:
            return False
        return cells[TARGETS + card] & BIT[place_ahead(cells[PLACE + card], move % SLOTS)] != 0
    if move < ROOF_FROM:
        field = (move - BUILD_ON) // KINDS_OF_FLOOR
        crests = (move - BUILD_ON) % KINDS_OF_FLOOR
        return phase == BUILD and cells[SITES] & BIT[field] != 0 and cells[KINDS] & BIT[crests] != 0
    if move < DEALT:
        return phase == ROOF and cells[ROOFED] & BIT[move - ROOF_FROM] != 0
    return phase == DEAL and candidates(cells, rules) & BIT[(move - DEALT) // 2] != 0
