"""Positions drawn as text and read again: for tests, golden games and reports.

One line a stone, seat 1 on the left: `|` stands between the sides, `<` or `>` once the left or the right
seat has claimed the stone. Other lines say the rest. They may be left out:

    options: stones=3       what is not as usual
    turn: 1 play            seat and phase
    seen by: nobody         for whose eyes it is: `1`, `2` or `nobody`; left out: nothing is hidden
    (here the stones)
    hand 2: r7 ? ?tactics   `?` for a card that is hidden from the viewer
    discards: r3 scout      face up beside the table, tricks played included
    tops: r4 o5 fog         what a scout put back, the uppermost first
    played 1: 2             tactics cards that a seat has played; left out: those on his side
    led 1: yes              the seat has had a leader; left out: if one is on his side
    first: 3=2              who was complete first, where both are; left out: seat 1
    laid first: 3=1         whose last card was laid first; left out: as `first`

What isn't named is in the stacks. `WORDS` has more lines, most of them for the middle of a turn.
Moments are kept only as far as they can decide a tie.
"""

import re
from collections.abc import Mapping
from typing import Final

from caber.core.contract import EVERYBODY, NOBODY
from caber.core.errors import BadRecord
from caber.core.options import Options, Value, written
from caber.games.schotten_totten import cards as pack
from caber.games.schotten_totten import claims
from caber.games.schotten_totten import layout as at
from caber.games.schotten_totten.rules import OFFERED
from caber.games.schotten_totten.state import SchottenTotten, opening, restore

PHASES: Final = {
    "deal": at.DEAL, "play": at.PLAY, "after": at.AFTER, "drawn": at.DRAWN, "scouting": at.SCOUTING,
    "scouted": at.SCOUTED, "returning": at.RETURNING, "taking": at.TAKING, "putting": at.PUTTING,
    "dropping": at.DROPPING, "finished": at.FINISHED,
}  # fmt: skip
CARDS: Final = {pack.name(card): card for card in range(pack.CARDS)}
HIDDEN: Final = ("?", "?tactics")  # by stack
SEATS: Final = {"1": 0, "2": 1}
POOLS: Final = (at.POOL, at.POOL_TACTICS)  # by stack
COUNTS: Final = {str(number): number for number in range(11)}
ACROSS: Final = pack.MAX_STONES  # from a side of seat 1 to the one of seat 2 at the same stone
STONES: Final = {str(stone + 1): stone for stone in range(pack.MAX_STONES)}
STONE: Final = re.compile(r"(\d) ?(.*?) ?([|<>]) ?(.*)")
MOMENTS: Final = {"first": (at.COMPLETE_AT, at.LAID_AT), "laid first": (at.LAID_AT,)}
# By line: the cell it fills, and its words for what may be there; drawn unless that is so from the start.
WORDS: Final[dict[str, tuple[int, dict[str, int]]]] = {
    "seen by": (at.VIEWER, {**SEATS, "nobody": NOBODY}),
    "trick": (at.TRICK, {"redeploy": pack.REDEPLOY, "deserter": pack.DESERTER, "traitor": pack.TRAITOR}),
    "taken": (at.TAKEN, CARDS),
    "from": (at.SOURCE, STONES),
    "dropper": (at.DROPPER, SEATS),
    "stack": (at.STACK, {"clan": at.CLAN_STACK, "tactics": at.TACTICS_STACK, "none": at.NO_STACK}),
    "to scout": (at.SCOUT_LEFT, COUNTS),
    "no draw": (at.NO_DRAW, {"yes": 1}),
    "scout": (at.SCOUT_SEAT, SEATS),
    "played 1": (at.PLAYED, COUNTS),
    "played 2": (at.PLAYED + 1, COUNTS),
    "led 1": (at.LED, {"yes": 1}),
    "led 2": (at.LED + 1, {"yes": 1}),
    "passes": (at.PASSES, COUNTS),
    "winner": (at.WINNER, SEATS),
    "reason": (at.REASON, {reason: index for index, reason in enumerate(at.REASONS)}),
}
# By line: the cells of its clan cards and its tactics cards.
PILES: Final = {
    "hand 1": (at.HAND, at.HAND_TACTICS),
    "hand 2": (at.HAND + 1, at.HAND_TACTICS + 1),
    "discards": (at.DISCARDS, at.DISCARDS_TACTICS),
    "known": (at.KNOWN, at.KNOWN_TACTICS),  # what a scout put back and the other player drew
}


