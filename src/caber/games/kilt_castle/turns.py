"""What each move does to the table."""

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.bits import BIT, size
from caber.games.kilt_castle.areas import best_worth, owned, worth
from caber.games.kilt_castle.cards import FIRST, LAST, colour_facing, owner
from caber.games.kilt_castle.layout import (
    BUILD,
    BUILD_ON,
    BUILDER,
    BUILT_OUT,
    DAY,
    DEALT,
    FINISHED,
    HEIGHT,
    KINDS_OF_FLOOR,
    MOST_ROOFS,
    MOVE,
    MOVED,
    MOVER,
    ONE,
    PAID,
    PHASE,
    PLACE,
    PURSE,
    QUIET,
    REASON,
    ROOF,
    ROOF_FROM,
    ROOFED,
    SITE,
    STANDSTILL,
    STOCK,
    TALLEST,
    TOP,
    TURNED,
    TWO,
)
from caber.games.kilt_castle.plan import NONE, SLOTS
from caber.games.kilt_castle.rules import Rules
from caber.games.kilt_castle.setup import FIRST_PAIR, pairs_dealt, pairs_in_play, place_of_next
from caber.games.kilt_castle.sites import building, find_sites, top_of
from caber.games.kilt_castle.train import advance, find_rows, find_targets


def act(cells: vec[i64], rules: Rules, move: i64) -> None:
    """Carries out one legal move."""
    if move < BUILD_ON:
        advance(cells, move // SLOTS, move % SLOTS)
        cells[MOVED] = move // SLOTS
        go_on(cells, rules)
    elif move < ROOF_FROM:
        build(cells, rules, (move - BUILD_ON) // KINDS_OF_FLOOR, (move - BUILD_ON) % KINDS_OF_FLOOR)
    elif move < DEALT:
        cells[ROOFED] &= ~BIT[move - ROOF_FROM]
        cells[ROOFED] |= BIT[cells[SITE]]
        next_builder(cells, rules)
    else:
        deal(cells, rules, (move - DEALT) // 2, (move - DEALT) % 2)


def deal(cells: vec[i64], rules: Rules, pair: i64, turned: i64) -> None:
    """Chance lays a card of two colours out; the last one decides who begins."""
    card = FIRST_PAIR + pair
    cells[PLACE + card] = place_of_next(cells, rules)
    cells[TURNED + card] = turned
    if pairs_dealt(cells) == pairs_in_play(rules):
        cells[MOVER] = owner(rules.players, colour_facing(card, turned, False))
        cells[PHASE] = MOVE
        find_rows(cells)
        find_targets(cells, rules)


def go_on(cells: vec[i64], rules: Rules) -> None:
    """Lets the next colour on the card build that can; if none is left, the turn ends."""
    card = cells[MOVED]
    last = i64(FIRST[card] != LAST[card])
    while cells[BUILDER] <= last:
        if find_sites(cells, rules):
            cells[PHASE] = BUILD
            return
        cells[BUILDER] += 1
    end_turn(cells, rules)


def next_builder(cells: vec[i64], rules: Rules) -> None:
    """The builder is done."""
    cells[BUILDER] += 1
    go_on(cells, rules)


def build(cells: vec[i64], rules: Rules, field: i64, crests: i64) -> None:
    """The builder puts a floor on a field; if the other has just built there, a roof belongs onto it."""
    colour = building(cells)
    first = cells[BUILDER] == 0
    roof = not first and cells[SITE] == field
    if roof and not rules.roof_by_colour:
        roof = owner(rules.players, top_of(cells, field)) != owner(rules.players, colour)
    put_floor(cells, rules, colour, field, crests)
    cells[QUIET] = -1
    if first:
        cells[SITE] = field
    elif roof:
        if size(cells[ROOFED]) == MOST_ROOFS:
            cells[PHASE] = ROOF
            return
        cells[ROOFED] |= BIT[field]
    next_builder(cells, rules)


def put_floor(cells: vec[i64], rules: Rules, colour: i64, field: i64, crests: i64) -> None:
    """A colour's owner pays for a field, and one of its floors is on top there."""
    seat = owner(rules.players, colour)
    bit = BIT[field]
    top = top_of(cells, field)
    if top >= 0:
        rival = owner(rules.players, top)
        if rival != seat:
            cells[PURSE + seat] -= cells[HEIGHT + field]
            cells[PURSE + rival] += cells[HEIGHT + field]
        cells[TOP + top] &= ~bit
    cells[TOP + colour] |= bit
    cells[ONE] = cells[ONE] & ~bit | i64(crests == 1) << field
    cells[TWO] = cells[TWO] & ~bit | i64(crests == 2) << field
    cells[HEIGHT + field] += 1
    cells[TALLEST] = max(cells[TALLEST], cells[HEIGHT + field])
    cells[STOCK + colour * KINDS_OF_FLOOR + crests] -= 1


def end_turn(cells: vec[i64], rules: Rules) -> None:
    """A ducat day if one is due, and then the end or the next seat's turn."""
    if cells[DAY]:
        for colour in range(rules.colours):
            ducats = best_worth(cells, colour)
            cells[PAID + colour] = ducats
            cells[PURSE + owner(rules.players, colour)] += ducats
    cells[DAY] = 0
    cells[BUILDER] = 0
    cells[SITE] = NONE
    cells[QUIET] += 1
    if built_out(cells, rules):
        cells[REASON] = BUILT_OUT
    elif cells[QUIET] >= rules.standstill:
        cells[REASON] = STANDSTILL
    if cells[REASON]:
        reward(cells, rules)
        cells[PHASE] = FINISHED
        return
    cells[MOVER] = (cells[MOVER] + 1) % rules.players
    cells[PHASE] = MOVE
    find_targets(cells, rules)


def built_out(cells: vec[i64], rules: Rules) -> bool:
    """Whether somebody has built all his floors."""
    if rules.players == 2 and not rules.colour_ends:
        return (spent(cells, 0) and spent(cells, 1)) or (spent(cells, 2) and spent(cells, 3))
    if spent(cells, 0) or spent(cells, 1) or spent(cells, 2):
        return True
    return rules.colours > 3 and spent(cells, 3)


def spent(cells: vec[i64], colour: i64) -> bool:
    """Whether all floors of a colour have been built."""
    start = STOCK + colour * KINDS_OF_FLOOR
    return not cells[start] and not cells[start + 1] and not cells[start + 2]


def left(cells: vec[i64], colour: i64) -> i64:
    """How many floors of a colour haven't been built."""
    start = STOCK + colour * KINDS_OF_FLOOR
    return cells[start] + cells[start + 1] + cells[start + 2]


def reward(cells: vec[i64], rules: Rules) -> None:
    """At the end each tower and each crest on top of it brings its owner a ducat."""
    for colour in range(rules.colours):
        cells[PURSE + owner(rules.players, colour)] += worth(cells, owned(cells, colour))
