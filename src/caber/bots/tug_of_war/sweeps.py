"""One sweep over all positions of a bout: what each is worth to the mover, if what follows is known."""

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import chain, combinations_with_replacement
from math import prod
from mmap import mmap
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from caber.bots.tug_of_war.pulls import BERSERKER, DICE, WAYS, WEIGHTS, pulls
from caber.bots.tug_of_war.rerolls import Rerolls
from caber.bots.tug_of_war.teams import ABLE, FEEBLE, STRONG, Powers, Teams
from caber.games.tug_of_war.layout import BERSERKER_FELLS, SIDES

Table = NDArray[Any]  # by column and team of the waiting side, then of the mover: the mover's chance
Numbers = NDArray[np.intp]

COLUMNS: Final = len(DICE)
THROWS: Final = len(DICE)
WIDTH: Final = 300  # waiting sides looked at together: what belongs to one own team stays in a core's cache
GROUPS: Final = 6  # of throws that have about as many choices
# What dice that aren't swapped can do: none, one, two or all three of them, or a berserker.
ATTACKS: Final[list[Powers]] = [
    *chain(*(combinations_with_replacement((FEEBLE, ABLE, STRONG), dice) for dice in range(4))),
    BERSERKER,
]


class Group(NamedTuple):
    """Throws that have about as many choices, for one column of the mover."""

    throws: Numbers
    rows: Numbers  # by own team, choice and throw


