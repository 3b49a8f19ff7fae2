"""The running tables: whatever happens at one goes through here, one thing after another.

A table is changed under its lock only. What is added to the log is on the disk before anybody hears of it; if
it can't be written, the table is read anew, because the log is the truth.
"""

import asyncio
import logging
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from secrets import token_urlsafe
from time import time_ns
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec import Raw

from caber.bots import Forfeit
from caber.core.errors import CaberError
from caber.server.bots import Bots, Task
from caber.server.programs import Found, Programs
from caber.server.store import Conflict, Done, Listing, Store, Summary
from caber.table import show
from caber.table.acts import AnyAct, Open
from caber.table.events import BOT, AnyEvent, Sat
from caber.table.names import PROGRAM
from caber.table.opening import open_table
from caber.table.table import Table, Thinking, fold
from caber.table.views import TableView
from caber.texts import LANGUAGES

KEPT = 1000  # tables in memory that nobody is watching
SHOWN = 16  # views of a table that are kept for others who may see the same
PATIENCE = 5_000  # milliseconds for which a table may wait for a bot before somebody looks after it
OTHERS = 4.0  # seconds for the process that changed a table to let a bot move, until another process does
LATE = 1_000  # milliseconds after which a clock should have fallen

log = logging.getLogger(__name__)

_encode = msgspec.json.Encoder().encode


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


class Shown(NamedTuple):
    """A view as it is sent."""

    seq: int
    text: str


