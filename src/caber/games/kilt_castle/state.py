"""Kilt Castle as a state that keeps the contract."""

from math import gcd
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.contract import CHANCE, EVERYBODY, OVER
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
    MOVE,
    MOVED,
    MOVER,
    PHASE,
    PURSE,
    REASON,
    REASONS,
    SITE,
    STOCK,
    VIEWER,
)
from caber.games.kilt_castle.plan import NONE
from caber.games.kilt_castle.rules import DUCATS, FLOORS, Rules
from caber.games.kilt_castle.setup import lay_singles
from caber.games.kilt_castle.sites import building


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
        if phase == MOVE:
            return self.cells[MOVER]
        if phase == FINISHED:
            return OVER
        if phase == DEAL:
            return CHANCE
        return owner(self.rules.players, building(self.cells))

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
            turns.act(cells, rules, menu.nth(cells, rules, rng.below(menu.count(cells, rules))))
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
        seats = [int(seat) for seat in range(self.rules.players)]
        winners = self._best(seats)
        losers = [seat for seat in seats if seat not in winners]
        return self._won_by(winners, losers, REASONS[self.cells[REASON]])

    def forfeit(self, seat: i64, reason: str) -> Outcome:
        """The game is counted up as it stands: whoever gives up pays the best of the others, and only he."""
        counted = self.twin(self.cells[:])
        turns.reward(counted.cells, counted.rules)
        winners = counted._best([other for other in range(self.rules.players) if other != seat])
        return counted._won_by(winners, [int(seat)], reason)

    def _best(self, seats: list[int]) -> list[int]:
        """Those of some seats that have most ducats, and of them those that have built most floors."""
        merits = [(int(self.cells[PURSE + seat]), self.built(seat)) for seat in seats]
        return [seat for seat, merit in zip(seats, merits) if merit == max(merits)]

    def _won_by(self, winners: list[int], losers: list[int], reason: str) -> Outcome:
        """What the winners win, the losers lose."""
        share = gcd(len(losers), len(winners))
        payoffs = [0] * int(self.rules.players)
        for seat in winners:
            payoffs[seat] = len(losers) // share
        for seat in losers:
            payoffs[seat] = -len(winners) // share
        points = [int(self.cells[PURSE + seat]) for seat in range(self.rules.players)]
        return Outcome(tuple(payoffs), tuple(points), reason)

    def built(self, seat: i64) -> int:
        """How many floors a seat has built."""
        floors = 0
        for colour in range(self.rules.colours):
            if owner(self.rules.players, colour) == seat:
                floors += sum(FLOORS) - int(turns.left(self.cells, colour))
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
