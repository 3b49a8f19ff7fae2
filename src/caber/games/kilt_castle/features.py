"""What a network is shown of Kilt Castle: colours from mine on, and cards in the order of the moves."""

from caber.core.features import Feature, choice, flag, growing, members, number, seats_from
from caber.core.options import Options
from caber.games.kilt_castle import layout as at
from caber.games.kilt_castle.cards import CARDS, FIRST, LAST, NAMES, colours_of
from caber.games.kilt_castle.plan import FIELD_NAMES, SLOTS
from caber.games.kilt_castle.rules import FLOORS, Rules

PHASES = {
    "the cards are laid out": at.DEAL,
    "move a card": at.MOVE,
    "choose a site and a floor": at.BUILD,
    "choose which roof moves": at.ROOF,
    "the game is over": at.FINISHED,
}
REASONS = {reason.replace("_", " "): index for index, reason in enumerate(at.REASONS) if reason}
FIELDS = {name: field for field, name in enumerate(FIELD_NAMES)}
PLACES = {
    f"{'a lap on, ' if place >= SLOTS else ''}slot {place % SLOTS}": place for place in range(2 * SLOTS)
}
# So much reads one half.
USUAL_PURSE = 20
USUAL_HEIGHT = 4
NEVER = -1  # no card is turned so

LEFT_OUT = {
    "the payments of the last ducat day, which the purses hold already": tuple(range(at.PAID, at.FACTS)),
    "the viewer, given as “where I sit”": (at.VIEWER,),
}


def layout(options: Options, observer: int) -> list[Feature]:
    """The features of a position, as a seat sees it."""
    rules = Rules(options)
    players = int(rules.players)
    seats = seats_from(observer, players)
    colours = _colours(seats, players)
    cards = {NAMES[card]: card for card in range(CARDS) if LAST[card] < rules.colours}
    building = (at.BUILD, at.ROOF)
    return [
        choice("phase", at.PHASE, PHASES),
        choice("whose turn to move a card it is", at.MOVER, seats),
        choice("the card moved last", at.MOVED, cards),
        choice("which of its colours builds", at.BUILDER, {"inward": 0, "outward": 1}).during(
            at.PHASE, *building
        ),
        choice("where its inward colour has built", at.SITE, FIELDS),
        flag("a ducat day follows", at.DAY),
        number("turns in a row without building", at.QUIET, int(rules.standstill), least=-1),
        choice("why the game ended", at.REASON, REASONS),
        choice("where a card lies", {card: at.PLACE + index for card, index in cards.items()}, PLACES),
        *(_facing(index, colours, inward=True) for index in cards.values()),
        *(_facing(index, colours, inward=False) for index in cards.values() if FIRST[index] != LAST[index]),
        growing("ducats", {who: at.PURSE + seat for who, seat in seats.items()}, USUAL_PURSE),
        *(
            number(
                f"floors left with {crests or 'no'} crest{'' if crests == 1 else 's'}",
                {who: at.STOCK + colour * at.KINDS_OF_FLOOR + crests for who, colour in colours.items()},
                FLOORS[crests],
            )
            for crests in range(at.KINDS_OF_FLOOR)
        ),
        members(
            "where a colour is on top", {who: at.TOP + colour for who, colour in colours.items()}, FIELDS
        ),
        members("where the top floor has one crest", at.ONE, FIELDS),
        members("where the top floor has two crests", at.TWO, FIELDS),
        members("where a roof is", at.ROOFED, FIELDS),
        growing("height", {name: at.HEIGHT + field for name, field in FIELDS.items()}, USUAL_HEIGHT),
    ]


def _colours(seats: dict[str, int], players: int) -> dict[str, int]:
    """The colours in the game, mine first, by how they are called in a row."""
    named: dict[str, int] = {}
    for who, seat in seats.items():
        owned = colours_of(players, seat)
        numbers = [f"{who} ({index + 1})" for index in range(len(owned))] if len(owned) > 1 else [who]
        named.update(zip(numbers, owned))
    return named


def _facing(card: int, colours: dict[str, int], inward: bool) -> Feature:
    """Which of a card's colours faces the castle, or away from it."""
    shown = {int(LAST[card]): int(inward), int(FIRST[card]): int(not inward)}  # by colour: TURNED, if it does
    whose = {who: shown.get(colour, NEVER) for who, colour in colours.items()}
    return choice(
        f"whose colour of {NAMES[card]} is {'inward' if inward else 'outward'}", at.TURNED + card, whose
    )
