"""Schotten-Totten as a state that keeps the contract."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.bits import SIZE_OF
from caber.core.contract import CHANCE, EVERYBODY, NOBODY, OVER, State
from caber.core.errors import IllegalMove
from caber.core.options import Options
from caber.core.outcome import Outcome
from caber.core.rng import Rng
from caber.games.schotten_totten import menu, notation, secrets, turns
from caber.games.schotten_totten.cards import TACTICS
from caber.games.schotten_totten.layout import (
    CELLS,
    DEAL,
    DECK,
    DROPPER,
    DROPPING,
    FACTS,
    FINISHED,
    MOVER,
    OPEN,
    OWNED,
    PHASE,
    POOL,
    POOL_TACTICS,
    REASON,
    REASONS,
    SCOUT_SEAT,
    UNSEEN,
    VIEWER,
    WINNER,
    chance,
)
from caber.games.schotten_totten.rules import Rules

WINNERS_POINTS = 5


@final
class SchottenTotten(State):
    """One position of Schotten-Totten; two seats, 0 and 1."""

    def __init__(self, options: Options, rules: Rules, cells: vec[i64]) -> None:
        super().__init__(options, cells, FACTS)
        self.rules: Rules = rules

    @property
    def turn(self) -> i64:
        """The seat to act, or CHANCE, or OVER."""
        phase = self.cells[PHASE]
        if chance(phase):
            return CHANCE
        if phase == FINISHED:
            return OVER
        if phase == DROPPING:
            return self.cells[DROPPER]
        return self.cells[MOVER]

    @property
    def viewer(self) -> i64:
        """For whose eyes this state is."""
        return self.cells[VIEWER]

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
        return menu.enlist(self.cells, self.rules, moves, first)

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
            if not chance(cells[PHASE]):
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
        """The winner scores 5 points, the loser his stones; after a draw both score their stones."""
        if self.cells[PHASE] != FINISHED:
            return None
        return self._won_by(self.cells[WINNER], REASONS[self.cells[REASON]])

    def forfeit(self, seat: i64, reason: str) -> Outcome:
        """The other player wins; whoever gives up keeps the points of his stones."""
        return self._won_by(1 - seat, reason)

    def pay(self, payoffs: vec[i64], first: i64) -> None:
        """The winner wins what the other loses."""
        winner = self.cells[WINNER]
        payoffs[first] = i64(winner == 0) - i64(winner == 1)
        payoffs[first + 1] = -payoffs[first]

    def _won_by(self, winner: i64, reason: str) -> Outcome:
        payoffs = [0, 0]
        points = [int(SIZE_OF[self.cells[OWNED]]), int(SIZE_OF[self.cells[OWNED + 1]])]
        if winner >= 0:
            payoffs[winner], payoffs[1 - winner] = 1, -1
            points[winner] = WINNERS_POINTS
        return Outcome(tuple(payoffs), tuple(points), reason)

    def hide(self, seat: i64) -> "SchottenTotten":
        """The position without what that seat may not know (NOBODY: a spectator)."""
        self.check_viewer(seat, 2)
        return SchottenTotten(self.options, self.rules, secrets.hide(self.cells, seat))

    def seen(self, move: i64, seat: i64) -> i64:
        """The move about to be played as that seat sees it."""
        return secrets.seen(self.cells, self.rules, move, seat)

    def guess(self, rng: Rng) -> "SchottenTotten":
        """One full position that fits this hidden one."""
        return SchottenTotten(self.options, self.rules, secrets.guess(self.cells, rng))

    def twin(self, cells: vec[i64]) -> "SchottenTotten":
        """Another position of the same game."""
        return SchottenTotten(self.options, self.rules, cells)

    def refusal(self, move: i64) -> IllegalMove | None:
        """Why a move is illegal; for a claim, with the cards that would beat it."""
        if self.legal(move):
            return None
        from caber.games.schotten_totten.refusals import refusal  # it needs this class, and is seldom needed

        return refusal(self, move)

    def text(self, move: i64) -> str:
        """The move in notation."""
        return notation.text(move)

    def parse(self, text: str) -> i64:
        """The move that this notation names."""
        return notation.parse(text)

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self.options, list(self.cells))


def restore(options: Options, cells: list[int]) -> SchottenTotten:
    """A state from its options and cells, as pickles keep them."""
    return SchottenTotten(options, Rules(options), vec[i64](cells))


def opening(options: Options) -> SchottenTotten:
    """The table before the deal."""
    rules = Rules(options)
    cells = vec[i64]([0] * CELLS)
    cells[PHASE] = DEAL
    cells[VIEWER] = EVERYBODY
    cells[MOVER] = rules.begins
    cells[WINNER] = NOBODY
    cells[SCOUT_SEAT] = NOBODY
    cells[POOL] = rules.deck
    cells[UNSEEN] = rules.deck
    cells[DECK] = rules.cards
    if rules.tactics:
        cells[POOL_TACTICS] = TACTICS
        cells[DECK + 1] = SIZE_OF[TACTICS]
    cells[OPEN] = rules.all_stones
    cells[OPEN + 1] = rules.all_stones
    return SchottenTotten(options, rules, cells)
