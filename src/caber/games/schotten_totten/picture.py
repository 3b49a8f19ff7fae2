"""Positions of Schotten-Totten as plain data, cards by their notation: what the browser's board draws."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypedDict

from caber.core.contract import State
from caber.games.schotten_totten import cards as pack
from caber.games.schotten_totten import layout as at
from caber.games.schotten_totten.claims import places_at
from caber.games.schotten_totten.deeds import STACKS, parts
from caber.games.schotten_totten.state import SchottenTotten


class StonePicture(TypedDict):
    """One stone; lists are by seat."""

    number: int
    owner: int  # -1: nobody
    places: int
    sides: list[list[str]]  # clan cards and jokers
    terrain: list[list[str]]
    provable: list[bool]  # whether that seat could claim it now
    open: list[bool]  # whether that side has a free place


class HandPicture(TypedDict):
    """A hand: the cards that the viewer knows, and how many there are."""

    cards: list[str]
    clan: int
    tactics: int


class Picture(TypedDict):
    """A position; lists are by seat."""

    stones: list[StonePicture]
    hands: list[HandPicture]
    stacks: dict[str, int | None]  # None: the game has no such stack
    returned: dict[str, list[str]]  # what the viewer knows on top of each stack, the uppermost first
    discards: list[str]
    played: list[int]  # tactics cards
    fresh: list[str]  # cards that the last moves laid
    claimed: list[int]  # stones that they claimed
    trick: str | None  # being carried out
    taken: str | None  # the card it has taken
    source: int | None  # the stone it was taken from


def picture(state: State, last: Sequence[tuple[State, int]] = ()) -> Picture:
    """A position as data; `last` are the moves to be marked, each with the position before it.

    >>> from caber.games.schotten_totten.drawing import read
    >>> position = read("options: stones=3\\n 1  r7 r8  |  b2\\n hand 1: o4")
    >>> shown = picture(position.hide(1))
    >>> shown["stones"][0]["sides"], shown["hands"][0]
    ([['r7', 'r8'], ['b2']], {'cards': [], 'clan': 1, 'tactics': 0})
    """
    assert isinstance(state, SchottenTotten)
    cells = state.cells
    deeds = [parts(before, move) for before, move in last]
    trick = int(cells[at.TRICK])
    carrying = cells[at.PHASE] in (at.TAKING, at.PUTTING)
    scouting = cells[at.PHASE] in (at.SCOUTING, at.SCOUTED, at.RETURNING)
    putting = cells[at.PHASE] == at.PUTTING
    return {
        "stones": [_stone(state, stone) for stone in range(int(state.rules.stones))],
        "hands": [
            {
                "cards": _cards(state, at.HAND + seat, at.HAND_TACTICS + seat),
                "clan": int(cells[at.HELD + seat]),
                "tactics": int(cells[at.HELD_TACTICS + seat]),
            }
            for seat in (0, 1)
        ],
        "stacks": {
            "clan": int(cells[at.DECK]),
            "tactics": int(cells[at.DECK + 1]) if state.rules.tactics else None,
        },
        "returned": {name: _returned(int(cells[at.TOPS + stack])) for stack, name in enumerate(STACKS)},
        "discards": _cards(state, at.DISCARDS, at.DISCARDS_TACTICS),
        "played": [int(cells[at.PLAYED + seat]) for seat in (0, 1)],
        "fresh": [str(deed["card"]) for deed in deeds if deed["verb"] in ("lay", "to")],
        "claimed": [int(deed["stone"]) for deed in deeds if deed["verb"] == "claim"],
        "trick": "scout" if scouting else pack.TACTICS_NAMES[trick.bit_length() - 1] if carrying else None,
        "taken": pack.name(int(cells[at.TAKEN])) if putting else None,
        "source": int(cells[at.SOURCE]) + 1 if putting or cells[at.PHASE] == at.DROPPING else None,
    }


def _stone(state: SchottenTotten, stone: int) -> StonePicture:
    cells = state.cells
    sides = (stone, pack.MAX_STONES + stone)
    return _seen_stone(
        stone + 1,
        next((seat for seat in (0, 1) if cells[at.OWNED + seat] >> stone & 1), -1),
        int(places_at(cells, stone)),
        tuple([(int(cells[at.SIDE + side]), int(cells[at.SIDE_TACTICS + side])) for side in sides]),
        int(cells[at.CLAIMABLE] >> stone & 1 | (cells[at.CLAIMABLE + 1] >> stone & 1) << 1),
        int(cells[at.OPEN] >> stone & 1 | (cells[at.OPEN + 1] >> stone & 1) << 1),
    )


@lru_cache(16_384)  # a move changes one stone of nine, and everybody at the table sees the same
def _seen_stone(
    number: int, owner: int, places: int, sides: tuple[tuple[int, int], ...], provable: int, open: int
) -> StonePicture:
    """A stone; cards are sets of bits by side, what holds for a seat is that seat's bit."""
    return {
        "number": number,
        "owner": owner,
        "places": places,
        "sides": [_row(clan, tactics & pack.JOKERS) for clan, tactics in sides],
        "terrain": [_row(0, tactics & pack.TERRAIN) for _, tactics in sides],
        "provable": [bool(provable >> seat & 1) for seat in (0, 1)],
        "open": [bool(open >> seat & 1) for seat in (0, 1)],
    }


def _row(clan: int, tactics: int) -> list[str]:
    """Cards that lie together, by value."""
    laid = sorted(pack.numbers(clan), key=lambda card: card % pack.SUIT) + pack.tactics_numbers(tactics)
    return [pack.name(card) for card in laid]


def _cards(state: SchottenTotten, clan: int, tactics: int) -> list[str]:
    numbers = pack.numbers(int(state.cells[clan])) + pack.tactics_numbers(int(state.cells[tactics]))
    return [pack.name(card) for card in numbers]


def _returned(tops: int) -> list[str]:
    """Cards put back on a stack, as far as the viewer knows them."""
    codes = tops.to_bytes(8, "little").rstrip(b"\0")
    return [pack.name(code - 1) for code in codes if code != at.UNKNOWN_TOP]
