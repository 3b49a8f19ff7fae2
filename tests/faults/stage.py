"""A server on which one of two worlds is played out, and all that it sends to those who look on.

Ids, times and chance come from the world: two that look alike send the same bytes, or something leaks.
"""

import asyncio
import json
import logging
import pickle
import random
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

import httpx
import pytest
from starlette.types import Message

from caber.bots.analysis import Weighed
from caber.core.contract import CHANCE, State
from caber.core.dealer import Dealer
from caber.core.options import written
from caber.server.analysts import Study
from caber.server.bots import Task
from caber.server.routes import ROUTES, Route
from caber.server.settings import RATES, Rate, Settings
from caber.table.events import BOT, PERSON, AnyEvent, Closed, Forfeited, Moved, Opened, Ready, TakenBack
from caber.texts import LANGUAGES
from tests.contract.spread import one_of
from tests.faults.sent import NONSENSE, Outputs, difference, some_moves, weighed
from tests.faults.worlds import GAMES, MACHINE, NOW, PEOPLE, TICK, Pair, Scene, pairs
from tests.server.people import PATIENCE, House, Person, View, house

PLENTY = {name: Rate(1e9, 1e9, 1_000_000) for name in RATES}  # nobody is told to wait, by no clock
SETTLED = 20  # turns of the loop in which everything that can be sent is sent


class Play(NamedTuple):
    """What is to happen in each of two worlds."""

    pair: Pair
    scripts: Sequence[Sequence[AnyEvent]]
    parted: int  # from which event on they differ, secrets aside


def plays(name: str, part: int, events: int) -> Iterator[Play]:
    """Worlds for a server, of so many events at most; a device that several share is left to others."""
    for pair in pairs(name, part):
        scripts = pair.scripts(events)
        same = [one == other or isinstance(one, Opened | Closed) for one, other in zip(*scripts)]
        if not all(same) and not pair.scene.shared:
            yield Play(pair, scripts, same.index(False))


class Luck:
    """Where this world's ids, secrets and cards come from."""

    def __init__(self) -> None:
        self._ids = count()
        self._secrets: Iterator[str] = iter(())
        self._dealt: dict[bytes, list[str]] = {}  # by the secret of the dealer

    def follow(self, log: Sequence[AnyEvent]) -> None:
        """From here on secrets and cards are those of this log."""
        secrets = []
        for event in log:
            if isinstance(event, Opened | Closed):
                secrets.append(event.secret)
                dealt = self._dealt[bytes.fromhex(event.secret)] = []
            elif isinstance(event, Moved) and event.seat == CHANCE:
                dealt.append(event.move)
        self._secrets = iter(secrets)

    def token(self, size: int = 0) -> str:
        """An id or a cookie: the same in every world."""
        return sha256(str(next(self._ids)).encode()).hexdigest()[: 22 if size == 16 else 43]

    def secret(self, size: int) -> str:
        """The secret of the next dealer."""
        return next(self._secrets, "00" * size)

    def deal(self, dealer: Dealer, state: State) -> int:
        """The card that this world has."""
        dealer.index += 1
        return int(state.parse(self._dealt[dealer.secret][dealer.index - 1]))


@contextmanager
def seeded(luck: Luck) -> Iterator[None]:
    """Lets everything that is random or tells the time come from this world."""
    with pytest.MonkeyPatch.context() as patch:
        for module in ("tables", "sessions"):
            patch.setattr(f"caber.server.{module}.token_urlsafe", luck.token)
        patch.setattr("tests.server.people.new_id", luck.token)
        patch.setattr("secrets.token_hex", luck.secret)
        patch.setattr("caber.server.sessions.time", lambda: NOW / 1000)
        patch.setattr(Dealer, "deal", lambda dealer, state: luck.deal(dealer, state))
        yield


class Machine:
    """Stands for the processes of bots and analysts: it is told what to play, and weighs all it is handed."""

    def __init__(self) -> None:
        self._asked: asyncio.Queue[tuple[Task, asyncio.Future[int]]] = asyncio.Queue()
        self._waiting: asyncio.Future[int] | None = None

    async def ask(self, task: Task | None) -> int | None:
        """The move of a bot, when this world has it."""
        if task is None:  # only to be there in time
            return None
        move = asyncio.get_running_loop().create_future()
        self._asked.put_nowait((task, move))
        return int(await move)

    async def question(self) -> Task:
        """What a bot is asked next."""
        task, self._waiting = await asyncio.wait_for(self._asked.get(), PATIENCE)
        return task

    def answer(self, move: int) -> None:
        """Lets the bot that was asked last play, if it hasn't."""
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(move)

    def leave(self) -> None:
        """Lets the bot that was asked last wait for ever: this world is at its end."""
        self._waiting = None

    async def weigh(self, study: Study) -> Weighed:
        """What an analyst finds."""
        return weighed(study.view)


