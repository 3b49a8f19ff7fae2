"""Three dice thrown together: how throws are numbered, and how likely each is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

THROWS: Final[i64] = 56  # of three dice, whatever their order

_ALL = [(low, mid, high) for low in range(1, 7) for mid in range(low, 7) for high in range(mid, 7)]

# By number of the throw: its dice, the lowest first.
LOWS: Final = vec[i64]([throw[0] for throw in _ALL])
MIDDLES: Final = vec[i64]([throw[1] for throw in _ALL])
HIGHS: Final = vec[i64]([throw[2] for throw in _ALL])

_NUMBER = {throw: number for number, throw in enumerate(_ALL)}
_NUMBERS: Final = vec[i64](
    [_NUMBER.get((low, mid, high), -1) for low in range(7) for mid in range(7) for high in range(7)]
)


def throw_of(low: i64, mid: i64, high: i64) -> i64:
    """The number of a throw of three dice in ascending order.

    >>> [int(throw_of(1, 1, 1)), int(throw_of(1, 4, 4)), int(throw_of(6, 6, 6))]
    [0, 15, 55]
    """
    return _NUMBERS[low * 49 + mid * 7 + high]


def weight(throw: i64) -> i64:
    """In how many of the 216 ways three dice show a throw."""
    if LOWS[throw] == HIGHS[throw]:
        return 1
    if LOWS[throw] == MIDDLES[throw] or MIDDLES[throw] == HIGHS[throw]:
        return 3
    return 6


# By ticket: the number of the throw, each as often as the dice can show it.
WAYS: Final[i64] = 216
_DRAWN: Final = vec[i64]([number for number in range(56) for _ in range(weight(number))])


def drawn(ticket: i64) -> i64:
    """The throw that has this ticket, of those counted on by their weights.

    >>> [int(drawn(ticket)) for ticket in (0, 1, 3, 4, 215)]
    [0, 1, 1, 2, 55]
    """
    return _DRAWN[ticket]
