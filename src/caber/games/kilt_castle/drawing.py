"""Positions as text: set up by hand, read, and written again. docs/notation.md explains every line.

    options: players=3     what is not as usual
    turn: 1 move           seat and phase; `turn: 1 build r`: in seat 1's turn red is building
    5  .   r3* o1  .   .   the castle, north first: colour on top, height, `*` for each crest, `^` a roof
    …
    1  .   .   .   ~   ~   `.` nothing built, `~` water
    cards: 1=r,o,l 2=ro,lr 3=lo      by position, the inward colour first
    purses: 10 8 12        by seat
    stock r: 11 3 2        floors left, by crests
    moved: ro              the card moved last
    site: c3               where the first builder of this turn has built
    day: yes               a ducat day is due
    quiet: 3               turns without a floor built
    paid r: 5              what the last ducat day paid
    reason: built_out      how the game ended

Lines may be left out where all is as at the start. Positions are slots, and go on with 20 after 19.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from caber.core.options import Value
from caber.games.drawings import (
    Drawing,
    Line,
    Misdrawn,
    exactly,
    misformed,
    named_lines,
    number,
    one_of,
    options_line,
    padded,
)
from caber.games.kilt_castle import layout as at
from caber.games.kilt_castle.cards import CARDS, LETTERS, NAMES, side_name
from caber.games.kilt_castle.plan import FIELD_NAMES, FIELDS, SIDE, SLOTS, WATER
from caber.games.kilt_castle.rules import FLOORS, OFFERED
from caber.games.kilt_castle.setup import pairs_dealt, pairs_in_play
from caber.games.kilt_castle.sites import building, find_sites, find_tallest, top_of
from caber.games.kilt_castle.state import KiltCastle, opening, restore
from caber.games.kilt_castle.train import LONGEST, cards_at, find_rows, find_targets, front_of, tail_of

PHASES: Final = {
    "deal": at.DEAL, "move": at.MOVE, "build": at.BUILD, "roof": at.ROOF, "finished": at.FINISHED,
}  # fmt: skip
MOST: Final = 999  # ducats and the like
NUMBERS: Final = {str(count): count for count in range(MOST + 1)}
SEATS: Final = {"1": 0, "2": 1, "3": 2, "4": 3}
FIELD_OF: Final = {name: field for field, name in enumerate(FIELD_NAMES)}
CARD_OF: Final = {side_name(card, turned): card for card in range(CARDS) for turned in range(2)}
TOWER: Final = re.compile(r"([rold])([1-9]\d?)(\*{0,2})(\^?)")
CARD: Final = re.compile(r"(\d{1,2})=([a-z,]+)")
ROW: Final = re.compile(r"([1-5]) (.+)")
ROWS: Final = tuple(str(row + 1) for row in range(SIDE))
QUIET: Final = {"-1": -1, **NUMBERS}
# By line: the cell it fills, and its words for what may be there.
WORDS: Final[dict[str, tuple[int, Mapping[str, int]]]] = {
    "moved": (at.MOVED, {name: card for card, name in enumerate(NAMES)}),
    "site": (at.SITE, FIELD_OF),
    "day": (at.DAY, {"yes": 1}),
    "quiet": (at.QUIET, QUIET),
    **{f"paid {letter}": (at.PAID + colour, NUMBERS) for colour, letter in enumerate(LETTERS)},
    "reason": (at.REASON, {reason: index for index, reason in enumerate(at.REASONS) if reason}),
}


def draw(state: KiltCastle) -> str:
    """Return the position as text; `read` makes the same position of it.

    >>> position = read('''
    ...     options: players=4
    ...     turn: 2 build r
    ...     3  o1  r3*  .   l2^  .
    ...     cards: 0=r,o,l,d 1=ol,dr 2=rl,do,dl,or
    ...     moved: ro
    ... ''')
    >>> [position.text(move) for move in position.moves()]
    ['a3', 'a3*', 'a3**', 'b3', 'b3*', 'b3**', 'c3', 'c3*', 'c3**']
    """
    cells, start = [int(cell) for cell in state.cells], opening(state.options).cells
    rules = state.rules
    seats, colours = range(int(rules.players)), range(int(rules.colours))
    phase = next(name for name, value in PHASES.items() if value == cells[at.PHASE])
    turn = [str(cells[at.MOVER] + 1), phase]
    if cells[at.PHASE] in (at.BUILD, at.ROOF):
        turn.append(LETTERS[building(state.cells)])
    lines = {"options": options_line(state.options), "turn": turn}
    rest = {"cards": [f"{place}={','.join(cards)}" for place, cards in _rows(cells)]}
    purses = cells[at.PURSE : at.PURSE + len(seats)]
    if purses != [int(start[at.PURSE + seat]) for seat in seats]:
        rest["purses"] = [str(purse) for purse in purses]
    for colour in colours:
        stock = _stock(cells, colour)
        if stock != _stock([int(cell) for cell in start], colour):
            rest[f"stock {LETTERS[colour]}"] = [str(count) for count in stock]
    for line, (cell, words) in WORDS.items():
        rest[line] = [word for word, value in words.items() if value == cells[cell] != start[cell]]
    return "\n".join([*named_lines(lines), *_castle(state), *named_lines(rest)])


def _rows(cells: list[int]) -> Iterator[tuple[int, list[str]]]:
    for place in range(2 * SLOTS):
        found = [card for card in range(CARDS) if cells[at.PLACE + card] == place]
        if found:
            yield place, [side_name(card, cells[at.TURNED + card]) for card in found]


def _stock(cells: list[int], colour: int) -> list[int]:
    start = at.STOCK + colour * at.KINDS_OF_FLOOR
    return cells[start : start + at.KINDS_OF_FLOOR]


def _castle(state: KiltCastle) -> Iterator[str]:
    for row in reversed(range(SIDE)):
        towers = [_tower(state, row * SIDE + column) for column in range(SIDE)]
        yield f"{row + 1}  " + "".join(f"{tower:<5} " for tower in towers).rstrip()  # the longest: l10**^


def _tower(state: KiltCastle, field: int) -> str:
    cells = state.cells
    if FIELD_NAMES[field] in WATER[state.rules.corner]:
        return "~"
    if not cells[at.HEIGHT + field]:
        return "."
    crests = int(cells[at.ONE] >> field & 1) + 2 * int(cells[at.TWO] >> field & 1)
    roof = "^" if cells[at.ROOFED] >> field & 1 else ""
    return f"{LETTERS[top_of(cells, field)]}{int(cells[at.HEIGHT + field])}{'*' * crests}{roof}"


# -- reading ---------------------------------------------------------------------------------------


def read(text: str, options: Mapping[str, Value] | None = None) -> KiltCastle:
    """Return the position that a drawing shows; these options hold unless its own say otherwise."""
    drawing = Drawing(text, ROW)
    start = drawing.start(OFFERED, options, opening)
    cells = [int(cell) for cell in start.cells]
    cells[at.PHASE], cells[at.MOVER] = at.MOVE, 0
    builder = ""
    for line in drawing.ordered(_names(start)):
        with drawing.blaming(line):
            if line.name == "turn":
                builder = _fill_turn(cells, line, start)
            else:
                _fill(cells, line, start)
    state = restore(start.options, cells)
    drawing.check(_doubts_of_train(state))
    find_rows(state.cells)
    find_tallest(state.cells)
    if state.cells[at.PHASE] in (at.BUILD, at.ROOF):
        drawing.check(_doubts_of_builder(state, builder))
    _derive(state, builder)
    drawing.check(_doubts_of_turn(state))
    return state


def _names(start: KiltCastle) -> list[str]:
    """Return the names of the lines; colours that don't play have none."""
    letters = LETTERS[: start.rules.colours]
    paid = {f"paid {letter}" for letter in LETTERS if letter not in letters}
    stocks = [f"stock {letter}" for letter in letters]
    return [*ROWS, "turn", "cards", "purses", *stocks, *(name for name in WORDS if name not in paid)]


