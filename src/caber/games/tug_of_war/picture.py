"""Positions of Tug of War as plain data: what the browser's board draws."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TypedDict

from caber.core.contract import EVERYBODY, State
from caber.games.tug_of_war import layout as at
from caber.games.tug_of_war.deeds import at_the_end, parts, size, throw, winner
from caber.games.tug_of_war.drawing import PHASE_NAMES
from caber.games.tug_of_war.rules import UNBOUNDED
from caber.games.tug_of_war.state import TugOfWar
from caber.games.tug_of_war.turns import began

FULL = 100  # where the rope is when one side has nobody left


class PlacePicture(TypedDict):
    """A place of a column."""

    value: int | None  # None: not rolled yet
    beside: int | None  # the die that lies beside it in this turn
    open: bool  # whether it may still get a die in this turn


class SidePicture(TypedDict):
    """A team with its column."""

    column: list[PlacePicture]
    standing: int
    lying: int
    sixes: int


class DiePicture(TypedDict):
    """A thrown die that hasn't been assigned yet."""

    value: int
    rerolled: bool
    marked: bool  # taken up to be re-rolled


class DeedPicture(TypedDict):
    """What a die did, or who left; 0 where no die or no place had to do with it."""

    verb: str
    die: int
    place: int
    seat: int  # whose athletes it was about
    change: int  # who came or went


class BoutPicture(TypedDict):
    """A bout that was decided."""

    winner: int


class NewPicture(TypedDict):
    """What the marked moves did."""

    columns: list[int]  # seats whose column was rolled
    throw: list[int] | None  # the last one
    die: int | None  # the last one re-rolled
    deeds: list[DeedPicture]
    bout: BoutPicture | None


class Picture(TypedDict):
    """A position."""

    key: str  # the same for the same position, whoever looks
    bout: int
    bouts: list[int]  # won, by seat
    turn: int
    limit: int | None  # of turns
    cap: int | None  # of athletes
    phase: str
    mover: int
    began: int
    sides: list[SidePicture]
    thrown: list[DiePicture]
    rerolls: int
    leaving: int
    rope: int  # from -100 to 100; positive: the second seat pulls it over
    new: NewPicture


def picture(state: State, last: Sequence[tuple[State, int]] = ()) -> Picture:
    """A position as data; `last` are the moves to be marked, each with the position before it.

    >>> from caber.games.tug_of_war.drawing import read
    >>> position = read('''
    ...     turn: 1 assigning 3
    ...     seat 1: 4 3 2 | 9 standing
    ...     seat 2: 1 1 5 | 2 standing 1 lying
    ...     thrown: 1 4
    ...     beside: 4 - -
    ... ''')
    >>> shown = picture(position)
    >>> shown["sides"][0]["column"][0]
    {'value': 4, 'beside': 4, 'open': False}
    >>> shown["rope"], [die["value"] for die in shown["thrown"]]
    (-50, [1, 4])
    """
    assert isinstance(state, TugOfWar)
    cells, rules = state.cells, state.rules
    return {
        "key": _key(state),
        "bout": int(cells[at.BOUT]),
        "bouts": state.bouts(),
        "turn": int(cells[at.TURN]),
        "limit": _bounded(int(rules.turn_limit)),
        "cap": _bounded(int(rules.cap)),
        "phase": PHASE_NAMES[int(cells[at.PHASE])],
        "mover": int(cells[at.MOVER]),
        "began": int(began(cells, rules)),
        "sides": [_side(state, seat) for seat in range(at.SEATS)],
        "thrown": list(_thrown(state)),
        "rerolls": int(cells[at.REROLLS]),
        "leaving": int(cells[at.LEAVE]),
        "rope": rope(state),
        "new": _new(state, last),
    }


def _key(state: State) -> str:
    cells = state.cells[:]
    cells[at.VIEWER] = EVERYBODY
    return state.twin(cells).digest()


def _bounded(most: int) -> int | None:
    return None if most == UNBOUNDED else most


def _side(state: TugOfWar, seat: int) -> SidePicture:
    cells = state.cells
    column = [int(cells[at.COLUMN + seat * at.DICE + place]) for place in range(at.DICE)]
    return {
        "column": [_place(state, seat, place, value) for place, value in enumerate(column)],
        "standing": int(cells[at.STANDING + seat]),
        "lying": int(cells[at.LYING + seat]),
        "sixes": column.count(int(at.SIDES)),
    }


def _place(state: TugOfWar, seat: int, place: int, value: int) -> PlacePicture:
    cells = state.cells
    own = seat == cells[at.MOVER]
    beside = int(cells[at.BESIDE + place]) if own else 0
    dice_lie_there = at.REROLLING <= cells[at.PHASE] <= at.LEAVING
    return {"value": value or None, "beside": beside or None, "open": own and dice_lie_there and not beside}


def _thrown(state: TugOfWar) -> Iterator[DiePicture]:
    for index in range(at.DICE):
        value, flag = (int(state.cells[first + index]) for first in (at.THROWN, at.REROLLED))
        if value:
            yield {"value": value, "rerolled": flag == at.DONE, "marked": flag == at.MARKED}


def rope(state: State) -> int:
    """How far the rope has been pulled over, by the share of athletes."""
    first, second = (size(state, seat) for seat in range(at.SEATS))
    return round(FULL * (second - first) / (first + second)) if first + second else 0


# -- what is new -----------------------------------------------------------------------------------


def _new(state: TugOfWar, last: Sequence[tuple[State, int]]) -> NewPicture:
    steps = list(pairwise([*(before for before, _ in last), state]))
    won = [seat for before, after in steps if (seat := winner(before, after)) is not None]
    throws = [throw(move) for before, move in last if before.cells[at.PHASE] == at.THROWING]
    dice = [move - int(at.LAND) for _, move in last if move > at.LAND]
    return {
        "columns": [
            int(before.cells[at.MOVER]) for before, _ in last if before.cells[at.PHASE] == at.COLUMNS
        ],
        "throw": throws[-1] if throws else None,
        "die": dice[-1] if dice else None,
        "deeds": [deed for before, move in last for deed in _deeds(before, move)],
        "bout": {"winner": won[-1]} if won else None,
    }


def _deeds(before: State, move: int) -> Iterator[DeedPicture]:
    if not at.BERSERKER <= move < at.THROW:
        return
    assert isinstance(before, TugOfWar)
    deed = parts(before, move)
    mover = int(before.cells[at.MOVER])
    seat = mover if deed["verb"] in ("swap", "leave") else 1 - mover
    yield {
        "verb": deed["verb"],
        "die": deed.get("die", 0),
        "place": deed.get("place", 0),
        "seat": seat,
        "change": size(at_the_end(before, move), seat) - size(before, seat),
    }
