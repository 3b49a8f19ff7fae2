"""The games of a batch in this process, with their buffers as NumPy arrays."""

from typing import NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from caber.batch.engine import Engine
from caber.batch.eyes import Eyes
from caber.core.contract import State
from caber.games import game
from caber.games.features import features

Numbers = NDArray[np.int64]
Flags = NDArray[np.bool_]
Rows = NDArray[np.float32]


class Menus(NamedTuple):
    """The legal moves of all games: those of game i are `moves[firsts[i] : firsts[i] + counts[i]]`."""

    moves: Numbers
    firsts: Numbers
    counts: Numbers


class Order(NamedTuple):
    """The settings of a batch, as plain values that can be sent to another process."""

    name: str
    options: dict[str, str | int | bool]
    size: int
    seed: int
    again: bool


class Here:
    """The games of an order, played in this process; the arrays share the engine's memory."""

    def __init__(self, order: Order) -> None:
        self.game = of = game(order.name)
        self.options = options = of.options(order.options)
        start = of.opening(options)
        engine = Engine(start, of.players(options), of.decisions, order.size, order.seed, order.again)
        self.engine = engine
        self.turn: Numbers = np.frombuffer(memoryview(engine.turn), np.int64)
        self.played: Numbers = np.frombuffer(memoryview(engine.played), np.int64)
        self.done: Flags = np.frombuffer(memoryview(engine.done), np.bool_)
        self.payoffs: Numbers = np.frombuffer(memoryview(engine.payoffs), np.int64).reshape(order.size, -1)
        self.legal: Flags = np.frombuffer(memoryview(engine.mask), np.bool_).reshape(order.size, -1)
        self._firsts: Numbers = np.frombuffer(memoryview(engine.firsts), np.int64)
        self._counts: Numbers = np.frombuffer(memoryview(engine.counts), np.int64)
        self._listed: Numbers = np.empty(0, np.int64)
        self._rows: Rows | None = None
        self._asked: vec[i64] = vec[i64]()  # the moves of the last call of `refused`
        self.wander = engine.wander
        self.begin = engine.begin
        self.mark = engine.mark

    def enlist(self) -> Menus:
        """Return the legal moves of all games."""
        total = self.engine.enlist()
        if self.engine.room != len(self._listed):  # the vector has grown, so its memory has moved
            self._listed = np.frombuffer(memoryview(self.engine.listed), np.int64)
        return Menus(self._listed[:total], self._firsts, self._counts)

    def look(self) -> Rows:
        """Return the updated observation rows of the seats to move; the first call allocates their memory."""
        if self._rows is None:
            seen = features(self.game, self.options)
            self.eyes = Eyes(self.engine, seen.readers, self.game.secrets)
            flat: Rows = np.frombuffer(memoryview(self.eyes.rows), np.float32)
            self._rows = flat.reshape(len(self.turn), seen.size)
        self.eyes.look()
        return self._rows

    @property
    def finished(self) -> int:
        """The number of games that have ended."""
        return int(self.engine.finished)

    def refused(self, moves: Numbers) -> int:
        """Return the first game whose move is illegal, or FINE."""
        self._asked = vec[i64](moves)
        return self.engine.refused(self._asked)

    def step(self) -> int:
        """Play the moves of the last call of `refused`; return the number of moves made, chance included."""
        return self.engine.step(self._asked)

    def state(self, index: int) -> State:
        """Return one of the games."""
        return self.engine.states[index]

    def close(self) -> None:
        """Do nothing; there is nothing to close."""
