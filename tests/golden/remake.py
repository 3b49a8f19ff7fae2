"""Plays the golden games anew and writes them down: python -m tests.golden.remake [GAME…]

A golden game shows every move with the number of legal ones, and the table after each turn. Play is
simple-minded but not silly, and depends on the seed alone: `tests.games.<game>.golden` knows how.
"""

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from caber.core.contract import CHANCE, OVER, State
from caber.core.dealer import Dealer
from caber.core.options import Value
from caber.core.rng import Rng
from caber.games import NAMES, game

COMMAND = "python -m tests.golden.remake"


class Guide(Protocol):
    """The module `tests.games.<game>.golden`."""

    GAMES: Mapping[str, tuple[Mapping[str, Value], int]]  # by name: the options, and a seed
    SHOWN: Mapping[str, Sequence[str]]  # by name: how the lines begin that must be in it

    def mover(self, state: State) -> int:
        """Whose turn it is, whoever has to decide something in it."""
        ...

    def drawn(self, state: State) -> str:
        """The position as text."""
        ...

    def remark(self, state: State) -> str:
        """What else is to be said of a decision."""
        ...

    def choose(self, state: State, rng: Rng) -> str:
        """A player's move."""
        ...

    def second_engine(self, drawing: str) -> Any:
        """The same position for an engine of its own, which has `play(text)`."""
        ...

    def legal(self, second: Any) -> list[str]:
        """The moves that such an engine allows."""
        ...


def guide_of(name: str) -> Guide:
    """The guide of a game."""
    guide: Guide = import_module(f"tests.games.{name}.golden")
    return guide


def all_games() -> list[tuple[str, str]]:
    """Every golden game: the game and the name."""
    return [(name, each) for name in NAMES for each in guide_of(name).GAMES]


def file(name: str, each: str) -> Path:
    """Where a golden game is kept."""
    return Path(__file__).parent / name / f"{each}.txt"


def golden(name: str, each: str) -> str:
    """One game from the deal to the end, as text."""
    guide = guide_of(name)
    options, seed = guide.GAMES[each]
    state = game(name).start(options)
    dealer, rng = Dealer(seed.to_bytes(32, "big")), Rng(seed)
    deal = []
    while state.turn == CHANCE:
        deal.append(state.text(dealer.deal(state)))
        state.play(state.parse(deal[-1]))
    parts = [f"options: {state.options}\nseed: {seed}\ndeal: {' '.join(deal)}", table(guide, state)]
    while state.turn != OVER:
        title = f"turn {len(parts) - 1}, seat {guide.mover(state) + 1}"
        parts.append(one_turn(guide, state, dealer, rng, title))
    payoffs, points, reason = state.outcome() or ((), (), "")
    parts.append(f"outcome: {reason}\npayoffs: {numbers(payoffs)}\npoints: {numbers(points)}")
    return "\n\n".join(parts) + "\n"


def one_turn(guide: Guide, state: State, dealer: Dealer, rng: Rng, title: str) -> str:
    """Plays a turn; tells its moves with what else there was, and shows the table after it."""
    lines = [title]
    mover = guide.mover(state)
    while state.turn != OVER and guide.mover(state) == mover:
        count, remark = int(state.count()), guide.remark(state)
        text = state.text(dealer.deal(state)) if state.turn == CHANCE else guide.choose(state, rng)
        state.play(state.parse(text))
        lines.append(f"  {text:<17}of {count}{remark}")
    return "\n".join([*lines, table(guide, state)])


def table(guide: Guide, state: State) -> str:
    """The position without the options, which are told once."""
    return "\n".join(line for line in guide.drawn(state).splitlines() if not line.startswith("options:"))


def numbers(values: tuple[int, ...]) -> str:
    """Numbers by seat."""
    return " ".join(str(value) for value in values)


def main(names: list[str]) -> None:
    """Writes the golden games of the games named, or of all."""
    for name, each in all_games():
        if name in (names or NAMES):
            file(name, each).parent.mkdir(exist_ok=True)
            file(name, each).write_text(golden(name, each), encoding="utf-8")
            print(f"{file(name, each)} written")


if __name__ == "__main__":
    main(sys.argv[1:])
