"""The running tables: whatever happens at one goes through here, one thing after another.

A table is changed under its lock only. What is added to the log is on the disk before anybody hears of it; if
it can't be written, the table is read anew, because the log is the truth.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Sequence
from contextlib import asynccontextmanager
from secrets import token_urlsafe
from time import time_ns
from typing import Any, Protocol

from caber.core.errors import CaberError
from caber.server.bots import Bots, Task
from caber.server.store import Conflict, Done, Listing, Store, Summary
from caber.table import show
from caber.table.acts import AnyAct, Open
from caber.table.events import AnyEvent, Sat
from caber.table.names import called
from caber.table.opening import open_table
from caber.table.table import Table, fold
from caber.table.views import TableView
from caber.texts import LANGUAGES

KEPT = 1000  # tables in memory that nobody is watching
SWEEP = 2.0  # seconds between looks for tables that were left waiting
PATIENCE = 5_000  # milliseconds for which a table may wait for a bot before somebody looks after it
LATE = 1_000  # milliseconds after which a clock should have fallen

log = logging.getLogger(__name__)


class NoTable(CaberError):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("server-no-table")


class Stale(CaberError):
    """The table has moved on; `view` is how it stands now."""

    def __init__(self, view: TableView) -> None:
        super().__init__("server-stale")
        self.view = view


class Watcher(Protocol):
    """Somebody who wants to know when a table changes."""

    def wake(self) -> None:
        """The table has changed."""
        ...


class Running:
    """One table in memory."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.folded: Table | None = None  # None: to be read from the log
        self.players: dict[int, str] = {}  # by seat
        self.watchers: set[Watcher] = set()
        self.users = 0  # who have it in hand, or wait for it
        self.thinker: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None

    @property
    def table(self) -> Table:
        """The table, which has been read."""
        assert self.folded is not None, "a table is used only after it was read"
        return self.folded

    def seats_of(self, player: str | None) -> frozenset[int]:
        """The seats of a player."""
        return frozenset(seat for seat, owner in self.players.items() if owner == player)

    @property
    def idle(self) -> bool:
        """Whether it can be forgotten and read again later."""
        thinking = self.thinker is not None and not self.thinker.done()
        return not (self.watchers or self.users or thinking or self.timer)


