"""Moves, claims and endings in words, for the log and for the list of choices."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from caber.core.bits import SIZE_OF
from caber.core.contract import State
from caber.games.schotten_totten import layout as at
from caber.games.schotten_totten.cards import MAX_STONES, TACTICS_NAMES, name
from caber.games.schotten_totten.certificates import certify, shown, words
from caber.games.schotten_totten.claims import places_at
from caber.games.schotten_totten.deeds import Deed, parts
from caber.games.schotten_totten.state import SchottenTotten
from caber.texts import tell


def say(key: str, language: str, **details: str | int) -> str:
    """One of this game's texts for the terminal."""
    return tell(f"schotten-totten-{key}", details, language)


def explain(state: State, move: int, names: Sequence[str], language: str = "en") -> str:
    """A move about to be played, in words without the player's name; a claim comes with its proof.

    >>> from caber.games.schotten_totten.drawing import read
    >>> position = read("options: stones=3\\n hand 1: o4")
    >>> explain(position, position.parse("o4@2"), ["Ailsa", "Rob"])
    'o4 at stone 2'
    """
    assert isinstance(state, SchottenTotten)
    key, details = _phrase(state, move, names)
    text = say(f"move-{key}", language, **details)
    if at.CLAIM <= move < at.PLAY_TRICK:
        return f"{text} {words(certify(state, int(state.turn), move - at.CLAIM), language)}"
    return text


def marks(state: State, move: int) -> Sequence[str]:
    """The cards that a move is about; for a claim, those of its proof.

    >>> from caber.games.schotten_totten.drawing import read
    >>> position = read("options: stones=3\\n 1  r7 r8 r9  |  b2 b3 b4\\n hand 1: o4")
    >>> marks(position, position.parse("o4@2")), marks(position, position.parse("claim 1"))
    (('o4',), ('r7', 'r8', 'r9', 'b2', 'b3', 'b4'))
    """
    assert isinstance(state, SchottenTotten)
    if at.CLAIM <= move < at.PLAY_TRICK:
        return shown(certify(state, int(state.turn), move - at.CLAIM))
    _, details = _phrase(state, move, ("", ""))
    return (str(details["card"]),) if "card" in details else ()


def _phrase(state: SchottenTotten, move: int, names: Sequence[str]) -> tuple[str, Deed]:
    """The text and the details that tell a move."""
    deed = parts(state, move)
    key, stack, seat = str(deed.pop("verb")), deed.pop("stack", None), deed.pop("seat", None)
    if seat is not None:
        deed["name"] = names[int(seat)]
    return f"{key}-{stack}" if stack else key, deed


TASKS = {
    at.PLAY: "play",
    at.AFTER: "after",
    at.SCOUTING: "scouting",
    at.RETURNING: "returning",
    at.TAKING: "taking",
    at.PUTTING: "putting",
    at.DROPPING: "dropping",
}


def paragraph(state: State, move: int) -> bool:
    """What one player does on end is his turn: there is nothing to add."""
    return False


def task(state: State, language: str = "en") -> str:
    """What the player whose turn it is has to decide now."""
    assert isinstance(state, SchottenTotten)
    cells, seat = state.cells, int(state.turn)
    phase = int(cells[at.PHASE])
    held = int(cells[at.HELD + seat] + cells[at.HELD_TACTICS + seat] - state.rules.hand)
    claims = 0 if state.rules.expert and phase == at.AFTER else int(SIZE_OF[cells[at.CLAIMABLE + seat]])
    trick = int(cells[at.TRICK])
    key = f"task-{TASKS[phase]}"
    if phase == at.PLAY and state.rules.tactics:
        key += "-tactics"
    if phase == at.AFTER and not any(state.legal(at.DRAW + stack) for stack in (0, 1)):
        key += "-end"
    return say(
        key,
        language,
        claims=claims,
        left=int(cells[at.SCOUT_LEFT]) if phase == at.SCOUTING else held,
        trick=TACTICS_NAMES[trick.bit_length() - 1] if trick else "",
        card=name(int(cells[at.TAKEN])),
        stone=int(cells[at.SOURCE]) + 1,
    )


def offers(state: State, names: Sequence[str], language: str = "en") -> list[tuple[list[int], str]]:
    """The legal moves in their order, those with one card at several stones taken together."""
    assert isinstance(state, SchottenTotten)
    grouped = []
    for _, group in groupby(state.moves(), _alike):
        moves = list(group)
        grouped.append((moves, _offer(state, moves, names, language)))
    return grouped


def _alike(move: int) -> tuple[str, int]:
    if move < at.CLAIM:
        return "lay", move // MAX_STONES
    if at.TO <= move < at.DISCARD:
        return "to", 0
    return "one", move


def _offer(state: SchottenTotten, moves: list[int], names: Sequence[str], language: str) -> str:
    move = moves[0]
    if move < at.CLAIM:
        stones = " ".join(str(each % MAX_STONES + 1) for each in moves)
        return say("offer-lay", language, card=name(move // MAX_STONES), stones=stones)
    if at.TO <= move < at.DISCARD:
        stones = " ".join(str(each - at.TO + 1) for each in moves)
        return say("offer-to", language, card=name(int(state.cells[at.TAKEN])), stones=stones)
    if at.PLAY_TRICK <= move < at.PASS:
        return say(f"offer-{TACTICS_NAMES[at.FIRST_TRICK + move - at.PLAY_TRICK]}", language)
    key, details = _phrase(state, move, names)
    return say(f"offer-{key}", language, **details)


def claims(state: State, names: Sequence[str], language: str = "en") -> str:
    """For each complete side at a stone that nobody owns: why it can be claimed, or what would beat it."""
    assert isinstance(state, SchottenTotten)
    return "\n".join(_claims(state, names, language)) or say("claims-none", language)


def _claims(state: SchottenTotten, names: Sequence[str], language: str) -> Iterator[str]:
    owned = state.cells[at.OWNED] | state.cells[at.OWNED + 1]
    first = int(state.viewer) if state.viewer >= 0 else 0
    for seat in (first, 1 - first):
        for stone in range(int(state.rules.stones)):
            places = places_at(state.cells, stone)
            mine, theirs = (state.cells[at.COUNT + side * MAX_STONES + stone] for side in (seat, 1 - seat))
            if mine == places >= theirs and not owned >> stone & 1:
                verdict = words(certify(state, seat, stone), language)
                yield say("claims-side", language, name=names[seat], stone=stone + 1, verdict=verdict)


def ending(state: State, names: Sequence[str], language: str = "en") -> str:
    """Who won, and how."""
    outcome = state.outcome()
    assert outcome is not None
    if outcome.winner is None:
        return say("ending-level", language)
    reason = outcome.reason.replace("_", "-")
    return say(f"ending-{reason}", language, name=names[outcome.winner])