class Ear(logging.Handler):
    """All that those who look on hear, each in order: answers, frames, questions to a bot; and the log."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self._heard: defaultdict[str, list[tuple[str, bytes]]] = defaultdict(list)

    @property
    def heard(self) -> Outputs:
        """All of it, with who heard it when."""
        return {
            f"{who} {number}: {what}": said
            for who in sorted(self._heard)
            for number, (what, said) in enumerate(self._heard[who])
        }

    def hear(self, who: str, what: str, said: bytes) -> None:
        """Somebody hears something."""
        self._heard[who].append((what, said))

    def emit(self, record: logging.LogRecord) -> None:
        """A line of the log; how long something took is nobody's secret."""
        details = {name: value for name, value in vars(record).get("details", {}).items() if name != "ms"}
        error = record.exc_info and record.exc_info[1]
        words = f"{record.levelname} {record.getMessage()} {details} {error!r}"
        self.hear("log", record.name, words.encode())

    def of(self, who: str) -> Callable[[httpx.Response], Awaitable[None]]:
        """A hook for somebody's browser: answers with all their headers."""

        async def answer(response: httpx.Response) -> None:
            await response.aread()
            said = b"%d %r %b" % (response.status_code, response.headers.raw, response.content)
            self.hear(who, f"{response.request.method} {response.request.url.raw_path.decode()}", said)

        return answer


class Socket:
    """A WebSocket without a network: what is sent is there at once, and nothing is sent together."""

    def __init__(self, home: House, table: str, person: Person, query: str = "") -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        scope = {
            "type": "websocket",
            "scheme": "ws",
            "path": f"/api/tables/{table}/live",
            "query_string": query.encode(),
            "headers": [(b"host", b"localhost"), (b"cookie", cookies.encode())],
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
            "subprotocols": [],
        }
        self._view: View = {}
        self._frames: asyncio.Queue[Message] = asyncio.Queue()
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(home.app(scope, self._said.get, self._send))

    async def _send(self, message: Message) -> None:
        self._frames.put_nowait(message)

    @property
    def turn(self) -> int | None:
        """Whose turn it is by the last frame."""
        position = self._view["position"]
        return position and int(position["turn"])

    async def hear(self, ear: Ear, who: str) -> None:
        """The next view, and whatever else comes with it."""
        seq = self._view.get("seq", -1)
        while self._view.get("seq", -1) == seq:
            self._take(ear, who, await asyncio.wait_for(self._frames.get(), PATIENCE))
        for _ in range(SETTLED):
            await asyncio.sleep(0)
        while not self._frames.empty():
            self._take(ear, who, self._frames.get_nowait())

    def _take(self, ear: Ear, who: str, frame: Message) -> None:
        ear.hear(who, "frame", repr(frame).encode())
        if "text" in frame:
            self._view = json.loads(frame["text"])

    async def close(self) -> None:
        """The watcher leaves."""
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


