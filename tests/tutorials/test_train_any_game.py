"""The tutorial “Train an agent for any game”: short courses of it, and the page against the program."""

import re
import runpy
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import caber
from tests.tutorials.pages import ROOT, Desk, commands, page

PAGE = "train-any-game"
FILE = ROOT / "examples" / "train_any.py"
SCORE = re.compile(r"against ([\w ]+): Agent wins (\d+\.\d)% of (\d+) games \((\d+\.\d)% to (\d+\.\d)%\)")


@pytest.fixture(scope="module")
def program() -> dict[str, Any]:
    return runpy.run_path(str(FILE))


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    (tmp_path / "examples").symlink_to(FILE.parent)
    return Desk(tmp_path, OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1")


def learned(desk: Desk, more: str) -> list[tuple[str, ...]]:
    """The scores that the page's command prints with these words added."""
    (command,) = commands(PAGE)
    printed = desk.type(f"{command} {more}".replace("python", sys.executable, 1), seconds=1200)
    return SCORE.findall(printed)


def test_a_short_course_runs_and_is_the_same_again(desk: Desk) -> None:
    short = "--games 128 --deals 5 --against random"
    first = learned(desk, short)
    assert [(name, games) for name, _, games, *_ in first] == [
        ("random", "10"),
        ("the untrained agent", "10"),
    ]
    assert learned(desk, short) == first


@pytest.mark.parametrize("name", caber.names())
def test_the_agent_plays_every_game(program: dict[str, Any], name: str) -> None:
    batch = caber.Batch(name, 3, seed=5)
    agent, generator = program["Agent"](name, {}), np.random.default_rng(1)
    rows, chosen, payoffs = program["play"](agent, batch, 1.0, generator)
    assert len(rows) == len(chosen) == len(payoffs) > batch.size
    agent.learn(rows, chosen, payoffs)
    game = caber.start(name, seed=5)
    assert agent.choose(game.view(), caber.Rng(1)) in game.moves


def test_lessons_bring_the_worth_of_moves_nearer_to_what_is_paid(program: dict[str, Any]) -> None:
    agent, generator = program["Agent"]("tug_of_war", {}), np.random.default_rng(2)
    size, moves = agent.weights.shape
    rows = generator.random((500, size), np.float32)
    chosen = generator.integers(0, 2, len(rows))
    payoffs = np.where(rows[:, 0] > 0.5, 1, -1) * np.where(chosen == 1, 1, -1)

    def error() -> float:
        return float(np.mean(((rows * agent.weights.T[chosen]).sum(axis=1) - payoffs) ** 2))

    before = error()
    for _ in range(60):
        agent.learn(rows, chosen, payoffs)
    assert error() < before / 2
    assert not agent.weights[:, 2:].any() and moves > 2


def test_a_course_on_a_short_track_beats_the_untrained_agent(program: dict[str, Any]) -> None:
    track = "8,9,10,4,3,11"
    agent = program["train"]("schotten_rennen", {"track": track}, 1280, 1)
    untrained = program["Agent"]("schotten_rennen", {"track": track})
    assert caber.compare(agent, untrained, "schotten_rennen", deals=100, track=track).low > 0.5


@pytest.mark.soak
def test_the_whole_course_gives_what_the_page_shows(desk: Desk) -> None:
    for name, score, *_ in learned(desk, ""):
        (shown,) = [line for line in SCORE.findall(page(PAGE)) if line[0] == name]
        assert float(shown[3]) <= float(score) <= float(shown[4])


def test_the_table_has_the_scores_of_the_printed_run() -> None:
    rows = re.findall(r"^\| wins against (.*?) \|(.*)\|$", page(PAGE), re.MULTILINE)
    race = [float(cells.split("|")[2].removesuffix(" % ")) for _, cells in rows]
    shown = [float(score) for _, score, *_ in SCORE.findall(page(PAGE))]
    assert race == shown
    assert all(score > 50 for score in shown)
