"""Who is calling: an opaque random cookie, stored as its hash, for guests and accounts alike."""

from hashlib import sha256
from secrets import token_urlsafe
from time import time
from typing import NamedTuple

from sqlalchemy import BigInteger, and_, bindparam, delete, insert, not_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from caber.server import schema
from caber.server.database import Database

COOKIE = "caber"
LIFETIME = 400 * 86_400  # seconds from the first visit on; browsers keep no cookie longer
IDLE = 180 * 86_400  # seconds from the last visit on
TOUCH = 86_400_000  # milliseconds after which a visit is noted
KNOWN_BY = (schema.session, schema.account, schema.seat)
LONGEST = 100  # characters of a cookie worth looking at

# A session that has not run out.
ALIVE = (
    schema.session.c.seen > bindparam("last_visit", type_=BigInteger),
    schema.session.c.created > bindparam("first_visit", type_=BigInteger),
)
# Asked with every call, so it is put together once.
VISITOR = (
    select(schema.player.c.id, schema.player.c.name, schema.account.c.folded, schema.session.c.seen)
    .select_from(
        schema.session.join(schema.player, schema.player.c.id == schema.session.c.player).outerjoin(
            schema.account, schema.account.c.player == schema.player.c.id
        )
    )
    .where(schema.session.c.token == bindparam("session"), *ALIVE)
)


class Visitor(NamedTuple):
    """Somebody known by a session."""

    player: str
    name: str  # as shown
    account: bool
    session: str  # hash of the token


def hashed(token: str) -> str:
    """What is stored of a token: nobody who reads the database can sign in with it."""
    return sha256(token.encode()).hexdigest()


async def visitor(database: Database, token: str | None) -> Visitor | None:
    """The visitor with that cookie, None if there is none or it has run out."""
    if not token or len(token) > LONGEST:
        return None
    session, now = hashed(token), int(time() * 1000)
    row = await database.row(VISITOR, {"session": session, **_oldest(now)})
    if row is None:
        return None
    player, name, account, seen = row
    if seen < now - TOUCH:
        known = schema.session.c.token == session
        async with database.write() as connection:
            await connection.execute(update(schema.session).where(known).values(seen=now))
    return Visitor(player, name, account is not None, session)


def _oldest(now: int) -> dict[str, int]:
    """The earliest visits of a session that has not run out."""
    return {"last_visit": now - IDLE * 1000, "first_visit": now - LIFETIME * 1000}


async def new_guest(database: Database) -> tuple[Visitor, str]:
    """A new player without a name, and the token for the cookie."""
    async with database.write() as connection:
        player = await add_player(connection)
        token = await add_session(connection, player)
    return Visitor(player, "", False, hashed(token)), token


async def add_player(connection: AsyncConnection, name: str = "") -> str:
    """A new player."""
    player = token_urlsafe(16)
    row = {"id": player, "name": name, "created": int(time() * 1000)}
    await connection.execute(insert(schema.player).values(row))
    return player


async def add_session(connection: AsyncConnection, player: str) -> str:
    """A new token for a player."""
    token, now = token_urlsafe(32), int(time() * 1000)
    row = {"token": hashed(token), "player": player, "seen": now, "created": now}
    await connection.execute(insert(schema.session).values(row))
    return token


async def rename_player(database: Database, player: str, name: str) -> None:
    """Gives a player another name."""
    async with database.write() as connection:
        await connection.execute(update(schema.player).where(schema.player.c.id == player).values(name=name))


async def log_out_of(database: Database, session: str) -> None:
    """Makes a token worthless, and nothing else."""
    async with database.write() as connection:
        await end_session(connection, session)


async def end_session(connection: AsyncConnection, session: str) -> None:
    """Makes a token worthless."""
    await connection.execute(delete(schema.session).where(schema.session.c.token == session))


async def forget_sessions(database: Database) -> None:
    """Removes sessions that have run out."""
    async with database.write() as connection:
        ended = delete(schema.session).where(not_(and_(*ALIVE)))
        await connection.execute(ended, _oldest(int(time() * 1000)))


async def forget_players(database: Database) -> None:
    """Removes players whom nobody can be any more, and who sit nowhere."""
    player = schema.player.c.id
    known = [select(each.c.player).where(each.c.player == player) for each in KNOWN_BY]
    async with database.write() as connection:
        await connection.execute(delete(schema.player).where(*(~each.exists() for each in known)))