class Stage:
    """A running server and those who look on: the viewer of a scene, and a spectator from another table."""

    def __init__(self, home: House, luck: Luck, ear: Ear) -> None:
        self.home, self.luck, self.ear = home, luck, ear
        self.machine = Machine()
        self._ticks = 0
        self._asked: Task | None = None
        self._done: tuple[Person, Callable[[], Awaitable[httpx.Response]]] | None = None  # the last act

    def now(self) -> int:
        """The time on this server."""
        return NOW + TICK * self._ticks

    async def play_out(self, play: Play, world: int, every: int) -> list[int]:
        """Lets a world happen at a new table; returns after which events everything was asked for."""
        scene, log = play.pair.scene, play.scripts[world]
        people = {seat: self.home.person() for seat, kind in enumerate(scene.kinds) if kind == PERSON}
        lookers = {"spectator": self.home.person(), **{f"seat {seat}": people[seat] for seat in scene.mine}}
        for who, looker in lookers.items():
            looker.http.event_hooks = {"response": [self.ear.of(who)]}
        elsewhere = play.pair.setting.game.name
        await lookers["spectator"].open({"kind": "me", "name": "Ewan"}, {"kind": "open"}, game=elsewhere)
        self.luck.follow(log)
        table = await self._sit_down(play.pair, people)
        sockets = {who: Socket(self.home, table, looker) for who, looker in lookers.items()}
        swept = []
        for place, event in enumerate(log):
            if not await self._happen(table, event, people):
                continue
            self._ticks += 1
            for who, socket in sockets.items():
                await socket.hear(self.ear, who)
            await self._question(sockets["spectator"], scene)
            if place % every == 0 or place == len(log) - 1:
                swept.append(place)
                for who, looker in lookers.items():
                    await self._sweep(who, looker, table, place)
        for socket in sockets.values():
            await socket.close()
        self.machine.leave()
        return swept

    async def _sit_down(self, pair: Pair, people: dict[int, Person]) -> str:
        """Opens the table, and seats everybody."""
        opener, *others = people
        seats: list[dict[str, str]] = [{"kind": "open"} for _ in pair.scene.kinds]
        seats[opener] = {"kind": "me", "name": PEOPLE[opener]}
        for seat, kind in enumerate(pair.scene.kinds):
            if kind == BOT:
                seats[seat] = {"kind": "bot", "name": MACHINE}
        game, clock = pair.setting.game, pair.clock
        options = game.unusual(game.options(pair.setting.chosen))
        table = await people[opener].open(
            *seats,
            game=game.name,
            games=GAMES,
            options={name: written(value) for name, value in options.items()},
            clock=clock and {"seconds": clock.seconds, "increment": clock.increment},
        )
        for seat in others:
            await people[seat].look(table)
            await people[seat].act(table, "sit", seat=seat, name=PEOPLE[seat])
        return table

    async def _happen(self, table: str, event: AnyEvent, people: dict[int, Person]) -> bool:
        """Lets somebody do what the log says; False if it happens by itself."""
        match event:
            case Moved(seat=seat, move=move) if seat in people:
                act, more = "move", {"move": move}
            case Moved(seat=seat, move=move) if seat != CHANCE:
                assert self._asked is not None
                self.machine.answer(int(self._asked.view.parse(move)))
                return True
            case Ready(seat=seat, seed=seed):
                act, more = "ready", {"seed": seed}
            case TakenBack():
                seat, act, more = next(iter(people)), "undo", {}
            case Forfeited(seat=seat):
                act, more = "resign", {}
            case _:
                return isinstance(event, Opened)
        view = await people[seat].look(table)
        body = {"act": act, "seq": view["seq"], "id": self.luck.token(), **more}
        send = partial(people[seat].call, "POST", f"/api/tables/{table}/acts?since=0", json=body)
        assert (await send()).status_code == 200
        self._done = people[seat], send
        if act == "resign":
            self.machine.answer(0)  # too late: nobody wants to know any more
        return True

    async def _question(self, socket: Socket, scene: Scene) -> None:
        """Waits until a bot that is to move has been asked; who is that bot hears it."""
        turn = socket.turn
        if turn is not None and turn >= 0 and scene.kinds[turn] == BOT:
            self._asked = await self.machine.question()
            if turn == scene.viewer:
                self.ear.hear("bot", "question", pickle.dumps(self._asked))

    async def _sweep(self, who: str, looker: Person, table: str, place: int) -> None:
        """Asks for everything, and tries what is refused."""
        view = await looker.look(table)
        rng = random.Random(place)
        language = f"language={one_of(LANGUAGES, rng)}"
        for route in ROUTES:
            if route.method == "GET" and "{game}" not in route.path:
                path = route.path.format(id=table, n=view["number"])
                for query in self._queries(route, view, rng):
                    await looker.call("GET", f"{path}?{language}{query}")
        legal = {choice["move"] for choice in view["choices"]}
        for move in NONSENSE:
            await looker.send(table, "move", move=move)
        for move in {*some_moves(view["game"], rng)} - legal:
            await looker.send(table, "move", move=move)
        await looker.send(table, "sit", seat=0, name="Ewan")
        if not view["undo"]:
            await looker.send(table, "undo")
        looker.view = {"seq": 0}
        await looker.send(table, "undo")  # stale: it is answered with the whole view
        if self._done is not None and self._done[0] is looker:
            await self._done[1]()  # once more: it is answered as it was then
        socket = Socket(self.home, table, looker, f"since={rng.randrange(view['seq'] + 1)}")
        await socket.hear(self.ear, who)
        await socket.close()

    def _queries(self, route: Route, view: View, rng: random.Random) -> list[str]:
        """What may stand behind the question mark."""
        names = {query.name for query in route.query}
        if "since" in names:
            return ["", f"&since={rng.randrange(view['seq'] + 1)}", f"&since={view['seq']}"]
        if "move" in names:
            return [f"&move={quote(move)}" for move in (*NONSENSE, *some_moves(view["game"], rng))]
        return [""]


@asynccontextmanager
async def stage(file: Path) -> AsyncIterator[Stage]:
    """A server for one world."""
    luck, ear = Luck(), Ear()
    with seeded(luck), pytest.MonkeyPatch.context() as patch:
        async with house(Settings(str(file), rates=PLENTY)) as home:
            found = Stage(home, luck, ear)
            services = home.services
            patch.setattr(services.tables, "now", found.now)
            patch.setattr(services.tables, "started", 0)
            patch.setattr(services.bots, "ask", found.machine.ask)
            patch.setattr(services.analysts, "ask", found.machine.weigh)
            logger = logging.getLogger("caber")
            patch.setattr(logger, "level", logging.DEBUG)
            logger.addHandler(ear)
            try:
                yield found
            finally:
                logger.removeHandler(ear)


async def told_apart(plays: Sequence[Play], every: int, folder: Path) -> tuple[str, int]:
    """How those who look on could tell worlds apart, and how many pairs of them they were shown."""
    heard, swept = [], list[list[int]]()
    for world in range(2):
        async with stage(folder / f"{world}.sqlite3") as shown:
            swept = [await shown.play_out(play, world, every) for play in plays]
        heard.append(shown.ear.heard)
    shown_apart = [place >= play.parted for play, places in zip(plays, swept) for place in places]
    return difference(*heard), sum(shown_apart)
