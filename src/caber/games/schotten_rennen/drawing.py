"""Positions drawn as text and read again: for tests, golden games and rules pages.

    options: players=3 track=3,4,rival     what is not as usual
    track: 3 4 ? ?                 the cards from Start to the goal, `?` for one that isn't laid yet
    turn: 1 begin                  seat and phase: picking laying begin go_on rival rolling missed …
    seat 1: stone 4 figure 6 risk 2
    seat 2: place 1 risk 0         this one is in the goal
    last: yes                      whoever's turn it is was alone last when it began
    passed: 2                      cards in a row towards catching up
    need: 7 yellow                 in an attempt: what is needed, and whether that is the yellow number
    asked: 2                       the seat that rolls, or has rolled, for a rival
    dice: 3-4                      the dice of this attempt
    pool: 3 4 6x2 bog              cards still to be laid
    picks: 4                       red cards still to be picked

Lines may be left out where nothing is to be said; a seat without one stands on Start with three risk stones.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from caber.core.errors import BadRecord
from caber.core.options import Options, Value, read_words, written
from caber.games.schotten_rennen import layout as at
from caber.games.schotten_rennen.cards import KIND_OF, NAMES
from caber.games.schotten_rennen.course import ahead, banned, need, reach
from caber.games.schotten_rennen.rules import OFFERED
from caber.games.schotten_rennen.state import SchottenRennen, opening, restore
from caber.games.schotten_rennen.turns import enough

PHASE_NAMES: Final = (
    "picking", "laying", "begin", "go_on", "rival", "rolling", "missed", "risking", "bonus", "finished",
)  # fmt: skip
PHASES: Final = {name: phase for phase, name in enumerate(PHASE_NAMES)}
NUMBERS: Final = {str(number): number for number in range(100)}
NOT_LAID: Final = "?"
IN_POOL: Final = re.compile(r"(\w+?)(?:x([2-9]|1[0-2]))?")
DICE: Final = re.compile("([1-6])-([1-6])")
# By word of a seat's line: the cell of the first seat.
OF_SEAT: Final = {"place": at.PLACED, "stone": at.STONE, "figure": at.FIGURE, "risk": at.RISK}


def draw(state: SchottenRennen) -> str:
    """The position as text; `read` makes the same position of it.

    >>> position = read('''
    ...     track: 3 11 bog 7 6 8 9 10 4 5 6 8
    ...     turn: 2 go_on
    ...     seat 1: stone 4 figure 4 risk 1
    ...     seat 2: stone 1 figure 2 risk 0
    ... ''')
    >>> [position.text(move) for move in position.moves()]
    ['secure', 'roll', 'yellow']
    """
    cells, rules = [int(cell) for cell in state.cells], state.rules
    track = cells[at.TRACK : at.TRACK + int(rules.length)]
    lines = {
        "options": [f"{name}={written(value)}" for name, value in state.options.changed().items()],
        "track": [NAMES[kind] if kind >= 0 else NOT_LAID for kind in track],
        "turn": [str(cells[at.MOVER] + 1), PHASE_NAMES[cells[at.PHASE]]],
    }
    for seat in range(int(rules.players)):
        lines[f"seat {seat + 1}"] = _seat(state, seat)
    lines["last"] = ["yes"] if cells[at.LAST] else []
    lines["passed"] = _count(cells[at.PASSED])
    lines["need"] = _count(cells[at.NEED]) + ["yellow"] * cells[at.YELLOW]
    lines["asked"] = _count(cells[at.ROLLER] + 1)
    lines["dice"] = [f"{cells[at.LOW]}-{cells[at.HIGH]}"] if cells[at.LOW] else []
    pool = [(name, cells[at.POOL + kind]) for kind, name in enumerate(NAMES) if cells[at.POOL + kind]]
    lines["pool"] = [name if count == 1 else f"{name}x{count}" for name, count in pool]
    lines["picks"] = _count(cells[at.PICKS])
    return "\n".join(f"{name}: {' '.join(words)}" for name, words in lines.items() if words)


def _count(number: int) -> list[str]:
    return [str(number)] if number else []


def _seat(state: SchottenRennen, seat: int) -> list[str]:
    place, stone, figure, risk = (int(state.cells[first + seat]) for first in OF_SEAT.values())
    if (place, stone, figure, risk) == (0, 0, 0, at.MOST_RISK):
        return []
    words = ["place", str(place)] if place else []
    if stone <= state.rules.length:
        words += ["stone", str(stone), "figure", str(figure)]
    return [*words, "risk", str(risk)]


# -- reading ---------------------------------------------------------------------------------------


def read(text: str, options: Mapping[str, Value] | None = None) -> SchottenRennen:
    """The position that a drawing shows; these options hold unless its own say otherwise."""
    lines = [" ".join(line.lower().split()) for line in text.splitlines()]
    named = " ".join(line.removeprefix("options:") for line in lines if line.startswith("options:"))
    start = opening(Options(OFFERED, {**(options or {}), **read_words(OFFERED, named)}))
    cells = [int(cell) for cell in start.cells]
    cells[at.PHASE], cells[at.PICKS] = at.BEGIN, 0
    cells[at.POOL : at.POOL + at.KINDS] = [0] * at.KINDS
    drawn: set[str] = set()
    for number, line in enumerate(lines, 1):
        name = line.partition(":")[0]
        try:
            if name in drawn - {"", "options"}:
                raise LookupError(name)
            _fill(cells, line, start)
        except LookupError as error:
            raise _bad(number, line, str(error.args[0])) from None
        drawn.add(name)
    state = restore(start.options, cells)
    doubt = next(_doubts(state), None)
    if doubt is not None:
        raise _bad(len(lines), "".join(lines[-1:]), doubt)
    return state


def _bad(number: int, line: str, word: str) -> BadRecord:
    return BadRecord("schotten-rennen-drawing", {"line": number, "text": line, "word": word})


def _fill(cells: list[int], line: str, start: SchottenRennen) -> None:
    """Adds what a line says to the cells; an error names the word that doesn't fit."""
    name, _, rest = line.partition(":")
    words = rest.split()
    seats = {str(seat + 1): seat for seat in range(int(start.rules.players))}
    if name == "track":
        if len(words) != start.rules.length:
            raise LookupError(rest.strip())
        kinds = [-1 if word == NOT_LAID else KIND_OF[word] for word in words]
        cells[at.TRACK : at.TRACK + len(words)] = kinds
    elif name == "turn":
        seat, phase = (*words, "", "")[:2]
        cells[at.MOVER], cells[at.PHASE] = seats[seat], PHASES[phase]
    elif name.startswith("seat "):
        _fill_seat(cells, seats[name.removeprefix("seat ")], words, int(start.rules.length))
    elif name == "last":
        cells[at.LAST] = {"yes": 1}[rest.strip()]
    elif name == "passed":
        cells[at.PASSED] = NUMBERS[rest.strip()]
    elif name == "need":
        number, yellow = (*words, "", "")[:2]
        cells[at.NEED], cells[at.YELLOW] = NUMBERS[number], {"": 0, "yellow": 1}[yellow]
    elif name == "asked":
        cells[at.ROLLER] = seats[rest.strip()]
    elif name == "dice":
        dice = DICE.fullmatch(rest.strip())
        if dice is None:
            raise LookupError(rest.strip())
        cells[at.LOW], cells[at.HIGH] = sorted(int(die) for die in dice.groups())
    elif name == "pool":
        for word in words:
            found = IN_POOL.fullmatch(word)
            if found is None:
                raise LookupError(word)
            cells[at.POOL + KIND_OF[found[1]]] += int(found[2] or 1)
    elif name == "picks":
        cells[at.PICKS] = NUMBERS[rest.strip()]
    elif name not in ("", "options"):
        raise LookupError(name)


