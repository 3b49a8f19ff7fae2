"""Counts what every game has, and what a game's own module `counts` finds in it."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from typing import Final

from caber.core.contract import State
from caber.core.counting import GAMES, Cell, Chart, Counts, Course, Measure, Row, Step, Tables
from caber.core.game import Game
from caber.core.options import Value

SEATS: Final = "seats"  # the table with a row for each seat of each game

CHARTS: Final = (
    Chart("first", SEATS, "means", (Measure("share"),), by="order", share=True, even=True),
    Chart("length", GAMES, "histogram", (Measure("turns"),)),
)
COLUMNS: Final = ("turns", "choices")


def counts_of(game: Game) -> Counts | None:
    """The game's own part, if it has one."""
    name = f"caber.games.{game.name}.counts"
    found: Counts | None = import_module(name) if find_spec(name) else None
    return found


def charts_of(game: Game) -> list[tuple[str, Chart]]:
    """All charts, each with what begins the keys of its texts.

    >>> from caber.games import game
    >>> [(prefix, chart.name) for prefix, chart in charts_of(game("tug_of_war"))][:3]
    [('stats', 'first'), ('stats', 'length'), ('tug-of-war-stats', 'bouts')]
    """
    own = counts_of(game)
    return [("stats", chart) for chart in CHARTS] + [
        (prefix_of(game), chart) for chart in (own.CHARTS if own else ())
    ]


def columns_of(game: Game) -> list[tuple[str, str]]:
    """The numbers that are told of every game, likewise."""
    own = counts_of(game)
    return [("stats", name) for name in COLUMNS] + [
        (prefix_of(game), name) for name in (own.COLUMNS if own else ())
    ]


def label(game: Game, column: str, value: Cell, language: str) -> str:
    """What a value of a column that makes groups is called.

    >>> from caber.games import game
    >>> label(game("kilt_castle"), "colour", "l", "de")
    'Hellgrau'
    """
    own = counts_of(game)
    return own.label(column, value, language) if own else str(value)


def prefix_of(game: Game) -> str:
    """What begins the keys of a game's own texts."""
    return f"{game.name}-stats".replace("_", "-")


def count(
    game: Game,
    options: Mapping[str, Value],
    moves: Sequence[int],
    shares: Sequence[float],
    points: Sequence[int | None],
    reason: str,
) -> Tables:
    """What is to be counted in one game, given its moves and how it ended."""
    course = course_of(game.start(options), moves, shares)
    own = counts_of(game)
    found = own.count(course) if own else {}
    (added,) = found.pop(GAMES, [{}])
    seats: list[Row] = []
    for seat, (share, point) in enumerate(zip(shares, points)):
        order = None if course.first is None else (seat - course.first) % len(shares) + 1
        seats.append({"seat": seat + 1, "order": order, "share": share, "points": point})
    return {GAMES: [_summary(course, reason) | added], SEATS: seats, **found}


def course_of(state: State, moves: Sequence[int], shares: Sequence[float]) -> Course:
    """The game that these moves make of its first position."""
    steps = []
    for move in moves:
        steps.append(Step(state.copy(), move))
        state.act(move)
    first = next((int(step.state.turn) for step in steps if step.state.turn >= 0), None)
    return Course(tuple(steps), state, tuple(shares), first)


def _summary(course: Course, reason: str) -> Row:
    actors = [int(step.state.turn) for step in course.steps if step.state.turn >= 0]
    best = max(course.shares)
    return {
        "reason": reason,
        "first": None if course.first is None else course.first + 1,
        "winner": course.shares.index(best) + 1 if course.shares.count(best) == 1 else None,
        "first_share": None if course.first is None else course.shares[course.first],
        "turns": sum(one != other for one, other in pairwise([None, *actors])),
        "choices": len(actors),
        "chances": len(course.steps) - len(actors),
    }
