"""Bots that fail, and tell all they know when they do."""

from caber.core.contract import State
from caber.core.rng import Rng


class LoudBot:
    """Quotes its moves in an error."""

    def choose(self, state: State, rng: Rng) -> int:
        raise ValueError("I hold " + ", ".join(state.text(move) for move in state.moves()))


def bot(name: str, game: str) -> LoudBot:
    """The same for every name."""
    return LoudBot()
