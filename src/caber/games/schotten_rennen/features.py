"""What a network is shown of Schotten Rennen: the track card by card, and the racers from me on."""

from caber.core.features import Feature, choice, flag, number, seats_from
from caber.core.options import Options
from caber.games.schotten_rennen import layout as at
from caber.games.schotten_rennen.cards import NAMES, PICKED
from caber.games.schotten_rennen.dice import SIDES
from caber.games.schotten_rennen.rules import DICE, Rules

PHASES = {
    "a red card is picked": at.PICKING,
    "the next card is laid": at.LAYING,
    "a turn begins": at.BEGIN,
    "a card was passed": at.GO_ON,
    "a rival rolls": at.RIVAL,
    "two dice are rolled": at.ROLLING,
    "a risk stone could still help": at.MISSED,
    "the risk die is rolled": at.RISKING,
    "the figure may move further": at.BONUS,
    "the race is over": at.FINISHED,
}
KINDS = {name: kind for kind, name in enumerate(NAMES)}
FACES = {str(side): side for side in range(1, int(SIDES) + 1)}
MOST_NEEDED = max(DICE) + 1  # to beat a rival's best roll

LEFT_OUT = {"the viewer, given as “where I sit”": (int(at.VIEWER),)}


def layout(options: Options, observer: int) -> list[Feature]:
    """The features of a position, as a seat sees it."""
    rules = Rules(options)
    length = int(rules.length)
    seats = seats_from(observer, int(rules.players))
    places = {
        "Start": 0,
        **{f"card {place}": place for place in range(1, length + 1)},
        "the goal": length + 1,
    }
    ranks = {f"place {place}": place for place in range(1, len(seats) + 1)}

    def by_seat(first: int) -> dict[str, int]:
        return {who: first + seat for who, seat in seats.items()}

    return [
        choice("phase", at.PHASE, PHASES),
        choice("whose turn to race it is", at.MOVER, seats),
        choice("where a stone lies", by_seat(at.STONE), places),
        choice("where a figure stands", by_seat(at.FIGURE), places),
        number("risk stones", by_seat(at.RISK), int(at.MOST_RISK)),
        choice("the place won", by_seat(at.PLACED), ranks),
        flag("the seat to race was alone last when its turn began", at.LAST),
        number("cards in a row towards catching up", at.PASSED, int(at.CATCH_UP)),
        number("what the dice have to show", at.NEED, MOST_NEEDED),
        flag("the yellow number was chosen", at.YELLOW),
        choice("which rival was asked to roll", at.ROLLER, seats),
        choice("the lower die", at.LOW, FACES),
        choice("the higher die", at.HIGH, FACES),
        choice("the track", {f"card {place + 1}": at.TRACK + place for place in range(length)}, KINDS),
        number(
            "cards still to be laid", {name: at.POOL + kind for name, kind in KINDS.items()}, int(at.LONGEST)
        ),
        number("red cards still to be picked", at.PICKS, PICKED),
    ]
