"""An exhaustive judge of claims: it tries every completion and every meaning of every joker.

Written from the rules alone, for the tests; it shares no code with the game it checks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product

Card = tuple[str, int]
"""A clan card: the clan's letter and the value."""

Strength = tuple[int, int]
"""Rank of the formation, then the sum of its values; the greater is the better."""

ALL_CLANS = "roygbv"
CLAN_RUN, ONE_VALUE, ONE_CLAN, RUN, HORDE, IN_FOG = 5, 4, 3, 2, 1, 0


def formation(cards: Sequence[Card], fog: bool = False) -> Strength:
    """Rank and sum of cards whose clans and values are all fixed."""
    numbers = sorted([value for _, value in cards])
    total = sum(numbers)
    if fog:
        return IN_FOG, total
    one_clan = len({clan for clan, _ in cards}) == 1
    run = numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    if one_clan and run:
        return CLAN_RUN, total
    if numbers[0] == numbers[-1]:
        return ONE_VALUE, total
    if one_clan:
        return ONE_CLAN, total
    if run:
        return RUN, total
    return HORDE, total


def meanings(joker: str, values: int, clans: str = ALL_CLANS) -> list[Card]:
    """Every clan card that a joker may stand for."""
    if joker == "leader":
        allowed = range(1, values + 1)
    elif joker == "reinforcement":
        allowed = range(min(7, values), min(7, values) + 1)
    elif joker == "shield":
        allowed = range(1, 4)
    else:
        raise ValueError(f"not a joker: {joker}")
    return [(clan, value) for clan in clans for value in allowed]


@cache
def _remembered_formation(cards: tuple[Card, ...], fog: bool) -> Strength:
    return formation(cards, fog)


@cache
def _best_meaning(cards: tuple[Card, ...], jokers: tuple[str, ...], fog: bool, values: int) -> Strength:
    choices = product(*[meanings(joker, values) for joker in jokers])
    return max(formation(cards + choice, fog) for choice in choices)


def strength(cards: Sequence[Card], jokers: Sequence[str], fog: bool, values: int) -> Strength:
    """The best formation that the cards and jokers of one side can be."""
    if jokers:
        return _best_meaning(tuple(sorted(cards)), tuple(sorted(jokers)), fog, values)
    if len(cards) > 3:  # too many different ones to remember
        return formation(cards, fog)
    return _remembered_formation(tuple(cards), fog)


def completions(unseen: Sequence[Card], places: int) -> Iterator[tuple[Card, ...]]:
    """Every choice of that many unseen cards, high ones first.

    All choices come at the end; those of one clan or one value come before them as well, only
    because a counter-example is often among them and is then found sooner.
    """
    ordered = sorted(unseen, key=lambda card: (-card[1], card[0]))
    if places > 1:
        for clan in ALL_CLANS:
            yield from combinations([card for card in ordered if card[0] == clan], places)
        for value in sorted({card[1] for card in ordered}, reverse=True):
            yield from combinations([card for card in ordered if card[1] == value], places)
    yield from combinations(ordered, places)


def may_claim(
    mine: Sequence[Card],
    my_jokers: Sequence[str],
    theirs: Sequence[Card],
    their_jokers: Sequence[str],
    unseen: Sequence[Card],
    fog: bool,
    mud: bool,
    values: int,
    clans: int,
    i_was_first: bool,
    proof_jokers: Sequence[str] = (),
) -> tuple[bool, tuple[Card | str, ...] | None]:
    """Whether the stone is provably mine, or else what the other side might add to win it.

    `unseen`: the clan cards that do not lie face up. `proof_jokers`: the unplayed jokers that the
    other side may be thought to add ("leader" at most once). `i_was_first`: who holds the stone if
    both sides are complete and equal. The counter-example is None if my side isn't complete,
    and empty if the other side, complete, wins as it lies.
    """
    for clan, value in [*mine, *theirs, *unseen]:
        if clan not in ALL_CLANS[:clans] or not 1 <= value <= values:
            raise ValueError(f"no such card: {clan}{value}")
    size = 4 if mud else 3
    if len(mine) + len(my_jokers) != size:
        return False, None
    my_strength = strength(mine, my_jokers, fog, values)
    free = size - len(theirs) - len(their_jokers)
    if free == 0:
        their_strength = strength(theirs, their_jokers, fog, values)
        if their_strength > my_strength or (their_strength == my_strength and not i_was_first):
            return False, ()
        return True, None
    there = tuple(sorted(theirs))
    for count in range(min(free, len(proof_jokers)) + 1):
        for more_jokers in combinations(proof_jokers, count):
            jokers = (*their_jokers, *more_jokers)
            for more in completions(unseen, free - count):
                if strength(there + more, jokers, fog, values) > my_strength:
                    return False, (*more, *more_jokers)
    return True, None
