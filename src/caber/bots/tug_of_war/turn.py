"""The rest of a turn, searched to its end: all re-rolls and assignments, as the rules have them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from caber.bots.tug_of_war.judges import Judge
from caber.games.tug_of_war import menu, turns
from caber.games.tug_of_war.layout import (
    ASSIGNING,
    BESIDE,
    COLUMN,
    COLUMNS,
    DICE,
    FINISHED,
    FRESH,
    LEAVE,
    LEAVING,
    LYING,
    MOVER,
    PHASE,
    RELANDING,
    SEATS,
    SIDES,
    STANDING,
    THROWING,
    THROWN,
    WINNER,
    WON,
)
from caber.games.tug_of_war.rules import Rules

FACE: Final = 7  # values of a die, none included
MANY: Final = 1 << 20  # more athletes than anybody ever has


@final
class Turn:
    """What each position of one turn is worth to the player whose turn it is: his chance in the bout."""

    def __init__(self, rules: Rules, judge: Judge, seat: i64) -> None:
        self.rules: Rules = rules
        self.judge: Judge = judge
        self.seat: i64 = seat
        self.known: dict[int, float] = {}

    def value(self, cells: vec[i64]) -> float:
        """The best he can expect from here."""
        phase = cells[PHASE]
        if phase == FINISHED:
            return 1.0 if cells[WINNER] == self.seat else 0.0
        if phase == COLUMNS:  # the first bout is over
            return 1.0 if cells[WON] == self.seat else 0.0
        if phase == THROWING:
            worth = self.judge.worth(cells)
            return worth if cells[MOVER] == self.seat else 1.0 - worth
        if phase == RELANDING:
            total = 0.0
            for index in range(SIDES):
                total += self.value(self._after(cells, menu.nth(cells, self.rules, index)))
            return total / float(SIDES)
        if phase != ASSIGNING and phase != LEAVING:
            return self._best(cells)
        key = self._key(cells)
        if key not in self.known:
            self.known[key] = self._best(cells)
        return self.known[key]

    def best_move(self, cells: vec[i64]) -> i64:
        """The move with the best value, of equals the first."""
        found: i64 = 0
        best = -1.0
        for index in range(menu.count(cells, self.rules)):
            move = menu.nth(cells, self.rules, index)
            value = self.value(self._after(cells, move))
            if value > best:
                best = value
                found = move
        return found

    def _best(self, cells: vec[i64]) -> float:
        best = 0.0
        for index in range(menu.count(cells, self.rules)):
            best = max(best, self.value(self._after(cells, menu.nth(cells, self.rules, index))))
        return best

    def _after(self, cells: vec[i64], move: i64) -> vec[i64]:
        after = cells[:]
        turns.act(after, self.rules, move)
        return after

    def _key(self, cells: vec[i64]) -> int:
        """What matters of a position while dice are assigned: not which die did what, nor in what order."""
        column = COLUMN + self.seat * DICE
        loose = vec[i64]([0] * 3)
        used = vec[i64]([0] * 3)
        for place in range(DICE):
            if cells[BESIDE + place]:
                used[place] = cells[column + place]
            else:
                loose[place] = cells[column + place]
        key: int = int(_packed(loose) * 343 + _packed(used))
        key = key * 343 + int(cells[THROWN] * 49 + cells[THROWN + 1] * 7 + cells[THROWN + 2])
        other = SEATS - 1 - self.seat
        for count in (
            cells[STANDING + self.seat],
            cells[LYING + self.seat],
            cells[STANDING + other],
            cells[LYING + other],
            cells[FRESH],
            cells[LEAVE],
        ):
            key = key * MANY + int(count)
        return key


def _packed(dice: vec[i64]) -> i64:
    """Three dice as one number, whatever their order."""
    low = min(dice[0], min(dice[1], dice[2]))
    high = max(dice[0], max(dice[1], dice[2]))
    return (low * FACE + (dice[0] + dice[1] + dice[2] - low - high)) * FACE + high
