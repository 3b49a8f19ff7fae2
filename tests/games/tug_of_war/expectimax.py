"""Perfect play of one bout by brute force: every throw, re-roll and deed on the naive engine; small caps.

A turn is played on the naive engine deed by deed. What a deed does hangs on the die, the column die it is
put to and the athletes alone, so each is played once and remembered; `ways_by_playing` plays whole turns
without that, as a check.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tests.games.tug_of_war.naive import FACES, ODDS, PLAIN, THROWS, NaiveGame, Value

Column = tuple[int, ...]  # the three column dice, in ascending order
Athletes = tuple[int, int]  # standing, lying
Position = tuple[Column, int, int, Column, int, int]
"""Between two turns: column, standing and lying ones of whoever throws next, then those of the other."""
Table = NDArray[np.float64]

CLOSE = 1e-9
COLUMNS: list[Column] = list(combinations_with_replacement(range(1, 7), 3))
WHOLE = sum(ODDS)
WON, LOST = "won", "lost"


class Node(NamedTuple):
    """The middle of a turn: column dice with whether they may still get a die, dice left, athletes."""

    places: tuple[tuple[int, bool], ...]  # in ascending order
    dice: tuple[int, ...]
    mine: Athletes
    theirs: Athletes
    fresh: int = 0

    @property
    def column(self) -> Column:
        """The column dice alone."""
        return tuple(die for die, _ in self.places)


After = Node | str
"""What a deed leads to: a node (the turn is over if it has no dice left), or the end of the bout."""


def node_of(column: Column, mine: Athletes, theirs: Athletes, dice: tuple[int, ...]) -> Node:
    """A throw before any deed."""
    return Node(tuple((die, True) for die in sorted(column)), dice, mine, theirs)


def end_of(column: Column, mine: Athletes, theirs: Athletes) -> Node:
    """The end of a turn: it doesn't matter any more where dice were put."""
    return Node(tuple((die, False) for die in sorted(column)), (), mine, theirs)


