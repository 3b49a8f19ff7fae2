"""One game between bots: the loop that every match of the arena goes through."""

import hmac
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import NamedTuple

from caber.bots import Bot, Forfeit
from caber.core import record
from caber.core.contract import CHANCE, OVER
from caber.core.dealer import Dealer
from caber.core.game import Game
from caber.core.options import Value
from caber.core.outcome import Outcome
from caber.core.record import Record
from caber.core.rng import Rng


class Played(NamedTuple):
    """A game as far as it went."""

    outcome: Outcome | None  # None: it was broken off, because it took too many moves
    forfeit: record.Forfeit | None  # which seat gave up its game, and why
    moves: list[int]  # all of them, chance included
    choices: list[int]  # by seat, how many of them its bot chose
    seconds: list[float]  # by seat, how long that took


def play_out(
    game: Game,
    options: Mapping[str, Value],
    bots: Sequence[Bot],
    secret: bytes,
    longest: int | None = None,
) -> Played:
    """One game, of so many moves at most; the secret decides the deal, and the luck of each seat's bot."""
    state = game.start(options)
    dealer = Dealer(secret)
    luck = [Rng(_seed(secret, seat)) for seat in range(len(bots))]
    played = Played(None, None, [], [0] * len(bots), [0.0] * len(bots))
    while state.turn != OVER:
        if len(played.moves) == longest:
            return played
        if state.turn == CHANCE:
            move = dealer.deal(state)
        else:
            seat = int(state.turn)
            begun = perf_counter()
            try:
                move = bots[seat].choose(state.hide(seat), luck[seat])
            except Forfeit as given:
                lost = record.Forfeit(seat, given.reason)
                return played._replace(outcome=state.forfeit(*lost), forfeit=lost)
            finally:
                played.seconds[seat] += perf_counter() - begun
            played.choices[seat] += 1
        state.play(move)
        played.moves.append(move)
    return played._replace(outcome=state.outcome())


def record_of(
    game: Game, options: Mapping[str, Value], names: Sequence[str], secret: bytes, played: Played
) -> Record:
    """The record of that game, with the bots' names by seat; its secret is told, for the game is over."""
    written = Record(
        game, game.options(options), tuple(map(_name, names)), Dealer(secret).commitment, secret=secret
    )
    for move in played.moves:
        written.play(move)
    written.forfeit = played.forfeit
    return written


def _name(bot: str) -> str:
    """The bot's name in characters that a record can hold: an external program is named by its command."""
    return "".join(each if each.isprintable() and each != "|" else "?" for each in bot).strip()


def _seed(secret: bytes, seat: int) -> int:
    """Tells nothing of the secret, so that a bot can't work out the deal from its own luck."""
    return int.from_bytes(hmac.digest(secret, b"caber bot %d" % seat, "sha256")[:8], "big")
