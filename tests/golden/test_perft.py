"""Counts of how a game can go on, from <game>/perft.txt; the second engine counts the same."""

from collections.abc import Iterator
from copy import deepcopy
from itertools import takewhile
from typing import Any, NamedTuple

import pytest

from caber.core.contract import State
from caber.games import NAMES, game
from caber.games.boards import screen_of
from tests.builds import COMPILED
from tests.golden.remake import Guide, file, guide_of

DEEPEST = 10**9 if COMPILED else 50_000  # so many nodes are counted at most
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


def second_perft(guide: Guide, game: Any, moves: int) -> int:
    """The sequences of exactly so many moves, as the second engine counts them."""
    if moves == 1:
        return len(guide.legal(game))
    total = 0
    for text in guide.legal(game):
        following = deepcopy(game)
        following.play(text)
        total += second_perft(guide, following, moves - 1)
    return total


CASES = [(name, case) for name in NAMES for case in cases(file(name, "perft").read_text(encoding="utf-8"))]
every_case = pytest.mark.parametrize(
    ("name", "case"), CASES, ids=lambda part: part if isinstance(part, str) else part.title
)


@every_case
def test_counts(name: str, case: Case) -> None:
    state = screen_of(game(name)).example(case.drawing)
    counts = [*takewhile(lambda count: count <= DEEPEST, case.counts)]
    assert counts and perft(state, len(counts)) == counts


@every_case
def test_the_second_engine_counts_the_same(name: str, case: Case) -> None:
    guide = guide_of(name)
    second = guide.second_engine(case.drawing)
    for moves, expected in enumerate(case.counts, 1):
        if expected > ENOUGH:
            break
        assert second_perft(guide, second, moves) == expected, f"{moves} moves from\n{case.drawing}"
