"""How a position lies in its cells, and how moves are numbered."""

from typing import Final

from mypy_extensions import i64

SEATS: Final[i64] = 4
KINDS: Final[i64] = 19  # of cards
LONGEST: Final[i64] = 12  # cards of a track
MOST_RISK: Final[i64] = 3  # risk stones a player may hold
CATCH_UP: Final[i64] = 5  # cards in a row

# -- cells: all of them are facts ------------------------------------------------------------------

PHASE: Final[i64] = 0
MOVER: Final[i64] = 1
STONE: Final[i64] = 2  # by seat: 0 Start, then the cards, then the goal
FIGURE: Final[i64] = 6
RISK: Final[i64] = 10  # risk stones
PLACED: Final[i64] = 14  # the place somebody has won, 0 while he races
LAST: Final[i64] = 18  # whether the mover was alone last when his turn began
PASSED: Final[i64] = 19  # cards in a row towards catching up
NEED: Final[i64] = 20  # in this attempt, else 0
YELLOW: Final[i64] = 21  # whether this attempt is at the yellow number
ROLLER: Final[i64] = 22  # who was asked to roll for this attempt, else -1
LOW: Final[i64] = 23  # the mover's dice in this attempt, else 0
HIGH: Final[i64] = 24
TRACK: Final[i64] = 25  # kinds of card, -1 where none lies
POOL: Final[i64] = TRACK + LONGEST  # by kind: cards still to be laid
PICKS: Final[i64] = POOL + KINDS  # red cards still to be picked
VIEWER: Final[i64] = PICKS + 1
CELLS: Final[i64] = VIEWER + 1
FACTS: Final[i64] = CELLS

# -- phases ----------------------------------------------------------------------------------------

PICKING: Final[i64] = 0  # chance chooses a red card for the race
LAYING: Final[i64] = 1  # chance lays the next card
BEGIN: Final[i64] = 2  # a turn begins
GO_ON: Final[i64] = 3  # a card has been passed
RIVAL: Final[i64] = 4  # whoever was asked rolls
ROLLING: Final[i64] = 5
MISSED: Final[i64] = 6  # a risk stone could still help
RISKING: Final[i64] = 7
BONUS: Final[i64] = 8  # the figure may move further
FINISHED: Final[i64] = 9


def throwing(phase: i64) -> bool:
    """Whether two dice are thrown."""
    return RIVAL <= phase <= ROLLING


def chance(phase: i64) -> bool:
    """Whether nobody decides."""
    return phase <= LAYING or throwing(phase) or phase == RISKING


# -- kinds of card that the rules treat apart -------------------------------------------------------

TEN: Final[i64] = 7
ELEVEN: Final[i64] = 8
FIRST_RED: Final[i64] = 9
RIVAL_CARD: Final[i64] = 9
RANK_CARD: Final[i64] = 10
LOAD_CARD: Final[i64] = 11
BOG: Final[i64] = 14
WELL: Final[i64] = 18

# -- moves -----------------------------------------------------------------------------------------

SECURE: Final[i64] = 0
UP: Final[i64] = 1
ROLL: Final[i64] = 2
CHOOSE_YELLOW: Final[i64] = 3
ASK: Final[i64] = 4
RETREAT: Final[i64] = 8
TAKE_RISK: Final[i64] = 9
BACK: Final[i64] = 10
TAKE_BONUS: Final[i64] = 11
STAY: Final[i64] = 12
THROWN: Final[i64] = 13  # two dice, the lower one first
FACE: Final[i64] = 34  # of the risk die: 1 to 4, green, red
CARD: Final[i64] = 40
MOVES: Final[i64] = CARD + KINDS

PAIRS: Final[i64] = FACE - THROWN
FACES: Final[i64] = CARD - FACE
GREEN: Final[i64] = 4
