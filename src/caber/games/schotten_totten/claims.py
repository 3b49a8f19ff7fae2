"""Who may claim which stone: kept up to date move by move, from face-up cards alone.

A claim that fails has a counter-example: unseen cards with which the opponent would beat it. Until one of
those cards shows up, or something changes at the stone itself, the verdict stands, so most moves need no
proof at all. `refresh` judges one stone anew, `reveal` those that a card just shown was a witness for.
"""

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.bits import BIT, SIZE_OF, size
from caber.games.schotten_totten.cards import FOG, JOKERS, LEADERS, MAX_STONES, MUD
from caber.games.schotten_totten.formations import best
from caber.games.schotten_totten.layout import (
    CLAIMABLE,
    COMPLETE_AT,
    COUNT,
    DISCARDS,
    DISCARDS_TACTICS,
    LAID_AT,
    LED,
    OPEN,
    OWNED,
    SIDE,
    SIDE_TACTICS,
    STRENGTH,
    UNSEEN,
    WATCH,
    WITNESS,
)
from caber.games.schotten_totten.rules import Rules


def places_at(cells: vec[i64], stone: i64) -> i64:
    """How many cards a complete side has at this stone: three, or four in mud."""
    if (cells[SIDE_TACTICS + stone] | cells[SIDE_TACTICS + MAX_STONES + stone]) & MUD:
        return 4
    return 3


def strength(cells: vec[i64], rules: Rules, seat: i64, stone: i64) -> i64:
    """The strength of a complete side, worked out once after each change there."""
    side = seat * MAX_STONES + stone
    if cells[STRENGTH + side] < 0:
        terrain = cells[SIDE_TACTICS + stone] | cells[SIDE_TACTICS + MAX_STONES + stone]
        jokers = cells[SIDE_TACTICS + side] & JOKERS
        reached, _ = best(cells[SIDE + side], jokers, 0, 0, rules.values, terrain & FOG != 0)
        cells[STRENGTH + side] = reached
    return cells[STRENGTH + side]


def reachable(cells: vec[i64], rules: Rules, seat: i64, stone: i64) -> tuple[i64, i64, i64]:
    """The greatest strength a seat can still reach, and the unseen clan cards and jokers that it takes."""
    side = seat * MAX_STONES + stone
    terrain = cells[SIDE_TACTICS + stone] | cells[SIDE_TACTICS + MAX_STONES + stone]
    laid = cells[SIDE + side]
    jokers = cells[SIDE_TACTICS + side] & JOKERS
    free = places_at(cells, stone) - cells[COUNT + side]
    reached, witness = best(laid, jokers, cells[UNSEEN], free, rules.values, terrain & FOG != 0)
    fresh: i64 = 0
    if rules.proof_jokers and free > 0:
        spare = spare_jokers(cells, rules, seat)
        subset = spare
        while subset:
            if SIZE_OF[subset] <= free and subset & LEADERS != LEADERS:
                more, cards = best(
                    laid,
                    jokers | subset,
                    cells[UNSEEN],
                    free - SIZE_OF[subset],
                    rules.values,
                    terrain & FOG != 0,
                )
                if more > reached:
                    reached = more
                    witness = cards
                    fresh = subset
            subset = (subset - 1) & spare
    return reached, witness, fresh


def spare_jokers(cells: vec[i64], rules: Rules, seat: i64) -> i64:
    """The unplayed jokers that this seat might still lay."""
    if not rules.tactics:
        return 0
    face_up = cells[DISCARDS_TACTICS]
    for stone in range(rules.stones):
        face_up |= cells[SIDE_TACTICS + stone] | cells[SIDE_TACTICS + MAX_STONES + stone]
    spare = JOKERS & ~face_up
    if not may_lead(cells, rules, seat):
        spare &= ~LEADERS
    return spare


def may_lead(cells: vec[i64], rules: Rules, seat: i64) -> bool:
    """Whether the seat may lay a leader: one per game, or one at a time on the table."""
    if rules.leader_per_game:
        return cells[LED + seat] == 0
    first = SIDE_TACTICS + seat * MAX_STONES
    return all(cells[first + stone] & LEADERS == 0 for stone in range(rules.stones))


