"""How a position stands, at a glance: the chance to win each stone, and with them the game."""

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from caber.bots.schotten_totten.outlooks import Outlooks
from caber.core.bits import BIT, SIZE_OF
from caber.games.schotten_totten.cards import CLAN_CARDS, FOG, JOKERS, MAX_STONES, MUD
from caber.games.schotten_totten.claims import places_at, was_first
from caber.games.schotten_totten.layout import (
    CLAIMABLE,
    COUNT,
    DECK,
    FINISHED,
    HELD,
    HELD_TACTICS,
    MOVER,
    OWNED,
    PHASE,
    PLAYED,
    SIDE,
    SIDE_TACTICS,
    WINNER,
)
from caber.games.schotten_totten.rules import Rules

# What the stones' chances make together is drawn out: by so much at the end, and so much more at the start.
SHARPNESS: Final = 1.25
SHARPER_AT_FIRST: Final = -0.3
TO_MOVE: Final = -0.015  # what it is worth to be on the move, in shares of the game
DOUBT: Final = 0.005  # no stone is lost for certain before it is claimed, nor won before it can be
TACTICS_WORTH: Final = 0.03  # of the first tactics card in the hand, in shares of the game
CLAN_WORTH: Final = 0.02  # of a clan card in the hand, where a tactics card could be instead