class Sweep:
    """The best that each mover can expect, worked out for all positions from a table of them.

    For a block of waiting sides all that the mover could leave behind is looked at from the other side first:
    a row for each attack and each state of the own side, with the best that this attack can make of every
    waiting team. What a throw is worth is then the highest of some twenty rows.
    """

    won, lost = 1.0, 0.0

    def __init__(self, teams: Teams, processes: int) -> None:
        self.teams = teams
        self.processes = processes if sys.platform == "linux" else 1  # elsewhere forking isn't safe
        self.shape = (COLUMNS, len(teams), COLUMNS, len(teams))
        self.positions = (COLUMNS * len(teams)) ** 2
        self.rerolls = Rerolls(teams.rules.together)
        self.states = COLUMNS * len(teams) + 1  # of the own side; the last: nobody is left
        self.attacks = [self._maps(powers) for powers in ATTACKS]
        self.choices = [self._choices(column) for column in range(COLUMNS)]
        self.wanted = self._wanted()
        self.lookups = self._count_lookups()  # in one sweep
        each = max(1, WIDTH // len(teams))
        self.blocks = [range(start, min(start + each, COLUMNS)) for start in range(0, COLUMNS, each)]
        self.kept: dict[str, Table] = {}  # buffers
        self.dtype: np.dtype[Any] = np.dtype(np.float64)  # of the numbers worked with

    def run(self, table: Table, result: Table, precise: bool = False) -> Iterator[float]:
        """Fills `result` from `table`; yields how much is done.

        Several processes are forked for each sweep, so that they have all this without being sent it;
        threads would wait for each other. What they fill must be `shared`. A table of single precision can be
        worked on in double precision, and only the result be rounded: that is `precise`.
        """
        self.dtype = np.dtype(np.float64) if precise else table.dtype
        count = len(self.blocks)
        if self.processes == 1:
            for done, block in enumerate(self.blocks, 1):
                self._block(table, result, block)
                yield done / count
            return
        JOB[:] = [(self, table, result)]
        try:
            # Whoever interrupts the work interrupts this process, which then waits for the others.
            with ProcessPoolExecutor(
                self.processes, get_context("fork"), initializer=signal, initargs=(SIGINT, SIG_IGN)
            ) as pool:
                for done, _ in enumerate(pool.map(_work, range(count)), 1):
                    yield done / count
        finally:
            JOB.clear()

    def left(self, after: Table) -> Table:
        """What is left for the mover of positions that are worth so much to the next one."""
        return np.subtract(1, after, dtype=self.dtype)

    def told(self, best: Table) -> Table:
        """What throws are worth, from how good the best that they allow looks."""
        return best

    # -- what can be chosen ------------------------------------------------------------------------

    def _maps(self, powers: Powers) -> Numbers:
        """By team what an attack can make of it, in rows: there are as many as any team needs."""
        if powers == BERSERKER:
            return _filled(self.teams.stormed(int(BERSERKER_FELLS)))
        return _filled(self.teams.attacked(powers))

    def _choices(self, column: int) -> list[Group]:
        by_throw = [self._rows(column, throw) for throw in range(THROWS)]
        order = sorted(range(THROWS), key=lambda throw: len(by_throw[throw]))
        groups = []
        for throws in np.array_split(np.array(order, np.intp), GROUPS):
            chosen = [by_throw[throw] for throw in throws]
            most = max(map(len, chosen))
            rows = [np.concatenate([each, each[:1].repeat(most - len(each), 0)]) for each in chosen]
            groups.append(Group(throws, np.stack(rows).transpose(2, 1, 0).copy()))
        return groups

    def _rows(self, column: int, throw: int) -> Numbers:
        """By own team the rows to choose from, one below the other."""
        count = len(self.teams)
        choices: list[set[int]] = [set() for _ in range(count)]
        for pull in pulls(column, throw):
            base = ATTACKS.index(pull.powers) * self.states
            for team, fates in enumerate(self.teams.bundled(pull.changes)):
                for fate in fates:
                    own = self.states - 1 if fate == self.teams.none else pull.column * count + fate
                    choices[team].add(base + own)
        return _filled([sorted(each) for each in choices])

    def _wanted(self) -> list[list[int]]:
        """By column that the mover may have afterwards: which attacks can come with it."""
        found: list[set[int]] = [set() for _ in range(COLUMNS)]
        for column in range(COLUMNS):
            for throw in range(THROWS):
                for pull in pulls(column, throw):
                    found[pull.column].add(ATTACKS.index(pull.powers))
        return [sorted(attacks) for attacks in found]

    def _count_lookups(self) -> int:
        thrown = sum(group.rows.size for groups in self.choices for group in groups)
        faced = len(self.teams) * sum(len(self.attacks[attack]) for each in self.wanted for attack in each)
        return (thrown + faced) * COLUMNS * len(self.teams)

    # -- the work ----------------------------------------------------------------------------------

    def _buffer(self, name: str, *shape: int) -> Table:
        """Room for numbers, kept for the next block."""
        size = prod(shape)
        if name not in self.kept or self.kept[name].size < size or self.kept[name].dtype != self.dtype:
            self.kept[name] = np.empty(size, self.dtype)
        return self.kept[name][:size].reshape(shape)

    def _block(self, table: Table, result: Table, block: range) -> None:
        """The positions in which the waiting side has one of these columns."""
        count, width = len(self.teams), len(block) * len(self.teams)
        faced = self._faced(table, block).reshape(-1, width)
        thrown = self._buffer("thrown", count, THROWS, width)
        weights = (np.array(WEIGHTS) / WAYS).astype(self.dtype)
        for column, groups in enumerate(self.choices):
            for throws, rows in groups:
                picked = self._buffer("picked", *rows.shape[1:], width)
                for team in range(count):
                    np.take(faced, rows[team], axis=0, out=picked, mode="clip")
                    thrown[team, throws] = picked.max(axis=0)
            best = self.rerolls.best(thrown, DICE[column].count(int(SIDES)))
            worth = np.matmul(weights, self.told(best)).reshape(count, len(block), count)
            result[block.start : block.stop, :, column, :] = worth.transpose(1, 2, 0)

    def _faced(self, table: Table, block: range) -> Table:
        """By attack and own side: the mover's chance against each waiting team after the best such attack."""
        count, columns = len(self.teams), len(block)
        faced = self._buffer("faced", len(ATTACKS), self.states, columns, count)
        before = self._buffer("before", count, columns, count + 2)
        other = self._buffer("other", count, columns, count)
        before[:, :, self.teams.none] = self.won  # nobody of the other side is left
        before[:, :, self.teams.never] = self.lost
        for column, attacks in enumerate(self.wanted):
            before[:, :, :count] = self.left(table[column, :, block.start : block.stop])
            for attack in attacks:
                best = faced[attack, column * count : (column + 1) * count]
                self._attack(attack, before, best, other)
        # Nobody of the own side is left: lost, unless the other side went first.
        before[:1, :, :count] = self.lost
        for attack in range(len(ATTACKS)):
            self._attack(attack, before[:1], faced[attack, -1:], other[:1])
        return faced

    def _attack(self, attack: int, before: Table, best: Table, other: Table) -> None:
        """The best that an attack can make of each waiting team."""
        first, *rest = self.attacks[attack]
        np.take(before, first, axis=2, out=best, mode="clip")
        for fates in rest:
            np.take(before, fates, axis=2, out=other, mode="clip")
            np.maximum(best, other, out=best)


JOB: Final[list[tuple[Sweep, Table, Table]]] = []  # what forked processes work on


def _work(number: int) -> None:
    """One block, in a process of its own."""
    sweep, table, result = JOB[0]
    sweep._block(table, result, sweep.blocks[number])


def shared(shape: tuple[int, ...], dtype: np.dtype[Any]) -> Table:
    """Room for a table that forked processes can fill."""
    return np.frombuffer(mmap(-1, prod(shape) * dtype.itemsize), dtype).reshape(shape)


def _filled(choices: list[list[int]]) -> Numbers:
    """Lists of choices as rows of equal length: who has fewer has one of them again."""
    most = max(map(len, choices))
    rows = [[each[min(row, len(each) - 1)] for each in choices] for row in range(most)]
    return np.array(rows, np.intp)
