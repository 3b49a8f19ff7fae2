"""Solved tracks: worked out when a race begins, remembered afterwards."""

from collections import OrderedDict
from math import log
from time import perf_counter
from typing import NamedTuple, TypeVar

from librt.vecs import vec

from caber.bots import shelf
from caber.bots.schotten_rennen.duel import Duel
from caber.bots.schotten_rennen.field import turned
from caber.bots.schotten_rennen.trio import PLAYERS, Judgement, Trio
from caber.bots.schotten_rennen.turn import Turn, standings
from caber.bots.solving import Report
from caber.core.build import is_compiled
from caber.core.errors import CaberError
from caber.core.options import Options
from caber.games.schotten_rennen import GAME
from caber.games.schotten_rennen.cards import NAMES
from caber.games.schotten_rennen.layout import BEGIN, PHASE, STONE, TRACK
from caber.games.schotten_rennen.state import SchottenRennen

WAYS_REMEMBERED = 64  # in which the other stones may lie
REMEMBERED = 8  # tracks in memory
PRECISE = 1e-10  # the widest gap between the bounds for two that is left
MOST_SWEEPS = 5_000
SETTLING = 60  # sweeps after which the values for three only go on to and fro, if they do
UNJUDGED = 0.5  # between bounds that are still as good as none
JUDGED = 1e-8  # changes of the judgement that are still worth another sweep

QUICK = is_compiled()  # whether a track is solved in less time than somebody waits for a move

# What isn't asked here: whoever begins is the mover, and nothing but the first place counts.
BESIDE = ("players", "shuffle", "begins", "play_on")

Found = TypeVar("Found")


class Solved(NamedTuple):
    """A track for two, solved."""

    duel: Duel
    seconds: float  # that it took, whenever that was
    sweeps: int


class Settled(NamedTuple):
    """A track for three, with what is proven of the play that its values lead to."""

    trio: Trio
    kept: tuple[float, ...]  # by seat, the beginner first: at least so often it wins if all keep to it
    left: tuple[float, ...]  # at most so often if it departs from it alone
    seconds: float
    sweeps: int


_solved: OrderedDict[str, Solved] = OrderedDict()
_settled: OrderedDict[str, Settled] = OrderedDict()


def race(state: SchottenRennen, players: int = 2) -> SchottenRennen:
    """A race for so many on the same track, with nobody on the way yet."""
    if state.cells[PHASE] < BEGIN:
        raise CaberError("schotten-rennen-no-track")
    kinds = [int(state.cells[TRACK + place]) for place in range(state.rules.length)]
    kept = {name: value for name, value in state.options.items() if name not in BESIDE}
    kept |= {"track": ",".join(NAMES[kind] for kind in kinds), "players": players}
    found = GAME.start(kept)
    assert isinstance(found, SchottenRennen)
    return found


def others(state: SchottenRennen) -> tuple[SchottenRennen, tuple[int, ...]]:
    """The race before anybody is on the way, and where the stones of all but the mover lie."""
    table = turned(state.cells)
    players = int(state.rules.players)
    return race(state, players), tuple(int(table[STONE + seat]) for seat in range(1, players))


def turn_against(start: SchottenRennen, stones: tuple[int, ...]) -> Turn:
    """The graph of a turn with the others' stones there, not valued yet."""
    cells = start.cells[:]
    for seat, stone in enumerate(stones, 1):
        cells[STONE + seat] = stone
    return Turn(start.rules, cells)


def title(options: Options) -> str:
    """What the solution of a race is kept under."""
    return f"{GAME.name} {GAME.version} {options}"


def solved(state: SchottenRennen, report: Report | None = None) -> Solved:
    """The solution of the track on the table, for two."""
    known = solved_before(state)
    if known is not None:
        return known
    start = race(state)
    began = perf_counter()
    duel = Duel(start.rules, start.cells)
    _solve(duel, report)
    found = Solved(duel, perf_counter() - began, int(duel.sweeps))
    shelf.keep(title(start.options), [*duel.lower, *duel.upper, found.seconds, float(found.sweeps)])
    return _remembered(_solved, title(start.options), found)


