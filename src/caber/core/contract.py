"""The contract of a game: a state is data with pure queries, a move is a small dense integer.

The state of every game is one vector of native integers, its *cells*. The first `facts` cells determine the
position; the rest is a cache that the game derives from them for speed. So copying, comparing, hashing and
pickling are the same few lines for every game.
"""

from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from caber.core.errors import IllegalMove
from caber.core.options import Options
from caber.core.outcome import Outcome
from caber.core.rng import Rng

CHANCE: Final = -1  # the turn when a card is drawn or a die is thrown
OVER: Final = -2  # the turn after the end of the game
NOBODY: Final = -1  # the viewer without a seat: a spectator
EVERYBODY: Final = -2  # the viewer who sees everything: the state itself, nothing hidden
SELDOM: Final = 16  # a seldom move is this many times rarer than others in random play
ENDLESS: Final = 1 << 60  # more decisions than any game takes


@mypyc_attr(allow_interpreted_subclasses=True)  # a game may be written without compiling it
class State:
    """A position of a game; `play` changes it in place."""

    def __init__(self, options: Options, cells: vec[i64], facts: i64) -> None:
        self.options: Options = options  # as agreed before the game; part of every record
        self.cells: vec[i64] = cells
        self.facts: i64 = facts

    # -- what each game answers ------------------------------------------------------------------

    @property
    def turn(self) -> i64:
        """The seat to act, or CHANCE, or OVER."""
        raise NotImplementedError

    @property
    def viewer(self) -> i64:
        """The viewer of this state: EVERYBODY, a seat, or NOBODY (a spectator)."""
        raise NotImplementedError

    def count(self) -> i64:
        """Return the number of legal moves; at a chance node, of possible outcomes."""
        raise NotImplementedError

    def nth(self, index: i64) -> i64:
        """Return the legal move at this index of the fixed order, without making the list."""
        raise NotImplementedError

    def enlist(self, moves: vec[i64], first: i64) -> i64:
        """Write all legal moves in their fixed order into `moves`, from index `first` on.

        The buffer must have room for them. Return the index after the last move. A game that can list its
        moves faster than one by one overrides this.
        """
        for index in range(self.count()):
            moves[first + index] = self.nth(index)
        return first + self.count()

    def weight(self, index: i64) -> i64:
        """Return the weight of the outcome at this index of a chance node, a whole number."""
        return 1

    def tickets(self) -> i64:
        """Return the number of tickets at a chance node; each outcome has as many tickets as its weight."""
        total: i64 = 0
        for index in range(self.count()):
            total += self.weight(index)
        return total

    def drawn(self, ticket: i64) -> i64:
        """Return the outcome that has this ticket; tickets are counted from 0 in the order of `moves`."""
        index: i64 = 0
        while ticket >= self.weight(index):
            ticket -= self.weight(index)
            index += 1
        return self.nth(index)

    def seldom(self, move: i64) -> bool:
        """Return True for a legal move that random play should make rarely, to come to an end."""
        return False

    def legal(self, move: i64) -> bool:
        """Return True if `moves` contains this move."""
        raise NotImplementedError

    def act(self, move: i64) -> None:
        """Make a legal move without checking it: for playouts and search."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Return payoffs, points and the reason of the end, or None while the game is in progress."""
        raise NotImplementedError

    def pay(self, payoffs: vec[i64], first: i64) -> None:
        """Write the payoffs of a game that is over into `payoffs`, from index `first` on.

        They are those of `outcome`. A game that can compute them without an `Outcome` overrides this.
        """
        outcome = self.outcome()
        assert outcome is not None, "the game goes on"
        for seat in range(len(outcome.payoffs)):
            payoffs[first + seat] = outcome.payoffs[seat]

    def forfeit(self, seat: i64, reason: str) -> Outcome:
        """Return the outcome if that seat resigns now, runs out of time, or forfeits for another reason."""
        raise NotImplementedError

    def hide(self, seat: i64) -> "State":
        """Return the position as that seat knows it, with everything else hidden (NOBODY: a spectator)."""
        raise NotImplementedError

    def seen(self, move: i64, seat: i64) -> i64:
        """Return a move, before it is played, as that seat sees it: a secret card becomes an unseen one."""
        raise NotImplementedError

    def guess(self, rng: Rng) -> "State":
        """Return a full state that is consistent with this hidden one, with the unknown drawn at random."""
        raise NotImplementedError

    def twin(self, cells: vec[i64]) -> "State":
        """Return a state of the same game and options with these cells."""
        raise NotImplementedError

    def refusal(self, move: i64) -> IllegalMove | None:
        """Return the error for an illegal move, with the reason in a player's terms; None for a legal one."""
        raise NotImplementedError

    def text(self, move: i64) -> str:
        """Return the notation of a move."""
        raise NotImplementedError

    def parse(self, text: str) -> i64:
        """Return the move that this notation names, legal here or not."""
        raise NotImplementedError

    # -- what follows for all of them ------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of the game, which is that of the folder with its rules."""
        return type(self).__module__.rpartition(".")[0].rpartition(".")[2]

    def moves(self) -> list[int]:
        """Return the legal moves in their fixed order; at a chance node, the possible outcomes."""
        return [self.nth(index) for index in range(self.count())]

    def odds(self) -> list[int]:
        """Return the weights of a chance node's outcomes in the order of `moves`, as whole numbers."""
        return [self.weight(index) for index in range(self.count())]

    def play(self, move: i64) -> None:
        """Carry out a move in place, or raise IllegalMove and change nothing. Notation is for `parse`."""
        if not self.legal(move):
            refusal = self.refusal(move)
            assert refusal is not None, f"{move} is illegal, but nothing says why"
            raise refusal
        self.act(move)

    def after(self, move: i64) -> "State":
        """Return the position after a move; this one stays as it is."""
        state = self.copy()
        state.play(move)
        return state

    def check_viewer(self, viewer: i64, seats: i64) -> None:
        """Raise ValueError unless a viewer may see this state: hidden, it is for its viewer or spectators."""
        if viewer == EVERYBODY and self.viewer == EVERYBODY:
            return
        if viewer != NOBODY and not 0 <= viewer < seats:
            raise ValueError(f"there is no seat {viewer}; a spectator is NOBODY")
        if self.viewer != EVERYBODY and viewer != self.viewer and viewer != NOBODY:
            raise ValueError(f"a state hidden for viewer {self.viewer} can't be shown to seat {viewer}")

    def copy(self) -> "State":
        """Return an independent copy."""
        return self.twin(self.cells[:])

    def pick(self, rng: Rng) -> i64:
        """Return a random move: an outcome of chance by its odds, or a legal move.

        All legal moves are equally likely, but those for which `seldom` is true are `SELDOM` times rarer.
        """
        if self.turn == CHANCE:
            return self.drawn(rng.below(self.tickets()))
        count = self.count()
        move = self.nth(rng.below(count))
        while self.seldom(move) and rng.below(SELDOM):
            move = self.nth(rng.below(count))
        return move

    def wander(self, rng: Rng, decisions: i64) -> i64:
        """Play random decisions in place, and the chance moves between them; return the number of moves made.

        With 0 decisions only chance moves, until a seat has to decide or the game is over.
        """
        played: i64 = 0
        while True:
            turn = self.turn
            if turn == OVER:
                return played
            if turn != CHANCE:
                if not decisions:
                    return played
                decisions -= 1
            self.act(self.pick(rng))
            played += 1

    def playout(self, rng: Rng) -> i64:
        """Play at random to the end, in place; return the number of moves made, chance included."""
        return self.wander(rng, ENDLESS)

    def digest(self) -> str:
        """Return a hash of the position that is the same on every machine, build and release."""
        facts = [int(self.cells[index]) for index in range(self.facts)]
        data = b"".join(fact.to_bytes(8, "little", signed=True) for fact in facts)
        return blake2b(data, digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or self.options != other.options or self.facts != other.facts:
            return False
        return all(self.cells[index] == other.cells[index] for index in range(self.facts))

    def __repr__(self) -> str:
        turn = self.turn
        if turn == OVER:
            return f"<{self.game}: over>"
        actor = "chance" if turn == CHANCE else f"seat {turn}"
        count = self.count()
        return f"<{self.game}: {actor} to act, {count} legal move{'' if count == 1 else 's'}>"

    def __hash__(self) -> int:
        return hash(tuple([self.cells[index] for index in range(self.facts)]))
