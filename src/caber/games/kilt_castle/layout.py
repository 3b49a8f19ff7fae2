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
TARGETS: Final = 81  # by card: the positions it may go to, as bits
TOTALS: Final = 91  # by card: how many positions it and those before it may go to
SITES: Final = 101  # the fields the builder may choose from, as bits
KINDS: Final = 102  # the floors he may choose from: numbers of crests, as bits
CELLS: Final = 103

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
MOST_ROOFS: Final = 2