def _fill_seat(cells: list[int], seat: int, words: list[str], length: int) -> None:
    said = dict(zip(words[::2], words[1::2]))
    if len(said) * 2 != len(words):
        raise LookupError(" ".join(words))
    if "place" in said:
        cells[at.STONE + seat] = cells[at.FIGURE + seat] = length + 1
    elif "figure" not in said and "stone" in said:
        said["figure"] = said["stone"]
    for word, number in said.items():
        cells[OF_SEAT[word] + seat] = NUMBERS[number]


def _doubts(state: SchottenRennen) -> Iterator[str]:
    """The names of lines with which this can't be a position of the race."""
    cells, rules = state.cells, state.rules
    track = [int(cells[at.TRACK + place]) for place in range(int(rules.length))]
    pool = [int(cells[at.POOL + kind]) for kind in range(int(at.KINDS))]
    laid = [kind for kind in track if kind >= 0]
    if track != laid + [-1] * (len(track) - len(laid)):
        yield "track"
    if any(laid.count(kind) + pool[kind] > 1 for kind in range(int(at.FIRST_RED), int(at.KINDS))):
        yield "pool"
    if len(laid) + sum(pool) + cells[at.PICKS] != rules.length:
        yield "track" if cells[at.PHASE] > at.LAYING else "pool"
    phase = int(cells[at.PHASE])
    if (phase == at.PICKING) != (cells[at.PICKS] > 0) or (phase == at.PICKING and laid):
        yield "picks"
    if (phase == at.LAYING) != (not cells[at.PICKS] and sum(pool) > 0):
        yield "pool"
    yield from _doubts_of_seats(state)
    if cells[at.PASSED] > (at.CATCH_UP if cells[at.LAST] else 0):
        yield "passed"
    if phase > at.LAYING:
        yield from _doubts_of_attempt(state)


