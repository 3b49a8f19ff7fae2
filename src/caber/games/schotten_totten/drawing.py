"""Positions drawn as text and read again: for tests, golden games and reports.

One line a stone, seat 1 on the left: `|` stands between the sides, `<` or `>` once the left or the right
seat has claimed the stone. The other lines begin with a word and a colon, and may be left out:

    options: stones=3       what is not as usual
    turn: 1 play            seat and phase
    seen by: nobody         for whose eyes it is: `1`, `2` or `nobody`; left out: nothing is hidden
    hand 2: r7 ? ?tactics   `?` for a hidden card
    discards: r3 scout      face up beside the table, tricks played included
    tops: r4 o5 fog         what a scout put back and still lies there, the uppermost first
    known: r3               what he put back and the other player drew
    played 1: 2             tactics cards that a seat has played; left out: those on his side
    led 1: yes              the seat has had a leader; left out: if one is on his side
    first: 3=2              who was complete first, where both are; left out: seat 1
    laid first: 3=1         whose last card was laid first; left out: as `first`

What isn't named is in the stacks. `WORDS` has more lines, mostly for the middle of a turn. Moments are kept
only as far as they can decide a tie.
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

STONE: Final = re.compile(r"(\d) ?(.*?) ?([|<>]) ?(.*)")
PHASES: Final = "deal play after drawn scouting scouted returning taking putting dropping finished".split()
CARDS: Final = {pack.name(card): card for card in range(pack.CARDS)}
HIDDEN: Final = {"?": at.HELD, "?tactics": at.HELD_TACTICS}  # by stack
MARKS: Final = "|<>"  # by owner: nobody, seat 1, seat 2
SEATS: Final = {"1": 0, "2": 1}
COUNTS: Final = {str(number): number for number in range(11)}
# By line: a cell, and what words stand for its values; drawn unless the value is that of the opening.
WORDS: Final[dict[str, tuple[int, dict[str, int]]]] = {
    "seen by": (at.VIEWER, {"1": 0, "2": 1, "nobody": NOBODY}),
    "trick": (at.TRICK, {"redeploy": pack.REDEPLOY, "deserter": pack.DESERTER, "traitor": pack.TRAITOR}),
    "taken": (at.TAKEN, CARDS),
    "from": (at.SOURCE, {str(stone + 1): stone for stone in range(pack.MAX_STONES)}),
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
# By line: the cells of clan cards and of tactics cards.
PILES: Final = {
    "hand 1": (at.HAND, at.HAND_TACTICS),
    "hand 2": (at.HAND + 1, at.HAND_TACTICS + 1),
    "discards": (at.DISCARDS, at.DISCARDS_TACTICS),
    "known": (at.KNOWN, at.KNOWN_TACTICS),
}


def draw(state: SchottenTotten) -> str:
    """The position as text; `read` makes the same position of it.

    >>> position = read('''
    ...     options: mode=tactics stones=3
    ...     2  r7 r8 r9  |  b2 b3 b4
    ...     3  g1        >  g7 g8 g9
    ...     hand 1: o4 fog
    ... ''')
    >>> [position.text(move) for move in position.moves()]
    ['claim 2', 'o4@1', 'fog@1', 'fog@2']
    >>> position.play(position.parse("fog@2"))
    >>> print(draw(position))
    options: mode=tactics stones=3
    turn: 1 after
    1                |
    2  r7 r8 r9 fog  |  b2 b3 b4
    3            g1  >  g7 g8 g9
    hand 1: o4
    played 1: 1
    first: 2=1
    """
    cells, usual = [int(cell) for cell in state.cells], opening(state.options).cells
    stones = range(int(state.rules.stones))
    sides = [" ".join(_names(cells, at.SIDE + side, at.SIDE_TACTICS + side)) for side in range(18)]
    width = max(map(len, sides[:9]))
    owners = [(cells[at.OWNED] >> stone & 1) + 2 * (cells[at.OWNED + 1] >> stone & 1) for stone in stones]
    board = [f"{s + 1}  {sides[s]:>{width}}  {MARKS[owners[s]]}  {sides[s + 9]}".rstrip() for s in stones]
    lines = {line: _names(cells, *pile) for line, pile in PILES.items()}
    for seat in (0, 1):
        for (sign, held), hand in zip(HIDDEN.items(), PILES["hand 1"]):
            lines[f"hand {seat + 1}"] += [sign] * (cells[held + seat] - cells[hand + seat].bit_count())
    lines["tops"] = [name for stack, sign in enumerate(HIDDEN) for name in _tops(cells[at.TOPS + stack], sign)]
    for line, (cell, words) in WORDS.items():
        lines[line] = [word for word, value in words.items() if value == cells[cell] != usual[cell]]
    full = [s for s in stones if not owners[s] and min(cells[at.COUNT + s], cells[at.COUNT + s + 9]) >= 3]
    laid = {s: int(cells[at.LAID_AT + s] > cells[at.LAID_AT + s + 9]) for s in full}
    first = {s: _first(cells, s, laid[s]) for s in full if cells[at.COMPLETE_AT + s] and cells[at.COMPLETE_AT + s + 9]}
    lines["first"] = [f"{s + 1}={seat + 1}" for s, seat in first.items()]
    lines["laid first"] = [f"{s + 1}={seat + 1}" for s, seat in laid.items() if seat != first.get(s, 0)]
    options = " ".join(f"{name}={written(value)}" for name, value in state.options.changed().items())
    return "\n".join(
        [
            *([f"options: {options}"] if options else []),
            f"turn: {cells[at.MOVER] + 1} {PHASES[cells[at.PHASE]]}",
            *board,
            *(f"{line}: {' '.join(words)}" for line, words in lines.items() if words),
        ]
    )


def _names(cells: list[int], clan: int, tactics: int) -> list[str]:
    return [pack.name(card) for card in pack.numbers(cells[clan]) + pack.tactics_numbers(cells[tactics])]


def _tops(tops: int, hidden: str) -> list[str]:
    found = tops.to_bytes(8, "little").rstrip(b"\0")
    return [hidden if top == at.UNKNOWN_TOP else pack.name(top - 1) for top in found]


def _first(cells: list[int], stone: int, otherwise: int) -> int:
    left, right = cells[at.COMPLETE_AT + stone], cells[at.COMPLETE_AT + stone + 9]
    return otherwise if left == right else int(left > right)


def read(text: str, options: Mapping[str, Value] | None = None) -> SchottenTotten:
    """The position that a drawing shows; these options hold unless its own say otherwise."""
    lines = [" ".join(line.lower().split()) for line in text.splitlines()]
    chosen = dict(options or {})
    for line in lines:
        if line.startswith("options:"):
            chosen |= Options.read(OFFERED, line.removeprefix("options:")).changed()
    reader = _Reader(opening(Options(OFFERED, chosen)))
    for number, line in enumerate(lines, 1):
        if line and not line.startswith("options:"):
            reader.read(number, line)
    return reader.finish()


class _Reader:
    """Fills the cells of a position line by line."""

    def __init__(self, state: SchottenTotten) -> None:
        self.state, self.line = state, 0
        self.cells = [int(cell) for cell in state.cells]
        self.cells[at.PHASE], self.cells[at.MOVER], self.cells[at.CLOCK] = at.PLAY, 0, 2
        self.cells[at.COMPLETE_AT : at.FACTS] = [*[1] * 9, *[2] * 9] * 2

    def fail(self, text: str, reason: str) -> NoReturn:
        raise BadRecord("schotten-totten-drawing", {"line": self.line, "text": text[:40], "reason": reason})

    def find(self, word: str, meanings: Mapping[str, int]) -> int:
        return meanings[word] if word in meanings else self.fail(word, "word")

    def read(self, number: int, line: str) -> None:
        self.line = number
        name, _, rest = line.partition(":")
        if stone := STONE.fullmatch(line):
            self.stone(*stone.groups())
        elif name in WORDS:
            cell, meanings = WORDS[name]
            self.cells[cell] = self.find(rest.strip(), meanings)
        elif name == "turn":
            mover, _, phase = rest.strip().partition(" ")
            self.cells[at.MOVER], self.cells[at.PHASE] = self.find(mover, SEATS), self.find(phase, PHASES)
        elif name == "tops":
            for word in reversed(rest.split()):
                stack, top = self.take(word)
                self.cells[at.TOPS + stack] = self.cells[at.TOPS + stack] << 8 | top
                self.cells[at.DECK + stack] += top != at.UNKNOWN_TOP
        elif name in PILES:
            for word in rest.split():
                self.put(word, *PILES[name])
        elif name in MOMENTS:
            for word in rest.split():
                stone, _, seat = word.partition("=")
                for cell in MOMENTS[name]:
                    for each in (0, 1):
                        side = 9 * each + self.find(stone, STONES)
                        self.cells[cell + side] = 1 + (each != self.find(seat, SEATS))
        else:
            self.fail(line, "line")

    def stone(self, number: str, left: str, mark: str, right: str) -> None:
        stone = self.find(number, STONES)
        for seat, cards in enumerate((left, right)):
            for word in cards.split():
                self.put(word, at.SIDE + 9 * seat + stone, at.SIDE_TACTICS + 9 * seat + stone)
        if mark != "|":
            self.cells[at.OWNED + OWNERS[mark]] |= 1 << stone

    def put(self, word: str, clan: int, tactics: int) -> None:
        """Puts a card where the drawing names it; from the stacks, except what is only known."""
