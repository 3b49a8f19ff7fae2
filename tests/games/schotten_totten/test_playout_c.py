"""The C program that `caber bench` compares with plays the very same games as the engine."""

import json
import subprocess
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from caber.core.rng import Rng
from caber.games import game
from caber.games.schotten_totten.layout import OWNED

GAMES = 400


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = tmp_path_factory.mktemp("c") / "playout"
    with as_file(files("caber.games") / "schotten_totten" / "playout.c") as source:
        subprocess.run(["cc", "-O1", "-Wall", "-Wextra", "-Werror", "-o", built, source], check=True)
    return built


@pytest.mark.parametrize("seed", [0, 7, 2**63])
def test_both_play_the_same_games(program: Path, seed: int) -> None:
    start, rng = game("schotten_totten").start(), Rng(seed)
    moves = checksum = 0
    wins = [0, 0, 0]
    for _ in range(GAMES):
        state = start.copy()
        played = int(state.playout(rng))
        outcome = state.outcome()
        assert outcome is not None
        wins[2 if outcome.winner is None else outcome.winner] += 1
        moves += played
        owned = int(state.cells[OWNED]) * 512 + int(state.cells[OWNED + 1])
        checksum = (checksum * 31 + owned + played) % 1_000_000_007
    done = subprocess.run([program, str(seed), "60", str(GAMES)], capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    assert (found["games"], found["moves"], found["wins"]) == (GAMES, moves, wins)
    assert found["checksum"] == checksum


@pytest.mark.parametrize("words", [[], ["x", "1"], ["1", "-1"], ["1", "1", "0"], ["1", "1", "1", "1"]])
def test_it_refuses_bad_arguments(program: Path, words: list[str]) -> None:
    done = subprocess.run([program, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "playout" in done.stderr
