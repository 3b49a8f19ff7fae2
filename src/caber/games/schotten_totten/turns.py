"""What each move does to the table."""

from librt.vecs import vec
from mypy_extensions import i64

from caber.games.schotten_totten.cards import (
    BIT,
    CLAN_CARDS,
    JOKERS,
    LEADERS,
    MAX_STONES,
    REDEPLOY,
    SCOUT,
    SIZE_OF,
    TRAITOR,
    numbers,
    tactics_numbers,
)
from caber.games.schotten_totten.claims import places_at, refresh, reveal, strength
from caber.games.schotten_totten.layout import (
    AFTER,
    CLAIM,
    CLAIMABLE,
    CLAN_STACK,
    CLOCK,
    COMPLETE_AT,
    COUNT,
    DEAL,
    DEALT,
    DECK,
    DISCARD,
    DISCARDS,
    DISCARDS_TACTICS,
    DRAW,
    DRAWN,
    DROP,
    DROPPER,
    DROPPING,
    END,
    FINISHED,
    FIRST_TRICK,
    HAND,
    HAND_TACTICS,
    HELD,
    HELD_TACTICS,
    KNOWN,
    KNOWN_TACTICS,
    LAID_AT,
    LED,
    LEVEL,
    MAJORITY,
    MORE_STONES,
    MOVER,
    NO_DRAW,
    NO_STACK,
    OPEN,
    OWNED,
    PASS,
    PASSES,
    PHASE,
    PLAY,
    PLAY_TRICK,
    PLAYED,
    POOL,
    POOL_TACTICS,
    PUTTING,
    REASON,
    RETURN,
    RETURN_UNSEEN,
    RETURNING,
    SCOUT_LEFT,
    SCOUT_SEAT,
    SCOUTED,
    SCOUTING,
    SIDE,
    SIDE_TACTICS,
    SOURCE,
    STACK,
    STRENGTH,
    TACTICS_STACK,
    TAKE,
    TAKEN,
    TAKING,
    THREE_ADJACENT,
    TO,
    TOPS,
    TRICK,
    UNKNOWN_TOP,
    UNSEEN_CARD,
    WINNER,
    WITNESS,
)
from caber.games.schotten_totten.menu import receiver, stacks_to_scout
from caber.games.schotten_totten.rules import Rules


def act(cells: vec[i64], rules: Rules, move: i64) -> None:
    """Carries out one legal move."""
    cells[CLOCK] += 1
    if move < CLAIM:
        card = move // MAX_STONES
        if card < CLAN_CARDS:
            lay_clan_card(cells, rules, card, move % MAX_STONES)
        else:
            lay_tactics_card(cells, rules, card, move % MAX_STONES)
    elif move >= UNSEEN_CARD:
        receive_unseen(cells, rules)
    elif move >= DEALT:
        receive(cells, rules, move - DEALT)
    elif move < PLAY_TRICK:
        claim(cells, rules, move - CLAIM)
    elif move < PASS:
        play_trick(cells, rules, move - PLAY_TRICK)
    elif move == PASS:
        skip_play(cells, rules)
    elif move < END:
        cells[STACK] = move - DRAW
        if cells[PHASE] == AFTER:
            cells[PHASE] = DRAWN
        else:
            cells[PHASE] = SCOUTED
    elif move == END:
        next_turn(cells)
    elif move < TO:
        take(cells, rules, move - TAKE)
    elif move <= DISCARD:
        put(cells, rules, move - TO)
    elif move < DROP:
        put_back(cells, rules, move - RETURN)
    else:
        drop(cells, rules, move - DROP)


def next_turn(cells: vec[i64]) -> None:
    """Hands the turn to the other seat."""
    cells[MOVER] = 1 - cells[MOVER]
    cells[PHASE] = PLAY
    cells[NO_DRAW] = 0
    cells[STACK] = CLAN_STACK


# -- dealing and drawing ---------------------------------------------------------------------------


def receive(cells: vec[i64], rules: Rules, card: i64) -> None:
    """Chance gives a card to a seat."""
    seat = receiver(cells, rules)
    top = _lift_top(cells)
    if card < CLAN_CARDS:
        bit = BIT[card]
        if top == 0 or top == UNKNOWN_TOP:
            cells[POOL] &= ~bit
        if top and seat != cells[SCOUT_SEAT]:
            cells[KNOWN] |= bit
        cells[HAND + seat] |= bit
        cells[HELD + seat] += 1
    else:
        bit = BIT[card - CLAN_CARDS]
        if top == 0 or top == UNKNOWN_TOP:
            cells[POOL_TACTICS] &= ~bit
        if top and seat != cells[SCOUT_SEAT]:
            cells[KNOWN_TACTICS] |= bit
        cells[HAND_TACTICS + seat] |= bit
        cells[HELD_TACTICS + seat] += 1
    _received(cells, rules)