class Tables:
    """All tables of this process."""

    def __init__(self, store: Store, bots: Bots, now: Callable[[], int] | None = None) -> None:
        self.store = store
        self.bots = bots
        self.now = now or (lambda: time_ns() // 1_000_000)
        self.started = self.now()
        self.alone = True  # no other process has kept the clocks running while this one was away
        self._running: dict[str, Running] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # -- what people do --------------------------------------------------------------------------

    async def open(self, wanted: Open, player: str, name: str, language: str) -> TableView:
        """Sets up a table."""
        now = self.now()
        opened, seats = open_table(wanted, name, now)
        running = Running(token_urlsafe(16))
        running.folded = fold(running.id, [opened])
        running.players = dict.fromkeys(seats, player)
        await self.store.create(running.id, opened, seats, player, summary_of(running.table))
        self._running[running.id] = running
        self._forget_some()
        if any(chair.kind == "bot" for chair in opened.chairs):
            self._spawn(self.bots.warm_up())
        self._go_on(running)
        return seen(running.table, seats, language, -1, now)

    async def act(self, id: str, player: str, act: AnyAct, language: str, since: int) -> TableView:
        """Carries out an act once, however often it is sent; Stale if the table has moved on."""
        async with self.at(id) as running:
            table = running.table
            if not table.knows(act.seq):
                done = await self.store.done(id, player, act.id)
                if done is not None:
                    return await self._as_it_was(running, done, player, language, since)
                raise Stale(self.view(running, player, language, since))
            now = self.now()
            events = table.decide(act, running.seats_of(player), now)
            try:
                await self._commit(running, events, now, player, act.id)
            except Conflict:
                await self._read(running)
                done = await self.store.done(id, player, act.id)
                if done is not None:
                    return await self._as_it_was(running, done, player, language, since)
                raise Stale(self.view(running, player, language, since)) from None
            return seen(running.table, running.seats_of(player), language, since, now)

    def view(self, running: Running, player: str | None, language: str, since: int = -1) -> TableView:
        """What a player may see of a table whose lock is held."""
        return seen(running.table, running.seats_of(player), language, since, self.now())

    async def _as_it_was(
        self, running: Running, done: Done, player: str, language: str, since: int
    ) -> TableView:
        events, _ = await self.store.load(running.id, until=done.seq)
        table = await asyncio.to_thread(fold, running.id, events)
        return seen(table, running.seats_of(player), language, since, done.at)

    # -- tables in memory ------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Running]:
        """A table that nobody else touches meanwhile, as the log says it is now."""
        running = self._running.get(id)
        if running is None:
            running = self._running[id] = Running(id)
            self._forget_some()
        running.users += 1
        try:
            async with running.lock:
                await self._read(running)
                yield running
        finally:
            running.users -= 1

    async def look(self, running: Running, player: str | None, language: str, since: int) -> TableView:
        """What a watcher may see now."""
        async with running.lock:
            if running.folded is None:
                await self._read(running)
            return self.view(running, player, language, since)

    async def reread(self, id: str, seq: int | None = None) -> None:
        """Another process has added events up to that seq, or (without one) seats have changed hands."""
        running = self._running.get(id)
        known = running.folded.seq if running is not None and running.folded is not None else -1
        if running is not None and (seq is None or known < seq):
            async with self.at(id):
                pass

    async def reread_all(self) -> None:
        """Some changes may have been missed."""
        for id in list(self._running):
            await self.reread(id)

    async def _read(self, running: Running) -> None:
        """Adds what the log has and memory lacks."""
        table, seated = running.folded, running.players
        events, running.players = await self.store.load(running.id, after=table.seq if table else -1)
        if table is None:
            if not events:
                self._running.pop(running.id, None)
                raise NoTable
            running.folded = await asyncio.to_thread(fold, running.id, events)
            # The time while no server ran is charged to nobody.
            if self.alone and events[-1].at < self.started:
                await self._resume(running)
            self._go_on(running)
        elif events or running.players != seated:
            for event in events:
                table.apply(event)
            self._go_on(running)

    async def _resume(self, running: Running) -> None:
        now = self.now()
        events = running.table.resume(now)
        if events:
            try:
                await self._commit(running, events, now)
            except Conflict:
                await self._read(running)

    async def _commit(
        self,
        running: Running,
        events: Sequence[AnyEvent],
        now: int,
        player: str | None = None,
        act: str | None = None,
    ) -> None:
        table = running.table
        first = table.seq + 1
        try:
            for event in events:
                table.apply(event)
            await self.store.append(running.id, first, events, summary_of(table), now, player, act)
        except BaseException:
            running.folded = None  # perhaps it was written, perhaps not: the log knows
            for watcher in running.watchers:
                watcher.wake()
            raise
        for event in events:
            if isinstance(event, Sat) and player is not None:
                running.players[event.seat] = player
        self._go_on(running)

    def _forget_some(self) -> None:
        """Keeps the memory bounded: tables that are not in use are read again when they are needed."""
        if len(self._running) > KEPT:
            for id in [id for id, each in self._running.items() if each.idle][: KEPT // 10]:
                del self._running[id]

    # -- what happens by itself ------------------------------------------------------------------

    def _go_on(self, running: Running) -> None:
        """Tells everybody about a change, and sets bots and clocks going."""
        for watcher in running.watchers:
            watcher.wake()
        self._set_going(running)

    def _set_going(self, running: Running) -> None:
        table = running.table
        if table.thinking() is not None and (running.thinker is None or running.thinker.done()):
            running.thinker = self._spawn(self._think(running))
        if running.timer is not None:
            running.timer.cancel()
            running.timer = None
        deadline = table.deadline()
        if deadline is not None:
            delay = max(deadline - self.now(), 0) / 1000 + 0.002
            running.timer = asyncio.get_running_loop().call_later(
                delay, lambda: self._spawn(self._flag(running.id))
            )

    async def _think(self, running: Running) -> None:
        """Lets bots move until it is somebody else's turn."""
        while True:
            async with running.lock:
                if running.folded is None:
                    await self._read(running)
                table, seq = running.table, running.table.seq
                thinking = table.thinking()
            if thinking is None:
                return
            task = Task(thinking.bot, table.game.name, thinking.view, thinking.luck)
            move = await self.bots.ask(task)
            async with running.lock:
                if running.folded is None:
                    await self._read(running)
                if running.table.seq != seq:
                    continue  # the table has moved on: somebody gave up, or took a move back
                if move is not None and not thinking.view.legal(move):
                    log.warning("the bot %s chose the illegal move %s", thinking.bot, move)
                    move = None
                now = self.now()
                try:
                    await self._commit(running, running.table.answer(thinking.seat, move, now), now)
                except Conflict:
                    await self._read(running)

    async def _flag(self, id: str) -> None:
        """Looks at a clock that should have fallen by now."""
        async with self.at(id) as running:
            running.timer = None
            now = self.now()
            events = running.table.flag(now)
            if not events:
                self._set_going(running)
                return
            try:
                await self._commit(running, events, now)
            except Conflict:
                await self._read(running)

    async def sweep(self) -> None:
        """Takes care of tables that wait for a bot or a clock, from before the start and later, for ever."""
        bots_since, clocks_until = self.now(), None  # at first: all of them
        while True:
            try:
                for id in await self.store.waiting(bots_since, clocks_until):
                    await self._look_after(id)
            except Exception:
                log.exception("the database doesn't say which tables are waiting")
            await asyncio.sleep(SWEEP)
            bots_since, clocks_until = self.now() - PATIENCE, self.now() - LATE

    async def _look_after(self, id: str) -> None:
        try:
            async with self.at(id) as running:
                self._set_going(running)
        except Exception:
            log.exception("the table %s can't be looked after", id)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("something at a table went wrong", exc_info=error)

    async def close(self) -> None:
        """Stops bots and clocks; what they were about to do is done after the next start."""
        for running in self._running.values():
            if running.timer is not None:
                running.timer.cancel()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def seen(table: Table, mine: Collection[int], language: str, since: int, now: int) -> TableView:
    """What the holder of these seats may see; where there are secrets, who holds several is told all anew.

    Each line of the log is told for the seat to move, so when the device is handed over all of them change.
    """
    anew = table.game.secrets and len(mine) > 1
    return show.view(table, mine, language, -1 if anew else since, now)


def summary_of(table: Table) -> Summary:
    """What the list of tables has to say about a table."""
    seats = range(len(table.chairs))
    listing = Listing(
        game=table.game.name,
        stage=table.stage,
        number=table.number,
        round=show.round_of(table),
        games=table.match.games,
        turns=tuple(seat for seat in seats if show.my_turn(table, (seat,))),
        names={language: called(table.chairs, language) for language in LANGUAGES},
        words={language: show.headline(table, language) for language in LANGUAGES},
    )
    return Summary(table.thinking() is not None, table.deadline(), listing)
