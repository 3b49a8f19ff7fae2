"""Who sits where: people at this keyboard, and bots."""

import hmac
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from caber.bots import Bot, bot, names
from caber.core.errors import CaberError
from caber.core.game import Game
from caber.core.options import Value
from caber.core.record import Record
from caber.core.rng import Rng
from caber.table.names import distinct
from caber.texts import tell

HUMAN = "human"


class Seat(NamedTuple):
    """One seat: a person, or a bot that is asked."""

    name: str
    bot: Bot | None = None


def seats_from(text: str | None, game: Game, chosen: Mapping[str, Value]) -> tuple[Seat, ...]:
    """The seats that `human:Ailsa,random` names; without it, a person and, for the rest, the best bot."""
    bots = names(game.name)
    if text:
        words = [word.strip() for word in text.split(",")]
    else:
        words = [HUMAN, *bots[-1:] * (game.players(chosen) - 1)]
    if len(words) not in game.seats:
        allowed = ", ".join(map(str, game.seats))
        raise CaberError("cli-seats-count", {"count": len(words), "game": game.name, "allowed": allowed})
    people = sum(word == HUMAN for word in words)
    seats = []
    for number, word in enumerate(words, 1):
        kind, colon, name = word.partition(":")
        if kind == HUMAN:
            seats.append(Seat(name.strip() if colon else HUMAN if people == 1 else f"{HUMAN} {number}"))
        elif word in bots:
            seats.append(Seat(word, bot(word, game.name)))
        else:
            raise CaberError("cli-seat", {"name": word, "bots": ", ".join(bots)})
    persons = [seat.name.lower() for seat in seats if seat.bot is None]
    for name in persons:
        # A record tells people from bots by their names alone.
        if name in bots or persons.count(name) > 1:
            raise CaberError("cli-seat-name", {"name": name})
    return tuple(seats)


def seats_again(written: Sequence[str], game: Game) -> tuple[Seat, ...]:
    """The seats of a saved game."""
    bots = names(game.name)
    return tuple(Seat(name, bot(name, game.name) if name in bots else None) for name in written)


def shown_names(seats: Sequence[Seat], language: str) -> list[str]:
    """How the players are called on the screen: somebody alone without a name is addressed as “You”.

    >>> shown_names([Seat("human"), Seat("heuristic", bot("heuristic", "schotten_totten"))], "de")
    ['Du', 'heuristic']
    """
    alone = sum(seat.bot is None for seat in seats) == 1
    you = tell("cli-you", {}, language)
    return distinct([you if alone and seat.name == HUMAN else seat.name for seat in seats])


def luck(record: Record, seat: int) -> Rng:
    """A bot's own luck for its next move: the same after a resumed save, and no key to the deal."""
    assert record.secret is not None
    message = b"caber bot %d %d" % (seat, len(record.moves))
    return Rng(int.from_bytes(hmac.digest(record.secret, message, "sha256")[:8], "big"))
