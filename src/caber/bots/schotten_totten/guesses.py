"""Guesses of what one seat can't see: the other hand, and what was put back on the stacks.

A card that would help the other seat much is less likely to be in its hand: it would have been played. When
almost no card is left on the stack, every hand that is possible gets its turn.
"""

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from caber.bots.schotten_totten.glance import Glance
from caber.core.bits import BIT, PLACE_OF, member, size
from caber.core.rng import Rng
from caber.games.schotten_totten.cards import CLAN_CARDS
from caber.games.schotten_totten.layout import HAND, HELD, OPEN, POOL
from caber.games.schotten_totten.secrets import guess

FEW: Final = 3  # cards on the stack: all hands are gone through
HELD_BACK: Final = 6.0  # how much less likely a card is still held the more it would help
RAREST: Final = 0.02  # no card is ruled out
FINE: Final = 1 << 20  # steps into which a chance is divided


@final
class Guesses:
    """One guess after another from the same view."""

    def __init__(self, view: vec[i64], glance: Glance, rng: Rng) -> None:
        self.view: vec[i64] = view
        self.other: i64 = 1 - glance.seat
        self.pool: i64 = view[POOL]
        self.missing: i64 = view[HELD + self.other] - size(view[HAND + self.other])
        # By unknown card: its number, and how likely it is to be held, as a share of what is usual.
        self.cards: vec[i64] = vec[i64]([])
        self.weights: vec[float] = vec[float]([])
        self.hands: vec[i64] = vec[i64]([])  # all that are possible, if they are few
        self.turn: i64 = 0
        if self.missing and size(self.pool) - self.missing <= FEW:
            self._list_hands(0, 0, 0)
            self.turn = rng.below(len(self.hands))
        elif self.missing:
            self._weigh(glance)

    def guess(self, rng: Rng) -> vec[i64]:
        """The cells with every unknown card given a place."""
        if len(self.hands):
            self.turn += 1
            if self.turn >= len(self.hands):
                self.turn = 0
            return self._with_hand(self.hands[self.turn], rng)
        if len(self.weights) == 0:
            return guess(self.view, rng)
        hand: i64 = 0
        for _ in range(self.missing):
            while True:
                index = rng.below(len(self.cards))
                bit = BIT[self.cards[index]]
                if hand & bit == 0 and float(rng.below(FINE)) < self.weights[index] * float(FINE):
                    hand |= bit
                    break
        return self._with_hand(hand, rng)

    def _with_hand(self, hand: i64, rng: Rng) -> vec[i64]:
        cells = self.view[:]
        cells[HAND + self.other] |= hand
        cells[POOL] &= ~hand
        return guess(cells, rng)

    def _list_hands(self, hand: i64, taken: i64, index: i64) -> None:
        """Adds all hands that hold these cards already, and otherwise cards of the pool from an index on."""
        if taken == self.missing:
            self.hands = append(self.hands, hand)
            return
        for each in range(index, size(self.pool) - (self.missing - taken) + 1):
            self._list_hands(hand | BIT[member(self.pool, each)], taken + 1, each + 1)

    def _weigh(self, glance: Glance) -> None:
        """Finds how likely each unknown card is to be still in the other hand."""
        view = self.view
        glance.look(view)
        glance.weigh()
        heaviest = 0.0
        for card in range(i64(CLAN_CARDS)):
            if self.pool & BIT[card] == 0:
                continue
            most = 0.0
            stones = view[OPEN + self.other]
            while stones:
                stone = PLACE_OF[stones * 10]
                stones &= stones - 1
                most = max(most, -glance.laying(view, self.other, card, stone))
            weight = exp(-HELD_BACK * most)
            heaviest = max(heaviest, weight)
            self.cards = append(self.cards, card)
            self.weights = append(self.weights, weight)
        for index in range(len(self.weights)):
            self.weights[index] = max(RAREST, self.weights[index] / heaviest)
