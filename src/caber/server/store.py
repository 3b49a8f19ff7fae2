"""The log of every table, and what is known about a table without replaying it."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from caber.server import schema
from caber.server.database import Database
from caber.server.writer import CHANNEL as CHANNEL
from caber.server.writer import Addition
from caber.table.events import AnyEvent, Sat
from caber.table.views import Stage

LISTED = 100  # tables that "my games" shows

_encode = msgspec.json.Encoder().encode
_event = msgspec.json.Decoder(AnyEvent)


class Conflict(Exception):
    """Somebody else has added to the log, or carried out this very act, or opened this very table."""


class Listing(Struct, frozen=True):
    """What the list of a player's tables says, in every language."""

    game: str
    stage: Stage
    number: int
    games: int
    turns: tuple[int, ...]  # the seats that have something to do
    names: dict[str, list[str]]  # by language
    words: dict[str, str]
    round: int = 1


_listing = msgspec.json.Decoder(Listing)


class Summary(NamedTuple):
    """How a table stands after its last event."""

    waiting_for_bot: bool
    deadline: int | None
    listing: Listing


class Done(NamedTuple):
    """An act that was carried out: the seq it led to, and when."""

    seq: int
    at: int


class Mine(NamedTuple):
    """A table at which a player sits."""

    table: str
    updated: int
    seats: list[int]
    listing: Listing


class Store:
    """Reads and writes tables; each method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(
        self, table: str, opened: AnyEvent, seats: Sequence[int], player: str, summary: Summary
    ) -> None:
        """A new table with its first event, or Conflict if there is one; these seats are the player's."""
        async with self.database.write() as connection:
            row = {"table_id": table, "seq": 0, **columns(summary, opened.at)}
            try:
                await connection.execute(insert(schema.summary).values(row))
            except IntegrityError:
                raise Conflict from None
            await _add_events(connection, table, 0, [opened])
            await _add_seats(connection, table, seats, player)

    async def load(
        self, table: str, after: int = -1, until: int | None = None
    ) -> tuple[list[AnyEvent], dict[int, str]]:
        """The events behind a seq, up to another, and who sits where now."""
        wanted = select(schema.event.c.data).where(
            schema.event.c.table_id == table, schema.event.c.seq > after
        )
        if until is not None:
            wanted = wanted.where(schema.event.c.seq <= until)
        seats = select(schema.seat.c.seat, schema.seat.c.player).where(schema.seat.c.table_id == table)
        async with self.database.read() as connection:
            rows = await connection.execute(wanted.order_by(schema.event.c.seq))
            players = await connection.execute(seats)
            return [_event.decode(row.data) for row in rows], {row.seat: row.player for row in players}

    async def append(
        self,
        table: str,
        first: int,
        events: Sequence[AnyEvent],
        summary: Summary,
        now: int,
        player: str | None = None,
        act: str | None = None,
    ) -> None:
        """Adds events from that seq on, or Conflict; on return they are on the disk."""
        addition = Addition(
            table=table,
            first=first,
            events=[_encode(event) for event in events],
            seats=[event.seat for event in events if isinstance(event, Sat)] if player is not None else [],
            player=player,
            act=act,
            now=now,
            waiting_for_bot=summary.waiting_for_bot,
            deadline=summary.deadline,
            listing=_encode(summary.listing),
        )
        if not await self.database.add(addition):
            raise Conflict

    async def announce(self, connection: AsyncConnection, notices: Sequence[str]) -> None:
        """Tells the other processes, when the transaction ends, which tables have changed.

        A notice is a table and its last seq; without a seq, seats have changed hands.
        """
        if self.database.shared:
            for notice in notices:
                await connection.execute(
                    text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": notice}
                )

    async def done(self, table: str, player: str, act: str) -> Done | None:
        """What an act led to, if it was carried out."""
        key = schema.act.c
        wanted = select(key.seq, key.at).where(key.table_id == table, key.player == player, key.id == act)
        async with self.database.read() as connection:
            row = (await connection.execute(wanted)).first()
        return Done(row.seq, row.at) if row else None

    async def tables_of(self, player: str) -> list[Mine]:
        """The tables at which a player sits, the one that changed last first."""
        seat, summary = schema.seat.c, schema.summary.c
        wanted = (
            select(seat.table_id, summary.updated, seat.seat, summary.listing)
            .join(schema.summary, seat.table_id == summary.table_id)
            .where(seat.player == player)
            .order_by(summary.updated.desc(), seat.table_id, seat.seat)
            .limit(2 * LISTED)
        )
        found: dict[str, Mine] = {}
        async with self.database.read() as connection:
            for row in await connection.execute(wanted):
                if row.table_id not in found:
                    listing = _listing.decode(row.listing)
                    found[row.table_id] = Mine(row.table_id, row.updated, [], listing)
                found[row.table_id].seats.append(row.seat)
        return list(found.values())[:LISTED]

    async def waiting(self, bots_since: int, clocks_until: int | None) -> list[str]:
        """Tables that have waited for a bot since then, or whose clock falls until then (None: any clock)."""
        summary = schema.summary.c
        clock = summary.deadline.is_not(None) if clocks_until is None else summary.deadline <= clocks_until
        bot = summary.waiting_for_bot.is_(True) & (summary.updated <= bots_since)
        wanted = select(summary.table_id).where(bot | clock)
        async with self.database.read() as connection:
            return list((await connection.execute(wanted)).scalars())


async def face_each_other(connection: AsyncConnection, one: str, other: str) -> bool:
    """Whether two players sit at the same table and its game isn't over: nobody may hold both their hands."""
    seat, theirs, summary = schema.seat.c, schema.seat.alias(), schema.summary.c
    wanted = (
        select(summary.listing)
        .join(schema.seat, seat.table_id == summary.table_id)
        .join(theirs, theirs.c.table_id == seat.table_id)
        .where(seat.player == one, theirs.c.player == other)
    )
    listings = [_listing.decode(listing) for listing in (await connection.execute(wanted)).scalars()]
    return any(listing.stage != "over" for listing in listings)


async def move_seats(connection: AsyncConnection, giver: str, taker: str) -> list[str]:
    """Gives all seats of one player to another; returns the tables."""
    mine = schema.seat.c.player == giver
    tables = list((await connection.execute(select(schema.seat.c.table_id).where(mine))).scalars())
    await connection.execute(update(schema.seat).where(mine).values(player=taker))
    return tables


async def forget_buckets(database: Database, before: float) -> None:
    """Removes limits that nobody has run into lately, and with them the addresses they name."""
    async with database.write() as connection:
        await connection.execute(delete(schema.bucket).where(schema.bucket.c.at < before))


def columns(summary: Summary, now: int) -> dict[str, object]:
    """A summary as it is stored."""
    return {
        "updated": now,
        "waiting_for_bot": summary.waiting_for_bot,
        "deadline": summary.deadline,
        "listing": _encode(summary.listing),
    }


async def _add_events(
    connection: AsyncConnection, table: str, first: int, events: Sequence[AnyEvent]
) -> None:
    rows = [
        {"table_id": table, "seq": seq, "data": _encode(event)} for seq, event in enumerate(events, first)
    ]
    if rows:
        await connection.execute(insert(schema.event), rows)


async def _add_seats(connection: AsyncConnection, table: str, seats: Sequence[int], player: str) -> None:
    rows = [{"table_id": table, "seat": seat, "player": player} for seat in seats]
    if rows:
        await connection.execute(insert(schema.seat), rows)
