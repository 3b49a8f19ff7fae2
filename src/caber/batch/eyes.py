"""Observations of an engine's games: for each, a row of numbers with the view of the seat to move."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64

from caber.batch.engine import Engine, roomy
from caber.core.contract import OVER
from caber.core.reader import Reader


@final
class Eyes:
    """The observation rows of an engine's games.

    `engine`: the games.
    `readers`: one for each seat.
    `secrets`: True if a seat may know less than there is to know.
    """

    def __init__(self, engine: Engine, readers: list[Reader], secrets: bool) -> None:
        self.engine: Engine = engine
        self.readers: vec[Reader] = vec[Reader](readers)
        self.secrets: bool = secrets
        self.length: i64 = readers[0].size
        self.rows: vec[i32] = vec[i32]([0] * int(engine.size * self.length))
        self.written: vec[i64] = vec[i64]()  # the places with other values than 0
        self.writes: i64 = 0  # the number of such places

    def look(self) -> None:
        """Update the rows; the row of a game that is over is all zeros."""
        engine = self.engine
        turn = engine.turn
        states = engine.states
        readers = self.readers
        rows = self.rows
        written = self.written
        for index in range(self.writes):
            rows[written[index]] = 0
        end: i64 = 0
        for index in range(engine.size):
            seat = turn[index]
            if seat == OVER:
                continue
            state = states[index]
            if self.secrets:
                state = state.hide(seat)
            written = roomy(written, end + self.length)
            end = readers[seat].write(state, rows, index * self.length, written, end)
        self.written = written
        self.writes = end
