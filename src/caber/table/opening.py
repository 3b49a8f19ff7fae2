"""Setting up a table: what somebody wants, checked and written down as the first event."""

import secrets
from collections.abc import Collection, Sequence

from caber.bots import is_bot
from caber.bots import names as bot_names
from caber.core.dealer import SECRET_BYTES
from caber.core.errors import BadOption, CaberError
from caber.core.game import Game
from caber.core.options import Value
from caber.games import game
from caber.table.acts import Open, SeatWanted
from caber.table.events import BOT, OPEN, PERSON, Chair, Clock, Opened
from caber.table.names import PLAYER, PROGRAM


def open_table(
    wanted: Open, me: str, now: int, programs: Collection[str] = ()
) -> tuple[Opened, tuple[int, ...]]:
    """The first event of a table, and the seats that belong to whoever opens it; `programs` may sit down."""
    kind = game(wanted.game)
    if len(wanted.seats) not in kind.seats:
        allowed = ", ".join(map(str, kind.seats))
        raise CaberError("table-seats", {"count": len(wanted.seats), "allowed": allowed})
    if all(seat.kind == "bot" for seat in wanted.seats):
        raise CaberError("table-nobody")
    if sum(seat.kind == "me" for seat in wanted.seats) > 1:
        raise CaberError("table-me-twice")
    options = kind.seated(len(wanted.seats), _chosen(kind, wanted.options))
    kind.opening(options)  # options that don't go together are refused here
    chairs: list[Chair] = []
    for number, seat in enumerate(wanted.seats, 1):
        chairs.append(_chair(kind, seat, number, me, chairs, programs))
    opened = Opened(
        at=now,
        game=kind.name,
        rules=kind.version,
        options=str(options),
        chairs=tuple(chairs),
        games=wanted.games,
        secret=secrets.token_hex(SECRET_BYTES),
        clock=Clock(wanted.clock.seconds, wanted.clock.increment) if wanted.clock else None,
    )
    mine = tuple(place for place, seat in enumerate(wanted.seats) if seat.kind in ("me", "here"))
    return opened, mine


def check_name(name: str, kind: Game, chairs: Sequence[Chair]) -> str:
    """The name that somebody gives himself, if a record can hold it and nobody else has it."""
    if not name or "|" in name or not name.isprintable() or name != name.strip():
        raise CaberError("error-name", {"name": name})
    if is_bot(name.casefold(), kind.name) or name.casefold().startswith(PROGRAM):
        raise CaberError("table-name-bot", {"name": name})
    if any(chair.kind == PERSON and chair.name.casefold() == name.casefold() for chair in chairs):
        raise CaberError("table-name-taken", {"name": name})
    return name


def _chosen(kind: Game, written: dict[str, str]) -> dict[str, Value]:
    offered = {option.name: option for option in kind.offered}
    for name in written:
        if name not in offered:
            raise BadOption("error-option-name", {"name": name, "names": ", ".join(offered)})
    return {name: offered[name].read(value) for name, value in written.items()}


def _chair(
    kind: Game, seat: SeatWanted, number: int, me: str, chairs: Sequence[Chair], programs: Collection[str]
) -> Chair:
    if seat.kind == "open":
        return Chair(OPEN)
    if seat.kind == "bot":
        if seat.name not in programs and not is_bot(seat.name, kind.name):
            known = ", ".join([*programs, *bot_names(kind.name)])
            raise CaberError("error-unknown-bot", {"name": seat.name, "bots": known, "game": kind.name})
        return Chair(BOT, seat.name)
    name = seat.name or (me if seat.kind == "me" else "") or f"{PLAYER} {number}"
    return Chair(PERSON, check_name(name, kind, chairs))
