"""Claims of whole games, as the engine judges them and as the oracle does.

A *situation* is all that a verdict may depend on, in the oracle's words. It is read off the table alone; the
moments that decide ties are noted here, by looking at the table after each move.
"""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from caber.games.schotten_totten.drawing import draw
from caber.games.schotten_totten.layout import (
    AFTER,
    CLAIM,
    CLAIMABLE,
    COMPLETE_AT,
    DISCARDS,
    DISCARDS_TACTICS,
    DROPPING,
    LED,
    OWNED,
    PHASE,
    PLAY,
    TOPS,
)
from caber.games.schotten_totten.state import SchottenTotten
from tests.games.schotten_totten.games import any_options, cards_at, is_clan_card, names, positions
from tests.games.schotten_totten.oracle import ALL_CLANS, Card, Strength, may_claim, strength

JOKERS = {"macfarlane": "leader", "macgregor": "leader", "reinforcement": "reinforcement", "shield": "shield"}
TERRAIN = ("fog", "mud")
SPECIAL = (
    "my joker",
    "their joker",
    "jokers on both sides",
    "two jokers on a side",
    "their joker, side incomplete",
    "unplayed jokers feared",
    "other cards",
    "both complete and equal",
)
KINDS = (
    *(f"{terrain}, {cards} opposite" for terrain in ("plain", "fog") for cards in range(4)),
    *(f"{terrain}, {cards} opposite" for terrain in ("mud", "fog and mud") for cards in range(5)),
    *SPECIAL,
)


class Situation(NamedTuple):
    """What a claim is judged by: the oracle's arguments in their order."""

    mine: tuple[Card, ...]
    my_jokers: tuple[str, ...]
    theirs: tuple[Card, ...]
    their_jokers: tuple[str, ...]
    unseen: tuple[Card, ...]
    fog: bool
    mud: bool
    values: int
    clans: int
    i_was_first: bool
    proof_jokers: tuple[str, ...]

    @property
    def opposite(self) -> int:
        """How many cards lie opposite."""
        return len(self.theirs) + len(self.their_jokers)

    def kinds(self) -> list[str]:
        """The kinds of situation this is: by terrain and cards opposite, and by what is special."""
        terrain = (
            " and ".join(word for word, lies in (("fog", self.fog), ("mud", self.mud)) if lies) or "plain"
        )
        mine, theirs = bool(self.my_jokers), bool(self.their_jokers)
        complete = self.opposite == 3 + self.mud
        holds = (
            mine and not theirs,
            theirs and not mine,
            mine and theirs,
            len(self.my_jokers) > 1 or len(self.their_jokers) > 1,
            theirs and not complete,
            bool(self.proof_jokers),
            (self.clans, self.values) != (6, 9),
            complete
            and self.strength(self.mine, self.my_jokers) == self.strength(self.theirs, self.their_jokers),
        )
        return [f"{terrain}, {self.opposite} opposite", *(word for word, does in zip(SPECIAL, holds) if does)]

    def strength(self, cards: tuple[Card, ...], jokers: tuple[str, ...]) -> Strength:
        """The oracle's opinion of a complete side."""
        return strength(cards, jokers, self.fog, self.values)


@cache
def split(cards: tuple[str, ...]) -> tuple[tuple[Card, ...], tuple[str, ...]]:
    """Clan cards and jokers as the oracle wants them."""
    clan = tuple((card[0], int(card[1:])) for card in cards if is_clan_card(card))
    return clan, tuple(JOKERS[card] for card in cards if card in JOKERS)


