"""Positions drawn as text and read again: for tests, golden games and reports.

One line a stone, seat 1 on the left: `|` stands between the sides, `<` or `>` once the left or the right
seat has claimed the stone. The other lines may be left out:

    options: stones=3       what is not as usual
    turn: 1 play            seat and phase
    hand 2: r7 ? ?tactics   `?` for a card that is hidden from the viewer
    discards: r3 scout      face up beside the table, tricks played included
    tops: r4 o5 fog         what a scout put back, the uppermost first
    seen by: nobody         for whose eyes it is: `1`, `2` or `nobody`; left out: nothing is hidden
    played 1: 2             tactics cards that a seat has played; left out: those on his side
    led 1: yes              the seat has had a leader; left out: if one is on his side
    first: 3=2              who was complete first, where both are; left out: seat 1
    laid first: 3=1         whose last card was laid first; left out: as `first`

What isn't named is in the stacks. `WORDS` has more lines, most of them for the middle of a turn.
Moments are kept only as far as they can decide a tie.
"""

import re
from collections.abc import Mapping
from typing import Final, NoReturn

from caber.core.contract import EVERYBODY, NOBODY
from caber.core.errors import BadRecord
from caber.core.options import Options, Value, written
from caber.games.schotten_totten import cards as pack
from caber.games.schotten_totten import claims
from caber.games.schotten_totten import layout as at
from caber.games.schotten_totten.rules import OFFERED
from caber.games.schotten_totten.state import SchottenTotten, opening, restore

