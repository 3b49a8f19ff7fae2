"""Where a colour may build, and what that costs."""

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.bits import BIT
from caber.games.kilt_castle.cards import COLOURS, colour_facing, owner
from caber.games.kilt_castle.layout import (
    BUILDER,
    HEIGHT,
    KINDS,
    KINDS_OF_FLOOR,
    MOVED,
    PLACE,
    PURSE,
    ROOFED,
    SITES,
    STOCK,
    TOP,
    TURNED,
)
from caber.games.kilt_castle.plan import LINE, SIDE, SLOTS, line_start
from caber.games.kilt_castle.rules import Rules


def building(cells: vec[i64]) -> i64:
    """The colour whose turn to build it is."""
    card = cells[MOVED]
    return colour_facing(card, cells[TURNED + card], cells[BUILDER] == 0)


def top_of(cells: vec[i64], field: i64) -> i64:
    """The colour on top of a tower; -1: nothing has been built there."""
    bit = BIT[field]
    for colour in range(COLOURS):
        if cells[TOP + colour] & bit:
            return colour
    return -1


def price(cells: vec[i64], rules: Rules, field: i64, seat: i64) -> i64:
    """What a seat pays to build on a field: its height, unless the tower is his own or there is none."""
    height = cells[HEIGHT + field]
    if height and owner(rules.players, top_of(cells, field)) == seat:
        return 0
    return height


def first_unbuilt(cells: vec[i64], rules: Rules, slot: i64) -> i64:
    """The first field of a line that nobody has built on, seen from the slot; -1: there is none."""
    start = line_start(rules.corner, slot)
    for place in range(SIDE):
        field = LINE[start + place]
        if field >= 0 and cells[HEIGHT + field] == 0:
            return field
    return -1


def find_sites(cells: vec[i64], rules: Rules) -> bool:
    """Works out where the builder may build, and with which floors; False: nowhere."""
    colour = building(cells)
    seat = owner(rules.players, colour)
    purse = cells[PURSE + seat]
    slot = cells[PLACE + cells[MOVED]] % SLOTS
    start = line_start(rules.corner, slot)
    sites: i64 = 0
    unbuilt = True
    for place in range(SIDE):
        field = LINE[start + place]
        if field < 0:
            break
        bit = BIT[field]
        if cells[HEIGHT + field] == 0:
            if unbuilt:
                sites |= bit
                unbuilt = False
        elif not cells[ROOFED] & bit and (
            cells[HEIGHT + field] <= purse or owner(rules.players, top_of(cells, field)) == seat
        ):
            sites |= bit
    kinds: i64 = 0
    for crests in range(KINDS_OF_FLOOR):
        if cells[STOCK + colour * KINDS_OF_FLOOR + crests]:
            kinds |= BIT[crests]
    cells[SITES] = sites
    cells[KINDS] = kinds
    return sites != 0 and kinds != 0
