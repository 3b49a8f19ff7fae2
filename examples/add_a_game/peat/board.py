"""What a terminal shows of Peat, and what it says."""

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
    """The stack, with its peats counted.

    >>> from caber.games import game
    >>> print(show(game("peat").start({"peats": 12}), 0, ["Ailsa", "Rob"], ascii=True))
     ############ 12 peats
    """
    look = Look(colour, ascii)
    peats = int(state.cells[PEATS])
    return f" {look.paint(look.pick('▆', '#') * peats, 'bold')} {stack(state, language)}"


def stack(state: State, language: str) -> str:
    """How many peats there are, in words."""
    return tell("peat-stack", {"count": int(state.cells[PEATS])}, language)


def explain(state: State, move: int, names: Sequence[str], language: str = "en") -> str:
    """A move about to be played, in words, and what is left then."""
    left = int(state.after(move).cells[PEATS])
    if move < CALM:
        return tell("peat-taken", {"count": move + 1, "left": left}, language)
    return tell("peat-wind", {"left": left}, language) if move == WIND else tell("peat-calm", {}, language)


def marks(state: State, move: int) -> Sequence[str]:
    """No move is about a certain thing on the board."""
    return ()


def paragraph(state: State, move: int) -> bool:
    """Each turn is told in a paragraph of its own, and so is the weather, which nobody has asked for."""
    return True


def task(state: State, language: str = "en") -> str:
    """What is to be decided."""
    return tell("peat-task", {"most": int(state.count())}, language)


def offers(state: State, names: Sequence[str], language: str = "en") -> list[tuple[list[int], str]]:
    """The legal moves, each with what it leaves."""
    told = ((move, explain(state, move, names, language)) for move in state.moves())
    return [([move], f"{TEXTS[move]}: {words}") for move, words in told]


def ending(state: State, names: Sequence[str], language: str = "en") -> str:
    """Who has won."""
    loser = int(state.cells[MOVER])
    return tell("peat-ending", {"name": names[1 - loser]}, language)


def audit(state: State, move: int) -> str | None:
    """There is no second opinion on anything: None."""
    return None
