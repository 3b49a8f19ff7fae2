"""What a throw can do for a column: which dice are swapped, and how strongly the others act."""

from functools import cache
from itertools import permutations, product
from typing import Final, NamedTuple

from caber.bots.tug_of_war.teams import ABLE, FEEBLE, STRONG, Powers
from caber.games.tug_of_war.athletes import change, removes, removes_lying
from caber.games.tug_of_war.dice import HIGHS, LOWS, MIDDLES, THROWS, throw_of, weight

Dice = tuple[int, ...]  # ascending

# Columns have the numbers of throws: both are three dice whose order doesn't matter.
DICE: Final = [(int(low), int(mid), int(high)) for low, mid, high in zip(LOWS, MIDDLES, HIGHS)]
WEIGHTS: Final = [int(weight(throw)) for throw in range(THROWS)]
WAYS: Final = 216  # in which three dice can fall
BERSERKER: Final[Powers] = (-1,)  # instead of the powers of three dice


class Pull(NamedTuple):
    """One way to use the three thrown dice."""

    column: int  # that the mover has afterwards
    changes: tuple[int, ...]  # to the own team, by swaps; in ascending order, though any order may be played
    powers: Powers  # of the other dice


def number_of(dice: Dice) -> int:
    """The number of three dice in any order."""
    low, mid, high = sorted(dice)
    return int(throw_of(low, mid, high))


def power(die: int, column: int) -> int:
    """What a die can do to the other team."""
    if removes(die, column):
        return STRONG
    return ABLE if removes_lying(die, column) else FEEBLE


@cache
def pulls(column: int, throw: int) -> list[Pull]:
    """All ways to use a throw that differ."""
    own = DICE[column]
    found: set[Pull] = set()
    for dice in set(permutations(DICE[throw])):
        pairs = list(zip(dice, own))
        for swapped in product((False, True), repeat=len(pairs)):
            after = [die if swap else old for (die, old), swap in zip(pairs, swapped)]
            changes = [int(change(*pair)) for pair, swap in zip(pairs, swapped) if swap]
            powers = [power(*pair) for pair, swap in zip(pairs, swapped) if not swap]
            found.add(Pull(number_of(tuple(after)), tuple(sorted(changes)), tuple(sorted(powers))))
    low, _, high = DICE[throw]
    if low == high and low >= min(own):
        found.add(Pull(column, (), BERSERKER))
    return sorted(found)
