"""The check of a recorded game: its deal by the dealer's secret, its claims by a second opinion."""

from typing import NamedTuple

from caber.core.contract import EVERYBODY
from caber.core.errors import CaberError
from caber.core.record import Record
from caber.core.verify import check_deal
from caber.games.boards import board_of


class Verdict(NamedTuple):
    """The findings about one game with which nothing is wrong."""

    game: str
    seats: tuple[str, ...]
    moves: int
    result: str
    dealt: int | None  # outcomes that agree with the dealer's secret; None: it isn't known
    withheld: bool  # whether the secret is missing although the game is over and nothing else is hidden
    claims: int  # moves on which there was a second opinion, which agreed


def judge(record: Record) -> Verdict:
    """Check a record that has been read, and thus has only legal moves; CaberError if something is wrong."""
    dealt = check_deal(record) if record.secret is not None and record.viewer == EVERYBODY else None
    board = board_of(record.game)
    claims = 0
    for number, (state, move) in enumerate(zip(record.positions(), record.moves), 1):
        opinion = board.audit(state, move) if state.turn >= 0 else None
        if opinion:
            line, text = record.lines[number - 1], state.text(move)
            details: dict[str, str | int] = {"line": line, "number": number, "move": text, "reason": opinion}
            raise CaberError("cli-verify-claim", details)
        claims += opinion is not None
    withheld = dealt is None and record.viewer == EVERYBODY and record.outcome() is not None
    return Verdict(
        record.game.name, record.seats, len(record.moves), record.result(), dealt, withheld, claims
    )
