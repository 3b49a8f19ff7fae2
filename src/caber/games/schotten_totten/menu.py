"""The legal moves: how many there are, which is the n-th, and whether a given one is among them.

On a hidden state, a seat whose cards are unknown might hold any card of the pool, so its menu lists what
could be legal as far as the viewer knows.
"""

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.contract import EVERYBODY
from caber.games.schotten_totten.cards import (
    BIT,
    CARDS,
    CLAN_CARDS,
    DESERTER,
    JOKERS,
    LAID,
    LEADERS,
    MAX_STONES,
    PLACE_OF,
    REDEPLOY,
    SCOUT,
    SIZE_OF,
    TRAITOR,
    TRICKS,
    nth_card,
    size,
)
from caber.games.schotten_totten.claims import may_lead
from caber.games.schotten_totten.layout import (
    AFTER,
    CLAIM,
    CLAIMABLE,
    CLAN_STACK,
    DEAL,
    DEALT,
    DECK,
    DISCARD,
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
    LAY,
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
    RETURN,
    RETURN_UNSEEN,
    RETURNING,
    SCOUTED,
    SCOUTING,
    SIDE,
    SIDE_TACTICS,
    SOURCE,
    STACK,
    TACTICS_STACK,
    TAKE,
    TAKEN,
    TAKING,
    TO,
    TOPS,
    TRICK,
    UNKNOWN_TOP,
    UNSEEN_CARD,
    VIEWER,
)
from caber.games.schotten_totten.rules import Rules


def count(cells: vec[i64], rules: Rules) -> i64:
    """How many moves or chance outcomes there are."""
    phase = cells[PHASE]
    mover = cells[MOVER]
    if phase == PLAY:
        total = SIZE_OF[cells[CLAIMABLE + mover]] + _clan_cards(cells, mover) * SIZE_OF[cells[OPEN + mover]]
        if rules.tactics:
            total += _tactics_moves(cells, rules)
        if may_pass(cells):
            total += 1
        return total
    if phase == AFTER:
        stacks = stacks_to_draw(cells, rules)
        total = SIZE_OF[stacks]
        if not rules.expert:
            total += SIZE_OF[cells[CLAIMABLE + mover]]
        if may_end(rules, stacks):
            total += 1
        return total
    if phase in (DRAWN, DEAL, SCOUTED):
        if _from_clan_stack(cells):
            return cells[DECK]
        return (
            size(outcomes(cells, rules))
            + SIZE_OF[tactics_outcomes(cells)]
            + SIZE_OF[unseen_outcomes(cells, rules)]
        )
    if phase == SCOUTING:
        return SIZE_OF[stacks_to_scout(cells, rules)]
    if phase == RETURNING:
        return (
            size(_returnable(cells))
            + SIZE_OF[_returnable_tactics(cells)]
            + SIZE_OF[_returnable_unseen(cells)]
        )
    if phase == TAKING:
        trick = cells[TRICK]
        return size(takeable(cells, rules, trick)) + SIZE_OF[takeable_tactics(cells, rules, trick)]
    if phase == PUTTING:
        return SIZE_OF[targets(cells, rules)] + i64(cells[TRICK] == REDEPLOY)
    if phase == DROPPING:
        side = cells[DROPPER] * MAX_STONES + cells[SOURCE]
        return size(cells[SIDE + side]) + SIZE_OF[cells[SIDE_TACTICS + side] & JOKERS]
    return 0


def nth(cells: vec[i64], rules: Rules, index: i64) -> i64:
    """The move at this index, in the order that docs/notation.md gives."""
    phase = cells[PHASE]
    mover = cells[MOVER]
    if phase == PLAY or (phase == AFTER and not rules.expert):
        claims = cells[CLAIMABLE + mover]
        if index < SIZE_OF[claims]:
            return CLAIM + PLACE_OF[claims * 10 + index]
        index -= SIZE_OF[claims]
    if phase == PLAY:
        stones = cells[OPEN + mover]
        wide = SIZE_OF[stones]
        layings = _clan_cards(cells, mover) * wide
        if index < layings:
            row = index // wide
            card = nth_card(clan_cards(cells, mover), row)
            return LAY + card * MAX_STONES + PLACE_OF[stones * 10 + index - row * wide]
        if rules.tactics:
            return _nth_tactics_move(cells, rules, index - layings)
        return PASS
    if phase == AFTER:
        stacks = stacks_to_draw(cells, rules)
        if index < SIZE_OF[stacks]:
            return DRAW + PLACE_OF[stacks * 10 + index]
        return END
    if phase in (DRAWN, DEAL, SCOUTED):
        if _from_clan_stack(cells):
            return DEALT + nth_card(cells[POOL], index)
        return DEALT + _nth_of(
            outcomes(cells, rules), tactics_outcomes(cells), unseen_outcomes(cells, rules), index
        )
    if phase == SCOUTING:
        return DRAW + PLACE_OF[stacks_to_scout(cells, rules) * 10 + index]
    if phase == RETURNING:
        return RETURN + _nth_of(
            _returnable(cells), _returnable_tactics(cells), _returnable_unseen(cells), index
        )
    if phase == TAKING:
        trick = cells[TRICK]
        return TAKE + _nth_of(takeable(cells, rules, trick), takeable_tactics(cells, rules, trick), 0, index)
    if phase == PUTTING:
        stones = targets(cells, rules)
        if index < SIZE_OF[stones]:
            return TO + PLACE_OF[stones * 10 + index]
        return DISCARD
    side = cells[DROPPER] * MAX_STONES + cells[SOURCE]
    return DROP + _nth_of(cells[SIDE + side], cells[SIDE_TACTICS + side] & JOKERS, 0, index)


