"""Positions drawn as text and read again: for tests, golden games and rules pages.

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
    quiet: 3               turns in which nobody has built
    paid r: 5              what the last ducat day paid
    reason: built_out      how it ended

Lines may be left out where all is as at the start. Positions are slots, and go on with 20 after 19.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from caber.core.errors import BadRecord
from caber.core.options import Options, Value, read_words, written
from caber.games.kilt_castle import layout as at
from caber.games.kilt_castle.cards import CARDS, LETTERS, NAMES, side_name
from caber.games.kilt_castle.plan import FIELD_NAMES, FIELDS, SIDE, SLOTS, WATER
from caber.games.kilt_castle.rules import OFFERED
from caber.games.kilt_castle.sites import building, find_sites, find_tallest, top_of
from caber.games.kilt_castle.state import KiltCastle, opening, restore
from caber.games.kilt_castle.train import LONGEST, cards_at, find_rows, find_targets, front_of, tail_of

PHASES: Final = {
    "deal": at.DEAL, "move": at.MOVE, "build": at.BUILD, "roof": at.ROOF, "finished": at.FINISHED,
}  # fmt: skip
NUMBERS: Final = {str(number): number for number in range(1000)}
SEATS: Final = {"1": 0, "2": 1, "3": 2, "4": 3}
FIELD_OF: Final = {name: field for field, name in enumerate(FIELD_NAMES)}
CARD_OF: Final = {side_name(card, turned): card for card in range(CARDS) for turned in range(2)}
TOWER: Final = re.compile(r"([rold])([1-9]\d?)(\*{0,2})(\^?)")
ROW: Final = re.compile(r"([1-5]) (.+)")
# By line: the cell it fills, and its words for what may be there.
WORDS: Final[dict[str, tuple[int, Mapping[str, int]]]] = {
    "moved": (at.MOVED, {name: card for card, name in enumerate(NAMES)}),
    "site": (at.SITE, FIELD_OF),
    "day": (at.DAY, {"yes": 1}),
    "quiet": (at.QUIET, {"-1": -1, **NUMBERS}),
    **{f"paid {letter}": (at.PAID + colour, NUMBERS) for colour, letter in enumerate(LETTERS)},
    "reason": (at.REASON, {reason: index for index, reason in enumerate(at.REASONS) if reason}),
}


def draw(state: KiltCastle) -> str:
    """The position as text; `read` makes the same position of it.

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
    phase = next(name for name, number in PHASES.items() if number == cells[at.PHASE])
    turn = [str(cells[at.MOVER] + 1), phase]
    if cells[at.PHASE] in (at.BUILD, at.ROOF):
        turn.append(LETTERS[building(state.cells)])
    lines = {
        "options": [f"{name}={written(value)}" for name, value in state.options.changed().items()],
        "turn": turn,
    }
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
    return "\n".join([*_lines(lines), *_castle(state), *_lines(rest)])


def _lines(lines: dict[str, list[str]]) -> Iterator[str]:
    return (f"{line}: {' '.join(words)}" for line, words in lines.items() if words)


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


def read(text: str, options: Mapping[str, Value] | None = None) -> KiltCastle:
    """The position that a drawing shows; these options hold unless its own say otherwise."""
    lines = [" ".join(line.lower().split()) for line in text.splitlines()]
    named = " ".join(line.removeprefix("options:") for line in lines if line.startswith("options:"))
    start = opening(Options(OFFERED, {**(options or {}), **read_words(OFFERED, named)}))
    cells = [int(cell) for cell in start.cells]
    cells[at.PHASE], cells[at.MOVER] = at.MOVE, 0
    builder = ""
    for number, line in enumerate(lines, 1):
        try:
            builder = _fill(cells, line, start) or builder
        except LookupError as error:
            word = str(error.args[0])
            raise BadRecord("kilt-castle-drawing", {"line": number, "text": line, "word": word}) from None
    state = restore(start.options, cells)
    try:
        _derive(state, builder)
    except LookupError as error:
        details: dict[str, str | int] = {"line": len(lines), "text": lines[-1], "word": str(error.args[0])}
        raise BadRecord("kilt-castle-drawing", details) from None
    return state


