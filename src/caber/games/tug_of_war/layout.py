"""How a position lies in its cells, and how moves are numbered."""

from typing import Final

from mypy_extensions import i64

SEATS: Final[i64] = 2
DICE: Final[i64] = 3  # in a column, and in a throw
SIDES: Final[i64] = 6
BOUTS: Final[i64] = 2
BERSERKER_FELLS: Final[i64] = 4

# -- cells: all of them are facts ------------------------------------------------------------------

PHASE: Final[i64] = 0
BOUT: Final[i64] = 1  # 1, then 2
MOVER: Final[i64] = 2  # while columns are rolled: whoever rolls
TURN: Final[i64] = 3  # in this bout, from 1; 0 while columns are rolled
WON: Final[i64] = 4  # who won the first bout, else -1
WINNER: Final[i64] = 5  # who won the second bout, else -1
COLUMN: Final[i64] = 6  # by seat three places, 0 before they are rolled
STANDING: Final[i64] = 12  # athletes by seat
LYING: Final[i64] = 14
THROWN: Final[i64] = 16  # dice not yet assigned, the lowest first, then zeros
REROLLED: Final[i64] = 19  # beside each thrown die until all re-rolls are done: see below
REROLLS: Final[i64] = 22  # left in this turn
BESIDE: Final[i64] = 23  # the die beside each place of the mover's column, 0 as long as there is none
FRESH: Final[i64] = 26  # athletes laid down in this turn, where they can't fall in it
LEAVE: Final[i64] = 27  # how many of the mover's athletes still have to leave
VIEWER: Final[i64] = 28
CELLS: Final[i64] = 29
FACTS: Final[i64] = CELLS

# What becomes of a thrown die before it is assigned.
AS_THROWN: Final[i64] = 0
DONE: Final[i64] = 1  # re-rolled: it stays as it is
MARKED: Final[i64] = 2  # in the hand

# -- phases ----------------------------------------------------------------------------------------

COLUMNS: Final[i64] = 0  # chance: a column is rolled
THROWING: Final[i64] = 1  # chance: the three spare dice
REROLLING: Final[i64] = 2
RELANDING: Final[i64] = 3  # chance: a re-rolled die lands
ASSIGNING: Final[i64] = 4
LEAVING: Final[i64] = 5  # the mover says which of his own athletes leave
FINISHED: Final[i64] = 6


def chance(phase: i64) -> bool:
    """Whether nobody decides."""
    return phase <= THROWING or phase == RELANDING


# -- moves -----------------------------------------------------------------------------------------

KEEP: Final[i64] = 0
REROLL: Final[i64] = 0  # REROLL + 1 to REROLL + 6: a die of that value
BERSERKER: Final[i64] = 7
LEAVE_STANDING: Final[i64] = 8
LEAVE_LYING: Final[i64] = 9
ASSIGN: Final[i64] = 10  # by die, place and deed
THROW: Final[i64] = 100  # three dice, the lowest first
LAND: Final[i64] = 155  # LAND + 1 to LAND + 6: a re-rolled die
MOVES: Final[i64] = 162

# What an assigned die does.
REMOVE: Final[i64] = 0  # a standing athlete
REMOVE_LYING: Final[i64] = 1
SWAP: Final[i64] = 2
WEAKEN: Final[i64] = 3
IDLE: Final[i64] = 4
DEEDS: Final[i64] = 5


def assignment(die: i64, place: i64, deed: i64) -> i64:
    """The move that puts a die to a place of the column, counted from 0, and does something with it."""
    return ASSIGN + ((die - 1) * DICE + place) * DEEDS + deed


def die_of(move: i64) -> i64:
    """The thrown die that an assignment uses."""
    return (move - ASSIGN) // (DICE * DEEDS) + 1


def place_of(move: i64) -> i64:
    """The place of the column that it goes to, counted from 0."""
    return (move - ASSIGN) // DEEDS % DICE


def deed_of(move: i64) -> i64:
    """What it does there."""
    return (move - ASSIGN) % DEEDS
