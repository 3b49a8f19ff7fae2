"""The contract of a game: a state is data with pure questions, a move is a small dense integer.

Every game's state is one row of native integers, its *cells*. The first `facts` cells say all there is
to say about the position; the rest is scratch that the game derives from them to answer quickly. Copying,
comparing, hashing and pickling are therefore the same few lines for every game.
"""

from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from caber.core.errors import IllegalMove
from caber.core.options import Options
from caber.core.outcome import Outcome
from caber.core.rng import Rng

CHANCE: Final = -1  # whose turn it is when a card is drawn or a die is thrown
OVER: Final = -2  # nobody's turn: the game has ended
NOBODY: Final = -1  # the viewer who sits at no seat: a spectator
EVERYBODY: Final = -2  # the viewer who sees all: the state itself, nothing hidden
SELDOM: Final = 16  # how many times rarer than others a seldom move is in random play
ENDLESS: Final = 1 << 60  # more decisions than any game takes


@mypyc_attr(allow_interpreted_subclasses=True)  # a game may be written without compiling it
class State:
    """One position of one game; `play` changes it in place, everything else only asks."""

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
        """For whose eyes this state is: EVERYBODY, a seat, or NOBODY (a spectator)."""
        raise NotImplementedError

    def count(self) -> i64:
        """How many moves are legal; at a chance node, how many outcomes are possible."""
        raise NotImplementedError

    def nth(self, index: i64) -> i64:
        """The legal move at this index of the fixed order, without making the list."""
        raise NotImplementedError

    def enlist(self, moves: vec[i64], first: i64) -> i64:
        """Writes all legal moves, in their fixed order, into a buffer from there on; returns where they end.

        The buffer has to have room for them. A game that can list its moves faster than one by one does.
        """
        for index in range(self.count()):
            moves[first + index] = self.nth(index)
        return first + self.count()

    def weight(self, index: i64) -> i64:
        """At a chance node: the whole-number weight of the outcome at this index."""
        return 1

    def tickets(self) -> i64:
        """At a chance node: how many tickets there are, each outcome having as many as it weighs."""
        total: i64 = 0
        for index in range(self.count()):
            total += self.weight(index)
        return total

    def drawn(self, ticket: i64) -> i64:
        """At a chance node: the outcome that has this ticket, counted from 0 in the order of `moves`."""
        index: i64 = 0
        while ticket >= self.weight(index):
            ticket -= self.weight(index)
            index += 1
        return self.nth(index)

    def seldom(self, move: i64) -> bool:
        """Whether random play makes this legal move seldom, because it would hardly ever end otherwise."""
        return False

    def legal(self, move: i64) -> bool:
        """Whether `moves` holds this move."""
        raise NotImplementedError

    def act(self, move: i64) -> None:
        """Carries out a legal move, unchecked: for playouts and search."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Payoffs, points and the named reason, or None while the game goes on."""
        raise NotImplementedError

    def pay(self, payoffs: vec[i64], first: i64) -> None:
        """When the game is over: writes what each seat wins into a buffer, from there on.

        They are the payoffs of `outcome`. A game that can work them out without making one does.
        """
        outcome = self.outcome()
        assert outcome is not None, "the game goes on"
        for seat in range(len(outcome.payoffs)):
            payoffs[first + seat] = outcome.payoffs[seat]

    def forfeit(self, seat: i64, reason: str) -> Outcome:
        """How the game ends when that seat gives up now, or runs out of time."""
        raise NotImplementedError

    def hide(self, seat: i64) -> "State":
        """The same position without what that seat may not know (NOBODY: a spectator)."""
        raise NotImplementedError

    def seen(self, move: i64, seat: i64) -> i64:
        """The move about to be played as that seat sees it: secret cards become unseen ones."""
        raise NotImplementedError

    def guess(self, rng: Rng) -> "State":
        """A hidden state with everything unknown filled in at random, consistently."""
        raise NotImplementedError

    def twin(self, cells: vec[i64]) -> "State":
        """Another state of the same game and options, with these cells."""
        raise NotImplementedError

    def refusal(self, move: i64) -> IllegalMove | None:
        """Why this move is illegal here, with the reason a player would want; None if it is legal."""
        raise NotImplementedError

    def text(self, move: i64) -> str:
        """The move in notation."""
        raise NotImplementedError

    def parse(self, text: str) -> i64:
        """The move that this notation names, legal here or not."""
        raise NotImplementedError

    # -- what follows for all of them ------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of the game, which is that of the folder its rules are in."""
        return type(self).__module__.split(".")[-2]

    def moves(self) -> list[int]:
        """The legal moves in their fixed order; at a chance node, the possible outcomes."""
        return [self.nth(index) for index in range(self.count())]

    def odds(self) -> list[int]:
        """At a chance node: the whole-number weights beside `moves`."""
        return [self.weight(index) for index in range(self.count())]

    def play(self, move: int | str) -> None:
        """Carry out a move in place, given as its number or in notation; an IllegalMove changes nothing."""
        number: i64 = self.parse(move) if isinstance(move, str) else move
        if not self.legal(number):
            refusal = self.refusal(number)
            assert refusal is not None, f"{number} is illegal, but nothing says why"
            raise refusal
        self.act(number)

    def after(self, move: int | str) -> "State":
        """Return the position after a move, given as its number or in notation; this one stays as it is."""
        state = self.copy()
        state.play(move)
        return state

    def check_viewer(self, viewer: i64, seats: i64) -> None:
        """Raises ValueError unless this state may be shown to a viewer: never to one who could know more."""
        if viewer == EVERYBODY and self.viewer == EVERYBODY:
            return
        if viewer != NOBODY and not 0 <= viewer < seats:
            raise ValueError(f"there is no seat {viewer}; a spectator is NOBODY")
        if self.viewer != EVERYBODY and viewer != self.viewer and viewer != NOBODY:
            raise ValueError(f"a state hidden for viewer {self.viewer} can't be shown to seat {viewer}")

    def copy(self) -> "State":
        """A state that can be played on without touching this one."""
        return self.twin(self.cells[:])

    def pick(self, rng: Rng) -> i64:
        """One move at random: outcomes of chance by their odds, legal moves all alike but for seldom ones."""
        if self.turn == CHANCE:
            return self.drawn(rng.below(self.tickets()))
        count = self.count()
        move = self.nth(rng.below(count))
        while self.seldom(move) and rng.below(SELDOM):
            move = self.nth(rng.below(count))
        return move

    def wander(self, rng: Rng, decisions: i64) -> i64:
        """Plays so many decisions at random, in place, and whatever chance answers; returns all moves made.

        With no decisions at all only chance moves, until somebody has to decide or the game is over.
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
        """Plays at random to the end, in place; returns the number of moves, chance included."""
        return self.wander(rng, ENDLESS)

    def digest(self) -> str:
        """A hash of the position that is the same on every machine, build and release."""
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
        return f"<{self.game}: {actor} to act, {self.count()} moves>"

    def __hash__(self) -> int:
        return hash(tuple([self.cells[index] for index in range(self.facts)]))
