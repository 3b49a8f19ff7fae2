"""What dice show, and how likely that is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caber.games.schotten_rennen.layout import PAIRS

SIDES: Final[i64] = 6
FAR: Final[i64] = 5  # so much missing, or more: of the risk die, only green helps

# By number of the pair: the lower die and the higher one.
LOWS: Final = vec[i64]([low for low in range(1, 7) for _ in range(low, 7)])
HIGHS: Final = vec[i64]([high for low in range(1, 7) for high in range(low, 7)])


def pair_of(low: i64, high: i64) -> i64:
    """The number of a pair of dice.

    >>> [int(pair_of(1, 1)), int(pair_of(2, 5)), int(pair_of(6, 6))]
    [0, 9, 20]
    """
    return (low - 1) * (14 - low) // 2 + high - low


def weight(pair: i64) -> i64:
    """In how many of the 36 ways two dice show a pair."""
    if LOWS[pair] == HIGHS[pair]:
        return 1
    return 2


# By ticket: the number of the pair, each as often as the dice can show it.
WAYS: Final[i64] = 36
_DRAWN: Final = vec[i64]([number for number in range(21) for _ in range(weight(number))])


def drawn(ticket: i64) -> i64:
    """The pair that has this ticket, of those counted on by their weights.

    >>> [int(drawn(ticket)) for ticket in (0, 1, 2, 3, 35)]
    [0, 1, 1, 2, 20]
    """
    return _DRAWN[ticket]


def helps(missing: i64) -> i64:
    """How many of the six faces of the risk die make up for what is missing; green always does.

    >>> [int(helps(missing)) for missing in range(1, 7)]
    [5, 4, 3, 2, 1, 1]
    """
    return SIDES - min(missing, FAR)


def shortfalls(need: i64, doubles: bool) -> vec[i64]:
    """In how many of the 36 ways two dice pass (at index 0), and miss by 1, 2, 3, 4, or more.

    >>> list(shortfalls(7, False)), list(shortfalls(11, True))
    ([21, 5, 4, 3, 2, 1], [8, 2, 4, 4, 6, 12])
    """
    found = vec[i64]([0] * (FAR + 1))
    for pair in range(PAIRS):
        missing = max(0, need - LOWS[pair] - HIGHS[pair])
        if doubles and LOWS[pair] == HIGHS[pair]:
            missing = 0
        found[min(missing, FAR)] += weight(pair)
    return found


def beaten() -> vec[i64]:
    """The same for a roll that has to be higher than another one: of 36 times 36 ways."""
    found = vec[i64]([0] * (FAR + 1))
    for pair in range(PAIRS):
        ways = shortfalls(LOWS[pair] + HIGHS[pair] + 1, False)
        for missing in range(FAR + 1):
            found[missing] += weight(pair) * ways[missing]
    return found
