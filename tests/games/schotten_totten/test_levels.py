"""The levels of Schotten-Totten: what the weak ones look at, how strong each is, and that none is slow."""

import random
from time import perf_counter

import pytest

from caber.arena.pairs import paired_score
from caber.bots import bot, names
from caber.bots.schotten_totten.habits import BuildingBot, MatchingBot
from caber.core.rng import Rng
from caber.games.schotten_totten import GAME
from caber.games.schotten_totten.drawing import read
from tests.games.schotten_totten.games import positions
from tests.strength import strength

LEVELS = ["level1", "level2", "level3", "level4", "level5"]
SLOWEST = {"level1": 0.3, "level2": 0.3, "level3": 0.3, "level4": 1.0, "level5": 1.0}  # seconds
SLACK = 1.5  # for a busy machine
BEGUN = """
    turn: 1 play
    1  r7        |  b2 b3
    2  o3        |  g7 g8
    hand 1: r8 r2 y3 v9
    hand 2: y1 y2 y4 y5
"""


def test_the_levels_are_there_and_the_former_name_too() -> None:
    assert names("schotten_totten") == ["random", *LEVELS]
    assert type(bot("heuristic", "schotten_totten")) is type(bot("level3", "schotten_totten"))


def test_level_1_puts_like_to_like() -> None:
    position = read(BEGUN)
    assert position.text(MatchingBot().choose(position.hide(0), Rng(1))) == "r8@1"


def test_level_1_does_not_look_across_the_stone() -> None:
    """Whatever lies on the other side, it plays the same."""
    other = BEGUN.replace("b2 b3", "b8 b9")
    moves = {MatchingBot().choose(read(text).hide(0), Rng(1)) for text in (BEGUN, other)}
    assert len(moves) == 1


def test_level_2_builds_and_keeps_no_count() -> None:
    """A run of red promises as much as ever, though the six and the nine lie across the stone."""
    alive, dead = read(BEGUN).hide(0), read(BEGUN.replace("b2 b3", "r6 r9")).hide(0)
    assert alive.text(BuildingBot().choose(alive, Rng(1))) == "r8@1"
    red_8, first = 7, 0
    assert BuildingBot().laying(dead, red_8, first) == BuildingBot().laying(alive, red_8, first)


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_is_slow(level: str) -> None:
    player = bot(level, "schotten_totten")
    asked = 0
    for number, state in enumerate(positions(random.Random(3), {"mode": "tactics"})):
        if state.turn >= 0 and number % 40 == 25 and asked < 3:
            view = state.hide(state.turn)
            begun = perf_counter()
            player.choose(view, Rng(1))
            assert perf_counter() - begun < SLOWEST[level] + SLACK
            asked += 1
    assert asked


@strength
@pytest.mark.parametrize(
    ("better", "worse"), [("level2", "level1"), ("level3", "level2"), ("level4", "level3")]
)
def test_a_level_beats_the_one_below(better: str, worse: str) -> None:
    score = paired_score(GAME, {}, (bot(better, GAME.name), bot(worse, GAME.name)), 40, seed=12)
    assert score.low > 0.5, score