PHASES: Final = "deal play after drawn scouting scouted returning taking putting dropping finished".split()
CARDS: Final = {pack.name(card): card for card in range(pack.CARDS)}
HIDDEN: Final = ("?", "?tactics")  # by stack
SEATS: Final = {"1": 0, "2": 1}
COUNTS: Final = {str(number): number for number in range(11)}
STONES: Final = {str(stone + 1): stone for stone in range(pack.MAX_STONES)}
STONE: Final = re.compile(r"(\d) ?(.*?) ?([|<>]) ?(.*)")
# By line: the cell it fills, and its words for what may be there; drawn unless that is so from the start.
WORDS: Final[dict[str, tuple[int, dict[str, int]]]] = {
    "trick": (at.TRICK, {"redeploy": pack.REDEPLOY, "deserter": pack.DESERTER, "traitor": pack.TRAITOR}),
    "taken": (at.TAKEN, CARDS),
    "from": (at.SOURCE, STONES),
    "dropper": (at.DROPPER, SEATS),
    "stack": (at.STACK, {"clan": at.CLAN_STACK, "tactics": at.TACTICS_STACK, "none": at.NO_STACK}),
    "to scout": (at.SCOUT_LEFT, COUNTS),
    "no draw": (at.NO_DRAW, {"yes": 1}),
    "scout": (at.SCOUT_SEAT, SEATS),
    "seen by": (at.VIEWER, {**SEATS, "nobody": NOBODY}),
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
    options = [f"{name}={written(value)}" for name, value in state.options.changed().items()]
    above = {"options": options, "turn": [str(cells[at.MOVER] + 1), PHASES[cells[at.PHASE]]]}
    sides = [" ".join(_names(cells, at.SIDE + side, at.SIDE_TACTICS + side)) for side in range(18)]
    width = max(map(len, sides[:9]))
    board = []
    below = {line: _names(cells, *pile) for line, pile in PILES.items()}
    below["tops"] = _tops(cells, 0) + _tops(cells, 1)
    for seat in (0, 1):
        clan = cells[at.HELD + seat] - cells[at.HAND + seat].bit_count()
        tactics = cells[at.HELD_TACTICS + seat] - cells[at.HAND_TACTICS + seat].bit_count()
        below[f"hand {seat + 1}"] += ["?"] * clan + ["?tactics"] * tactics
    for line, (cell, words) in WORDS.items():
        below[line] = [word for word, value in words.items() if value == cells[cell] != start[cell]]
    below["first"], below["laid first"] = [], []
    for stone in range(int(state.rules.stones)):
        mark = "|<>"[(cells[at.OWNED] >> stone & 1) + 2 * (cells[at.OWNED + 1] >> stone & 1)]
        board.append(f"{stone + 1}  {sides[stone]:>{width}}  {mark}  {sides[stone + 9]}".rstrip())
        if mark == "|" and min(cells[at.COUNT + stone], cells[at.COUNT + stone + 9]) >= 3:
            left, right = cells[at.COMPLETE_AT + stone], cells[at.COMPLETE_AT + stone + 9]
            first = laid = int(cells[at.LAID_AT + stone] > cells[at.LAID_AT + stone + 9])
            if left and right:
                first = laid if left == right else int(left > right)
                below["first"].append(f"{stone + 1}={first + 1}")
            if laid != (first if left and right else 0):
                below["laid first"].append(f"{stone + 1}={laid + 1}")
    text = [[f"{line}: {' '.join(words)}" for line, words in lines.items() if words] for lines in (above, below)]
    return "\n".join([*text[0], *board, *text[1]])


def _names(cells: list[int], clan: int, tactics: int) -> list[str]:
    return [pack.name(card) for card in pack.numbers(cells[clan]) + pack.tactics_numbers(cells[tactics])]


def _tops(cells: list[int], stack: int) -> list[str]:
    tops = cells[at.TOPS + stack].to_bytes(8, "little").rstrip(b"\0")
    return [HIDDEN[stack] if top == at.UNKNOWN_TOP else pack.name(top - 1) for top in tops]


def read(text: str, options: Mapping[str, Value] | None = None) -> SchottenTotten:
    """The position that a drawing shows; these options hold unless its own say otherwise."""
    lines = [" ".join(line.lower().split()) for line in text.splitlines()]
    named = " ".join(line.removeprefix("options:") for line in lines if line.startswith("options:"))
    reader = _Reader(Options(OFFERED, {**(options or {}), **Options.read(OFFERED, named).changed()}))
    for number, line in enumerate(lines, 1):
        reader.read(number, line)
    return reader.finish()


class _Reader:
    """Fills the cells of a position line by line."""

    def __init__(self, options: Options) -> None:
        self.options, self.line = options, 0
        self.cells = [int(cell) for cell in opening(options).cells]
        self.cells[at.PHASE], self.cells[at.MOVER], self.cells[at.CLOCK] = at.PLAY, 0, 2
        self.cells[at.COMPLETE_AT : at.FACTS] = ([1] * 9 + [2] * 9) * 2  # seat 1 first everywhere

    def fail(self, text: str, reason: str) -> NoReturn:
        raise BadRecord("schotten-totten-drawing", {"line": self.line, "text": text[:40], "reason": reason})

    def find(self, word: str, meanings: Mapping[str, int]) -> int:
        return meanings[word] if word in meanings else self.fail(word, "word")

    def read(self, number: int, line: str) -> None:
        self.line = number
        name, _, rest = line.partition(":")
        words = rest.split()
        if stone := STONE.fullmatch(line):
            self.stone(*stone.groups())
        elif name == "turn" and len(words) == 2:
            self.cells[at.MOVER] = self.find(words[0], SEATS)
            self.cells[at.PHASE] = self.find(words[1], {phase: index for index, phase in enumerate(PHASES)})
        elif name in WORDS and len(words) == 1:
            cell, meanings = WORDS[name]
            self.cells[cell] = self.find(words[0], meanings)
        elif name in PILES or name == "tops":
            for word in reversed(words):
                self.put(word, *PILES.get(name, (at.TOPS, at.TOPS + 1)))
        elif name in ("first", "laid first"):
            for where, _, seat in (word.partition("=") for word in words):
                side, later = self.find(where, STONES), self.find(seat, SEATS)
                for moments in (at.LAID_AT, at.COMPLETE_AT)[: 2 if name == "first" else 1]:
                    self.cells[moments + side], self.cells[moments + side + 9] = 1 + later, 2 - later
        elif name not in ("", "options"):
            self.fail(line, "line")

    def stone(self, number: str, left: str, mark: str, right: str) -> None:
        stone = self.find(number, STONES)
        for seat, words in enumerate((left.split(), right.split())):
            for word in words:
                self.put(word, at.SIDE + 9 * seat + stone, at.SIDE_TACTICS + 9 * seat + stone)
        if mark != "|":
            self.cells[at.OWNED + "<>".index(mark)] |= 1 << stone

    def put(self, word: str, clan: int, tactics: int) -> None:
        """Takes a card from its stack to where the drawing names it."""
        stack = HIDDEN.index(word) if word in HIDDEN else self.find(word, CARDS) // pack.CLAN_CARDS
        bit = 0 if word in HIDDEN else 1 << CARDS[word] % pack.CLAN_CARDS
        if clan != at.KNOWN:  # those are named in a hand, too
            if self.cells[at.POOL + stack] & bit != bit:
                self.fail(word, "twice" if self.start[at.POOL + stack] & bit else "card")
            self.cells[at.POOL + stack] -= bit
        if clan == at.TOPS:
            top = CARDS[word] + 1 if bit else at.UNKNOWN_TOP
            self.cells[at.TOPS + stack] = self.cells[at.TOPS + stack] << 8 | top
            return
        self.cells[(clan, tactics)[stack]] |= bit
        if clan != at.KNOWN:
            self.cells[at.DECK + stack] -= 1
        if clan in (at.HAND, at.HAND + 1):
            self.cells[clan - at.HAND + (at.HELD, at.HELD_TACTICS)[stack]] += 1
        elif bit == 0 or clan >= at.SIDE and stack and bit & pack.TRICKS:
            self.fail(word, "card")

    def finish(self) -> SchottenTotten:
        """Adds what follows from the lines."""
        cells = self.cells
        for side in range(18):
            count = cells[at.SIDE + side].bit_count() + (cells[at.SIDE_TACTICS + side] & pack.JOKERS).bit_count()
            terrain = cells[at.SIDE_TACTICS + side % 9] | cells[at.SIDE_TACTICS + 9 + side % 9]
            cells[at.COMPLETE_AT + side] *= count >= (4 if terrain & pack.MUD else 3)
            tactics = cells[at.SIDE_TACTICS + side]
        state = restore(self.options, cells)
        claims.derive(state.cells, state.rules)
        return state
