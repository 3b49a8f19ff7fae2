"""Positions of Kilt Castle as plain data, cards and fields by name: what the browser's board draws."""

from collections.abc import Sequence
from typing import TypedDict

from caber.core.bits import members
from caber.core.contract import EVERYBODY, OVER, State
from caber.games.kilt_castle import layout as at
from caber.games.kilt_castle.areas import best_area, owned, worth
from caber.games.kilt_castle.cards import CARDS, LETTERS, NAMES, colours_of, owner, side_name
from caber.games.kilt_castle.deeds import parts
from caber.games.kilt_castle.plan import CORNERS, FIELD_NAMES, SLOTS, WATER, line
from caber.games.kilt_castle.sites import building, first_unbuilt, price, top_of
from caber.games.kilt_castle.state import KiltCastle
from caber.games.kilt_castle.train import front_of, tail_of
from caber.games.kilt_castle.turns import left

# By corner and slot: the fields of each line.
LINES = [
    [[FIELD_NAMES[field] for field in line(corner, slot)] for slot in range(SLOTS)]
    for corner in range(len(CORNERS))
]


class ColourPicture(TypedDict):
    """A colour in play, and its most valuable area."""

    letter: str
    seat: int
    stock: list[int]  # floors not yet built, by crests
    worth: int
    area: list[str]


class FieldPicture(TypedDict):
    """One field."""

    name: str
    water: bool
    height: int
    top: str | None  # the colour on top; None: nothing has been built
    crests: int
    roof: bool
    prices: list[int | None]  # by colour: what building over it costs; None: that can't be done


class CardPicture(TypedDict):
    """A card as it lies."""

    name: str
    inward: str
    outward: str | None  # None: it has one colour only


class SlotPicture(TypedDict):
    """One slot, the fields before it, and the cards that lie there."""

    number: int
    line: list[str]
    free: str | None  # the first field of the line that nobody has built on
    cards: list[CardPicture]


class PaidPicture(TypedDict):
    """What a ducat day has paid for a colour's area."""

    letter: str
    ducats: int
    area: list[str]


class RewardPicture(TypedDict):
    """What a seat is paid for when the game is over."""

    seat: int
    towers: int
    crests: int


class Picture(TypedDict):
    """A position."""

    colours: list[ColourPicture]
    purses: list[int | None]  # by seat; None: hidden from the viewer
    built: list[int]  # floors, by seat
    fields: list[FieldPicture]
    slots: list[SlotPicture]
    tail: int | None  # slots; None: the cards are still being laid out
    front: int | None
    moved: str | None  # the card that was moved last
    builder: str | None  # the colour that has to build now, or to choose a roof
    next: str | None  # the one that builds after it in this turn
    day: bool  # a ducat day follows this turn
    site: str | None  # where the first colour has built in this turn
    fresh: list[str]  # fields that the last moves built on
    paid: list[PaidPicture]  # the ducat day just held
    roofs: int  # not in use
    reward: list[RewardPicture]  # once the game is over


def picture(state: State, last: Sequence[tuple[State, int]] = ()) -> Picture:
    """A position as data; `last` are the moves to be marked, each with the position before it.

    >>> from caber.games.kilt_castle.drawing import read
    >>> position = read("turn: 1 move\\n 5  .  r3*  .  .  .\\n cards: 0=r,o,l,d 1=ro,ld 2=rl")
    >>> shown = picture(position)
    >>> shown["fields"][21]["top"], shown["fields"][21]["prices"], shown["slots"][4]["free"]
    ('r', [0, 0, 3, 3], 'a5')
    """
    assert isinstance(state, KiltCastle)
    cells, rules = state.cells, state.rules
    moved = int(cells[at.MOVED])
    seats = range(int(rules.players))
    acting = builder(state)
    laid = cells[at.PHASE] != at.DEAL
    deeds = [parts(before, move) for before, move in last]
    return {
        "colours": [_colour(state, colour) for colour in range(int(rules.colours))],
        "purses": [purse(state, seat) for seat in seats],
        "built": [int(state.built(seat)) for seat in seats],
        "fields": _fields(state),
        "slots": _slots(state),
        "tail": int(tail_of(cells)) % SLOTS if laid else None,
        "front": int(front_of(cells)) % SLOTS if laid else None,
        "moved": NAMES[moved] if moved >= 0 else None,
        "builder": acting,
        "next": _next(state) if acting else None,
        "day": bool(cells[at.DAY]),
        "site": FIELD_NAMES[int(cells[at.SITE])] if cells[at.SITE] >= 0 else None,
        "fresh": [str(deed["field"]) for deed in deeds if deed["verb"] == "build"],
        "paid": paid(state),
        "roofs": at.MOST_ROOFS - int(cells[at.ROOFED]).bit_count(),
        "reward": reward(state),
    }


