"""Solves a bout: what every position is worth to the mover, between bounds that are proven."""

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile
from time import monotonic
from typing import Any, Final, NamedTuple

import numpy as np

from caber.bots.npy import UNREADABLE
from caber.bots.solving import Report
from caber.bots.tug_of_war.mixing import Mixer
from caber.bots.tug_of_war.pulls import DICE, WAYS, WEIGHTS
from caber.bots.tug_of_war.sweeps import Sweep, Table, shared
from caber.bots.tug_of_war.teams import Teams
from caber.core.errors import CaberError

FEW: Final = 10_000_000  # positions: up to so many are solved in double precision
LARGE: Final = 200_000_000  # bytes: larger tables lie in files that are mapped into memory
OFTEN: Final = 60.0  # seconds between two guesses that are kept, for whoever goes on later
FEW_LYING: Final = 2  # athletes, in bouts that only give a first guess
FEW_ATHLETES: Final = 5  # of a side: such bouts need none
ENOUGH: Final = 60  # sweeps for a first guess
SHARE: Final = 0.8  # of the work is to find the values, the rest to prove them


def cores() -> int:
    """How many processes can work at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Precision(NamedTuple):
    """How exactly a bout is solved."""

    dtype: np.dtype[Any]  # of the table
    precise: bool  # whether sweeps are worked out in double precision, whatever the table has
    close: float  # the greatest change in a sweep at which values are found
    toll: float  # for each turn: what the bounds are apart comes from it

    @property
    def rounding(self) -> float:
        """More than a precise sweep can be wrong by: its results are rounded once, their parts much less."""
        return float(np.finfo(self.dtype).eps) + 50 * float(np.finfo(np.float64).eps)


SINGLE: Final = np.dtype(np.float32)
COARSE: Final = Precision(SINGLE, False, 1e-3, 0.0)
ROUGH: Final = Precision(SINGLE, False, 1e-5, 0.0)
LARGE_BOUT: Final = Precision(SINGLE, True, 5e-7, 5e-6)
SMALL_BOUT: Final = Precision(np.dtype(np.float64), True, 1e-10, 1e-8)


class Bout(NamedTuple):
    """A solved bout."""

    teams: Teams
    table: Table
    value: float  # to whoever begins, before columns are rolled
    lower: float
    upper: float
    apart: float  # the bounds, at most, in any position
    sweeps: int
    seconds: float


class Work:
    """A bout being solved; what is known so far is kept in a file now and then, if there is one."""

    def __init__(
        self, teams: Teams, report: Report, place: Path | None, processes: int | None = None
    ) -> None:
        self.sweep = Sweep(teams, processes or cores())
        self.report = report
        self.place = place
        self.sweeps = 0
        self.seconds = 0.0  # in earlier runs
        self.began = self.kept = monotonic()
        self.done = 0.0

    def solve(self) -> Bout:
        """Finds the values, then proves them."""
        precision = SMALL_BOUT if self.sweep.positions <= FEW else LARGE_BOUT
        guess = self.approach(ROUGH, SHARE / 2).astype(precision.dtype, copy=False)
        try:
            self._find(guess, precision, SHARE)
            lower, upper = self._prove(guess, precision)
        except KeyboardInterrupt:
            self.keep_guess(guess)
            raise
        return Bout(
            self.sweep.teams,
            guess,
            at_start(self.sweep.teams, guess),
            at_start(self.sweep.teams, lower),
            at_start(self.sweep.teams, upper),
            max(float((above - below).max()) for below, above in zip(lower, upper)),
            self.sweeps,
            self.seconds + monotonic() - self.began,
        )

    # -- finding -----------------------------------------------------------------------------------

    def approach(self, precision: Precision, until: float = 1.0) -> Table:
        """Values that a sweep changes by no more than is allowed; nothing is proven of them."""
        guess = self._begin()
        try:
            self._find(guess, precision, until)
        except KeyboardInterrupt:
            self.keep_guess(guess)
            raise
        return guess

    def _find(self, guess: Table, precision: Precision, until: float) -> None:
        """Improves a guess until a sweep hardly changes it."""
        mixer = Mixer(lambda: self._room(precision.dtype), guess.nbytes)
        result = self._room(precision.dtype)
        first, before = 0.0, self.done
        while True:
            self._run(guess, result, precision)
            change = mixer.mix(guess, result)
            first = first or change
            if change <= precision.close or (precision is COARSE and self.sweeps >= ENOUGH):
                guess[:] = result
                return
            far = np.log(change / precision.close) / max(1e-9, np.log(first / precision.close))
            self._tell(before + (until - before) * max(0.0, 1.0 - far))
            if monotonic() - self.kept >= OFTEN:
                self.keep_guess(guess)

    # -- proving -----------------------------------------------------------------------------------

    def _prove(self, values: Table, precision: Precision) -> tuple[Table, Table]:
        """Bounds that a mover, and whoever waits, can be sure of.

        Let T(x) be the best that a mover can expect if what follows is worth x to the next mover. If
        lower + m ≤ T(upper) and T(lower) + m ≤ upper hold everywhere with some m > 0, then a player who
        chooses by `upper` gains at least m in each turn on what `lower` promises him; as that is bounded,
        the bout ends, and `lower` is what he wins at least. In the same way nobody wins more than `upper`.

        Such bounds are found by taking a toll for each turn, from the values downwards and upwards.
        """
        lower, upper = values.copy(), values.copy()
        low, high = self._room(precision.dtype), self._room(precision.dtype)
        before = self.done
        while True:
            self._run(upper, low, precision)
            self._run(lower, high, precision)
            # More than twice what a sweep can be wrong by is left: without rounding there would be some, too.
            slack = min(
                min(float((after - below).min()) for after, below in zip(low, lower)),
                min(float((above - after).min()) for above, after in zip(upper, high)),
            )
            if slack > 2 * precision.rounding:
                return lower, upper
            for place in range(len(lower)):
                np.subtract(low[place], precision.toll, out=lower[place])
                np.add(high[place], precision.toll, out=upper[place])
            self._tell(min(0.99, self.done + (1.0 - before) / 40))

    # -- common ------------------------------------------------------------------------------------

    def _run(self, table: Table, result: Table, precision: Precision) -> None:
        for _ in self.sweep.run(table, result, precision.precise):
            self._tell(self.done)
        self.sweeps += 1

    def _tell(self, done: float) -> None:
        self.done = max(self.done, done)
        self.report(self.done)

    def _room(self, dtype: np.dtype[Any]) -> Table:
        """Room for a table, in memory or, if it is large, in a file that nobody else sees."""
        size = self.sweep.positions * dtype.itemsize
        if size <= LARGE or self.place is None:
            return shared(self.sweep.shape, dtype)
        try:
            with TemporaryFile(dir=self.place.parent) as file:
                if hasattr(os, "posix_fallocate"):  # better now than in the middle of the work
                    os.posix_fallocate(file.fileno(), 0, size)
                else:
                    file.truncate(size)
                return np.memmap(file, dtype, "r+", shape=self.sweep.shape)
        except OSError as error:
            wanted: dict[str, str | int] = {"size": size // 1_000_000, "folder": str(self.place.parent)}
            raise CaberError("tug-of-war-solve-room", wanted) from error

    def _begin(self) -> Table:
        """A guess to begin with: an earlier run's, or what a smaller bout is like."""
        guess = self._kept_guess()
        if guess is None:
            smaller = _smaller(self.sweep.teams)
            if smaller is None:
                return np.full(self.sweep.shape, 0.5, SINGLE)
            coarse = Work(smaller, lambda done: self.report(0.0), None, self.sweep.processes)
            return _scaled(coarse.approach(COARSE), smaller, self.sweep.teams)
        return guess

    def _kept_guess(self) -> Table | None:
        """What an earlier run knew, if it can be read."""
        if self.place is not None:
            with suppress(*UNREADABLE):
                notes = json.loads(_notes(self.place).read_text())
                guess = np.load(self.place)
                if guess.shape == self.sweep.shape and np.isfinite(guess).all():
                    self.sweeps, self.seconds = int(notes["sweeps"]), float(notes["seconds"])
                    return np.asarray(guess)
        return None

    def keep_guess(self, guess: Table) -> None:
        """Writes it for whoever goes on later; a disk that is full is no reason to stop."""
        if self.place is None:
            return
        self.kept = monotonic()
        notes = {"sweeps": self.sweeps, "seconds": self.seconds + self.kept - self.began}
        with suppress(OSError):
            keep(self.place, guess)
            _notes(self.place).write_text(json.dumps(notes))