class Turns:
    """What can be done in a turn under these options."""

    def __init__(self, options: Mapping[str, Value]) -> None:
        self.options = {**options, "turn_limit": "none"}
        self.known_deeds: dict[tuple[object, ...], list[tuple[int, Athletes, Athletes, int] | str]] = {}
        self.known_moves: dict[Node, list[After]] = {}

    def athletes(self) -> list[Athletes]:
        """All that a side can have while a bout goes on."""
        cap, most = int(self.options["cap"]), self.options.get("lying", "none")
        lying = cap if most == "none" else int(most)
        return [(total - down, down) for total in range(1, cap + 1) for down in range(min(total, lying) + 1)]

    # -- deeds, by playing them ------------------------------------------------------------------------

    def laid(self, node: Node) -> NaiveGame:
        """The node on the naive engine; the return bout, so that the end of the bout ends the game."""
        game = NaiveGame(self.options)
        game.bout, game.winners, game.phase, game.turn_number = 2, [0], "assigning", 1
        game.thrown = [(die, PLAIN) for die in node.dice]
        game.beside = [0 if may else 1 for _, may in node.places]
        game.fresh = node.fresh
        for side, (standing, lying) in zip(game.sides, (node.mine, node.theirs)):
            side.standing, side.lying = standing, lying
        game.me.column = [die for die, _ in node.places]
        return game

    def played(self, node: Node, moves: list[str]) -> Iterator[NaiveGame]:
        """The games after each of these moves, and after all that may be chosen about who leaves."""
        for move in moves:
            game = self.laid(node)
            game.play(move)
            waiting = [(game, [move])]
            while waiting:
                game, path = waiting.pop()
                if game.phase != "leaving":
                    yield game
                    continue
                for choice in game.legal():
                    again = self.laid(node)
                    for text in (*path, choice):
                        again.play(text)
                    waiting.append((again, [*path, choice]))

    def deeds(
        self, die: int, column: int, mine: Athletes, theirs: Athletes, fresh: int
    ) -> list[tuple[int, Athletes, Athletes, int] | str]:
        """What a die can do to one column die: that one, the athletes and the protected ones after it."""
        key = (die, column, mine, theirs, fresh)
        if key not in self.known_deeds:
            # A second die stays in hand, so that the turn isn't over.
            node = Node(((column, True), (1, False), (1, False)), (die, 1), mine, theirs, fresh)
            moves = [text for text in self.laid(node).legal() if text.startswith(f"{die}@1 ")]
            found: list[tuple[int, Athletes, Athletes, int] | str] = []
            for game in self.played(node, moves):
                if game.phase == "finished":
                    found.append(WON if game.winners[1] == 0 else LOST)
                else:
                    one, two = ((side.standing, side.lying) for side in game.sides)
                    found.append((game.me.column[0], one, two, game.fresh))
            self.known_deeds[key] = found
        return self.known_deeds[key]

    def moves(self, node: Node) -> list[After]:
        """Where one deed can lead from here."""
        if node not in self.known_moves:
            found: dict[After, None] = dict.fromkeys(self._berserker(node))
            for die in set(node.dice):
                rest = list(node.dice)
                rest.remove(die)
                for column, may in set(node.places):
                    if may:
                        others = list(node.places)
                        others.remove((column, True))
                        for after in self.deeds(die, column, node.mine, node.theirs, node.fresh):
                            if isinstance(after, tuple):
                                new, mine, theirs, fresh = after
                                places = tuple(sorted([*others, (new, False)]))
                                found[Node(places, tuple(rest), mine, theirs, fresh if rest else 0)] = None
                            else:
                                found[after] = None
            self.known_moves[node] = list(found)
        return self.known_moves[node]

    def _berserker(self, node: Node) -> list[After]:
        if len(node.dice) < 3 or len(set(node.dice)) > 1:
            return []
        game = self.laid(node)
        if "berserker" not in game.legal():
            return []
        game.play("berserker")
        if game.phase == "finished":
            return [WON]
        theirs = game.sides[1].standing, game.sides[1].lying
        return [end_of(node.column, node.mine, theirs)]

    # -- whole turns -----------------------------------------------------------------------------------

    def ways(self, node: Node) -> set[object]:
        """How the turn can end: column and athletes, or the end of the bout."""
        found: set[object] = set()
        waiting: list[After] = [node]
        seen = {node}
        while waiting:
            one = waiting.pop()
            if isinstance(one, str):
                found.add(one)
            elif not one.dice:
                found.add((one.column, one.mine, one.theirs))
            else:
                for after in self.moves(one):
                    if isinstance(after, str) or after not in seen:
                        waiting.append(after)
                        if isinstance(after, Node):
                            seen.add(after)
        return found

    def ways_by_playing(self, node: Node) -> set[object]:
        """The same by playing whole turns on the naive engine."""
        found: set[object] = set()
        waiting: list[list[str]] = [[]]
        while waiting:
            path = waiting.pop()
            game = self.laid(node)
            for text in path:
                game.play(text)
            if game.phase == "finished":
                found.add(WON if game.winners[1] == 0 else LOST)
            elif game.mover == 1:
                one, two = game.sides
                column = tuple(sorted(one.column))
                found.add((column, (one.standing, one.lying), (two.standing, two.lying)))
            else:
                waiting += [[*path, text] for text in game.legal()]
        return found

    def worth(self, position: Position, value: Callable[[Position], float]) -> float:
        """The mover's chance if every position after his turn is worth that to the other."""
        column, standing, lying, theirs = position[0], position[1], position[2], position[3]
        known: dict[After, float] = {WON: 1.0, LOST: 0.0}

        def best(node: After) -> float:
            if node not in known:
                assert isinstance(node, Node)
                if node.dice:
                    known[node] = max(best(after) for after in self.moves(node))
                else:
                    known[node] = 1 - value((theirs, *node.theirs, node.column, *node.mine))
            return known[node]

        start = (standing, lying), (position[4], position[5])
        throws = {dice: best(node_of(column, *start, dice)) for dice in COLUMNS}
        return _after_rerolls(self.rerolls(column.count(6)), throws)

    def rerolls(self, sixes: int) -> "Rerolls":
        """What so many sixes allow."""
        return rerolls(sixes, str(self.options.get("rerolls", "one_by_one")))


# -- re-rolls ----------------------------------------------------------------------------------------


class Rerolls(NamedTuple):
    """All that can happen between a throw and the first deed, every node after those it leads to."""

    kinds: list[str]  # "throw" (nothing more happens), "choice" or "chance"
    dice: list[Column]
    leads: list[list[int]]
    first: list[int]  # by throw


@cache
def rerolls(sixes: int, manner: str) -> Rerolls:
    """The re-rolls that so many sixes allow, played on the naive engine."""
    found = Rerolls([], [], [], [])
    numbers: dict[object, int] = {}

    def number(path: list[str]) -> int:
        game = NaiveGame({"rerolls": manner})
        game.phase = "throwing"
        game.me.column = [6] * sixes + [1] * (3 - sixes)
        for text in path:
            game.play(text)
        key = (game.phase, game.rerolls, tuple(game.thrown))
        if key not in numbers:
            over = game.phase == "assigning"
            leads = [] if over else [number([*path, text]) for text in game.legal()]
            found.kinds.append("throw" if over else "chance" if game.turn == "chance" else "choice")
            found.dice.append(tuple(game.dice))
            found.leads.append(leads)
            numbers[key] = len(found.kinds) - 1
        return numbers[key]

    found.first.extend(number([text]) for text in THROWS)
    return found


def _after_rerolls(rerolls: Rerolls, throws: Mapping[Column, float]) -> float:
    worth: list[float] = []
    for kind, dice, leads in zip(rerolls.kinds, rerolls.dice, rerolls.leads):
        if kind == "throw":
            worth.append(throws[dice])
        elif kind == "choice":
            worth.append(max(worth[lead] for lead in leads))
        else:
            worth.append(sum(worth[lead] for lead in leads) / len(FACES))
    return sum(weight * worth[first] for weight, first in zip(ODDS, rerolls.first)) / WHOLE


# -- all positions -----------------------------------------------------------------------------------