class Watcher:
    """Sits beside the table and notes when sides become complete and when cards are laid."""

    def __init__(self) -> None:
        self.clock = 0
        self.table: list[int] = []
        self.formations: dict[tuple[int, int], set[str]] = {}
        self.complete: dict[tuple[int, int], int] = {}
        self.laid: dict[tuple[int, int], int] = {}

    def look(self, state: SchottenTotten) -> bool:
        """Sees the table after a move; returns whether anything has changed there."""
        table = [*state.cells[DISCARDS:TOPS], *state.cells[OWNED:COMPLETE_AT]]
        if table == self.table:
            return False
        self.table = table
        self.clock += 1
        for stone in range(1, int(state.rules.stones) + 1):
            sides = [cards_at(state, seat, stone) for seat in range(2)]
            size = 4 if any("mud" in side for side in sides) else 3
            for seat, side in enumerate(sides):
                formation = {card for card in side if card not in TERRAIN}
                if formation - self.formations.get((seat, stone), set()):
                    self.laid[seat, stone] = self.clock
                if len(formation) < size:
                    self.complete.pop((seat, stone), None)
                else:
                    self.complete.setdefault((seat, stone), self.clock)
                self.formations[seat, stone] = formation
        return True

    def was_first(self, state: SchottenTotten, seat: int, stone: int) -> bool:
        """Whether the seat holds the stone if both sides are complete and equal."""
        moments = [
            (0 if state.options["tie"] == "last_card" else self.complete[side, stone], self.laid[side, stone])
            for side in (seat, 1 - seat)
        ]
        return moments[0] < moments[1]

    def situations(self, state: SchottenTotten) -> Iterator[tuple[int, int, Situation]]:
        """Seat, stone and situation of every claim for which the claimant's own side is complete."""
        clans, values = int(state.rules.clans), int(state.rules.values)
        shown = set(names(int(state.cells[DISCARDS]), 0)).union(*self.formations.values())
        unseen = tuple(card for card in deck(clans, values) if f"{card[0]}{card[1]}" not in shown)
        for seat, stone in self.complete:
            if (state.cells[OWNED] | state.cells[OWNED + 1]) >> (stone - 1) & 1:
                continue
            mine, theirs = cards_at(state, seat, stone), cards_at(state, 1 - seat, stone)
            both = (1 - seat, stone) in self.complete
            yield (
                seat,
                stone,
                Situation(
                    *split(mine),
                    *split(theirs),
                    () if both else unseen,
                    "fog" in mine + theirs,
                    "mud" in mine + theirs,
                    values,
                    clans,
                    both and self.was_first(state, seat, stone),
                    () if both else self.feared(state, 1 - seat),
                ),
            )

    def feared(self, state: SchottenTotten, seat: int) -> tuple[str, ...]:
        """The unplayed jokers that a proof must reckon with in that seat's formation."""
        if not state.options["proof_jokers"] or state.options["mode"] == "base":
            return ()
        shown = set(names(0, int(state.cells[DISCARDS_TACTICS]))).union(*self.formations.values())
        own = {card for (side, _), cards in self.formations.items() if side == seat for card in cards}
        had = (
            state.cells[LED + seat]
            if state.options["leaders"] == "game"
            else own & {"macfarlane", "macgregor"}
        )
        kinds = {kind for joker, kind in JOKERS.items() if joker not in shown}
        return tuple(sorted(kinds - {"leader"} if had else kinds))


@cache
def deck(clans: int, values: int) -> list[Card]:
    """All clan cards."""
    return [(clan, value) for clan in ALL_CLANS[:clans] for value in range(1, values + 1)]


def engine_agrees(state: SchottenTotten, seat: int, stones: set[int]) -> bool:
    """Whether these are the stones that the engine lets a seat claim, in its moves too if it is to move."""
    if names_of_bits(int(state.cells[CLAIMABLE + seat])) != stones:
        return False
    if state.turn != seat or state.cells[PHASE] not in (PLAY, AFTER):
        return True
    may = state.cells[PHASE] == PLAY or not state.options["expert"]
    return {move - CLAIM + 1 for move in state.moves() if CLAIM <= move < CLAIM + 9} == (
        stones if may else set()
    )


def names_of_bits(bits: int) -> set[int]:
    """The stones in a set of bits."""
    return {stone for stone in range(1, 10) if bits >> (stone - 1) & 1}


def compare(seeds: range, wanted: int, least: int) -> Counter[tuple[str, bool]]:
    """Judges claims of games twice, until enough different ones have counted; returns how many of each kind.

    Every kind must occur `least` times with either verdict. So that the common ones don't crowd out the
    others, a kind by terrain and cards opposite counts for at most a twelfth of those wanted.
    """
    met: dict[int, bool] = {}  # verdicts by the situation's hash: situations are large
    kinds: Counter[tuple[str, bool]] = Counter()
    counted = 0
    for seed in seeds:
        rng = random.Random(seed)
        watcher = Watcher()
        provable: list[set[int]] = [set(), set()]
        for state in positions(rng, any_options(rng)):
            if watcher.look(state):
                provable = [set(), set()]
                if state.cells[PHASE] == DROPPING:
                    continue  # a side has a card too many for the moment
                for seat, stone, situation in watcher.situations(state):
                    key = hash(situation)
                    if key not in met:
                        met[key], _ = may_claim(*situation)
                        found = situation.kinds()
                        counted += 12 * kinds[found[0], met[key]] < wanted
                        kinds.update((kind, met[key]) for kind in found)
                    if met[key]:
                        provable[seat].add(stone)
            for seat in range(2):
                assert engine_agrees(state, seat, provable[seat]), (
                    f"seed {seed}: seat {seat + 1} may claim {sorted(provable[seat])}\n{draw(state)}"
                )
        if counted >= wanted and all(
            kinds[kind, verdict] >= least for kind in KINDS for verdict in (True, False)
        ):
            return kinds
    raise AssertionError(f"{len(seeds)} games are not enough: {counted} of {wanted}, {kinds}")
