"""What a seat may know: hiding the rest, and guessing it again."""

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.bits import BIT, PLACE_OF, SIZE_OF, member, size
from caber.core.contract import EVERYBODY, NOBODY
from caber.core.rng import Rng
from caber.games.schotten_totten.cards import CLAN_CARDS
from caber.games.schotten_totten.choices import receiver
from caber.games.schotten_totten.layout import (
    DEALT,
    HAND,
    HAND_TACTICS,
    HELD,
    HELD_TACTICS,
    KNOWN,
    KNOWN_TACTICS,
    MOVER,
    POOL,
    POOL_TACTICS,
    RETURN,
    RETURN_UNSEEN,
    SCOUT_SEAT,
    STACK,
    TACTICS_STACK,
    TOPS,
    UNKNOWN_TOP,
    UNSEEN_CARD,
    VIEWER,
)
from caber.games.schotten_totten.rules import Rules


def hide(cells: vec[i64], viewer: i64) -> vec[i64]:
    """The cells without what the viewer may not know.

    Unknown cards go to the pool; only their number stays. The scout's player keeps what he put back,
    wherever it is by now.
    """
    if viewer == EVERYBODY:
        return cells[:]
    hidden = cells[:]
    hidden[VIEWER] = viewer
    scout = viewer == cells[SCOUT_SEAT]
    for seat in range(i64(2)):
        if seat != viewer:
            known = cells[KNOWN] if scout else 0
            hidden[POOL] |= cells[HAND + seat] & ~known
            hidden[HAND + seat] = cells[HAND + seat] & known
            known = cells[KNOWN_TACTICS] if scout else 0
            hidden[POOL_TACTICS] |= cells[HAND_TACTICS + seat] & ~known
            hidden[HAND_TACTICS + seat] = cells[HAND_TACTICS + seat] & known
    if viewer == NOBODY:
        hidden[KNOWN] = 0
        hidden[KNOWN_TACTICS] = 0
    if not scout:
        for stack in range(i64(2)):
            hidden[TOPS + stack] = _cover(hidden, cells[TOPS + stack])
    return hidden


def _cover(hidden: vec[i64], tops: i64) -> i64:
    """Cards put back, turned face down: they go to the pool, and only their number stays."""
    covered: i64 = 0
    while tops:
        top = tops & 255
        if top <= CLAN_CARDS:
            hidden[POOL] |= BIT[top - 1]
        elif top != UNKNOWN_TOP:
            hidden[POOL_TACTICS] |= BIT[top - 1 - CLAN_CARDS]
        covered = covered << 8 | UNKNOWN_TOP
        tops >>= 8
    return covered


def seen(cells: vec[i64], rules: Rules, move: i64, viewer: i64) -> i64:
    """The move about to be played, as the viewer sees it."""
    if DEALT <= move < UNSEEN_CARD:
        if viewer == receiver(cells, rules) or viewer == EVERYBODY:
            return move
        if cells[TOPS + cells[STACK]] & 255 and viewer == cells[SCOUT_SEAT]:
            return move
        return UNSEEN_CARD + (TACTICS_STACK if move - DEALT >= CLAN_CARDS else 0)
    if RETURN <= move < RETURN_UNSEEN and viewer != cells[MOVER] and viewer != EVERYBODY:
        return RETURN_UNSEEN + (TACTICS_STACK if move - RETURN >= CLAN_CARDS else 0)
    return move


def guess(cells: vec[i64], rng: Rng) -> vec[i64]:
    """The cells with every unknown card given a place that the viewer can't rule out."""
    full = cells[:]
    full[VIEWER] = EVERYBODY
    for seat in range(i64(2)):
        missing = full[HELD + seat] - size(full[HAND + seat])
        for _ in range(missing):
            full[HAND + seat] |= BIT[_pick(full, rng)]
        missing = full[HELD_TACTICS + seat] - SIZE_OF[full[HAND_TACTICS + seat]]
        for _ in range(missing):
            full[HAND_TACTICS + seat] |= BIT[_pick_tactics(full, rng)]
    for stack in range(i64(2)):
        tops = full[TOPS + stack]
        if tops & 255 == UNKNOWN_TOP:
            named: i64 = 0
            while tops:
                card = CLAN_CARDS + _pick_tactics(full, rng) if stack == TACTICS_STACK else _pick(full, rng)
                named = named << 8 | (card + 1)
                tops >>= 8
            full[TOPS + stack] = named
    return full


def _pick(cells: vec[i64], rng: Rng) -> i64:
    card = member(cells[POOL], rng.below(size(cells[POOL])))
    cells[POOL] &= ~BIT[card]
    return card


def _pick_tactics(cells: vec[i64], rng: Rng) -> i64:
    pool = cells[POOL_TACTICS]
    place = PLACE_OF[pool * 10 + rng.below(SIZE_OF[pool])]
    cells[POOL_TACTICS] &= ~BIT[place]
    return place
