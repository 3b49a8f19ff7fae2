"""Peat for a browser: the position as data and in words."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from caber.core.contract import State
from caber.core.errors import BadRecord
from caber.core.options import Options
from caber.games.peat.board import explain, stack
from caber.games.peat.state import CALM, MOVER, OFFERED, PEATS, TEXTS, opening

DRAWN = re.compile(r"turn: ([12])\npeats: (\d+)")


def picture(state: State, last: Sequence[tuple[State, int]] = ()) -> Mapping[str, Any]:
    """Return the position as plain data."""
    return {"peats": int(state.cells[PEATS]), "mover": int(state.cells[MOVER])}


def parts(state: State, move: int) -> Mapping[str, str | int]:
    """Return the verb of a move, and the number of peats it takes."""
    return {"verb": "take", "count": move + 1} if move < CALM else {"verb": TEXTS[move]}


def choice(state: State, move: int, language: str = "en") -> str:
    """Return a legal move as a button or a list offers it."""
    return explain(state, move, (), language)


def spell(text: str, language: str = "en") -> str:
    """Return a sentence unchanged: the texts of this game quote moves as they are."""
    return text


def reading(
    state: State,
    bottom: int,
    names: Sequence[str],
    language: str = "en",
    last: Sequence[tuple[State, int]] = (),
    shown: Any = None,
) -> tuple[list[str], list[list[str]], list[str]]:
    """Return the text board: one fact, and no table."""
    return [], [], [stack(state, language)]


def example(text: str) -> State:
    """Return the position drawn on a rules page: the seat to act, and the number of peats."""
    found = DRAWN.fullmatch(text.strip())
    if found is None:
        raise BadRecord("peat-drawing", {"line": 1})
    state = opening(Options(OFFERED, {"begins": int(found[1])}))
    state.cells[PEATS] = int(found[2])
    return state
