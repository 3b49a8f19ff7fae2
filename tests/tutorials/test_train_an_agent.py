"""The tutorial “Train an agent”: a short course of it, and what the page shows."""

import re
import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.tutorials.pages import ROOT, Desk, commands, page

PAGE = "train-an-agent"
FILE = ROOT / "examples" / "train_race.py"
SCORE = r"against level3: (\d+\.\d)% of (\d+) games \((\d+\.\d)% to (\d+\.\d)%\)"


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    (tmp_path / "examples").symlink_to(FILE.parent)
    return Desk(tmp_path, OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1")


def learned(desk: Desk, more: str = "") -> tuple[float, ...]:
    """What the page's command comes to, with this added: score, games and interval."""
    (command,) = commands(PAGE)
    told = desk.type(f"{command} {more}".replace("python", sys.executable, 1), seconds=1200)
    (found,) = re.findall(SCORE, told)
    return tuple(map(float, found))


def test_a_short_course_runs_and_is_the_same_again(desk: Desk) -> None:
    short = "--games 100 --deals 10"
    assert learned(desk, short)[1] == 20
    assert learned(desk, short) == learned(desk, short)


def test_lessons_bring_the_network_nearer_to_what_is_wanted() -> None:
    network = runpy.run_path(str(FILE))["Network"](1)
    rng = np.random.default_rng(2)
    rows = rng.normal(0, 1, (200, len(network.weights[0])))
    wanted = (rows[:, 0] > 0).astype(float)

    def error() -> float:
        return float(np.mean((network.chances(rows) - wanted) ** 2))

    before = error()
    for _ in range(100):
        network.learn(rows, wanted, 0.01)
    assert error() < before / 4


@pytest.mark.soak
def test_the_whole_course_beats_the_rule_of_thumb(desk: Desk) -> None:
    _, games, low, _ = learned(desk)
    assert games == 2000
    assert low > 50


def test_the_page_shows_what_the_command_prints_and_draws_the_right_conclusion() -> None:
    (score, games, low, high) = map(float, re.findall(SCORE, page(PAGE))[0])
    assert games == 2000
    assert low < score < high
    assert ("**It beats the rule of thumb**" in page(PAGE)) == (low > 50)
