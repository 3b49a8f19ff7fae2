"""What the golden games and the counts of Schotten-Totten need."""

from caber.core.contract import State
from caber.core.options import Value
from caber.core.rng import Rng
from caber.games.schotten_totten import layout as at
from caber.games.schotten_totten.drawing import draw, read
from caber.games.schotten_totten.state import SchottenTotten
from tests.games.schotten_totten.games import cards_at, claims, is_clan_card, texts
from tests.games.schotten_totten.naive import TERRAIN, NaiveGame, is_clan

# By name: the options, and a seed whose game has much to show.
GAMES: dict[str, tuple[dict[str, Value], int]] = {
    "base": ({}, 15),
    "tactics": ({"mode": "tactics"}, 317),
    "expert": ({"mode": "tactics", "expert": True, "begins": 2, "mud_drop": "owner"}, 863),
}
# By name: what must happen in it.
SHOWN = {
    "base": ["claim "],
    "tactics": [
        "claim ", "macfarlane@", "macgregor@", "reinforcement@", "shield@", "fog@", "mud@",
        "play scout ", "play redeploy ", "play deserter ", "play traitor ",
    ],
    "expert": ["claim ", "drop "],
}  # fmt: skip


def mover(state: State) -> int:
    """Whose turn it is, whoever has to decide something in it."""
    return int(state.cells[at.MOVER])


def drawn(state: State) -> str:
    """The position as text."""
    assert isinstance(state, SchottenTotten)
    return draw(state)


def remark(state: State) -> str:
    """The claims among the legal moves."""
    claimable = [text.split()[1] for text in claims(state)]
    return f", claims {' '.join(claimable)}" if claimable else ""


def choose(state: State, rng: Rng) -> str:
    """A move: claims at once, tactics cards now and then, else a clan card where it fits."""
    assert isinstance(state, SchottenTotten)
    moves = texts(state)
    if claims(state):
        return claims(state)[0]
    laid = [text for text in moves if "@" in text and is_clan_card(text.split("@")[0])]
    others = [text for text in moves if text not in laid]
    if not laid or (others and rng.below(2)):
        return others[rng.below(len(others))]
    few = [laid[rng.below(len(laid))] for _ in range(12)]
    return max(few, key=lambda text: fit(state, *text.split("@")))


def fit(state: SchottenTotten, card: str, stone: str) -> int:
    """How well a clan card goes with what lies there already."""
    points = int(card[1:])
    for other in filter(is_clan_card, cards_at(state, mover(state), int(stone))):
        apart = abs(int(other[1:]) - int(card[1:]))
        points += 9 * (apart == 0) + 7 * (apart in (1, 2)) + 5 * (other[0] == card[0]) - 9
    return points


def second_engine(drawing: str) -> NaiveGame:
    """The same position for the second engine: before the deal, or at the start of a turn."""
    state = read(drawing)
    game = NaiveGame({word.split("=")[0]: word.split("=")[1] for word in str(state.options).split()})
    game.player = int(state.cells[at.MOVER])
    if state.cells[at.PHASE] == at.DEAL:
        return game
    game.phase = "play"
    lines = dict(line.split(": ") for line in draw(state).splitlines() if ": " in line)
    for seat in range(2):
        game.hands[seat] = lines.get(f"hand {seat + 1}", "").split()
        for stone in game.stones:
            side = cards_at(state, seat, stone + 1)
            game.sides[seat][stone] = [card for card in side if card not in TERRAIN]
            game.terrain[seat][stone] = [card for card in side if card in TERRAIN]
            game.complete_since[seat][stone] = int(state.cells[at.COMPLETE_AT + 9 * seat + stone]) or None
            game.last_laid[seat][stone] = int(state.cells[at.LAID_AT + 9 * seat + stone])
            if state.cells[at.OWNED + seat] >> stone & 1:
                game.owner[stone] = seat
            game.tactics_played[seat] += [card for card in side if not is_clan(card)]
        missing = int(state.cells[at.PLAYED + seat]) - len(game.tactics_played[seat])
        game.tactics_played[seat] += ["a card since removed"] * missing
    game.discards = lines.get("discards", "").split()
    game.clock = int(state.cells[at.CLOCK])
    for stack in game.stacks.values():
        in_stack, stack.unknown = stack.unknown, set()
        stack.unknown = in_stack - set(game.everything())
    return game


def legal(second: NaiveGame) -> list[str]:
    """The moves that the second engine allows."""
    return second.moves()
