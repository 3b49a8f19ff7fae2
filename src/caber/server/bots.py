"""Asks bots for moves. They are handed hidden states, and hand back moves, nothing else."""

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

from caber.core.contract import State
from caber.core.rng import Rng
from caber.server.settings import Settings
from caber.server.workers import Workers


class Task(NamedTuple):
    """One move to be found."""

    bot: str
    game: str
    view: State  # hidden: all that the bot's seat may know
    luck: int

    @property
    def title(self) -> str:
        """What to call it in the log."""
        return f"the bot {self.bot}"


Bots = Workers[Task, int]


def bots_for(settings: Settings) -> Bots:
    """The processes in which bots think."""
    return Workers(think, settings.bot_table, max(1, settings.bots), settings.bot_limit)


def think(bot_table: str) -> Callable[[Task], int]:
    """What finds moves, by the bots of that module."""
    find = import_module(bot_table).bot
    return lambda task: int(find(task.bot, task.game).choose(task.view, Rng(task.luck)))
