"""One sweep over all positions of a bout: what each is worth to the mover, if what follows is known."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import chain, combinations_with_replacement
from threading import local
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

    throws: slice  # where they stand in the order of the column's throws
    rows: Numbers  # by own team, choice and throw


class Choices(NamedTuple):
    """What the mover can choose from with one column."""

    order: list[int]  # throws, those with few choices first
    groups: list[Group]


class Sweep:
    """The best that each mover can expect, worked out for all positions from a table of them.

    For a block of waiting sides all that the mover could leave behind is looked at from the other side first:
    a row for each attack and each state of the own side, with the best that this attack can make of every
    waiting team. What a throw is worth is then the highest of some twenty rows.
    """

    def __init__(self, teams: Teams, threads: int) -> None:
        self.teams = teams
        self.threads = threads
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
        self.kept = local()  # buffers of each thread

    def run(self, table: Table, result: Table) -> Iterator[float]:
        """Fills `result` from `table`; yields how much is done."""
        with ThreadPoolExecutor(self.threads) as pool:
            work = pool.map(partial(self._block, table, result), self.blocks)
            for done, _ in enumerate(work, 1):
                yield done / len(self.blocks)

    # -- what can be chosen ------------------------------------------------------------------------

    def _maps(self, powers: Powers) -> Numbers:
        """By team what an attack can make of it, in rows: there are as many as any team needs."""
        if powers == BERSERKER:
            return _filled(self.teams.stormed(int(BERSERKER_FELLS)))
        return _filled(self.teams.attacked(powers))

    def _choices(self, column: int) -> Choices:
        by_throw = [self._rows(column, throw) for throw in range(THROWS)]
        order = sorted(range(THROWS), key=lambda throw: len(by_throw[throw]))
        groups = []
        for places in np.array_split(np.arange(THROWS), GROUPS):
            chosen = [by_throw[order[place]] for place in places]
            most = max(map(len, chosen))
            rows = [np.concatenate([each, each[:1].repeat(most - len(each), 0)]) for each in chosen]
            groups.append(Group(slice(places[0], places[-1] + 1), np.stack(rows).transpose(2, 1, 0).copy()))
        return Choices(order, groups)

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
        thrown = sum(group.rows.size for choices in self.choices for group in choices.groups)
        faced = len(self.teams) * sum(len(self.attacks[attack]) for each in self.wanted for attack in each)
        return (thrown + faced) * COLUMNS * len(self.teams)

    # -- the work ----------------------------------------------------------------------------------

    def _buffer(self, name: str, shape: tuple[int, ...], like: Table) -> Table:
        """Room for numbers, kept for the next block."""
        kept: dict[str, Table] = self.kept.__dict__.setdefault("buffers", {})
        size = int(np.prod(shape))
        if name not in kept or kept[name].size < size or kept[name].dtype != like.dtype:
            kept[name] = np.empty(size, like.dtype)
        return kept[name][:size].reshape(shape)

    def _block(self, table: Table, result: Table, block: range) -> None:
        """The positions in which the waiting side has one of these columns."""
        count, width = len(self.teams), len(block) * len(self.teams)
        faced = self._faced(table, block).reshape(-1, width)
        thrown = self._buffer("thrown", (count, THROWS, width), table)
        weights = np.array(WEIGHTS) / WAYS  # in double precision, as is what they are multiplied with
        for column, (order, groups) in enumerate(self.choices):
            for team in range(count):
                for throws, rows in groups:
                    _, choices, number = rows.shape
                    picked = self._buffer("picked", (choices, number, width), table)
                    np.take(faced, rows[team], axis=0, out=picked, mode="clip")
                    picked.max(axis=0, out=thrown[team, throws])
            values = [thrown[:, order.index(throw)] for throw in range(THROWS)]
            best = self.rerolls.best(values, DICE[column].count(int(SIDES)))
            worth = sum(weight * value for weight, value in zip(weights, best))
            worth = np.asarray(worth).reshape(count, len(block), count)
            result[block.start : block.stop, :, column, :] = worth.transpose(1, 2, 0)

    def _faced(self, table: Table, block: range) -> Table:
        """By attack and own side: the mover's chance against each waiting team after the best such attack."""
        count, columns = len(self.teams), len(block)
        faced = self._buffer("faced", (len(ATTACKS), self.states, columns, count), table)
        before = self._buffer("before", (count, columns, count + 2), table)
        other = self._buffer("other", (count, columns, count), table)
        whole = 1 + 1j if np.iscomplexobj(table) else 1
        before[:, :, self.teams.none] = whole  # nobody of the other side is left
        before[:, :, self.teams.never] = 0
        for column, attacks in enumerate(self.wanted):
            np.subtract(whole, table[column, :, block.start : block.stop], out=before[:, :, :count])
            for attack in attacks:
                best = faced[attack, column * count : (column + 1) * count]
                self._attack(attack, before, best, other)
        before[:1, :, :count] = 0  # nobody of the own side is left: lost, unless the other side went first
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


def _filled(choices: list[list[int]]) -> Numbers:
    """Lists of choices as rows of equal length: who has fewer has one of them again."""
    most = max(map(len, choices))
    rows = [[each[min(row, len(each) - 1)] for each in choices] for row in range(most)]
    return np.array(rows, np.intp)