def legal(cells: vec[i64], rules: Rules, move: i64) -> bool:
    """Whether the move is on the menu, without making the list."""
    phase = cells[PHASE]
    mover = cells[MOVER]
    if move < 0 or phase == FINISHED:
        return False
    if move < CLAIM:
        card = move // MAX_STONES
        stone = move % MAX_STONES
        if phase != PLAY:
            return False
        if card < CLAN_CARDS:
            return clan_cards(cells, mover) >> card & 1 != 0 and cells[OPEN + mover] >> stone & 1 != 0
        bit = BIT[card - CLAN_CARDS]
        return tactics_cards(cells, mover) & bit != 0 and spots(cells, rules, bit) >> stone & 1 != 0
    if move < PLAY_TRICK:
        if phase != PLAY and (phase != AFTER or rules.expert):
            return False
        return cells[CLAIMABLE + mover] >> (move - CLAIM) & 1 != 0
    if move < PASS:
        bit = BIT[FIRST_TRICK + move - PLAY_TRICK]
        return phase == PLAY and tactics_cards(cells, mover) & bit != 0 and spots(cells, rules, bit) != 0
    if move == PASS:
        return phase == PLAY and may_pass(cells)
    if move < END:
        if phase == AFTER:
            return stacks_to_draw(cells, rules) >> (move - DRAW) & 1 != 0
        return phase == SCOUTING and stacks_to_scout(cells, rules) >> (move - DRAW) & 1 != 0
    if move == END:
        return phase == AFTER and may_end(rules, stacks_to_draw(cells, rules))
    if move < TO:
        trick = cells[TRICK]
        return phase == TAKING and _holds(
            takeable(cells, rules, trick), takeable_tactics(cells, rules, trick), 0, move - TAKE
        )
    if move < DISCARD:
        return phase == PUTTING and targets(cells, rules) >> (move - TO) & 1 != 0
    if move == DISCARD:
        return phase == PUTTING and cells[TRICK] == REDEPLOY
    if move < DROP:
        return phase == RETURNING and _holds(
            _returnable(cells), _returnable_tactics(cells), _returnable_unseen(cells), move - RETURN
        )
    if move < DEALT:
        side = cells[DROPPER] * MAX_STONES + cells[SOURCE]
        return phase == DROPPING and _holds(
            cells[SIDE + side], cells[SIDE_TACTICS + side] & JOKERS, 0, move - DROP
        )
    if phase != DRAWN and phase != DEAL and phase != SCOUTED:
        return False
    return _holds(
        outcomes(cells, rules), tactics_outcomes(cells), unseen_outcomes(cells, rules), move - DEALT
    )


# -- cards, tactics and unseen ones as one row of numbers ------------------------------------------


def _nth_of(cards: i64, tactics: i64, unseen: i64, index: i64) -> i64:
    """The index-th of clan cards, then tactics cards, then unseen cards by stack, as a card number."""
    total = size(cards)
    if index < total:
        return nth_card(cards, index)
    index -= total
    if index < SIZE_OF[tactics]:
        return CLAN_CARDS + PLACE_OF[tactics * 10 + index]
    return CARDS + PLACE_OF[unseen * 10 + index - SIZE_OF[tactics]]


def _holds(cards: i64, tactics: i64, unseen: i64, card: i64) -> bool:
    if card < CLAN_CARDS:
        return cards >> card & 1 != 0
    if card < CARDS:
        return tactics >> (card - CLAN_CARDS) & 1 != 0
    return card < CARDS + 2 and unseen >> (card - CARDS) & 1 != 0


