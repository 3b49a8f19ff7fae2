"""What each move does to the table."""

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.bits import BIT, SIZE_OF
from caber.games.schotten_totten.cards import CLAN_CARDS, JOKERS, LEADERS, MAX_STONES
from caber.games.schotten_totten.choices import receiver, stacks_to_scout
from caber.games.schotten_totten.claims import refresh, reveal
from caber.games.schotten_totten.layout import (
    AFTER,
    CLAIM,
    CLAIMABLE,
    CLAN_STACK,
    CLOCK,
    DEAL,
    DEALT,
    DECK,
    DISCARD,
    DRAW,
    DRAWN,
    DROP,
    END,
    FINISHED,
    HAND,
    HAND_TACTICS,
    HELD,
    HELD_TACTICS,
    KNOWN,
    KNOWN_TACTICS,
    LED,
    LEVEL,
    MAJORITY,
    MORE_STONES,
    MOVER,
    NO_DRAW,
    OPEN,
    OWNED,
    PASS,
    PASSES,
    PHASE,
    PLAY,
    PLAY_TRICK,
    POOL,
    POOL_TACTICS,
    REASON,
    RETURN,
    SCOUT_LEFT,
    SCOUT_SEAT,
    SCOUTED,
    SCOUTING,
    SIDE,
    SIDE_TACTICS,
    STACK,
    TACTICS_STACK,
    TAKE,
    THREE_ADJACENT,
    TO,
    TOPS,
    UNKNOWN_TOP,
    UNSEEN_CARD,
    WINNER,
    WITNESS,
)
from caber.games.schotten_totten.rules import Rules
from caber.games.schotten_totten.sides import laid, refresh_after_tactics, settle, spend
from caber.games.schotten_totten.tricks import drop, play_trick, put, put_back, return_or_go_on, take


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
            return_or_go_on(cells, rules)


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
    laid(cells, side, stone)
    cells[PASSES] = 0
    cells[PHASE] = AFTER
    reveal(cells, rules, bit)
    refresh(cells, rules, stone)


def lay_tactics_card(cells: vec[i64], rules: Rules, card: i64, stone: i64) -> None:
    """The mover lays a joker or terrain of his hand."""
    mover = cells[MOVER]
    bit = BIT[card - CLAN_CARDS]
    spend(cells, bit)
    side = mover * MAX_STONES + stone
    cells[SIDE_TACTICS + side] |= bit
    if bit & LEADERS:
        cells[LED + mover] = 1
    if bit & JOKERS:
        laid(cells, side, stone)
    else:
        settle(cells, stone)
    cells[PHASE] = AFTER
    refresh_after_tactics(cells, rules, stone)


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
