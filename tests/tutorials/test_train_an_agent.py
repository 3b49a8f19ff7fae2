"""The tutorial “Train an agent”: a short course of it, and what the page shows."""

import re
import sys
from pathlib import Path

import pytest

from tests.tutorials.pages import ROOT, Desk, commands, page

PAGE = "train-an-agent"
FILE = ROOT / "examples" / "train_race.py"
SCORE = r"against level3: (\d+\.\d)% of (\d+) games \((\d+\.\d)% to (\d+\.\d)%\)"


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    (tmp_path / "examples").symlink_to(FILE.parent)
    return Desk(tmp_path, OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1")


def learned(desk: Desk, more: str) -> float:
    """The score that the page's command comes to, with this added."""
    (command,) = commands(PAGE)
    told = desk.type(f"{command} {more}".replace("python", sys.executable, 1))
    (found,) = re.findall(SCORE, told)
    return float(found[0])


def test_it_learns_and_the_same_again(desk: Desk) -> None:
    short = "--games 800 --deals 60"
    score = learned(desk, short)
    assert score > 25  # whoever decides at random scores less, see below
    assert learned(desk, short) == score


def test_who_has_learned_nothing_is_worse(desk: Desk) -> None:
    assert learned(desk, "--games 20 --deals 20") < 25


def test_the_page_shows_what_the_command_prints_and_draws_the_right_conclusion() -> None:
    (score, games, low, high) = map(float, re.findall(SCORE, page(PAGE))[0])
    assert games == 2000
    assert low < score < high
    assert ("**It beats the rule of thumb**" in page(PAGE)) == (low > 50)
