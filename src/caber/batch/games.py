"""The batch as users see it: what is asked is checked here, and carried out here or by other processes."""

from collections.abc import Mapping
from types import TracebackType
from typing import NoReturn

import numpy as np
from numpy.typing import ArrayLike

from caber.batch.crew import Crew
from caber.batch.engine import FINE
from caber.batch.here import Flags, Here, Menus, Numbers, Order, Rows
from caber.core.contract import ENDLESS, State
from caber.core.errors import CaberError, IllegalMove
from caber.core.options import Value
from caber.games import game


class Batch:
    """So many games of one kind, played side by side; chance is dealt by itself, never asked for.

    >>> batch = Batch("schotten_totten", 20, seed=7)
    >>> batch.playout() == batch.played.sum() - 20 * 12, batch.payoffs.shape
    (np.True_, (20, 2))
    """

    def __init__(
        self,
        name: str,
        size: int,
        options: Mapping[str, Value] | None = None,
        *,
        seed: int = 0,
        again: bool = False,
        workers: int = 1,
    ) -> None:
        check("size", size, 1, None)
        check("workers", workers, 1, size)
        self.game = game(name)
        self.options = self.game.options(options)
        self.size = size
        self.seats = self.game.players(self.options)
        self.width = self.game.decisions  # of a mask: the numbers that decisions have
        order = Order(name, dict(self.options), size, seed, again)
        self._hands = Crew(order, workers) if workers > 1 else Here(order)
        self.turn: Numbers = self._hands.turn  # by game: the seat to decide, or OVER
        self.done: Flags = self._hands.done  # by game: whether it has ended, with `again` in the last call
        self.payoffs: Numbers = self._hands.payoffs  # by game and seat: how it ended, when it last did
        self.played: Numbers = self._hands.played  # by game: its moves so far, chance included

    @property
    def finished(self) -> int:
        """How many games have ended since the last `reset`."""
        return self._hands.finished

    def masks(self) -> Flags:
        """By game and move: whether it is legal; always the same array, made up to date by this call."""
        self._hands.mark()
        return self._hands.legal

    def moves(self) -> Menus:
        """The legal moves of all games in one row, and by game where they begin and how many they are.

        They are what `State.moves` lists, in its order. The arrays hold until the batch is asked again.
        """
        return self._hands.enlist()

    def observations(self) -> Rows:
        """By game: what the seat to decide knows, as docs/observations.md lays it out; zeros if it is over.

        Always the same array, made up to date by this call.
        """
        return self._hands.look()

    def step(self, moves: ArrayLike) -> int:
        """One move in each game, and what chance answers; returns how many moves that were.

        What stands there for a game that is over isn't read. If any move is illegal, nothing is played.
        """
        wanted = self._numbers(moves)
        wrong = self._hands.refused(wanted)
        if wrong != FINE:
            self._refuse(wrong, int(wanted[wrong]))
        return self._hands.step()

    def random(self, decisions: int = 1) -> int:
        """So many decisions at random in each game, and what chance answers; returns the number of moves."""
        if type(decisions) is not int or decisions < 1:  # asked here first, because small batches are quick
            check("decisions", decisions, 1, None)
        return self._hands.wander(decisions, 1)

    def playout(self) -> int:
        """Plays every game at random to its end; returns the number of moves."""
        return self._hands.wander(1, ENDLESS)

    def reset(self, seed: int = 0) -> None:
        """All games anew, from that seed."""
        self._hands.begin(seed)

    def state(self, index: int) -> State:
        """A copy of one of the games, to look at it more closely."""
        check("index", index, 0, self.size - 1)
        return self._hands.state(index).copy()

    def close(self) -> None:
        """Ends the other processes, if there are any; the arrays keep what they show."""
        self._hands.close()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _refuse(self, index: int, move: int) -> NoReturn:
        """Raises IllegalMove, with the reason that the game itself gives."""
        try:
            self.state(index).play(move)
        except CaberError as reason:
            details: dict[str, str | int] = {"game": index, "move": move, "reason": str(reason)}
            raise IllegalMove("error-batch-illegal", details) from reason
        raise AssertionError(f"move {move} is legal in game {index}")

    def _numbers(self, moves: ArrayLike) -> Numbers:
        """Moves as the engine takes them, or an error that says how they should look."""
        given = np.asarray(moves)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            found = f"{given.dtype}{list(given.shape)}"
            raise CaberError("error-batch-moves", {"size": self.size, "found": found})
        return np.ascontiguousarray(given, np.int64)


def check(name: str, value: int, least: int, most: int | None) -> None:
    """Raises CaberError unless a number lies within its bounds."""
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or value < least:
        raise CaberError("error-batch-number", {"name": name, "value": str(value), "least": least})
    if most is not None and value > most:
        raise CaberError("error-batch-most", {"name": name, "value": str(value), "most": most})
