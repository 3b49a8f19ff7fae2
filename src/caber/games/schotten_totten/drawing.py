"""Positions as text: set up by hand, read, and written again. docs/notation.md explains every line.

One line a stone, seat 1 on the left: `|` stands between the sides, `<` or `>` once the left or the right
seat has claimed the stone. Other lines say the rest. They may be left out:

    options: stones=3       what is not as usual
    turn: 1 play            seat and phase
    seen by: nobody         the viewer: `1`, `2` or `nobody`; left out: nothing is hidden
    (here the stones)
    hand 2: r7 ? ?tactics   `?` for a card that is hidden from the viewer
    discards: r3 scout      face up beside the table, tricks played included
    tops: r4 o5 fog         what a scout put back, the uppermost first
    played 1: 2             tactics cards that a seat has played; left out: those on its side
    led 1: yes              the seat has had a leader; left out: if one is on its side
    first: 3=2              who was complete first, where both are; left out: seat 1
    laid first: 3=1         whose last card was laid first; left out: as `first`

What isn't named is in the stacks. `WORDS` has more lines, most of them for the middle of a turn.
Moments are kept only as far as they can decide a tie.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from caber.core.contract import EVERYBODY, NOBODY
from caber.core.options import Value
from caber.games.drawings import (
    Drawing,
    Line,
    Misdrawn,
    misformed,
    named_lines,
    number,
    one_of,
    options_line,
    padded,
)
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
MOMENT: Final = re.compile(r"([1-9])=([12])")
MOST_TOPS: Final = 7  # as many as a cell has room for
SCOUTED_BEYOND: Final = 2  # cards beyond the size of a hand, as while a scout is at work
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
NAMES: Final = (*STONES, "turn", *WORDS, *PILES, "tops", *MOMENTS)
FIRST: Final = ("turn", "seen by", *STONES)  # the other lines are read in their light


def draw(state: SchottenTotten) -> str:
    """Return the position as text; `read` makes the same position of it.

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
    phase = next(name for name, number in PHASES.items() if number == cells[at.PHASE])
    above = {
        "options": options_line(state.options),
        "turn": [str(cells[at.MOVER] + 1), phase],
        "seen by": lines.pop("seen by"),
    }
    return "\n".join([*named_lines(above), *board, *named_lines(lines)])


def _names(cells: list[int], clan: int, tactics: int) -> list[str]:
    return [pack.name(card) for card in pack.numbers(cells[clan]) + pack.tactics_numbers(cells[tactics])]


def _tops(cells: list[int], stack: int) -> list[str]:
    tops = cells[at.TOPS + stack].to_bytes(8, "little").rstrip(b"\0")
    return [HIDDEN[stack] if top == at.UNKNOWN_TOP else pack.name(top - 1) for top in tops]


# -- reading ---------------------------------------------------------------------------------------


def read(text: str, options: Mapping[str, Value] | None = None) -> SchottenTotten:
    """Return the position that a drawing shows; these options hold unless its own say otherwise."""
    drawing = Drawing(text, STONE)
    start = drawing.start(OFFERED, options, opening)
    cells = [int(cell) for cell in start.cells]
    cells[at.PHASE], cells[at.MOVER], cells[at.CLOCK] = at.PLAY, 0, 2
    for line in drawing.ordered(NAMES, FIRST):
        with drawing.blaming(line):
            _fill(cells, line, start)
    drawing.check(_doubts_of_hands(cells, start))
    drawing.check(_doubts_of_tricks(cells))
    state = restore(start.options, cells)
    claims.derive(state.cells, state.rules)
    drawing.check(_doubts_of_end(state))
    return state


