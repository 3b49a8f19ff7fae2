"""Which cell of a state holds what, the phases of a turn, and the numbering of moves."""

from typing import Final

from mypy_extensions import i64

# -- facts -----------------------------------------------------------------------------------------
PHASE: Final = 0
VIEWER: Final = 1
MOVER: Final = 2  # the seat whose turn it is; those who build may be others
MOVED: Final = 3  # the card that was moved last; -1: none yet
BUILDER: Final = 4  # 0: the card's inward colour builds now, 1: its outward one
SITE: Final = 5  # the field that the inward colour has built on in this turn; -1: none
DAY: Final = 6  # 1: a ducat day follows the building
QUIET: Final = 7  # turns in a row in which nobody has built; -1: somebody has in this turn
REASON: Final = 8
PLACE: Final = 9  # by card: its position in the train, slot + 20 a lap; -1: it isn't on the table
TURNED: Final = 19  # by card: 1 if its second letter's colour faces the castle
PURSE: Final = 29  # by seat
STOCK: Final = 33  # by colour and crests: floors not yet built
TOP: Final = 45  # by colour: the fields where it is on top, those under a roof included
ONE: Final = 49  # fields whose top floor has one crest
TWO: Final = 50  # fields whose top floor has two crests
ROOFED: Final = 51
HEIGHT: Final = 52  # by field
PAID: Final = 77  # by colour: what the ducat day of the last turn has paid
FACTS: Final = 81

# -- scratch, derived from the facts ---------------------------------------------------------------
# The positions where an odd number of cards lie, where two or three do, and where four do: the binary digits
# of how many lie at each.
UNITS: Final[i64] = 81
TWOS: Final[i64] = 82
FOURS: Final[i64] = 83
TAIL: Final[i64] = 84  # the hindmost position where a card lies
FRONT: Final = 85  # the foremost
CHOICES: Final = 86  # how many ways there are to move a card, or to build
SITES: Final = 87  # the fields the builder may choose from, as bits
KINDS: Final = 88  # the floors he may choose from: numbers of crests, as bits
SEAT: Final = 89  # who moves a card, or builds
TALLEST: Final = 90  # how high the highest tower is
NOWHERE: Final = 91  # always 0: where a card may go that isn't on the table, at position -1
# By position where cards lie: where each of them may go, as bits, and above them how many places these are.
TARGETS: Final = 92
CELLS: Final = 132

# -- values of PHASE -------------------------------------------------------------------------------
DEAL: Final = 0  # chance lays the cards out
MOVE: Final = 1  # move a card
BUILD: Final = 2  # choose a site and a floor
ROOF: Final = 3  # choose which roof moves
FINISHED: Final = 4

REASONS: Final = ("", "built_out", "standstill")
BUILT_OUT: Final = 1
STANDSTILL: Final = 2

# -- moves -----------------------------------------------------------------------------------------
CARD_TO: Final = 0  # + card * 20 + slot
BUILD_ON: Final = 200  # + field * 3 + crests
ROOF_FROM: Final = 275  # + field
DEALT: Final = 300  # + pair * 2 + whether it is turned
MOVES: Final = 312

KINDS_OF_FLOOR: Final[i64] = 3  # as a native number, so that loops count natively
POSITIONS: Final[i64] = 40  # of the train: two laps
MOST_ROOFS: Final = 2
