"""Schotten Rennen as a state that keeps the contract."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.bits import member, size
from caber.core.contract import CHANCE, EVERYBODY, OVER, SELDOM
from caber.core.errors import IllegalMove
from caber.core.openly import OpenState
from caber.core.options import Options
from caber.core.outcome import Outcome
from caber.core.rng import Rng
from caber.games.schotten_rennen import menu, notation, turns
from caber.games.schotten_rennen.layout import (
    CELLS,
    FACTS,
    FINISHED,
    MOVER,
    PHASE,
    PLACED,
    RETREAT,
    STONE,
    VIEWER,
    chance,
)
from caber.games.schotten_rennen.rules import Rules
from caber.games.schotten_rennen.setup import set_up


@final
class SchottenRennen(OpenState):
    """One position of Schotten Rennen; two, three or four seats."""

    def __init__(self, options: Options, rules: Rules, cells: vec[i64]) -> None:
        super().__init__(options, cells, FACTS, rules.players, VIEWER)
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
        """Plays at random: as the contract does, but finds out once what there is to decide."""
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
                found = menu.decisions(cells, rules)
                count = size(found)
                move = member(found, rng.below(count))
                while move == RETREAT and rng.below(SELDOM):
                    move = member(found, rng.below(count))
            turns.act(cells, rules, move)
            played += 1
        return played

    def seldom(self, move: i64) -> bool:
        """Retreats: at random they would undo every race."""
        return move == RETREAT

    def legal(self, move: i64) -> bool:
        """Whether the move is legal."""
        return menu.legal(self.cells, self.rules, move)

    def act(self, move: i64) -> None:
        """Carries out a legal move, unchecked."""
        turns.act(self.cells, self.rules, move)

    def outcome(self) -> Outcome | None:
        """The first in the goal wins; if the others played on, each place counts."""
        if self.cells[PHASE] != FINISHED:
            return None
        reason = "all_placed" if self.rules.play_on else "goal_reached"
        return self._ranked([int(self._place(seat)) for seat in range(self.rules.players)], reason)

    def pay(self, payoffs: vec[i64], first: i64) -> None:
        """Everybody gains from those behind and loses to those ahead."""
        for seat in range(self.rules.players):
            place = self._place(seat)
            gained: i64 = 0
            for other in range(self.rules.players):
                gained += i64(self._place(other) > place) - i64(self._place(other) < place)
            payoffs[first + seat] = gained

    def forfeit(self, seat: i64, reason: str) -> Outcome:
        """Places won stay won; then come the others by their stones, and last whoever gives up."""
        beyond = int(self.rules.length) + 2
        ranks = []
        for other in range(self.rules.players):
            rank = int(self._place(other))
            if not self.cells[PLACED + other]:
                rank = beyond - int(self.cells[STONE + other]) + int(self.rules.players)
                if other == seat:
                    rank += beyond
            ranks.append(rank)
        if not self.rules.play_on:  # only the best of the others wins
            best = min(ranks)
            worst = max(ranks)
            ranks = [rank if rank in (best, worst) else best + 1 for rank in ranks]
        return self._ranked(ranks, reason)

    def _place(self, seat: i64) -> i64:
        """The place that a seat has won; without playing on, everybody else shares the last one."""
        return self.cells[PLACED + seat] or self.rules.players

    def _ranked(self, ranks: list[int], reason: str) -> Outcome:
        """Everybody gains from those behind and loses to those ahead; points count those behind alone."""
        behind = [sum(other > rank for other in ranks) for rank in ranks]
        ahead = [sum(other < rank for other in ranks) for rank in ranks]
        payoffs = tuple([gained - lost for gained, lost in zip(behind, ahead)])
        return Outcome(payoffs, tuple(behind), reason)

    def twin(self, cells: vec[i64]) -> "SchottenRennen":
        """Another position of the same game."""
        return SchottenRennen(self.options, self.rules, cells)

    def refusal(self, move: i64) -> IllegalMove | None:
        """Why a move is illegal."""
        if self.legal(move):
            return None
        from caber.games.schotten_rennen.refusals import refusal  # it needs this class, and is seldom needed

        return refusal(self, move)

    def text(self, move: i64) -> str:
        """The move in notation."""
        return notation.text(move)

    def parse(self, text: str) -> i64:
        """The move that this notation names."""
        return notation.parse(text)

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self.options, list(self.cells))


def restore(options: Options, cells: list[int]) -> SchottenRennen:
    """A state from its options and cells, as pickles keep them."""
    return SchottenRennen(options, Rules(options), vec[i64](cells))


def opening(options: Options) -> SchottenRennen:
    """The table before the track is laid, or with a track of one's own."""
    rules = Rules(options)
    cells = vec[i64]([0] * CELLS)
    cells[VIEWER] = EVERYBODY
    set_up(cells, rules)
    return SchottenRennen(options, rules, cells)
