"""The engine against a second, naive one that shares no code with it: same moves, same table, same ends."""

import random

import pytest

from tests.builds import COMPILED
from tests.games.schotten_rennen.games import STYLES, Both, any_options, choose, invented

PARTS = 4
GAMES = (600 if COMPILED else 60) // PARTS
LONG_PARTS = 40
LONG_GAMES = 400_000 // LONG_PARTS
RARE = {
    "13 needed",
    "all_placed",
    "bonus into the goal",
    "bonus refused",
    "bonus stopped at the goal",
    "bonus stopped before it",
    "bonus to a 10 or 11",
    "caught up",
    "caught up twice",
    "double",
    "goal banned",
    "goal_reached",
    "no bonus under the ban",
    "retreat",
    "retreat when last",
    "right lapsed",
    "right lapsed at a rival",
    "stone for courage",
    "stone from the well",
    "sunk",
    "sunk from afar",
    "sunk to start",
}


def agree(seed: int, players: int, part: bool = False) -> set[str]:
    """Plays one game on both engines, or the last part of an invented one; returns the rare things in it."""
    rng = random.Random(f"{players} {seed}")
    both = Both(drawing=invented(rng, players)) if part else Both(any_options(rng, players))
    style = rng.choice(STYLES)
    while both.naive.turn != "over":
        if rng.random() < 0.02:
            both.compare_forfeits()
            both.compare_drawings()
        both.play(choose(both.naive, rng, style, len(both.history)))
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
    missing = RARE | ({"finished one asked"} if players > 2 else set())
    for seed in range(-1_000, 0):
        missing -= agree(seed, players, part=seed % 2 == 0)
        if not missing:
            break
    assert not missing


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("part", range(LONG_PARTS))
def test_both_engines_agree_for_long(players: int, part: int) -> None:
    agree_on(1_000_000 + part * LONG_GAMES, LONG_GAMES, players)
