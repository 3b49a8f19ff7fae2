"""What seeded games come to, as one number for each game and option set.

`python -m tests.contract.hashes` writes the numbers to hashes.txt, for all games or for those that are named.
Plain and compiled builds and later releases are all compared with that file, so it is made anew only when the
rules change.
"""

import sys
from hashlib import sha256
from pathlib import Path

from caber.core.contract import CHANCE, OVER, SELDOM
from caber.core.rng import Rng
from caber.games import NAMES
from tests.contract.spread import Setting, settings

FILE = Path(__file__).with_name("hashes.txt")
COMMAND = "python -m tests.contract.hashes"
PLAYOUTS = 120  # whole games at once, of which only the end is looked at
MOVES = 25_000  # in those together, after which there are no further ones: some games are long
STEPPED = 1  # game move by move, in which everything is looked at


def fingerprint(setting: Setting) -> str:
    """A hash over the ends of many games, and over every menu, view and guess of one."""
    total = sha256()
    start = setting.start()
    moves_made = 0
    for seed in range(PLAYOUTS):
        if moves_made > MOVES:
            break
        state = start.copy()
        played = int(state.playout(Rng(seed)))
        moves_made += played
        outcome = state.outcome()
        assert outcome is not None
        ending = (played, *outcome.payoffs, *outcome.points, outcome.reason, state.digest())
        total.update(" ".join(map(str, ending)).encode())
    for seed in range(STEPPED):
        state = start.copy()
        rng = Rng(PLAYOUTS + seed)
        while state.turn != OVER:
            moves = state.moves()
            seen = [state.turn, *moves, *(state.odds() if state.turn == CHANCE else [])]
            move = moves[rng.below(len(moves))]
            while state.seldom(move) and rng.below(SELDOM):
                move = moves[rng.below(len(moves))]
            for viewer in setting.viewers:
                view = state.hide(viewer)
                seen += [view.count(), view.nth(view.count() - 1), state.seen(move, viewer)]
                total.update((view.digest() + view.guess(rng).digest()).encode())
            total.update(" ".join(map(str, seen)).encode())
            state.play(move)
            total.update((state.text(move) + state.digest()).encode())
    return total.hexdigest()


def recorded() -> dict[str, str]:
    """The numbers in the file, by game and options."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return {setting: number for number, _, setting in (line.partition(" ") for line in lines)}


def main() -> None:
    """Makes the file anew; if games are named, the numbers of all others stay as they are."""
    named, kept = sys.argv[1:] or NAMES, recorded()
    numbers = {
        str(setting): fingerprint(setting) if name in named else kept[str(setting)]
        for name in NAMES
        for setting in settings(name)
    }
    FILE.write_text("".join(f"{number} {setting}\n" for setting, number in numbers.items()), encoding="utf-8")
    print(f"{FILE}: {len(numbers)} option sets")


if __name__ == "__main__":
    main()
