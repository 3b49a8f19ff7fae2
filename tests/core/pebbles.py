"""A tiny game for the tests: two to four people, nobody agrees who begins, and everything is open.

Chance throws how many pebbles lie on the table and who begins; each in turn takes one to three. Whoever takes
the last one wins, together with everybody who has as many pebbles as he.
"""

from math import gcd

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.contract import CHANCE, EVERYBODY, OVER, State
from caber.core.errors import BadNotation, BadOption, IllegalMove
from caber.core.game import Game
from caber.core.options import Option, Options, Own
from caber.core.outcome import Outcome
from caber.core.rng import Rng


def read_heap(text: str) -> str:
    """How many pebbles, if anybody could count them."""
    if not text.isdecimal() or not 1 <= int(text) <= 99:
        raise BadOption("error-name", {"name": text})
    return str(int(text))


OFFERED = (Option("players", (2, 3, 4)), Option("pebbles", (12, 8), Own(read_heap, "21")))
LEFT, MOVER, VIEWER, LAST, TAKEN, CELLS = 0, 1, 2, 3, 4, 8
MOST = 3


class Pebbles(State):
    """One position; the cell LEFT is -1 until chance has thrown."""

    def __init__(self, options: Options, cells: vec[i64]) -> None:
        super().__init__(options, cells, CELLS)
        self.players = int(options["players"])

    @property
    def turn(self) -> i64:
        left = self.cells[LEFT]
        return CHANCE if left < 0 else self.cells[MOVER] if left else OVER

    @property
    def viewer(self) -> i64:
        return self.cells[VIEWER]

    def count(self) -> i64:
        return self.players if self.turn == CHANCE else min(self.cells[LEFT], MOST)

    def nth(self, index: i64) -> i64:
        return index

    def legal(self, move: i64) -> bool:
        return 0 <= move < self.count()

    def act(self, move: i64) -> None:
        if self.turn == CHANCE:
            self.cells[LEFT], self.cells[MOVER] = int(self.options["pebbles"]), move
            return
        seat = self.cells[MOVER]
        self.cells[TAKEN + seat] += move + 1
        self.cells[LEFT] -= move + 1
        self.cells[LAST] = seat
        self.cells[MOVER] = (seat + 1) % self.players

    def outcome(self) -> Outcome | None:
        return self._won([int(self.cells[LAST])], "last") if self.turn == OVER else None

    def forfeit(self, seat: i64, reason: str) -> Outcome:
        others = [other for other in range(self.players) if other != seat]
        best = max(others, key=lambda other: int(self.cells[TAKEN + other]))
        return self._won([best], reason, int(seat))

    def _won(self, best: list[int], reason: str, out: int = -1) -> Outcome:
        points = [int(self.cells[TAKEN + seat]) for seat in range(self.players)]
        winners = [seat for seat in range(self.players) if points[seat] == points[best[0]] and seat != out]
        losers = self.players - len(winners)
        share = gcd(losers, len(winners))
        payoffs = [
            losers // share if seat in winners else -len(winners) // share for seat in range(self.players)
        ]
        return Outcome(tuple(payoffs), tuple(points), reason)

    def hide(self, seat: i64) -> "Pebbles":
        cells = self.cells[:]
        cells[VIEWER] = seat
        return Pebbles(self.options, cells)

    def seen(self, move: i64, seat: i64) -> i64:
        return move

    def guess(self, rng: Rng) -> "Pebbles":
        return self.hide(EVERYBODY)

    def twin(self, cells: vec[i64]) -> "Pebbles":
        return Pebbles(self.options, cells)

    def refusal(self, move: i64) -> IllegalMove | None:
        return (
            None if self.legal(move) else IllegalMove("error-move-number", {"number": int(move), "moves": 3})
        )

    def text(self, move: i64) -> str:
        return str(move)

    def parse(self, text: str) -> i64:
        if not text.isdecimal():
            raise BadNotation("error-name", {"name": text})
        return int(text)


def opening(options: Options) -> Pebbles:
    cells = vec[i64]([0] * CELLS)
    cells[LEFT], cells[VIEWER] = -1, EVERYBODY
    return Pebbles(options, cells)


PEBBLES = Game(
    "pebbles", 1, (2, 3, 4), OFFERED, opening, moves=4, decisions=MOST, main=("pebbles",), secrets=False
)


def find(name: str) -> Game:
    """The table of games that holds this one only."""
    assert name == "pebbles"
    return PEBBLES
