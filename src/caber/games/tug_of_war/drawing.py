"""Positions drawn as text and read again: for tests, golden games and rules pages.

    options: cap=9                 what is not as usual
    bout: 2 won 1                  the return bout, with the seat that won the first one
    turn: 1 assigning 12           seat, phase, and the number of the turn in this bout
    seat 1: 4 3 2 | 9 standing 2 lying
    seat 2: 1 1 5 | 7 standing     the column by place, and the athletes; `-` before the column is rolled
    thrown: 1 4* 4                 dice not yet assigned; * re-rolled, ! taken up to be re-rolled
    rerolls: 1                     how many are left
    beside: 4 - -                  what lies beside each place of the column of whoever's turn it is
    fresh: 1                       athletes laid down in this turn, where they can't fall in it
    leaving: 2                     own athletes that still have to leave
    winner: 2                      of the return bout, once it is over

Phases are columns, throwing, rerolling, relanding, assigning, leaving and finished. Lines may be left out
where nothing is to be said: without one for the turn, columns are rolled, or whoever begins throws.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from caber.core.errors import BadRecord
from caber.core.options import Options, Value, read_words, written
from caber.games.tug_of_war import layout as at
from caber.games.tug_of_war.rules import OFFERED
from caber.games.tug_of_war.state import TugOfWar, opening, restore
from caber.games.tug_of_war.turns import athletes, began, may_reroll, undecided

PHASE_NAMES: Final = (
    "columns", "throwing", "rerolling", "relanding", "assigning", "leaving", "finished",
)  # fmt: skip
PHASES: Final = {name: phase for phase, name in enumerate(PHASE_NAMES)}
SEATS: Final = {str(seat + 1): seat for seat in range(at.SEATS)}
LONGEST: Final = 6  # digits of a number
PIPS: Final = {str(pips): pips for pips in range(1, at.SIDES + 1)}
NONE: Final = "-"
# By the sign behind a thrown die: what has become of it.
FLAGS: Final = {"": at.AS_THROWN, "*": at.DONE, "!": at.MARKED}
SIGNS: Final = {flag: sign for sign, flag in FLAGS.items()}
KINDS: Final = {"standing": at.STANDING, "lying": at.LYING}
# By name of a line that is one number: its cell.
COUNTS: Final = {"rerolls": at.REROLLS, "fresh": at.FRESH, "leaving": at.LEAVE}


def draw(state: TugOfWar) -> str:
    """The position as text; `read` makes the same position of it.

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
        "options": [f"{name}={written(value)}" for name, value in state.options.changed().items()],
        "bout": [str(cells[at.BOUT])] + (["won", str(cells[at.WON] + 1)] if cells[at.WON] >= 0 else []),
        "turn": [str(cells[at.MOVER] + 1), PHASE_NAMES[cells[at.PHASE]], *_count(cells[at.TURN])],
        **{f"seat {seat + 1}": _side(cells, seat) for seat in range(at.SEATS)},
        "thrown": [f"{die}{SIGNS[flag]}" for die, flag in thrown if die],
        "rerolls": _count(cells[at.REROLLS]),
        "beside": [str(die or NONE) for die in beside] if any(beside) else [],
        "fresh": _count(cells[at.FRESH]),
        "leaving": _count(cells[at.LEAVE]),
        "winner": _count(cells[at.WINNER] + 1),
    }
    return "\n".join(f"{name}: {' '.join(words)}" for name, words in lines.items() if words)


