"""Chances in Schotten-Totten: what a side may end with, who wins a stone, and what hangs on it."""

from collections.abc import Iterator
from functools import lru_cache

from caber.games.schotten_totten.cards import (
    CLAN_CARDS,
    LEADERS,
    MAX_CLANS,
    REINFORCEMENT,
    SHIELD,
    SUIT,
    SUIT_MASK,
    SUM_OF,
    numbers,
    tactics_numbers,
)
from caber.games.schotten_totten.formations import (
    CLAN,
    HORDE,
    ORDERED_CLAN,
    RANK,
    REINFORCEMENT_VALUE,
    RELAY,
    SHIELD_VALUES,
    TEAM,
    best,
)

FROM_HAND = 0.6  # the chance that a card of the hand gets where it is wanted: other stones want it too
TYPICAL = 0.6  # the value of a card that just fills a side, as a share of the highest
# The same for a horde, where sums decide: a share of the highest value, and its chance if no better one came.
FILLINGS = ((0.9, 0.3), (0.7, 0.6), (0.4, 1.0))
NEGLIGIBLE = 0.02  # what is less likely than this need not be counted

Prospect = list[tuple[int, float]]  # strengths a side may end with, strongest first, and how likely each is


class Luck:
    """How likely each clan card is to come to one seat: from the hand, or as a share of the unknown cards."""

    def __init__(self, hand: int, pool: int, share: float) -> None:
        chances = [0.0] * CLAN_CARDS
        for card in range(CLAN_CARDS):
            if hand >> card & 1:
                chances[card] = FROM_HAND
            elif pool >> card & 1:
                chances[card] = share
        self.clans = [chances[first : first + SUIT] for first in range(0, CLAN_CARDS, SUIT)]
        self.values = [chances[place::SUIT] for place in range(SUIT)]
        self.any_clan = [at_least(1, column) for column in self.values]


def at_least(wanted: int, chances: list[float]) -> float:
    """The chance that so many of these cards come, up to four.

    >>> at_least(1, [0.5, 0.5]), at_least(2, [0.5, 0.5])
    (0.75, 0.25)
    """
    one = two = three = four = 0.0
    for chance in chances:
        if chance:
            four += chance * (three - four)
            three += chance * (two - three)
            two += chance * (one - two)
            one += chance * (1.0 - one)
    return (1.0, one, two, three, four)[wanted]


def run_chance(missing: int, chances: list[float], jokers: int, values: int) -> float:
    """The chance to fill the missing values of a run, each joker taking the hardest one that it can.

    >>> run_chance(0b110, [0.5, 0.5, 0.25], LEADERS, 3)
    0.5
    """
    wanted = [place for place in range(values) if missing >> place & 1]
    if jokers:
        seven = min(REINFORCEMENT_VALUE, values)
        for joker, low, high in (
            (REINFORCEMENT, seven, seven),
            (SHIELD, 1, SHIELD_VALUES),
            (LEADERS, 1, values),
        ):
            if jokers & joker:
                fitting = [place for place in wanted if low <= place + 1 <= high]
                if not fitting:
                    return 0.0
                wanted.remove(min(fitting, key=chances.__getitem__))
    product = 1.0
    for place in wanted:
        product *= chances[place]
    return product


def prospect(cards: int, jokers: int, length: int, fog: bool, luck: Luck, values: int) -> Prospect:
    """What a side may end with, from the cards and jokers it has to its full length.

    >>> nothing = Luck(0, 0, 0.0)
    >>> prospect(0b111, 0, 3, False, nothing, 9) == [(ORDERED_CLAN * RANK + 6, 1.0)]
    True
    """
    free = length - cards.bit_count() - jokers.bit_count()
    if free == 0:
        return [(best(cards, jokers, 0, 0, values, fog)[0], 1.0)]
    if free < 0:  # mud has left, and one of four cards must go
        fewer = [(cards & ~(1 << card), jokers) for card in numbers(cards)]
        fewer += [(cards, jokers & ~(1 << card - CLAN_CARDS)) for card in tactics_numbers(jokers)]
        return [max(prospect(*side, length, fog, luck, values)[0] for side in fewer)]
    found: Prospect = []
    left = 1.0
    for strength, chance in _formations(cards, jokers, free, fog, luck, values):
        if chance:
            found.append((strength, left * chance))
            left *= 1.0 - chance
            if left < NEGLIGIBLE:
                break
    return found


