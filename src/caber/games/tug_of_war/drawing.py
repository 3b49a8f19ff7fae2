"""Positions as text: set up by hand, read, and written again. docs/notation.md explains every line.

    options: cap=9                 what is not as usual
    bout: 2 won 1                  the return bout, with the seat that won the first one
    turn: 1 assigning 12           seat, phase, and the number of the turn in this bout
    seat 1: 4 3 2 | 9 standing 2 lying
    seat 2: 1 1 5 | 7 standing     the column by place, and the athletes; `-` before the column is rolled
    thrown: 1 4* 4                 dice not yet assigned; * re-rolled, ! taken up to be re-rolled
    rerolls: 1                     how many are left
    beside: 4 - -                  what lies beside each place of the mover's column
    fresh: 1                       athletes laid down in this turn, where they can't fall in it
    leaving: 2                     own athletes that still have to leave
    winner: 2                      of the return bout, once it is over

Phases are columns, throwing, rerolling, relanding, assigning, leaving and finished. Lines may be left out
where nothing is to be said: without one for the turn, columns are rolled, or the seat that begins throws.
"""

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
from caber.games.tug_of_war import layout as at
from caber.games.tug_of_war.rules import OFFERED
from caber.games.tug_of_war.state import TugOfWar, opening, restore
from caber.games.tug_of_war.turns import athletes, began, may_reroll, undecided

PHASE_NAMES: Final = (
    "columns", "throwing", "rerolling", "relanding", "assigning", "leaving", "finished",
)  # fmt: skip
PHASES: Final = {name: phase for phase, name in enumerate(PHASE_NAMES)}
SEATS: Final = {str(seat + 1): seat for seat in range(at.SEATS)}
MOST: Final = 999_999  # turns and the like
PIPS: Final = {str(pips): pips for pips in range(1, at.SIDES + 1)}
NONE: Final = "-"
# By the sign behind a thrown die: what has become of it.
FLAGS: Final = {"": at.AS_THROWN, "*": at.DONE, "!": at.MARKED}
SIGNS: Final = {flag: sign for sign, flag in FLAGS.items()}
KINDS: Final = {"standing": at.STANDING, "lying": at.LYING}
# By name of a line that is one number: its cell.
COUNTS: Final = {"rerolls": at.REROLLS, "fresh": at.FRESH, "leaving": at.LEAVE}
NAMES: Final = ("bout", "turn", "seat 1", "seat 2", "thrown", "beside", *COUNTS, "winner")
SIDE_EXAMPLE: Final = "4 3 2 | 9 standing 1 lying"


def draw(state: TugOfWar) -> str:
    """Return the position as text; `read` makes the same position of it.

    >>> position = read('''
    ...     turn: 1 assigning 3
    ...     seat 1: 4 3 2 | 9 standing
    ...     seat 2: 1 1 5 | 6 standing 1 lying
    ...     thrown: 1 4
    ...     beside: 4 - -
    ... ''')
    >>> [position.text(move) for move in position.moves()][:4]
    ['1@2 remove lying', '1@2 swap', '1@2 weaken', '1@3 remove lying']
    """
    cells = [int(cell) for cell in state.cells]
    thrown = zip(cells[at.THROWN : at.THROWN + at.DICE], cells[at.REROLLED : at.REROLLED + at.DICE])
    beside = cells[at.BESIDE : at.BESIDE + at.DICE]
    lines = {
        "options": options_line(state.options),
        "bout": [str(cells[at.BOUT])] + (["won", str(cells[at.WON] + 1)] if cells[at.WON] >= 0 else []),
        "turn": [str(cells[at.MOVER] + 1), PHASE_NAMES[cells[at.PHASE]], *counted(cells[at.TURN])],
        **{f"seat {seat + 1}": _side(cells, seat) for seat in range(at.SEATS)},
        "thrown": [f"{die}{SIGNS[flag]}" for die, flag in thrown if die],
        "rerolls": counted(cells[at.REROLLS]),
        "beside": [str(die or NONE) for die in beside] if any(beside) else [],
        "fresh": counted(cells[at.FRESH]),
        "leaving": counted(cells[at.LEAVE]),
        "winner": counted(cells[at.WINNER] + 1),
    }
    return "\n".join(named_lines(lines))


def _side(cells: list[int], seat: int) -> list[str]:
    first = at.COLUMN + seat * at.DICE
    column = cells[first : first + at.DICE]
    if not any(column):
        return [NONE]
    standing, lying = cells[at.STANDING + seat], cells[at.LYING + seat]
    words = [*map(str, column), "|"]
    if standing or not lying:
        words += [str(standing), "standing"]
    return words + ([str(lying), "lying"] if lying else [])


# -- reading ---------------------------------------------------------------------------------------


