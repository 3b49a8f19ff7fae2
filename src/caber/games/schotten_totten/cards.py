"""The cards by number, and sets of cards as bits.

Clan cards are numbers 0 to 59: ten places for each clan, whatever values are in play, so that a set of
them is one 60-bit integer and a clan's share of it a ten-bit *suit*. The ten tactics cards have numbers of
their own, 60 to 69, and their sets are ten-bit integers.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.bits import BIT

SUIT: Final = 10  # places for each clan
SUIT_MASK: Final = 1023
CLAN_CARDS: Final = 60
CARDS: Final = 70
MAX_STONES: Final = 9
MAX_CLANS: Final = 6

# Bits of a set of tactics cards; the card's number is CLAN_CARDS + the bit's place.
MACFARLANE: Final = 1
MACGREGOR: Final = 2
REINFORCEMENT: Final = 4
SHIELD: Final = 8
FOG: Final = 16
MUD: Final = 32
SCOUT: Final = 64
REDEPLOY: Final = 128
DESERTER: Final = 256
TRAITOR: Final = 512

LEADERS: Final = MACFARLANE | MACGREGOR
JOKERS: Final = LEADERS | REINFORCEMENT | SHIELD  # laid like clan cards
TERRAIN: Final = FOG | MUD  # laid at a stone, taking no place
TRICKS: Final = SCOUT | REDEPLOY | DESERTER | TRAITOR
LAID: Final = JOKERS | TERRAIN
TACTICS: Final = LAID | TRICKS

CLAN_LETTERS: Final = "roygbv"
TACTICS_NAMES: Final = (
    "macfarlane", "macgregor", "reinforcement", "shield", "fog",
    "mud", "scout", "redeploy", "deserter", "traitor",
)  # fmt: skip

ONE_OF_EACH_CLAN: Final = 1 | 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40 | 1 << 50

# By ten-bit set: the sum of the values (places from 1) it holds.
SUM_OF: Final = vec[i64]([sum(place + 1 for place in range(10) if bits >> place & 1) for bits in range(1024)])


def deck_of(clans: i64, values: i64) -> i64:
    """The set of all clan cards of so many clans and values.

    >>> deck_of(6, 9).bit_count()
    54
    """
    cards: i64 = 0
    for clan in range(clans):
        cards |= (BIT[values] - 1) << (clan * SUIT)
    return cards


def numbers(cards: int) -> list[int]:
    """The card numbers in a set of clan cards, ascending."""
    return [card for card in range(CLAN_CARDS) if cards >> card & 1]


def tactics_numbers(cards: int) -> list[int]:
    """The card numbers in a set of tactics cards, ascending."""
    return [CLAN_CARDS + place for place in range(10) if cards >> place & 1]


def name(card: int) -> str:
    """A card in notation.

    >>> name(16), name(63)
    ('o7', 'shield')
    """
    if card < CLAN_CARDS:
        return f"{CLAN_LETTERS[card // SUIT]}{card % SUIT + 1}"
    return TACTICS_NAMES[card - CLAN_CARDS]