def _fill_turn(cells: list[int], line: Line, start: KiltCastle) -> str:
    """Say whose turn it is, and return the colour that is building."""
    seat, phase, builder = padded(line.words, 3)
    cells[at.MOVER] = one_of(seat, dict([*SEATS.items()][: int(start.rules.players)]))
    cells[at.PHASE] = one_of(phase, PHASES)
    return builder


def _fill(cells: list[int], line: Line, start: KiltCastle) -> None:
    """Add what a line says to the cells."""
    name, words = line.name, line.words
    if found := ROW.fullmatch(line.text):
        _fill_row(cells, int(found[1]) - 1, found[2].split(), start)
    elif name == "cards":
        cells[at.PLACE : at.PLACE + CARDS] = [-1] * CARDS
        for word in words:
            _fill_cards(cells, word, LETTERS[: start.rules.colours])
    elif name == "purses":
        purses = [number(word, MOST) for word in exactly(words, int(start.rules.players))]
        cells[at.PURSE : at.PURSE + len(purses)] = purses
    elif name.startswith("stock "):
        first = at.STOCK + LETTERS.index(name[-1]) * at.KINDS_OF_FLOOR
        floors = [number(word, most) for word, most in zip(exactly(words, at.KINDS_OF_FLOOR), FLOORS)]
        cells[first : first + at.KINDS_OF_FLOOR] = floors
    elif name in WORDS:
        cell, meanings = WORDS[name]
        counts = meanings is NUMBERS or meanings is QUIET
        cells[cell] = (
            number(line.rest, MOST, min(meanings.values())) if counts else one_of(line.rest, meanings)
        )
    else:  # the number of a row, without its fields
        raise misformed(line.text, "5  .  r3*  o1  l2^  .")


def _value(word: str, meanings: Mapping[str, int]) -> int:
    if meanings in (NUMBERS, QUIET):
        return number(word, MOST, min(meanings.values()))
    return one_of(word, meanings)


