"""Positions of Schotten Rennen as plain data, cards by name: what the browser's board draws."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TypedDict

from caber.core.bits import BIT
from caber.core.contract import CHANCE, EVERYBODY, State
from caber.games.schotten_rennen import layout as at
from caber.games.schotten_rennen.cards import CARDS
from caber.games.schotten_rennen.course import alone_last, need, odds, rank
from caber.games.schotten_rennen.deeds import parts, short
from caber.games.schotten_rennen.dice import SIDES
from caber.games.schotten_rennen.drawing import PHASE_NAMES
from caber.games.schotten_rennen.menu import ways
from caber.games.schotten_rennen.state import SchottenRennen


class CardPicture(TypedDict):
    """A card of the track."""

    name: str
    red: bool
    number: int | None  # what is printed big; None where other things decide
    yellow: int | None
    reconstructed: bool  # whether nobody could read one of its numbers off the card


class SeatPicture(TypedDict):
    """Somebody in the race; places count from 0, which is Start."""

    stone: int
    figure: int
    risk: int
    place: int  # won in the goal; 0: still racing
    rank: int  # by the stones, as they lie now
    last: bool  # whether the stone is alone behind all others
    mover: bool


class AttemptPicture(TypedDict):
    """A roll that isn't decided yet."""

    place: int
    need: int | None  # None: a rival rolls for it first
    yellow: bool
    asked: int | None  # the seat that rolls, or has rolled, for a rival
    dice: list[int] | None
    short: int | None  # how much is missing, once the dice have been thrown


class WayPicture(TypedDict):
    """A number that the mover may roll for, with exact odds: so many of so many."""

    move: str
    place: int
    need: int | None  # None: a rival rolls for it first
    chance: list[int]
    risked: list[int]  # with a risk throw after a miss


# A step of a figure or a stone; "from" can't be a name of a class.
MovedPicture = TypedDict("MovedPicture", {"seat": int, "what": str, "from": int, "to": int})


class StonesPicture(TypedDict):
    """Risk stones that came or went."""

    seat: int
    by: int


class ThrowPicture(TypedDict):
    """Two dice, of a rival or of whoever tries to pass, or the risk die after them."""

    what: str  # "rival", "dice", "risk"
    seat: int  # who threw
    runner: int  # whose attempt it is
    need: int | None  # None: that is what a rival throws for
    dice: list[int]  # also those to which the risk die adds
    face: str | None  # of the risk die
    passes: bool | None  # None: a rival's throw decides nothing
    decided: str  # the `key` of the position in which somebody decided to throw; "": that move isn't marked


class NewPicture(TypedDict):
    """What the marked moves did, in their order."""

    track: list[int]  # places on which a card was laid
    throws: list[ThrowPicture]  # the first may have been on the table before
    moved: list[MovedPicture]
    stones: list[StonesPicture]


class Picture(TypedDict):
    """A position."""

    key: str  # the same for the same position, whoever looks
    length: int
    track: list[CardPicture | None]  # None: not laid yet
    goal: int  # what entering takes; 0: no roll
    seats: list[SeatPicture]
    most: int  # risk stones that one may hold
    phase: str
    passed: int  # cards in a row
    row: int  # so many let the last one catch up
    catchup: bool  # whether they count: the mover was alone last when the turn began
    attempt: AttemptPicture | None
    ways: list[WayPicture]
    new: NewPicture


def picture(state: State, last: Sequence[tuple[State, int]] = ()) -> Picture:
    """A position as data; `last` are the moves to be marked, each with the position before it.

    >>> from caber.games.schotten_rennen.drawing import read
    >>> position = read("track: 3 bog 7 6 8 9 10 11 4 5 6 8\\n turn: 1 go_on\\n seat 1: stone 0 figure 1")
    >>> shown = picture(position)
    >>> shown["track"][1]
    {'name': 'bog', 'red': True, 'number': 9, 'yellow': 6, 'reconstructed': True}
    >>> [(way["move"], way["need"], way["chance"], way["risked"]) for way in shown["ways"]]
    [('roll', 9, [10, 36], [138, 216]), ('yellow', 6, [26, 36], [196, 216])]
    """
    assert isinstance(state, SchottenRennen)
    cells, rules = state.cells, state.rules
    return {
        "key": _key(state),
        "length": int(rules.length),
        "track": [_card(state, place) for place in range(int(rules.length))],
        "goal": int(rules.goal),
        "seats": [_seat(state, seat) for seat in range(int(rules.players))],
        "most": int(at.MOST_RISK),
        "phase": PHASE_NAMES[int(cells[at.PHASE])],
        "passed": int(cells[at.PASSED]),
        "row": int(at.CATCH_UP),
        "catchup": bool(cells[at.LAST]),
        "attempt": _attempt(state),
        "ways": list(_ways(state)),
        "new": _new(state, last),
    }


def _card(state: SchottenRennen, place: int) -> CardPicture | None:
    kind = int(state.cells[at.TRACK + place])
    if kind < 0:
        return None
    return {
        "name": CARDS[kind].name,
        "red": kind >= at.FIRST_RED,
        "number": None if at.RIVAL_CARD <= kind <= at.LOAD_CARD else int(state.rules.red[kind]),
        "yellow": int(state.rules.yellow[kind]) or None,
        "reconstructed": bool(CARDS[kind].reconstructed),
    }


def _seat(state: SchottenRennen, seat: int) -> SeatPicture:
    cells, rules = state.cells, state.rules
    racing = not cells[at.PLACED + seat]
    return {
        "stone": int(cells[at.STONE + seat]),
        "figure": int(cells[at.FIGURE + seat]),
        "risk": int(cells[at.RISK + seat]),
        "place": int(cells[at.PLACED + seat]),
        "rank": int(rank(cells, rules, seat)),
        "last": racing and alone_last(cells, rules, seat),
        "mover": at.BEGIN <= cells[at.PHASE] < at.FINISHED and seat == cells[at.MOVER],
    }


