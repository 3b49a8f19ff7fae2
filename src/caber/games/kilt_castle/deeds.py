"""Moves taken apart: what is done with which card or field, and what that brings about."""

from caber.core.contract import State
from caber.games.kilt_castle import layout as at
from caber.games.kilt_castle.cards import LETTERS, NAMES, owner, side_name
from caber.games.kilt_castle.plan import FIELD_NAMES, SLOTS
from caber.games.kilt_castle.setup import FIRST_PAIR, place_of_next
from caber.games.kilt_castle.sites import building, price, top_of
from caber.games.kilt_castle.state import KiltCastle
from caber.games.kilt_castle.train import empties
from caber.games.kilt_castle.turns import left

NOBODY_PAID = -1

Deed = dict[str, str | int]


def parts(state: State, move: int) -> Deed:
    """The verb of a move about to be played, its card and slot or its field, and what follows from it.

    `builders` are the colours that are to build, in their order; `to` is the seat that is paid.

    >>> from caber.games.kilt_castle.drawing import read
    >>> position = read("turn: 1 move\\n cards: 0=r,o,l,d 1=ro,ld 2=rl")
    >>> parts(position, position.parse("ro>2"))
    {'verb': 'move', 'card': 'ro', 'slot': 2, 'builders': 'or', 'day': False}
    >>> position.play(position.parse("ro>2"))
    >>> parts(position, position.parse("a3*"))
    {'verb': 'build', 'field': 'a3', 'crests': 1, 'cost': 0, 'to': -1, 'roof': False}
    """
    assert isinstance(state, KiltCastle)
    if move < at.BUILD_ON:
        card, slot = divmod(move, SLOTS)
        return {
            "verb": "move",
            "card": NAMES[card],
            "slot": slot,
            "builders": _builders(state, card),
            "day": bool(empties(state.cells, card, slot)),
        }
    if move < at.ROOF_FROM:
        return _build(state, *divmod(move - at.BUILD_ON, at.KINDS_OF_FLOOR), move)
    if move < at.DEALT:
        return {"verb": "roof", "field": FIELD_NAMES[move - at.ROOF_FROM]}
    pair, turned = divmod(move - at.DEALT, 2)
    card = FIRST_PAIR + pair
    slot = int(place_of_next(state.cells, state.rules)) % SLOTS
    return {"verb": "deal", "card": NAMES[card], "slot": slot, "inward": side_name(card, turned)[0]}


def _builders(state: KiltCastle, card: int) -> str:
    """The colours that build once this card has moved, as far as they have floors left."""
    letters = side_name(card, 1 - int(state.cells[at.TURNED + card])) if len(NAMES[card]) > 1 else NAMES[card]
    return "".join(letter for letter in letters if left(state.cells, LETTERS.index(letter)))


def _build(state: KiltCastle, field: int, crests: int, move: int) -> Deed:
    cells, players = state.cells, state.rules.players
    cost = int(price(cells, state.rules, field, owner(players, building(cells))))
    after = state.copy()
    after.act(move)
    return {
        "verb": "build",
        "field": FIELD_NAMES[field],
        "crests": crests,
        "cost": cost,
        "to": int(owner(players, top_of(cells, field))) if cost else NOBODY_PAID,
        "roof": bool(after.cells[at.PHASE] == at.ROOF or after.cells[at.ROOFED] >> field & 1),
    }
