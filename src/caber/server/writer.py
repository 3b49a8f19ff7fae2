"""Additions to logs that arrive while the disk is busy are written together: it is waited for once.

Each stands for itself: one that comes too late spoils no other, and whoever asked is answered after the
transaction that holds the addition is on the disk.
"""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Select, TextClause

CHANNEL = "caber_event"  # by which processes on one database tell each other which tables have changed
Statement = Select[Any] | TextClause
MOST = 200  # additions in one transaction


class Addition(NamedTuple):
    """What is to be added to the log of one table, if nobody else has added to it."""

    table: str
    first: int  # the seq of the first event
    events: Sequence[bytes]
    seats: Sequence[int]  # that become the player's
    player: str | None
    act: str | None  # the id of what the player did
    now: int
    waiting_for_bot: bool
    deadline: int | None
    listing: bytes

    @property
    def last(self) -> int:
        """The seq of the last event."""
        return self.first + len(self.events) - 1


class Driver(Protocol):
    """A database as its own driver knows it."""

    async def row(self, statement: Statement, values: Mapping[str, Any]) -> tuple[Any, ...] | None:
        """The first row that one statement answers; what it writes is soon durable, but not yet."""
        ...

    async def add(self, additions: Sequence[Addition]) -> Sequence[bool | Exception]:
        """Whether each is in the log, and then on the disk; no two are about the same table."""
        ...

    async def close(self) -> None:
        """Closes its connections."""
        ...


class _Order(NamedTuple):
    addition: Addition
    done: asyncio.Future[bool]


class Writer:
    """Collects additions and hands them to the database."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self._orders: list[_Order] = []
        self._working: asyncio.Task[None] | None = None

    async def add(self, addition: Addition) -> bool:
        """Whether it was added; on return it is on the disk."""
        order = _Order(addition, asyncio.get_running_loop().create_future())
        self._orders.append(order)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        try:
            return await asyncio.shield(order.done)
        except asyncio.CancelledError:
            # Nobody waits for it any more, but who reads the log now must find it there or never.
            await asyncio.wait([order.done])
            raise

    async def close(self) -> None:
        """Waits for what is under way."""
        if self._working is not None:
            await self._working

    async def _work(self) -> None:
        while self._orders:
            group = self._group()
            found: Sequence[bool | Exception]
            try:
                found = await self.driver.add([order.addition for order in group])
            except Exception as error:
                found = [error] * len(group)
            for order, outcome in zip(group, found):
                if isinstance(outcome, Exception):
                    order.done.set_exception(outcome)
                    order.done.exception()  # seen, even if nobody waits for it any more
                else:
                    order.done.set_result(outcome)

    def _group(self) -> list[_Order]:
        """The next that are written together: one for each table, for the second builds on the first."""
        group: dict[str, _Order] = {}
        later: list[_Order] = []
        for order in self._orders:
            if order.addition.table in group or len(group) == MOST:
                later.append(order)
            else:
                group[order.addition.table] = order
        self._orders = later
        return list(group.values())
