"""The board of Peat for a terminal, and its moves in words."""

from collections.abc import Mapping, Sequence

from caber.core.contract import State
from caber.games.boards import Question
from caber.games.looks import Look
from caber.games.peat.state import CALM, MOVER, PEATS, TEXTS, WIND
from caber.texts import tell

QUESTIONS: Mapping[str, Question] = {}


def show(
    state: State,
    viewer: int,
    names: Sequence[str],
    language: str = "en",
    *,
    colour: bool = False,
    ascii: bool = False,
    last: Sequence[int] = (),
) -> str:
    """Return the stack, with its peats counted.

    >>> from caber.games import game
    >>> print(show(game("peat").start({"peats": 12}), 0, ["Ailsa", "Rob"], ascii=True))
     ############ 12 peats
    """
    look = Look(colour, ascii)
    peats = int(state.cells[PEATS])
    return f" {look.paint(look.pick('▆', '#') * peats, 'bold')} {stack(state, language)}"


def stack(state: State, language: str) -> str:
    """Return the number of peats, in words."""
    return tell("peat-stack", {"count": int(state.cells[PEATS])}, language)


def explain(state: State, move: int, names: Sequence[str], language: str = "en") -> str:
    """Return a move before it is played, in words, with the number of peats left after it."""
    left = int(state.after(move).cells[PEATS])
    if move < CALM:
        return tell("peat-taken", {"count": move + 1, "left": left}, language)
    return tell("peat-wind", {"left": left}, language) if move == WIND else tell("peat-calm", {}, language)


def marks(state: State, move: int) -> Sequence[str]:
    """Return the parts of the board that a move mentions: none."""
    return ()


def paragraph(state: State, move: int) -> bool:
    """Return True if a move begins a new paragraph of the log: each turn does, and so does the weather."""
    return True


def task(state: State, language: str = "en") -> str:
    """Return the decision to make, in words."""
    return tell("peat-task", {"most": int(state.count())}, language)


def offers(state: State, names: Sequence[str], language: str = "en") -> list[tuple[list[int], str]]:
    """Return the legal moves, each with the number of peats left after it."""
    told = ((move, explain(state, move, names, language)) for move in state.moves())
    return [([move], f"{TEXTS[move]}: {words}") for move, words in told]


def ending(state: State, names: Sequence[str], language: str = "en") -> str:
    """Return the winner, in words."""
    loser = int(state.cells[MOVER])
    return tell("peat-ending", {"name": names[1 - loser]}, language)


def audit(state: State, move: int) -> str | None:
    """Return the finding of an independent check: Peat has none."""
    return None
