"""Plays the golden games anew and writes them down: python -m tests.golden.remake [NAME…]

A golden game shows every move with the number of legal ones and the claims among them, and the table after
each turn. Play is simple-minded but not silly, and depends on the seed alone.
"""

import sys
from pathlib import Path

from caber.core.contract import CHANCE, OVER
from caber.core.dealer import Dealer
from caber.core.options import Value
from caber.core.rng import Rng
from caber.games.schotten_totten.drawing import draw
from caber.games.schotten_totten.layout import DEAL, MOVER, PHASE
from caber.games.schotten_totten.state import SchottenTotten
from tests.games.schotten_totten.games import cards_at, claims, is_clan_card, play, start, texts

FOLDER = Path(__file__).parent / "schotten_totten"
COMMAND = "python -m tests.golden.remake"
# By name: the options, and a seed whose game has much to show.
GAMES: dict[str, tuple[dict[str, Value], int]] = {
    "base": ({}, 15),
    "tactics": ({"mode": "tactics"}, 317),
    "expert": ({"mode": "tactics", "expert": True, "begins": 2, "mud_drop": "owner"}, 863),
}


def file(name: str) -> Path:
    """Where a golden game is kept."""
    return FOLDER / f"{name}.txt"


def golden(options: dict[str, Value], seed: int) -> str:
    """One game from the deal to the end, as text."""
    state = start(options)
    dealer, rng = Dealer(seed.to_bytes(32, "big")), Rng(seed)
    deal = []
    while state.cells[PHASE] == DEAL:
        deal.append(choose(state, dealer, rng))
        play(state, deal[-1])
    parts = [f"options: {state.options}\nseed: {seed}\ndeal: {' '.join(deal)}", table(state)]
    while state.turn != OVER:
        parts.append(one_turn(state, dealer, rng, f"turn {len(parts) - 1}, seat {state.turn + 1}"))
    payoffs, points, reason = state.outcome() or ((), (), "")
    parts.append(f"outcome: {reason}\npayoffs: {numbers(payoffs)}\npoints: {numbers(points)}")
    return "\n\n".join(parts) + "\n"


def one_turn(state: SchottenTotten, dealer: Dealer, rng: Rng, title: str) -> str:
    """Plays a turn; tells its moves with what else there was, and shows the table after it."""
    lines = [title]
    mover = state.cells[MOVER]
    while state.turn != OVER and state.cells[MOVER] == mover:
        count, claimable = int(state.count()), [text.split()[1] for text in claims(state)]
        text = choose(state, dealer, rng)
        play(state, text)
        lines.append(f"  {text:<17}of {count}" + (f", claims {' '.join(claimable)}" if claimable else ""))
    return "\n".join([*lines, table(state)])


def table(state: SchottenTotten) -> str:
    """The position without the options, which are told once."""
    return "\n".join(line for line in draw(state).splitlines() if not line.startswith("options:"))


def numbers(values: tuple[int, ...]) -> str:
    """Numbers by seat."""
    return " ".join(str(value) for value in values)


def choose(state: SchottenTotten, dealer: Dealer, rng: Rng) -> str:
    """A move: claims at once, tactics cards now and then, else a clan card where it fits."""
    if state.turn == CHANCE:
        return state.text(dealer.deal(state))
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
    for other in filter(is_clan_card, cards_at(state, int(state.cells[MOVER]), int(stone))):
        apart = abs(int(other[1:]) - int(card[1:]))
        points += 9 * (apart == 0) + 7 * (apart in (1, 2)) + 5 * (other[0] == card[0]) - 9
    return points


def main(names: list[str]) -> None:
    """Writes the games named, or all."""
    for name in names or GAMES:
        file(name).write_text(golden(*GAMES[name]), encoding="utf-8")
        print(f"{file(name)} written")


if __name__ == "__main__":
    main(sys.argv[1:])
