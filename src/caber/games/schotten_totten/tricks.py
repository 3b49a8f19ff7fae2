"""What the trick cards do: scout, redeploy, deserter and traitor."""

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.bits import BIT
from caber.games.schotten_totten.cards import (
    CLAN_CARDS,
    JOKERS,
    MAX_STONES,
    REDEPLOY,
    SCOUT,
    TRAITOR,
    numbers,
    tactics_numbers,
)
from caber.games.schotten_totten.claims import places_at, refresh, strength
from caber.games.schotten_totten.layout import (
    AFTER,
    CLAN_STACK,
    COUNT,
    DECK,
    DISCARD,
    DISCARDS_TACTICS,
    DROPPER,
    DROPPING,
    FIRST_TRICK,
    HAND,
    HAND_TACTICS,
    HELD,
    HELD_TACTICS,
    MOVER,
    NO_DRAW,
    NO_STACK,
    PHASE,
    PUTTING,
    RETURN,
    RETURN_UNSEEN,
    RETURNING,
    SCOUT_LEFT,
    SCOUT_SEAT,
    SCOUTING,
    SIDE,
    SIDE_TACTICS,
    SOURCE,
    STACK,
    TACTICS_STACK,
    TAKEN,
    TAKING,
    TO,
    TOPS,
    TRICK,
    UNKNOWN_TOP,
)
from caber.games.schotten_totten.rules import Rules
from caber.games.schotten_totten.sides import discard, laid, refresh_after_tactics, remove, settle, spend


def play_trick(cells: vec[i64], rules: Rules, which: i64) -> None:
    """The mover plays scout, redeploy, deserter or traitor."""
    bit = BIT[FIRST_TRICK + which]
    spend(cells, bit)
    cells[DISCARDS_TACTICS] |= bit
    if bit == SCOUT:
        cells[SCOUT_SEAT] = cells[MOVER]
        cells[SCOUT_LEFT] = 3
        cells[NO_DRAW] = 1
        cells[STACK] = NO_STACK
        cells[PHASE] = SCOUTING
    else:
        cells[TRICK] = bit
        cells[PHASE] = TAKING


def return_or_go_on(cells: vec[i64], rules: Rules) -> None:
    """After the scout has drawn or put back: cards beyond the size of the hand must go back."""
    mover = cells[MOVER]
    if cells[HELD + mover] + cells[HELD_TACTICS + mover] > rules.hand:
        cells[PHASE] = RETURNING
    else:
        cells[PHASE] = AFTER


def put_back(cells: vec[i64], rules: Rules, card: i64) -> None:
    """The scout's player puts a card of his hand on top of its stack."""
    mover = cells[MOVER]
    top: i64 = UNKNOWN_TOP
    tactics = card >= CLAN_CARDS
    if card < CLAN_CARDS:
        cells[HAND + mover] &= ~BIT[card]
        top = card + 1
    elif card < RETURN_UNSEEN - RETURN:
        cells[HAND_TACTICS + mover] &= ~BIT[card - CLAN_CARDS]
        top = card + 1
    else:
        tactics = card == RETURN_UNSEEN + TACTICS_STACK - RETURN
    stack: i64 = TACTICS_STACK if tactics else CLAN_STACK
    if tactics:
        cells[HELD_TACTICS + mover] -= 1
    else:
        cells[HELD + mover] -= 1
    cells[TOPS + stack] = cells[TOPS + stack] << 8 | top
    cells[DECK + stack] += 1
    return_or_go_on(cells, rules)


def take(cells: vec[i64], rules: Rules, card: i64) -> None:
    """The mover chooses the card that his trick takes; a deserter's is discarded at once."""
    mover = cells[MOVER]
    owner = mover if cells[TRICK] == REDEPLOY else 1 - mover
    for stone in range(rules.stones):
        side = owner * MAX_STONES + stone
        if card < CLAN_CARDS:
            found = cells[SIDE + side] >> card & 1 != 0
        else:
            found = cells[SIDE_TACTICS + side] & BIT[card - CLAN_CARDS] != 0
        if found:
            cells[SOURCE] = stone
    cells[TAKEN] = card
    if cells[TRICK] == REDEPLOY or cells[TRICK] == TRAITOR:
        cells[PHASE] = PUTTING
    else:
        remove(cells, owner, card)
        discard(cells, card)
        _after_removal(cells, rules)


def put(cells: vec[i64], rules: Rules, stone: i64) -> None:
    """The card taken goes to a stone on the mover's side, or (stone 9) beside the table."""
    mover = cells[MOVER]
    card = cells[TAKEN]
    remove(cells, mover if cells[TRICK] == REDEPLOY else 1 - mover, card)
    if stone == DISCARD - TO:
        discard(cells, card)
        _after_removal(cells, rules)
        return
    side = mover * MAX_STONES + stone
    if card < CLAN_CARDS:
        cells[SIDE + side] |= BIT[card]
        laid(cells, side, stone)
    else:
        bit = BIT[card - CLAN_CARDS]
        cells[SIDE_TACTICS + side] |= bit
        if bit & JOKERS:
            laid(cells, side, stone)
        else:
            settle(cells, stone)
    refresh(cells, rules, stone)
    _after_removal(cells, rules)


def _after_removal(cells: vec[i64], rules: Rules) -> None:
    """Goes on after a card has left its stone: if it was mud, a fourth card may have to go first."""
    stone = cells[SOURCE]
    places = places_at(cells, stone)
    seat = cells[MOVER]
    for _ in range(i64(2)):
        if cells[COUNT + seat * MAX_STONES + stone] > places:
            if not rules.drop_best:
                cells[DROPPER] = seat
                cells[PHASE] = DROPPING
                return
            _drop_worst(cells, rules, seat, stone)
        seat = 1 - seat
    cells[PHASE] = AFTER
    cells[TRICK] = 0
    cells[TAKEN] = 0
    cells[SOURCE] = 0
    refresh_after_tactics(cells, rules, stone)


def drop(cells: vec[i64], rules: Rules, card: i64) -> None:
    """The owner gives up a fourth card."""
    remove(cells, cells[DROPPER], card)
    discard(cells, card)
    cells[DROPPER] = 0
    _after_removal(cells, rules)


def _drop_worst(cells: vec[i64], rules: Rules, seat: i64, stone: i64) -> None:
    """Discards the card without which the side is strongest; among equals, the first in card order."""
    side = seat * MAX_STONES + stone
    chosen: i64 = -1
    strongest: i64 = -1
    for card in numbers(cells[SIDE + side]) + tactics_numbers(cells[SIDE_TACTICS + side] & JOKERS):
        trial = cells[:]
        remove(trial, seat, card)
        reached = strength(trial, rules, seat, stone)
        if reached > strongest:
            strongest = reached
            chosen = card
    remove(cells, seat, chosen)
    discard(cells, chosen)
