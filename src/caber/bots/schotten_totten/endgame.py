"""The end of a game, exactly: once the stacks are empty, each seat knows the other's hand.

A search to the very end with alpha and beta and a table of positions. Only the outcome counts, and claims are
always made at once.
"""

from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from caber.bots.schotten_totten.glance import Glance
from caber.bots.schotten_totten.settling import chooser, settle
from caber.core.bits import BIT
from caber.core.rng import Rng
from caber.games.schotten_totten.cards import CLAN_CARDS, MAX_STONES
from caber.games.schotten_totten.layout import (
    CLAIMABLE,
    COMPLETE_AT,
    DECK,
    DROPPER,
    FINISHED,
    HAND_TACTICS,
    LAID_AT,
    LED,
    MOVER,
    OWNED,
    PASSES,
    PHASE,
    PLAYED,
    SIDE,
    SIDE_TACTICS,
    SOURCE,
    TAKEN,
    TRICK,
    WINNER,
)
from caber.games.schotten_totten.menu import count, nth
from caber.games.schotten_totten.rules import Rules
from caber.games.schotten_totten.turns import act

LOST: Final = -1
LEVEL: Final = 0
WON: Final = 1
GIVEN_UP: Final = 2  # the budget did not suffice

SLOTS: Final = 1 << 16  # of the table of positions
LOW_HALF: Final = (1 << 30) - 1
FAR: Final = 20  # bits of a key that are left out of a slot's number
CLOCK_EVERY: Final = 8  # positions between two looks at the clock
# What the table says about a value: it is at most this, just this, or at least this.
AT_MOST: Final = 1
EXACTLY: Final = 2
AT_LEAST: Final = 3


def is_open(cells: vec[i64]) -> bool:
    """Whether nothing is hidden any more: both stacks are empty."""
    return cells[DECK] == 0 and cells[DECK + 1] == 0


