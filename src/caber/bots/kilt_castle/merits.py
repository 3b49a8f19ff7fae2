"""How good each move looks at a glance, before any search."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from caber.bots.kilt_castle.judgement import MOST_SEATS, judge
from caber.core.bits import member
from caber.games.kilt_castle.areas import best_worth
from caber.games.kilt_castle.cards import COLOURS, FIRST, LAST, owner
from caber.games.kilt_castle.layout import BUILDER, KINDS, MOVE, MOVED, PHASE, PLACE, SITES
from caber.games.kilt_castle.plan import SLOTS
from caber.games.kilt_castle.rules import Rules
from caber.games.kilt_castle.sites import find_sites
from caber.games.kilt_castle.train import empties
from caber.games.kilt_castle.turns import act, put_floor

HOPELESS: Final = -1.0e9


@final
class Merits:
    """The merits of the moves in one position after another, in ducats ahead of the others.

    A card is judged by what the colours on it would gain at its new slot, each for itself, and by the ducat
    day that it may bring. Building is judged by the position that it leads to.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules
        self.cells: vec[i64] = vec[i64]([])
        self.seat: i64 = 0
        self.scores: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.now: vec[float] = vec[float]([0.0] * MOST_SEATS)  # the scores before the move
        self.known: vec[i64] = vec[i64]([0] * (SLOTS * COLOURS))  # 1: worked out for this position
        self.gains: vec[float] = vec[float]([0.0] * (SLOTS * COLOURS))
        self.day: float = 0.0  # what a ducat day would bring

    def look(self, cells: vec[i64], seat: i64) -> None:
        """Turns to another position, in which that seat is to move."""
        self.cells = cells
        self.seat = seat
        if cells[PHASE] != MOVE:
            return
        rules = self.rules
        for index in range(SLOTS * COLOURS):
            self.known[index] = 0
        for other in range(rules.players):
            self.scores[other] = 0.0
        for colour in range(rules.colours):
            self.scores[owner(rules.players, colour)] += float(best_worth(cells, colour))
        self.day = self._margin(seat)
        judge(cells, rules, self.now)

    def merit(self, move: i64) -> float:
        """How far ahead a move puts the seat to move; in a position only differences mean something."""
        cells = self.cells
        if cells[PHASE] != MOVE:
            trial = cells[:]
            act(trial, self.rules, move)
            judge(trial, self.rules, self.scores)
            return self._margin(self.seat)
        card = move // SLOTS
        slot = move % SLOTS
        merit = self._gain(slot, FIRST[card])
        if FIRST[card] != LAST[card]:
            merit += self._gain(slot, LAST[card])
        if empties(cells, card, slot):
            merit += self.day
        return merit

    def _gain(self, slot: i64, colour: i64) -> float:
        """What it brings the seat to move if this colour builds at this slot, as its owner likes it best."""
        place = slot * COLOURS + colour
        if not self.known[place]:
            self.known[place] = 1
            self.gains[place] = self._best_gain(slot, colour)
        return self.gains[place]

    def _best_gain(self, slot: i64, colour: i64) -> float:
        rules = self.rules
        trial = self.cells[:]
        trial[MOVED] = colour  # as if the colour's own card lay there
        trial[PLACE + colour] = slot
        trial[BUILDER] = 0
        if not find_sites(trial, rules):
            return 0.0
        plainest = member(trial[KINDS], 0)
        builder = owner(rules.players, colour)
        most = HOPELESS
        gain = 0.0
        sites = trial[SITES]
        while sites:
            field = member(sites, 0)
            sites &= sites - 1
            built = self.cells[:]
            put_floor(built, rules, colour, field, plainest)
            judge(built, rules, self.scores)
            for seat in range(rules.players):
                self.scores[seat] -= self.now[seat]
            if self._margin(builder) > most:
                most = self._margin(builder)
                gain = self._margin(self.seat)
        return gain

    def _margin(self, seat: i64) -> float:
        """A seat's score less the mean of the others'."""
        others = 0.0
        for other in range(self.rules.players):
            if other != seat:
                others += self.scores[other]
        return self.scores[seat] - others / float(self.rules.players - 1)