def was_first(cells: vec[i64], rules: Rules, seat: i64, stone: i64) -> bool:
    """Whether this seat holds a stone at which both sides are complete and equally strong."""
    mine = seat * MAX_STONES + stone
    theirs = (1 - seat) * MAX_STONES + stone
    if not rules.tie_by_last_card and cells[COMPLETE_AT + mine] != cells[COMPLETE_AT + theirs]:
        return cells[COMPLETE_AT + mine] < cells[COMPLETE_AT + theirs]
    return cells[LAID_AT + mine] < cells[LAID_AT + theirs]


def refresh(cells: vec[i64], rules: Rules, stone: i64) -> None:
    """Judges both seats' claims to a stone at which something changed."""
    places = places_at(cells, stone)
    for seat in range(i64(2)):
        side = seat * MAX_STONES + stone
        across = (1 - seat) * MAX_STONES + stone
        # While mud has just left four cards on a side, nobody can claim: one of them has to go first.
        if cells[COUNT + side] == places and cells[COUNT + across] <= places:
            judge(cells, rules, seat, stone, places)
        else:
            cells[WITNESS + side] = 0
            cells[CLAIMABLE + seat] &= ~BIT[stone]


def judge(cells: vec[i64], rules: Rules, seat: i64, stone: i64, places: i64) -> None:
    """Finds whether a seat whose side is complete can prove a stone; keeps the counter-example if not."""
    mine = seat * MAX_STONES + stone
    if cells[CLAIMABLE + seat] & BIT[stone] and not rules.tactics:
        return  # without tactics cards, what is proven stays proven
    cells[WITNESS + mine] = 0
    own = strength(cells, rules, seat, stone)
    if cells[COUNT + (1 - seat) * MAX_STONES + stone] == places:
        other = strength(cells, rules, 1 - seat, stone)
        proven = own > other or (own == other and was_first(cells, rules, seat, stone))
    else:
        other, witness, _ = reachable(cells, rules, 1 - seat, stone)
        proven = other <= own
        if not proven:
            cells[WITNESS + mine] = witness
            cells[WATCH] |= witness
    if proven:
        cells[CLAIMABLE + seat] |= BIT[stone]
    else:
        cells[CLAIMABLE + seat] &= ~BIT[stone]


def reveal(cells: vec[i64], rules: Rules, card: i64) -> None:
    """Takes a card just shown (as a bit) out of the unseen ones and judges what it was a witness for."""
    cells[UNSEEN] &= ~card
    if cells[WATCH] & card == 0:
        return
    cells[WATCH] &= ~card
    for stone in range(rules.stones):
        if cells[WITNESS + stone] & card:
            judge(cells, rules, 0, stone, places_at(cells, stone))
        if cells[WITNESS + MAX_STONES + stone] & card:
            judge(cells, rules, 1, stone, places_at(cells, stone))


def derive(cells: vec[i64], rules: Rules) -> None:
    """Works out all scratch cells from the facts: for positions that were not reached by play."""
    cells[UNSEEN] = rules.deck & ~cells[DISCARDS]
    cells[WATCH] = 0
    unclaimed = rules.all_stones & ~(cells[OWNED] | cells[OWNED + 1])
    for seat in range(i64(2)):
        cells[CLAIMABLE + seat] = 0
        cells[OPEN + seat] = 0
        for stone in range(rules.stones):
            side = seat * MAX_STONES + stone
            cells[UNSEEN] &= ~cells[SIDE + side]
            cells[COUNT + side] = size(cells[SIDE + side]) + SIZE_OF[cells[SIDE_TACTICS + side] & JOKERS]
            cells[WITNESS + side] = 0
            cells[STRENGTH + side] = -1
            if unclaimed & BIT[stone] and cells[COUNT + side] < places_at(cells, stone):
                cells[OPEN + seat] |= BIT[stone]
    for stone in range(rules.stones):
        if unclaimed & BIT[stone]:
            refresh(cells, rules, stone)
