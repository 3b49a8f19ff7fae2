"""One game between bots: the game loop of every match in the arena."""

import hmac
from collections.abc import Mapping, Sequence
from operator import index
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
    """A finished or interrupted game."""

    outcome: Outcome | None  # None if the game reached the limit of moves
    forfeit: record.Forfeit | None  # the seat that forfeited, with the reason
    moves: list[int]  # every move, chance included
    choices: list[int]  # by seat: the number of moves its bot chose
    seconds: list[float]  # by seat: the time its bot took
    detail: str = ""  # what was wrong, if a seat forfeited


def play_out(
    game: Game,
    options: Mapping[str, Value],
    bots: Sequence[Bot],
    secret: bytes,
    longest: int | None = None,
) -> Played:
    """Play one game and return it.

    `game`: the rules.
    `options`: the game's options.
    `bots`: one bot for each seat.
    `secret`: determines the deal, and the random numbers of each seat's bot.
    `longest`: the limit of moves, chance included; None for no limit.
    """
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
                chosen: int | str = bots[seat].choose(state.hide(seat), luck[seat])
            except Forfeit as given:
                lost = record.Forfeit(seat, given.reason)
                return played._replace(outcome=state.forfeit(*lost), forfeit=lost, detail=given.detail)
            finally:
                played.seconds[seat] += perf_counter() - begun
            played.choices[seat] += 1
            # Bots of one's own may choose notation, or numbers of NumPy, which compiled rules refuse.
            move = state.parse(chosen) if isinstance(chosen, str) else index(chosen)
        state.play(move)
        played.moves.append(move)
    return played._replace(outcome=state.outcome())


def record_of(
    game: Game, options: Mapping[str, Value], names: Sequence[str], secret: bytes, played: Played
) -> Record:
    """Return the record of a finished game.

    `game`: the rules.
    `options`: the game's options.
    `names`: the bots' names by seat.
    `secret`: the dealer's secret; it is published in the record, because the game is over.
    `played`: the game.
    """
    written = Record(
        game, game.options(options), tuple(map(_name, names)), Dealer(secret).commitment, secret=secret
    )
    for move in played.moves:
        written.play(move)
    written.forfeit = played.forfeit
    return written


def _name(bot: str) -> str:
    """Return the bot's name in characters that a record can hold; a program's name is its command line."""
    return "".join(each if each.isprintable() and each != "|" else "?" for each in bot).strip()


def _seed(secret: bytes, seat: int) -> int:
    """Return the seed of a bot; it reveals nothing of the secret, so no bot can derive the deal from it."""
    return int.from_bytes(hmac.digest(secret, b"caber bot %d" % seat, "sha256")[:8], "big")