def receive_unseen(cells: vec[i64], rules: Rules) -> None:
    """Chance gives a card that the viewer doesn't get to see."""
    seat = receiver(cells, rules)
    _lift_top(cells)
    if cells[STACK] == TACTICS_STACK:
        cells[HELD_TACTICS + seat] += 1
    else:
        cells[HELD + seat] += 1
    _received(cells, rules)


def _lift_top(cells: vec[i64]) -> i64:
    """Takes a card off the stack; returns it if it had been put back there, as TOPS writes it."""
    stack = cells[STACK]
    cells[DECK + stack] -= 1
    top = cells[TOPS + stack] & 255
    cells[TOPS + stack] >>= 8
    return top


def _received(cells: vec[i64], rules: Rules) -> None:
    phase = cells[PHASE]
    if phase == DRAWN:
        next_turn(cells)
    elif phase == DEAL:
        if cells[HELD] + cells[HELD + 1] == 2 * rules.hand:
            cells[PHASE] = PLAY
    else:
        cells[SCOUT_LEFT] -= 1
        if cells[SCOUT_LEFT] and stacks_to_scout(cells, rules):
            cells[PHASE] = SCOUTING
        else:
            cells[SCOUT_LEFT] = 0
            _return_or_go_on(cells, rules)


# -- laying and claiming ---------------------------------------------------------------------------


def lay_clan_card(cells: vec[i64], rules: Rules, card: i64, stone: i64) -> None:
    """The mover lays a clan card of his hand."""
    mover = cells[MOVER]
    bit = BIT[card]
    if cells[HAND + mover] & bit:
        cells[HAND + mover] &= ~bit
        cells[KNOWN] &= ~bit
    else:
        cells[POOL] &= ~bit  # the hand is hidden, and this is one of its unknown cards
    cells[HELD + mover] -= 1
    side = mover * MAX_STONES + stone
    cells[SIDE + side] |= bit
    _laid(cells, side, stone)
    cells[PASSES] = 0
    cells[PHASE] = AFTER
    reveal(cells, rules, bit)
    refresh(cells, rules, stone)


