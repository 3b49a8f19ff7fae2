"""What laying and removing cards does to the two sides of a stone."""

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.bits import BIT
from caber.games.schotten_totten.cards import CLAN_CARDS, JOKERS, MAX_STONES
from caber.games.schotten_totten.claims import places_at, refresh
from caber.games.schotten_totten.layout import (
    CLOCK,
    COMPLETE_AT,
    COUNT,
    DISCARDS,
    DISCARDS_TACTICS,
    HAND_TACTICS,
    HELD_TACTICS,
    KNOWN_TACTICS,
    LAID_AT,
    MOVER,
    OPEN,
    OWNED,
    PASSES,
    PLAYED,
    POOL_TACTICS,
    SIDE,
    SIDE_TACTICS,
    SOURCE,
    STRENGTH,
)
from caber.games.schotten_totten.rules import Rules


def laid(cells: vec[i64], side: i64, stone: i64) -> None:
    """Counts a card just laid, and marks the side complete if it is."""
    cells[COUNT + side] += 1
    cells[STRENGTH + side] = -1
    cells[LAID_AT + side] = cells[CLOCK]
    if cells[COUNT + side] == places_at(cells, stone):
        cells[COMPLETE_AT + side] = cells[CLOCK]
        cells[OPEN + side // MAX_STONES] &= ~BIT[stone]


def settle(cells: vec[i64], stone: i64) -> None:
    """Works out anew which sides of a stone are complete, after its cards or its terrain have changed."""
    places = places_at(cells, stone)
    for seat in range(i64(2)):
        side = seat * MAX_STONES + stone
        cells[STRENGTH + side] = -1
        if cells[COUNT + side] >= places:
            if cells[COMPLETE_AT + side] == 0:
                cells[COMPLETE_AT + side] = cells[CLOCK]
            cells[OPEN + seat] &= ~BIT[stone]
        else:
            cells[COMPLETE_AT + side] = 0
            cells[OPEN + seat] |= BIT[stone]


def remove(cells: vec[i64], owner: i64, card: i64) -> None:
    """Takes a card away from the stone in SOURCE."""
    side = owner * MAX_STONES + cells[SOURCE]
    if card < CLAN_CARDS:
        cells[SIDE + side] &= ~BIT[card]
        cells[COUNT + side] -= 1
    else:
        bit = BIT[card - CLAN_CARDS]
        cells[SIDE_TACTICS + side] &= ~bit
        if bit & JOKERS:
            cells[COUNT + side] -= 1
    settle(cells, cells[SOURCE])


def discard(cells: vec[i64], card: i64) -> None:
    """Puts a card face up beside the table."""
    if card < CLAN_CARDS:
        cells[DISCARDS] |= BIT[card]
    else:
        cells[DISCARDS_TACTICS] |= BIT[card - CLAN_CARDS]


def refresh_after_tactics(cells: vec[i64], rules: Rules, stone: i64) -> None:
    """Judges the claims that a tactics card at this stone may have changed."""
    if rules.proof_jokers:
        # A joker that shows up is gone from every hypothetical formation.
        for each in range(rules.stones):
            if not (cells[OWNED] | cells[OWNED + 1]) >> each & 1:
                refresh(cells, rules, each)
    else:
        refresh(cells, rules, stone)


def spend(cells: vec[i64], card: i64) -> None:
    """Takes a tactics card out of the mover's hand and counts it as played."""
    mover = cells[MOVER]
    if cells[HAND_TACTICS + mover] & card:
        cells[HAND_TACTICS + mover] &= ~card
        cells[KNOWN_TACTICS] &= ~card
    else:
        cells[POOL_TACTICS] &= ~card
    cells[HELD_TACTICS + mover] -= 1
    cells[PLAYED + mover] += 1
    cells[PASSES] = 0
