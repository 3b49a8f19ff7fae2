"""Two players: the exact value of every position between turns, with proven bounds.

Whoever moves maximises his chance to win, so the value of a position is an antitone function of the values
after the turn. Starting from 0 and 1 everywhere, bounds from below are therefore made of bounds from above
and the other way round, and stay bounds after every step, whatever endless play may be worth.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from caber.bots.schotten_rennen.turn import Turn, standings, stone_of
from caber.games.schotten_rennen.layout import STONE
from caber.games.schotten_rennen.rules import Rules


@final
class Duel:
    """A track for two, being solved or solved."""

    def __init__(self, rules: Rules, cells: vec[i64]) -> None:
        self.rules: Rules = rules
        self.cells: vec[i64] = cells  # before anybody is on the way
        self.turns: dict[int, Turn] = {}  # by the other seat's stone, as far as somebody has asked for it
        self.standings: i64 = standings(rules)
        # By the mover's standing and the other one's: bounds of the mover's chance to win.
        self.lower: vec[float] = vec[float]([0.0] * int(self.standings * self.standings))
        self.upper: vec[float] = vec[float]([1.0] * int(self.standings * self.standings))
        self.sweeps: i64 = 0

    def sweep(self) -> float:
        """Improves all bounds once; the widest gap that is left."""
        self.sweeps += 1
        widest = 0.0
        for other in range(self.standings - 1, -1, -1):
            self.improve(other, self.upper, self.lower)
            widest = max(widest, self.improve(other, self.lower, self.upper))
        return widest

    def improve(self, other: i64, bounds: vec[float], opposite: vec[float]) -> float:
        """Makes bounds for all positions against one standing of the opposite ones; the widest gap there."""
        turn = self.value(other, bounds, bounds)
        widest = 0.0
        for mine in range(self.standings):
            place = mine * self.standings + other
            opposite[place] = turn.values[turn.roots[mine]]
            widest = max(widest, abs(opposite[place] - bounds[place]))
        return widest

    def turn_against(self, other: i64) -> Turn:
        """The graph of a turn against one standing."""
        stone = int(stone_of(other))
        known = self.turns.get(stone)
        if known is None:
            table = self.cells[:]
            table[STONE + 1] = stone
            known = self.turns[stone] = Turn(self.rules, table)
        return known

    def value(self, other: i64, lower: vec[float], upper: vec[float]) -> Turn:
        """The turn against one standing, valued by what the middles of these bounds leave."""
        turn = self.turn_against(other)
        for mine in range(self.standings):
            place = other * self.standings + mine
            turn.values[mine] = 1.0 - (lower[place] + upper[place]) / 2.0
        turn.value(turn.values)
        return turn

    def solved(self, other: i64) -> Turn:
        """The turn against one standing, as well as its value is known."""
        return self.value(other, self.lower, self.upper)

    def chance(self, mine: i64, other: i64) -> float:
        """The mover's chance to win: the middle of its bounds."""
        place = mine * self.standings + other
        return (self.lower[place] + self.upper[place]) / 2.0
