"""A second opinion on claims: tries everything, and shares nothing with the engine but the names of cards.

`fault` looks at a certificate as a doubting opponent would. It reads the face-up cards alone, rates
formations by the book, and goes through every completion that the unseen cards allow.
"""

from collections.abc import Iterator
from itertools import combinations, pairwise, product
from typing import NamedTuple

RANKS = ("horde", "relay", "clan", "team", "ordered_clan")
JOKERS = ("macfarlane", "macgregor", "reinforcement", "shield")

Card = tuple[str, int]  # clan letter and value
Rating = tuple[int, int]  # index into RANKS and sum; in fog the rank is always 0


class Formation(NamedTuple):
    """A complete side in words: its cards, what each joker stands for, rank and sum."""

    cards: tuple[str, ...]
    meanings: tuple[tuple[str, str], ...]
    rank: str  # one of RANKS, or "sum" in fog
    sum: int


class Certificate(NamedTuple):
    """Why a claim holds, or what refutes it."""

    seat: int
    stone: int
    accepted: bool
    mine: Formation
    theirs: Formation | None  # the best the opponent has or can reach; None: he can't fill his side
    added: tuple[str, ...]  # the unseen cards that this would take
    first: bool  # whether the claimant holds ties: both sides complete, and his was first


class Table(NamedTuple):
    """What lies face up at one stone, seen by the claimant, and what doesn't lie face up anywhere."""

    mine: tuple[str, ...]
    theirs: tuple[str, ...]
    unseen: tuple[str, ...]
    spare: tuple[str, ...]  # unplayed jokers that count as possible cards (option `proof_jokers`)
    clans: str
    values: int
    places: int
    fog: bool
    first: bool


def rate(cards: list[Card], fog: bool) -> Rating:
    """A formation by the book.

    >>> rate([("r", 5), ("r", 7), ("r", 6)], fog=False), rate([("r", 5), ("g", 5), ("b", 5)], fog=True)
    ((4, 18), (0, 15))
    """
    values = sorted(value for _, value in cards)
    total = sum(values)
    run = all(low + 1 == high for low, high in pairwise(values))
    one_clan = len({clan for clan, _ in cards}) == 1
    if fog:
        return 0, total
    if run and one_clan:
        return 4, total
    if len(set(values)) == 1:
        return 3, total
    if one_clan:
        return 2, total
    return (1 if run else 0), total


def stands_for(name: str, clans: str, values: int) -> list[Card]:
    """What a card may count as: itself, or anything its joker allows."""
    if name not in JOKERS:
        return [(name[0], int(name[1:]))]
    allowed = range(1, values + 1)
    if name == "reinforcement":
        allowed = range(min(7, values), min(7, values) + 1)
    if name == "shield":
        allowed = range(1, min(3, values) + 1)
    return [(clan, value) for clan in clans for value in allowed]


def readings(cards: tuple[str, ...], table: Table) -> Iterator[tuple[Card, ...]]:
    """Every way of reading the jokers among these cards."""
    return product(*(stands_for(card, table.clans, table.values) for card in cards))


def best_reading(cards: tuple[str, ...], table: Table) -> tuple[Rating, tuple[Card, ...]]:
    """The strongest reading of a complete side."""
    return max((rate(list(reading), table.fog), reading) for reading in readings(cards, table))


def completions(table: Table) -> Iterator[tuple[str, ...]]:
    """Every way in which the opponent could fill his side; only one leader at a time."""
    free = table.places - len(table.theirs)
    for jokers in range(min(free, len(table.spare)) + 1):
        for chosen in combinations(table.spare, jokers):
            if not {"macfarlane", "macgregor"} <= set(chosen):
                for added in combinations(table.unseen, free - jokers):
                    yield chosen + added


def fault(certificate: Certificate, table: Table) -> str | None:
    """What is wrong with a certificate, or None if it convinces."""
    mine, _ = best_reading(table.mine, table)
    if len(table.mine) != table.places:
        return "the claimant's side is not complete"
    wrong = _misread(certificate.mine, table.mine, table)
    if wrong is not None:
        return wrong
    if (certificate.mine.rank, certificate.mine.sum) != _words(mine, table):
        return "the claimant's formation is stronger than stated"
    theirs = certificate.theirs
    if theirs is not None:
        if not set(certificate.added) <= {*table.unseen, *table.spare}:
            return "a card that would have to be added lies face up"
        wrong = _misread(theirs, (*table.theirs, *certificate.added), table)
        if wrong is not None:
            return wrong
    if not certificate.accepted:
        return None if theirs is not None and _beats(_rating(theirs), mine, table) else "it refutes nothing"
    strongest: Rating | None = None
    for added in completions(table):
        for reading in readings((*table.theirs, *added), table):
            rating = rate(list(reading), table.fog)
            if _beats(rating, mine, table):
                return f"with {', '.join(added) or 'what lies there'} the opponent would win the stone"
            if strongest is None or rating > strongest:
                strongest = rating
    if strongest != (None if theirs is None else _rating(theirs)):
        return "the opponent's best formation is not the one stated"
    return None


def _beats(theirs: Rating, mine: Rating, table: Table) -> bool:
    complete = len(table.theirs) == table.places
    return theirs > mine or (theirs == mine and complete and not table.first)


def _words(rating: Rating, table: Table) -> tuple[str, int]:
    return ("sum" if table.fog else RANKS[rating[0]]), rating[1]


def _rating(formation: Formation) -> Rating:
    return (0 if formation.rank == "sum" else RANKS.index(formation.rank)), formation.sum


def _misread(formation: Formation, cards: tuple[str, ...], table: Table) -> str | None:
    """What is wrong with a formation said to consist of these cards."""
    if sorted(formation.cards) != sorted(cards) or len(cards) != table.places:
        return "a formation has other cards than the table"
    meanings = dict(formation.meanings)
    if set(meanings) != {card for card in cards if card in JOKERS}:
        return "a joker stands for nothing"
    reading: list[Card] = []
    for card in cards:
        meant = meanings.get(card, card)
        meaning = (meant[0], int(meant[1:]))
        if meaning not in stands_for(card, table.clans, table.values):
            return f"{card} can't stand for {meant}"
        reading.append(meaning)
    if _words(rate(reading, table.fog), table) != (formation.rank, formation.sum):
        return "a formation is not what it is said to be"
    return None
