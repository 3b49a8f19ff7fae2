"""What a bot loses against perfect play: worked out from its every decision, not played."""

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caber.bots import Bot
from caber.bots.schotten_rennen.duel import Duel
from caber.bots.schotten_rennen.tracks import race, solved
from caber.bots.schotten_rennen.turn import SEAT, Turn, risk_of
from caber.bots.solving import Loss, Report
from caber.core.rng import Rng
from caber.games.schotten_rennen.layout import RISK, VIEWER
from caber.games.schotten_rennen.state import SchottenRennen

CLOSE: Final = 1e-12
OTHER: Final = 1  # the seat of the perfect player


def loss(state: SchottenRennen, bot: Bot, report: Report | None = None) -> Loss:
    """What this bot loses on the track that lies.

    It must be one that always does the same in the same position.
    """
    start, duel = race(state), solved(state).duel
    count = int(duel.standings)
    habits, perfect = [], []
    for other in range(count):
        if report:
            report(other / count)
        perfect.append(duel.solved(other).choices())
        habits.append(_choices(start, duel.solved(other), bot, other))
    # By the mover's standing and the other one's: the bot's chance to win if it moves, and if it doesn't.
    moving = vec[float]([0.0] * (count * count))
    waiting = vec[float]([0.0] * (count * count))
    change = 1.0
    while change > CLOSE:
        change = 0.0
        for other in range(count - 1, -1, -1):
            change = max(change, _follow(duel, other, habits[other], waiting, moving, 1.0))
            change = max(change, _follow(duel, other, perfect[other], moving, waiting, 0.0))
    return Loss(duel.chance(0, 0) - moving[0], 1.0 - duel.chance(0, 0) - waiting[0])


def _follow(
    duel: Duel, other: int, chosen: vec[i64], then: vec[float], chances: vec[float], won: float
) -> float:
    """Values all turns against one standing by what comes after them; the greatest change."""
    turn, count = duel.turn_against(other), int(duel.standings)
    values = vec[float]([0.0] * len(turn.values))
    for mine in range(count):
        values[mine] = then[other * count + mine]
    values[turn.won] = won
    turn.follow(chosen, values)
    change = 0.0
    for mine, root in enumerate(turn.roots):
        place = mine * count + other
        change = max(change, abs(values[root] - chances[place]))
        chances[place] = values[root]
    return change


def _choices(start: SchottenRennen, turn: Turn, bot: Bot, other: int) -> vec[i64]:
    """What the bot does in every position of a turn, as edges."""
    found = vec[i64]([0] * len(turn.decides))
    for position, cells in _decisions(turn):
        cells[RISK + OTHER] = risk_of(other)
        cells[VIEWER] = SEAT
        view = start.twin(cells)
        after = view.after(bot.choose(view, Rng(0)))
        target = turn.explore(after.cells)
        edges = range(turn.start[position], turn.start[position + 1])
        found[position] = next(edge for edge in edges if turn.target[edge] == target)
    return found


def _decisions(turn: Turn) -> Iterator[tuple[int, vec[i64]]]:
    for position, cells in enumerate(turn.positions):
        if turn.decides[position]:
            yield position, cells[:]