def _fill(cells: list[int], line: str, start: KiltCastle) -> str:
    """Adds what a line says to the cells, and returns the colour that is building if it says so.

    An error names the word that doesn't fit.
    """
    name, _, rest = line.partition(":")
    words = rest.split()
    colours = LETTERS[: start.rules.colours]
    if found := ROW.fullmatch(line):
        _fill_row(cells, int(found[1]) - 1, found[2].split(), start)
    elif name == "turn":
        seat, phase, builder = (*words, "", "", "")[:3]
        cells[at.MOVER], cells[at.PHASE] = SEATS[seat], PHASES[phase]
        if cells[at.MOVER] >= start.rules.players:
            raise LookupError(seat)
        return builder
    elif name == "cards":
        if cells[at.PLACE : at.PLACE + CARDS] != [int(start.cells[at.PLACE + card]) for card in range(CARDS)]:
            raise LookupError("cards")  # they are drawn a second time
        cells[at.PLACE : at.PLACE + CARDS] = [-1] * CARDS
        for word in words:
            _fill_cards(cells, word, colours)
    elif name == "purses":
        if len(words) != start.rules.players:
            raise LookupError(rest.strip())
        cells[at.PURSE : at.PURSE + len(words)] = [NUMBERS[word] for word in words]
    elif name in (f"stock {letter}" for letter in colours):
        if len(words) != at.KINDS_OF_FLOOR:
            raise LookupError(rest.strip())
        first = at.STOCK + LETTERS.index(name[-1]) * at.KINDS_OF_FLOOR
        cells[first : first + at.KINDS_OF_FLOOR] = [NUMBERS[word] for word in words]
    elif name in WORDS:
        cell, meanings = WORDS[name]
        cells[cell] = meanings[rest.strip()]
    elif name not in ("", "options"):
        raise LookupError(name)
    return ""


def _fill_row(cells: list[int], row: int, words: list[str], start: KiltCastle) -> None:
    if len(words) != SIDE:
        raise LookupError(" ".join(words))
    for field, word in zip(range(row * SIDE, FIELDS), words):
        if cells[at.HEIGHT + field]:  # the row is drawn a second time
            raise LookupError(word)
        if (word == "~") != (FIELD_NAMES[field] in WATER[start.rules.corner]):
            raise LookupError(word)
        if word in (".", "~"):
            continue
        found = TOWER.fullmatch(word)
        if found is None or LETTERS.index(found[1]) >= start.rules.colours:
            raise LookupError(word)
        cells[at.TOP + LETTERS.index(found[1])] |= 1 << field
        cells[at.HEIGHT + field] = int(found[2])
        if found[3]:
            cells[(at.ONE, at.TWO)[len(found[3]) - 1]] |= 1 << field
        if found[4]:
            cells[at.ROOFED] |= 1 << field


def _fill_cards(cells: list[int], word: str, colours: str) -> None:
    place, _, names = word.partition("=")
    for name in names.split(","):
        card = CARD_OF[name]
        if cells[at.PLACE + card] >= 0 or not set(name) <= set(colours) or NUMBERS[place] >= 2 * SLOTS:
            raise LookupError(name)
        cells[at.PLACE + card] = NUMBERS[place]
        cells[at.TURNED + card] = int(name != NAMES[card])


def _derive(state: KiltCastle, builder: str) -> None:
    """Works out who builds, and the scratch that follows from the facts."""
    cells, rules = state.cells, state.rules
    if int(cells[at.ROOFED]).bit_count() > at.MOST_ROOFS:
        raise LookupError("^")
    tail, front = int(tail_of(cells)), int(front_of(cells))
    rows = [count for place in range(2 * SLOTS) if (count := int(cards_at(cells, place)))]
    fits = len(rows) <= rules.most_rows and max(rows, default=0) <= rules.longest_row
    if not 0 <= tail < SLOTS or front - tail > LONGEST or not fits:
        raise LookupError("cards")
    find_rows(cells)
    find_tallest(cells)
    if cells[at.PHASE] in (at.BUILD, at.ROOF):
        moved = cells[at.MOVED]
        if moved < 0 or cells[at.PLACE + moved] < 0 or builder not in tuple(NAMES[moved]):
            raise LookupError("build")
        if LETTERS[building(cells)] != builder:
            cells[at.BUILDER] = 1
        if (cells[at.SITE] >= 0 and not cells[at.BUILDER]) or (
            cells[at.PHASE] == at.ROOF and cells[at.SITE] < 0
        ):
            raise LookupError("site")
        if cells[at.SITE] >= 0:
            cells[at.QUIET] = -1
        find_sites(cells, rules)
    elif cells[at.PHASE] == at.MOVE:
        find_targets(cells, rules)
    if (cells[at.PHASE] == at.FINISHED) != (cells[at.REASON] > 0):
        raise LookupError("reason")
    if cells[at.PHASE] != at.FINISHED and not state.count():
        raise LookupError("turn")