def _attempt(state: SchottenRennen) -> AttemptPicture | None:
    cells = state.cells
    if not at.RIVAL <= cells[at.PHASE] <= at.RISKING:
        return None
    thrown = cells[at.LOW] > 0
    return {
        "place": int(cells[at.FIGURE + cells[at.MOVER]]) + 1,
        "need": int(cells[at.NEED]) or None,
        "yellow": bool(cells[at.YELLOW]),
        "asked": int(cells[at.ROLLER]) if cells[at.ROLLER] >= 0 else None,
        "dice": [int(cells[at.LOW]), int(cells[at.HIGH])] if thrown else None,
        "short": short(state) if thrown else None,
    }


def _ways(state: SchottenRennen) -> Iterator[WayPicture]:
    """Red or yellow, as far as the mover may roll now."""
    cells, rules = state.cells, state.rules
    if cells[at.PHASE] not in (at.BEGIN, at.GO_ON):
        return
    allowed = int(ways(cells, rules))
    if allowed & ~int(BIT[at.CHOOSE_YELLOW]):
        yield way(state, int(cells[at.FIGURE + cells[at.MOVER]]) + 1, yellow=False)
    if allowed & BIT[at.CHOOSE_YELLOW]:
        yield way(state, int(cells[at.FIGURE + cells[at.MOVER]]) + 1, yellow=True)


def way(state: SchottenRennen, place: int, yellow: bool) -> WayPicture:
    """What the mover would need for a card or the goal as things stand, and how likely that is."""
    cells, rules = state.cells, state.rules
    passing, risked, whole = odds(cells, rules, place, yellow)
    rival = place <= rules.length and cells[at.TRACK + place - 1] == at.RIVAL_CARD
    return {
        "move": "yellow" if yellow else "roll",
        "place": place,
        "need": None if rival else int(need(cells, rules, place, yellow)),
        "chance": [passing, whole],
        "risked": [risked, whole * int(SIDES)],
    }


# -- what is new -----------------------------------------------------------------------------------


def _key(state: State) -> str:
    cells = state.cells[:]
    cells[at.VIEWER] = EVERYBODY
    return state.twin(cells).digest()


def last_attempt(shown: Picture) -> tuple[list[int] | None, list[int] | None, str | None]:
    """The dice thrown last, if there are any, a rival's before them, and the risk die after them.

    >>> from caber.games.schotten_rennen.drawing import read
    >>> last_attempt(picture(read("options: track=7,8\\n turn: 1 missed\\n need: 7\\n dice: 1-2")))
    ([1, 2], None, None)
    """
    throws = shown["new"]["throws"]
    tries = [index for index, throw in enumerate(throws) if throw["what"] == "dice"]
    if not tries:
        return None, None, None
    last = tries[-1]
    asked = last > 0 and throws[last - 1]["what"] == "rival"
    return throws[last]["dice"], throws[last - 1]["dice"] if asked else None, throws[-1]["face"]


def _new(state: SchottenRennen, last: Sequence[tuple[State, int]]) -> NewPicture:
    deeds = [parts(before, move) for before, move in last]
    steps = list(pairwise([*(before for before, _ in last), state]))
    return {
        "track": [int(deed["place"]) for deed in deeds if deed["verb"] == "card" and "place" in deed],
        "throws": list(_throws(state, last)),
        "moved": [step for before, after in steps for step in _moved(before, after)],
        "stones": [change for before, after in steps for change in _stones(before, after)],
    }


def _throws(state: SchottenRennen, last: Sequence[tuple[State, int]]) -> Iterator[ThrowPicture]:
    """The dice that lay on the table before the marked moves, and what these threw."""
    start = (last[0][0] if last else state).cells
    if start[at.LOW]:
        mover = int(start[at.MOVER])
        yield {
            "what": "dice", "seat": mover, "runner": mover, "need": int(start[at.NEED]), "face": None,
            "dice": [int(start[at.LOW]), int(start[at.HIGH])], "passes": False, "decided": "",
        }  # fmt: skip
    decided = ""
    for before, move in last:
        if before.turn != CHANCE:
            decided = _key(before)
        deed, cells = parts(before, move), before.cells
        if deed["verb"] not in ("dice", "face"):
            continue
        runner = int(cells[at.MOVER])
        risk = deed["verb"] == "face"
        yield {
            "what": "risk" if risk else "rival" if "seat" in deed else "dice",
            "seat": int(deed.get("seat", runner)),
            "runner": runner,
            "need": int(deed["need"]) if "need" in deed else None,
            "dice": [int(cells[at.LOW]), int(cells[at.HIGH])]
            if risk
            else [int(deed["low"]), int(deed["high"])],
            "face": str(deed["face"]) if risk else None,
            "passes": bool(deed["passes"]) if "passes" in deed else None,
            "decided": decided,
        }


def _moved(before: State, after: State) -> Iterator[MovedPicture]:
    for what, first in (("figure", int(at.FIGURE)), ("stone", int(at.STONE))):
        for seat in range(int(at.SEATS)):
            start, end = int(before.cells[first + seat]), int(after.cells[first + seat])
            if start != end:
                yield {"seat": seat, "what": what, "from": start, "to": end}


def _stones(before: State, after: State) -> Iterator[StonesPicture]:
    for seat in range(int(at.SEATS)):
        change = int(after.cells[at.RISK + seat] - before.cells[at.RISK + seat])
        if change:
            yield {"seat": seat, "by": change}
