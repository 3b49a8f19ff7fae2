"""Moves taken apart: what is done, with which die, at which place, and what comes of it for both sides."""

from typing import Final, TypedDict

from caber.core.contract import State
from caber.games.tug_of_war import layout as at
from caber.games.tug_of_war.dice import HIGHS, LOWS, MIDDLES
from caber.games.tug_of_war.state import TugOfWar

# By deed of an assigned die.
VERBS: Final = ("remove", "fell", "swap", "weaken", "idle")


class Team(TypedDict):
    """The athletes of a side."""

    standing: int
    lying: int


class Deed(TypedDict, total=False):
    """A move about to be played; what a verb has no use for is left out."""

    verb: str
    die: int
    place: int  # of the mover's column, from 1
    dice: list[int]
    athlete: str  # who leaves: "standing", "lying"
    mine: Team  # after the move
    theirs: Team
    column: int  # at that place, after the move
    change: int  # own athletes that join by a swap, or leave
    leave: int  # who has to leave, as their owner still has to say
    wins: bool  # the bout, at once
    loses: bool


def parts(state: State, move: int) -> Deed:
    """The verb of a move about to be played, and what it is done with; for deeds also their result.

    >>> from caber.games.tug_of_war.drawing import read
    >>> position = read('''
    ...     turn: 1 assigning 3
    ...     seat 1: 4 3 2 | 9 standing
    ...     seat 2: 1 1 5 | 7 standing
    ...     thrown: 1 4 4
    ... ''')
    >>> deed = parts(position, position.parse("4@2 swap"))
    >>> deed["verb"], deed["column"], deed["change"], deed["mine"]
    ('swap', 4, 2, {'standing': 11, 'lying': 0})
    """
    assert isinstance(state, TugOfWar)
    if move > at.LAND:
        return {"verb": "die", "die": move - int(at.LAND)}
    if move >= at.THROW:
        return {"verb": "throw", "dice": throw(move)}
    if move == at.KEEP:
        return {"verb": "keep"}
    if move <= at.SIDES:
        return {"verb": "reroll", "die": move - int(at.REROLL)}
    return _acted(state, move)


def throw(move: int) -> list[int]:
    """The three dice of a throw, the lowest first."""
    number = move - int(at.THROW)
    return [int(dice[number]) for dice in (LOWS, MIDDLES, HIGHS)]


def winner(before: State, after: State) -> int | None:
    """Who has won a bout from one position to the next."""
    for cell in (at.WON, at.WINNER):
        if before.cells[cell] != after.cells[cell]:
            return int(after.cells[cell])
    return None


def at_the_end(state: TugOfWar, move: int) -> State:
    """The position after a move, with the athletes still there if that ends a bout.

    The field is cleared after the first bout, and stays as it is after the second: the move is played there.
    """
    cells = state.cells[:]
    cells[at.BOUT] = at.BOUTS
    return state.twin(cells).after(move)


def _acted(state: TugOfWar, move: int) -> Deed:
    mover = int(state.cells[at.MOVER])
    after = at_the_end(state, move)
    won_by = winner(state, state.after(move))
    deed: Deed = {
        **_named(state, move),
        "mine": team(after, mover),
        "theirs": team(after, 1 - mover),
        "wins": won_by == mover,
        "loses": won_by == 1 - mover,
    }
    if "place" in deed:
        deed["column"] = int(after.cells[at.COLUMN + mover * at.DICE + deed["place"] - 1])
    if deed["verb"] == "swap":
        deed["change"] = size(after, mover) - size(state, mover)
        deed["leave"] = int(after.cells[at.LEAVE])
    return deed


def _named(state: TugOfWar, move: int) -> Deed:
    if move == at.BERSERKER:
        return {"verb": "berserker", "die": int(state.cells[at.THROWN])}
    if move < at.ASSIGN:
        return {"verb": "leave", "athlete": "standing" if move == at.LEAVE_STANDING else "lying"}
    return {
        "verb": VERBS[int(at.deed_of(move))],
        "die": int(at.die_of(move)),
        "place": int(at.place_of(move)) + 1,
    }


def team(state: State, seat: int) -> Team:
    """The athletes of a seat."""
    return {
        "standing": int(state.cells[at.STANDING + seat]),
        "lying": int(state.cells[at.LYING + seat]),
    }


def size(state: State, seat: int) -> int:
    """How many athletes a seat has, standing or lying."""
    return sum(int(state.cells[first + seat]) for first in (at.STANDING, at.LYING))
