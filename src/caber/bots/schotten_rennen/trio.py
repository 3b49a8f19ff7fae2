"""Three players: play that is hard to depart from, and a proof of how little departing could bring.

With three, what is best for one depends on what the others do, and several ways to play may agree with
themselves, or none that is free of chance; nothing here is called perfect. `settle` lets everybody again and
again take what is best for him by the last values. The play that follows from these values is then judged:
`Judgement` bounds what it is worth, and how often a player could win at most by playing in any other way
whatever while the others keep to it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from caber.bots.schotten_rennen.turn import Turn, standings, stone_of
from caber.games.schotten_rennen.layout import STONE
from caber.games.schotten_rennen.rules import Rules

PLAYERS: Final = 3
EVEN: Final = 1.0 / 3.0


@final
class Trio:
    """A track for three; a position is told by the standings of the mover, the next and the third."""

    def __init__(self, rules: Rules, cells: vec[i64]) -> None:
        self.stones: i64 = rules.length + 1
        self.turns: list[Turn] = []  # by the others' stones, the nearer to the goal first
        for far in range(self.stones):
            for near in range(far + 1):
                table = cells[:]
                table[STONE + 1] = far
                table[STONE + 2] = near
                self.turns.append(Turn(rules, table))
        self.standings: i64 = standings(rules)
        size = int(self.standings * self.standings * self.standings)
        self.mover: vec[float] = vec[float]([EVEN] * size)  # by position: the mover's chance to win
        self.next: vec[float] = vec[float]([EVEN] * size)  # the next one's

    def turn_against(self, following: i64, third: i64) -> Turn:
        """The graph of a turn against two standings: no rule asks whose stone it is that lies somewhere."""
        far = max(stone_of(following), stone_of(third))
        near = min(stone_of(following), stone_of(third))
        return self.turns[far * (far + 1) // 2 + near]

    def value(self, following: i64, third: i64) -> Turn:
        """The turn against two standings, valued for the mover: once it is over, he is the third."""
        turn = self.turn_against(following, third)
        base = (following * self.standings + third) * self.standings
        for mine in range(self.standings):
            turn.values[mine] = 1.0 - self.mover[base + mine] - self.next[base + mine]
        turn.value(turn.values)
        return turn

    def settle(self, following: i64) -> None:
        """Values all turns against one standing of the next player anew."""
        count = self.standings
        for third in range(count - 1, -1, -1):
            turn = self.value(following, third)
            base = (following * count + third) * count
            other = vec[float]([0.0] * len(turn.values))
            for mine in range(count):
                other[mine] = self.mover[base + mine]
            turn.follow(turn.choices(), other)
            for mine in range(count):
                place = (mine * count + following) * count + third
                self.mover[place] = turn.values[turn.roots[mine]]
                self.next[place] = other[turn.roots[mine]]


@final
class Judgement:
    """What the play that follows from a trio's values is worth at least, and departing from it at most.

    Each is kept three times: for the mover, for the next one and for the third.
    """

    def __init__(self, trio: Trio) -> None:
        self.trio: Trio = trio
        size = len(trio.mover)
        self.kept: list[vec[float]] = [vec[float]([0.0] * size) for _ in range(PLAYERS)]
        self.left: list[vec[float]] = [vec[float]([1.0] * size) for _ in range(PLAYERS)]

    def improve(self, following: i64) -> None:
        """Improves all bounds against one standing of the next player."""
        trio = self.trio
        count = trio.standings
        for third in range(count - 1, -1, -1):
            turn = trio.value(following, third)
            chosen = turn.choices()
            for role in range(PLAYERS):
                # After the turn the mover is the third, the next one the mover, the third the next one.
                then = (role + PLAYERS - 1) % PLAYERS
                for bounds in (self.kept, self.left):
                    values = vec[float]([0.0] * len(turn.values))
                    base = (following * count + third) * count
                    for mine in range(count):
                        values[mine] = bounds[then][base + mine]
                    if role == 0:
                        values[turn.won] = 1.0
                    if role == 0 and bounds is self.left:
                        turn.value(values)
                    else:
                        turn.follow(chosen, values)
                    for mine in range(count):
                        bounds[role][(mine * count + following) * count + third] = values[turn.roots[mine]]