def _fill_row(cells: list[int], row: int, words: list[str], start: KiltCastle) -> None:
    for field, word in zip(range(row * SIDE, FIELDS), exactly(words, SIDE)):
        if (word == "~") != (FIELD_NAMES[field] in WATER[start.rules.corner]):
            water = " ".join(WATER[start.rules.corner])
            raise Misdrawn(
                "kilt-castle-drawing-water", {"word": word, "field": FIELD_NAMES[field], "water": water}
            )
        if word not in (".", "~"):
            _fill_tower(cells, field, word, LETTERS[: start.rules.colours])


def _fill_tower(cells: list[int], field: int, word: str, colours: str) -> None:
    found = TOWER.fullmatch(word)
    if found is None:
        raise misformed(word, "r3*")
    colour = one_of(found[1], {letter: place for place, letter in enumerate(colours)})
    cells[at.TOP + colour] |= 1 << field
    cells[at.HEIGHT + field] = int(found[2])
    if found[3]:
        cells[(at.ONE, at.TWO)[len(found[3]) - 1]] |= 1 << field
    if found[4]:
        cells[at.ROOFED] |= 1 << field


def _fill_cards(cells: list[int], word: str, colours: str) -> None:
    found = CARD.fullmatch(word)
    if found is None:
        raise misformed(word, "2=ro,lr")
    place = number(found[1], 2 * SLOTS - 1)
    for name in found[2].split(","):
        if name not in CARD_OF or not set(name) <= set(colours):
            raise Misdrawn("kilt-castle-drawing-card", {"word": name, "colours": " ".join(colours)})
        card = CARD_OF[name]
        if cells[at.PLACE + card] >= 0:
            used = {"word": name, "place": cells[at.PLACE + card]}
            raise Misdrawn("kilt-castle-drawing-used", used)
        cells[at.PLACE + card], cells[at.TURNED + card] = place, int(name != NAMES[card])


# -- what can't be ---------------------------------------------------------------------------------


def _doubts_of_train(state: KiltCastle) -> Iterator[tuple[str, Misdrawn]]:
    """Yield the lines with which roofs or cards can't lie as they do, and why not."""
    cells, rules = state.cells, state.rules
    roofed = int(cells[at.ROOFED])
    if roofed.bit_count() > at.MOST_ROOFS:
        lowest = (roofed & -roofed).bit_length() - 1
        yield ROWS[lowest // SIDE], Misdrawn("kilt-castle-drawing-roofs", {"most": at.MOST_ROOFS})
    tail, front = int(tail_of(cells)), int(front_of(cells))
    if not 0 <= tail < SLOTS:
        yield "cards", Misdrawn("kilt-castle-drawing-tail", {"most": int(SLOTS) - 1})
    if front - tail > LONGEST:
        yield "cards", Misdrawn("kilt-castle-drawing-front", {"places": int(LONGEST)})
    rows = [count for place in range(2 * SLOTS) if (count := int(cards_at(cells, place)))]
    if len(rows) > rules.most_rows or max(rows, default=0) > rules.longest_row:
        most = {"rows": int(rules.most_rows), "cards": int(rules.longest_row)}
        yield "cards", Misdrawn("kilt-castle-drawing-rows", most)


def _doubts_of_builder(state: KiltCastle, builder: str) -> Iterator[tuple[str, Misdrawn]]:
    """Yield the lines with which this colour can't be building, and why not."""
    cells = state.cells
    moved = int(cells[at.MOVED])
    if moved < 0 or cells[at.PLACE + moved] < 0:
        yield "moved", Misdrawn("kilt-castle-drawing-moved")
    if builder not in tuple(NAMES[moved]):
        yield "turn", Misdrawn("kilt-castle-drawing-builder", {"card": NAMES[moved]})
    if cells[at.SITE] >= 0 and LETTERS[building(cells)] == builder:
        yield "site", Misdrawn("kilt-castle-drawing-site-first", {"colour": builder})
    if cells[at.PHASE] == at.ROOF and cells[at.SITE] < 0:
        yield "site", Misdrawn("kilt-castle-drawing-site-roof")


def _derive(state: KiltCastle, builder: str) -> None:
    """Work out who builds, and the scratch that follows from the facts."""
    cells = state.cells
    if cells[at.PHASE] in (at.BUILD, at.ROOF):
        if LETTERS[building(cells)] != builder:
            cells[at.BUILDER] = 1
        if cells[at.SITE] >= 0:
            cells[at.QUIET] = -1
        find_sites(cells, state.rules)
    elif cells[at.PHASE] == at.MOVE:
        find_targets(cells, state.rules)


def _doubts_of_turn(state: KiltCastle) -> Iterator[tuple[str, Misdrawn]]:
    """Yield the lines with which the game can't be over, or can't go on, and why not."""
    phase = int(state.cells[at.PHASE])
    if (phase == at.FINISHED) != (state.cells[at.REASON] > 0):
        yield "reason", Misdrawn("kilt-castle-drawing-reason")
    laid_out = phase == at.DEAL and pairs_dealt(state.cells) >= pairs_in_play(state.rules)
    if laid_out or (phase != at.FINISHED and not state.count()):
        yield "turn", Misdrawn("kilt-castle-drawing-stuck")
