"""Positions as text: set up by hand, read, and written again. docs/notation.md explains every line.

    options: players=3 track=3,4,rival     what is not as usual
    track: 3 4 ? ?                 the cards from Start to the goal, `?` for one that isn't laid yet
    turn: 1 begin                  seat and phase: picking laying begin go_on rival rolling missed …
    seat 1: stone 4 figure 6 risk 2
    seat 2: place 1 risk 0         this one is in the goal
    last: yes                      the seat to move was alone last when its turn began
    passed: 2                      cards in a row towards catching up
    need: 7 yellow                 in an attempt: the number needed, and `yellow` if it is the yellow one
    asked: 2                       the seat that rolls, or has rolled, for a rival
    dice: 3-4                      the dice of this attempt
    pool: 3 4 6x2 bog              cards still to be laid
    picks: 4                       red cards still to be picked

Lines may be left out where nothing is to be said; a seat without one stands on Start with three risk stones.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from caber.core.options import Value
from caber.games.drawings import (
    Drawing,
    Line,
    Misdrawn,
    counted,
    exactly,
    misformed,
    named_lines,
    number,
    one_of,
    options_line,
    padded,
)
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
MOST: Final = 99
NOT_LAID: Final = "?"
IN_POOL: Final = re.compile(r"(\w+?)(?:x([2-9]|1[0-2]))?")
DICE: Final = re.compile("([1-6])-([1-6])")
# By word of a seat's line: the cell of the first seat.
OF_SEAT: Final = {"place": at.PLACED, "stone": at.STONE, "figure": at.FIGURE, "risk": at.RISK}
# By name of a line that is one number: its cell.
COUNTS: Final = {"passed": at.PASSED, "picks": at.PICKS}
LINES: Final = ("last", *COUNTS, "need", "asked", "dice", "pool")


def draw(state: SchottenRennen) -> str:
    """Return the position as text; `read` makes the same position of it.

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
        "options": options_line(state.options),
        "track": [NAMES[kind] if kind >= 0 else NOT_LAID for kind in track],
        "turn": [str(cells[at.MOVER] + 1), PHASE_NAMES[cells[at.PHASE]]],
    }
    for seat in range(int(rules.players)):
        lines[f"seat {seat + 1}"] = _seat(state, seat)
    lines["last"] = ["yes"] if cells[at.LAST] else []
    lines["passed"] = counted(cells[at.PASSED])
    lines["need"] = counted(cells[at.NEED]) + ["yellow"] * cells[at.YELLOW]
    lines["asked"] = counted(cells[at.ROLLER] + 1)
    lines["dice"] = [f"{cells[at.LOW]}-{cells[at.HIGH]}"] if cells[at.LOW] else []
    pool = [(name, cells[at.POOL + kind]) for kind, name in enumerate(NAMES) if cells[at.POOL + kind]]
    lines["pool"] = [name if count == 1 else f"{name}x{count}" for name, count in pool]
    lines["picks"] = counted(cells[at.PICKS])
    return "\n".join(named_lines(lines))


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
    """Return the position that a drawing shows; these options hold unless its own say otherwise."""
    drawing = Drawing(text)
    start = drawing.start(OFFERED, options, opening)
    cells = [int(cell) for cell in start.cells]
    cells[at.PHASE], cells[at.PICKS] = at.BEGIN, 0
    cells[at.POOL : at.POOL + at.KINDS] = [0] * at.KINDS
    seats = {str(seat + 1): seat for seat in range(int(start.rules.players))}
    for line in drawing.ordered(["track", "turn", *(f"seat {seat}" for seat in seats), *LINES]):
        with drawing.blaming(line):
            _fill(cells, line, int(start.rules.length), seats)
    state = restore(start.options, cells)
    drawing.check(_doubts(state))
    return state


