"""A batch on several cores: each process plays a part of the games and publishes it in shared memory."""

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
# Spawned, not forked: a forked process would inherit locks held by threads that it doesn't have.
SPAWN = get_context("spawn")


class Shared:
    """The arrays of a batch, in memory shared by its processes.

    `size`: the number of games.
    `seats`: the number of seats.
    `width`: the number of moves in a mask.
    `length`: the number of entries in an observation row.
    """

    def __init__(self, size: int, seats: int, width: int, length: int) -> None:
        self.size = size
        counts = (("moves", size, 8), ("turn", size, 8), ("played", size, 8), ("done", size, 1))
        more = (("payoffs", size * seats, 8), ("legal", size * width, 1), ("rows", size * length, 4))
        self.memory = {
            name: SPAWN.RawArray(ctypes.c_char, count * wide) for name, count, wide in counts + more
        }

    def array(self, name: str, kind: DTypeLike, part: slice = slice(None)) -> NDArray[Any]:
        """Return the shared array `name` of type `kind`; with `part`, only the rows of those games."""
        return np.frombuffer(memoryview(self.memory[name]), kind).reshape(self.size, -1)[part]


class Part:
    """A range of a batch's games: this process plays them, and publishes them for the others."""

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
        """Copy the state of the games to the shared arrays."""
        for theirs, ours in self.pairs:
            theirs[:] = ours

    def answer(self, what: str, *numbers: int) -> object:
        """Carry out the request `what`, publish the new state, and return the answer."""
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
    """The games of an order, divided in ranges among `workers` processes, of which this is the first."""

    def __init__(self, order: Order, workers: int) -> None:
        of = game(order.name)
        options = of.options(order.options)
        of.opening(options)  # reports wrong options here, not in the other processes
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
        # This process plays a part, too: one that only waited would be woken for every answer, and a wake-up
        # takes longer than many of the calls.
        self.part = Part(order, mine, shared)
        self._answers()  # wait until the processes are ready

    @property
    def finished(self) -> int:
        """The number of games that have ended."""
        return sum(self._all("finished"))

    def refused(self, moves: Numbers) -> int:
        """Return the first game whose move is illegal, or FINE."""
        self.moves[:] = moves
        return min((answer for answer in self._all("refused") if answer != FINE), default=FINE)

    def step(self) -> int:
        """Play the moves of the last call of `refused`; return the number of moves made, chance included."""
        return sum(self._all("step"))

    def wander(self, times: int, decisions: int) -> int:
        """Play `times` times `decisions` random decisions in each game; return the number of moves made."""
        return sum(self._all("wander", times, decisions))

    def mark(self) -> None:
        """Update the masks."""
        self._all("mark")

    def enlist(self) -> Menus:
        """Return the legal moves of all games; they come through the pipes, as their number varies."""
        parts: list[tuple[Numbers, Numbers]] = self._all("enlist")
        counts = np.concatenate([counts for _, counts in parts])
        return Menus(np.concatenate([moves for moves, _ in parts]), counts.cumsum() - counts, counts)

    def look(self) -> Rows:
        """Return the updated observation rows of the seats to move."""
        self._all("look")
        return self.rows

    def begin(self, seed: int) -> None:
        """Restart all games."""
        self._all("begin", seed)

    def state(self, index: int) -> State:
        """Return one of the games from the process that plays it."""
        worker = next(number for number, games in enumerate(self.stretches) if index < games.stop)
        if worker == 0:
            return self.part.here.state(index)
        line = self.lines[worker - 1]
        ask(line, "state", index)
        found: State = answered(line)
        return found

    def close(self) -> None:
        """End the other processes."""
        for line in self.lines:
            line.close()  # the process at the other end exits
        for process in self.processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()

    def _all(self, what: str, *numbers: int) -> list[Any]:
        """Send a request to all processes, so that they work in parallel, and return every answer."""
        try:
            for line in self.lines:
                ask(line, what, *numbers)
            return [self.part.answer(what, *numbers), *self._answers()]
        except BaseException:  # such as Ctrl-C: later calls would read the answers that are still to come
            self.close()
            raise

    def _answers(self) -> list[Any]:
        return [answered(line) for line in self.lines]


def ask(line: Connection, what: str, *numbers: int) -> None:
    """Send a request to a process."""
    try:
        line.send((what, *numbers))
    except OSError as error:
        raise CaberError("error-batch-worker") from error


def answered(line: Connection) -> Any:
    """Return the answer of a process."""
    try:
        return line.recv()
    except (EOFError, OSError) as error:
        raise CaberError("error-batch-worker") from error


def shown(array: NDArray[Any]) -> NDArray[Any]:
    """Return the array, made read-only for the caller."""
    array.flags.writeable = False
    return array


def work(order: Order, games: slice, shared: Shared, line: Connection) -> None:
    """Play a part and answer requests until the line is closed; this is the loop of each other process.

    `order`: the batch.
    `games`: the range of its games that this process plays.
    `shared`: the shared arrays.
    `line`: the connection to the first process.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # at Ctrl-C the first process closes the line
    part = Part(order, games, shared)
    said: object = None
    while True:
        try:
            line.send(said)
            said = part.answer(*line.recv())
        except (EOFError, OSError):
            return