def _count(number: int) -> list[str]:
    return [str(number)] if number else []


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
    """The position that a drawing shows; these options hold unless its own say otherwise."""
    lines = [" ".join(line.lower().split()) for line in text.splitlines()]
    named = " ".join(line.removeprefix("options:") for line in lines if line.startswith("options:"))
    start = opening(Options(OFFERED, {**(options or {}), **read_words(OFFERED, named)}))
    cells = [int(cell) for cell in start.cells]
    drawn: set[str] = set()
    for number, line in enumerate(lines, 1):
        name = line.partition(":")[0]
        try:
            if name in drawn - {"", "options"}:
                raise LookupError(name)
            _fill(cells, line)
        except LookupError as error:
            raise _bad(number, line, str(error.args[0])) from None
        drawn.add(name)
    _supply_turn(start, cells, "turn" in drawn)
    state = restore(start.options, cells)
    doubt = next(_doubts(state), None)
    if doubt is not None:
        raise _bad(len(lines), "".join(lines[-1:]), doubt)
    return state


def _supply_turn(start: TugOfWar, cells: list[int], said: bool) -> None:
    """What a drawing leaves out of whose turn it is, and which of the bout."""
    first = int(began(restore(start.options, cells).cells, start.rules))
    if not said and all(cells[at.COLUMN : at.COLUMN + at.SEATS * at.DICE]):
        cells[at.PHASE], cells[at.MOVER] = at.THROWING, first
    if not cells[at.TURN] and cells[at.PHASE] != at.COLUMNS:
        cells[at.TURN] = 1 if cells[at.MOVER] == first else 2


def _bad(number: int, line: str, word: str) -> BadRecord:
    return BadRecord("tug-of-war-drawing", {"line": number, "text": line, "word": word})


def _fill(cells: list[int], line: str) -> None:
    """Adds what a line says to the cells; an error names the word that doesn't fit."""
    name, _, rest = line.partition(":")
    words = rest.split()
    if name == "bout":
        _fill_bout(cells, words)
    elif name == "turn":
        seat, phase, number = (*_few(words, 3), "", "", "")[:3]
        cells[at.MOVER], cells[at.PHASE] = SEATS[seat], PHASES[phase]
        cells[at.TURN] = _number(number) if number else 0
    elif name.startswith("seat "):
        _fill_side(cells, SEATS[name.removeprefix("seat ")], words)
    elif name == "thrown":
        dice = sorted((PIPS[word[:1]], int(FLAGS[word[1:]])) for word in _few(words, at.DICE))
        for index, (die, flag) in enumerate(dice):
            cells[at.THROWN + index], cells[at.REROLLED + index] = die, flag
    elif name == "beside":
        for place, word in enumerate(_exactly(words, at.DICE)):
            cells[at.BESIDE + place] = 0 if word == NONE else PIPS[word]
    elif name in COUNTS:
        cells[COUNTS[name]] = _number(rest.strip())
    elif name == "winner":
        cells[at.WINNER] = SEATS[rest.strip()]
    elif name not in ("", "options"):
        raise LookupError(name)


def _number(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= LONGEST):
        raise LookupError(word)
    return int(word)


def _few(words: list[str], most: int) -> list[str]:
    if len(words) > most:
        raise LookupError(words[most])
    return words


def _exactly(words: list[str], count: int) -> list[str]:
    if len(words) != count:
        raise LookupError(" ".join(words))
    return words


def _fill_bout(cells: list[int], words: list[str]) -> None:
    number, won, seat = (*_few(words, 3), "", "", "")[:3]
    cells[at.BOUT] = {"1": 1, "2": 2}[number]
    if won or seat:
        cells[at.WON] = {"won": SEATS}[won][seat]


def _fill_side(cells: list[int], seat: int, words: list[str]) -> None:
    if words == [NONE]:
        return
    column, bar, athletes = words[: at.DICE], words[at.DICE : at.DICE + 1], words[at.DICE + 1 :]
    if bar != ["|"] or len(athletes) not in (2, 4) or athletes[1::2] == ["lying", "standing"]:
        raise LookupError(" ".join(words))
    if athletes[1] == athletes[-1] and len(athletes) == 4:
        raise LookupError(athletes[1])
    for place, word in enumerate(column):
        cells[at.COLUMN + seat * at.DICE + place] = PIPS[word]
    for number, kind in zip(athletes[::2], athletes[1::2]):
        cells[KINDS[kind] + seat] = _number(number)


