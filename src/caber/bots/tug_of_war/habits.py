"""Levels one and two: people who use one die after the other, and never see the whole throw."""

from caber.bots import refuse_secrets
from caber.core.contract import State
from caber.core.rng import Rng
from caber.games.tug_of_war.athletes import change
from caber.games.tug_of_war.layout import (
    ASSIGN,
    BERSERKER,
    COLUMN,
    DICE,
    IDLE,
    KEEP,
    LEAVE_LYING,
    MOVER,
    PHASE,
    REMOVE,
    REMOVE_LYING,
    REROLLING,
    SEATS,
    SWAP,
    THROWN,
    WEAKEN,
    deed_of,
    die_of,
    place_of,
)
from caber.games.tug_of_war.state import TugOfWar
from caber.games.tug_of_war.turns import athletes

WON = 100.0  # more than any die can gain otherwise
LOW = 3  # a die up to this is worth a re-roll, to somebody who likes high dice


class Eager:
    """Takes the first die that comes to hand and does with it what looks best at the first free place."""

    def choose(self, view: State, rng: Rng) -> int:
        """Somebody leaves, or somebody falls, or else dice are swapped."""
        refuse_secrets(view)
        assert isinstance(view, TugOfWar)
        moves = view.moves()
        if moves[0] in (KEEP, BERSERKER):
            return moves[0]
        if LEAVE_LYING in moves:
            return int(LEAVE_LYING)
        return min(moves, key=lambda move: (*_pair(move), self._liking(move)))

    def _liking(self, move: int) -> int:
        return (REMOVE, REMOVE_LYING, WEAKEN, IDLE, SWAP).index(deed_of(move))


class Handy:
    """Looks at each die by itself: what it gains at once, wherever it goes."""

    def choose(self, view: State, rng: Rng) -> int:
        """The die and the place that bring most, counted in athletes."""
        refuse_secrets(view)
        assert isinstance(view, TugOfWar)
        moves = view.moves()
        if view.cells[PHASE] == REROLLING:
            lowest = int(view.cells[THROWN])
            return moves[1] if moves[1:] and lowest <= LOW else moves[0]
        if BERSERKER in moves:
            return int(BERSERKER)
        if LEAVE_LYING in moves:
            return int(LEAVE_LYING)
        return max(moves, key=lambda move: self._gain(view, move))

    def _gain(self, view: TugOfWar, move: int) -> float:
        deed = deed_of(move)
        other = SEATS - 1 - view.cells[MOVER]
        if deed <= REMOVE_LYING and athletes(view.cells, other) == 1:
            return WON
        if deed == SWAP:
            die, place = _pair(move)
            return float(change(die, int(view.cells[COLUMN + view.cells[MOVER] * DICE + place])))
        return {int(REMOVE): 1.5, int(REMOVE_LYING): 1.0, int(WEAKEN): 0.5}.get(int(deed), 0.0)


def _pair(move: int) -> tuple[int, int]:
    """The die and the place of an assignment."""
    assert move >= ASSIGN
    return int(die_of(move)), int(place_of(move))
