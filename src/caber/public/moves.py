"""A legal move as a number that knows its notation and its words."""

from collections.abc import Sequence

from caber.core.contract import State
from caber.games import game
from caber.games.boards import board_of


class Move(int):
    """A legal move of one position: an `int` for the rules, with its notation and its meaning in words.

    >>> import caber
    >>> move = caber.start("schotten_totten", seed="thistle").moves[0]
    >>> move.text, move.words, move + 0 == move
    ('r6@1', 'r6 at stone 1', True)
    """

    _state: State
    _names: Sequence[str]
    _language: str

    def __new__(cls, number: int, state: State, names: Sequence[str], language: str = "en") -> "Move":
        """Return the move of that number in `state`, seen by the seat to move; `names` are the players'."""
        move = super().__new__(cls, number)
        move._state, move._names, move._language = state, names, language
        return move

    @property
    def text(self) -> str:
        """The notation, as records and `play` take it."""
        return self._state.text(int(self))

    @property
    def words(self) -> str:
        """The meaning of the move; of a claim, with its proof."""
        board = board_of(game(self._state.game))
        return board.explain(self._state, int(self), self._names, self._language)

    def __repr__(self) -> str:
        return self.text

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[type["Move"], tuple[int, State, Sequence[str], str]]:
        return Move, (int(self), self._state, self._names, self._language)
