"""Accounts: a name and a password, so that somebody's games can be reached from several devices."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import TypeVar
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from caber.core.errors import CaberError
from caber.games import NAMES, game
from caber.server import schema
from caber.server.passwords import check_password
from caber.server.sessions import Visitor, add_player, add_session, end_session, hashed
from caber.server.store import Store, face_each_other, move_seats
from caber.table.opening import check_name

HASHERS = 2  # at once; each takes 64 MiB for a moment

T = TypeVar("T")


class Accounts:
    """Registers people and lets them in."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.database = store.database
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(HASHERS, thread_name_prefix="argon2")

    @cached_property
    def _nobody(self) -> str:
        """A password that nobody has, checked for unknown names so that they take as long as known ones."""
        return self._hasher.hash("")

    async def register(self, name: str, password: str, guest: Visitor | None) -> tuple[Visitor, str]:
        """A new account. A guest becomes its player; the token is new, the guest's own is void."""
        shown = clean_name(name)
        check_password(password, shown)
        stored = await self._in_thread(self._hasher.hash, password)
        try:
            async with self.database.write() as connection:
                if guest is None or guest.account:
                    player = await add_player(connection, shown)
                else:
                    player = guest.player
                    await connection.execute(
                        update(schema.player).where(schema.player.c.id == player).values(name=shown)
                    )
                row = {"folded": folded(shown), "player": player, "password": stored}
                await connection.execute(insert(schema.account).values(row))
                if guest is not None:
                    await end_session(connection, guest.session)
                token = await add_session(connection, player)
        except IntegrityError:
            raise CaberError("server-name-taken", {"name": shown}) from None
        return Visitor(player, shown, True, hashed(token)), token

    async def log_in(self, name: str, password: str, guest: Visitor | None) -> tuple[Visitor, str, list[str]]:
        """The account of that name, a new token, and the guest's tables that came along."""
        account, player = schema.account.c, schema.player.c
        wanted = (
            select(player.id, player.name, account.password)
            .join(schema.player, player.id == account.player)
            .where(account.folded == folded(clean_name(name)))
        )
        async with self.database.read() as connection:
            row = (await connection.execute(wanted)).first()
        right = await self._in_thread(self._fits, row.password if row else None, password)
        if row is None or not right:
            raise CaberError("server-not-known")
        tables: list[str] = []
        async with self.database.write() as connection:
            if guest is not None:
                await end_session(connection, guest.session)
                if not guest.account:
                    if await face_each_other(connection, guest.player, row.id):
                        raise CaberError("server-both-sides", {"name": row.name})
                    tables = await move_seats(connection, guest.player, row.id)
                    await connection.execute(
                        update(schema.act).where(schema.act.c.player == guest.player).values(player=row.id)
                    )
                    await connection.execute(
                        delete(schema.session).where(schema.session.c.player == guest.player)
                    )
                    await connection.execute(delete(schema.player).where(player.id == guest.player))
                    await self.store.announce(connection, tables)
            token = await add_session(connection, row.id)
        return Visitor(row.id, row.name, True, hashed(token)), token, tables

    async def check(self, owner: Visitor, password: str) -> None:
        """CaberError if that isn't the password of the owner's account."""
        wanted = select(schema.account.c.password).where(schema.account.c.player == owner.player)
        async with self.database.read() as connection:
            stored = await connection.scalar(wanted)
        if not await self._in_thread(self._fits, stored, password):
            raise CaberError("server-not-known")

    async def change(self, owner: Visitor, password: str, new: str) -> tuple[Visitor, str, list[str]]:
        """Sets a new password; returns a new token, and the sessions that have ended: all others."""
        check_password(new, owner.name)
        await self.check(owner, password)
        stored = await self._in_thread(self._hasher.hash, new)
        account, session = schema.account, schema.session
        async with self.database.write() as connection:
            await connection.execute(
                update(account).where(account.c.player == owner.player).values(password=stored)
            )
            mine = session.c.player == owner.player
            ended = list((await connection.execute(select(session.c.token).where(mine))).scalars())
            await connection.execute(delete(session).where(mine))
            token = await add_session(connection, owner.player)
        return owner._replace(session=hashed(token)), token, ended

    def close(self) -> None:
        """Ends the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _fits(self, stored: str | None, password: str) -> bool:
        nobody = self._nobody  # made now, whether it is needed or not: the first to come waits either way
        try:
            return self._hasher.verify(stored or nobody, password) and stored is not None
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, function: Callable[..., T], *args: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, function, *args)


def folded(name: str) -> str:
    """A name as it is compared: case makes no difference."""
    return normalize("NFKC", name).casefold()


def clean_name(name: str) -> str:
    """A name without needless spaces that can be used at every table; CaberError if there is none."""
    shown = " ".join(normalize("NFC", name).split())
    for kind in map(game, NAMES):
        check_name(shown, kind, ())
    return shown
