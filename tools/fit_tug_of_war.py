"""Fits the function that judges positions of Tug of War to solved bouts, and writes it into the package.

`python tools/fit_tug_of_war.py` solves what isn't solved yet (hours in all), then fits; `--check` prints how
far the function that is shipped is from the tables, and writes nothing.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from caber.bots import shelf
from caber.bots.solving import Solution
from caber.bots.tug_of_war import knowledge
from caber.bots.tug_of_war.bouts import Precision, Work
from caber.bots.tug_of_war.losses import tabulated
from caber.bots.tug_of_war.making import solved
from caber.bots.tug_of_war.pulls import DICE
from caber.bots.tug_of_war.tables import Solved, bounded, title
from caber.core.options import Value
from caber.games.tug_of_war import GAME
from caber.games.tug_of_war.rules import Rules

PLACE = Path(knowledge.__file__).with_name(knowledge.SHIPPED)
TERMS = 24  # of the product
STEPS = 32_000  # whole numbers into which the terms are rounded
LEAST = 1e-4  # chances are kept so far from 0 and 1
ROUNDS = 6  # of fitting one side to the other
SAMPLE = 200_000  # positions that the rule of thumb is fitted to
# Bouts that are solved, and fitted to.
SOLVED: list[dict[str, Value]] = [{"cap": 6}, {"cap": 9}]
# Without a cap that would take many hours: values are approached only, and hardly anybody lies.
APPROACHED: dict[str, Value] = {"lying": 2}
CLOSE = Precision(np.dtype(np.float32), False, 1e-3, 0.0)

Matrix = NDArray[np.float64]


def fit(table: Matrix) -> tuple[Matrix, Matrix]:
    """Terms of moving and of waiting sides whose products are the logarithmic odds of the table.

    Near misses count most where a bout is open: the weight of a position is how much its chance moves with
    its odds. Fitted in turns, one side to the other, beginning with the best for equal weights.
    """
    chances = np.clip(table, LEAST, 1 - LEAST)
    odds, weights = np.log(chances / (1 - chances)), chances * (1 - chances)
    left, strengths, right = np.linalg.svd(odds, full_matrices=False)
    root = np.sqrt(strengths[:TERMS])
    moving, waiting = left[:, :TERMS] * root, right[:TERMS].T * root
    for _ in range(ROUNDS):
        moving = _regress(odds, weights, waiting)
        waiting = _regress(odds.T, weights.T, moving)
    return moving, waiting


def _regress(odds: Matrix, weights: Matrix, other: Matrix) -> Matrix:
    """The terms of each row that fit best to those of the other side."""
    found = np.empty((len(odds), other.shape[1]))
    ridge = 1e-6 * np.eye(other.shape[1])
    for row, (target, weight) in enumerate(zip(odds, weights)):
        weighted = other * weight[:, None]
        found[row] = np.linalg.solve(weighted.T @ other + ridge, weighted.T @ target)
    return found


def rule_of_thumb(bout: Solved) -> Matrix:
    """Weights of beginning, and of each side's heads, lying athletes and pips, that fit best to the table."""
    sides = [
        (standing + 0.5 * lying, lying, sum(dice)) for dice in DICE for standing, lying in bout.teams.teams
    ]  # fmt: skip
    side = np.array(sides)
    drawn = np.random.default_rng(1).integers(len(side), size=(SAMPLE, 2))
    known = np.hstack([np.ones((SAMPLE, 1)), side[drawn[:, 0]], side[drawn[:, 1]]])
    chances = np.clip(as_matrix(bout)[drawn[:, 0], drawn[:, 1]], LEAST, 1 - LEAST)
    weights = np.sqrt(chances * (1 - chances))
    odds = np.log(chances / (1 - chances))
    found: Matrix = np.linalg.lstsq(known * weights[:, None], odds * weights, rcond=None)[0]
    return found


def as_matrix(bout: Solved) -> Matrix:
    """The table by moving side and waiting side."""
    sides = bout.table.shape[0] * bout.table.shape[1]
    return np.asarray(bout.table, np.float64).reshape(sides, sides).T


def rounded(moving: Matrix, waiting: Matrix) -> tuple[NDArray[np.int16], NDArray[np.int16], Matrix]:
    """Both sides in whole numbers, with one scale for both, after making them equally large term by term."""
    balance = np.sqrt(np.abs(waiting).max(0) / np.abs(moving).max(0))
    moving, waiting = moving * balance, waiting / balance
    scale = np.maximum(np.abs(moving).max(0), np.abs(waiting).max(0)) / STEPS
    whole = (np.rint(side / scale).astype(np.int16) for side in (moving, waiting))
    return (*whole, scale)


def errors(bout: Solved, told: Matrix) -> str:
    """How far what is told is from what is true, in percentage points."""
    wrong = 100 * np.abs(told - as_matrix(bout))
    return (
        f"mean {wrong.mean():.3f}, root mean square {np.sqrt((wrong**2).mean()):.3f}, worst {wrong.max():.2f}"
    )


def bouts() -> Iterator[Solved]:
    """The tables, the one without a cap last."""
    for chosen in SOLVED:
        yield solved(Rules(GAME.options(chosen)), lambda done: None)
    rules = Rules(GAME.options(APPROACHED))
    work = Work(bounded(rules), lambda done: None, shelf.place(f"{title(rules)}.guess.npy"))
    table = work.approach(CLOSE)
    work.keep_guess(table)
    yield Solved(work.sweep.teams, table, Solution(0.5, 0.0, 1.0, table.size, work.sweeps, 0.0))


def main() -> None:
    """Fits, or checks."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="only compare what is shipped with the tables")
    check = parser.parse_args().check
    kept: dict[str, Any] = {}
    for bout in bouts():
        cap = bout.teams.cap
        if check:
            sides = bout.table.shape[0] * bout.table.shape[1]
            told = tabulated(bout, knowledge.fitted(cap)).reshape(sides, sides).T.astype(np.float64)
        else:
            moving, waiting, scale = rounded(*fit(as_matrix(bout)))
            kept |= {f"moving-{cap}": moving, f"waiting-{cap}": waiting, f"scale-{cap}": scale}
            kept[f"shape-{cap}"] = np.array([bout.teams.lying, TERMS])
            kept["thumb"] = rule_of_thumb(bout)
            told = 1 / (1 + np.exp(-(moving * scale) @ (waiting * scale).T))
        print(
            f"cap {cap}, lying {bout.teams.lying}: off by {errors(bout, told)} percentage points", flush=True
        )
    if not check:
        np.savez_compressed(PLACE, **kept)
        print(f"{PLACE.name}: {PLACE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