def _laid(cells: vec[i64], side: i64, stone: i64) -> None:
    """Counts a card just laid, and marks the side complete if it is."""
    cells[COUNT + side] += 1
    cells[STRENGTH + side] = -1
    cells[LAID_AT + side] = cells[CLOCK]
    if cells[COUNT + side] == places_at(cells, stone):
        cells[COMPLETE_AT + side] = cells[CLOCK]
        cells[OPEN + side // MAX_STONES] &= ~BIT[stone]


def lay_tactics_card(cells: vec[i64], rules: Rules, card: i64, stone: i64) -> None:
    """The mover lays a joker or terrain of his hand."""
    mover = cells[MOVER]
    bit = BIT[card - CLAN_CARDS]
    _spend(cells, bit)
    side = mover * MAX_STONES + stone
    cells[SIDE_TACTICS + side] |= bit
    if bit & LEADERS:
        cells[LED + mover] = 1
    if bit & JOKERS:
        _laid(cells, side, stone)
    else:
        _settle(cells, stone)
    cells[PHASE] = AFTER
    _refresh_after_tactics(cells, rules, stone)


def _spend(cells: vec[i64], card: i64) -> None:
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


def _refresh_after_tactics(cells: vec[i64], rules: Rules, stone: i64) -> None:
    if rules.proof_jokers:
        # A joker that shows up is gone from every hypothetical formation.
        for each in range(rules.stones):
            if not (cells[OWNED] | cells[OWNED + 1]) >> each & 1:
                refresh(cells, rules, each)
    else:
        refresh(cells, rules, stone)


def _settle(cells: vec[i64], stone: i64) -> None:
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


def claim(cells: vec[i64], rules: Rules, stone: i64) -> None:
    """The mover takes a stone, and perhaps the game."""
    mover = cells[MOVER]
    bit = BIT[stone]
    cells[OWNED + mover] |= bit
    cells[PASSES] = 0
    for seat in range(i64(2)):
        cells[OPEN + seat] &= ~bit
        cells[CLAIMABLE + seat] &= ~bit
        cells[WITNESS + seat * MAX_STONES + stone] = 0
    owned = cells[OWNED + mover]
    if owned & owned >> 1 & owned >> 2:
        _finish(cells, mover, THREE_ADJACENT)
    elif SIZE_OF[owned] >= rules.majority:
        _finish(cells, mover, MAJORITY)


def _finish(cells: vec[i64], winner: i64, reason: i64) -> None:
    cells[PHASE] = FINISHED
    cells[WINNER] = winner
    cells[REASON] = reason


def skip_play(cells: vec[i64], rules: Rules) -> None:
    """The mover plays no card; the second time in a row ends a game in which nothing is left to claim."""
    cells[PASSES] += 1
    cells[PHASE] = AFTER
    if cells[PASSES] < 2 or cells[CLAIMABLE] | cells[CLAIMABLE + 1]:
        return
    lead = SIZE_OF[cells[OWNED]] - SIZE_OF[cells[OWNED + 1]]
    if lead == 0 or rules.stuck_is_draw:
        _finish(cells, -1, LEVEL)
    else:
        _finish(cells, i64(lead < 0), MORE_STONES)


# -- tricks ----------------------------------------------------------------------------------------


def play_trick(cells: vec[i64], rules: Rules, which: i64) -> None:
    """The mover plays scout, redeploy, deserter or traitor."""
    bit = BIT[FIRST_TRICK + which]
    _spend(cells, bit)
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


def _return_or_go_on(cells: vec[i64], rules: Rules) -> None:
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
    _return_or_go_on(cells, rules)


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
        _remove(cells, owner, card)
        _discard(cells, card)
        _after_removal(cells, rules)


def put(cells: vec[i64], rules: Rules, stone: i64) -> None:
    """The card taken goes to a stone on the mover's side, or (stone 9) beside the table."""
    mover = cells[MOVER]
    card = cells[TAKEN]
    _remove(cells, mover if cells[TRICK] == REDEPLOY else 1 - mover, card)
    if stone == DISCARD - TO:
        _discard(cells, card)
        _after_removal(cells, rules)
        return
    side = mover * MAX_STONES + stone
    if card < CLAN_CARDS:
        cells[SIDE + side] |= BIT[card]
        _laid(cells, side, stone)
    else:
        bit = BIT[card - CLAN_CARDS]
        cells[SIDE_TACTICS + side] |= bit
        if bit & JOKERS:
            _laid(cells, side, stone)
        else:
            _settle(cells, stone)
    _refresh_after_tactics(cells, rules, stone)
    _after_removal(cells, rules)


def _remove(cells: vec[i64], owner: i64, card: i64) -> None:
    side = owner * MAX_STONES + cells[SOURCE]
    if card < CLAN_CARDS:
        cells[SIDE + side] &= ~BIT[card]
        cells[COUNT + side] -= 1
    else:
        bit = BIT[card - CLAN_CARDS]
        cells[SIDE_TACTICS + side] &= ~bit
        if bit & JOKERS:
            cells[COUNT + side] -= 1
    _settle(cells, cells[SOURCE])


def _discard(cells: vec[i64], card: i64) -> None:
    if card < CLAN_CARDS:
        cells[DISCARDS] |= BIT[card]
    else:
        cells[DISCARDS_TACTICS] |= BIT[card - CLAN_CARDS]


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
    _refresh_after_tactics(cells, rules, stone)


def drop(cells: vec[i64], rules: Rules, card: i64) -> None:
    """The owner gives up a fourth card."""
    _remove(cells, cells[DROPPER], card)
    _discard(cells, card)
    cells[DROPPER] = 0
    _after_removal(cells, rules)


def _drop_worst(cells: vec[i64], rules: Rules, seat: i64, stone: i64) -> None:
    """Discards the card without which the side is strongest; among equals, the first in card order."""
    side = seat * MAX_STONES + stone
    chosen: i64 = -1
    strongest: i64 = -1
    for card in numbers(cells[SIDE + side]) + tactics_numbers(cells[SIDE_TACTICS + side] & JOKERS):
        trial = cells[:]
        _remove(trial, seat, card)
        reached = strength(trial, rules, seat, stone)
        if reached > strongest:
            strongest = reached
            chosen = card
    _remove(cells, seat, chosen)
    _discard(cells, chosen)
