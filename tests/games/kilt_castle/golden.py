"""What the golden games and the counts of Kilt Castle need."""

from caber.core.contract import State
from caber.core.options import Value
from caber.core.rng import Rng
from caber.games.kilt_castle import layout as at
from caber.games.kilt_castle.cards import LETTERS, owner
from caber.games.kilt_castle.drawing import draw
from caber.games.kilt_castle.state import KiltCastle
from tests.games.kilt_castle.games import texts
from tests.games.kilt_castle.naive import NaiveGame
from tests.games.kilt_castle.naive import drawn as naive_of

# By name: the options, and a seed whose game has much to show.
GAMES: dict[str, tuple[dict[str, Value], int]] = {
    "two": ({}, 51),
    "three": ({"players": 3}, 39),
    "four": ({"players": 4, "missing_fields": "north_west", "start_slot": 7}, 37),
}
# By name: what must happen in it.
SHOWN = {
    "two": ["roof ", "paid r:", "paid d:", "outcome: built_out"],
    "three": ["roof ", "paid r:", "paid l:", "outcome: built_out"],
    "four": ["roof ", "paid r:", "outcome: built_out"],
}
FEW = 4


def mover(state: State) -> int:
    """Whose turn it is, whoever has to decide something in it."""
    return int(state.cells[at.MOVER])


def drawn(state: State) -> str:
    """The position as text."""
    assert isinstance(state, KiltCastle)
    return draw(state)


def remark(state: State) -> str:
    """Which colour is building, since that may be another player's."""
    turn = drawn(state).splitlines()
    words = next(line for line in turn if line.startswith("turn:")).split()
    return f", {words[3]} builds" if len(words) > 3 else ""


def choose(state: State, rng: Rng) -> str:
    """A card with a colour of one's own if a glance finds one; the site that looks best of a few."""
    assert isinstance(state, KiltCastle)
    moves = texts(state)
    few = [moves[rng.below(len(moves))] for _ in range(FEW)]
    if state.cells[at.PHASE] == at.MOVE:
        players = state.rules.players
        mine = {letter for place, letter in enumerate(LETTERS) if owner(players, place) == state.turn}
        return next((text for text in few if mine & set(text.split(">")[0])), few[0])
    return max(few, key=lambda text: (int(state.after(state.parse(text)).cells[at.PURSE + state.turn]), text))


def second_engine(drawing: str) -> NaiveGame:
    """The same position for the second engine."""
    return naive_of(drawing)


def legal(second: NaiveGame) -> list[str]:
    """The moves that the second engine allows."""
    return second.legal()
