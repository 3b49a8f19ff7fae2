"""Whole games as records, kept for ever: python -m tests.faults.corpus adds those that are missing.

A record stands behind a remark with the digest of the position it ends in. What is in the corpus is never
made anew: it is what a release has once stored, and every later one must read it. Rules that change get a new
version, and with it new records beside the old ones.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from caber.core.contract import CHANCE
from caber.core.dealer import Dealer
from caber.core.game import Game
from caber.core.options import Options
from caber.core.record import Forfeit, Record
from caber.core.rng import Rng
from caber.games import NAMES, game
from tests.contract.spread import settings

FOLDER = Path(__file__).parent / "corpus"
EACH = 12  # option sets of a game
LONGEST = 600  # moves; a longer game is given up, which a record must be able to tell, too
DIGEST = "# ends in "


def played(of: Game, options: Options, seed: int) -> Record:
    """A game at random with seeds of its players, to its end or until somebody gives it up."""
    secret = sha256(b"corpus %d" % seed).digest()
    seats = of.players(options)
    record = Record(
        of,
        options,
        tuple(f"Player {seat + 1}" for seat in range(seats)),
        Dealer(secret).commitment,
        seeds=tuple(f"luck {seed}-{seat}" for seat in range(seats)),
        secret=secret,
    )
    rng = Rng(seed)
    while record.outcome() is None:
        state = record.state
        if len(record.moves) >= LONGEST and state.turn != CHANCE:
            record.forfeit = Forfeit(int(state.turn), "resigned")
        elif state.turn == CHANCE:
            record.play(record.dealer().deal(state))
        else:
            record.play(int(state.pick(rng)))
    return record


def kept(record: Record) -> str:
    """What stands in the corpus."""
    return f"{DIGEST}{record.state.digest()}\n{record.write()}"


def files() -> list[Path]:
    """Every game of the corpus."""
    return sorted(FOLDER.glob("*.txt"))


def wanted() -> Iterator[tuple[Path, Record]]:
    """The games that a corpus of the present rules consists of."""
    for name in NAMES:
        of = game(name)
        every = settings(name)
        for number in range(EACH):
            options = of.options(every[len(every) * number // EACH].chosen)
            file = FOLDER / f"{name}-rules{of.version}-{number + 1:02}.txt"
            if not file.exists():
                yield file, played(of, options, 1000 * NAMES.index(name) + number)


def main() -> None:
    """Adds what is missing."""
    FOLDER.mkdir(exist_ok=True)
    for file, record in wanted():
        file.write_text(kept(record), encoding="utf-8")
        print(file.name, file=sys.stderr)


if __name__ == "__main__":
    main()