@final
class Endgame:
    """Solves positions that follow from one with empty stacks, all of whose cards are known."""

    def __init__(self, cells: vec[i64], rules: Rules, until: float, most: i64) -> None:
        self.cells: vec[i64] = cells
        self.rules: Rules = rules
        self.until: float = until  # by the clock (perf_counter)
        self.most: i64 = most  # positions
        self.positions: i64 = 0
        self.rng: Rng = Rng(0)  # nothing is left to chance, but settling asks for one
        self.glances: list[Glance] = [Glance(cells, rules, 0), Glance(cells, rules, 1)]
        # By slot: the two keys of a position, what is known of its value, and the value.
        self.keys: vec[i64] = vec[i64]([0] * SLOTS)
        self.checks: vec[i64] = vec[i64]([0] * SLOTS)
        self.kinds: vec[i64] = vec[i64]([0] * SLOTS)
        self.values: vec[i64] = vec[i64]([0] * SLOTS)
        self.replies: vec[i64] = vec[i64]([0] * SLOTS)
        self.check: i64 = 0  # the second key of the position looked at last

    def best(self) -> i64:
        """A move that can't be bettered; -1 if the budget did not suffice, or if all moves lose."""
        value = self._solve(self.cells, LOST, WON)
        if value in (GIVEN_UP, LOST):
            return -1
        return self.replies[(self._key(self.cells) >> FAR) & (SLOTS - 1)]

    def after(self, move: i64) -> i64:
        """What a move comes to for the seat that makes it."""
        trial = self.cells[:]
        act(trial, self.rules, move)
        return self._seen_by(trial, chooser(self.cells), LOST, WON)

    def _seen_by(self, cells: vec[i64], seat: i64, low: i64, high: i64) -> i64:
        """The value to a seat, whoever is to choose."""
        settle(cells, self.rules, self.rng)
        if cells[PHASE] != FINISHED and chooser(cells) != seat:
            value = self._solve(cells, -high, -low)
            if value == GIVEN_UP:
                return GIVEN_UP
            return -value
        if cells[PHASE] == FINISHED:
            if cells[WINNER] < 0:
                return LEVEL
            if cells[WINNER] == seat:
                return WON
            return LOST
        return self._solve(cells, low, high)

    def _solve(self, cells: vec[i64], low: i64, high: i64) -> i64:
        """The value to the seat that chooses, as far as it lies between low and high."""
        self.positions += 1
        if self.positions > self.most:
            return GIVEN_UP
        if self.positions % CLOCK_EVERY == 0 and perf_counter() >= self.until:
            self.most = 0
            return GIVEN_UP
        key = self._key(cells)
        check = self.check
        slot = (key >> FAR) & (SLOTS - 1)
        first: i64 = -1
        if self.kinds[slot] and self.keys[slot] == key and self.checks[slot] == check:
            kind = self.kinds[slot]
            value = self.values[slot]
            first = self.replies[slot]
            if kind == EXACTLY or (kind == AT_LEAST and value >= high) or (kind == AT_MOST and value <= low):
                return value
        seat = chooser(cells)
        moves = self._ordered(cells, seat, first)
        best: i64 = LOST - 1
        reply: i64 = -1
        floor = low
        for index in range(len(moves)):
            trial = cells[:]
            act(trial, self.rules, moves[index])
            value = self._seen_by(trial, seat, floor, high)
            if value == GIVEN_UP:
                return GIVEN_UP
            if value > best:
                best = value
                reply = moves[index]
                floor = max(floor, best)
                if best >= high:
                    break
        self.keys[slot] = key
        self.checks[slot] = check
        self.values[slot] = best
        self.replies[slot] = reply
        if best >= high and best < WON:
            self.kinds[slot] = AT_LEAST
        elif best <= low and best > LOST:
            self.kinds[slot] = AT_MOST
        else:
            self.kinds[slot] = EXACTLY
        return best

    def _ordered(self, cells: vec[i64], seat: i64, first: i64) -> vec[i64]:
        """The legal moves, those that look best first."""
        moves = vec[i64]([])
        merits = vec[float]([])
        glance = self.glances[seat]
        glance.look(cells)
        glance.weigh()
        for index in range(count(cells, self.rules)):
            move = nth(cells, self.rules, index)
            merit = 0.0
            if move == first:
                merit = 2.0
            elif move < CLAN_CARDS * MAX_STONES:
                merit = glance.laying(cells, seat, move // MAX_STONES, move % MAX_STONES)
            moves = append(moves, move)
            merits = append(merits, merit)
            place: i64 = len(moves) - 1
            while place > 0 and merits[place - 1] < merit:
                moves[place] = moves[place - 1]
                merits[place] = merits[place - 1]
                place -= 1
            moves[place] = move
            merits[place] = merit
        return moves

    def _key(self, cells: vec[i64]) -> i64:
        """The first key of a position; the second is kept in `check`."""
        key: i64 = cells[MOVER] * 1220703125 + cells[OWNED] * 1103515245 + cells[OWNED + 1] * 1664525573
        check: i64 = (
            cells[CLAIMABLE] * 1812433253 + cells[CLAIMABLE + 1] * 1566083941 + cells[PHASE] * 715827883
        )
        key ^= cells[PASSES] * 1299709
        for side in range(i64(2 * MAX_STONES)):
            cards = cells[SIDE + side]
            if cards:
                low = cards & LOW_HALF
                high = cards >> 30
                key ^= low * (1073741827 - side * 7368787) ^ high * (1610612741 + side * 15485863)
                check ^= low * (1431655777 + side * 6700417) ^ high * (2147483629 - side * 32452843)
        if self.rules.tactics:
            check ^= self._tactics_key(cells)
        self.check = check
        return key

    def _tactics_key(self, cells: vec[i64]) -> i64:
        """With tactics cards more can still change: who was first at a stone, and who may play what."""
        key: i64 = cells[TRICK] * 1073741827 + cells[TAKEN] * 1610612741 + cells[SOURCE] * 15485863
        key += cells[DROPPER] * 32452843 + cells[LED] * 49979687 + cells[LED + 1] * 67867967
        key ^= (cells[HAND_TACTICS] << 40) ^ (cells[HAND_TACTICS + 1] << 50)
        key ^= (cells[PLAYED] * 86028121) ^ (cells[PLAYED + 1] * 104395301)
        for stone in range(self.rules.stones):
            other = MAX_STONES + stone
            key ^= cells[SIDE_TACTICS + stone] * (982451653 - stone * 1299721)
            key ^= cells[SIDE_TACTICS + other] * (961748941 - stone * 2750159)
            if cells[COMPLETE_AT + stone] < cells[COMPLETE_AT + other]:
                key ^= BIT[stone + 20]
            elif cells[COMPLETE_AT + stone] > cells[COMPLETE_AT + other]:
                key ^= BIT[stone + 29]
            if cells[LAID_AT + stone] < cells[LAID_AT + other]:
                key ^= BIT[stone + 38]
        return key