def read(text: str, options: Mapping[str, Value] | None = None) -> TugOfWar:
    """Return the position that a drawing shows; these options hold unless its own say otherwise."""
    drawing = Drawing(text)
    start = drawing.start(OFFERED, options, opening)
    cells = [int(cell) for cell in start.cells]
    for line in drawing.ordered(NAMES):
        with drawing.blaming(line):
            _fill(cells, line)
    _supply_turn(start, cells, any(line.name == "turn" for line in drawing.lines))
    state = restore(start.options, cells)
    drawing.check(_doubts(state))
    return state


def _supply_turn(start: TugOfWar, cells: list[int], said: bool) -> None:
    """Add what a drawing leaves out of whose turn it is, and which of the bout, unless it is `said`."""
    first = int(began(restore(start.options, cells).cells, start.rules))
    if not said and all(cells[at.COLUMN : at.COLUMN + at.SEATS * at.DICE]):
        cells[at.PHASE], cells[at.MOVER] = at.THROWING, first
    if not cells[at.TURN] and cells[at.PHASE] != at.COLUMNS:
        cells[at.TURN] = 1 if cells[at.MOVER] == first else 2


def _fill(cells: list[int], line: Line) -> None:
    """Add what a line says to the cells."""
    name, words = line.name, line.words
    if name == "bout":
        _fill_bout(cells, words)
    elif name == "turn":
        seat, phase, count = padded(words, 3)
        cells[at.MOVER], cells[at.PHASE] = one_of(seat, SEATS), one_of(phase, PHASES)
        cells[at.TURN] = number(count, MOST) if count else 0
    elif name.startswith("seat "):
        _fill_side(cells, SEATS[name.removeprefix("seat ")], line)
    elif name == "thrown":
        dice = sorted(_thrown(word) for word in padded(words, at.DICE) if word)
        for index, (die, flag) in enumerate(dice):
            cells[at.THROWN + index], cells[at.REROLLED + index] = die, flag
    elif name == "beside":
        for place, word in enumerate(exactly(words, at.DICE)):
            cells[at.BESIDE + place] = one_of(word, {NONE: 0, **PIPS})
    elif name in COUNTS:
        cells[COUNTS[name]] = number(line.rest, MOST)
    else:
        cells[at.WINNER] = one_of(line.rest, SEATS)


def _thrown(word: str) -> tuple[int, int]:
    """Return the pips of a die, and what has become of it."""
    if word[:1] not in PIPS or word[1:] not in FLAGS:
        raise misformed(word, "4* 4! 4")
    return PIPS[word[:1]], int(FLAGS[word[1:]])


def _fill_bout(cells: list[int], words: list[str]) -> None:
    bout, won, seat = padded(words, 3)
    cells[at.BOUT] = one_of(bout, {"1": 1, "2": 2})
    if won or seat:
        one_of(won, {"won": 0})
        cells[at.WON] = one_of(seat, SEATS)


def _fill_side(cells: list[int], seat: int, line: Line) -> None:
    words = line.words
    if words == [NONE]:
        return
    column, bar, teams = words[: at.DICE], words[at.DICE : at.DICE + 1], words[at.DICE + 1 :]
    kinds = teams[1::2]
    jumbled = len(set(kinds)) < len(kinds) or kinds == ["lying", "standing"]
    if bar != ["|"] or len(teams) not in (2, 4) or jumbled:
        raise misformed(line.rest, SIDE_EXAMPLE)
    for place, word in enumerate(column):
        cells[at.COLUMN + seat * at.DICE + place] = one_of(word, PIPS)
    for count, kind in zip(teams[::2], kinds):
        cells[one_of(kind, KINDS) + seat] = number(count, MOST)


# -- what can't be ---------------------------------------------------------------------------------


def _doubts(state: TugOfWar) -> Iterator[tuple[str, Misdrawn]]:
    """Yield the lines with which this can't be a position of the game, and why not."""
    cells, rules = state.cells, state.rules
    finished = cells[at.PHASE] == at.FINISHED
    if (cells[at.BOUT] == at.BOUTS) != (cells[at.WON] >= 0):
        yield "bout", Misdrawn("tug-of-war-drawing-bout")
    if finished and cells[at.BOUT] < at.BOUTS:
        yield "bout", Misdrawn("tug-of-war-drawing-finished")
    if finished != (cells[at.WINNER] >= 0):
        yield "winner", Misdrawn("tug-of-war-drawing-winner")
    turn, first = int(cells[at.TURN]), int(began(cells, rules))
    if (cells[at.PHASE] == at.COLUMNS) != (turn == 0):
        yield "turn", Misdrawn("tug-of-war-drawing-no-number")
    if turn > rules.turn_limit:
        yield "turn", Misdrawn("tug-of-war-drawing-limit", {"most": int(rules.turn_limit)})
    if turn and turn % 2 != (cells[at.MOVER] == first):
        yield "turn", Misdrawn("tug-of-war-drawing-turns", {"seat": first + 1})
    for seat in range(at.SEATS):
        yield from _doubts_of_side(state, seat)
    yield from _doubts_of_throw(state)
    yield from _doubts_of_rerolls(state)
    yield from _doubts_of_turn(state)


