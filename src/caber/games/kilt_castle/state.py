"""Kilt Castle as a state that keeps the contract."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.contract import CHANCE, EVERYBODY, NOBODY, OVER
from caber.core.errors import IllegalMove
from caber.core.openly import OpenState
from caber.core.options import Options
from caber.core.outcome import Outcome
from caber.core.rng import Rng
from caber.games.kilt_castle import menu, notation, turns
from caber.games.kilt_castle.cards import owner
from caber.games.kilt_castle.layout import (
    CELLS,
    DEAL,
    FACTS,
    FINISHED,
    KINDS_OF_FLOOR,
    MOVED,
    PHASE,
    PURSE,
    REASON,
    REASONS,
    SEAT,
    SITE,
    STOCK,
    VIEWER,
)
from caber.games.kilt_castle.plan import NONE
from caber.games.kilt_castle.rules import DUCATS, FLOORS, Rules
from caber.games.kilt_castle.setup import lay_singles

ALL_FLOORS: Final[i64] = sum(FLOORS)  # of a colour
MANY_FLOORS: Final[i64] = 64  # more than anybody has


@final
class KiltCastle(OpenState):
    """One position of Kilt Castle; two, three or four seats."""

    def __init__(self, options: Options, rules: Rules, cells: vec[i64]) -> None:
        super().__init__(options, cells, FACTS, rules.players, VIEWER)
        self.rules: Rules = rules

    @property
    def turn(self) -> i64:
        """The seat to act (who builds may not be whose turn it is), or CHANCE, or OVER."""
        phase = self.cells[PHASE]
        if phase == FINISHED:
            return OVER
        if phase == DEAL:
            return CHANCE
        return self.cells[SEAT]

    def count(self) -> i64:
        """How many moves are legal, or outcomes possible."""
        return menu.count(self.cells, self.rules)

    def nth(self, index: i64) -> i64:
        """The legal move at this index."""
        return menu.nth(self.cells, self.rules, index)

    def enlist(self, moves: vec[i64], first: i64) -> i64:
        """Writes all legal moves into a buffer, decisions quickly."""
        if self.turn == CHANCE:
            return super().enlist(moves, first)
        return menu.enlist(self.cells, moves, first)

    def tickets(self) -> i64:
        """One for each outcome: they are all alike."""
        return menu.count(self.cells, self.rules)

    def drawn(self, ticket: i64) -> i64:
        """The outcome that has this ticket."""
        return menu.nth(self.cells, self.rules, ticket)

    def wander(self, rng: Rng, decisions: i64) -> i64:
        """Plays at random: as the contract does, without asking for odds that are all alike."""
        cells = self.cells
        rules = self.rules
        played: i64 = 0
        while cells[PHASE] != FINISHED:
            if cells[PHASE] != DEAL:
                if not decisions:
                    break
                decisions -= 1
            turns.act(cells, rules, menu.pick(cells, rules, rng))
            played += 1
        return played

    def legal(self, move: i64) -> bool:
        """Whether the move is legal."""
        return menu.legal(self.cells, self.rules, move)

    def act(self, move: i64) -> None:
        """Carries out a legal move, unchecked."""
        turns.act(self.cells, self.rules, move)

    def outcome(self) -> Outcome | None:
        """Most ducats win, then most floors built; a win may be shared. Ducats are the points of a match."""
        if self.cells[PHASE] != FINISHED:
            return None
        return self._outcome(NOBODY, REASONS[self.cells[REASON]])

    def pay(self, payoffs: vec[i64], first: i64) -> None:
        """What the winners win, the losers lose."""
        self._settle(payoffs, first, NOBODY)

    def forfeit(self, seat: i64, reason: str) -> Outcome:
        """The game is counted up as it stands: whoever gives up pays the best of the others, and only he."""
        counted = self.twin(self.cells[:])
        turns.reward(counted.cells, counted.rules)
        return counted._outcome(seat, reason)

    def _outcome(self, quitter: i64, reason: str) -> Outcome:
        payoffs = vec[i64]([0] * self.rules.players)
        self._settle(payoffs, 0, quitter)
        points = [int(self.cells[PURSE + seat]) for seat in range(self.rules.players)]
        return Outcome(tuple([int(payoff) for payoff in payoffs]), tuple(points), reason)

    def _settle(self, payoffs: vec[i64], first: i64, quitter: i64) -> None:
        """Writes down what everybody wins; if somebody gives up, the best others win, and only he loses."""
        players = self.rules.players
        best: i64 = -1
        winners: i64 = 0
        for seat in range(players):
            if seat != quitter:
                merit = self._merit(seat)
                if merit > best:
                    best = merit
                    winners = 0
                winners += i64(merit == best)
        losers = players - winners if quitter == NOBODY else 1
        share = winners if winners == losers else 1  # the smallest numbers that add up to zero
        for seat in range(players):
            if seat != quitter and self._merit(seat) == best:
                payoffs[first + seat] = losers // share
            elif seat == quitter or quitter == NOBODY:
                payoffs[first + seat] = -winners // share
            else:
                payoffs[first + seat] = 0

    def _merit(self, seat: i64) -> i64:
        """What seats are compared by: ducats first, and then how many floors they have built."""
        return self.cells[PURSE + seat] * MANY_FLOORS + self.built(seat)

    def built(self, seat: i64) -> i64:
        """How many floors a seat has built."""
        floors: i64 = 0
        for colour in range(self.rules.colours):
            if owner(self.rules.players, colour) == seat:
                floors += ALL_FLOORS - turns.left(self.cells, colour)
        return floors

    def twin(self, cells: vec[i64]) -> "KiltCastle":
        """Another position of the same game."""
        return KiltCastle(self.options, self.rules, cells)

    def refusal(self, move: i64) -> IllegalMove | None:
        """Why a move is illegal: which of the three rules it breaks, or what else is wrong."""
        if self.legal(move):
            return None
        from caber.games.kilt_castle.refusals import refusal  # it needs this class, and is seldom needed

        return refusal(self, move)

    def text(self, move: i64) -> str:
        """The move in notation."""
        return notation.text(move)

    def parse(self, text: str) -> i64:
        """The move that this notation names."""
        return notation.parse(text)

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self.options, list(self.cells))


def restore(options: Options, cells: list[int]) -> KiltCastle:
    """A state from its options and cells, as pickles keep them."""
    return KiltCastle(options, Rules(options), vec[i64](cells))


def opening(options: Options) -> KiltCastle:
    """The table before the pairs are dealt."""
    rules = Rules(options)
    cells = vec[i64]([0] * CELLS)
    cells[PHASE] = DEAL
    cells[VIEWER] = EVERYBODY
    cells[MOVED] = -1
    cells[SITE] = NONE
    lay_singles(cells, rules)
    for seat in range(rules.players):
        cells[PURSE + seat] = DUCATS
    for colour in range(rules.colours):
        for crests in range(KINDS_OF_FLOOR):
            cells[STOCK + colour * KINDS_OF_FLOOR + crests] = FLOORS[crests]
    return KiltCastle(options, rules, cells)
