"""The entries of a row that shows Peat to a network."""

from caber.core.features import Feature, choice, number, seats_from
from caber.core.options import Options
from caber.games.peat.state import FINISHED, MOVER, PEATS, PHASE, TAKING, VIEWER, WEATHER

PHASES = {"peats are taken": TAKING, "the weather comes": WEATHER, "the game is over": FINISHED}
LEFT_OUT = {"the viewer, given as “where I sit”": (VIEWER,)}


def layout(options: Options, observer: int) -> list[Feature]:
    """Return the features of a position, as a seat sees it."""
    return [
        choice("phase", PHASE, PHASES),
        choice("who takes next", MOVER, seats_from(observer, 2)),
        number("peats", PEATS, int(options["peats"])),
    ]
