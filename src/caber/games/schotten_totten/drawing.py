"""Positions drawn as text and read again: for tests, golden games and reports.

One line a stone, seat 1 on the left: `|` stands between the sides, `<` or `>` once the left or the right
seat has claimed the stone. The other lines begin with a word and a colon:

    options: stones=3                 whatever is not as usual
    turn: 1 play                      whose turn and which phase; some phases add words, as in
                                      `after scout`, `drawn tactics`, `scouting 2 clan`, `scouted 3 tactics`,
                                      `taking traitor`, `putting redeploy r7`, `finished majority 1`
    hand 2: r7 ? ?tactics             `?` only in a drawing with `seen by`
    discards: r3 scout                face up beside the table, tricks played included
    first: 3=2                        who was complete first, where both are; left out: seat 1
    laid first: 3=1                   whose last card was laid first; left out: as `first`
    passes: 1                         in a row
    played: 2 1                       tactics cards by seat; left out: those on his side
    led: 1                            who has had a leader that left the table
    scout: 1                          who played the scout
    tops: r4 o5 fog                   what he put back and still lies there, the uppermost first
    known: r3                         what he put back and the other drew
    seen by: nobody                   for whose eyes this is: `1`, `2` or `nobody`

Everything that isn't named is in the stacks. Moments are kept only as far as they can decide a tie.
"""

from collections.abc import Mapping
from typing import Final, NoReturn

from caber.core.contract import EVERYBODY, NOBODY
from caber.core.errors import BadRecord
from caber.core.options import Options, Value, written
from caber.games.schotten_totten import claims
from caber.games.schotten_totten import layout as at
from caber.games.schotten_totten.cards import (
    CARDS,
    CLAN_CARDS,
    JOKERS,
    LEADERS,
    MAX_STONES,
    TACTICS_NAMES,
    TRICKS,
    name,
    numbers,
    tactics_numbers,
)
from caber.games.schotten_totten.rules import OFFERED
from caber.games.schotten_totten.state import SchottenTotten, opening

PHASES: Final = (
    "deal", "play", "after", "drawn", "scouting", "scouted",
    "returning", "taking", "putting", "dropping", "finished",
)  # fmt: skip
WITH_TRICK: Final = (at.TAKING, at.PUTTING, at.DROPPING)
WITH_STACK: Final = (at.DRAWN, at.SCOUTING, at.SCOUTED)
SCOUT_PHASES: Final = (at.SCOUTING, at.SCOUTED, at.RETURNING)
STACKS: Final = ("clan", "tactics")
TRICK_NAMES: Final = tuple(TACTICS_NAMES[at.FIRST_TRICK + 1 :])  # those that take a card
UNSEEN: Final = ("?", "?tactics")  # by stack; numbered straight after the cards, as in the moves
NUMBERS: Final = {name(card): card for card in range(CARDS)} | {"?": CARDS, "?tactics": CARDS + 1}
# Pairs of cells that hold clan cards and tactics cards.
HANDS: Final = (at.HAND, at.HAND_TACTICS)
HELD: Final = (at.HELD, at.HELD_TACTICS)
SIDES: Final = (at.SIDE, at.SIDE_TACTICS)
POOLS: Final = (at.POOL, at.POOL_TACTICS)
DISCARDED: Final = (at.DISCARDS, at.DISCARDS_TACTICS)
KNOWN: Final = (at.KNOWN, at.KNOWN_TACTICS)


def draw(state: SchottenTotten) -> str:
    """The position as text; `read` makes the same position of it.

    >>> position = read('''
    ...     options: mode=tactics stones=3
    ...     2  r7 r8 r9  |  b2 b3 macfarlane
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
    2  r7 r8 r9 fog  |  b2 b3 macfarlane
    3            g1  >  g7 g8 g9
    hand 1: o4
    first: 2=1
    """
    cells, rules = state.cells, state.rules
    seats, stones = range(2), range(rules.stones)
    sides = [[" ".join(_names(state, SIDES, seat * MAX_STONES + stone)) for stone in stones] for seat in seats]
    marks = ["<" if cells[at.OWNED] >> s & 1 else ">" if cells[at.OWNED + 1] >> s & 1 else "|" for s in stones]
    width = max(map(len, sides[0]))
    parts = {
        "options": [f"{name}={written(value)}" for name, value in state.options.changed().items()],
        "turn": [str(cells[at.MOVER] + 1), PHASES[cells[at.PHASE]], *_details(state)],
    }
    board = [f"{s + 1}  {sides[0][s]:>{width}}  {marks[s]}  {sides[1][s]}".rstrip() for s in stones]
    tied = [s for s in stones if marks[s] == "|" and min(_count(state, seat, s) for seat in seats) >= 3]
    first = {s: _first(state, s, (at.COMPLETE_AT, at.LAID_AT)) for s in tied}
    laid = {s: _first(state, s, (at.LAID_AT,)) for s in tied}
    played = [int(cells[at.PLAYED + seat]) for seat in seats]
    led = [seat for seat in seats if cells[at.LED + seat] and not _tactics_of(state, seat) & LEADERS]
    viewer = int(cells[at.VIEWER])
    below = {
        **{f"hand {seat + 1}": _names(state, HANDS, seat) + _covered(state, seat) for seat in seats},
        "discards": _names(state, DISCARDED, 0),
        "first": [f"{s + 1}={seat + 1}" for s, seat in first.items()],
        "laid first": [f"{s + 1}={seat + 1}" for s, seat in laid.items() if seat != first[s]],
        "passes": [str(cells[at.PASSES])] if cells[at.PASSES] else [],
        "played": [] if played == _played(state) else [str(count) for count in played],
        "led": [str(seat + 1) for seat in led],
        "scout": [] if cells[at.SCOUT_SEAT] < 0 else [str(cells[at.SCOUT_SEAT] + 1)],
        "tops": [top for stack in seats for top in _tops(state, stack)],
        "known": _names(state, KNOWN, 0),
        "seen by": [] if viewer == EVERYBODY else ["nobody" if viewer == NOBODY else str(viewer + 1)],
    }
    above, under = ([f"{k}: {' '.join(v)}" for k, v in lines.items() if v] for lines in (parts, below))
    return "\n".join([*above, *board, *under])


