"""Counts of how the game can go on, from schotten_totten/perft.txt; the second engine counts the same."""

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import NamedTuple

import pytest

from caber.core.contract import State
from caber.games.schotten_totten import layout as at
from caber.games.schotten_totten.drawing import draw, read
from caber.games.schotten_totten.state import SchottenTotten
from tests.games.schotten_totten.games import cards_at
from tests.games.schotten_totten.naive import TERRAIN, NaiveGame, is_clan

FILE = Path(__file__).parent / "schotten_totten" / "perft.txt"
ENOUGH = 1_500  # so many nodes are counted a second time by the naive engine


class Case(NamedTuple):
    """A drawn position, and how many ways there are to make one move, two moves and so on."""

    title: str
    drawing: str
    counts: tuple[int, ...]


def cases(text: str) -> Iterator[Case]:
    """The blocks of a file of counts; text without a position is a remark."""
    for block in text.split("\n\n"):
        lines = block.strip().splitlines()
        title = " ".join(line.removeprefix("# ") for line in lines if line.startswith("#"))
        drawing = "\n".join(line for line in lines if not line.startswith(("#", "perft:")))
        if drawing:
            counts = tuple(int(word) for word in lines[-1].removeprefix("perft:").split())
            yield Case(title, drawing, counts)


def perft(state: State, moves: int) -> list[int]:
    """How many sequences of one move there are, of two, and so on up to that many."""
    counts = [int(state.count())] + [0] * (moves - 1)
    if moves > 1:
        for move in state.moves():
            for place, number in enumerate(perft(state.after(move), moves - 1), 1):
                counts[place] += number
    return counts


def naive_perft(game: NaiveGame, moves: int) -> int:
    """The sequences of exactly so many moves, as the second engine counts them."""
    if moves == 1:
        return len(game.moves())
    total = 0
    for text in game.moves():
        following = deepcopy(game)
        following.play(text)
        total += naive_perft(following, moves - 1)
    return total


def naive_game(state: SchottenTotten) -> NaiveGame:
    """The same position for the second engine: before the deal, or at the start of a turn."""
    game = NaiveGame({word.split("=")[0]: word.split("=")[1] for word in str(state.options).split()})
    game.player = int(state.cells[at.MOVER])
    if state.cells[at.PHASE] == at.DEAL:
        return game
    game.phase = "play"
    lines = dict(line.split(": ") for line in draw(state).splitlines() if ": " in line)
    for seat in range(2):
        game.hands[seat] = lines.get(f"hand {seat + 1}", "").split()
        for stone in game.stones:
            side = cards_at(state, seat, stone + 1)
            game.sides[seat][stone] = [card for card in side if card not in TERRAIN]
            game.terrain[seat][stone] = [card for card in side if card in TERRAIN]
            game.complete_since[seat][stone] = int(state.cells[at.COMPLETE_AT + 9 * seat + stone]) or None
            game.last_laid[seat][stone] = int(state.cells[at.LAID_AT + 9 * seat + stone])
            if state.cells[at.OWNED + seat] >> stone & 1:
                game.owner[stone] = seat
            game.tactics_played[seat] += [card for card in side if not is_clan(card)]
        missing = int(state.cells[at.PLAYED + seat]) - len(game.tactics_played[seat])
        game.tactics_played[seat] += ["a card since removed"] * missing
    game.discards = lines.get("discards", "").split()
    game.clock = int(state.cells[at.CLOCK])
    for stack in game.stacks.values():
        in_stack, stack.unknown = stack.unknown, set()
        stack.unknown = in_stack - set(game.everything())
    return game


CASES = list(cases(FILE.read_text(encoding="utf-8")))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_counts(case: Case) -> None:
    assert perft(read(case.drawing), len(case.counts)) == list(case.counts)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_the_second_engine_counts_the_same(case: Case) -> None:
    game = naive_game(read(case.drawing))
    for moves, expected in enumerate(case.counts, 1):
        if expected > ENOUGH:
            break
        assert naive_perft(game, moves) == expected, f"{moves} moves from\n{case.drawing}"
