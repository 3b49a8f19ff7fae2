"""What a judge loses against perfect play: worked out over all positions of a solved bout, not played."""

from typing import Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from caber.bots.solving import Loss, Report
from caber.bots.tug_of_war.bouts import at_start
from caber.bots.tug_of_war.judges import Judge
from caber.bots.tug_of_war.mixing import Mixer
from caber.bots.tug_of_war.pulls import DICE
from caber.bots.tug_of_war.sweeps import Sweep, Table, shared
from caber.bots.tug_of_war.tables import Solved
from caber.games.tug_of_war.layout import CELLS, COLUMN, LYING, MOVER, STANDING

CLOSE: Final = 3e-6
STEPS: Final = 1 << 21  # into which beliefs are rounded
STEP: Final = 6.0**3  # so that the mean of six faces is a whole number even three re-rolls deep


class Following(Sweep):
    """A sweep in which the mover chooses by what he believes, and gets what is true.

    Both travel in one number, so that the highest one is all there is to find: what he believes, rounded, as
    its whole part, and as its fraction half of what is true for the others. So what looks alike to him turns
    out as badly for him as can be.
    """

    won, lost = STEP * STEPS, 0.5

    def left(self, after: Table) -> Table:
        """What is packed is packed for the mover."""
        return after

    def told(self, best: Table) -> Table:
        """The mover's true chance."""
        return 1.0 - 2.0 * (best - np.floor(best))


def packed(believed: Table, true: Table) -> Table:
    """What the mover of positions before these believes of them, and what the next one's chance truly is."""
    whole: Table = np.floor((1.0 - believed.astype(np.float64)) * STEPS)
    return whole * STEP + 0.5 * true


def loss(solved: Solved, judge: Judge, processes: int, report: Report) -> Loss:
    """What somebody loses who plays each turn as well as this judge can tell, against a perfect player."""
    sweep = Following(solved.teams, processes)
    truth = np.asarray(solved.table, np.float32)
    believed = tabulated(solved, judge)
    moving, waiting = truth.copy(), np.empty_like(truth)  # the player's chance, and the perfect player's
    mixer = Mixer(lambda: np.empty_like(truth), truth.nbytes)
    result = shared(sweep.shape, np.dtype(np.float32))
    first = 0.0
    while True:
        _follow(sweep, truth, moving, result)
        waiting[:] = result
        _follow(sweep, believed, waiting, result)
        change = mixer.mix(moving, result)
        first = first or change
        if change <= CLOSE:
            break
        report(1.0 - np.log(change / CLOSE) / np.log(first / CLOSE))
    value = at_start(solved.teams, truth)
    return Loss(value - at_start(solved.teams, moving), at_start(solved.teams, waiting) - value)


def _follow(sweep: Sweep, believed: Table, true: Table, result: Table) -> None:
    for _ in sweep.run(packed(believed, true), result):
        pass


def tabulated(solved: Solved, judge: Judge) -> Table:
    """What a judge thinks of every position."""
    table = np.empty(solved.table.shape, np.float32)
    sides = [(column, number) for column in range(len(DICE)) for number in range(len(solved.teams))]
    cells = vec[i64]([0] * int(CELLS))
    cells[MOVER] = 1
    for other, facing in sides:
        _place(cells, 0, solved, other, facing)
        for column, number in sides:
            _place(cells, 1, solved, column, number)
            table[other, facing, column, number] = judge.worth(cells)
    return table


def _place(cells: vec[i64], seat: int, solved: Solved, column: int, number: int) -> None:
    for place, die in enumerate(DICE[column]):
        cells[COLUMN + seat * len(DICE[column]) + place] = die
    cells[STANDING + seat], cells[LYING + seat] = solved.teams.teams[number]