def _doubts_of_side(state: TugOfWar, seat: int) -> Iterator[tuple[str, Misdrawn]]:
    """Yield what is wrong with a side: its column, and how many athletes it has."""
    cells, rules, name = state.cells, state.rules, f"seat {seat + 1}"
    column = [int(cells[at.COLUMN + seat * at.DICE + place]) for place in range(at.DICE)]
    team, lying = int(athletes(cells, seat)), int(cells[at.LYING + seat])
    fresh = cells[at.PHASE] == at.COLUMNS
    rolled = not fresh or seat < cells[at.MOVER]
    lost = cells[at.PHASE] == at.FINISHED and seat != cells[at.WINNER]
    if any(column) != rolled:
        yield name, Misdrawn("tug-of-war-drawing-rolled" if any(column) else "tug-of-war-drawing-column")
    if fresh and column != sorted(column):
        yield name, Misdrawn("tug-of-war-drawing-order")
    if team > rules.cap:
        yield name, Misdrawn("tug-of-war-drawing-cap", {"athletes": team, "most": int(rules.cap)})
    if lying > (0 if fresh else rules.lying):
        yield name, Misdrawn("tug-of-war-drawing-lying", {"most": 0 if fresh else int(rules.lying)})
    if rolled and not lost and not team:
        yield name, Misdrawn("tug-of-war-drawing-nobody")
    if lost and team and cells[at.TURN] < rules.turn_limit:
        yield name, Misdrawn("tug-of-war-drawing-lost", {"athletes": team})


def _doubts_of_throw(state: TugOfWar) -> Iterator[tuple[str, Misdrawn]]:
    """Yield what is wrong with the dice of a turn: how many there are, and what has become of them."""
    cells, rules, phase = state.cells, state.rules, int(state.cells[at.PHASE])
    flags = _flags(state)
    used = sum(cells[at.BESIDE + place] > 0 for place in range(at.DICE))
    again = phase in (at.REROLLING, at.RELANDING)
    dice = at.DICE if again or phase in (at.ASSIGNING, at.LEAVING) else 0
    if len(flags) + used != dice:
        yield (
            "thrown",
            Misdrawn("tug-of-war-drawing-dice", {"thrown": len(flags), "beside": used, "dice": dice}),
        )
    if phase == at.ASSIGNING and not flags:
        yield "thrown", Misdrawn("tug-of-war-drawing-assigned")
    marked = flags.count(int(at.MARKED))
    one_by_one = marked and not rules.together and (phase != at.RELANDING or marked > 1)
    if (any(flags) and not again) or one_by_one or (phase == at.RELANDING and not marked):
        yield "thrown", Misdrawn("tug-of-war-drawing-signs")
    if used and again:
        yield "beside", Misdrawn("tug-of-war-drawing-beside")


def _flags(state: TugOfWar) -> list[int]:
    """Return what has become of each thrown die."""
    cells = state.cells
    return [int(cells[at.REROLLED + index]) for index in range(at.DICE) if cells[at.THROWN + index]]


def _doubts_of_rerolls(state: TugOfWar) -> Iterator[tuple[str, Misdrawn]]:
    """Yield what is wrong with the number of re-rolls that are left."""
    cells, phase, mover = state.cells, int(state.cells[at.PHASE]), int(state.cells[at.MOVER])
    sixes = sum(cells[at.COLUMN + mover * at.DICE + place] == at.SIDES for place in range(at.DICE))
    taken = sum(flag != at.AS_THROWN for flag in _flags(state))
    if phase in (at.REROLLING, at.RELANDING):
        if cells[at.REROLLS] + taken > sixes or (phase == at.REROLLING and not may_reroll(cells)):
            yield "rerolls", Misdrawn("tug-of-war-drawing-rerolls", {"sixes": sixes, "taken": taken})
    elif cells[at.REROLLS]:
        yield "rerolls", Misdrawn("tug-of-war-drawing-no-rerolls")


def _doubts_of_turn(state: TugOfWar) -> Iterator[tuple[str, Misdrawn]]:
    """Yield what is wrong with athletes who have been laid down in this turn, or have to leave."""
    cells, rules = state.cells, state.rules
    used = sum(cells[at.BESIDE + place] > 0 for place in range(at.DICE))
    lying = int(cells[at.LYING + at.SEATS - 1 - cells[at.MOVER]])
    if cells[at.FRESH] and rules.same_turn:
        yield "fresh", Misdrawn("tug-of-war-drawing-same-turn")
    elif cells[at.FRESH] > min(used, lying):
        yield "fresh", Misdrawn("tug-of-war-drawing-fresh", {"most": min(used, lying)})
    leaving = cells[at.PHASE] == at.LEAVING
    possible = leaving and rules.choice and used and undecided(cells)
    if (cells[at.LEAVE] > 0) != leaving or (leaving and not possible):
        yield "leaving", Misdrawn("tug-of-war-drawing-leaving")