def draw(state: SchottenTotten) -> str:
    """The position as text; `read` makes the same position of it.

    >>> position = read('''
    ...     options: mode=tactics stones=2
    ...     1  r7 r8 r9  |  b2 b3 b4
    ...     hand 1: o4 fog
    ... ''')
    >>> [position.text(move) for move in position.moves()]
    ['claim 1', 'o4@2', 'fog@1', 'fog@2']
    >>> position.play(position.parse("fog@2"))
    >>> print(draw(position))
    options: mode=tactics stones=2
    turn: 1 after
    1  r7 r8 r9  |  b2 b3 b4
    2       fog  |
    hand 1: o4
    played 1: 1
    first: 1=1
    """
    cells, start = [int(cell) for cell in state.cells], opening(state.options).cells
    sides = [" ".join(_names(cells, at.SIDE + side, at.SIDE_TACTICS + side)) for side in range(18)]
    width = max(map(len, sides[:ACROSS]))
    board = []
    lines = {line: _names(cells, *pile) for line, pile in PILES.items()}
    for seat in (0, 1):
        clan = cells[at.HELD + seat] - cells[at.HAND + seat].bit_count()
        tactics = cells[at.HELD_TACTICS + seat] - cells[at.HAND_TACTICS + seat].bit_count()
        lines[f"hand {seat + 1}"] += ["?"] * clan + ["?tactics"] * tactics
    lines["tops"] = _tops(cells, 0) + _tops(cells, 1)
    for line, (cell, words) in WORDS.items():
        lines[line] = [word for word, value in words.items() if value == cells[cell] != start[cell]]
    lines |= {line: [] for line in MOMENTS}
    for stone in range(int(state.rules.stones)):
        mark = "|<>"[(cells[at.OWNED] >> stone & 1) + 2 * (cells[at.OWNED + 1] >> stone & 1)]
        board.append(f"{stone + 1}  {sides[stone]:>{width}}  {mark}  {sides[stone + ACROSS]}".rstrip())
        if mark == "|" and min(cells[at.COUNT + stone], cells[at.COUNT + stone + ACROSS]) >= 3:
            left, right = cells[at.COMPLETE_AT + stone], cells[at.COMPLETE_AT + stone + ACROSS]
            first, laid = 0, int(cells[at.LAID_AT + stone] > cells[at.LAID_AT + stone + ACROSS])
            if left and right:
                first = laid if left == right else int(left > right)
                lines["first"].append(f"{stone + 1}={first + 1}")
            if laid != first:
                lines["laid first"].append(f"{stone + 1}={laid + 1}")
    above = {
        "options": [f"{name}={written(value)}" for name, value in state.options.changed().items()],
        "turn": [
            str(cells[at.MOVER] + 1),
            *(name for name, phase in PHASES.items() if phase == cells[at.PHASE]),
        ],
        "seen by": lines.pop("seen by"),
    }
    return "\n".join([*_lines(above), *board, *_lines(lines)])


def _lines(lines: dict[str, list[str]]) -> list[str]:
    return [f"{line}: {' '.join(words)}" for line, words in lines.items() if words]


def _names(cells: list[int], clan: int, tactics: int) -> list[str]:
    return [pack.name(card) for card in pack.numbers(cells[clan]) + pack.tactics_numbers(cells[tactics])]


def _tops(cells: list[int], stack: int) -> list[str]:
    tops = cells[at.TOPS + stack].to_bytes(8, "little").rstrip(b"\0")
    return [HIDDEN[stack] if top == at.UNKNOWN_TOP else pack.name(top - 1) for top in tops]


