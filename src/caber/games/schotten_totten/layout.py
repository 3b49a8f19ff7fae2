"""Which cell of the state holds what. Cells of a seat or a side are found by adding the seat or `side`."""

from typing import Final

from mypy_extensions import i64

# -- facts -----------------------------------------------------------------------------------------
PHASE: Final = 0
MOVER: Final = 1  # the seat whose turn it is
VIEWER: Final = 2  # for whose eyes the state is: EVERYBODY, a seat, or NOBODY
CLOCK: Final = 3  # moves played so far: the moments that decide ties
PASSES: Final = 4  # passes in a row
WINNER: Final = 5  # a seat, or -1
REASON: Final = 6  # index into REASONS once the game is finished
STACK: Final = 7  # the stack being drawn from
TRICK: Final = 8  # the trick card being carried out, as a bit
TAKEN: Final = 9  # the card it takes
SOURCE: Final = 10  # the stone it is taken from
DROPPER: Final = 11  # the seat that must give up its fourth card
SCOUT_LEFT: Final = 12  # cards the scout may still draw
NO_DRAW: Final = 13  # 1 once a scout was played this turn
SCOUT_SEAT: Final = 14  # who played the scout: he knows TOPS and KNOWN
KNOWN: Final = 15  # clan cards in the other hand that the scout's player put back
KNOWN_TACTICS: Final = 16
POOL: Final = 17  # clan cards whose place is not known: the stack, and in a hidden state hands too
POOL_TACTICS: Final = 18
DISCARDS: Final = 19  # clan cards face up beside the table
DISCARDS_TACTICS: Final = 20  # the same, and tricks played
TOPS: Final = 21  # by stack: cards put back on it, a byte each, the uppermost lowest
DECK: Final = 23  # by stack: how many cards it holds
HAND: Final = 25  # by seat: clan cards known to be in the hand
HAND_TACTICS: Final = 27
HELD: Final = 29  # by seat: how many clan cards the hand holds, known or not
HELD_TACTICS: Final = 31
PLAYED: Final = 33  # by seat: tactics cards played, removed ones included
LED: Final = 35  # by seat: whether a leader was played
OWNED: Final = 37  # by seat: stones claimed, as bits
SIDE: Final = 39  # by side: clan cards
SIDE_TACTICS: Final = 57  # by side: jokers and terrain
COMPLETE_AT: Final = 75  # by side: when it last became complete; 0: it isn't
LAID_AT: Final = 93  # by side: when its last card was laid
FACTS: Final = 111

# -- scratch, derived from the facts ---------------------------------------------------------------
UNSEEN: Final = 111  # clan cards not face up anywhere: what a proof must reckon with
OPEN: Final = 112  # by seat: stones with a free place on his side, as bits
CLAIMABLE: Final = 114  # by seat: stones he can prove, as bits
WATCH: Final = 116  # every card in any counter-example: while none of them shows up, no verdict changes
COUNT: Final = 117  # by side: clan cards and jokers
WITNESS: Final = 135  # by side: the unseen cards with which the opponent would refute its claim
STRENGTH: Final = 153  # by side: its strength if it is complete; -1: not worked out since it changed
CELLS: Final = 171

# -- values of PHASE -------------------------------------------------------------------------------
DEAL: Final = 0  # chance deals the hands
PLAY: Final = 1  # claim, then play a card or pass
AFTER: Final = 2  # claim, then draw or end the turn
DRAWN: Final = 3  # chance gives the card drawn
SCOUTING: Final = 4  # choose a stack for the scout
SCOUTED: Final = 5  # chance gives the scout's card
RETURNING: Final = 6  # put a card back
TAKING: Final = 7  # choose the card that a trick takes
PUTTING: Final = 8  # choose where it goes
DROPPING: Final = 9  # give up the fourth card after mud has left
FINISHED: Final = 10


def chance(phase: i64) -> bool:
    """Whether nobody decides."""
    return phase in (DEAL, DRAWN, SCOUTED)


REASONS: Final = ("", "three_adjacent", "majority", "more_stones", "level")
THREE_ADJACENT: Final = 1
MAJORITY: Final = 2
MORE_STONES: Final = 3
LEVEL: Final = 4

CLAN_STACK: Final = 0
TACTICS_STACK: Final = 1
NO_STACK: Final = -1
UNKNOWN_TOP: Final = 255  # a card put back that the viewer doesn't know; others are card number + 1

# -- moves -----------------------------------------------------------------------------------------
LAY: Final = 0  # + card * 9 + stone, for clan cards, jokers and terrain
CLAIM: Final = 594  # + stone
PLAY_TRICK: Final = 603  # + scout, redeploy, deserter, traitor
PASS: Final = 607
DRAW: Final = 608  # + stack
END: Final = 610
TAKE: Final = 611  # + card
TO: Final = 681  # + stone
DISCARD: Final = 690
RETURN: Final = 691  # + card
RETURN_UNSEEN: Final = 761  # + stack
DROP: Final = 763  # + card
DEALT: Final = 833  # + card
UNSEEN_CARD: Final = 903  # + stack
MOVES: Final = 905

FIRST_TRICK: Final = 6  # the place of the scout among the tactics cards
