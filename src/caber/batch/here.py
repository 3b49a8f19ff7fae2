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
    """Which games are wanted; plain values, so that another process can be told."""

    name: str
    options: dict[str, str | int | bool]
    size: int
    seed: int
    again: bool


class Here:
    """Plays the games of an order; every array is looked at in place, never copied."""

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
        self._asked: vec[i64] = vec[i64]()  # the moves that `refused` was asked about
        self.wander = engine.wander
        self.begin = engine.begin
        self.mark = engine.mark

    def enlist(self) -> Menus:
        """The legal moves of all games."""
        total = self.engine.enlist()
        if self.engine.room != len(self._listed):  # it has grown, so it lies elsewhere
            self._listed = np.frombuffer(memoryview(self.engine.listed), np.int64)
        return Menus(self._listed[:total], self._firsts, self._counts)

    def look(self) -> Rows:
        """What each seat to move knows; rows are large, so there are none before they are asked for."""
        if self._rows is None:
            seen = features(self.game, self.options)
            self.eyes = Eyes(self.engine, seen.readers, self.game.secrets)
            flat: Rows = np.frombuffer(memoryview(self.eyes.rows), np.float32)
            self._rows = flat.reshape(len(self.turn), seen.size)
        self.eyes.look()
        return self._rows

    @property
    def finished(self) -> int:
        """How many games have ended."""
        return int(self.engine.finished)

    def refused(self, moves: Numbers) -> int:
        """The first game whose move is illegal, or FINE."""
        self._asked = vec[i64](moves)
        return self.engine.refused(self._asked)

    def step(self) -> int:
        """The legal moves that `refused` was asked about, one in each game."""
        return self.engine.step(self._asked)

    def state(self, index: int) -> State:
        """One of the games."""
        return self.engine.states[index]

    def close(self) -> None:
        """There is nothing to close."""
