"""What a search has found out about the moves of a position."""

from typing import NamedTuple


class Findings(NamedTuple):
    """By legal move: the chance that the seat to move wins with it, and how far off that may be."""

    moves: list[int]  # every legal move
    chances: list[float]  # of the seat to move: 1 is a game won, 0 a game lost
    margins: list[float]  # half the width of a 95 % interval; 0 where the chance is exact
    value: float  # the chance of the seat to move in this position
    exact: bool  # whether nothing of it is estimated
