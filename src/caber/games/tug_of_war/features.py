"""What a network is shown of Tug of War: columns, athletes and dice, mine first."""

from caber.core.features import Feature, choice, growing, number, seats_from
from caber.core.options import Options
from caber.games.tug_of_war import layout as at
from caber.games.tug_of_war.rules import UNBOUNDED, Rules

PHASES = {
    "a column is rolled": at.COLUMNS,
    "three dice are thrown": at.THROWING,
    "dice may be re-rolled": at.REROLLING,
    "a re-rolled die lands": at.RELANDING,
    "dice are assigned": at.ASSIGNING,
    "athletes leave": at.LEAVING,
    "the game is over": at.FINISHED,
}
FACES = {str(side): side for side in range(1, int(at.SIDES) + 1)}
BOUTS = {f"bout {bout}": bout for bout in range(1, int(at.BOUTS) + 1)}
FATES = {"it was re-rolled": at.DONE, "it is in the hand": at.MARKED}
# Where nothing bounds them, so many read one half.
USUAL_TEAM = 10
USUAL_TURNS = 20

LEFT_OUT = {"the viewer, given as “where I sit”": (int(at.VIEWER),)}


def layout(options: Options, observer: int) -> list[Feature]:
    """The features of a position, as a seat sees it."""
    rules = Rules(options)
    seats = seats_from(observer, int(at.SEATS))

    def by_seat(first: int) -> dict[str, int]:
        return {who: first + seat for who, seat in seats.items()}

    def athletes(name: str, cells: int | dict[str, int]) -> Feature:
        return _bounded(name, cells, int(rules.cap), USUAL_TEAM)

    return [
        choice("phase", at.PHASE, PHASES),
        choice("whose turn to pull it is", at.MOVER, seats),
        choice("bout", at.BOUT, BOUTS),
        _bounded("turns in this bout", at.TURN, int(rules.turn_limit), USUAL_TURNS),
        choice("who won the first bout", at.WON, seats),
        choice("who won the second bout", at.WINNER, seats),
        choice("my column", _dice(at.COLUMN + observer * at.DICE), FACES),
        choice("the other column", _dice(at.COLUMN + (at.SEATS - 1 - observer) * at.DICE), FACES),
        athletes("athletes standing", by_seat(at.STANDING)),
        athletes("athletes lying", by_seat(at.LYING)),
        choice("dice thrown and not assigned", _dice(at.THROWN), FACES),
        choice("what became of a thrown die", _dice(at.REROLLED), FATES),
        number("re-rolls left", at.REROLLS, int(at.DICE)),
        choice("the die beside each of the column", _dice(at.BESIDE), FACES),
        athletes("athletes laid down in this turn who can't fall in it", at.FRESH),
        athletes("athletes who still have to leave", at.LEAVE),
    ]


def _dice(first: int) -> dict[str, int]:
    return {f"die {place + 1}": first + place for place in range(at.DICE)}


def _bounded(name: str, cells: int | dict[str, int], most: int, usual: int) -> Feature:
    """A number, which an option may bound."""
    return growing(name, cells, usual) if most == UNBOUNDED else number(name, cells, most)
