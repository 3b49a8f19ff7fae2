"""Monte-Carlo tree search over guesses of what is hidden, for one observer.

Every simulation deals what the observer can't see anew and goes down one tree that all guesses share: a node
is a sequence of moves, and of its moves only those can be taken that the guess allows. What somebody draws on
the way is not told apart. From a leaf both sides lay a few more cards where these bring most, and then it is
judged at a glance; so are the moves of a new node, which thereby get their priors. Claims are always made at
once.
"""

from math import exp, log, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from caber.bots.schotten_totten.glance import Glance
from caber.bots.schotten_totten.guesses import Guesses
from caber.bots.schotten_totten.settling import chooser, settle
from caber.core.bits import BIT, PLACE_OF
from caber.core.rng import Rng
from caber.games.schotten_totten.cards import CLAN_CARDS
from caber.games.schotten_totten.layout import (
    CLAIM,
    DRAWN,
    FINISHED,
    HAND,
    MOVER,
    MOVES,
    OPEN,
    PHASE,
    PLAY,
    PLAY_TRICK,
)
from caber.games.schotten_totten.menu import count, nth
from caber.games.schotten_totten.rules import Rules
from caber.games.schotten_totten.turns import act

EXPLORE: Final = 0.2  # how strongly priors and rare visits pull in a node that was seldom reached
CURIOSITY: Final = 0.1  # by how much more they pull, times the logarithm of how often it was reached
OFTEN: Final = 1000.0  # from about so many times on
# And so many times more where the other player chooses: guesses differ in his hand alone, so what his moves
# bring is learned as if he knew the observer's.
UNSEEING: Final = 5.0
URGENCY: Final = 0.02  # by how much a move that was never tried is thought worse than its node
SHARPNESS: Final = 0.02  # shares of the game by which a move must be better to be e times as likely
WIDE: Final = 9  # moves to a row: those of one card, at any stone
ROWS: Final = (MOVES + WIDE - 1) // WIDE
MOST_EDGES: Final = 3_000_000
DEEPEST: Final = 200
AHEAD: Final = 4  # moves from a leaf on before it is judged
WHIM: Final = 0.01  # shares of the game by which somebody there may misjudge a card
FINE: Final = 1024  # steps of such a whim
LOOKS: Final = 16  # simulations between two looks at the clock, and at who leads
UNKNOWN: Final = -1.0  # the prior of a move that was not possible yet
HOPELESS: Final = -1.0e9


