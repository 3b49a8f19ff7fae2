"""What somebody may ask about himself: all that is stored, to take along, and that it be gone.

Whoever is erased leaves every table: what was played stays in the log, move by move, but no event names him
any more. All of it happens in one transaction; what takes time, replaying his tables, is done before it.
"""

import asyncio
import sqlite3
from collections.abc import Collection, Sequence
from contextlib import closing
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import bindparam, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from caber.server import schema
from caber.server.database import Database
from caber.server.sessions import Visitor
from caber.server.settings import RATES
from caber.server.store import Store, Summary, columns
from caber.server.tables import summary_of
from caber.table import show
from caber.table.events import PERSON, AnyEvent, Chair, Opened, Sat
from caber.table.table import fold
from caber.table.views import Stage

STRAYS = 20  # guests erased at once, who can't come back

_encode = msgspec.json.Encoder().encode
_event = msgspec.json.Decoder(AnyEvent)


class Stay(Struct):
    """One session: a device on which the caller is known. Its token is known to that device alone."""

    began: int  # milliseconds since 1970
    seen: int  # the last visit, give or take a day


class Deed(Struct):
    """An act of the caller's that was carried out; the records say what was played."""

    id: str
    seq: int
    at: int


class Attended(Struct, kw_only=True):
    """A table of the caller's."""

    id: str
    game: str
    stage: Stage
    opened: int
    updated: int
    seats: list[int]  # the caller's
    names: list[str]
    acts: list[Deed]
    records: list[str]  # of its games, as far as the caller may see them


class Export(Struct):
    """All that is stored about the caller."""

    name: str
    account: str | None  # the name to log in with; the password is stored as a hash only
    created: int
    sessions: list[Stay]
    tables: list[Attended]


async def export(store: Store, caller: Visitor, language: str) -> Export:
    """Everything that is stored about somebody."""
    player, account, session, act = (
        each.c for each in (schema.player, schema.account, schema.session, schema.act)
    )
    async with store.database.read() as connection:
        created = await connection.scalar(select(player.created).where(player.id == caller.player))
        known = await connection.scalar(select(account.folded).where(account.player == caller.player))
        visits = await connection.execute(
            select(session.created, session.seen)
            .where(session.player == caller.player)
            .order_by(session.created)
        )
        stays = [Stay(row.created, row.seen) for row in visits]
        deeds: dict[str, list[Deed]] = {table: [] for table in await _seated(connection, caller.player)}
        done = await connection.execute(
            select(act.table_id, act.id, act.seq, act.at).where(act.player == caller.player).order_by(act.at)
        )
        for row in done:
            deeds.setdefault(row.table_id, []).append(Deed(row.id, row.seq, row.at))
    tables = [await _attended(store, table, caller.player, acts, language) for table, acts in deeds.items()]
    return Export(caller.name, known, created or 0, stays, tables)


async def _attended(store: Store, id: str, player: str, acts: list[Deed], language: str) -> Attended:
    events, players = await store.load(id)
    mine = frozenset(seat for seat, owner in players.items() if owner == player)

    def tell() -> Attended:
        table = fold(id, events)
        return Attended(
            id=id,
            game=table.game.name,
            stage=table.stage,
            opened=events[0].at,
            updated=table.updated,
            seats=sorted(mine),
            names=table.names(language),
            acts=acts,
            records=[show.record(table, number, mine) for number in range(1, len(table.sheets) + 1)],
        )

    return await asyncio.to_thread(tell)


class Parting(NamedTuple):
    """How a table goes on without somebody."""

    seq: int  # of the table for which this was worked out
    nameless: list[tuple[int, AnyEvent]]  # events that named him, rewritten
    added: list[AnyEvent]
    summary: Summary | None  # None: the table goes, too


class Erased(NamedTuple):
    """Who was erased: sessions that have ended, tables that have changed or are gone."""

    sessions: list[str]
    tables: list[str]


async def erase(store: Store, player: str, now: int) -> Erased:
    """Removes a player with all that names him; other people's games go on to their end without him."""
    async with store.database.read() as connection:
        seated = await _seated(connection, player)
        partings = {id: await _parting(connection, id, player, now) for id in seated}
    async with store.database.write() as connection:
        # From here on nobody can sit down as this player, and nobody can add to his tables.
        here = select(schema.player.c.id).where(schema.player.c.id == player).with_for_update()
        if (await connection.execute(here)).first() is None:
            return Erased([], [])
        for id, seq in (await _seated(connection, player, lock=True)).items():
            if id not in partings or partings[id].seq != seq:
                partings[id] = await _parting(connection, id, player, now)
        await _part(connection, partings, player, now)
        sessions = await _forget(connection, player)
        await store.announce(connection, [_notice(id, each) for id, each in partings.items()])
    return Erased(sessions, list(partings))


async def scrub(database: Database) -> None:
    """Empties SQLite's journal, where what was overwritten still stands, unless somebody is reading."""
    if not database.shared:
        await asyncio.to_thread(_scrub, database.url.database or "")