def _fill(cells: list[int], line: Line, start: SchottenTotten) -> None:
    """Add what a line says to the cells."""
    name, words = line.name, line.words
    if found := STONE.fullmatch(line.text):
        _fill_stone(cells, start, *found.groups())
    elif name == "turn":
        mover, phase = padded(words, 2)
        cells[at.MOVER], cells[at.PHASE] = one_of(mover, SEATS), one_of(phase, PHASES)
    elif name == "taken":
        cells[at.TAKEN] = _card(line.rest, start)
    elif name in WORDS:
        cell, meanings = WORDS[name]
        cells[cell] = _count(line.rest) if meanings is COUNTS else one_of(line.rest, meanings)
    elif name == "known":  # those are named in a hand, too
        for word in words:
            card = _card(word, start)
            cells[PILES[name][card // 60]] |= 1 << card % 60
    elif name in PILES or name == "tops":
        for word in reversed(words):
            _put(cells, start, word, *PILES.get(name, (at.TOPS, at.TOPS + 1)))
    elif name in MOMENTS:
        for word in words:
            _fill_moment(cells, word, MOMENTS[name])
    else:  # the number of a stone, without its sides
        raise misformed(line.text, "3  r7 r8  |  b2 b3")


def _count(word: str) -> int:
    return number(word, max(COUNTS.values()))


def _card(word: str, start: SchottenTotten) -> int:
    """Return the number of a card of this game."""
    stack, place = divmod(CARDS.get(word, -1), 60)
    if stack >= 0 and start.cells[POOLS[stack]] >> place & 1:
        return CARDS[word]
    clans, values = pack.CLAN_LETTERS[: int(start.options["clans"])], int(start.options["values"])
    known: dict[str, str | int] = {"word": word, "clans": " ".join(clans), "values": values}
    if start.options["mode"] == "tactics":
        known["tactics"] = " ".join(pack.TACTICS_NAMES)
        raise Misdrawn("schotten-totten-drawing-card-tactics", known)
    raise Misdrawn("schotten-totten-drawing-card", known)


def _fill_moment(cells: list[int], word: str, kinds: tuple[int, ...]) -> None:
    found = MOMENT.fullmatch(word)
    if found is None:
        raise misformed(word, "3=2")
    for side in (STONES[found[1]], STONES[found[1]] + ACROSS):
        for cell in kinds:
            cells[cell + side] = (1 + abs(side // ACROSS - SEATS[found[2]])) if cells[cell + side] else 0


def _fill_stone(cells: list[int], start: SchottenTotten, name: str, left: str, mark: str, right: str) -> None:
    """Lay the cards of both sides of a stone, `left` and `right` of its `mark`; `start` has the options."""
    stone, stones = int(name) - 1, int(start.rules.stones)
    if not 0 <= stone < stones:
        raise Misdrawn("schotten-totten-drawing-stone", {"word": name, "stones": stones})
    size = 4 if "mud" in (left + " " + right).split() else 3
    room = 4 if cells[at.PHASE] == at.DROPPING else size
    for seat, words in enumerate((left.split(), right.split())):
        side = ACROSS * seat + stone
        laid = len(words) - ("fog" in words) - ("mud" in words)
        for word in words:
            _put(cells, start, word, at.SIDE + side, at.SIDE_TACTICS + side)
        if laid > room:
            raise Misdrawn("schotten-totten-drawing-full", {"word": name, "cards": laid, "places": room})
        tactics = cells[at.SIDE_TACTICS + side]
        cells[at.PLAYED + seat] += tactics.bit_count()
        cells[at.LED + seat] |= int(tactics & pack.LEADERS != 0)
        cells[at.LAID_AT + side] = 1 + seat if laid else 0
        cells[at.COMPLETE_AT + side] = 1 + seat if laid >= size else 0
        cells[at.OWNED + seat] |= (mark == "<>"[seat]) << stone


def _put(cells: list[int], start: SchottenTotten, word: str, clan: int, tactics: int) -> None:
    """Take a card from its stack to the cells where the drawing names it: `clan`, or `tactics` for those."""
    seat = {at.HAND: 0, at.HAND + 1: 1}.get(clan)
    if word in HIDDEN:
        stack, bit = HIDDEN.index(word), 0
        _check_hidden(cells, word, seat, clan == at.TOPS)
    else:
        stack, place = divmod(_card(word, start), 60)
        bit = 1 << place
        if not cells[POOLS[stack]] & bit:
            raise Misdrawn("schotten-totten-drawing-used", {"word": word, **_found(cells, stack, bit)})
        if clan >= at.SIDE and stack and bit & pack.TRICKS:
            raise Misdrawn("schotten-totten-drawing-trick", {"word": word})
    if not cells[at.DECK + stack]:
        raise Misdrawn("schotten-totten-drawing-empty", {"word": word})
    cells[POOLS[stack]] -= bit
    if clan == at.TOPS:
        tops = cells[at.TOPS + stack] << 8 | (CARDS[word] + 1 if bit else at.UNKNOWN_TOP)
        if tops >> 8 * MOST_TOPS:
            raise Misdrawn("schotten-totten-drawing-tops", {"word": word, "most": MOST_TOPS})
        cells[at.TOPS + stack] = tops
        return
    cells[(clan, tactics)[stack]] |= bit
    cells[at.DECK + stack] -= 1
    if seat is not None:
        cells[(at.HELD, at.HELD_TACTICS)[stack] + seat] += 1


def _check_hidden(cells: list[int], word: str, seat: int | None, on_top: bool) -> None:
    """Raise Misdrawn if the viewer sees the card: a hidden one is in the hand of a seat or `on_top`."""
    if seat is None and not on_top:
        raise Misdrawn("schotten-totten-drawing-open", {"word": word})
    if cells[at.VIEWER] == EVERYBODY:
        raise Misdrawn("schotten-totten-drawing-seen-by", {"word": word})
    if cells[at.VIEWER] == seat:
        raise Misdrawn("schotten-totten-drawing-own", {"word": word, "seat": int(seat) + 1})


def _found(cells: list[int], stack: int, bit: int) -> dict[str, str | int]:
    """Return the place where a card of that stack has been drawn before."""
    first = (at.SIDE, at.SIDE_TACTICS)[stack]
    for side in range(2 * ACROSS):
        if cells[first + side] & bit:
            return {"place": "stone", "number": side % ACROSS + 1}
    for seat in range(2):
        if cells[PILES[f"hand {seat + 1}"][stack]] & bit:
            return {"place": "hand", "number": seat + 1}
    return {"place": "discards" if cells[PILES["discards"][stack]] & bit else "tops", "number": 0}


# -- what can't be ---------------------------------------------------------------------------------


def _doubts_of_hands(cells: list[int], start: SchottenTotten) -> Iterator[tuple[str, Misdrawn]]:
    """Yield the hands that have too many cards."""
    most = int(start.rules.hand) + SCOUTED_BEYOND
    for seat in range(2):
        held = cells[at.HELD + seat] + cells[at.HELD_TACTICS + seat]
        if held > most:
            reason = Misdrawn("schotten-totten-drawing-hand", {"cards": held, "most": most})
            yield f"hand {seat + 1}", reason


def _doubts_of_tricks(cells: list[int]) -> Iterator[tuple[str, Misdrawn]]:
    """Yield what is wrong with the trick card being carried out, and with the card that it takes."""
    phase, mover = cells[at.PHASE], cells[at.MOVER]
    if (phase in (at.TAKING, at.PUTTING, at.DROPPING)) != (cells[at.TRICK] != 0):
        yield "trick", Misdrawn("schotten-totten-drawing-tricks")
    side = ACROSS * (mover if cells[at.TRICK] == pack.REDEPLOY else 1 - mover) + cells[at.SOURCE]
    stack, place = divmod(cells[at.TAKEN], 60)
    if phase == at.PUTTING and not cells[(at.SIDE, at.SIDE_TACTICS)[stack] + side] >> place & 1:
        taken: dict[str, str | int] = {"card": pack.name(cells[at.TAKEN]), "stone": cells[at.SOURCE] + 1}
        yield "taken", Misdrawn("schotten-totten-drawing-taken", taken)
    dropper = ACROSS * cells[at.DROPPER] + cells[at.SOURCE]
    jokers = cells[at.SIDE_TACTICS + dropper] & pack.JOKERS
    if phase == at.DROPPING and cells[at.SIDE + dropper].bit_count() + jokers.bit_count() < 4:
        yield "dropper", Misdrawn("schotten-totten-drawing-dropper", {"stone": cells[at.SOURCE] + 1})


def _doubts_of_end(state: SchottenTotten) -> Iterator[tuple[str, Misdrawn]]:
    """Yield the lines with which the game can't be over, or can't go on, and why not."""
    cells = state.cells
    finished = cells[at.PHASE] == at.FINISHED
    if finished != (cells[at.REASON] > 0):
        yield "reason", Misdrawn("schotten-totten-drawing-reason")
    if (cells[at.WINNER] >= 0) != (cells[at.REASON] not in (0, at.LEVEL)):
        yield "winner", Misdrawn("schotten-totten-drawing-winner")
    for seat in range(2):
        owned = int(cells[at.OWNED + seat])
        if not finished and (owned & owned >> 1 & owned >> 2 or owned.bit_count() >= state.rules.majority):
            yield "turn", Misdrawn("schotten-totten-drawing-won", {"seat": seat + 1})
    if not finished and not state.count():
        yield "turn", Misdrawn("schotten-totten-drawing-stuck")