class Bout:
    """All positions between two turns of a bout; a table gives each a value, as [mover, other]."""

    def __init__(self, options: Mapping[str, Value]) -> None:
        self.turns = Turns(options)
        self.athletes = self.turns.athletes()
        self.sides = [(column, athletes) for column in COLUMNS for athletes in self.athletes]
        self.side_numbers = {side: number for number, side in enumerate(self.sides)}
        many = len(self.athletes)
        # What a turn can lead to: own side and the other's athletes; then the two ends of the bout.
        self.ends: dict[After, int] = {
            end_of(column, mine, theirs): number * many + place
            for number, (column, mine) in enumerate(self.sides)
            for place, theirs in enumerate(self.athletes)
        }
        self.ends[WON] = len(self.sides) * many
        self.ends[LOST] = self.ends[WON] + 1
        self._list_nodes()

    def _list_nodes(self) -> None:
        """Numbers the nodes by dice left; for each, the numbers of those with one die fewer, or of ends."""
        self.roots = [
            node_of(column, mine, theirs, dice)
            for column, mine in self.sides
            for theirs in self.athletes
            for dice in COLUMNS
        ]
        layers = [list(dict.fromkeys(self.roots))]
        for left in (2, 1):
            after = (each for node in layers[-1] for each in self.turns.moves(node))
            layers.append([*dict.fromkeys(n for n in after if isinstance(n, Node) and len(n.dice) == left)])
        numbers: dict[After, int] = dict(self.ends)
        self.layers: list[tuple[NDArray[np.int64], NDArray[np.int64]]] = []  # leads, and where each begins
        for layer in reversed(layers):
            leads: list[int] = []
            begins: list[int] = []
            for node in layer:
                begins.append(len(leads))
                leads += [numbers[each] for each in self.turns.moves(node)]
            self.layers.append((np.array(leads), np.array(begins)))
            first = len(numbers)
            numbers.update({node: first + number for number, node in enumerate(layer)})
        self.root_numbers = np.array([numbers[node] for node in self.roots])

    def improved(self, table: Table) -> Table:
        """One turn of perfect play, if afterwards every position is worth that to whoever throws next."""
        many, columns = len(self.athletes), len(COLUMNS)
        # By own side and the other's athletes, for each of the other's columns.
        after = 1 - table.reshape(columns, many, len(self.sides)).transpose(2, 1, 0)
        known = np.concatenate([after.reshape(-1, columns), np.ones((1, columns)), np.zeros((1, columns))])
        for leads, begins in self.layers:
            best = [
                np.maximum.reduceat(known[leads[begins[low] : end]], begins[low:high] - begins[low])
                for low, high, end in _slices(begins, len(leads))
            ]
            known = np.concatenate([known, *best])
        throws = known[self.root_numbers].reshape(columns, many, many, columns, columns)
        turns = [self._thrown(column, throws[number]) for number, column in enumerate(COLUMNS)]
        return np.stack(turns).reshape(len(self.sides), len(self.sides))

    def _thrown(self, column: Column, throws: Table) -> Table:
        """Before the throw: [own athletes, other's column, other's athletes] for one own column."""
        tree = self.turns.rerolls(column.count(6))
        worth: list[Table] = []
        places = {dice: place for place, dice in enumerate(COLUMNS)}
        for kind, dice, leads in zip(tree.kinds, tree.dice, tree.leads):
            if kind == "throw":
                worth.append(throws[:, :, places[dice], :])
            elif kind == "choice":
                worth.append(np.max([worth[lead] for lead in leads], axis=0))
            else:
                worth.append(np.mean([worth[lead] for lead in leads], axis=0))
        total = sum(weight * worth[first] for weight, first in zip(ODDS, tree.first)) / WHOLE
        return np.asarray(total).transpose(0, 2, 1)

    def bounds(self, close: float = CLOSE) -> tuple[Table, Table]:
        """Value iteration from below and from above; play that never ends counts for nobody."""
        size = len(self.sides)
        lower, upper = np.zeros((size, size)), np.ones((size, size))
        while float((upper - lower).max()) > close:
            lower, upper = self.improved(upper), self.improved(lower)
            assert (lower <= upper).all()
        return lower, upper

    def positions(self) -> Iterator[tuple[Position, int, int]]:
        """Every position with its place in a table."""
        for mover, (column, mine) in enumerate(self.sides):
            for other, (their_column, theirs) in enumerate(self.sides):
                yield (column, *mine, their_column, *theirs), mover, other


def _slices(begins: NDArray[np.int64], leads: int, most: int = 4_000) -> Iterator[tuple[int, int, int]]:
    """Nodes in handy parts: the first and last node of each, and where the leads of the last one end."""
    for low in range(0, len(begins), most):
        high = min(low + most, len(begins))
        yield low, high, int(begins[high]) if high < len(begins) else leads


def values(options: Mapping[str, Value]) -> dict[Position, float]:
    """What whoever throws next can win the bout by, if both play as well as can be."""
    bout = Bout(options)
    lower, upper = bout.bounds()
    middle = (lower + upper) / 2
    return {position: float(middle[mover, other]) for position, mover, other in bout.positions()}
