"""What the golden games and the counts of Schotten Rennen need."""

from caber.core.contract import State
from caber.core.options import Value
from caber.core.rng import Rng
from caber.games.schotten_rennen import layout as at
from caber.games.schotten_rennen.drawing import draw
from caber.games.schotten_rennen.state import SchottenRennen
from tests.games.schotten_rennen.games import texts
from tests.games.schotten_rennen.naive import NaiveGame
from tests.games.schotten_rennen.naive import drawn as naive_of

# By name: the options, and a seed whose game has much to show.
GAMES: dict[str, tuple[dict[str, Value], int]] = {
    "two": ({}, 66),
    "three": ({"players": 3, "track": "pro", "play_on": True, "begins": 2}, 135),
    "four": (
        {
            "players": 4,
            "track": "3,hop,4,rival,5,10,well,jump,11,path,bog,rank",
            "shuffle": True,
            "bonus": "automatic",
            "goal_target": 6,
        },
        297,
    ),
}
# By name: what must happen in it.
SHOWN = {
    "two": ["up ", "retreat ", "green ", "red ", "back ", "outcome: goal_reached"],
    "three": [
        "ask ",
        "yellow ",
        "bonus ",
        "stay ",
        "up ",
        "retreat ",
        "seat 3: place 1",
        "outcome: all_placed",
    ],
    "four": ["ask ", "yellow ", "up ", "retreat ", "outcome: goal_reached"],
}


def mover(state: State) -> int:
    """Whose turn it is, whoever rolls in it."""
    return int(state.cells[at.MOVER])


def drawn(state: State) -> str:
    """The position as text."""
    assert isinstance(state, SchottenRennen)
    return draw(state)


def remark(state: State) -> str:
    """What the dice have to show."""
    return f", {int(state.cells[at.NEED])} needed" if state.cells[at.PHASE] == at.ROLLING else ""


def choose(state: State, rng: Rng) -> str:
    """Two cards a turn, sometimes more; risk throws that may well help; back to Start with nothing left."""
    legal = texts(state)
    seat = mover(state)
    cells = [int(cell) for cell in state.cells]
    stone, figure, risk = (cells[first + seat] for first in (at.STONE, at.FIGURE, at.RISK))
    if "risk" in legal:
        return "risk" if cells[at.NEED] - cells[at.LOW] - cells[at.HIGH] <= 3 else "back"
    if "retreat" in legal and risk == 0 and stone <= 3 and rng.below(3) == 0:
        return "retreat"
    if "up" in legal:
        return "up"
    chasing = cells[at.LAST] and rng.below(5)
    if "secure" in legal and (len(legal) == 1 or (figure - stone > 1 and not chasing and rng.below(3))):
        return "secure"
    ways = [text for text in legal if text not in ("secure", "retreat")]
    return ways[rng.below(len(ways))]


def second_engine(drawing: str) -> NaiveGame:
    """The same position for the second engine."""
    return naive_of(drawing)


def legal(second: NaiveGame) -> list[str]:
    """The moves that the second engine allows."""
    return second.legal()
