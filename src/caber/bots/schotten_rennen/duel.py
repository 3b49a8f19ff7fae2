"""Two players: the exact value of every position between turns, with proven bounds.

Whoever moves maximises his chance to win, so the value of a position is an antitone function of the values
after the turn. Starting from 0 and 1 everywhere, bounds from below are therefore made of bounds from above
and the other way round, and stay bounds after every step, whatever endless play may be worth.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from caber.bots.schotten_rennen.turn import Turn, standings, stone_of
from caber.games.schotten_rennen.layout import STONE
from caber.games.schotten_rennen.rules import Rules

PRECISE: Final = 1e-10  # the widest gap between the bounds that is left
MOST_SWEEPS: Final = 5_000


@final
class Duel:
    """A track for two, being solved or solved."""

    def __init__(self, rules: Rules, cells: vec[i64]) -> None:
        self.turns: list[Turn] = []  # by the other seat's stone
        for stone in range(rules.length + 1):
            table = cells[:]
            table[STONE + 1] = stone
            self.turns.append(Turn(rules, table))
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
        turn = self.value(other, bounds)
        values = turn.values
        widest = 0.0
        for mine in range(self.standings):
            place = mine * self.standings + other
            opposite[place] = values[turn.roots[mine]]
            widest = max(widest, abs(opposite[place] - bounds[place]))
        return widest

    def turn_against(self, other: i64) -> Turn:
        """The graph of a turn against one standing."""
        return self.turns[stone_of(other)]

    def value(self, other: i64, bounds: vec[float]) -> Turn:
        """The turn against one standing, valued by what the other seat's bounds leave."""
        turn = self.turn_against(other)
        for mine in range(self.standings):
            turn.values[mine] = 1.0 - bounds[other * self.standings + mine]
        turn.value(turn.values)
        return turn

    def chance(self, mine: i64, other: i64) -> float:
        """The mover's chance to win: the middle of its bounds."""
        place = mine * self.standings + other
        return (self.lower[place] + self.upper[place]) / 2.0

    def solved(self, other: i64) -> Turn:
        """The turn against one standing, valued by the middles of the bounds."""
        turn = self.turn_against(other)
        for mine in range(self.standings):
            turn.values[mine] = 1.0 - self.chance(other, mine)
        turn.value(turn.values)
        return turn