def _smaller(teams: Teams) -> Teams | None:
    """Teams whose bouts are like those of the given ones, but sooner solved."""
    if teams.lying > FEW_LYING:
        return Teams(teams.rules, teams.cap, FEW_LYING)
    if teams.cap > FEW_ATHLETES:
        return Teams(teams.rules, teams.cap * 2 // 3, FEW_LYING)
    return None


def _scaled(table: Table, coarse: Teams, fine: Teams) -> Table:
    """Fills a table from a smaller one: teams are taken for those that are as large for their bout."""
    like = []
    for standing, lying in fine.teams:
        athletes = max(1, round((standing + lying) * coarse.cap / fine.cap))
        down = min(lying, coarse.lying, athletes)
        like.append(coarse.number[athletes - down, down])
    found: Table = table[:, like][:, :, :, like]
    return found


def keep(place: Path, table: Table) -> None:
    """Writes a table in single precision, the whole of it or nothing."""
    half = place.with_suffix(f".{os.getpid()}.npy")
    try:
        np.save(half, table.astype(SINGLE, copy=False))
        os.replace(half, place)
    finally:
        half.unlink(missing_ok=True)


def _notes(place: Path) -> Path:
    return place.with_suffix(".json")


def at_start(teams: Teams, table: Table, extra: tuple[int, int] = (0, 0)) -> float:
    """The chance of whoever begins, before columns are rolled; `extra` athletes for him, and the other."""
    total = 0.0
    starts = list(starting(teams))
    for mine, (column, number) in enumerate(starts):
        for theirs, (other, facing) in enumerate(starts):
            begins = _reinforced(teams, number, extra[0])
            waits = _reinforced(teams, facing, extra[1])
            total += WEIGHTS[mine] * WEIGHTS[theirs] * float(table[other, waits, column, begins])
    return total / WAYS**2


def starting(teams: Teams) -> Iterator[tuple[int, int]]:
    """Each column with the number of the team that it lines up."""
    for column, dice in enumerate(DICE):
        yield column, teams.number[min(sum(dice), teams.cap), 0]


def _reinforced(teams: Teams, number: int, extra: int) -> int:
    standing, lying = teams.teams[number]
    return teams.number[min(standing + extra, teams.cap), lying]
