"""The compiled core of a batch: a loop over its games that fills the buffers.

The buffers are vectors of native numbers (`vec`) that NumPy reads without copying; only this module writes to
them.
"""

from typing import final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from caber.core.contract import OVER, State
from caber.core.rng import Rng

FINE = -1  # the result of `refused` if every move is legal


@final
class Engine:
    """Games of one kind, side by side; chance in game i is drawn from `Rng(seed + i)`.

    `start`: the state before the first deal.
    `seats`: the number of seats.
    `width`: the number of moves in a mask.
    `size`: the number of games.
    `seed`: determines chance and random moves.
    `again`: start the next game as soon as one is over.
    """

    def __init__(self, start: State, seats: i64, width: i64, size: i64, seed: int, again: bool) -> None:
        self.start: State = start
        self.seats: i64 = seats
        self.width: i64 = width
        self.size: i64 = size
        self.again: bool = again
        self.states: vec[State] = vec[State]()
        self.rngs: vec[Rng] = vec[Rng]()
        self.turn: vec[i64] = vec[i64]([0] * size)
        self.played: vec[i64] = vec[i64]([0] * size)  # moves, chance included, since the game began
        self.done: vec[u8] = vec[u8](bytes(size))
        self.payoffs: vec[i64] = vec[i64]([0] * (size * seats))
        self.mask: vec[u8] = vec[u8](bytes(size * width))
        self.marked: bool = False  # True if the mask has ones, at the moves in `listed`
        # The legal moves of all games, one game after another; the vector may be longer.
        self.listed: vec[i64] = vec[i64]()
        self.room: i64 = 0  # the length of `listed`
        self.firsts: vec[i64] = vec[i64]([0] * size)  # by game: the index of its first move in `listed`
        self.counts: vec[i64] = vec[i64]([0] * size)  # by game: the number of its moves
        self.finished: i64 = 0  # games that have ended so far
        self.nearing: i64 = 0  # receives the values that `_approach` reads; never used
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """Restart all games and deal them up to their first decision."""
        self.states = vec[State]([self.start for _ in range(self.size)])
        self.rngs = vec[Rng]([Rng(seed + index) for index in range(self.size)])
        self.finished = 0
        for place in range(self.size * self.seats):
            self.payoffs[place] = 0
        for index in range(self.size):
            self._restart(index)
            self.done[index] = u8(self.turn[index] == OVER)

    def refused(self, moves: vec[i64]) -> i64:
        """Return the first game whose move is illegal, or FINE; moves of games that are over don't count."""
        turn = self.turn
        states = self.states
        for index in range(self.size):
            if turn[index] != OVER and not states[index].legal(moves[index]):
                return index
        return FINE

    def step(self, moves: vec[i64]) -> i64:
        """Play one move in every running game, then the chance moves that follow.

        The moves must be legal. Return the number of moves made, chance included.
        """
        total: i64 = 0
        for index in range(self.size):
            self._approach(index + 1)
            if self._goes_on(index):
                state = self.states[index]
                state.act(moves[index])
                total += self._note(index, state, 1 + state.wander(self.rngs[index], 0))
        return total

    def wander(self, times: i64, decisions: i64) -> i64:
        """Play `times` times `decisions` random decisions in each game; return the number of moves made."""
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
        """Prefetch the next two games into the cache.

        Thousands of games don't fit into the fast caches. Each call follows one pointer of each of the two
        games: two dependent loads in one call would stall the processor.
        """
        if index + 1 < self.size:
            self.nearing = self.states[index + 1].facts ^ self.rngs[index + 1].digit
            cells = self.states[index].cells
            self.nearing ^= cells[0] ^ cells[len(cells) // 2]

    def _goes_on(self, index: i64) -> bool:
        """Return True if a game isn't over, and set its flag `done` otherwise."""
        over = self.turn[index] == OVER
        self.done[index] = u8(over)
        return not over

    def _note(self, index: i64, state: State, made: i64) -> i64:
        """Record a game after `made` more moves; if it is over and games restart, deal the next one.

        Return the number of moves made, with those of the deal.
        """
        self.played[index] += made
        turn = state.turn
        self.turn[index] = turn
        if turn == OVER:
            return made + self._end(index, state)
        return made

    def enlist(self) -> i64:
        """List the legal moves of all games, one game after another, and return their number.

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
        """List the legal moves, and set the mask to 1 at each of them."""
        self.enlist()
        self._fill(1)
        self.marked = True

    def _wipe(self) -> None:
        """Clear the mask, before the list that says where its ones are changes."""
        if self.marked:
            self._fill(0)
            self.marked = False

    def _fill(self, value: u8) -> None:
        """Set the mask to a value at each listed move."""
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
        """Start and deal a new game in this place, from the same random stream; return the moves made."""
        state = self.start.copy()
        self.states[index] = state
        dealt = state.wander(self.rngs[index], 0)
        self.played[index] = dealt
        self.turn[index] = state.turn
        return dealt

    def _end(self, index: i64, state: State) -> i64:
        """Record a game's result and, if games restart, deal the next one; return the moves of that deal."""
        self.finished += 1
        self.done[index] = 1
        state.pay(self.payoffs, index * self.seats)
        return self._restart(index) if self.again else 0


def roomy(row: vec[i64], needed: i64) -> vec[i64]:
    """Return the vector, extended to at least `needed` numbers; its length doubles, so that this is rare."""
    while len(row) < needed:
        row = extend(row, vec[i64]([0] * max(needed, len(row))))
    return row
