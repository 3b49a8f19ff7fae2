"""Monte-Carlo tree search in which every seat looks after itself (max^n).

There are no random playouts: a leaf is judged at a glance, and so are the moves of a new node, which thereby
get their priors. A simulation goes on until the turn is over, for what a card is worth shows when its
colours have built. A node is a position, an edge a move; an edge's total is what it brought to its chooser.

Where a game ends within the tree, who wins is known, and so it is wherever a seat can choose to win, or all
that it can choose from is known: such positions are proven, and need no more visits.
"""

from math import exp, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from caber.bots.kilt_castle.judgement import MOST_SEATS, judge
from caber.bots.kilt_castle.merits import HOPELESS, Merits
from caber.core.bits import BIT, size
from caber.games.kilt_castle.cards import owner
from caber.games.kilt_castle.layout import FINISHED, MOVE, PHASE, PURSE, SEAT
from caber.games.kilt_castle.menu import count, nth
from caber.games.kilt_castle.rules import Rules
from caber.games.kilt_castle.turns import act, left

EXPLORE: Final = 0.7  # how strongly priors and rare visits pull
URGENCY: Final = 0.05  # by how much a move that was never tried is thought worse than its node
SHARPNESS: Final = 2.5  # ducats by which a move must be better to be e times as likely
MOST_EDGES: Final = 2_000_000
DEEPEST: Final = 200
FLOORS_OF_ALL: Final = 100  # more than there are: a ducat counts more than any floors
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
        # By step of the present simulation: the node, the edge taken, and the seat that chose it.
        self.nodes: vec[i64] = vec[i64]([0] * DEEPEST)
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)
        self.choosers: vec[i64] = vec[i64]([0] * DEEPEST)
        # By node: its first edge (-1: it has none yet), how many it has, and who wins, as bits (0: unknown).
        self.first: vec[i64] = vec[i64]([-1])
        self.width: vec[i64] = vec[i64]([0])
        self.won_by: vec[i64] = vec[i64]([0])
        # By edge.
        self.moves: vec[i64] = vec[i64]([])
        self.priors: vec[float] = vec[float]([])
        self.visits: vec[i64] = vec[i64]([])
        self.totals: vec[float] = vec[float]([])
        self.children: vec[i64] = vec[i64]([])  # the node it leads to; -1: it was never taken

    def run(self, until: float, most: i64) -> None:
        """Simulates till the clock (perf_counter) says so, so often, or till all is known; once anyway."""
        self._simulate()
        while self.simulations < most and self.won_by[0] == 0:
            if self.simulations % CLOCK_EVERY == 0 and perf_counter() >= until:
                return
            self._simulate()

    def best(self) -> i64:
        """The move that was tried most, or a proven one if it is better; of equals, the likelier."""
        best: i64 = -1  # of those that aren't proven
        sure: i64 = -1  # of those that are
        for edge in range(self.first[0], self.first[0] + self.width[0]):
            if self.proof(edge):
                if sure < 0 or self.chance(edge) > self.chance(sure):
                    sure = edge
            elif best < 0 or self._preferred(edge, best):
                best = edge
        if best < 0 or (sure >= 0 and self.chance(sure) > self.chance(best)):
            best = sure
        return self.moves[best]

    def proof(self, edge: i64) -> i64:
        """Who wins after a move, as bits; 0: that isn't known."""
        if self.children[edge] < 0:
            return 0
        return self.won_by[self.children[edge]]

    def chance(self, edge: i64) -> float:
        """The chance of the seat that decides now after a move: by proof, by visits or at a glance."""
        seat = self.root[SEAT]
        winners = self.proof(edge)
        if winners:
            return share(winners, seat)
        if self.visits[edge]:
            return self.totals[edge] / float(self.visits[edge])
        trial = self.root[:]
        act(trial, self.rules, self.moves[edge])
        self._judge_leaf(trial)
        return self.chances[seat]

    def _preferred(self, edge: i64, other: i64) -> bool:
        """Whether a move was tried more than another, or looked better at first."""
        more = self.visits[edge] - self.visits[other]
        return more > 0 or (more == 0 and self.priors[edge] > self.priors[other])

    def _simulate(self) -> None:
        """Goes down the tree to a leaf, judges it, and tells all who chose on the way."""
        cells = self.root[:]
        node: i64 = 0
        depth: i64 = 0
        while cells[PHASE] != FINISHED and depth < DEEPEST:
            if self.first[node] < 0:
                if len(self.moves) >= MOST_EDGES:
                    break
                self._expand(cells, node)
                if cells[PHASE] == MOVE:
                    break
            edge = self._select(node)
            self.nodes[depth] = node
            self.path[depth] = edge
            self.choosers[depth] = cells[SEAT]
            depth += 1
            act(cells, self.rules, self.moves[edge])
            if self.children[edge] < 0:
                self.children[edge] = len(self.first)
                self.first = append(self.first, -1)
                self.width = append(self.width, 0)
                self.won_by = append(self.won_by, 0)
            node = self.children[edge]
        self._judge_leaf(cells)
        for step in range(depth):
            edge = self.path[step]
            self.visits[edge] += 1
            self.totals[edge] += self.chances[self.choosers[step]]
        self.simulations += 1
        if cells[PHASE] == FINISHED:
            self.won_by[node] = winners_of(cells, self.rules)
            self._prove(depth)

    def _prove(self, depth: i64) -> None:
        """Carries what was proven at the last step of a simulation up, as far as it goes."""
        while depth:
            depth -= 1
            winners = self._settled(self.nodes[depth], self.choosers[depth])
            if not winners:
                return
            self.won_by[self.nodes[depth]] = winners

    def _settled(self, node: i64, seat: i64) -> i64:
        """Who wins if a seat chooses here, as bits; 0: that isn't known."""
        best: i64 = 0
        open_still = False
        for edge in range(self.first[node], self.first[node] + self.width[node]):
            winners = self.proof(edge)
            if winners == 0:
                open_still = True
            elif best == 0 or share(winners, seat) > share(best, seat):
                best = winners
        if open_still and best != BIT[seat]:
            return 0
        return best

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
            if self.proof(edge):
                continue
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
        if cells[PHASE] == FINISHED:
            winners = winners_of(cells, self.rules)
            for seat in range(self.rules.players):
                self.chances[seat] = share(winners, seat)
            return
        spread = judge(cells, self.rules, self.scores)
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
        merits.look(cells, cells[SEAT])
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


def winners_of(cells: vec[i64], rules: Rules) -> i64:
    """Who has won a game that is over, as bits: most ducats, then fewest floors left."""
    best: i64 = -1
    winners: i64 = 0
    for seat in range(rules.players):
        merit = cells[PURSE + seat] * FLOORS_OF_ALL
        for colour in range(rules.colours):
            if owner(rules.players, colour) != seat:
                merit += left(cells, colour)
        if merit > best:
            best = merit
            winners = 0
        if merit == best:
            winners |= BIT[seat]
    return winners


def share(winners: i64, seat: i64) -> float:
    """A seat's part of a win.

    >>> share(0b110, 1), share(0b110, 0)
    (0.5, 0.0)
    """
    if winners & BIT[seat]:
        return 1.0 / float(size(winners))
    return 0.0
