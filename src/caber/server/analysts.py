"""Asks analysts what positions are worth: in a process of their own, so that no bot waits for them."""

import asyncio
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NamedTuple

from caber.bots.analysis import Weighed
from caber.core.contract import State
from caber.server.settings import Settings
from caber.server.workers import START_LIMIT, Workers


class Study(NamedTuple):
    """A position to be weighed."""

    game: str
    view: State  # what the seat to move may know
    among: int  # so many that are asked about together
    chosen: int | None  # the move that was made

    @property
    def title(self) -> str:
        """What to call it in the log."""
        return f"the analyst of {self.game}"


Analysts = Workers[Study, Weighed]


def analysts_for(settings: Settings) -> Analysts:
    """The process in which positions are weighed; it keeps what it has worked out."""
    return Workers(study, settings.analyst_table, 1, settings.analyst_limit)


def study(analyst_table: str) -> Callable[[Study], Weighed]:
    """What weighs positions, by the analysts of that module."""
    find = import_module(analyst_table).analyst

    def answer(asked: Study) -> Weighed:
        weighed: Weighed = find(asked.game).weigh(asked.view, asked.among, asked.chosen)
        return weighed

    return answer


async def weigh_all(
    analysts: Analysts, limit: float, game: str, views: Sequence[State], chosen: Sequence[int | None]
) -> list[Weighed] | None:
    """What positions are worth in which these moves were chosen; None if nobody says, or not in time.

    One is asked about after another: whoever wants a hint meanwhile waits for one of them, not for all.
    """
    weighed = []
    try:
        async with asyncio.timeout(limit + START_LIMIT):
            for view, move in zip(views, chosen):
                found = await analysts.ask(Study(game, view, len(views), move))
                if found is None:
                    return None
                weighed.append(found)
    except TimeoutError:
        return None
    return weighed
