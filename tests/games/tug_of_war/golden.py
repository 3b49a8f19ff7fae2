"""What the golden games and the counts of Tug of War need."""

from caber.core.contract import State
from caber.core.options import Value
from caber.core.rng import Rng
from caber.games.tug_of_war import layout as at
from caber.games.tug_of_war.drawing import draw
from caber.games.tug_of_war.state import TugOfWar
from tests.games.tug_of_war.games import texts
from tests.games.tug_of_war.naive import NaiveGame
from tests.games.tug_of_war.naive import drawn as naive_of

# By name: the options, and a seed whose game has much to show.
GAMES: dict[str, tuple[dict[str, Value], int]] = {
    "usual": ({}, 148),
    "small": (
        {
            "begins": 2,
            "cap": 9,
            "rerolls": "together",
            "same_turn": False,
            "leaving": "choice",
            "idle": False,
            "drawn": True,
        },
        102,
    ),
    "short": ({"cap": 12, "lying": 2, "turn_limit": 10}, 565),
}
# By name: what must happen in it.
SHOWN = {
    "usual": ["reroll ", "keep ", "berserker ", "bout: 2 won 1", "winner: 2", "outcome: return_bout"],
    "small": ["reroll ", "berserker ", "leave lying ", "leave standing ", "outcome: one_each"],
    "short": ["reroll ", "berserker ", "1@2 idle ", "turn: 1 finished 10", "outcome: both_bouts"],
}
WANTED = ("berserker", "remove lying", "remove", "weaken")


def mover(state: State) -> int:
    """Whose turn it is, whoever throws in it."""
    return int(state.cells[at.MOVER])


def drawn(state: State) -> str:
    """The position as text."""
    assert isinstance(state, TugOfWar)
    return draw(state)


def remark(state: State) -> str:
    """How many re-rolls are left, or athletes that have to leave."""
    cells = state.cells
    if cells[at.PHASE] == at.REROLLING:
        return f", {int(cells[at.REROLLS])} left"
    return f", {int(cells[at.LEAVE])} to leave" if cells[at.PHASE] == at.LEAVING else ""


def choose(state: State, rng: Rng) -> str:
    """Mostly what hurts the other side; a swap that brings at least two; low dice are thrown again."""
    legal = texts(state)
    if "keep" in legal:
        low = [text for text in legal if text in ("reroll 1", "reroll 2", "reroll 3")]
        return low[0] if low and rng.below(5) else "keep"
    gains = [text for text in legal if text.endswith("swap") and gain(state, text) >= 2]
    if gains and rng.below(3) == 0:
        return gains[rng.below(len(gains))]
    for wanted in WANTED:
        found = [text for text in legal if text.endswith(wanted)]
        if found and rng.below(4):
            return found[rng.below(len(found))]
    return legal[rng.below(len(legal))]


def gain(state: State, text: str) -> int:
    """The athletes that a swap brings."""
    die, place = (int(word) for word in text.split()[0].split("@"))
    return 1 + die - int(state.cells[at.COLUMN + 3 * mover(state) + place - 1])


def second_engine(drawing: str) -> NaiveGame:
    """The same position for the second engine."""
    return naive_of(drawing)


def legal(second: NaiveGame) -> list[str]:
    """The moves that the second engine allows."""
    return second.legal()
