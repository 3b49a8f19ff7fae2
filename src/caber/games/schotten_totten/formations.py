"""Formations: how strong a side is, and how strong it can still become.

One function answers both: `best` looks for the strongest formation that a side can reach by adding unseen
cards, rank by rank from the top; with no place left to fill, that is the side's own strength.
"""

from typing import Final

from mypy_extensions import i64

from caber.core.bits import BIT, PLACE_OF, SIZE_OF
from caber.games.schotten_totten.cards import (
    LEADERS,
    MAX_CLANS,
    ONE_OF_EACH_CLAN,
    REINFORCEMENT,
    SHIELD,
    SUIT,
    SUIT_MASK,
    SUM_OF,
)

# Ranks; a strength is rank * RANK + sum of the values.
RANK: Final = 64
HORDE: Final = 0  # anything else
RELAY: Final = 1  # a run of values, any clans
CLAN: Final = 2  # one clan
TEAM: Final = 3  # one value
ORDERED_CLAN: Final = 4  # a run of one clan
UNREACHABLE: Final = -1  # too few cards are left to fill the side

REINFORCEMENT_VALUE: Final = 7
SHIELD_VALUES: Final = 3


def best(laid: i64, jokers: i64, unseen: i64, places: i64, values: i64, fog: bool) -> tuple[i64, i64]:
    """The greatest strength a side can reach with `places` more cards from `unseen`, and those cards.

    The side is complete then: cards laid, jokers (a set of tactics cards) and places make three, or four.

    >>> red_5_and_6, red_4_and_7 = 0b0_0011_0000, 0b0_0100_1000
    >>> strength, added = best(red_5_and_6, 0, red_4_and_7, 1, 9, False)
    >>> divmod(strength, RANK), added == 0b0_0100_0000  # 5, 6 and 7 of one clan: 18
    ((4, 18), True)
    """
    suits: i64 = 0  # values laid, in any clan
    clan: i64 = -1  # the clan of the cards laid; -1 when none is laid, -2 when they differ
    cards: i64 = 0
    total: i64 = 0
    rest = laid
    index: i64 = 0
    while rest:
        suit = rest & SUIT_MASK
        if suit:
            if clan == -1:
                clan = index
            else:
                clan = -2
            suits |= suit
            cards += SIZE_OF[suit]
            total += SUM_OF[suit]
        rest >>= SUIT
        index += 1
    if jokers:
        if jokers & LEADERS:
            cards += 1
            total += values
        if jokers & REINFORCEMENT:
            cards += 1
            total += _seven(values)
        if jokers & SHIELD:
            cards += 1
            total += SHIELD_VALUES
    if fog:
        return _horde(total, unseen, places)
    length = cards + places
    if clan != -2:
        strength, added = _ordered_clan(suits, clan, jokers, unseen, length, values)
        if strength >= 0:
            return strength, added
    if SIZE_OF[suits] <= 1:
        strength, added = _team(suits, jokers, unseen, places, length, values)
        if strength >= 0:
            return strength, added
    if clan != -2:
        strength, added = _clan(clan, total, unseen, places)
        if strength >= 0:
            return strength, added
    if SIZE_OF[suits] + SIZE_OF[jokers] + places == length:
        strength, added = _relay(suits, jokers, unseen, length, values)
        if strength >= 0:
            return strength, added
    return _horde(total, unseen, places)


def _seven(values: i64) -> i64:
    """The reinforcement's value: seven, or the highest there is."""
    if values < REINFORCEMENT_VALUE:
        return values
    return REINFORCEMENT_VALUE


def _ordered_clan(
    suit: i64, clan: i64, jokers: i64, unseen: i64, length: i64, values: i64
) -> tuple[i64, i64]:
    run: i64 = BIT[length] - 1
    start = values - length
    first: i64 = 0
    beyond: i64 = MAX_CLANS
    if clan >= 0:
        first = clan
        beyond = clan + 1
    while start >= 0:
        window = run << start
        if suit & ~window == 0:
            missing = window & ~suit
            index = first
            while index < beyond:
                added = _fill(missing, (unseen >> (index * SUIT)) & SUIT_MASK, jokers, values)
                if added >= 0:
                    return ORDERED_CLAN * RANK + SUM_OF[window], added << (index * SUIT)
                index += 1
        start -= 1
    return -1, 0


