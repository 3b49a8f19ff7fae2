"""The track from where somebody stands: what lies ahead, what it needs, and how likely that is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caber.games.schotten_rennen.dice import FAR, beaten, helps, shortfalls
from caber.games.schotten_rennen.layout import (
    ELEVEN,
    FIGURE,
    LOAD_CARD,
    MOVER,
    RANK_CARD,
    RISK,
    RIVAL_CARD,
    STONE,
    TEN,
    TRACK,
)
from caber.games.schotten_rennen.rules import Rules

NO_CARD: Final[i64] = -1  # what lies on Start and in the goal


def card_at(cells: vec[i64], rules: Rules, place: i64) -> i64:
    """The kind of card at a place."""
    if place < 1 or place > rules.length:
        return NO_CARD
    return cells[TRACK + place - 1]


def ahead(cells: vec[i64], rules: Rules) -> i64:
    """The kind of card in front of the mover."""
    return card_at(cells, rules, cells[FIGURE + cells[MOVER]] + 1)


def steep(kind: i64) -> bool:
    """Whether it is a 10 or 11: doubles pass it, and rolling on from it is rewarded."""
    return TEN <= kind <= ELEVEN


def rank(cells: vec[i64], rules: Rules, seat: i64) -> i64:
    """The placement of a seat's stone: one more than there are stones nearer the goal."""
    found: i64 = 1
    for other in range(rules.players):
        if cells[STONE + other] > cells[STONE + seat]:
            found += 1
    return found


def alone_last(cells: vec[i64], rules: Rules, seat: i64) -> bool:
    """Whether every other stone is nearer the goal than this seat's."""
    return rank(cells, rules, seat) == rules.players


def occupied(cells: vec[i64], rules: Rules, place: i64) -> bool:
    """Whether a stone lies on a card."""
    found: i64 = 0
    for seat in range(rules.players):
        if cells[STONE + seat] == place:
            found += 1
    return found > 0


def need(cells: vec[i64], rules: Rules, place: i64, yellow: bool) -> i64:
    """What the mover would need for a card or the goal; 0 if nothing, or if a rival has yet to roll."""
    if place > rules.length:
        return rules.goal
    kind = card_at(cells, rules, place)
    if yellow:
        return rules.yellow[kind]
    if kind == RANK_CARD:
        return rules.red[kind] + 1 - rank(cells, rules, cells[MOVER])
    if kind == LOAD_CARD:
        return rules.red[kind] + cells[RISK + cells[MOVER]]
    if rules.occupied[kind] and occupied(cells, rules, place):
        return rules.occupied[kind]
    return rules.red[kind]


def banned(cells: vec[i64], rules: Rules) -> bool:
    """Whether the mover stands before the goal and may not enter it: his stone lies on Start."""
    mover = cells[MOVER]
    return cells[FIGURE + mover] == rules.length and cells[STONE + mover] == 0


def reach(cells: vec[i64], rules: Rules) -> i64:
    """How many cards the bonus of the card under the mover's figure would bring him."""
    mover = cells[MOVER]
    figure = cells[FIGURE + mover]
    farthest = rules.length
    if cells[STONE + mover] > 0:
        farthest += 1
    return min(rules.further[card_at(cells, rules, figure)], farthest - figure)


def prospects(cells: vec[i64], rules: Rules, place: i64, yellow: bool) -> vec[i64]:
    """The ways to pass a card, and to miss it by 1, 2, 3, 4, or more; of 36, for a rival's card of 1296."""
    kind = card_at(cells, rules, place)
    if kind == RIVAL_CARD:
        return beaten()
    return shortfalls(need(cells, rules, place, yellow), steep(kind))


def odds(cells: vec[i64], rules: Rules, place: i64, yellow: bool) -> tuple[int, int, int]:
    """Exact odds of passing: ways without a risk throw, ways with one times six, and of how many ways."""
    ways = prospects(cells, rules, place, yellow)
    whole = sum(ways)
    risked = 6 * ways[0]
    for missing in range(1, FAR + 1):
        risked += ways[missing] * helps(missing)
    return int(ways[0]), int(risked), int(whole)
