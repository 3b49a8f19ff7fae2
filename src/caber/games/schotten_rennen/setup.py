"""Laying the track: chance picks the red cards of a pro race, then lays card after card."""

from librt.vecs import vec
from mypy_extensions import i64

from caber.games.schotten_rennen.cards import BASE, KIND_OF, LEFT_OUT, PICKED
from caber.games.schotten_rennen.layout import (
    BEGIN,
    FIRST_RED,
    KINDS,
    LAYING,
    LONGEST,
    MOST_RISK,
    MOVER,
    PHASE,
    PICKING,
    PICKS,
    POOL,
    RISK,
    ROLLER,
    TRACK,
)
from caber.games.schotten_rennen.rules import Rules


def set_up(cells: vec[i64], rules: Rules) -> None:
    """The table before the race; a track in its own order lies there at once."""
    cells[ROLLER] = -1
    cells[MOVER] = rules.begins
    for seat in range(rules.players):
        cells[RISK + seat] = MOST_RISK
    for place in range(LONGEST):
        cells[TRACK + place] = -1
    cells[PHASE] = LAYING
    if not len(rules.own):
        for name in BASE:
            cells[POOL + KIND_OF[name]] += 1
        if rules.pro:
            for name in LEFT_OUT:
                cells[POOL + KIND_OF[name]] -= 1
            cells[PICKS] = PICKED
            cells[PHASE] = PICKING
    elif rules.shuffle:
        for kind in rules.own:
            cells[POOL + kind] += 1
    else:
        for place in range(rules.length):
            cells[TRACK + place] = rules.own[place]
        cells[PHASE] = BEGIN


def pick(cells: vec[i64], kind: i64) -> None:
    """A red card joins the race."""
    cells[POOL + kind] = 1
    cells[PICKS] -= 1
    if not cells[PICKS]:
        cells[PHASE] = LAYING


def lay(cells: vec[i64], rules: Rules, kind: i64) -> None:
    """A card is laid behind those that lie."""
    place: i64 = 0
    while cells[TRACK + place] >= 0:
        place += 1
    cells[TRACK + place] = kind
    cells[POOL + kind] -= 1
    if place + 1 == rules.length:
        cells[PHASE] = BEGIN


def possible(cells: vec[i64], kind: i64) -> bool:
    """Whether chance may come up with a card now."""
    if cells[PHASE] == PICKING:
        return kind >= FIRST_RED and not cells[POOL + kind]
    return cells[PHASE] == LAYING and cells[POOL + kind] > 0


def weight(cells: vec[i64], kind: i64) -> i64:
    """How likely a card is to come now: when it is laid, by how many there are; 0 if it can't."""
    if not possible(cells, kind):
        return 0
    if cells[PHASE] == LAYING:
        return cells[POOL + kind]
    return 1


def tickets(cells: vec[i64]) -> i64:
    """All that may come now."""
    total: i64 = 0
    if cells[PHASE] == LAYING:  # nearly always, so it is added up directly
        for kind in range(KINDS):
            total += cells[POOL + kind]
        return total
    for kind in range(KINDS):
        total += weight(cells, kind)
    return total


def drawn(cells: vec[i64], ticket: i64) -> i64:
    """The kind of card that has this ticket."""
    kind: i64 = 0
    ticket -= weight(cells, kind)
    while ticket >= 0:
        kind += 1
        ticket -= weight(cells, kind)
    return kind


def outcomes(cells: vec[i64]) -> i64:
    """How many kinds of card may come now."""
    found: i64 = 0
    for kind in range(KINDS):
        if possible(cells, kind):
            found += 1
    return found


def outcome(cells: vec[i64], index: i64) -> i64:
    """The kind of card at this index of those that may come."""
    kind: i64 = 0
    while index or not possible(cells, kind):
        if possible(cells, kind):
            index -= 1
        kind += 1
    return kind
