"""All that can happen in one turn, as a graph that is laid out once and valued many times.

The graph is found by playing: the rules are asked what is legal and what it leads to, and nothing here
knows a rule. Between turns a seat is told by its stone and its risk stones alone: its *standing*.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from caber.games.schotten_rennen import menu
from caber.games.schotten_rennen.course import alone_last
from caber.games.schotten_rennen.dice import FAR
from caber.games.schotten_rennen.layout import (
    ASK,
    BEGIN,
    FIGURE,
    HIGH,
    LAST,
    LOW,
    MISSED,
    MOST_RISK,
    MOVER,
    NEED,
    PASSED,
    PHASE,
    PLACED,
    RETREAT,
    RISK,
    RISKING,
    SEATS,
    STONE,
    YELLOW,
    chance,
)
from caber.games.schotten_rennen.rules import Rules
from caber.games.schotten_rennen.turns import act, end_attempt

SEAT: Final = 0  # whose turn the graph is about
EQUAL: Final = 1e-11  # chances that differ by less are the same but for rounding


def standings(rules: Rules) -> i64:
    """How many standings there are: one on Start, where no risk stone is ever missing, four on each card."""
    return 1 + rules.length * (MOST_RISK + 1)


def standing(stone: i64, risk: i64) -> i64:
    """The number of a standing."""
    if not stone:
        return 0
    return 1 + (stone - 1) * (MOST_RISK + 1) + risk


def stone_of(standing: i64) -> i64:
    """Where the stone of a standing lies."""
    return (standing + MOST_RISK) // (MOST_RISK + 1)


def risk_of(standing: i64) -> i64:
    """How many risk stones belong to a standing."""
    if not standing:
        return MOST_RISK
    return (standing - 1) % (MOST_RISK + 1)


def simplify(cells: vec[i64]) -> None:
    """Forgets dice of which only what is missing matters: it is asked for by the risk die alone."""
    if cells[PHASE] == MISSED or cells[PHASE] == RISKING:
        missing = cells[NEED] - cells[LOW] - cells[HIGH]
        cells[LOW] = 1
        cells[HIGH] = 1
        cells[NEED] = 2 + min(missing, FAR)


def key_of(cells: vec[i64]) -> i64:
    """A number for a simplified position within a turn, the others standing where they are."""
    mover = cells[MOVER]
    key = cells[PHASE]
    key = key * 16 + cells[STONE + mover]
    key = key * 16 + cells[FIGURE + mover]
    key = key * 4 + cells[RISK + mover]
    key = key * 2 + cells[LAST]
    key = key * 8 + cells[PASSED]
    key = key * 2 + cells[YELLOW]
    return key * 16 + cells[NEED]


@final
class Turn:
    """The graph of one seat's turn, from any standing, with the other stones where they are.

    A position is a slot of `values`: first the standings with which the turn can end, then the win, then
    the positions within the turn, each behind all to which it leads.
    """

    def __init__(self, rules: Rules, cells: vec[i64]) -> None:
        self.rules: Rules = rules
        self.ends: i64 = standings(rules)
        self.won: i64 = self.ends
        self.values: vec[float] = vec[float]([0.0] * int(self.ends) + [1.0])
        self.slots: dict[int, int] = {}  # by key
        self.decides: vec[i64] = vec[i64]([])  # by position: whether the seat decides, or chance
        self.start: vec[i64] = vec[i64]([0])  # by position: its first edge
        self.target: vec[i64] = vec[i64]([])  # by edge: the slot
        self.move: vec[i64] = vec[i64]([])  # by edge
        self.odds: vec[float] = vec[float]([])  # by edge: how likely chance takes it
        self.positions: list[vec[i64]] = []  # one example of each
        self.roots: vec[i64] = vec[i64]([])  # by standing: the slot where the turn begins
        for standing in range(self.ends):
            root = cells[:]
            root[STONE + SEAT] = stone_of(standing)
            root[FIGURE + SEAT] = stone_of(standing)
            root[RISK + SEAT] = risk_of(standing)
            for seat in range(SEAT + 1, SEATS):
                root[FIGURE + seat] = root[STONE + seat]
            root[MOVER] = SEAT
            root[PHASE] = BEGIN
            root[PASSED] = 0
            end_attempt(root)
            root[LAST] = i64(alone_last(root, rules, SEAT))
            self.roots = append(self.roots, self.explore(root))

    def explore(self, cells: vec[i64]) -> i64:
        """The slot of a position, with all that it leads to."""
        if cells[PLACED + SEAT]:
            return self.won
        if cells[MOVER] != SEAT:
            return standing(cells[STONE + SEAT], cells[RISK + SEAT])
        simplify(cells)
        key = key_of(cells)
        known = self.slots.get(key)
        if known is not None:
            return known
        targets = vec[i64]([])
        moves = vec[i64]([])
        odds = vec[float]([])
        whole: i64 = 0
        for index in range(menu.count(cells, self.rules)):
            move = menu.nth(cells, self.rules, index)
            after = cells[:]
            act(after, self.rules, move)
            target = self.explore(after)
            weight = menu.weight(cells, index)
            whole += weight
            place: i64 = 0
            while place < len(targets) and targets[place] != target:
                place += 1
            if place < len(targets):
                odds[place] += float(weight)
            else:
                targets = append(targets, target)
                moves = append(moves, move)
                odds = append(odds, float(weight))
        for edge in range(len(targets)):
            self.target = append(self.target, targets[edge])
            self.move = append(self.move, moves[edge])
            self.odds = append(self.odds, odds[edge] / float(whole))
        self.start = append(self.start, i64(len(self.target)))
        self.decides = append(self.decides, i64(not chance(cells[PHASE])))
        self.positions.append(cells)
        slot = i64(len(self.values))
        self.values = append(self.values, 0.0)
        self.slots[key] = slot
        return slot

    def knows(self, cells: vec[i64]) -> bool:
        """Whether a position can come up in this turn."""
        return int(key_of(cells)) in self.slots

    def slot_of(self, cells: vec[i64]) -> i64:
        """The slot of a position of this turn; the seat whose turn it is may be any."""
        simple = cells[:]
        simplify(simple)
        return self.slots[key_of(simple)]

    def value(self, values: vec[float]) -> None:
        """Values all positions by those with which the turn can end, the seat choosing what is best."""
        start = self.start
        target = self.target
        odds = self.odds
        decides = self.decides
        first = self.won + 1
        edge: i64 = 0
        for position in range(i64(len(decides))):
            end = start[position + 1]
            best = 0.0
            if decides[position]:
                while edge < end:
                    best = max(best, values[target[edge]])
                    edge += 1
            else:
                while edge < end:
                    best += odds[edge] * values[target[edge]]
                    edge += 1
            values[first + position] = best

    def follow(self, chosen: vec[i64], values: vec[float]) -> None:
        """The same for a seat that takes these edges, whoever it is whose chance to win is valued."""
        start = self.start
        target = self.target
        odds = self.odds
        decides = self.decides
        first = self.won + 1
        for position in range(i64(len(decides))):
            if decides[position]:
                values[first + position] = values[target[chosen[position]]]
            else:
                total = 0.0
                for edge in range(start[position], start[position + 1]):
                    total += odds[edge] * values[target[edge]]
                values[first + position] = total

    def choices(self) -> vec[i64]:
        """The best choice in every position."""
        found = vec[i64]([0] * len(self.decides))
        for position in range(i64(len(self.decides))):
            if self.decides[position]:
                found[position] = self.choice(position)
        return found

    def choice(self, position: i64) -> i64:
        """The edge that is best by `values`; of equals the first."""
        best = self.start[position]
        for edge in range(best + 1, self.start[position + 1]):
            if self.values[self.target[edge]] > self.values[self.target[best]] + EQUAL:
                best = edge
        return best

    def best_move(self, cells: vec[i64]) -> i64:
        """What the seat whose turn it is does best in a position, by `values`."""
        move = self.move[self.choice(self.slot_of(cells) - self.won - 1)]
        if ASK <= move < RETREAT:  # the dice don't care who throws them: the first one that isn't the mover
            return ASK + i64(cells[MOVER] == 0)
        return move