def _relay(suits: i64, jokers: i64, unseen: i64, length: i64, values: i64) -> tuple[i64, i64]:
    run: i64 = BIT[length] - 1
    start = values - length
    available: i64 = 0
    rest = unseen
    while rest:
        available |= rest & SUIT_MASK
        rest >>= SUIT
    while start >= 0:
        window = run << start
        if suits & ~window == 0:
            wanted = _fill(window & ~suits, available, jokers, values)
            if wanted >= 0:
                added: i64 = 0
                for index in range(SIZE_OF[wanted]):
                    column = unseen & (ONE_OF_EACH_CLAN << PLACE_OF[wanted * 10 + index])
                    added |= column & -column
                return RELAY * RANK + SUM_OF[window], added
        start -= 1
    return -1, 0


def _fill(missing: i64, available: i64, jokers: i64, values: i64) -> i64:
    """The missing values that must come from available cards, jokers taking the others; -1: it fails."""
    if jokers:
        if jokers & REINFORCEMENT:
            seven = BIT[_seven(values) - 1]
            if missing & seven == 0:
                return -1
            missing &= ~seven
        if jokers & SHIELD:
            low = missing & (BIT[SHIELD_VALUES] - 1)
            if low == 0:
                return -1
            if low & ~available:
                low &= ~available  # better spent on a value that no card can give
            missing &= ~(low & -low)
        if jokers & LEADERS:
            gap = missing & ~available
            if gap == 0:
                gap = missing
            missing &= ~(gap & -gap)
    if missing & ~available:
        return -1
    return missing


def _team(suits: i64, jokers: i64, unseen: i64, places: i64, length: i64, values: i64) -> tuple[i64, i64]:
    top: i64 = values
    bottom: i64 = 1
    if suits:
        top = PLACE_OF[suits * 10] + 1
        bottom = top
    seven = _seven(values)
    value = top
    while value >= bottom:
        if not (jokers & REINFORCEMENT and value != seven) and not (
            jokers & SHIELD and value > SHIELD_VALUES
        ):
            column = unseen & (ONE_OF_EACH_CLAN << (value - 1))
            added: i64 = 0
            wanted = places
            while wanted and column:
                added |= column & -column
                column &= column - 1
                wanted -= 1
            if wanted == 0:
                return TEAM * RANK + value * length, added
        value -= 1
    return -1, 0


def _clan(clan: i64, total: i64, unseen: i64, places: i64) -> tuple[i64, i64]:
    strength: i64 = -1
    added: i64 = 0
    first: i64 = 0
    beyond: i64 = MAX_CLANS
    if clan >= 0:
        first = clan
        beyond = clan + 1
    index = first
    while index < beyond:
        suit = (unseen >> (index * SUIT)) & SUIT_MASK
        count = SIZE_OF[suit]
        if count >= places:
            # The highest cards of the suit: all but its lowest count - places.
            chosen = suit
            if places == 0:
                chosen = 0
            elif count > places:
                chosen = (suit >> PLACE_OF[suit * 10 + count - places]) << PLACE_OF[
                    suit * 10 + count - places
                ]
            reached = CLAN * RANK + total + SUM_OF[chosen]
            if reached > strength:
                strength = reached
                added = chosen << (index * SUIT)
        index += 1
    return strength, added


def _horde(total: i64, unseen: i64, places: i64) -> tuple[i64, i64]:
    added: i64 = 0
    place: i64 = SUIT - 1
    while places and place >= 0:
        column = unseen & (ONE_OF_EACH_CLAN << place)
        while places and column:
            added |= column & -column
            column &= column - 1
            total += place + 1
            places -= 1
        place -= 1
    if places:
        return UNREACHABLE, 0
    return HORDE * RANK + total, added
