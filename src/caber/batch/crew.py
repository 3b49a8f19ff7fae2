"""A batch on several cores: this process and others play their parts, and show them in shared memory."""

import ctypes
import signal
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from caber.batch.engine import FINE
from caber.batch.here import Flags, Here, Menus, Numbers, Order, Rows
from caber.core.contract import State
from caber.core.errors import CaberError
from caber.games import game
from caber.games.features import features

PATIENCE = 5.0  # seconds for a process to end by itself
# Fresh processes: a forked one would inherit locks of threads that it doesn't have.
SPAWN = get_context("spawn")


class Shared:
    """The arrays of a batch, in memory that every process of it sees."""

    def __init__(self, size: int, seats: int, width: int, length: int) -> None:
        self.size = size
        counts = (("moves", size, 8), ("turn", size, 8), ("played", size, 8), ("done", size, 1))
        more = (("payoffs", size * seats, 8), ("legal", size * width, 1), ("rows", size * length, 4))
        self.memory = {
            name: SPAWN.RawArray(ctypes.c_char, count * wide) for name, count, wide in counts + more
        }

    def array(self, name: str, kind: DTypeLike, part: slice = slice(None)) -> NDArray[Any]:
        """One of them, or the rows of some games."""
        return np.frombuffer(memoryview(self.memory[name]), kind).reshape(self.size, -1)[part]


class Part:
    """The games of one stretch of a batch: they are played here, and shown to all processes."""

    def __init__(self, order: Order, games: slice, shared: Shared) -> None:
        self.first: int = games.start
        self.here = here = Here(order._replace(size=games.stop - games.start, seed=order.seed + games.start))
        self.moves: Numbers = shared.array("moves", np.int64, games).reshape(-1)
        self.legal: Flags = shared.array("legal", np.bool_, games)
        self.rows: Rows = shared.array("rows", np.float32, games)
        arrays = {"turn": here.turn, "played": here.played, "done": here.done, "payoffs": here.payoffs}
        self.pairs = [
            (shared.array(name, array.dtype, games).reshape(array.shape), array)
            for name, array in arrays.items()
        ]
        self.show()

    def show(self) -> None:
        """Writes down for all where the games stand."""
        for theirs, ours in self.pairs:
            theirs[:] = ours

    def answer(self, what: str, *numbers: int) -> object:
        """Does what is asked, and shows what came of it."""
        here = self.here
        said: object = None
        match what:
            case "finished":
                return here.finished
            case "refused":
                wrong = here.refused(self.moves)
                return wrong if wrong == FINE else wrong + self.first
            case "state":
                return here.state(numbers[0] - self.first)
            case "enlist":
                menus = here.enlist()
                return menus.moves, menus.counts
            case "mark":
                here.mark()
                self.legal[:] = here.legal
                return None
            case "look":
                self.rows[:] = here.look()
                return None
            case "step":
                said = here.step()
            case "wander":
                said = here.wander(*numbers)
            case "begin":
                here.begin(numbers[0] + self.first)
        self.show()
        return said


class Crew:
    """Plays an order with so many processes, this one among them: each has the games of one stretch."""

    def __init__(self, order: Order, workers: int) -> None:
        of = game(order.name)
        options = of.options(order.options)
        of.opening(options)  # what is wrong with the options is said here, not in the processes
        shared = Shared(order.size, of.players(options), of.decisions, features(of, options).size)
        self.moves: Numbers = shared.array("moves", np.int64).reshape(-1)
        self.turn: Numbers = shown(shared.array("turn", np.int64).reshape(-1))
        self.played: Numbers = shown(shared.array("played", np.int64).reshape(-1))
        self.done: Flags = shown(shared.array("done", np.bool_).reshape(-1))
        self.payoffs: Numbers = shown(shared.array("payoffs", np.int64))
        self.legal: Flags = shown(shared.array("legal", np.bool_))
        self.rows: Rows = shown(shared.array("rows", np.float32))
        bounds = [order.size * worker // workers for worker in range(workers + 1)]
        mine, *others = self.stretches = [slice(first, end) for first, end in pairwise(bounds)]
        self.lines: list[Connection] = []
        self.processes = []
        for games in others:
            ours, theirs = SPAWN.Pipe()
            process = SPAWN.Process(target=work, args=(order, games, shared, theirs), daemon=True)
            process.start()
            theirs.close()
            self.lines.append(ours)
            self.processes.append(process)
        # One part is played here: a process that only asked and waited would be woken for every answer, and
        # waking up takes longer than many a call.
        self.part = Part(order, mine, shared)
        self._answers()  # they are ready

    @property
    def finished(self) -> int:
        """How many games have ended."""
        return sum(self._all("finished"))

    def refused(self, moves: Numbers) -> int:
        """The first game whose move is illegal, or FINE."""
        self.moves[:] = moves
        return min((answer for answer in self._all("refused") if answer != FINE), default=FINE)

    def step(self) -> int:
        """The legal moves that `refused` was asked about, one in each game."""
        return sum(self._all("step"))

    def wander(self, times: int, decisions: int) -> int:
        """So many times so many decisions at random in each game."""
        return sum(self._all("wander", times, decisions))

    def mark(self) -> None:
        """Makes the masks up to date."""
        self._all("mark")

    def enlist(self) -> Menus:
        """The legal moves of all games; how many there are is not known before, so they are sent."""
        parts: list[tuple[Numbers, Numbers]] = self._all("enlist")
        counts = np.concatenate([counts for _, counts in parts])
        return Menus(np.concatenate([moves for moves, _ in parts]), counts.cumsum() - counts, counts)

    def look(self) -> Rows:
        """What each seat to move knows."""
        self._all("look")
        return self.rows

    def begin(self, seed: int) -> None:
        """All games anew."""
        self._all("begin", seed)

    def state(self, index: int) -> State:
        """One of the games, as its process tells it."""
        worker = next(number for number, games in enumerate(self.stretches) if index < games.stop)
        if worker == 0:
            return self.part.here.state(index)
        line = self.lines[worker - 1]
        ask(line, "state", index)
        found: State = answered(line)
        return found

    def close(self) -> None:
        """Ends the processes."""
        for line in self.lines:
            line.close()  # which each of them takes as the end
        for process in self.processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()

    def _all(self, what: str, *numbers: int) -> list[Any]:
        """Asks the others first, so that all work at the same time, and waits for every answer."""
        try:
            for line in self.lines:
                ask(line, what, *numbers)
            return [self.part.answer(what, *numbers), *self._answers()]
        except BaseException:  # Ctrl-C above all: answers are still to come, and must not be mixed up
            self.close()
            raise

    def _answers(self) -> list[Any]:
        return [answered(line) for line in self.lines]


def ask(line: Connection, what: str, *numbers: int) -> None:
    """Tells a process what to do."""
    try:
        line.send((what, *numbers))
    except OSError as error:
        raise CaberError("error-batch-worker") from error


def answered(line: Connection) -> Any:
    """What a process says when it has done it."""
    try:
        return line.recv()
    except (EOFError, OSError) as error:
        raise CaberError("error-batch-worker") from error


def shown(array: NDArray[Any]) -> NDArray[Any]:
    """The same memory, which nobody but the processes may change."""
    array.flags.writeable = False
    return array


def work(order: Order, games: slice, shared: Shared, line: Connection) -> None:
    """What each other process does, until nobody asks any more: plays its part, and answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever is interrupted closes the line
    part = Part(order, games, shared)
    said: object = None
    while True:
        try:
            line.send(said)
            said = part.answer(*line.recv())
        except (EOFError, OSError):
            return
