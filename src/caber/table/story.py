"""What happened in a game, told one choice after another."""

from collections.abc import Sequence
from typing import NamedTuple

from caber.core.contract import CHANCE, EVERYBODY, State
from caber.games.boards import Board


class Told(NamedTuple):
    """One choice of a player, in words."""

    place: int  # of the move in the record
    seat: int
    words: str  # without the player's name
    marks: Sequence[str]  # the cards it is about
    paragraph: bool  # a new one begins, whoever did the last move


def told(
    board: Board,
    positions: Sequence[State],
    moves: Sequence[int],
    viewer: int,
    names: Sequence[str],
    language: str,
    start: int = 0,
) -> list[Told]:
    """The moves from that index on as the viewer saw them; `positions` are those before each move.

    What a player asks of chance is told by chance's answer: not “draws” and then the card, but “r7 drawn”.
    Where chance begins a paragraph, nobody has asked: that is told after what was done last.
    The deal is left out: everybody sees his hand on the board.
    """
    entries: list[Told] = []
    for index in range(start, len(moves)):
        state, move, actor = positions[index], moves[index], int(positions[index].turn)
        if actor == CHANCE and not entries:
            continue
        if viewer != EVERYBODY:
            state, move = state.hide(viewer), int(state.seen(move, viewer))
        words = board.explain(state, move, names, language)
        if actor == CHANCE:
            if board.paragraph(state, move):
                words = f"{entries[-1].words}; {words}"
            entries[-1] = entries[-1]._replace(words=words)
        else:
            entries.append(Told(index, actor, words, board.marks(state, move), board.paragraph(state, move)))
    return entries
