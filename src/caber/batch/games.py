"""The public class `Batch`: it checks the arguments; this process or several carry out the calls."""

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
    """Many games of one kind, played side by side; chance deals by itself.

    `name`: the game's name.
    `size`: the number of games.
    `options`: the game's options.
    `seed`: game i draws its chance from `Rng(seed + i)`.
    `again`: start the next game as soon as one is over.
    `workers`: the number of processes; 1 plays in this process.

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
        self.width = self.game.decisions  # the number of moves in a mask
        order = Order(name, dict(self.options), size, seed, again)
        self._hands = Crew(order, workers) if workers > 1 else Here(order)
        self.turn: Numbers = self._hands.turn  # by game: the seat to decide, or OVER
        self.done: Flags = self._hands.done  # by game: True if over; with `again`, if the last call ended it
        self.payoffs: Numbers = self._hands.payoffs  # by game and seat: the payoffs at its last end
        self.played: Numbers = self._hands.played  # by game: its moves so far, chance included

    @property
    def finished(self) -> int:
        """The number of games that have ended since the last `reset`."""
        return self._hands.finished

    def masks(self) -> Flags:
        """Return the masks by game and move: True for a legal move.

        It is always the same array, updated by this call.
        """
        self._hands.mark()
        return self._hands.legal

    def moves(self) -> Menus:
        """Return the legal moves of all games in one array, with the start and the count for each game.

        They are those of `State.moves`, in the same order. The arrays are valid until the next call.
        """
        return self._hands.enlist()

    def observations(self) -> Rows:
        """Return the observation rows: for each game the view of the seat to decide, or zeros if it is over.

        The entries are those of docs/observations.md. It is always the same array, updated by this call.
        """
        return self._hands.look()

    def step(self, moves: ArrayLike) -> int:
        """Play one move in each game, and the chance moves that follow; return the number of moves made.

        The entries of games that are over are ignored. If any move is illegal, nothing is played.
        """
        wanted = self._numbers(moves)
        wrong = self._hands.refused(wanted)
        if wrong != FINE:
            self._refuse(wrong, int(wanted[wrong]))
        return self._hands.step()

    def random(self, decisions: int = 1) -> int:
        """Play random decisions in each game, and the chance moves that follow; return the moves made."""
        if type(decisions) is not int or decisions < 1:  # first without a call, which slows small batches
            check("decisions", decisions, 1, None)
        return self._hands.wander(decisions, 1)

    def playout(self) -> int:
        """Play every game at random to its end; return the number of moves."""
        return self._hands.wander(1, ENDLESS)

    def reset(self, seed: int = 0) -> None:
        """Restart all games from a seed."""
        self._hands.begin(seed)

    def state(self, index: int) -> State:
        """Return a copy of one of the games."""
        check("index", index, 0, self.size - 1)
        return self._hands.state(index).copy()

    def close(self) -> None:
        """End the other processes, if there are any; the arrays keep their values."""
        self._hands.close()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _refuse(self, index: int, move: int) -> NoReturn:
        """Raise IllegalMove with the game's own reason."""
        try:
            self.state(index).play(move)
        except CaberError as reason:
            details: dict[str, str | int] = {"game": index, "move": move, "reason": str(reason)}
            raise IllegalMove("error-batch-illegal", details) from reason
        raise AssertionError(f"move {move} is legal in game {index}")

    def _numbers(self, moves: ArrayLike) -> Numbers:
        """Return moves as the engine's array, or raise an error that describes the right form."""
        given = np.asarray(moves)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            found = f"{given.dtype}{list(given.shape)}"
            raise CaberError("error-batch-moves", {"size": self.size, "found": found})
        return np.ascontiguousarray(given, np.int64)


def check(name: str, value: int, least: int, most: int | None) -> None:
    """Raise CaberError unless a number lies within its bounds.

    `name`: the name of the number in the error.
    `value`: the number.
    `least`: the lower bound.
    `most`: the upper bound; None for none.
    """
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or value < least:
        raise CaberError("error-batch-number", {"name": name, "value": str(value), "least": least})
    if most is not None and value > most:
        raise CaberError("error-batch-most", {"name": name, "value": str(value), "most": most})