def named(fields: int) -> list[str]:
    """The names of a set of fields.

    >>> named(0b100001)
    ['a1', 'a2']
    """
    return [FIELD_NAMES[field] for field in members(int(fields))]


def builder(state: KiltCastle) -> str | None:
    """The colour that has to build now, or to choose a roof."""
    acting = state.cells[at.PHASE] in (at.BUILD, at.ROOF)
    return LETTERS[int(building(state.cells))] if acting else None


def top(state: KiltCastle, field: int) -> str | None:
    """The colour on top of a field."""
    colour = int(top_of(state.cells, field))
    return LETTERS[colour] if colour >= 0 else None


def paid(state: KiltCastle) -> list[PaidPicture]:
    """What the ducat day just held has paid."""
    cells = state.cells
    return [
        {
            "letter": LETTERS[colour],
            "ducats": int(cells[at.PAID + colour]),
            "area": named(best_area(cells, colour)),
        }
        for colour in range(int(state.rules.colours))
        if cells[at.PAID + colour]
    ]


def reward(state: KiltCastle) -> list[RewardPicture]:
    """What everybody is paid for, once the game is over."""
    if state.cells[at.PHASE] != at.FINISHED:
        return []
    return [_reward(state, seat) for seat in range(int(state.rules.players))]


def purse(state: KiltCastle, seat: int) -> int | None:
    """What the viewer sees in a purse; None: it is hidden from him."""
    hidden = state.rules.hidden_purses and state.turn != OVER and state.viewer not in (EVERYBODY, seat)
    return None if hidden else int(state.cells[at.PURSE + seat])


def facing(state: KiltCastle, card: int) -> str:
    """The letters of a card as it lies, the inward one first."""
    return side_name(card, int(state.cells[at.TURNED + card]))


def _colour(state: KiltCastle, colour: int) -> ColourPicture:
    cells = state.cells
    start = at.STOCK + colour * at.KINDS_OF_FLOOR
    area = best_area(cells, colour)
    return {
        "letter": LETTERS[colour],
        "seat": int(owner(state.rules.players, colour)),
        "stock": [int(cells[start + crests]) for crests in range(at.KINDS_OF_FLOOR)],
        "worth": int(worth(cells, area)),
        "area": named(area),
    }


def _fields(state: KiltCastle) -> list[FieldPicture]:
    cells, rules = state.cells, state.rules
    ones, twos, roofed = int(cells[at.ONE]), int(cells[at.TWO]), int(cells[at.ROOFED])
    water = WATER[int(rules.corner)]
    owners = [owner(rules.players, colour) for colour in range(int(rules.colours))]
    found: list[FieldPicture] = []
    for field, name in enumerate(FIELD_NAMES):
        colour, roof = top(state, field), bool(roofed >> field & 1)
        closed = colour is None or roof
        found.append(
            {
                "name": name,
                "water": name in water,
                "height": int(cells[at.HEIGHT + field]),
                "top": colour,
                "crests": (ones >> field & 1) + 2 * (twos >> field & 1),
                "roof": roof,
                "prices": [None if closed else int(price(cells, rules, field, seat)) for seat in owners],
            }
        )
    return found


def _slots(state: KiltCastle) -> list[SlotPicture]:
    cells, rules = state.cells, state.rules
    lying: list[list[CardPicture]] = [[] for _ in range(SLOTS)]
    for card in range(CARDS):
        place = int(cells[at.PLACE + card])
        if place >= 0:
            lying[place % SLOTS].append(_card(state, card))
    free = [int(first_unbuilt(cells, rules, slot)) for slot in range(SLOTS)]
    return [
        {
            "number": slot,
            "line": LINES[int(rules.corner)][slot],
            "free": FIELD_NAMES[free[slot]] if free[slot] >= 0 else None,
            "cards": cards,
        }
        for slot, cards in enumerate(lying)
    ]


def _card(state: KiltCastle, card: int) -> CardPicture:
    letters = facing(state, card)
    outward = letters[1] if len(letters) > 1 else None
    return {"name": NAMES[card], "inward": letters[0], "outward": outward}


def _next(state: KiltCastle) -> str | None:
    """The outward colour while the inward one builds, if it has floors left."""
    cells = state.cells
    rest = facing(state, int(cells[at.MOVED]))[int(cells[at.BUILDER]) + 1 :]
    return rest if rest and left(cells, LETTERS.index(rest)) else None


def _reward(state: KiltCastle, seat: int) -> RewardPicture:
    towers = [int(owned(state.cells, colour)) for colour in colours_of(int(state.rules.players), seat)]
    count = sum(fields.bit_count() for fields in towers)
    ducats = sum(int(worth(state.cells, fields)) for fields in towers)
    return {"seat": seat, "towers": count, "crests": ducats - count}
