"""Why a move is illegal, in terms a player would use."""

from caber.core.bits import BIT
from caber.core.contract import CHANCE, OVER
from caber.core.errors import IllegalMove
from caber.games.kilt_castle.cards import LETTERS, NAMES, owner
from caber.games.kilt_castle.layout import (
    BUILD,
    BUILD_ON,
    DEALT,
    HEIGHT,
    KINDS,
    KINDS_OF_FLOOR,
    MOVE,
    MOVED,
    PHASE,
    PLACE,
    PURSE,
    ROOF,
    ROOF_FROM,
    ROOFED,
)
from caber.games.kilt_castle.notation import text
from caber.games.kilt_castle.plan import FIELD_NAMES, SLOTS, WATER, line
from caber.games.kilt_castle.sites import building, first_unbuilt, price
from caber.games.kilt_castle.state import KiltCastle
from caber.games.kilt_castle.train import LONGEST, cards_at, front_of, place_ahead, tail_of

# What the player should be doing, by phase: the texts say it in words.
NOW = {MOVE: "move", BUILD: "build", ROOF: "roof"}


def refusal(state: KiltCastle, move: int) -> IllegalMove:
    """The reason, for a move that is not on the menu."""
    said = text(move)
    phase = int(state.cells[PHASE])
    if state.turn == OVER:
        return _refused("over", said)
    if state.turn == CHANCE:
        return _refused("chance", said)
    if move >= DEALT:
        return _refused("not-chance", said)
    if phase != (MOVE if move < BUILD_ON else BUILD if move < ROOF_FROM else ROOF):
        return _refused("phase", said, now=NOW[phase])
    if move < BUILD_ON:
        return _card(state, *divmod(move, SLOTS), said)
    if move < ROOF_FROM:
        return _building(state, *divmod(move - BUILD_ON, KINDS_OF_FLOOR), said)
    return _refused("no-roof", said, field=FIELD_NAMES[move - ROOF_FROM])


def _refused(reason: str, said: str, **details: str | int) -> IllegalMove:
    return IllegalMove(f"kilt-castle-refused-{reason}", {"move": said, **details})


def _card(state: KiltCastle, card: int, slot: int, said: str) -> IllegalMove:
    """Which of the three rules for the train a card would break."""
    cells, rules = state.cells, state.rules
    start = int(cells[PLACE + card])
    if start < 0:
        return _refused("no-card", said, card=NAMES[card])
    target = int(place_ahead(start, slot))
    tail, front = int(tail_of(cells)), int(front_of(cells))
    if target > front + 1:
        return _refused("too-far", said, slot=slot, front=front % SLOTS, last=(front + 1) % SLOTS)
    joined = target
    if target == front + 1 and front - tail == LONGEST:
        if start != front:
            return _refused("tail", said, slot=slot)
        joined = tail
    if cards_at(cells, joined) >= rules.longest_row:
        return _refused("row-full", said, slot=slot, most=int(rules.longest_row))
    behind = cards_at(cells, target - 1) - (start == target - 1)
    if target == front + 1 and not behind:
        return _refused("alone", said, slot=slot)
    if rules.strict_neighbour and not cards_at(cells, target) and not behind:
        return _refused("gap", said, slot=slot)
    return _refused("rows", said, most=int(rules.most_rows))


def _building(state: KiltCastle, field: int, crests: int, said: str) -> IllegalMove:
    """What is wrong with a site, or else with the floor."""
    cells, rules = state.cells, state.rules
    colour = int(building(cells))
    seat = int(owner(rules.players, colour))
    slot = int(cells[PLACE + cells[MOVED]]) % SLOTS
    named, bit = FIELD_NAMES[field], BIT[field]
    if named in WATER[rules.corner]:
        return _refused("water", said, field=named)
    if field not in line(int(rules.corner), slot):
        return _refused("not-in-line", said, field=named, slot=slot)
    if cells[ROOFED] & bit:
        return _refused("roofed", said, field=named)
    first = int(first_unbuilt(cells, rules, slot))
    if not cells[HEIGHT + field] and field != first:
        return _refused("not-first", said, field=named, first=FIELD_NAMES[first])
    cost, purse = int(price(cells, rules, field, seat)), int(cells[PURSE + seat])
    if cells[HEIGHT + field] and cost > purse:
        return _refused("too-dear", said, field=named, colour=LETTERS[colour], cost=cost, purse=purse)
    assert not cells[KINDS] & BIT[crests]
    return _refused("no-floor", said, colour=LETTERS[colour], crests=crests)
