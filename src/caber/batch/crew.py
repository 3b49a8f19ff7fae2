"""A batch on several cores: each process plays its part, and shows where it stands in shared memory."""

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


class Crew:
    """Plays an order with so many processes, each of which has the games of one stretch."""

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
        self.parts = [slice(first, end) for first, end in pairwise(bounds)]
        self.lines: list[Connection] = []
        self.processes = []
        for part in self.parts:
            ours, theirs = SPAWN.Pipe()
            process = SPAWN.Process(target=work, args=(order, part, shared, theirs), daemon=True)
            process.start()
            theirs.close()
            self.lines.append(ours)
            self.processes.append(process)
        self._answers()

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
        worker = next(number for number, part in enumerate(self.parts) if index < part.stop)
        self.lines[worker].send(("state", index))
        found: State = self._answer(worker)
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
        """Asks all at once, so that they work at the same time, and waits for every answer."""
        try:
            for line in self.lines:
                line.send((what, *numbers))
        except OSError as error:
            raise CaberError("error-batch-worker") from error
        return self._answers()

    def _answers(self) -> list[Any]:
        return [self._answer(worker) for worker in range(len(self.lines))]

    def _answer(self, worker: int) -> Any:
        try:
            return self.lines[worker].recv()
        except (EOFError, OSError) as error:
            raise CaberError("error-batch-worker") from error


def shown(array: NDArray[Any]) -> NDArray[Any]:
    """The same memory, which nobody but the processes may change."""
    array.flags.writeable = False
    return array


def work(order: Order, part: slice, shared: Shared, line: Connection) -> None:
    """What each process does, until nobody asks any more: plays its part, and shows where it stands."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever is interrupted closes the line
    here = Here(order._replace(size=part.stop - part.start, seed=order.seed + part.start))
    moves = shared.array("moves", np.int64, part).reshape(-1)
    pairs = [
        (shared.array(name, array.dtype, part).reshape(array.shape), array)
        for name, array in {"turn": here.turn, "played": here.played, "done": here.done}.items()
    ]
    pairs.append((shared.array("payoffs", np.int64, part), here.payoffs))
    legal = shared.array("legal", np.bool_, part)
    rows = shared.array("rows", np.float32, part)

    def answer(what: str, *numbers: int) -> object:
        match what:
            case "refused":
                wrong = here.refused(moves)
                return wrong if wrong == FINE else wrong + part.start
            case "step":
                return here.step()
            case "wander":
                return here.wander(*numbers)
            case "begin":
                return here.begin(numbers[0] + part.start)
            case "mark":
                here.mark()
                legal[:] = here.legal
            case "enlist":
                menus = here.enlist()
                return menus.moves, menus.counts
            case "look":
                rows[:] = here.look()
            case "state":
                return here.state(numbers[0] - part.start)
        return here.finished

    said: object = None
    while True:
        for theirs, ours in pairs:
            theirs[:] = ours
        try:
            line.send(said)
            said = answer(*line.recv())
        except (EOFError, OSError):
            return