def _doubts_of_seats(state: SchottenRennen) -> Iterator[str]:
    cells, rules = state.cells, state.rules
    phase, mover, players = int(cells[at.PHASE]), int(cells[at.MOVER]), int(rules.players)
    away = at.GO_ON <= phase <= at.BONUS
    for seat in range(players):
        place, stone, figure, risk = (int(cells[first + seat]) for first in OF_SEAT.values())
        farthest = rules.length + (1 if place else 0)
        fits = stone <= figure <= farthest and (stone == figure or (away and seat == mover))
        if not fits or risk > at.MOST_RISK:
            yield f"seat {seat + 1}"
    places = sorted(int(cells[at.PLACED + seat]) for seat in range(players) if cells[at.PLACED + seat])
    most = 0
    if rules.play_on:
        most = players if phase == at.FINISHED else players - 2
    elif phase == at.FINISHED:
        most = 1
    at_end = phase == at.FINISHED and len(places) != most
    if places != list(range(1, len(places) + 1)) or len(places) > most or at_end:
        yield "place"
    elif phase != at.FINISHED and cells[at.PLACED + mover]:
        yield "turn"


def _doubts_of_attempt(state: SchottenRennen) -> Iterator[str]:
    """What is needed, who was asked and what the dice show: it has to fit what lies ahead of the mover."""
    cells, rules = state.cells, state.rules
    phase, mover = int(cells[at.PHASE]), int(cells[at.MOVER])
    trying = at.RIVAL <= phase <= at.RISKING
    rival = trying and ahead(cells, rules) == at.RIVAL_CARD
    if (cells[at.ROLLER] >= 0) != rival or cells[at.ROLLER] == mover or (phase == at.RIVAL and not rival):
        yield "asked"
    if trying and banned(cells, rules):
        yield "turn"
    target = int(cells[at.FIGURE + mover]) + 1
    needed = int(need(cells, rules, target, cells[at.YELLOW] != 0)) if trying else 0
    if phase == at.RISKING and ahead(cells, rules) == at.LOAD_CARD:
        needed += 1  # it was fixed before a stone was paid
    fits = cells[at.NEED] == needed
    if rival and phase != at.RIVAL:
        fits = 3 <= cells[at.NEED] <= 13
    kind = int(ahead(cells, rules))
    if cells[at.YELLOW] and (kind < 0 or not rules.yellow[kind]):
        fits = False
    if not fits or (trying and phase != at.RIVAL and not cells[at.NEED]):
        yield "need"
    missed = phase in (at.MISSED, at.RISKING)
    if (cells[at.LOW] > 0) != missed or (
        missed and enough(cells, state.rules, cells[at.LOW], cells[at.HIGH])
    ):
        yield "dice"
    if phase == at.MISSED and not cells[at.RISK + mover]:
        yield f"seat {mover + 1}"
    if phase == at.BONUS and reach(cells, rules) < 1:
        yield "turn"
    if phase not in (at.PICKING, at.LAYING, at.FINISHED) and not state.count():
        yield "turn"