def solved_before(state: SchottenRennen) -> Solved | None:
    """The solution for two, if somebody has found it."""
    start = race(state)
    name = title(start.options)
    if name in _solved:
        return _remembered(_solved, name, _solved[name])
    size = int(standings(start.rules)) ** 2
    numbers = shelf.load(name, 2 * size + 2)
    if numbers is None:
        return None
    duel = Duel(start.rules, start.cells)
    duel.lower = vec[float](numbers[:size])
    duel.upper = vec[float](numbers[size : 2 * size])
    return _remembered(_solved, name, Solved(duel, numbers[-2], int(numbers[-1])))


def _solve(duel: Duel, report: Report | None) -> None:
    """Sweeps until the bounds meet; the gap shrinks by about the same share with each sweep."""
    gap = 1.0
    while gap > PRECISE:
        gap = duel.sweep()
        _check(int(duel.sweeps))
        if report:
            report(log(max(gap, PRECISE)) / log(PRECISE))


def _check(sweeps: int) -> None:
    """Gives up on numbers with which a race hardly ever ends."""
    if sweeps > MOST_SWEEPS:
        raise CaberError("schotten-rennen-unsolved", {"sweeps": MOST_SWEEPS})


def settled(state: SchottenRennen, report: Report | None = None) -> Settled:
    """The table for three of the track that lies; making it takes a minute or two."""
    known = settled_before(state)
    if known is not None:
        return known
    start = race(state, PLAYERS)
    began = perf_counter()
    trio = Trio(start.rules, start.cells)
    order = range(int(trio.standings))[::-1]
    for sweep in range(SETTLING):
        for following in order:
            trio.settle(following)
            if report:
                report((sweep + 1) / SETTLING / 3)  # judging takes twice as long
    judgement = Judgement(trio)
    sweeps = SETTLING
    gap, change = 1.0, 1.0
    while gap > UNJUDGED or change > JUDGED:
        for following in order:
            judgement.improve(following)
            if report:
                report((1 + 2 * log(max(gap, JUDGED)) / log(JUDGED)) / 3)
        sweeps += 1
        _check(sweeps)
        widest = max(left[0] - kept[0] for kept, left in zip(judgement.kept, judgement.left))
        gap, change = widest, gap - widest
    proven = [bounds[0] for bounds in (*judgement.kept, *judgement.left)]
    numbers = [*trio.mover, *trio.next, *proven, perf_counter() - began, float(sweeps)]
    shelf.keep(title(start.options), numbers)
    return _remembered(_settled, title(start.options), _settled_of(trio, numbers))


def settled_before(state: SchottenRennen) -> Settled | None:
    """The table for three, if somebody has made it."""
    start = race(state, PLAYERS)
    name = title(start.options)
    if name in _settled:
        return _remembered(_settled, name, _settled[name])
    size = int(standings(start.rules)) ** PLAYERS
    numbers = shelf.load(name, 2 * size + 2 * PLAYERS + 2)
    if numbers is None:
        return None
    trio = Trio(start.rules, start.cells)
    trio.mover = vec[float](numbers[:size])
    trio.next = vec[float](numbers[size : 2 * size])
    return _remembered(_settled, name, _settled_of(trio, numbers))


def forget() -> None:
    """Clears the memory; the shelf keeps what it has."""
    _solved.clear()
    _settled.clear()


def _settled_of(trio: Trio, numbers: list[float]) -> Settled:
    proven = numbers[-2 * PLAYERS - 2 : -2]
    return Settled(trio, tuple(proven[:PLAYERS]), tuple(proven[PLAYERS:]), numbers[-2], int(numbers[-1]))


def _remembered(memory: OrderedDict[str, Found], name: str, found: Found) -> Found:
    memory[name] = found
    memory.move_to_end(name)
    if len(memory) > REMEMBERED:
        memory.popitem(last=False)
    return found
