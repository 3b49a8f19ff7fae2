"""Moves taken apart: what is done, for which place, and what dice make of it."""

from typing import Final

from caber.core.contract import State
from caber.games.schotten_rennen import layout as at
from caber.games.schotten_rennen.cards import NAMES
from caber.games.schotten_rennen.course import need, reach
from caber.games.schotten_rennen.dice import HIGHS, LOWS
from caber.games.schotten_rennen.notation import TEXTS
from caber.games.schotten_rennen.state import SchottenRennen
from caber.games.schotten_rennen.turns import enough, saves

UNKNOWN: Final = 0  # what is needed, until a rival has rolled

Deed = dict[str, str | int]


def parts(state: State, move: int) -> Deed:
    """The verb of a move about to be played, and its place, number, seat, dice, face or card.

    `need` is 0 where nothing is needed, or not known before a rival has rolled; `passes` says whether dice
    or a face are enough; places count from 0, which is Start.

    >>> from caber.games.schotten_rennen.drawing import read
    >>> position = read("track: 3 hop 7 6 8 9 10 11 4 5 6 8\\n seat 1: stone 1 figure 1 risk 2")
    >>> parts(position, position.parse("yellow"))
    {'verb': 'yellow', 'place': 2, 'need': 9}
    >>> position.play(position.parse("yellow"))
    >>> parts(position, position.parse("3-6"))
    {'verb': 'dice', 'place': 2, 'need': 9, 'low': 3, 'high': 6, 'passes': True}
    """
    assert isinstance(state, SchottenRennen)
    cells = state.cells
    mover = int(cells[at.MOVER])
    figure = int(cells[at.FIGURE + mover])
    if move >= at.CARD:
        return _card(state, move - int(at.CARD))
    if move >= at.FACE:
        face = move - int(at.FACE)
        return {
            "verb": "face",
            "place": figure + 1,
            "need": int(cells[at.NEED]),
            "face": TEXTS[move],
            "passes": bool(saves(cells, face)),
        }
    if move >= at.THROWN:
        return _dice(state, int(LOWS[move - at.THROWN]), int(HIGHS[move - at.THROWN]))
    deed: Deed = {"verb": TEXTS[move].partition(" ")[0]}
    if move in (at.SECURE, at.UP):
        deed["to"] = figure
    elif move in (at.ROLL, at.CHOOSE_YELLOW):
        yellow = move == at.CHOOSE_YELLOW
        deed |= {"place": figure + 1, "need": int(need(cells, state.rules, figure + 1, yellow))}
    elif at.ASK <= move < at.RETREAT:
        deed |= {"place": figure + 1, "need": UNKNOWN, "seat": move - int(at.ASK)}
    elif move in (at.TAKE_RISK, at.BACK):
        deed |= {"place": figure + 1, "need": int(cells[at.NEED])}
        if move == at.BACK:
            deed["to"] = int(state.after(move).cells[at.FIGURE + mover])
    elif move in (at.TAKE_BONUS, at.STAY):
        deed["to"] = figure + (int(reach(cells, state.rules)) if move == at.TAKE_BONUS else 0)
    elif move == at.RETREAT:
        deed["to"] = 0
    return deed


def short(state: SchottenRennen) -> int:
    """How much the mover's dice are short of what is needed."""
    cells = state.cells
    return int(cells[at.NEED] - cells[at.LOW] - cells[at.HIGH])


def _dice(state: SchottenRennen, low: int, high: int) -> Deed:
    cells = state.cells
    place = int(cells[at.FIGURE + cells[at.MOVER]]) + 1
    if cells[at.PHASE] == at.RIVAL:
        asked = int(cells[at.ROLLER])
        return {"verb": "dice", "place": place, "seat": asked, "low": low, "high": high}
    return {
        "verb": "dice",
        "place": place,
        "need": int(cells[at.NEED]),
        "low": low,
        "high": high,
        "passes": bool(enough(cells, state.rules, low, high)),
    }


def _card(state: SchottenRennen, kind: int) -> Deed:
    """A card that chance picks for the race, or lays at the next place."""
    deed: Deed = {"verb": "card", "card": NAMES[kind]}
    if state.cells[at.PHASE] == at.LAYING:
        track = [int(state.cells[at.TRACK + place]) for place in range(int(state.rules.length))]
        deed["place"] = track.index(-1) + 1
    return deed
