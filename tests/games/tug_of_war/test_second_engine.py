"""The engine against a second, naive one that shares no code with it: same moves, same table, same ends."""

import random

import pytest

from tests.builds import COMPILED
from tests.games.tug_of_war.games import LUCKS, STYLES, Both, any_options, choose, invented

PARTS = 4
GAMES = (800 if COMPILED else 60) // PARTS
LONG_PARTS = 40
LONG_GAMES = 400_000 // LONG_PARTS
PATIENCE = (20, 40, 60, 400)  # moves, after which a game is brought to its end
LONG_PATIENCE = (60, 300, 1_500)
RARE = {
    "all of them lie",
    "berserker",
    "berserker by a re-roll",
    "berserker takes both kinds",
    "berserker wins",
    "both kinds leave",
    "both_bouts",
    "decided against who began",
    "decided by lying ones",
    "decided by standing ones",
    "extra athlete",
    "extra athlete cut by the cap",
    "felled by a lower die",
    "felled in the same turn",
    "idle",
    "idle although some stand",
    "lost by a swap",
    "lost by a swap with dice left",
    "made to swap",
    "no more may lie",
    "one_each",
    "re-rolled three times one_by_one",
    "re-rolled three times together",
    "return_bout",
    "set-up cut by the cap",
    "several leave by choice",
    "spared in the same turn",
    "swap cut by the cap",
    "the last lying one leaves, then others",
    "the last standing one leaves, then others",
    "won with 0 dice left",
    "won with 1 dice left",
    "won with 2 dice left",
}


def agree(seed: int, part: bool = False, patience: tuple[int, ...] = PATIENCE) -> set[str]:
    """Plays one game on both engines, or the last part of an invented one; returns the rare things in it."""
    rng = random.Random(f"{part} {seed}")
    both = Both(drawing=invented(rng)) if part else Both(any_options(rng))
    style, luck, most = rng.choice([*STYLES]), rng.choice([*LUCKS]), rng.choice(patience)
    while both.naive.turn != "over":
        if rng.random() < 0.02:
            both.compare_forfeits()
            both.compare_drawings()
        both.play(choose(both.naive, rng, style, luck, patient=len(both.history) < most))
    outcome = both.naive.outcome()
    assert outcome is not None
    return {*both.naive.events, outcome[2]}


def agree_on(first: int, games: int, patience: tuple[int, ...] = PATIENCE) -> None:
    """Plays so many whole games, and the last part of a quarter as many invented ones."""
    for seed in range(first, first + games):
        agree(seed, patience=patience)
        if seed % 4 == 0:
            agree(seed, part=True, patience=patience)


@pytest.mark.parametrize("part", range(PARTS))
def test_both_engines_agree(part: int) -> None:
    agree_on(part * GAMES, GAMES)


def test_what_is_rare_is_compared_too() -> None:
    missing = set(RARE)
    for seed in range(-1_000, 0):
        missing -= agree(seed, part=seed % 2 == 0)
        if not missing:
            break
    assert not missing


@pytest.mark.soak
@pytest.mark.parametrize("part", range(LONG_PARTS))
def test_both_engines_agree_for_long(part: int) -> None:
    agree_on(1_000_000 + part * LONG_GAMES, LONG_GAMES, LONG_PATIENCE)
