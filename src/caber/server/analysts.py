"""Asks analysts what positions are worth: in a process of their own, so that no bot waits for them."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NamedTuple

from caber.bots.analysis import Weighed, weigh
from caber.core.contract import State
from caber.server.settings import Settings
from caber.server.workers import Workers


class Study(NamedTuple):
    """Positions of one game to be weighed."""

    game: str
    positions: Sequence[State]  # what the asker may know: his own view, or a finished game

    @property
    def title(self) -> str:
        """What to call it in the log."""
        return f"the analyst of {self.game}"


Analysts = Workers[Study, list[Weighed]]


def analysts_for(settings: Settings) -> Analysts:
    """The process in which positions are weighed; it keeps what it has worked out."""
    return Workers(study, settings.analyst_table, 1, settings.analyst_limit)


def study(analyst_table: str) -> Callable[[Study], list[Weighed]]:
    """What weighs positions, by the analysts of that module."""
    find = import_module(analyst_table).analyst

    def answer(asked: Study) -> list[Weighed]:
        analyst = find(asked.game)
        return [weigh(analyst, position) for position in asked.positions]

    return answer
