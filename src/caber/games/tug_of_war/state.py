"""Tug of War as a state that keeps the contract."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.contract import CHANCE, EVERYBODY, OVER, SELDOM
from caber.core.errors import IllegalMove
from caber.core.openly import OpenState
from caber.core.options import Options
from caber.core.outcome import Outcome
from caber.core.rng import Rng
from caber.games.tug_of_war import menu, notation, turns
from caber.games.tug_of_war.layout import (
    ASSIGN,
    CELLS,
    FACTS,
    FINISHED,
    MOVER,
    PHASE,
    SEATS,
    SWAP,
    THROW,
    VIEWER,
    WINNER,
    WON,
    chance,
    deed_of,
)
from caber.games.tug_of_war.rules import UNBOUNDED, Rules


@final
class TugOfWar(OpenState):
    """One position of Tug of War; two seats."""

    def __init__(self, options: Options, rules: Rules, cells: vec[i64]) -> None:
        super().__init__(options, cells, FACTS, SEATS, VIEWER)
        self.rules: Rules = rules

    @property
    def turn(self) -> i64:
        """The seat to act, or CHANCE, or OVER."""
        phase = self.cells[PHASE]
        if phase == FINISHED:
            return OVER
        if chance(phase):
            return CHANCE
        return self.cells[MOVER]

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

    def weight(self, index: i64) -> i64:
        """At a chance node: the weight of the outcome at this index."""
        return menu.weight(self.cells, index)

    def tickets(self) -> i64:
        """At a chance node: in how many ways it can go on."""
        return menu.tickets(self.cells)

    def drawn(self, ticket: i64) -> i64:
        """The outcome that has this ticket."""
        return menu.drawn(self.cells, ticket)

    def wander(self, rng: Rng, decisions: i64) -> i64:
        """Plays at random: as the contract does, but counts once what there is to decide."""
        cells = self.cells
        rules = self.rules
        played: i64 = 0
        while cells[PHASE] != FINISHED:
            if chance(cells[PHASE]):
                move = menu.fallen(cells, rng)
            else:
                if not decisions:
                    break
                decisions -= 1
                count = menu.count(cells, rules)
                move = menu.nth(cells, rules, rng.below(count))
                while self.seldom(move) and rng.below(SELDOM):
                    move = menu.nth(cells, rules, rng.below(count))
            turns.act(cells, rules, move)
            played += 1
        return played

    def seldom(self, move: i64) -> bool:
        """Swaps, where few may lie: at random they would refill the teams for ever."""
        return self.rules.lying < UNBOUNDED and ASSIGN <= move < THROW and deed_of(move) == SWAP

    def legal(self, move: i64) -> bool:
        """Whether the move is legal."""
        return menu.legal(self.cells, self.rules, move)

    def act(self, move: i64) -> None:
        """Carries out a legal move, unchecked."""
        turns.act(self.cells, self.rules, move)

    def bouts(self) -> list[int]:
        """How many bouts each seat has won."""
        return [
            int(self.cells[WON] == seat) + int(self.cells[WINNER] == seat) for seat in range(SEATS)
        ]  # fmt: skip

    def outcome(self) -> Outcome | None:
        """Whoever wins the return bout wins the game, unless one bout each was to be a draw."""
        if self.cells[PHASE] != FINISHED:
            return None
        if self.cells[WON] == self.cells[WINNER]:
            return self._won_by(self.cells[WINNER], "both_bouts")
        if self.rules.drawn:
            return Outcome((0, 0), tuple(self.bouts()), "one_each")
        return self._won_by(self.cells[WINNER], "return_bout")

    def pay(self, payoffs: vec[i64], first: i64) -> None:
        """Whoever wins wins what the other loses."""
        winner = self.cells[WINNER]
        payoffs[first] = 1 - 2 * winner
        if self.rules.drawn and self.cells[WON] != winner:
            payoffs[first] = 0
        payoffs[first + 1] = -payoffs[first]

    def forfeit(self, seat: i64, reason: str) -> Outcome:
        """The other side wins."""
        return self._won_by(SEATS - 1 - seat, reason)

    def _won_by(self, seat: i64, reason: str) -> Outcome:
        payoffs = (1, -1) if seat == 0 else (-1, 1)
        return Outcome(payoffs, tuple(self.bouts()), reason)

    def twin(self, cells: vec[i64]) -> "TugOfWar":
        """Another position of the same game."""
        return TugOfWar(self.options, self.rules, cells)

    def refusal(self, move: i64) -> IllegalMove | None:
        """Why a move is illegal."""
        if self.legal(move):
            return None
        from caber.games.tug_of_war.refusals import refusal  # it needs this class, and is seldom needed

        return refusal(self, move)

    def text(self, move: i64) -> str:
        """The move in notation."""
        return notation.text(move)

    def parse(self, text: str) -> i64:
        """The move that this notation names."""
        return notation.parse(text)

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self.options, list(self.cells))


def restore(options: Options, cells: list[int]) -> TugOfWar:
    """A state from its options and cells, as pickles keep them."""
    return TugOfWar(options, Rules(options), vec[i64](cells))


def opening(options: Options) -> TugOfWar:
    """The empty field before the columns of the first bout are rolled."""
    cells = vec[i64]([0] * CELLS)
    cells[VIEWER] = EVERYBODY
    cells[WON] = -1
    cells[WINNER] = -1
    turns.prepare(cells, 1)
    return TugOfWar(options, Rules(options), cells)