class Running:
    """One table in memory."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.folded: Table | None = None  # None: to be read from the log
        self.certain = False  # nobody is known to have changed it since it was read
        self._shown: dict[tuple[object, ...], Shown] = {}
        self.players: dict[int, str] = {}  # by seat
        self.watchers: set[Watcher] = set()
        self.users = 0  # who have it in hand, or wait for it
        self.thinker: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.patience: asyncio.TimerHandle | None = None  # with another process, which is to ask a bot

    @property
    def table(self) -> Table:
        """The table, which has been read."""
        assert self.folded is not None, "a table is used only after it was read"
        return self.folded

    def seats_of(self, player: str | None) -> frozenset[int]:
        """The seats of a player."""
        return frozenset(seat for seat, owner in self.players.items() if owner == player)

    def view(self, player: str | None, language: str, since: int, now: int) -> TableView:
        """What a player may see."""
        return seen(self.table, self.seats_of(player), language, since, now)

    def shown(self, player: str | None, language: str, since: int, now: int) -> Shown:
        """The same as text, made once for all who may see the same."""
        key = self._key(player, language, since, now)
        if key not in self._shown:
            if len(self._shown) >= SHOWN:
                self._shown.clear()
            view = self.view(player, language, since, now)
            self._shown[key] = Shown(view.seq, _encode(view).decode())
        return self._shown[key]

    def _key(self, player: str | None, language: str, since: int, now: int) -> tuple[object, ...]:
        """All that a view depends on: of the time, only where a clock is shown."""
        table = self.table
        return table.seq, self.seats_of(player), language, since, now if table.opened.clock else None

    def changed(self) -> None:
        """Tells the watchers; what was shown before holds no longer."""
        self._shown.clear()
        for watcher in self.watchers:
            watcher.wake()

    @property
    def watched(self) -> bool:
        """Whether somebody has to be told of a change: who has it in hand may be about to watch."""
        return bool(self.watchers or self.users)

    @property
    def idle(self) -> bool:
        """Whether it can be forgotten and read again later."""
        thinking = self.thinker is not None and not self.thinker.done()
        return not (self.watchers or self.users or thinking or self.timer)


class Tables:
    """All tables of this process."""

    def __init__(
        self, store: Store, bots: Bots, programs: Programs, now: Callable[[], int] | None = None
    ) -> None:
        self.store = store
        self.bots = bots
        self.programs = programs
        self.now = now or (lambda: time_ns() // 1_000_000)
        self.started = self.now()  # since when a server, this one or another, has kept clocks running
        self._swept = False  # the tables that waited when this process began have been looked after
        self._running: dict[str, Running] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # -- what people do --------------------------------------------------------------------------

    async def open(self, wanted: Open, player: str, name: str, language: str) -> TableView:
        """Sets up a table, once for each id of a player's wishes."""
        now = self.now()
        opened, seats = open_table(wanted, name, now, self.programs.by_game.get(wanted.game, ()))
        running = Running(token_urlsafe(16) if wanted.id is None else _id_for(player, wanted.id))
        running.folded = fold(running.id, [opened])
        running.players = dict.fromkeys(seats, player)
        running.certain = True
        try:
            await self.store.create(running.id, opened, seats, player, summary_of(running.table))
        except Conflict:
            async with self.at(running.id) as there:
                return await self._as_it_was(there, Done(0, there.table.opened.at), player, language, -1)
        bots = [chair.name.startswith(PROGRAM) for chair in opened.chairs if chair.kind == BOT]
        if False in bots:
            self._spawn(self.bots.warm_up())
        if True in bots:
            self._spawn(self.programs.warm_up())
        # Whoever repeated the wish meanwhile may have read the table already, and sets it going.
        if self._running.setdefault(running.id, running) is running:
            self._forget_some()
            self._go_on(running)
        return seen(running.table, seats, language, -1, now)

    async def act(self, id: str, player: str, act: AnyAct, language: str, since: int) -> TableView | Raw:
        """Carries out an act once, however often it is sent; Stale if the table has moved on.

        The view that it leads to is made and put into text once, for the answer and for watchers.
        """
        # The log says whether the table is as we know it when the act is added, so it needn't be read before.
        async with self.at(id, fresh=False) as running:
            try:
                return await self._act(running, player, act, language, since)
            except CaberError:
                if not self.store.database.shared:
                    raise
                await self._read(running)  # perhaps another process knows more
                return await self._act(running, player, act, language, since)

    async def _act(
        self, running: Running, player: str, act: AnyAct, language: str, since: int
    ) -> TableView | Raw:
        table = running.table
        if not table.knows(act.seq):
            done = await self.store.done(running.id, player, act.id)
            if done is not None:
                return await self._as_it_was(running, done, player, language, since)
            raise Stale(self.view(running, player, language, since))
        now = self.now()
        events = table.decide(act, running.seats_of(player), now)
        try:
            await self._commit(running, events, now, player, act.id)
        except Conflict:
            await self._read(running)
            done = await self.store.done(running.id, player, act.id)
            if done is not None:
                return await self._as_it_was(running, done, player, language, since)
            raise Stale(self.view(running, player, language, since)) from None
        return Raw(running.shown(player, language, since, now).text)

    def view(self, running: Running, player: str | None, language: str, since: int = -1) -> TableView:
        """What a player may see of a table whose lock is held."""
        return running.view(player, language, since, self.now())

    async def _as_it_was(
        self, running: Running, done: Done, player: str, language: str, since: int
    ) -> TableView:
        events, _ = await self.store.load(running.id, until=done.seq)
        table = await asyncio.to_thread(fold, running.id, events)
        return seen(table, running.seats_of(player), language, since, done.at)

    @property
    def in_memory(self) -> int:
        """How many tables needn't be read to be shown."""
        return len(self._running)

    # -- tables in memory ------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, id: str, fresh: bool = True) -> AsyncIterator[Running]:
        """A table that nobody else touches meanwhile, as the log says it is now; or lately, if not fresh."""
        running = self._running.get(id)
        if running is None:
            running = self._running[id] = Running(id)
            self._forget_some()
        running.users += 1
        try:
            async with running.lock:
                unread = running.folded is None or not running.certain
                if unread or (fresh and self.store.database.shared):
                    await self._read(running)
                yield running
        finally:
            running.users -= 1

    async def look(self, running: Running, player: str | None, language: str, since: int) -> Shown:
        """What a watcher may see now."""
        async with running.lock:
            if running.folded is None:
                await self._read(running)
            return running.shown(player, language, since, self.now())

    async def reread(self, id: str, seq: int | None = None) -> None:
        """Another process has added events up to that seq, or (without one) seats have changed hands."""
        running = self._running.get(id)
        known = running.folded.seq if running is not None and running.folded is not None else -1
        if running is not None and (seq is None or known < seq):
            running.certain = False  # whoever uses it next reads it first
            if running.watched:
                async with self.at(id):
                    pass

    async def reread_all(self) -> None:
        """Some changes may have been missed, and some clocks may have to go on."""
        for id, running in list(self._running.items()):
            running.certain = False
            if running.watched or running.folded is None:
                with suppress(NoTable):
                    async with self.at(id):
                        pass

    async def begin(self, since: int) -> None:
        """A server, this one or another, has been there since that moment; before it, clocks stood still."""
        if since == self.started:
            return
        self.started = since
        for running in list(self._running.values()):
            async with running.lock:
                if running.folded is not None and running.folded.deadline() is not None:
                    running.folded = None  # when it is read anew, its clock goes on

    async def _read(self, running: Running) -> None:
        """Adds what the log has and memory lacks."""
        table, seated = running.folded, running.players
        running.certain = True  # unless it is changed while it is being read
        try:
            events, running.players = await self.store.load(running.id, after=table.seq if table else -1)
        except BaseException:
            running.certain = False
            raise
        if table is not None and seated and not running.players and not events:
            # Whoever sat here was erased, and the table with him.
            running.folded = table = None
            events, running.players = await self.store.load(running.id)
        if table is None:
            if not events:
                self._running.pop(running.id, None)
                for watcher in running.watchers:
                    watcher.wake()
                raise NoTable
            running.folded = await asyncio.to_thread(fold, running.id, events)
            # The time while no server ran is charged to nobody.
            if events[-1].at < self.started:
                await self._resume(running)
            self._go_on(running)
        elif events or running.players != seated:
            for event in events:
                table.apply(event)
            self._go_on(running, OTHERS)

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
            running.changed()
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

    def _go_on(self, running: Running, patience: float = 0.0) -> None:
        """Tells everybody about a change, and sets bots and clocks going."""
        running.changed()
        for errand in self.programs.ended(running.table):
            self._spawn(self.programs.tell(errand))
        self._set_going(running, patience)

    def _set_going(self, running: Running, patience: float = 0.0) -> None:
        """Lets a bot move, at once or if nobody else has let it after some time, and sets the clock."""
        table, loop = running.table, asyncio.get_running_loop()
        for handle in (running.timer, running.patience):
            if handle is not None:
                handle.cancel()
        running.timer = running.patience = None
        if self._may_ask(table.thinking()) and (running.thinker is None or running.thinker.done()):
            if patience:
                running.patience = loop.call_later(
                    patience, lambda: self._spawn(self._look_after(running.id))
                )
            else:
                running.thinker = self._spawn(self._think(running))
        deadline = table.deadline()
        if deadline is not None:
            delay = max(deadline - self.now(), 0) / 1000 + 0.002
            running.timer = loop.call_later(delay, lambda: self._spawn(self._flag(running.id)))

    async def _think(self, running: Running) -> None:
        """Lets bots move until it is somebody else's turn."""
        while True:
            async with running.lock:
                if running.folded is None:
                    await self._read(running)
                table, seq = running.table, running.table.seq
                thinking = table.thinking()
            if thinking is None or not self._may_ask(thinking):
                return
            found = await self._ask(table, thinking)
            async with running.lock:
                if running.folded is None:
                    await self._read(running)
                if running.table.seq != seq:
                    continue  # the table has moved on: somebody gave up, or took a move back
                now = self.now()
                try:
                    await self._commit(running, self._answer(running.table, thinking, found, now), now)
                except Conflict:
                    await self._read(running)

    def _may_ask(self, thinking: Thinking | None) -> bool:
        """Whether a bot is to move that can be asked here: a program may belong to another server."""
        if thinking is None:
            return False
        return not thinking.bot.startswith(PROGRAM) or self.programs.knows(thinking.bot)

    async def _ask(self, table: Table, thinking: Thinking) -> Found:
        if thinking.bot.startswith(PROGRAM):
            return await self.programs.ask(table, thinking)
        return await self.bots.ask(Task(thinking.bot, table.game.name, thinking.view, thinking.luck))

    def _answer(self, table: Table, thinking: Thinking, found: Found, now: int) -> list[AnyEvent]:
        """The events of what a bot answered; a program that doesn't play on has lost."""
        if isinstance(found, Forfeit):
            log.warning("the %s forfeits, %s", thinking.bot, found.reason)
            return table.give_up(thinking.seat, found.reason, now)
        # Not `legal`: compiled, it takes only numbers of 64 bits, and a bot may answer any.
        if found is not None and found not in thinking.view.moves():
            log.warning("the bot %s chose an illegal move", thinking.bot)
            found = None
        return table.answer(thinking.seat, found, now)

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
        """Takes care of tables that wait for a bot or a clock: at first of all, later of those overdue."""
        now, overdue = self.now(), self._swept
        waiting = await self.store.waiting(
            now - PATIENCE if overdue else now, now - LATE if overdue else None
        )
        self._swept = True
        for id in waiting:
            await self._look_after(id)

    async def _look_after(self, id: str) -> None:
        try:
            async with self.at(id) as running:
                self._set_going(running)
        except Exception:
            log.exception("a table can't be looked after")

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, NoTable):  # a table that is gone waits for nothing
            log.error("something at a table went wrong", exc_info=error)

    async def close(self) -> None:
        """Stops bots and clocks; what they were about to do is done after the next start."""
        for running in self._running.values():
            for handle in (running.timer, running.patience):
                if handle is not None:
                    handle.cancel()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _id_for(player: str, wish: str) -> str:
    """The id of the table that a wish leads to, however often it is sent: who doesn't know both can't tell.

    >>> _id_for("a player", "a-wish-of-his") == _id_for("a player", "a-wish-of-his"), len(_id_for("", ""))
    (True, 22)
    """
    return urlsafe_b64encode(sha256(f"{player} {wish}".encode()).digest()[:16]).rstrip(b"=").decode()


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
        names={language: table.names(language) for language in LANGUAGES},
        words={language: show.headline(table, language) for language in LANGUAGES},
    )
    return Summary(table.thinking() is not None, table.deadline(), listing)