def _fill(cells: list[int], line: Line, length: int, seats: Mapping[str, int]) -> None:
    """Add what a line says to the cells; the track has that `length`, and these are the `seats`."""
    name, words = line.name, line.words
    if name == "track":
        kinds = [one_of(word, {NOT_LAID: -1, **KIND_OF}) for word in exactly(words, length)]
        cells[at.TRACK : at.TRACK + length] = kinds
    elif name == "turn":
        seat, phase = padded(words, 2)
        cells[at.MOVER], cells[at.PHASE] = one_of(seat, seats), one_of(phase, PHASES)
    elif name.startswith("seat "):
        _fill_seat(cells, seats[name.removeprefix("seat ")], line, length)
    elif name == "last":
        cells[at.LAST] = one_of(line.rest, {"yes": 1})
    elif name in COUNTS:
        cells[COUNTS[name]] = number(line.rest, MOST)
    elif name == "need":
        needed, yellow = padded(words, 2)
        cells[at.NEED], cells[at.YELLOW] = number(needed, MOST), one_of(yellow, {"": 0, "yellow": 1})
    elif name == "asked":
        cells[at.ROLLER] = one_of(line.rest, seats)
    elif name == "dice":
        dice = DICE.fullmatch(line.rest)
        if dice is None:
            raise misformed(line.rest, "3-4")
        cells[at.LOW], cells[at.HIGH] = sorted(int(die) for die in dice.groups())
    else:  # the pool
        for word in words:
            found = IN_POOL.fullmatch(word)
            if found is None:
                raise misformed(word, "6x2")
            cells[at.POOL + one_of(found[1], KIND_OF)] += int(found[2] or 1)


def _fill_seat(cells: list[int], seat: int, line: Line, length: int) -> None:
    said = dict(zip(line.words[::2], line.words[1::2]))
    if len(said) * 2 != len(line.words):
        raise misformed(line.rest, "stone 2 figure 3 risk 1")
    if "place" in said:
        cells[at.STONE + seat] = cells[at.FIGURE + seat] = length + 1
    elif "figure" not in said and "stone" in said:
        said["figure"] = said["stone"]
    for word, text in said.items():
        cells[one_of(word, OF_SEAT) + seat] = number(text, MOST)


# -- what can't be ---------------------------------------------------------------------------------


def _doubts(state: SchottenRennen) -> Iterator[tuple[str, Misdrawn]]:
    """Yield the lines with which this can't be a position of the race, and why not."""
    yield from _doubts_of_cards(state)
    yield from _doubts_of_seats(state)
    yield from _doubts_of_places(state)
    most = int(at.CATCH_UP) if state.cells[at.LAST] else 0
    if state.cells[at.PASSED] > most:
        yield "passed", Misdrawn("schotten-rennen-drawing-passed", {"most": int(at.CATCH_UP)})
    if state.cells[at.PHASE] > at.LAYING:
        yield from _doubts_of_attempt(state)
        yield from _doubts_of_dice(state)


def _doubts_of_cards(state: SchottenRennen) -> Iterator[tuple[str, Misdrawn]]:
    """Yield what is wrong with the track, and with the cards that are still to be laid or picked."""
    cells, phase, length = state.cells, int(state.cells[at.PHASE]), int(state.rules.length)
    track = [int(cells[at.TRACK + place]) for place in range(length)]
    pool = [int(cells[at.POOL + kind]) for kind in range(int(at.KINDS))]
    laid = [kind for kind in track if kind >= 0]
    if track != laid + [-1] * (length - len(laid)):
        yield "track", Misdrawn("schotten-rennen-drawing-gap")
    for kind in range(int(at.FIRST_RED), int(at.KINDS)):
        if laid.count(kind) + pool[kind] > 1:
            line = "pool" if pool[kind] else "track"
            yield line, Misdrawn("schotten-rennen-drawing-red", {"card": NAMES[kind]})
    if len(laid) + sum(pool) + cells[at.PICKS] != length:
        found = {"laid": len(laid), "pool": sum(pool), "picks": int(cells[at.PICKS]), "places": length}
        line = "track" if phase > at.LAYING else "pool"
        yield line, Misdrawn("schotten-rennen-drawing-cards", found)
    if (phase == at.PICKING) != (cells[at.PICKS] > 0) or (phase == at.PICKING and laid):
        yield "picks", Misdrawn("schotten-rennen-drawing-picks")
    if (phase == at.LAYING) != (not cells[at.PICKS] and sum(pool) > 0):
        yield "pool", Misdrawn("schotten-rennen-drawing-pool")


def _doubts_of_seats(state: SchottenRennen) -> Iterator[tuple[str, Misdrawn]]:
    """Yield the seats whose stone, figure or risk stones can't be so."""
    cells, phase, length = state.cells, int(state.cells[at.PHASE]), int(state.rules.length)
    for seat in range(int(state.rules.players)):
        place, stone, figure, risk = (int(cells[first + seat]) for first in OF_SEAT.values())
        farthest = length + (1 if place else 0)
        away = at.GO_ON <= phase <= at.BONUS and seat == cells[at.MOVER]
        if max(stone, figure) > farthest:
            yield f"seat {seat + 1}", Misdrawn("schotten-rennen-drawing-beyond", {"places": length})
        if stone > figure:
            yield f"seat {seat + 1}", Misdrawn("schotten-rennen-drawing-behind")
        if stone != figure and not away:
            yield f"seat {seat + 1}", Misdrawn("schotten-rennen-drawing-apart")
        if risk > at.MOST_RISK:
            most = int(at.MOST_RISK)
            yield f"seat {seat + 1}", Misdrawn("schotten-rennen-drawing-risk", {"most": most})