def _formations(
    cards: int, jokers: int, free: int, fog: bool, luck: Luck, values: int
) -> Iterator[tuple[int, float]]:
    """Strengths that an incomplete side can reach, strongest first, each with the chance of just that."""
    clans = [clan for clan in range(MAX_CLANS) if cards >> clan * SUIT & SUIT_MASK]
    suit = 0  # values laid, in any clan
    total = 0
    for clan in clans:
        suit |= cards >> clan * SUIT & SUIT_MASK
        total += SUM_OF[cards >> clan * SUIT & SUIT_MASK]
    seven = min(REINFORCEMENT_VALUE, values)
    if jokers:
        total += seven * (jokers & REINFORCEMENT > 0) + SHIELD_VALUES * (jokers & SHIELD > 0)
        total += values * (jokers & LEADERS > 0)
    if not fog:
        length = cards.bit_count() + jokers.bit_count() + free
        run = (1 << length) - 1
        windows = [run << start for start in range(values - length, -1, -1) if not suit & ~(run << start)]
        if len(clans) <= 1:
            for window in windows:
                fails = 1.0
                for clan in clans or range(MAX_CLANS):
                    fails *= 1.0 - run_chance(window & ~suit, luck.clans[clan], jokers, values)
                yield ORDERED_CLAN * RANK + SUM_OF[window], 1.0 - fails
        if suit.bit_count() <= 1:
            for value in [suit.bit_length()] if suit else range(values, 0, -1):
                if (value == seven or not jokers & REINFORCEMENT) and (value <= 3 or not jokers & SHIELD):
                    others = [
                        chance for clan, chance in enumerate(luck.values[value - 1]) if clan not in clans
                    ]
                    yield TEAM * RANK + value * length, at_least(free, others)
        if len(clans) <= 1:
            fails = 1.0
            for clan in clans or range(MAX_CLANS):
                others = [chance for place, chance in enumerate(luck.clans[clan]) if not suit >> place & 1]
                fails *= 1.0 - at_least(free, others)
            yield CLAN * RANK + total + int(free * TYPICAL * values), 1.0 - fails
        if suit.bit_count() == cards.bit_count():
            for window in windows:
                yield RELAY * RANK + SUM_OF[window], run_chance(window & ~suit, luck.any_clan, jokers, values)
    for share, chance in FILLINGS:
        yield HORDE * RANK + total + int(free * share * values), chance


def chance_to_beat(theirs: Prospect, mine: Prospect, tie: float) -> float:
    """The chance that my side ends stronger than theirs, where a tie counts as much as given.

    >>> chance_to_beat([(20, 0.5), (10, 0.5)], [(20, 1.0)], tie=0.0)
    0.5
    """
    total = 0.0
    no_stronger = 1.0  # the chance that theirs doesn't surpass the strength at hand
    index, end = 0, len(theirs)
    for strength, chance in mine:
        while index < end and theirs[index][0] > strength:
            no_stronger -= theirs[index][1]
            index += 1
        total += chance * no_stronger
        if index < end and theirs[index][0] == strength:
            total -= chance * theirs[index][1] * (1.0 - tie)
    return min(max(total, 0.0), 1.0)


def stakes(chances: list[float]) -> list[float]:
    """By stone: how much more often the game is won with it than without it, given the chances to win each.

    >>> stakes([1.0, 1.0, 0.5])
    [0.5, 0.5, 0.0]
    """
    # levels[n] says, by the set of stones won among the first n, how often the game is won.
    levels = [_ends(len(chances))]
    for chance in reversed(chances):
        level = levels[0]
        half = len(level) // 2
        levels.insert(0, [lost + chance * (won - lost) for lost, won in zip(level[:half], level[half:])])
    found = []
    likely = [1.0]  # by the same sets, how likely each is
    for chance, level in zip(chances, levels[1:]):
        half = len(likely)
        found.append(sum(odds * (won - lost) for odds, lost, won in zip(likely, level[:half], level[half:])))
        likely = [odds * (1.0 - chance) for odds in likely] + [odds * chance for odds in likely]
    return found


@lru_cache
def _ends(stones: int) -> list[float]:
    """By the set of stones won, all others being lost: 1 for a won game, 0 for a lost one, else a half."""
    sets = range(1 << stones)
    wins = [owned & owned >> 1 & owned >> 2 != 0 or owned.bit_count() > stones // 2 for owned in sets]
    return [0.5 + (mine - theirs) / 2 for mine, theirs in zip(wins, reversed(wins))]
