"""Monte-Carlo tree search in which every seat looks after itself (max^n).

There are no random playouts: a leaf is judged at a glance, and so are the moves of a new node, which thereby
get their priors. A node is a position, an edge a move; an edge's total is what it brought to the seat that
chose it.
"""

from math import exp, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from caber.bots.kilt_castle.judgement import MOST_SEATS, judge
from caber.bots.kilt_castle.merits import HOPELESS, Merits
from caber.games.kilt_castle.cards import owner
from caber.games.kilt_castle.layout import FINISHED, MOVE, MOVER, PHASE
from caber.games.kilt_castle.menu import count, nth
from caber.games.kilt_castle.rules import Rules
from caber.games.kilt_castle.sites import building
from caber.games.kilt_castle.turns import act

EXPLORE: Final = 1.5  # how strongly priors and rare visits pull
URGENCY: Final = 0.05  # by how much a move that was never tried is thought worse than its node
SHARPNESS: Final = 2.5  # ducats by which a move must be better to be e times as likely
SPREAD: Final = 2.0  # ducats of difference that mean something at the very end
SPREAD_A_TURN: Final = 0.35  # the longer the game can still go, the more it takes
MOST_EDGES: Final = 2_000_000
DEEPEST: Final = 200
CLOCK_EVERY: Final = 16  # simulations between two looks at the clock


@final
class Tree:
    """One search from one position."""

    def __init__(self, cells: vec[i64], rules: Rules) -> None:
        self.root: vec[i64] = cells
        self.rules: Rules = rules
        self.simulations: i64 = 0
        self.merits: Merits = Merits(rules)
        self.scores: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.chances: vec[float] = vec[float]([0.0] * MOST_SEATS)  # of the last leaf
        # By step of the present simulation: the edge taken, and the seat that chose it.
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)
        self.choosers: vec[i64] = vec[i64]([0] * DEEPEST)
        # By node: its first edge (-1: it has none yet), and how many it has.
        self.first: vec[i64] = vec[i64]([-1])
        self.width: vec[i64] = vec[i64]([0])
        # By edge.
        self.moves: vec[i64] = vec[i64]([])
        self.priors: vec[float] = vec[float]([])
        self.visits: vec[i64] = vec[i64]([])
        self.totals: vec[float] = vec[float]([])
        self.children: vec[i64] = vec[i64]([])  # the node it leads to; -1: it was never taken

    def run(self, until: float, most: i64) -> None:
        """Simulates until the clock (perf_counter) says so, or so many times; once in any case."""
        self._simulate()
        while self.simulations < most:
            if self.simulations % CLOCK_EVERY == 0 and perf_counter() >= until:
                return
            self._simulate()

    def best(self) -> i64:
        """The move that was tried most; of equals, the one that looked best."""
        best = self.first[0]
        for edge in range(best + 1, best + self.width[0]):
            more = self.visits[edge] - self.visits[best]
            if more > 0 or (more == 0 and self.priors[edge] > self.priors[best]):
                best = edge
        return self.moves[best]

    def _simulate(self) -> None:
        """Goes down the tree to a leaf, judges it, and tells all who chose on the way."""
        cells = self.root[:]
        node: i64 = 0
        depth: i64 = 0
        while cells[PHASE] != FINISHED and self.first[node] >= 0 and depth < DEEPEST:
            edge = self._select(node)
            self.path[depth] = edge
            self.choosers[depth] = chooser(cells, self.rules)
            depth += 1
            act(cells, self.rules, self.moves[edge])
            if self.children[edge] < 0:
                self.children[edge] = len(self.first)
                self.first = append(self.first, -1)
                self.width = append(self.width, 0)
            node = self.children[edge]
        self._judge_leaf(cells)
        if cells[PHASE] != FINISHED and self.first[node] < 0 and len(self.moves) < MOST_EDGES:
            self._expand(cells, node)
        for step in range(depth):
            edge = self.path[step]
            self.visits[edge] += 1
            self.totals[edge] += self.chances[self.choosers[step]]
        self.simulations += 1

    def _select(self, node: i64) -> i64:
        """The edge that promises most: by what it brought so far, and by how little it was tried."""
        start = self.first[node]
        end = start + self.width[node]
        visits: i64 = 0
        total = 0.0
        for edge in range(start, end):
            visits += self.visits[edge]
            total += self.totals[edge]
        untried = 1.0
        if visits:
            untried = total / float(visits) - URGENCY
        pull = EXPLORE * sqrt(float(visits + 1))
        best = start
        most = HOPELESS
        for edge in range(start, end):
            tried = self.visits[edge]
            promise = pull * self.priors[edge] / float(1 + tried)
            if tried:
                promise += self.totals[edge] / float(tried)
            else:
                promise += untried
            if promise > most:
                most = promise
                best = edge
        return best

    def _judge_leaf(self, cells: vec[i64]) -> None:
        """Each seat's chance to win, by how the scores differ and how much can still change."""
        rest = judge(cells, self.rules, self.scores)
        spread = SPREAD + SPREAD_A_TURN * rest
        best = HOPELESS
        for seat in range(self.rules.players):
            best = max(best, self.scores[seat])
        total = 0.0
        for seat in range(self.rules.players):
            chance = exp((self.scores[seat] - best) / spread)
            self.chances[seat] = chance
            total += chance
        for seat in range(self.rules.players):
            self.chances[seat] /= total

    def _expand(self, cells: vec[i64], node: i64) -> None:
        """Adds the legal moves; those that look good get the greater priors."""
        merits = self.merits
        merits.look(cells, chooser(cells, self.rules))
        start: i64 = len(self.moves)
        wide = count(cells, self.rules)
        best = HOPELESS
        for index in range(wide):
            move = nth(cells, self.rules, index)
            merit = merits.merit(move)
            best = max(best, merit)
            self.moves = append(self.moves, move)
            self.priors = append(self.priors, merit)
            self.visits = append(self.visits, 0)
            self.totals = append(self.totals, 0.0)
            self.children = append(self.children, -1)
        total = 0.0
        for edge in range(start, start + wide):
            prior = exp((self.priors[edge] - best) / SHARPNESS)
            self.priors[edge] = prior
            total += prior
        for edge in range(start, start + wide):
            self.priors[edge] /= total
        self.first[node] = start
        self.width[node] = wide


def chooser(cells: vec[i64], rules: Rules) -> i64:
    """The seat that has to decide."""
    if cells[PHASE] == MOVE:
        return cells[MOVER]
    return owner(rules.players, building(cells))
