"""The engine against a second, naive one that shares no code with it: same moves, same table, same ends."""

import random

import pytest

from tests.builds import COMPILED
from tests.games.kilt_castle.games import STYLES, Both, any_options, choose, invented

PARTS = 4
GAMES = (200 if COMPILED else 40) // PARTS
LONG_PARTS = 40
LONG_GAMES = 200_000 // LONG_PARTS
RARE = {"full lap", "tail joined", "exempt", "roof moved", "standstill", "built_out"}


def agree(seed: int, players: int, part: bool = False) -> set[str]:
    """Plays one game on both engines, or the last part of an invented one; returns the rare things in it."""
    rng = random.Random(f"{players} {seed}")
    both = Both(drawing=invented(rng, players)) if part else Both(any_options(rng, players))
    style = rng.choice(STYLES)
    while both.naive.turn != "over":
        both.play(choose(both.naive, rng, style))
    return {*both.naive.events, both.naive.reason}


def agree_on(first: int, games: int, players: int) -> None:
    """Plays so many whole games, and the last part of a quarter as many invented ones."""
    for seed in range(first, first + games):
        agree(seed, players)
        if seed % 4 == 0:
            agree(seed, players, part=True)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("part", range(PARTS))
def test_both_engines_agree(players: int, part: int) -> None:
    agree_on(part * GAMES, GAMES, players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_rare_is_compared_too(players: int) -> None:
    wanted = RARE | ({"run out"} if players == 2 else set())
    for seed in range(-1_000, 0):
        wanted -= agree(seed, players, part=seed % 2 == 0)
        if not wanted:
            break
    assert not wanted


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("part", range(LONG_PARTS))
def test_both_engines_agree_for_long(players: int, part: int) -> None:
    agree_on(1_000_000 + part * LONG_GAMES, LONG_GAMES, players)