# -- what can't be ---------------------------------------------------------------------------------


def _doubts(state: TugOfWar) -> Iterator[str]:
    """The names of lines with which this can't be a position of the game."""
    cells, rules = state.cells, state.rules
    phase, finished = int(cells[at.PHASE]), cells[at.PHASE] == at.FINISHED
    if (cells[at.BOUT] == at.BOUTS) != (cells[at.WON] >= 0) or (finished and cells[at.BOUT] < at.BOUTS):
        yield "bout"
    if finished != (cells[at.WINNER] >= 0):
        yield "winner"
    turn, first = int(cells[at.TURN]), cells[at.MOVER] == began(cells, rules)
    if (phase == at.COLUMNS) != (turn == 0) or turn > rules.turn_limit or (turn and turn % 2 != first):
        yield "turn"
    yield from _doubts_of_sides(state)
    yield from _doubts_of_throw(state)


def _doubts_of_sides(state: TugOfWar) -> Iterator[str]:
    cells, rules = state.cells, state.rules
    for seat in range(at.SEATS):
        column = [int(cells[at.COLUMN + seat * at.DICE + place]) for place in range(at.DICE)]
        rolled = cells[at.PHASE] != at.COLUMNS or seat < cells[at.MOVER]
        fits = any(column) == rolled and athletes(cells, seat) <= rules.cap
        lost = cells[at.PHASE] == at.FINISHED and seat != cells[at.WINNER]
        in_time = lost and cells[at.TURN] < rules.turn_limit
        if rolled and ((not lost and not athletes(cells, seat)) or (in_time and athletes(cells, seat))):
            fits = False
        if cells[at.PHASE] == at.COLUMNS and (column != sorted(column) or cells[at.LYING + seat]):
            fits = False
        if not fits or cells[at.LYING + seat] > rules.lying:
            yield f"seat {seat + 1}"


def _doubts_of_throw(state: TugOfWar) -> Iterator[str]:
    """The dice of a turn: how many there are, what became of them, and what they leave to be done."""
    cells, rules = state.cells, state.rules
    phase, mover = int(cells[at.PHASE]), int(cells[at.MOVER])
    flags = [int(cells[at.REROLLED + index]) for index in range(at.DICE) if cells[at.THROWN + index]]
    used = sum(cells[at.BESIDE + place] > 0 for place in range(at.DICE))
    throwing_again = phase in (at.REROLLING, at.RELANDING)
    if throwing_again or phase in (at.ASSIGNING, at.LEAVING):
        fits = len(flags) + used == at.DICE
    else:
        fits = not flags and not used
    marked = flags.count(int(at.MARKED))
    if not throwing_again and any(flags):
        fits = False
    if marked and not rules.together and (phase != at.RELANDING or marked > 1):
        fits = False
    if (phase == at.RELANDING and not marked) or (phase == at.ASSIGNING and not flags):
        fits = False
    if not fits:
        yield "thrown"
    if used and (throwing_again or (phase == at.LEAVING and used == 0)):
        yield "beside"
    sixes = sum(cells[at.COLUMN + mover * at.DICE + place] == at.SIDES for place in range(at.DICE))
    taken = len(flags) - flags.count(int(at.AS_THROWN))
    if throwing_again:
        if cells[at.REROLLS] + taken > sixes or (phase == at.REROLLING and not may_reroll(cells)):
            yield "rerolls"
    elif cells[at.REROLLS]:
        yield "rerolls"
    lying = int(cells[at.LYING + at.SEATS - 1 - mover])
    if cells[at.FRESH] > min(used, lying) or (cells[at.FRESH] and rules.same_turn):
        yield "fresh"
    leaving = phase == at.LEAVING
    if (cells[at.LEAVE] > 0) != leaving or (leaving and not (rules.choice and used and undecided(cells))):
        yield "leaving"