def _doubts_of_places(state: SchottenRennen) -> Iterator[tuple[str, Misdrawn]]:
    """Yield what is wrong with the places that have been won."""
    cells, players = state.cells, int(state.rules.players)
    finished, mover = cells[at.PHASE] == at.FINISHED, int(cells[at.MOVER])
    placed = [seat for seat in range(players) if cells[at.PLACED + seat]]
    places = sorted(int(cells[at.PLACED + seat]) for seat in placed)
    most = 1 if finished else 0
    if state.rules.play_on:
        most = players if finished else players - 2
    line = f"seat {placed[-1] + 1}" if placed else "turn"
    if places != list(range(1, len(places) + 1)):
        yield line, Misdrawn("schotten-rennen-drawing-places")
    if len(places) > most or (finished and len(places) != most):
        yield line, Misdrawn("schotten-rennen-drawing-placed", {"placed": len(places), "most": most})
    if not finished and cells[at.PLACED + mover]:
        yield "turn", Misdrawn("schotten-rennen-drawing-there", {"seat": mover + 1})


def _doubts_of_attempt(state: SchottenRennen) -> Iterator[tuple[str, Misdrawn]]:
    """Yield what doesn't fit the card ahead of the mover: what is needed, and who was asked."""
    cells, rules = state.cells, state.rules
    phase, mover = int(cells[at.PHASE]), int(cells[at.MOVER])
    trying = at.RIVAL <= phase <= at.RISKING
    rival = trying and ahead(cells, rules) == at.RIVAL_CARD
    if (cells[at.ROLLER] >= 0) != rival or cells[at.ROLLER] == mover or (phase == at.RIVAL and not rival):
        yield "asked", Misdrawn("schotten-rennen-drawing-asked")
    if trying and banned(cells, rules):
        yield "turn", Misdrawn("schotten-rennen-drawing-banned")
    if reason := _doubt_of_need(state, trying, rival):
        yield "need", reason


def _doubt_of_need(state: SchottenRennen, trying: bool, rival: bool) -> Misdrawn | None:
    """Return what is wrong with the number needed, in an attempt (`trying`) at a `rival` or another card."""
    cells, rules, phase = state.cells, state.rules, int(state.cells[at.PHASE])
    kind, target = int(ahead(cells, rules)), int(cells[at.FIGURE + cells[at.MOVER]]) + 1
    if cells[at.YELLOW] and (kind < 0 or not rules.yellow[kind]):
        return Misdrawn("schotten-rennen-drawing-yellow")
    if rival and phase != at.RIVAL:
        return None if 3 <= cells[at.NEED] <= 13 else Misdrawn("schotten-rennen-drawing-need-rival")
    needed = int(need(cells, rules, target, cells[at.YELLOW] != 0)) if trying else 0
    if phase == at.RISKING and kind == at.LOAD_CARD:
        needed += 1  # it was fixed before a stone was paid
    if cells[at.NEED] == needed and (needed or not trying or phase == at.RIVAL):
        return None
    if not needed:
        return Misdrawn("schotten-rennen-drawing-need-none")
    return Misdrawn("schotten-rennen-drawing-need", {"needed": needed})


def _doubts_of_dice(state: SchottenRennen) -> Iterator[tuple[str, Misdrawn]]:
    """Yield what doesn't fit a roll: dice that pass, a risk without a stone, a bonus without a card."""
    cells, rules = state.cells, state.rules
    phase, mover = int(cells[at.PHASE]), int(cells[at.MOVER])
    missed = phase in (at.MISSED, at.RISKING)
    if (cells[at.LOW] > 0) != missed:
        yield "dice", Misdrawn("schotten-rennen-drawing-dice")
    elif missed and enough(cells, rules, cells[at.LOW], cells[at.HIGH]):
        yield "dice", Misdrawn("schotten-rennen-drawing-passes")
    if phase == at.MISSED and not cells[at.RISK + mover]:
        yield f"seat {mover + 1}", Misdrawn("schotten-rennen-drawing-no-risk")
    if phase == at.BONUS and reach(cells, rules) < 1:
        yield "turn", Misdrawn("schotten-rennen-drawing-bonus")