def read(text: str, options: Mapping[str, Value] | None = None) -> SchottenTotten:
    """The position that a drawing shows; these options hold unless its own say otherwise."""
    lines = [" ".join(line.lower().split()) for line in text.splitlines()]
    named = " ".join(line.removeprefix("options:") for line in lines if line.startswith("options:"))
    start = opening(Options(OFFERED, {**(options or {}), **Options.read(OFFERED, named).changed()}))
    cells = [int(cell) for cell in start.cells]
    cells[at.PHASE], cells[at.MOVER], cells[at.CLOCK] = at.PLAY, 0, 2
    for number, line in enumerate(lines, 1):
        try:
            _fill(cells, line, range(int(start.rules.stones)))
        except LookupError as error:
            word = str(error.args[0])
            raise BadRecord("schotten-totten-drawing", {"line": number, "text": line, "word": word}) from None
    state = restore(start.options, cells)
    claims.derive(state.cells, state.rules)
    return state


def _fill(cells: list[int], line: str, stones: range) -> None:
    """Adds what a line says to the cells; an error names the word that doesn't fit."""
    name, _, rest = line.partition(":")
    words = rest.split()
    if found := STONE.fullmatch(line):
        _fill_stone(cells, stones, *found.groups())
    elif name == "turn":
        mover, _, phase = rest.strip().partition(" ")
        cells[at.MOVER], cells[at.PHASE] = SEATS[mover], PHASES[phase]
    elif name in WORDS:
        cell, meanings = WORDS[name]
        cells[cell] = meanings[rest.strip()]
    elif name == "known":  # those are named in a hand, too
        for word in words:
            cells[PILES[name][CARDS[word] // 60]] |= 1 << CARDS[word] % 60
    elif name in PILES or name == "tops":
        for word in reversed(words):
            _put(cells, word, *PILES.get(name, (at.TOPS, at.TOPS + 1)))
    elif name in MOMENTS:
        for stone, _, seat in (word.partition("=") for word in words):
            for side in (STONES[stone], STONES[stone] + ACROSS):
                for cell in MOMENTS[name]:
                    cells[cell + side] = (1 + abs(side // ACROSS - SEATS[seat])) if cells[cell + side] else 0
    elif name not in ("", "options"):
        raise LookupError(name)


def _fill_stone(cells: list[int], stones: range, number: str, left: str, mark: str, right: str) -> None:
    stone = STONES[number]
    size = 4 if "mud" in (left + " " + right).split() else 3
    for seat, words in enumerate((left.split(), right.split())):
        side = ACROSS * seat + stone
        laid = len(words) - ("fog" in words) - ("mud" in words)
        drawn = cells[at.SIDE + side] | cells[at.SIDE_TACTICS + side]
        if drawn or stone not in stones or laid > (4 if cells[at.PHASE] == at.DROPPING else size):
            raise LookupError(number)
        for word in words:
            _put(cells, word, at.SIDE + side, at.SIDE_TACTICS + side)
        tactics = cells[at.SIDE_TACTICS + side]
        cells[at.PLAYED + seat] += tactics.bit_count()
        cells[at.LED + seat] |= int(tactics & pack.LEADERS != 0)
        cells[at.LAID_AT + side] = 1 + seat if laid else 0
        cells[at.COMPLETE_AT + side] = 1 + seat if laid >= size else 0
        cells[at.OWNED + seat] |= (mark == "<>"[seat]) << stone


def _put(cells: list[int], word: str, clan: int, tactics: int) -> None:
    """Takes a card from its stack to where the drawing names it."""
    seat = {at.HAND: 0, at.HAND + 1: 1}.get(clan)
    if word in HIDDEN:
        stack, bit = HIDDEN.index(word), 0
        fits = cells[at.VIEWER] not in (EVERYBODY, seat) and (seat is not None or clan == at.TOPS)
    else:
        stack, place = divmod(CARDS[word], 60)
        bit = 1 << place
        fits = cells[POOLS[stack]] & bit != 0 and not (clan >= at.SIDE and stack and bit & pack.TRICKS)
    if not fits or not cells[at.DECK + stack]:
        raise LookupError(word)
    cells[POOLS[stack]] -= bit
    if clan == at.TOPS:
        cells[at.TOPS + stack] = cells[at.TOPS + stack] << 8 | (CARDS[word] + 1 if bit else at.UNKNOWN_TOP)
        return
    cells[(clan, tactics)[stack]] |= bit
    cells[at.DECK + stack] -= 1
    if seat is not None:
        cells[(at.HELD, at.HELD_TACTICS)[stack] + seat] += 1
