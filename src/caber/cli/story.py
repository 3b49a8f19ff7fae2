"""What happened, in words."""

from collections.abc import Sequence
from itertools import groupby

from caber.core.contract import CHANCE
from caber.core.record import Record
from caber.games.boards import Board
from caber.table.story import told


def story(
    board: Board,
    record: Record,
    viewer: int,
    names: Sequence[str],
    language: str,
    start: int = 0,
    end: int | None = None,
) -> list[str]:
    """The moves from one index to another as the viewer saw them, a line for each turn and each claim."""
    entries = told(board, list(record.positions()), record.moves[:end], viewer, names, language, start)
    lines = []
    # A phrase that is whole sentences, such as a proof, gets a line of its own.
    for (actor, alone), group in groupby(entries, lambda entry: (entry.seat, entry.words.endswith("."))):
        phrases = [entry.words for entry in group]
        lines += [f"{names[actor]}: {phrase}" for phrase in (phrases if alone else ["; ".join(phrases)])]
    return lines


def recent(actors: Sequence[int], viewer: int) -> tuple[int, int, int]:
    """Where the move is that ended the viewer's last turn, where the others began, and where he began again.

    >>> recent([CHANCE, CHANCE, 0, 0, CHANCE, 1, 1, CHANCE, 0], 0), recent([CHANCE, CHANCE], 0)
    ((3, 5, 8), (0, 2, 2))
    """
    present = len(actors)
    while present and actors[present - 1] in (viewer, CHANCE):
        present -= 1
    ended = present
    while ended and actors[ended - 1] != viewer:
        ended -= 1
    return max(ended - 1, 0), _past_chance(actors, ended), _past_chance(actors, present)


def _past_chance(actors: Sequence[int], index: int) -> int:
    """What chance answers belongs to the move that asked."""
    while index < len(actors) and actors[index] == CHANCE:
        index += 1
    return index
