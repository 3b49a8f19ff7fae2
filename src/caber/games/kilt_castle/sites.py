"""Where a colour may build, and what that costs."""

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.bits import SIZE_OF, lowest, size
from caber.games.kilt_castle.cards import colour_facing, owner, partner
from caber.games.kilt_castle.layout import (
    BUILDER,
    CHOICES,
    HEIGHT,
    KINDS,
    KINDS_OF_FLOOR,
    MOVED,
    PLACE,
    PURSE,
    ROOFED,
    SEAT,
    SITES,
    STOCK,
    TALLEST,
    TOP,
    TURNED,
)
from caber.games.kilt_castle.plan import FIELDS, LINES, NONE, SLOTS, nearest
from caber.games.kilt_castle.rules import Rules


def building(cells: vec[i64]) -> i64:
    """The colour whose turn to build it is."""
    card = cells[MOVED]
    return colour_facing(card, cells[TURNED + card], cells[BUILDER] == 0)


def top_of(cells: vec[i64], field: i64) -> i64:
    """The colour on top of a tower; -1: nothing has been built there."""
    # At most one colour is there, so its number is a sum of bits: no branches, which would be guessed wrong.
    first = cells[TOP] >> field & 1
    second = cells[TOP + 1] >> field & 1
    third = cells[TOP + 2] >> field & 1
    fourth = cells[TOP + 3] >> field & 1
    return first + 2 * second + 3 * third + 4 * fourth - 1


def price(cells: vec[i64], rules: Rules, field: i64, seat: i64) -> i64:
    """What a seat pays to build on a field: its height, unless the tower is his own or there is none."""
    height = cells[HEIGHT + field]
    if height and owner(rules.players, top_of(cells, field)) == seat:
        return 0
    return height


def first_unbuilt(cells: vec[i64], rules: Rules, slot: i64) -> i64:
    """The first field of a line that nobody has built on, seen from the slot; -1: there is none."""
    unbuilt = LINES[rules.corner * SLOTS + slot] & ~built(cells)
    return lowest(nearest(slot, unbuilt)) if unbuilt else NONE


def built(cells: vec[i64]) -> i64:
    """The fields that somebody has built on."""
    return cells[TOP] | cells[TOP + 1] | cells[TOP + 2] | cells[TOP + 3]


def find_tallest(cells: vec[i64]) -> None:
    """Finds the highest tower; `put_floor` keeps count from then on."""
    cells[TALLEST] = 0
    for field in range(FIELDS):
        cells[TALLEST] = max(cells[TALLEST], cells[HEIGHT + field])


def find_sites(cells: vec[i64], rules: Rules) -> bool:
    """Works out where the builder may build, and with which floors; False: nowhere."""
    colour = building(cells)
    seat = owner(rules.players, colour)
    slot = cells[PLACE + cells[MOVED]] % SLOTS
    line = LINES[rules.corner * SLOTS + slot]
    towers = line & built(cells)
    sites = towers & ~cells[ROOFED]
    if cells[TALLEST] > cells[PURSE + seat]:  # so it is worth while to look at single ones
        rivals = sites & ~cells[TOP + colour] & ~cells[TOP + partner(rules.players, colour)]
        while rivals:
            if cells[HEIGHT + lowest(rivals)] > cells[PURSE + seat]:
                sites &= ~(rivals & -rivals)
            rivals &= rivals - 1
    sites |= nearest(slot, line ^ towers)
    stock = STOCK + colour * KINDS_OF_FLOOR
    kinds = i64(cells[stock] != 0) | i64(cells[stock + 1] != 0) << 1 | i64(cells[stock + 2] != 0) << 2
    cells[SITES] = sites
    cells[KINDS] = kinds
    cells[CHOICES] = size(sites) * SIZE_OF[kinds]
    cells[SEAT] = seat
    return cells[CHOICES] > 0
