"""Any number of players: one's own turn exactly, and what comes after it by estimate.

The estimate takes the race for one between runners who finish by chance in any turn, each at his own rate.
Then the odds against a whole field are the sum of the odds against each alone, and those are known exactly
from the table for two.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caber.bots.schotten_rennen.duel import Duel
from caber.bots.schotten_rennen.turn import Turn, standing
from caber.games.schotten_rennen.layout import FIGURE, MOVER, PLACED, RISK, STONE

HOPELESS: Final = 1e-12  # a chance that is none


def turned(cells: vec[i64]) -> vec[i64]:
    """The same table with the seat whose turn it is in the first place: a `Turn` is about that one."""
    found = cells[:]
    mover = cells[MOVER]
    for row in (STONE, FIGURE, RISK, PLACED):
        found[row] = cells[row + mover]
        found[row + mover] = cells[row]
    found[MOVER] = 0
    return found


def value(turn: Turn, players: i64, cells: vec[i64], duel: Duel) -> None:
    """Values the turn that a position belongs to, for the mover, by what would be left to him after it."""
    table = turned(cells)
    for mine in range(duel.standings):
        odds = 0.0  # against
        for seat in range(1, players):
            if not table[PLACED + seat]:
                other = standing(table[STONE + seat], table[RISK + seat])
                lost = duel.chance(other, mine)
                odds += lost / max(1.0 - lost, HOPELESS)
        turn.values[mine] = 1.0 / (1.0 + odds)
    turn.value(turn.values)
