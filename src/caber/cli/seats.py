"""The seats of a game in the terminal: people at this keyboard, bots, and bots of one's own."""

import hmac
import re
import shlex
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from caber.bots import BUDGET, PROGRAM, Bot, bot, is_bot, names
from caber.bots.own import OwnBot, is_own
from caber.bots.program import Introduction, check_plays, introduced
from caber.core.errors import CaberError
from caber.core.game import Game
from caber.core.nearest import nearest
from caber.core.options import Value
from caber.core.record import Record
from caber.core.rng import Rng
from caber.table.names import distinct
from caber.texts import tell

HUMAN = "human"
# Commas part seats; in a command they may stand in quotes or behind a backslash, as in a shell.
WORD = re.compile(PROGRAM + r"""(?:[^,"'\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*"|["'\\])*|[^,]*""")


class Seat(NamedTuple):
    """One seat: a person, or a bot that is asked."""

    name: str
    bot: Bot | None = None
    shown: str = ""  # what a program calls itself, or the class of a bot of one's own


def seats_from(text: str | None, game: Game, chosen: Mapping[str, Value]) -> tuple[Seat, ...]:
    """The seats that `human:Ailsa,random` names; without it, a person and, for the rest, the best bot.

    A program is started once to introduce itself, so that no game begins against one that doesn't work.
    """
    bots = names(game.name)
    if text:
        words = words_of(text)
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
        elif _is_bot(word, game) or is_foreign(word, game.name):
            seats.append(_seat(word, game))
        else:
            near = nearest(word, [HUMAN, *bots])
            raise CaberError("cli-seat", {"name": word, "bots": ", ".join(bots), "nearest": near})
    persons = [seat.name.lower() for seat in seats if seat.bot is None]
    for name in persons:
        # A record tells people from bots by their names alone.
        if _is_bot(name, game) or is_foreign(name, game.name) or persons.count(name) > 1:
            raise CaberError("cli-seat-name", {"name": name})
    return tuple(seats)


def words_of(text: str) -> list[str]:
    """The seats that are named one after another.

    >>> words_of("human:O'Neil, program:python 'my bot.py' --book a\\\\,b,random")
    ["human:O'Neil", "program:python 'my bot.py' --book a\\\\,b", 'random']
    """
    words, place = [], 0
    while place <= len(text):
        place += len(text[place:]) - len(text[place:].lstrip())
        found = WORD.match(text, place)
        assert found is not None, "it matches even nothing"
        words.append(found[0].strip())
        place = found.end() + 1
    return words


def seats_again(written: Sequence[str], game: Game, named: str | None) -> tuple[Seat, ...]:
    """The seats of a saved game; if a program or an own bot is among them, they have to be named again.

    Otherwise the writer of such a file could have anything run.
    """
    again = named_again(written, game)
    if again and named is None:
        raise CaberError("program-resume", {"seats": shlex.quote(again)})
    if again and words_of(again) != words_of(named or ""):
        raise CaberError("program-resume-seats", {"seats": shlex.quote(again)})
    return tuple(_seat(name, game) for name in written)


def named_again(written: Sequence[str], game: Game) -> str:
    """How the seats of a saved game are named when it is resumed; nothing, if it needs no naming."""
    if not any(is_foreign(name, game.name) for name in written):
        return ""
    words = []
    for name in written:
        as_it_is = name == HUMAN or is_foreign(name, game.name) or _is_bot(name, game)
        words.append(name if as_it_is else f"{HUMAN}:{name}")
    return ",".join(words)


def _seat(name: str, game: Game) -> Seat:
    """The seat of a bot or a person of that name, as `--seats` or a saved game writes it."""
    if is_foreign(name, game.name):
        player, said = foreign(name, game.name)
        return Seat(name, player, said.name)
    return Seat(name, bot(name, game.name) if _is_bot(name, game) else None)


def _is_bot(name: str, game: Game) -> bool:
    """Whether a record means a bot by this name, which may have its budget behind it."""
    return is_bot(name.partition(BUDGET)[0], game.name)


def is_foreign(name: str, game_name: str) -> bool:
    """Whether it is a program or a class of one's own: code that only the operator may start."""
    return name.startswith(PROGRAM) or is_own(name, game_name)


def foreign(name: str, game_name: str, milliseconds: int | None = None) -> tuple[Bot, Introduction]:
    """Return a program or an own bot that the operator named, and how it introduces itself.

    `name` is what was typed. A CaberError says so if it can't be started or doesn't play the game of that
    `game_name`; `milliseconds` is its time for a move, if it takes one.
    """
    player: Bot
    if name.startswith(PROGRAM):
        player = bot(name, game_name, milliseconds)
        said = introduced(name.removeprefix(PROGRAM), game_name)
    else:
        player = OwnBot(name, milliseconds)
        said = Introduction(player.title, player.games)
    check_plays(said, game_name)
    return player, said


def shown_names(seats: Sequence[Seat], language: str) -> list[str]:
    """How the players are called on the screen: somebody alone without a name is addressed as “You”.

    >>> shown_names([Seat("human"), Seat("heuristic", bot("heuristic", "schotten_totten"))], "de")
    ['Du', 'heuristic']
    """
    alone = sum(seat.bot is None for seat in seats) == 1
    you = tell("cli-you", {}, language)
    return distinct([you if alone and seat.name == HUMAN else seat.shown or seat.name for seat in seats])


def luck(record: Record, seat: int) -> Rng:
    """A bot's own luck for its next move: the same after a resumed save, and no key to the deal."""
    assert record.secret is not None
    message = b"caber bot %d %d" % (seat, len(record.moves))
    return Rng(int.from_bytes(hmac.digest(record.secret, message, "sha256")[:8], "big"))
