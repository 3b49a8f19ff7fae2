"""The legal moves: how many there are, which is the n-th, and whether a given one is among them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caber.core import bits
from caber.core.bits import BIT, PLACE_OF, SIZE_OF, lowest, member, size
from caber.core.rng import Rng
from caber.games.kilt_castle.cards import CARDS
from caber.games.kilt_castle.layout import (
    BUILD,
    BUILD_ON,
    CARD_TO,
    CHOICES,
    DEAL,
    DEALT,
    KINDS,
    KINDS_OF_FLOOR,
    MOVE,
    MOVES,
    PHASE,
    PLACE,
    POSITIONS,
    ROOF,
    ROOF_FROM,
    ROOFED,
    SITES,
    TARGETS,
)
from caber.games.kilt_castle.plan import SIDE, SLOTS
from caber.games.kilt_castle.rules import Rules
from caber.games.kilt_castle.setup import candidates
from caber.games.kilt_castle.train import place_ahead

LAP: Final[i64] = (1 << SLOTS) - 1  # positions of the first lap


def count(cells: vec[i64], rules: Rules) -> i64:
    """How many moves or chance outcomes there are."""
    phase = cells[PHASE]
    if MOVE <= phase <= BUILD:
        return cells[CHOICES]
    if phase == ROOF:
        return size(cells[ROOFED])
    if phase == DEAL:
        return 2 * SIZE_OF[candidates(cells, rules)]
    return 0


def nth(cells: vec[i64], rules: Rules, index: i64) -> i64:
    """The move at this index, in the order that docs/notation.md gives."""
    phase = cells[PHASE]
    if phase == MOVE:
        return _nth_target(cells, index)
    if phase == BUILD:
        return _nth_floor(cells, index)
    if phase == ROOF:
        return ROOF_FROM + member(cells[ROOFED], index)
    return _nth_pair(candidates(cells, rules), index)


def pick(cells: vec[i64], rules: Rules, rng: Rng) -> i64:
    """Any move or outcome, all alike: what `nth` and `count` come to, asked for at once."""
    phase = cells[PHASE]
    if phase == MOVE:
        return _nth_target(cells, rng.below(cells[CHOICES]))
    if phase == BUILD:
        return _nth_floor(cells, rng.below(cells[CHOICES]))
    if phase == ROOF:
        return ROOF_FROM + member(cells[ROOFED], rng.below(size(cells[ROOFED])))
    pairs = candidates(cells, rules)
    return _nth_pair(pairs, rng.below(2 * SIZE_OF[pairs]))


def _nth_target(cells: vec[i64], index: i64) -> i64:
    card: i64 = 0
    end: i64 = 0
    passed: i64 = 0
    for each in range(CARDS - 1):  # all of them, with no branch that would be guessed wrong
        many = cells[TARGETS + cells[PLACE + each]] >> POSITIONS
        end += many
        beyond = i64(index >= end)
        card += beyond
        passed += many * beyond
    return CARD_TO + card * SLOTS + member(cells[TARGETS + cells[PLACE + card]], index - passed) % SLOTS


def _nth_floor(cells: vec[i64], index: i64) -> i64:
    kinds = cells[KINDS]
    wide = SIZE_OF[kinds]
    sites = cells[SITES]
    for _site in range(SIDE - 1):  # always as many times, with no branch that would be guessed wrong
        passed = i64(index >= wide)
        index -= wide * passed
        sites &= sites - passed
    return BUILD_ON + lowest(sites) * KINDS_OF_FLOOR + PLACE_OF[kinds * 10 + index]


def _nth_pair(pairs: i64, index: i64) -> i64:
    return DEALT + PLACE_OF[pairs * 10 + index // 2] * 2 + index % 2


def enlist(cells: vec[i64], moves: vec[i64], first: i64) -> i64:
    """Writes all decisions into a buffer from there on, in the same order; returns where they end."""
    phase = cells[PHASE]
    if phase == MOVE:
        for card in range(CARDS):
            if cells[PLACE + card] >= 0:
                targets = cells[TARGETS + cells[PLACE + card]]
                slots = CARD_TO + card * SLOTS
                first = bits.enlist(targets & LAP, slots, moves, first)
                first = bits.enlist(targets >> SLOTS & LAP, slots, moves, first)
        return first
    if phase == BUILD:
        sites = cells[SITES]
        while sites:
            site = BUILD_ON + lowest(sites) * KINDS_OF_FLOOR
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
        place = cells[PLACE + card]
        target = place_ahead(place, move % SLOTS)
        return target < POSITIONS and cells[TARGETS + place] & BIT[target] != 0
    if move < ROOF_FROM:
        field = (move - BUILD_ON) // KINDS_OF_FLOOR
        crests = (move - BUILD_ON) % KINDS_OF_FLOOR
        return phase == BUILD and cells[SITES] & BIT[field] != 0 and cells[KINDS] & BIT[crests] != 0
    if move < DEALT:
        return phase == ROOF and cells[ROOFED] & BIT[move - ROOF_FROM] != 0
    return phase == DEAL and candidates(cells, rules) & BIT[(move - DEALT) // 2] != 0
