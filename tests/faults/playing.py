"""Many games at random, told as one number: the same on every build."""

from hashlib import sha256

from caber.core.rng import Rng
from caber.games import game


def ends(name: str, first: int, many: int) -> str:
    """A hash over the ends of so many games with default options, from this seed on."""
    start, total = game(name).start(), sha256()
    for seed in range(first, first + many):
        state = start.copy()
        played = int(state.playout(Rng(seed)))
        total.update(f"{played} {state.outcome()} {state.digest()}".encode())
    return total.hexdigest()