# -- what a hand may hold --------------------------------------------------------------------------


def hides(cells: vec[i64], seat: i64) -> bool:
    """Whether this state hides cards of that seat."""
    return cells[VIEWER] != EVERYBODY and cells[VIEWER] != seat


def clan_cards(cells: vec[i64], seat: i64) -> i64:
    """The clan cards that the seat holds, or might hold as far as the viewer knows."""
    if hides(cells, seat) and cells[HELD + seat] > size(cells[HAND + seat]):
        return cells[HAND + seat] | cells[POOL]
    return cells[HAND + seat]


def _clan_cards(cells: vec[i64], seat: i64) -> i64:
    if hides(cells, seat):
        return size(clan_cards(cells, seat))
    return cells[HELD + seat]


def tactics_cards(cells: vec[i64], seat: i64) -> i64:
    """The tactics cards that the seat holds, or might hold as far as the viewer knows."""
    if hides(cells, seat) and cells[HELD_TACTICS + seat] > SIZE_OF[cells[HAND_TACTICS + seat]]:
        return cells[HAND_TACTICS + seat] | cells[POOL_TACTICS]
    return cells[HAND_TACTICS + seat]


# -- playing ---------------------------------------------------------------------------------------


def may_pass(cells: vec[i64]) -> bool:
    """Only without a playable clan card; straight after the other's pass only without a claim left."""
    mover = cells[MOVER]
    if cells[HELD + mover] and cells[OPEN + mover]:
        return False
    return cells[PASSES] == 0 or cells[CLAIMABLE + mover] == 0


def spots(cells: vec[i64], rules: Rules, card: i64) -> i64:
    """Where the mover may lay a tactics card, as stones; for a trick, 1 if it can do anything."""
    mover = cells[MOVER]
    if cells[PLAYED + mover] > cells[PLAYED + 1 - mover]:
        return 0
    if card & LEADERS and not may_lead(cells, rules, mover):
        return 0
    if card & JOKERS:
        return cells[OPEN + mover]
    if card & LAID:
        return unclaimed(cells, rules)
    if card == SCOUT:
        return i64(cells[DECK] + cells[DECK + 1] > 0)
    if card == TRAITOR and cells[OPEN + mover] == 0:
        return 0
    return i64(takeable(cells, rules, card) | takeable_tactics(cells, rules, card) != 0)


def unclaimed(cells: vec[i64], rules: Rules) -> i64:
    """The stones that nobody owns."""
    return rules.all_stones & ~(cells[OWNED] | cells[OWNED + 1])


def _tactics_moves(cells: vec[i64], rules: Rules) -> i64:
    total: i64 = 0
    rest = tactics_cards(cells, cells[MOVER])
    while rest:
        card = rest & -rest
        total += SIZE_OF[spots(cells, rules, card)]
        rest &= rest - 1
    return total


def _nth_tactics_move(cells: vec[i64], rules: Rules, index: i64) -> i64:
    rest = tactics_cards(cells, cells[MOVER])
    while rest:
        card = rest & -rest
        stones = spots(cells, rules, card)
        if index < SIZE_OF[stones]:
            place = PLACE_OF[card * 10]
            if card & TRICKS:
                return PLAY_TRICK + place - FIRST_TRICK
            return LAY + (CLAN_CARDS + place) * MAX_STONES + PLACE_OF[stones * 10 + index]
        index -= SIZE_OF[stones]
        rest &= rest - 1
    return PASS


# -- drawing ---------------------------------------------------------------------------------------


def stacks_to_draw(cells: vec[i64], rules: Rules) -> i64:
    """The stacks from which the mover may draw after the play, as bits."""
    mover = cells[MOVER]
    if cells[NO_DRAW] or cells[HELD + mover] + cells[HELD_TACTICS + mover] >= rules.hand:
        return 0
    return _stacks_left(cells)


def _stacks_left(cells: vec[i64]) -> i64:
    stacks: i64 = 0
    if cells[DECK + CLAN_STACK]:
        stacks |= 1
    if cells[DECK + TACTICS_STACK]:
        stacks |= 2
    return stacks


def may_end(rules: Rules, stacks: i64) -> bool:
    """Whether the turn may end without a draw, these being the stacks to draw from."""
    return stacks == 0 or (rules.draw_may_end and rules.tactics and stacks != 3)


def stacks_to_scout(cells: vec[i64], rules: Rules) -> i64:
    """The stacks from which the scout may draw, as bits."""
    stacks = _stacks_left(cells)
    if rules.scout_one_stack and cells[STACK] != NO_STACK:
        stacks &= BIT[cells[STACK]]
    return stacks


