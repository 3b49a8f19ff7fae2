"""The ten cards, the four colours, and who owns which colour.

Cards 0 to 3 show one colour, cards 4 to 9 two. A card's name is its colours' letters; of a card with two, the
one that faces the castle is its *inward* colour: the first letter's, or the second's once it was turned.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLOURS: Final[i64] = 4
CARDS: Final[i64] = 10
PAIRS: Final[i64] = 6  # cards with two colours
LETTERS: Final = "rold"
NAMES: Final = ("r", "o", "l", "d", "ro", "rl", "rd", "ol", "od", "ld")

# By card: the colour of its first letter, and of its last.
FIRST: Final = vec[i64]([LETTERS.index(name[0]) for name in NAMES])
LAST: Final = vec[i64]([LETTERS.index(name[-1]) for name in NAMES])
# Both in one row: by side and card.
SIDES: Final = vec[i64]([LETTERS.index(name[side]) for side in (0, -1) for name in NAMES])
# By number of players and colour: the seat that owns it; -1: it isn't in the game.
OWNER: Final = vec[i64](
    [-1] * 8 + [0, 0, 1, 1] + [0, 1, 2, -1] + [0, 1, 2, 3],
)
# By number of players and colour: the other colour of the same owner; itself, if there is none.
PARTNER: Final = vec[i64](
    [0, 1, 2, 3] * 2 + [1, 0, 3, 2] + [0, 1, 2, 3] * 2,
)


def owner(players: i64, colour: i64) -> i64:
    """The seat that owns a colour; -1: nobody.

    >>> [owner(2, colour) for colour in range(4)], [owner(3, colour) for colour in range(4)]
    ([0, 0, 1, 1], [0, 1, 2, -1])
    """
    return OWNER[players * COLOURS + colour]


def partner(players: i64, colour: i64) -> i64:
    """The other colour of whoever owns this one; itself, if he has no other.

    >>> [partner(2, colour) for colour in range(4)], partner(4, 1)
    ([1, 0, 3, 2], 1)
    """
    return PARTNER[players * COLOURS + colour]


def colours_of(players: int, seat: int) -> list[int]:
    """The colours that a seat owns."""
    return [colour for colour in range(COLOURS) if owner(players, colour) == seat]


def colour_facing(card: i64, turned: i64, inward: bool) -> i64:
    """The colour on one of a card's two sides.

    >>> LETTERS[colour_facing(4, 0, True)], LETTERS[colour_facing(4, 1, True)]
    ('r', 'o')
    """
    return SIDES[CARDS * i64(inward == (turned != 0)) + card]  # looked up: a branch would be guessed wrong


def side_name(card: int, turned: int) -> str:
    """A card as it lies: its inward colour's letter first.

    >>> side_name(4, 0), side_name(4, 1), side_name(0, 0)
    ('ro', 'or', 'r')
    """
    return NAMES[card][::-1] if turned else NAMES[card]
