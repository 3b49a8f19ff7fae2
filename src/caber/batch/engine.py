"""The compiled heart of a batch: goes through its games one after another and fills the buffers.

The buffers are rows of native numbers (`vec`) that NumPy looks into without copying; only this module
writes to them.
"""

from typing import final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from caber.core.contract import OVER, State
from caber.core.rng import Rng

FINE = -1  # the answer of `refused` when nothing is wrong


@final
class Engine:
    """Some games of one kind, side by side; game number i plays chance from `Rng(seed + i)`."""

    def __init__(self, start: State, seats: i64, width: i64, size: i64, seed: int, again: bool) -> None:
        self.start: State = start
        self.seats: i64 = seats
        self.width: i64 = width  # of a mask
        self.size: i64 = size
        self.again: bool = again  # whether a game that is over begins anew at once
        self.states: vec[State] = vec[State]()
        self.rngs: vec[Rng] = vec[Rng]()
        self.turn: vec[i64] = vec[i64]([0] * size)
        self.played: vec[i64] = vec[i64]([0] * size)  # moves, chance included, since the game began
        self.done: vec[u8] = vec[u8](bytes(size))
        self.payoffs: vec[i64] = vec[i64]([0] * (size * seats))
        self.mask: vec[u8] = vec[u8](bytes(size * width))
        self.marked: bool = False  # whether the mask has ones, for the moves that are listed
        # Legal moves, one game after another; there may be room behind them.
        self.listed: vec[i64] = vec[i64]()
        self.room: i64 = 0  # for so many
        self.firsts: vec[i64] = vec[i64]([0] * size)  # by game: where its moves begin
        self.counts: vec[i64] = vec[i64]([0] * size)  # by game: how many they are
        self.finished: i64 = 0  # games that have ended so far
        self.nearing: i64 = 0  # what was read of games ahead; nobody wants to know
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """All games from their first decision."""
        self.states = vec[State]([self.start for _ in range(self.size)])
        self.rngs = vec[Rng]([Rng(seed + index) for index in range(self.size)])
        self.finished = 0
        for place in range(self.size * self.seats):
            self.payoffs[place] = 0
        for index in range(self.size):
            self._restart(index)
            self.done[index] = u8(self.turn[index] == OVER)

    def refused(self, moves: vec[i64]) -> i64:
        """The first game whose move is illegal, or FINE; games that are over aren't asked for one."""
        turn = self.turn
        states = self.states
        for index in range(self.size):
            if turn[index] != OVER and not states[index].legal(moves[index]):
                return index
        return FINE

    def step(self, moves: vec[i64]) -> i64:
        """Each game's legal move, and what chance answers; returns how many moves that were."""
        total: i64 = 0
        for index in range(self.size):
            self._approach(index + 1)
            if self._goes_on(index):
                state = self.states[index]
                state.act(moves[index])
                total += self._note(index, state, 1 + state.wander(self.rngs[index], 0))
        return total

    def wander(self, times: i64, decisions: i64) -> i64:
        """So many times so many decisions at random in each game; returns the number of moves."""
        total: i64 = 0
        for index in range(self.size):
            self._approach(index + 1)
            left = times
            goes_on = self._goes_on(index)
            while goes_on:
                state = self.states[index]
                total += self._note(index, state, state.wander(self.rngs[index], decisions))
                left -= 1
                goes_on = left > 0 and self.turn[index] != OVER
        return total

    def _approach(self, index: i64) -> None:
        """Reads a little of the games from an index on, so that they have come nearer by their turns.

        Thousands of games don't fit into the nearest caches. One step at a time: who follows two pointers
        into the distance at once can't do anything else meanwhile.
        """
        if index + 1 < self.size:
            self.nearing = self.states[index + 1].facts ^ self.rngs[index + 1].digit
            cells = self.states[index].cells
            self.nearing ^= cells[0] ^ cells[len(cells) // 2]

    def _goes_on(self, index: i64) -> bool:
        """Whether there is anything to play in a game; it is noted if it was over before."""
        over = self.turn[index] == OVER
        self.done[index] = u8(over)
        return not over

    def _note(self, index: i64, state: State, made: i64) -> i64:
        """Writes down where a game stands after so many moves; returns how many with the next one's deal."""
        self.played[index] += made
        turn = state.turn
        self.turn[index] = turn
        if turn == OVER:
            return made + self._end(index, state)
        return made

    def enlist(self) -> i64:
        """Writes down the legal moves of all games, one after another, and returns how many they are.

        A game that is over has none.
        """
        self._wipe()
        listed = self.listed
        firsts = self.firsts
        counts = self.counts
        states = self.states
        end: i64 = 0
        for index in range(self.size):
            listed = roomy(listed, end + self.width)
            firsts[index] = end
            end = states[index].enlist(listed, end)
            counts[index] = end - firsts[index]
        self.listed = listed
        self.room = len(listed)
        return end

    def mark(self) -> None:
        """Writes down the legal moves, and puts a one into the mask for each of them."""
        self.enlist()
        self._fill(1)
        self.marked = True

    def _wipe(self) -> None:
        """Takes the ones out of the mask, as long as it is written down where they are."""
        if self.marked:
            self._fill(0)
            self.marked = False

    def _fill(self, value: u8) -> None:
        """Writes a value into the mask for each move that is written down."""
        mask = self.mask
        listed = self.listed
        counts = self.counts
        place: i64 = 0
        row: i64 = 0
        for index in range(self.size):
            for _each in range(counts[index]):
                mask[row + listed[place]] = value
                place += 1
            row += self.width

    def _restart(self, index: i64) -> i64:
        """A new game in this place, dealt; its stream of chance goes on. Returns how many moves that took."""
        state = self.start.copy()
        self.states[index] = state
        dealt = state.wander(self.rngs[index], 0)
        self.played[index] = dealt
        self.turn[index] = state.turn
        return dealt

    def _end(self, index: i64, state: State) -> i64:
        """Writes down how a game has ended; the next one is dealt, if that is wanted, in so many moves."""
        self.finished += 1
        self.done[index] = 1
        state.pay(self.payoffs, index * self.seats)
        return self._restart(index) if self.again else 0


def roomy(row: vec[i64], needed: i64) -> vec[i64]:
    """The same numbers in a row that is at least so long; it doubles, so that this is seldom."""
    while len(row) < needed:
        row = extend(row, vec[i64]([0] * max(needed, len(row))))
    return row