def receiver(cells: vec[i64], rules: Rules) -> i64:
    """The seat that gets the card which chance deals."""
    if cells[PHASE] == DEAL and cells[HELD] != cells[HELD + 1]:
        return 1 - rules.begins
    return cells[MOVER]


def _from_clan_stack(cells: vec[i64]) -> bool:
    """Whether chance deals any card of the clan stack, nothing being hidden: the common case."""
    return cells[STACK] == CLAN_STACK and cells[TOPS] == 0 and cells[VIEWER] == EVERYBODY


def _known_top(cells: vec[i64]) -> i64:
    """The number of the card known to lie on the stack being drawn from; -1: none."""
    top = cells[TOPS + cells[STACK]] & 255
    if top == UNKNOWN_TOP:
        return -1
    return top - 1


def outcomes(cells: vec[i64], rules: Rules) -> i64:
    """The clan cards that chance may deal now."""
    if cells[STACK] == TACTICS_STACK:
        return 0
    top = _known_top(cells)
    if top >= 0:
        return BIT[top]
    if hides(cells, receiver(cells, rules)):
        return 0
    return cells[POOL]


def tactics_outcomes(cells: vec[i64]) -> i64:
    """The tactics cards that chance may deal now."""
    if cells[STACK] == CLAN_STACK:
        return 0
    top = _known_top(cells)
    if top >= 0:
        return BIT[top - CLAN_CARDS]
    if hides(cells, cells[MOVER]):
        return 0
    return cells[POOL_TACTICS]


def unseen_outcomes(cells: vec[i64], rules: Rules) -> i64:
    """The stack, as a bit, if the viewer doesn't get to see the card that chance deals from it."""
    if _known_top(cells) >= 0 or not hides(cells, receiver(cells, rules)):
        return 0
    return BIT[cells[STACK]]


# -- tricks ----------------------------------------------------------------------------------------


def takeable(cells: vec[i64], rules: Rules, trick: i64) -> i64:
    """The clan cards that a trick may take: one's own for redeploy, else the opponent's."""
    if trick & (REDEPLOY | DESERTER | TRAITOR) == 0:
        return 0
    seat = cells[MOVER]
    if trick != REDEPLOY:
        seat = 1 - seat
    stones = unclaimed(cells, rules)
    cards: i64 = 0
    for stone in range(rules.stones):
        if stones >> stone & 1:
            cards |= cells[SIDE + seat * MAX_STONES + stone]
    return cards


def takeable_tactics(cells: vec[i64], rules: Rules, trick: i64) -> i64:
    """The tactics cards that a trick may take; the traitor takes none."""
    if trick & (REDEPLOY | DESERTER) == 0:
        return 0
    seat = cells[MOVER]
    if trick != REDEPLOY:
        seat = 1 - seat
    stones = unclaimed(cells, rules)
    cards: i64 = 0
    for stone in range(rules.stones):
        if stones >> stone & 1:
            cards |= cells[SIDE_TACTICS + seat * MAX_STONES + stone]
    if rules.move_terrain:
        return cards
    return cards & JOKERS


def targets(cells: vec[i64], rules: Rules) -> i64:
    """The stones to which the card just taken may go."""
    if cells[TRICK] == TRAITOR:
        return cells[OPEN + cells[MOVER]]
    taken = cells[TAKEN]
    elsewhere = ~BIT[cells[SOURCE]]
    if taken >= CLAN_CARDS and BIT[taken - CLAN_CARDS] & JOKERS == 0:
        return unclaimed(cells, rules) & elsewhere
    return cells[OPEN + cells[MOVER]] & elsewhere


def _returnable(cells: vec[i64]) -> i64:
    if hides(cells, cells[MOVER]):
        return 0
    return cells[HAND + cells[MOVER]]


def _returnable_tactics(cells: vec[i64]) -> i64:
    if hides(cells, cells[MOVER]):
        return 0
    return cells[HAND_TACTICS + cells[MOVER]]


def _returnable_unseen(cells: vec[i64]) -> i64:
    mover = cells[MOVER]
    stacks: i64 = 0
    if hides(cells, mover):
        if cells[HELD + mover]:
            stacks |= 1
        if cells[HELD_TACTICS + mover]:
            stacks |= 2
    return stacks


# RETURN and DEALT number the unseen cards straight after the seventy cards.
assert RETURN + CARDS == RETURN_UNSEEN
assert DEALT + CARDS == UNSEEN_CARD