@final
class Tree:
    """One search from what one seat sees."""

    def __init__(self, view: vec[i64], rules: Rules, rng: Rng) -> None:
        self.rules: Rules = rules
        self.rng: Rng = rng
        self.seat: i64 = chooser(view)
        self.glance: Glance = Glance(view, rules, self.seat)
        self.guesses: Guesses = Guesses(view, self.glance, rng)
        self.simulations: i64 = 0
        # Over all simulations: what they brought the observer, and the squares of that.
        self.total: float = 0.0
        self.square: float = 0.0
        # Whether the tree begins with the choice that the observer has to make, but for claims.
        self.choosing: bool = False
        # By step of the present simulation: the edge taken, and whether the observer chose it.
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)
        self.mine: vec[i64] = vec[i64]([0] * DEEPEST)
        # By row: the moves that are possible in the present guess, as bits; which rows have any.
        self.possible: vec[i64] = vec[i64]([0] * ROWS)
        self.asked: vec[i64] = vec[i64]([0] * ROWS)
        self.asked_for: i64 = 0
        # The edges that can be taken in the present guess.
        self.choice: vec[i64] = vec[i64]([0] * (ROWS * WIDE))
        self.chosen_from: i64 = 0
        # By node: how often it was reached, and its first row (-1: none yet).
        self.reached: vec[i64] = vec[i64]([1])
        self.head: vec[i64] = vec[i64]([-1])
        # By row of a node: which row it is, and the next one of the node.
        self.number: vec[i64] = vec[i64]([])
        self.next: vec[i64] = vec[i64]([])
        # By edge, WIDE of them to a row of a node.
        self.priors: vec[float] = vec[float]([])
        self.visits: vec[i64] = vec[i64]([])
        self.totals: vec[float] = vec[float]([])
        self.squares: vec[float] = vec[float]([])
        self.children: vec[i64] = vec[i64]([])  # the node it leads to; -1: it was never taken

    def run(self, until: float, most: i64) -> None:
        """Simulates until the clock (perf_counter) says so, or so many times; once in any case."""
        self._simulate()
        while self.simulations < most:
            if perf_counter() >= until:
                return
            self._simulate()

    def decide(self, until: float, most: i64) -> i64:
        """The best move, as soon as no other could still be tried as often with what is left to `run`."""
        begun = perf_counter()
        self._simulate()
        while self.simulations < most:
            if self.simulations % LOOKS == 0:
                now = perf_counter()
                if now >= until:
                    break
                in_time = float(self.simulations) * (until - now) / max(now - begun, 1e-9)
                if float(self._lead()) > min(in_time, float(most - self.simulations)):
                    break
            self._simulate()
        return self.best()

    def _lead(self) -> i64:
        """How much more often than any other the first move was tried."""
        first: i64 = 0
        second: i64 = 0
        row = self.head[0]
        while row >= 0:
            for edge in range(row * WIDE, row * WIDE + WIDE):
                visits = self.visits[edge]
                if visits > first:
                    second = first
                    first = visits
                elif visits > second:
                    second = visits
            row = self.next[row]
        return first - second

    def best(self) -> i64:
        """The move that was tried most, of equals the one that looked best; -1: nothing was chosen."""
        best: i64 = -1
        row = self.head[0]
        while row >= 0:
            for edge in range(row * WIDE, row * WIDE + WIDE):
                if self.priors[edge] < 0.0:
                    continue
                if best < 0:
                    best = edge
                more = self.visits[edge] - self.visits[best]
                if more > 0 or (more == 0 and self.priors[edge] > self.priors[best]):
                    best = edge
            row = self.next[row]
        if best < 0 or not self.choosing:
            return -1
        return self.number[best // WIDE] * WIDE + best % WIDE

    def tally(self, move: i64) -> tuple[int, float, float]:
        """How often a move was tried, and the sums of what it brought and of the squares of that.

        A claim is made before every simulation, and so is what can't be avoided: they count for all of them.
        """
        if CLAIM <= move < PLAY_TRICK or not self.choosing:
            return int(self.simulations), self.total, self.square
        row = self.head[0]
        while row >= 0:
            if self.number[row] == move // WIDE:
                edge = row * WIDE + move % WIDE
                return int(self.visits[edge]), self.totals[edge], self.squares[edge]
            row = self.next[row]
        return 0, 0.0, 0.0

    def first_sight(self, move: i64) -> float:
        """What a move looks like at a glance."""
        cells = self.guesses.guess(self.rng)
        act(cells, self.rules, move)
        settle(cells, self.rules, self.rng)
        return self.glance.value(cells)

    def _simulate(self) -> None:
        """Goes down the tree to a leaf, judges it, and tells all who chose on the way."""
        rules = self.rules
        cells = self.guesses.guess(self.rng)
        node: i64 = 0
        depth: i64 = 0
        while True:
            settle(cells, rules, self.rng)
            if cells[PHASE] == FINISHED or self.reached[node] == 0 or depth == DEEPEST:
                break
            edge = self._select(node, cells)
            if edge < 0:
                break
            self.path[depth] = edge
            self.mine[depth] = i64(chooser(cells) == self.seat)
            depth += 1
            act(cells, rules, self.number[edge // WIDE] * WIDE + edge % WIDE)
            if self.children[edge] < 0:
                self.children[edge] = len(self.reached)
                self.reached = append(self.reached, 0)
                self.head = append(self.head, -1)
            node = self.children[edge]
        self.reached[node] += 1
        for step in range(i64(AHEAD)):
            if cells[PHASE] == FINISHED:
                break
            if step == 0:
                self.glance.look(cells)
                self.glance.weigh()
            else:
                self.glance.look_again(cells)
            self._go_on(cells)
        value = self.glance.value(cells)
        self.choosing = depth > 0 and self.mine[0] != 0
        self.total += value
        self.square += value * value
        for step in range(depth):
            edge = self.path[step]
            self.visits[edge] += 1
            gained = value
            if not self.mine[step]:
                gained = 1.0 - value
            self.totals[edge] += gained
            self.squares[edge] += gained * gained
        self.simulations += 1

    def _go_on(self, cells: vec[i64]) -> None:
        """Lets whoever is to move lay the clan card that brings most; any other choice is left to chance.

        What hangs on each stone is taken as it was at the leaf.
        """
        mover = cells[MOVER]
        glance = self.glance
        best: i64 = -1
        most = HOPELESS
        rest: i64 = 0
        if cells[PHASE] == PLAY:
            rest = cells[HAND + mover]
        base: i64 = 0
        while rest:
            suit = rest & 1023
            while suit:
                card = base + PLACE_OF[suit * 10]
                suit &= suit - 1
                stones = cells[OPEN + mover]
                while stones:
                    stone = PLACE_OF[stones * 10]
                    stones &= stones - 1
                    gain = glance.laying(cells, mover, card, stone)
                    if mover != self.seat:
                        gain = -gain
                    gain += WHIM * float(self.rng.below(FINE)) / float(FINE)
                    if gain > most:
                        most = gain
                        best = card * WIDE + stone
            rest >>= 10
            base += 10
        if best < 0:
            best = nth(cells, self.rules, self.rng.below(count(cells, self.rules)))
        act(cells, self.rules, best)
        settle(cells, self.rules, self.rng)

    def _select(self, node: i64, cells: vec[i64]) -> i64:
        """The edge that promises most, by what it brought and by how little it was tried; -1: none."""
        self._list_possible(cells)
        if self._gather(node):
            if len(self.priors) > MOST_EDGES:
                return -1
            self._expand(node, cells)
            self._gather(node)
        # Local names: looked up once, not for every edge.
        choice = self.choice
        visits = self.visits
        totals = self.totals
        priors = self.priors
        seen: i64 = 0
        total = 0.0
        weight = 0.0
        for index in range(self.chosen_from):
            edge = choice[index]
            seen += visits[edge]
            total += totals[edge]
            weight += priors[edge]
        untried = 1.0
        if seen:
            untried = total / float(seen) - URGENCY
        explore = EXPLORE + CURIOSITY * log(1.0 + float(seen) / OFTEN)
        if chooser(cells) != self.seat:
            explore *= UNSEEING
        pull = explore * sqrt(float(seen + 1)) / weight
        best: i64 = -1
        most = HOPELESS
        for index in range(self.chosen_from):
            edge = choice[index]
            tried = visits[edge]
            promise = pull * priors[edge] / float(1 + tried)
            if tried:
                promise += totals[edge] / float(tried)
            else:
                promise += untried
            if promise > most:
                most = promise
                best = edge
        return best

    def _list_possible(self, cells: vec[i64]) -> None:
        """Notes the legal moves by row."""
        possible = self.possible
        for index in range(self.asked_for):
            possible[self.asked[index]] = 0
        self.asked_for = 0
        mover = cells[MOVER]
        if cells[PHASE] == PLAY and not self.rules.tactics and cells[HAND + mover] and cells[OPEN + mover]:
            rest = cells[HAND + mover]
            base: i64 = 0
            while rest:
                suit = rest & 1023
                while suit:
                    self._ask(base + PLACE_OF[suit * 10], cells[OPEN + mover])
                    suit &= suit - 1
                rest >>= 10
                base += 10
            return
        for index in range(count(cells, self.rules)):
            move = nth(cells, self.rules, index)
            self._ask(move // WIDE, BIT[move % WIDE])

    def _ask(self, row: i64, moves: i64) -> None:
        if self.possible[row] == 0:
            self.asked[self.asked_for] = row
            self.asked_for += 1
        self.possible[row] |= moves

    def _gather(self, node: i64) -> bool:
        """Collects the edges for the moves that are possible; whether some are still missing."""
        possible = self.possible
        choice = self.choice
        priors = self.priors
        numbers = self.number
        following = self.next
        found: i64 = 0
        rows: i64 = 0
        missing = False
        row = self.head[node]
        while row >= 0:
            moves = possible[numbers[row]]
            if moves:
                rows += 1
                while moves:
                    edge = row * WIDE + PLACE_OF[moves * 10]
                    moves &= moves - 1
                    if priors[edge] < 0.0:
                        missing = True
                    choice[found] = edge
                    found += 1
            row = following[row]
        self.chosen_from = found
        return missing or rows < self.asked_for

    def _expand(self, node: i64, cells: vec[i64]) -> None:
        """Adds edges for the moves that are possible now; those that look good get the greater priors."""
        row = self.head[node]
        while row >= 0:
            self.possible[self.number[row]] |= BIT[WIDE]  # there already
            row = self.next[row]
        for index in range(self.asked_for):
            if self.possible[self.asked[index]] & BIT[WIDE] == 0:
                self._add_row(node, self.asked[index])
        seat = chooser(cells)
        others = False
        row = self.head[node]
        while row >= 0:
            self.possible[self.number[row]] &= ~BIT[WIDE]
            if self.number[row] >= CLAN_CARDS:
                others = True
            row = self.next[row]
        if others:
            self._judge_others(node, cells, seat)
        self._judge_layings(node, cells, seat)

    def _add_row(self, node: i64, number: i64) -> None:
        self.next = append(self.next, self.head[node])
        self.head[node] = len(self.number)
        self.number = append(self.number, number)
        for _edge in range(i64(WIDE)):  # of each number called `_` an object would be made
            self.priors = append(self.priors, UNKNOWN)
            self.visits = append(self.visits, 0)
            self.totals = append(self.totals, 0.0)
            self.squares = append(self.squares, 0.0)
            self.children = append(self.children, -1)

    def _judge_layings(self, node: i64, cells: vec[i64], seat: i64) -> None:
        """Sets the priors of clan cards by what they bring at their stones."""
        glance = self.glance
        glance.look(cells)
        glance.weigh()
        row = self.head[node]
        while row >= 0:
            number = self.number[row]
            if number < CLAN_CARDS:
                moves = self.possible[number]
                while moves:
                    slot = PLACE_OF[moves * 10]
                    moves &= moves - 1
                    edge = row * WIDE + slot
                    if self.priors[edge] < 0.0:
                        self._set_prior(edge, seat, glance.laying(cells, seat, number, slot))
            row = self.next[row]

    def _judge_others(self, node: i64, cells: vec[i64], seat: i64) -> None:
        """Sets the priors of all other moves by the positions that they lead to."""
        glance = self.glance
        base = glance.value(cells)
        row = self.head[node]
        while row >= 0:
            number = self.number[row]
            if number >= CLAN_CARDS:
                moves = self.possible[number]
                while moves:
                    slot = PLACE_OF[moves * 10]
                    moves &= moves - 1
                    edge = row * WIDE + slot
                    if self.priors[edge] < 0.0:
                        trial = cells[:]
                        act(trial, self.rules, number * WIDE + slot)
                        if trial[PHASE] == DRAWN:
                            act(trial, self.rules, nth(trial, self.rules, 0))
                        self._set_prior(edge, seat, glance.value(trial) - base)
            row = self.next[row]

    def _set_prior(self, edge: i64, seat: i64, gain: float) -> None:
        if seat != self.seat:
            gain = -gain
        self.priors[edge] = exp(gain / SHARPNESS)