@final
class Glance:
    """What one seat makes of positions that follow from what it sees now."""

    def __init__(self, cells: vec[i64], rules: Rules, seat: i64) -> None:
        self.rules: Rules = rules
        self.seat: i64 = seat
        self.outlooks: Outlooks = Outlooks(cells, rules, seat)
        # By stone: my chance to win it, and how much more often the game is won with it than without it.
        self.chances: vec[float] = vec[float]([0.0] * MAX_STONES)
        self.stakes: vec[float] = vec[float]([0.0] * MAX_STONES)
        # By stone that nobody can claim: the outlooks of both sides, what lay there when they were found
        # (tactics cards of both sides in one number), and a number for having found them (0: they must be
        # found anew).
        self.ours: vec[i64] = vec[i64]([0] * MAX_STONES)
        self.theirs: vec[i64] = vec[i64]([0] * MAX_STONES)
        self.my_cards: vec[i64] = vec[i64]([0] * MAX_STONES)
        self.their_cards: vec[i64] = vec[i64]([0] * MAX_STONES)
        self.tactics: vec[i64] = vec[i64]([0] * MAX_STONES)
        self.found: vec[i64] = vec[i64]([0] * MAX_STONES)
        self.finds: i64 = 0
        # Stones without any card are all alike: the first of them in the position looked at (-1: none).
        self.bare: i64 = -1
        # By seat, card and stone: by how much my chance there changes if the card is laid, and the find that
        # this holds for.
        self.gains: vec[float] = vec[float]([0.0] * (2 * CLAN_CARDS * MAX_STONES))
        self.gained: vec[i64] = vec[i64]([0] * (2 * CLAN_CARDS * MAX_STONES))
        # levels[2^n + set]: how often the game is won with just this set of the first n stones.
        full = 1 << int(rules.stones)
        self.levels: vec[float] = vec[float]([0.0] * full + ends(int(rules.stones)))
        self.likely: vec[float] = vec[float]([0.0] * full)

    def value(self, cells: vec[i64]) -> float:
        """My chance to win the game."""
        if cells[PHASE] == FINISHED:
            if cells[WINNER] < 0:
                return 0.5
            if cells[WINNER] == self.seat:
                return 1.0
            return 0.0
        self.look(cells)
        value = self.levels[1]
        if cells[MOVER] == self.seat:
            value += TO_MOVE
        else:
            value -= TO_MOVE
        if self.rules.tactics:
            value += self._hands(cells)
        value = min(max(value, 0.001), 0.999)
        sharp = SHARPNESS + SHARPER_AT_FIRST * float(cells[DECK]) / float(self.rules.cards)
        return 1.0 / (1.0 + exp(-sharp * log(value / (1.0 - value))))

    def look(self, cells: vec[i64]) -> None:
        """Works out the chances of the stones and of the game."""
        self.outlooks.turn_to(cells)
        for stone in range(self.rules.stones):
            self.found[stone] = 0
        self.look_again(cells)
        chances = self.chances
        levels = self.levels
        stone = self.rules.stones - 1
        while stone >= 0:
            chance = chances[stone]
            half = BIT[stone]
            for index in range(half, 2 * half):
                lost = levels[half + index]
                levels[index] = lost + chance * (levels[2 * half + index] - lost)
            stone -= 1

    def look_again(self, cells: vec[i64]) -> None:
        """Works out the chances of the stones a few moves on, where hardly more cards can have gone."""
        self.bare = -1
        for stone in range(self.rules.stones):
            bit = BIT[stone]
            if (cells[OWNED + self.seat] | cells[CLAIMABLE + self.seat]) & bit:
                self.chances[stone] = 1.0
            elif (cells[OWNED + 1 - self.seat] | cells[CLAIMABLE + 1 - self.seat]) & bit:
                self.chances[stone] = 0.0
            else:
                self._look_at(cells, stone)

    def weigh(self) -> None:
        """Works out the stakes of the position looked at last."""
        levels = self.levels
        likely = self.likely
        likely[0] = 1.0
        for stone in range(self.rules.stones):
            half = BIT[stone]
            chance = self.chances[stone]
            total = 0.0
            for index in range(half):
                odds = likely[index]
                total += odds * (levels[3 * half + index] - levels[2 * half + index])
                likely[half + index] = odds * chance
                likely[index] = odds * (1.0 - chance)
            self.stakes[stone] = total

    def _look_at(self, cells: vec[i64], stone: i64) -> None:
        """Works out my chance to win a stone that nobody can claim, unless it is known."""
        side = self.seat * MAX_STONES + stone
        across = (1 - self.seat) * MAX_STONES + stone
        mine = cells[SIDE + side]
        theirs = cells[SIDE + across]
        tactics = (cells[SIDE_TACTICS + side] << 10) | cells[SIDE_TACTICS + across]
        if mine | theirs | tactics == 0:
            if self.bare >= 0:
                self.chances[stone] = self.chances[self.bare]
                return
            self.bare = stone
        if (
            self.found[stone]
            and self.my_cards[stone] == mine
            and self.their_cards[stone] == theirs
            and self.tactics[stone] == tactics
        ):
            return
        self.my_cards[stone] = mine
        self.their_cards[stone] = theirs
        self.tactics[stone] = tactics
        self.finds += 1
        self.found[stone] = self.finds
        self.ours[stone] = self._outlook(cells, self.seat, stone, 0)
        self.theirs[stone] = self._outlook(cells, 1 - self.seat, stone, 0)
        self.chances[stone] = self._compare(cells, stone, self.ours[stone], self.theirs[stone], 0, 0)

    def laying(self, cells: vec[i64], seat: i64, card: i64, stone: i64) -> float:
        """What it brings me if a seat lays a clan card there, in shares of the game.

        The position is the one looked at and weighed last.
        """
        if (cells[CLAIMABLE] | cells[CLAIMABLE + 1]) & BIT[stone]:
            return 0.0
        stake = self.stakes[stone]
        if is_bare(cells, stone):
            stone = self.bare
        place = (seat * CLAN_CARDS + card) * MAX_STONES + stone
        if self.gained[place] != self.found[stone]:
            self.gained[place] = self.found[stone]
            self.gains[place] = self._gain(cells, seat, card, stone)
        return stake * self.gains[place]

    def _gain(self, cells: vec[i64], seat: i64, card: i64, stone: i64) -> float:
        """By how much my chance to win the stone changes."""
        changed = self._outlook(cells, seat, stone, BIT[card])
        if seat == self.seat:
            return self._compare(cells, stone, changed, self.theirs[stone], 1, 0) - self.chances[stone]
        return self._compare(cells, stone, self.ours[stone], changed, 0, 1) - self.chances[stone]

    def _outlook(self, cells: vec[i64], seat: i64, stone: i64, added: i64) -> i64:
        """The outlook of a side with cards added to it."""
        side = seat * MAX_STONES + stone
        tactics = cells[SIDE_TACTICS + side]
        terrain = tactics | cells[SIDE_TACTICS + (1 - seat) * MAX_STONES + stone]
        length: i64 = 3
        if terrain & MUD:
            length = 4
        return self.outlooks.outlook(
            seat, cells[SIDE + side] | added, tactics & JOKERS, length, terrain & FOG != 0
        )

    def _compare(
        self, cells: vec[i64], stone: i64, ours: i64, theirs: i64, my_new: i64, their_new: i64
    ) -> float:
        """My chance at a stone with these outlooks, if so many cards are new there."""
        places = places_at(cells, stone)
        my_free = places - cells[COUNT + self.seat * MAX_STONES + stone] - my_new
        their_free = places - cells[COUNT + (1 - self.seat) * MAX_STONES + stone] - their_new
        tie = 0.5
        if my_free <= 0 and their_free <= 0:
            # Who was complete first holds a tie; a card not yet laid comes last.
            tie = 0.0
            if their_new or (not my_new and was_first(cells, self.rules, self.seat, stone)):
                tie = 1.0
        elif my_free <= 0:
            tie = 1.0
        elif their_free <= 0:
            tie = 0.0
        chance = self.outlooks.chance_to_beat(theirs, ours, tie)
        return min(max(chance, DOUBT), 1.0 - DOUBT)

    def _hands(self, cells: vec[i64]) -> float:
        """What the hands are worth by their kinds of cards; who has played more of them must wait."""
        return self._held(cells, self.seat) - self._held(cells, 1 - self.seat)

    def _held(self, cells: vec[i64], seat: i64) -> float:
        clan = CLAN_WORTH * float(cells[HELD + seat])
        held = cells[HELD_TACTICS + seat]
        if held == 0:
            return clan
        tactics = TACTICS_WORTH * (0.5 + 0.5 * float(min(held, 2)))
        if cells[PLAYED + seat] > cells[PLAYED + 1 - seat]:
            tactics *= 0.6
        return clan + tactics


def is_bare(cells: vec[i64], stone: i64) -> bool:
    """Whether nothing lies at the stone."""
    across = stone + MAX_STONES
    cards = cells[SIDE + stone] | cells[SIDE + across]
    return cards | cells[SIDE_TACTICS + stone] | cells[SIDE_TACTICS + across] == 0


def ends(stones: int) -> list[float]:
    """By the set of stones won, all others being lost: 1 for a won game, 0 for a lost one, else a half."""
    sets = range(1 << stones)
    wins = [owned & owned >> 1 & owned >> 2 != 0 or int(SIZE_OF[owned]) > stones // 2 for owned in sets]
    return [0.5 + (int(mine) - int(theirs)) / 2 for mine, theirs in zip(wins, reversed(wins))]