def read(text: str, options: Mapping[str, Value] | None = None) -> SchottenTotten:
    """The position that a drawing shows; what its own `options` line says goes before these options."""
    lines = [(number, " ".join(line.lower().split())) for number, line in enumerate(text.splitlines(), 1)]
    chosen = dict(options or {})
    for _, line in lines:
        if line.startswith("options:"):
            chosen |= Options.read(OFFERED, line.partition(":")[2]).changed()
    reader = _Reader(opening(Options(OFFERED, chosen)))
    for number, line in lines:
        if line:
            reader.read(number, line)
    return reader.finish()


# -- drawing ---------------------------------------------------------------------------------------


def _names(state: SchottenTotten, where: tuple[int, int], index: int) -> list[str]:
    clan, tactics = (state.cells[cell + index] for cell in where)
    return [name(card) for card in numbers(clan) + tactics_numbers(tactics)]


def _covered(state: SchottenTotten, seat: int) -> list[str]:
    """The cards of a hand that the viewer doesn't see."""
    cells = state.cells
    missing = [cells[HELD[k] + seat] - cells[HANDS[k] + seat].bit_count() for k in range(2)]
    return ["?"] * missing[0] + ["?tactics"] * missing[1]


def _tops(state: SchottenTotten, stack: int) -> list[str]:
    tops, found = int(state.cells[at.TOPS + stack]), []
    while tops:
        found.append(UNSEEN[stack] if tops & 255 == at.UNKNOWN_TOP else name((tops & 255) - 1))
        tops >>= 8
    return found


def _details(state: SchottenTotten) -> list[str]:
    """What the turn's line adds to the phase."""
    cells, phase = state.cells, state.cells[at.PHASE]
    words = []
    if phase == at.AFTER and cells[at.NO_DRAW]:
        words.append("scout")
    if phase in WITH_TRICK:
        words.append(TACTICS_NAMES[int(cells[at.TRICK]).bit_length() - 1])
    if phase == at.PUTTING:
        words.append(name(cells[at.TAKEN]))
    if phase in (at.SCOUTING, at.SCOUTED):
        words.append(str(cells[at.SCOUT_LEFT]))
    if phase in WITH_STACK and cells[at.STACK] >= 0:
        words.append(STACKS[cells[at.STACK]])
    if phase == at.FINISHED:
        words.append(at.REASONS[cells[at.REASON]])
        words += [str(cells[at.WINNER] + 1)] if cells[at.WINNER] >= 0 else []
    return words


def _count(state: SchottenTotten, seat: int, stone: int) -> int:
    side = seat * MAX_STONES + stone
    clan, tactics = state.cells[at.SIDE + side], state.cells[at.SIDE_TACTICS + side]
    return clan.bit_count() + (tactics & JOKERS).bit_count()


def _first(state: SchottenTotten, stone: int, moments: tuple[int, ...]) -> int:
    """The seat that comes first by these moments."""
    left, right = ([state.cells[cell + seat * MAX_STONES + stone] for cell in moments] for seat in range(2))
    return int(right < left)


def _tactics_of(state: SchottenTotten, seat: int) -> int:
    sides = range(seat * MAX_STONES, seat * MAX_STONES + MAX_STONES)
    return sum(int(state.cells[at.SIDE_TACTICS + side]) for side in sides)


def _played(state: SchottenTotten) -> list[int]:
    """The tactics cards played, as far as the sides show them."""
    return [_tactics_of(state, seat).bit_count() for seat in range(2)]