def _scrub(file: str) -> None:
    with closing(sqlite3.connect(file, timeout=0.1)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


async def strays(database: Database) -> list[str]:
    """Some guests who have seats and can't come back: nobody has their cookie any more."""
    player = schema.player.c.id
    known = [
        select(each.c.player).where(each.c.player == player) for each in (schema.session, schema.account)
    ]
    wanted = select(player).where(*(~each.exists() for each in known)).limit(STRAYS)
    async with database.read() as connection:
        return list((await connection.execute(wanted)).scalars())


async def _seated(connection: AsyncConnection, player: str, lock: bool = False) -> dict[str, int]:
    """The tables of a player, and the seq of each; two who lock them do so in the same order."""
    seat, summary = schema.seat.c, schema.summary.c
    mine = select(seat.table_id).where(seat.player == player)
    wanted = (
        select(summary.table_id, summary.seq).where(summary.table_id.in_(mine)).order_by(summary.table_id)
    )
    rows = await connection.execute(wanted.with_for_update() if lock else wanted)
    return {row.table_id: row.seq for row in rows}


async def _parting(connection: AsyncConnection, id: str, player: str, now: int) -> Parting:
    event, seat = schema.event.c, schema.seat.c
    stored = await connection.execute(select(event.data).where(event.table_id == id).order_by(event.seq))
    events = [_event.decode(data) for data in stored.scalars()]
    seats = await connection.execute(select(seat.seat, seat.player).where(seat.table_id == id))
    players = {row.seat: row.player for row in seats}
    mine = frozenset(place for place, owner in players.items() if owner == player)
    return await asyncio.to_thread(_parted, id, events, mine, len(mine) == len(players), now)


def _parted(id: str, events: Sequence[AnyEvent], mine: Collection[int], alone: bool, now: int) -> Parting:
    table = fold(id, events)
    seq = table.seq
    # Nobody else has played here, and nothing was played to its end.
    if alone and not any(sheet.over for sheet in table.sheets):
        return Parting(seq, [], [], None)
    added = table.leave(mine, now)
    for event in added:
        table.apply(event)
    rewritten = [(place, nameless(event, mine)) for place, event in enumerate(events)]
    changed = [(place, event) for place, event in rewritten if event is not events[place]]
    return Parting(seq, changed, added, summary_of(table))


def nameless(event: AnyEvent, seats: Collection[int]) -> AnyEvent:
    """An event without the names of those seats; the same event if it holds none."""
    match event:
        case Opened(chairs=chairs) if any(chairs[seat].kind == PERSON for seat in seats):
            kept = (
                Chair(PERSON) if place in seats and chair.kind == PERSON else chair
                for place, chair in enumerate(chairs)
            )
            return replace(event, chairs=tuple(kept))
        case Sat(seat=seat) if seat in seats:
            return replace(event, name="")
    return event


async def _part(connection: AsyncConnection, partings: dict[str, Parting], player: str, now: int) -> None:
    """Writes down how each table goes on."""
    rewritten, added, listed = [], [], []
    gone = [id for id, parting in partings.items() if parting.summary is None]
    for id, parting in partings.items():
        if parting.summary is not None:
            rewritten += [
                {"of": id, "place": place, "told": _encode(each)} for place, each in parting.nameless
            ]
            added += [
                {"table_id": id, "seq": seq, "data": _encode(each)}
                for seq, each in enumerate(parting.added, parting.seq + 1)
            ]
            last = parting.seq + len(parting.added)
            listed.append({"of": id, "seq": last, **columns(parting.summary, now)})
    event, summary = schema.event, schema.summary
    await connection.execute(delete(schema.act).where(schema.act.c.player == player))
    await connection.execute(delete(schema.seat).where(schema.seat.c.player == player))
    if listed:
        rows = update(event).where(event.c.table_id == bindparam("of"), event.c.seq == bindparam("place"))
        await connection.execute(rows.values(data=bindparam("told")), rewritten)
        await connection.execute(insert(event), added)
        await connection.execute(update(summary).where(summary.c.table_id == bindparam("of")), listed)
    for table in (schema.act, event, summary):
        await connection.execute(delete(table).where(table.c.table_id.in_(gone)))


async def _forget(connection: AsyncConnection, player: str) -> list[str]:
    """Removes the player, and whatever leads to him; returns the sessions that have ended with that."""
    account, session, bucket = schema.account, schema.session, schema.bucket
    name = await connection.scalar(select(account.c.folded).where(account.c.player == player))
    ended = await connection.execute(select(session.c.token).where(session.c.player == player))
    sessions = list(ended.scalars())
    await connection.execute(delete(session).where(session.c.player == player))
    await connection.execute(delete(account).where(account.c.player == player))
    await connection.execute(delete(schema.player).where(schema.player.c.id == player))
    keys = [f"{what} {player}" for what in RATES]
    guesses = f"account-guess {name} "  # from whatever address
    if name is not None:
        keys.append(f"account-name {name}")
    named = or_(bucket.c.key.in_(keys), bucket.c.key.startswith(guesses, autoescape=True))
    await connection.execute(delete(bucket).where(named))
    return sessions


def _notice(id: str, parting: Parting) -> str:
    return id if parting.summary is None else f"{id} {parting.seq + len(parting.added)}"
