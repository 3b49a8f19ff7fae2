"""What there is to choose from: cards a hand may hold, places to lay them, stacks to draw from.

On a hidden state, a seat whose cards are unknown might hold any card of the pool, so it may choose whatever
could be legal as far as the viewer knows.
"""

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.bits import BIT, SIZE_OF, size
from caber.core.contract import EVERYBODY
from caber.games.schotten_totten.cards import (
    CLAN_CARDS,
    DESERTER,
    JOKERS,
    LAID,
    LEADERS,
    MAX_STONES,
    REDEPLOY,
    SCOUT,
    TRAITOR,
)
from caber.games.schotten_totten.claims import may_lead
from caber.games.schotten_totten.layout import (
    CLAIMABLE,
    CLAN_STACK,
    DEAL,
    DECK,
    HAND,
    HAND_TACTICS,
    HELD,
    HELD_TACTICS,
    MOVER,
    NO_DRAW,
    NO_STACK,
    OPEN,
    OWNED,
    PASSES,
    PHASE,
    PLAYED,
    POOL,
    POOL_TACTICS,
    SIDE,
    SIDE_TACTICS,
    SOURCE,
    STACK,
    TACTICS_STACK,
    TAKEN,
    TOPS,
    TRICK,
    UNKNOWN_TOP,
    VIEWER,
)
from caber.games.schotten_totten.rules import Rules

# -- what a hand may hold --------------------------------------------------------------------------


def hides(cells: vec[i64], seat: i64) -> bool:
    """Whether this state hides cards of that seat."""
    return cells[VIEWER] != EVERYBODY and cells[VIEWER] != seat


def clan_cards(cells: vec[i64], seat: i64) -> i64:
    """The clan cards that the seat holds, or might hold as far as the viewer knows."""
    if hides(cells, seat) and cells[HELD + seat] > size(cells[HAND + seat]):
        return cells[HAND + seat] | cells[POOL]
    return cells[HAND + seat]


def clan_card_count(cells: vec[i64], seat: i64) -> i64:
    """How many clan cards that makes."""
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


def from_clan_stack(cells: vec[i64]) -> bool:
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
    return _at_unclaimed_stones(cells, rules, trick, SIDE)


def takeable_tactics(cells: vec[i64], rules: Rules, trick: i64) -> i64:
    """The tactics cards that a trick may take; the traitor takes none."""
    if trick & (REDEPLOY | DESERTER) == 0:
        return 0
    cards = _at_unclaimed_stones(cells, rules, trick, SIDE_TACTICS)
    if rules.move_terrain:
        return cards
    return cards & JOKERS


def _at_unclaimed_stones(cells: vec[i64], rules: Rules, trick: i64, sides: i64) -> i64:
    """The cards in these cells of all unclaimed stones, on the side that the trick takes from."""
    first = sides + cells[MOVER] * MAX_STONES
    if trick != REDEPLOY:
        first = sides + (1 - cells[MOVER]) * MAX_STONES
    stones = unclaimed(cells, rules)
    cards: i64 = 0
    for stone in range(rules.stones):
        if stones >> stone & 1:
            cards |= cells[first + stone]
    return cards


def targets(cells: vec[i64], rules: Rules) -> i64:
    """The stones to which the card just taken may go."""
    if cells[TRICK] == TRAITOR:
        return cells[OPEN + cells[MOVER]]
    taken = cells[TAKEN]
    elsewhere = ~BIT[cells[SOURCE]]
    if taken >= CLAN_CARDS and BIT[taken - CLAN_CARDS] & JOKERS == 0:
        return unclaimed(cells, rules) & elsewhere
    return cells[OPEN + cells[MOVER]] & elsewhere


def returnable(cells: vec[i64]) -> i64:
    """The clan cards that the scout's player may put back."""
    if hides(cells, cells[MOVER]):
        return 0
    return cells[HAND + cells[MOVER]]


def returnable_tactics(cells: vec[i64]) -> i64:
    """The tactics cards that he may put back."""
    if hides(cells, cells[MOVER]):
        return 0
    return cells[HAND_TACTICS + cells[MOVER]]


def returnable_unseen(cells: vec[i64]) -> i64:
    """The stacks, as bits, on which he may put a card that the viewer doesn't see."""
    mover = cells[MOVER]
    stacks: i64 = 0
    if hides(cells, mover):
        if cells[HELD + mover]:
            stacks |= 1
        if cells[HELD_TACTICS + mover]:
            stacks |= 2
    return stacks
