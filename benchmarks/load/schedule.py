"""Moves at a given rate: each has its time, whether or not the server has answered the ones before."""

import asyncio
import random
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from time import monotonic, process_time

from benchmarks.load.games import Ack, Failed, Game
from benchmarks.load.server import Server
from benchmarks.load.wire import Lost

PATIENCE = 60.0  # seconds for what is under way at the end
SAMPLE = 0.5  # seconds between looks at the server's memory


@dataclass
class Run:
    """What came of one run."""

    rate: float  # moves a second that were due
    seconds: float  # from the first time that one was due to the last answer
    latencies: list[float]  # in seconds, from when each was due
    acks: list[Ack]
    errors: list[str]
    memory: list[int]  # of the server, in bytes, every half a second
    server_work: float  # the share of one processor that the server took
    own_work: float  # and the generator


@dataclass
class Pitch:
    """Gives each move that is due to the game that has waited longest."""

    games: list[Game]
    free: OrderedDict[int, Game] = field(default_factory=OrderedDict)  # by number
    due: deque[float] = field(default_factory=deque)  # moves for which no game was free
    tasks: set[asyncio.Task[None]] = field(default_factory=set)
    latencies: list[float] = field(default_factory=list)
    acks: list[Ack] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        for game in self.games:
            game.offer = self.offer
            if game.possible() is not None:
                self.offer(game)

    def offer(self, game: Game) -> None:
        """A game in which somebody can move."""
        if self.due:
            self._start(game, self.due.popleft())
        else:
            self.free[game.number] = game

    def demand(self, time: float) -> None:
        """A move that is due at that time."""
        if self.free:
            self._start(self.free.popitem(last=False)[1], time)
        else:
            self.due.append(time)

    def _start(self, game: Game, time: float) -> None:
        self.free.pop(game.number, None)
        game.acting = True
        task = asyncio.create_task(self._move(game, time))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _move(self, game: Game, time: float) -> None:
        try:
            ack = await game.act()
        except (Failed, Lost, OSError) as error:
            self.errors.append(str(error))
        else:
            self.latencies.append(monotonic() - time)
            self.acks.append(ack)

    async def finish(self) -> None:
        """Waits for everything that is due or under way."""
        deadline = monotonic() + PATIENCE
        while (self.due or self.tasks) and monotonic() < deadline:
            await asyncio.sleep(0.01)
        self.errors += ["never carried out"] * (len(self.due) + len(self.tasks))
        self.due.clear()


async def run(server: Server, games: list[Game], rate: float, seconds: float) -> Run:
    """Plays at that rate: moves come by chance, as from people who know nothing of each other."""
    pitch, rng, memory = Pitch(games), random.Random(7), [server.memory()]
    started, server_work, own_work = monotonic(), server.work(), process_time()
    due, sampled = started, started
    while due < started + seconds:
        while due <= monotonic():
            pitch.demand(due)
            due += rng.expovariate(rate)
        if monotonic() > sampled + SAMPLE:
            sampled += SAMPLE
            memory.append(server.memory())
        await asyncio.sleep(max(0.0, due - monotonic()))
    await pitch.finish()
    took = monotonic() - started
    return Run(
        rate,
        took,
        sorted(pitch.latencies),
        pitch.acks,
        pitch.errors,
        memory,
        (server.work() - server_work) / took,
        (process_time() - own_work) / took,
    )
