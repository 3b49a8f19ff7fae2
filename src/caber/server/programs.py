"""Asks external programs for moves, in a process of their own: it keeps one of them for each seat and game.

Only what was named when the server was started is ever run; a table knows a program by its name alone.
"""

import os
import signal
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from types import FrameType
from typing import NamedTuple, cast

from caber.bots import Forfeit
from caber.bots.conversation import CRASHED
from caber.bots.program import BUDGET, START, ProgramBot, patience
from caber.core.contract import State
from caber.core.outcome import Outcome
from caber.core.rng import Rng
from caber.games import NAMES
from caber.server.settings import Program
from caber.server.worker import LAST_WORDS
from caber.server.workers import Workers
from caber.table.names import PROGRAM
from caber.table.table import Table, Thinking

LIMIT = START + patience(BUDGET) + 6.0  # seconds; a program has to forfeit before its process is given up
Found = int | Forfeit | None  # a move, or how the program lost
RUNNING = 8  # programs at a time; the one that has been idle longest makes room


class Place(NamedTuple):
    """One seat in one game at one table."""

    table: str
    number: int  # of the game
    seat: int


class Errand(NamedTuple):
    """One move to be found by a program, or (without a view) the end of its game to be told."""

    place: Place
    command: str
    game: str
    view: State | None = None  # hidden: all that the program's seat may know
    luck: int = 0
    outcome: Outcome | None = None

    @property
    def title(self) -> str:
        """What to call it in the log."""
        return f"a program for {self.game}"


class Programs:
    """The programs of this server."""

    def __init__(self, listed: Sequence[Program]) -> None:
        self._commands = {PROGRAM + each.name: each.command for each in listed}
        self.by_game = {
            name: [PROGRAM + each.name for each in listed if name in each.games] for name in NAMES
        }
        self._workers: Workers[Errand, Found] = Workers(errands, "caber.bots.program", 1, LIMIT, LAST_WORDS)
        # By table, whoever has been asked and may be waiting for the end, with the command.
        self._seated: dict[str, dict[Place, str]] = {}

    @property
    def asked(self) -> Mapping[str, int]:
        """How often, by what came of it."""
        return self._workers.asked

    def knows(self, bot: str) -> bool:
        """Whether this server can run it; perhaps another one can."""
        return bot in self._commands

    async def warm_up(self) -> None:
        """Starts the process before it is needed."""
        await self._workers.warm_up()

    async def ask(self, table: Table, thinking: Thinking) -> Found:
        """The move of a program, or how it lost; None if its process failed or had to wait too long."""
        place = Place(table.id, table.number, thinking.seat)
        command = self._commands[thinking.bot]
        self._seated.setdefault(table.id, {})[place] = command
        return await self._workers.ask(Errand(place, command, table.game.name, thinking.view, thinking.luck))

    def ended(self, table: Table) -> list[Errand]:
        """What is to be told to the programs whose game at this table is over."""
        seated = self._seated.pop(table.id, {})
        found = []
        for place, command in seated.items():
            outcome = table.sheets[place.number - 1].record.outcome()
            if outcome is None:
                self._seated.setdefault(table.id, {})[place] = command
            else:
                found.append(Errand(place, command, table.game.name, outcome=outcome))
        return found

    async def tell(self, errand: Errand) -> None:
        """Tells a program that its game is over."""
        await self._workers.ask(errand)

    async def close(self) -> None:
        """Ends them all."""
        await self._workers.close()


def errands(module: str) -> Callable[[Errand], Found]:
    """What runs programs, by the bots of that module."""
    make = cast(Callable[[str, str], ProgramBot], import_module(module).ProgramBot)
    running: OrderedDict[Place, ProgramBot] = OrderedDict()

    def leave(number: int, frame: FrameType | None) -> None:
        """Ends the programs with this process, also while one of them is being waited for."""
        for player in running.values():
            player.kill()
        os._exit(1)

    signal.signal(signal.SIGTERM, leave)

    def run(errand: Errand) -> Found:
        player = running.pop(errand.place, None)
        if errand.view is None:
            if player is not None:
                player.close(errand.outcome)
            return 0  # nothing was asked, but all went well
        try:
            player = running[errand.place] = player or make(errand.command, errand.game)
            if len(running) > RUNNING:
                running.popitem(last=False)[1].close()
            return player.choose(errand.view, Rng(errand.luck))
        except Forfeit as forfeit:
            return forfeit
        except Exception as error:  # such as a program that has been removed meanwhile
            return Forfeit(CRASHED, str(error))

    return run
