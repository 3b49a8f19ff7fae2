"""The rules of Peat: its options, its moves, and a state that keeps the contract."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caber.core.contract import CHANCE, EVERYBODY, OVER
from caber.core.errors import BadNotation, IllegalMove
from caber.core.openly import OpenState
from caber.core.options import Option, Options
from caber.core.outcome import Outcome

OFFERED: Final = (
    Option("begins", (1, 2)),
    Option("peats", (20, 12, 30)),
)

# -- cells: all of them are facts ------------------------------------------------------------------

PHASE: Final = 0
MOVER: Final = 1  # the seat that takes next; once the game is over, the seat with nothing left to take
PEATS: Final = 2  # on the stack
VIEWER: Final = 3
CELLS: Final = 4

TAKING, WEATHER, FINISHED = range(3)  # phases

# -- moves: their numbers are places in this row ---------------------------------------------------

TEXTS: Final = ("take 1", "take 2", "take 3", "calm", "wind")
MOST: Final = 3  # peats at a time
CALM: Final = 3
WIND: Final = 4
WEIGHTS: Final = (2, 1)  # of calm and of wind


class Peat(OpenState):
    """One position of Peat; two seats, and nothing is secret."""

    def __init__(self, options: Options, cells: vec[i64]) -> None:
        super().__init__(options, cells, CELLS, 2, VIEWER)

    @property
    def turn(self) -> i64:
        """The seat to act, or CHANCE, or OVER."""
        return {TAKING: self.cells[MOVER], WEATHER: CHANCE, FINISHED: OVER}[self.cells[PHASE]]

    # -- what can be done --------------------------------------------------------------------------

    def count(self) -> i64:
        """Return the number of legal moves, or of possible outcomes."""
        return {TAKING: min(MOST, self.cells[PEATS]), WEATHER: len(WEIGHTS), FINISHED: 0}[self.cells[PHASE]]

    def nth(self, index: i64) -> i64:
        """Return the legal move at this index."""
        return index + CALM if self.cells[PHASE] == WEATHER else index

    def weight(self, index: i64) -> i64:
        """Return the weight of the outcome at this index of a chance node."""
        return WEIGHTS[index]

    def legal(self, move: i64) -> bool:
        """Return True if the move is legal."""
        return move in self.moves()

    def act(self, move: i64) -> None:
        """Take peats, or let the weather have its way; end the game if nothing is left."""
        cells = self.cells
        if cells[PHASE] == TAKING:
            cells[PEATS] -= move + 1
            cells[MOVER] = 1 - cells[MOVER]
            cells[PHASE] = WEATHER
        else:
            cells[PEATS] -= move == WIND
            cells[PHASE] = TAKING
        if not cells[PEATS]:
            cells[PHASE] = FINISHED

    def refusal(self, move: i64) -> IllegalMove | None:
        """Return the reason why a move is illegal, or None if it is legal."""
        if self.legal(move):
            return None
        said = self.text(move)
        if self.turn == OVER:
            return _refused("over", said)
        if self.turn == CHANCE:
            return _refused("chance", said)
        if move >= CALM:
            return _refused("not-chance", said)
        return _refused("too-many", said, count=int(self.cells[PEATS]))

    # -- how it ends -------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        """Return the outcome, or None: a player with nothing left to take has lost."""
        if self.cells[PHASE] != FINISHED:
            return None
        return self.forfeit(self.cells[MOVER], "nothing_left")

    def forfeit(self, seat: i64, reason: str) -> Outcome:
        """Return the outcome if this seat gives up: the other player wins."""
        return Outcome((-1, 1), (0, 1), reason) if seat == 0 else Outcome((1, -1), (1, 0), reason)

    # -- notation, copies --------------------------------------------------------------------------

    def text(self, move: i64) -> str:
        """Return the move in notation."""
        if not 0 <= move < len(TEXTS):
            raise BadNotation("error-move-number", {"number": move, "moves": len(TEXTS)})
        return TEXTS[move]

    def parse(self, text: str) -> i64:
        """Return the move that this notation names; capitals and extra spaces don't matter."""
        words = " ".join(text.lower().split())
        if words not in TEXTS:
            raise BadNotation("peat-notation", {"text": text[:40]})
        return TEXTS.index(words)

    def twin(self, cells: vec[i64]) -> "Peat":
        """Return another position of the same game."""
        return Peat(self.options, cells)

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self.options, list(self.cells))


def restore(options: Options, cells: list[int]) -> Peat:
    """Return a state from its options and cells, as pickles hold them."""
    return Peat(options, vec[i64](cells))


def opening(options: Options) -> Peat:
    """Return the first position: the whole stack."""
    return restore(options, [TAKING, int(options["begins"]) - 1, int(options["peats"]), EVERYBODY])


def _refused(reason: str, said: str, **details: int) -> IllegalMove:
    return IllegalMove(f"peat-refused-{reason}", {"move": said, **details})
