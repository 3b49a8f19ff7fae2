"""Solved bouts: bounds that hold, work that can be broken off, and losses that games confirm."""

import json
import os
from math import sqrt
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caber.bots import shelf
from caber.bots.solving import solver
from caber.bots.tug_of_war import making
from caber.bots.tug_of_war.bouts import Work, at_start
from caber.bots.tug_of_war.judges import Judge
from caber.bots.tug_of_war.knowledge import fitted
from caber.bots.tug_of_war.losses import loss, tabulated
from caber.bots.tug_of_war.making import solved
from caber.bots.tug_of_war.sweeps import Sweep, shared
from caber.bots.tug_of_war.tables import Solved, bounded, present
from caber.bots.tug_of_war.turn import Turn
from caber.core.contract import CHANCE
from caber.core.errors import CaberError
from caber.core.options import Value
from caber.core.rng import Rng
from caber.games.tug_of_war import GAME
from caber.games.tug_of_war.layout import BOUT, COLUMN, DICE, MOVER, PHASE, SEATS, THROWING, WON
from caber.games.tug_of_war.rules import Rules
from caber.games.tug_of_war.state import opening
from tests.strength import strength

Chosen = dict[str, Value]
# A bout with a team of three takes six times as long, and tells the same about the work.
SMALL: list[object] = [{"cap": 2, "lying": 1}, pytest.param({"cap": 3, "lying": 1}, marks=pytest.mark.soak)]
PROCESSES = 2


def rules_of(chosen: Chosen) -> Rules:
    return Rules(GAME.options(chosen))


def silent(done: float) -> None:
    pass


@pytest.fixture(scope="module", params=SMALL, ids=lambda chosen: f"cap={chosen['cap']}")
def chosen(request: pytest.FixtureRequest) -> Chosen:
    """The options of a bout that is solved in a moment."""
    found: Chosen = request.param
    return found


@pytest.fixture(scope="module")
def small(chosen: Chosen) -> Solved:
    """That bout."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(shelf.FOLDER, "")
        return solved(rules_of(chosen), silent)


def test_the_value_lies_between_close_bounds(chosen: Chosen, small: Solved) -> None:
    value, lower, upper, positions, sweeps, seconds = small.solution
    assert 0 < lower < value < upper < 1
    assert upper - lower < 1e-6
    teams = 2 * int(chosen["cap"])  # so many stand, and one more may lie there, or all stand
    assert positions == (56 * teams) ** 2 == np.asarray(small.table).size
    assert sweeps > 5 and seconds > 0


def test_values_hardly_change_in_another_sweep(small: Solved) -> None:
    sweep = Sweep(small.teams, 1)
    table, result = np.asarray(small.table, np.float64), np.empty(sweep.shape)
    assert list(sweep.run(table, result))[-1] == 1
    assert np.abs(result - table).max() < 1e-9


def test_the_turn_is_searched_to_the_same_values(chosen: Chosen, small: Solved) -> None:
    """The search asks the rules move by move; the sweep has its own lists of what a throw can do."""
    options, rng = GAME.options(chosen), Rng(5)
    state = opening(options)
    seen = 0
    while seen < 12:
        if state.cells[PHASE] == THROWING and state.cells[MOVER] == 0:
            worth = 0.0
            for throw, weight in zip(state.moves(), state.odds()):
                after = state.after(throw)
                worth += weight / 216 * Turn(state.rules, small, 0).value(after.cells)
            assert worth == pytest.approx(small.worth(state.cells), abs=1e-6)
            seen += 1
        state.act(state.pick(rng))
        if state.cells[BOUT] == 2:
            state = opening(options)


def test_broken_off_work_goes_on_from_there(
    chosen: Chosen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caber.bots.tug_of_war.bouts.OFTEN", 0.0)
    teams, place = bounded(rules_of(chosen)), tmp_path / "guess.npy"

    def stop(done: float) -> None:
        if work.sweeps >= 6:
            raise KeyboardInterrupt

    work = Work(teams, stop, place, 1)
    with pytest.raises(KeyboardInterrupt):
        work.solve()
    again = Work(teams, silent, place, 1)
    bout = again.solve()
    whole = Work(teams, silent, None, 1).solve()
    assert json.loads(place.with_suffix(".json").read_text())["sweeps"] >= 5
    assert bout.value == pytest.approx(whole.value, abs=1e-8)
    assert bout.lower <= whole.upper and whole.lower <= bout.upper


@pytest.mark.parametrize("spoilt", [b"", b"no numbers", b"\x93NUMPY"])
def test_a_spoilt_guess_is_no_guess(chosen: Chosen, tmp_path: Path, spoilt: bytes) -> None:
    place = tmp_path / "guess.npy"
    place.write_bytes(spoilt)
    place.with_suffix(".json").write_text('{"sweeps": 5, "seconds": 1.0}')
    assert Work(bounded(rules_of(chosen)), silent, place, 1)._kept_guess() is None


def test_a_solved_bout_is_solved_once(
    chosen: Chosen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(shelf.FOLDER, str(tmp_path))
    monkeypatch.setattr(making, "MADE", {})
    rules = rules_of(chosen)
    assert present(rules) is None
    first = solved(rules, silent)

    def nobody(done: float) -> None:
        raise AssertionError("it was solved before")

    assert solved(rules_of(chosen), nobody).solution == first.solution
    assert present(rules_of({**chosen, "idle": False})) is None
    assert sorted(file.suffix for file in tmp_path.iterdir()) == [".json", ".npy"]
    notes = next(file for file in tmp_path.iterdir() if file.suffix == ".json")
    notes.write_text("{}")
    os.utime(notes, ns=(1, 1))
    assert present(rules) is None  # spoilt notes are none


def test_without_a_shelf_a_bout_is_solved_once_in_a_process(
    chosen: Chosen, small: Solved, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(shelf.FOLDER, "")
    assert solved(rules_of(chosen), silent) is small
    assert not solver(GAME.name).keeps(GAME.options(chosen))


def test_large_tables_lie_in_files(
    chosen: Chosen, small: Solved, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same bout as if it were large: in single precision, with less exact bounds."""
    monkeypatch.setattr("caber.bots.tug_of_war.bouts.FEW", 0)
    monkeypatch.setattr("caber.bots.tug_of_war.bouts.LARGE", 0)
    bout = Work(bounded(rules_of(chosen)), silent, tmp_path / "guess.npy", PROCESSES).solve()
    assert bout.table.dtype == np.float32
    assert bout.lower <= small.solution.value <= bout.upper
    assert bout.apart < 1e-3
    assert not list(tmp_path.iterdir())


def test_several_processes_find_what_one_does(small: Solved) -> None:
    tables_found = []
    for processes in (1, 2):
        sweep = Sweep(small.teams, processes)
        result = shared(sweep.shape, np.dtype(np.float64))
        for _ in sweep.run(np.asarray(small.table), result, precise=True):
            pass
        tables_found.append(result)
    assert (tables_found[0] == tables_found[1]).all()


def test_a_limited_bout_is_not_solved() -> None:
    with pytest.raises(CaberError, match="turn_limit"):
        solver(GAME.name).solve(GAME.options({"turn_limit": 10}), silent)


# -- losses ----------------------------------------------------------------------------------------


def test_perfect_play_loses_nothing(small: Solved) -> None:
    lost = loss(small, small, PROCESSES, silent)
    assert abs(lost.beginning) < 1e-5 and abs(lost.following) < 1e-5


class Hoarder(Judge):
    """Likes a side that has high dice, often better than to win."""

    def worth(self, cells: vec[i64]) -> float:
        """The pips of the side about to throw, less the other's; below 0 it is better to wait than to win."""
        pips = [sum(cells[COLUMN + seat * DICE + place] for place in range(DICE)) for seat in range(SEATS)]
        return 0.03 + (pips[cells[MOVER]] - pips[SEATS - 1 - cells[MOVER]]) / 100


@strength
def test_losses_are_what_games_show(chosen: Chosen, small: Solved) -> None:
    """Somebody with a strange taste against somebody who looks everything up."""
    games = 400
    lost = loss(small, Hoarder(), PROCESSES, silent)
    value = at_start(small.teams, np.asarray(small.table))
    assert lost.mean > 0.05
    for seat, chance in ((0, value - lost.beginning), (1, 1 - value - lost.following)):
        won = sum(played(chosen, small, seat, game) for game in range(games))
        error = sqrt(chance * (1 - chance) / games)
        assert abs(won / games - chance) < 4.5 * error


def played(chosen: Chosen, perfect: Solved, seat: int, game: int) -> bool:
    """Whether the one with the strange taste, at this seat, wins the first bout; seat 0 begins."""
    state, rng = opening(GAME.options(chosen)), Rng(game)
    judges: list[Judge] = [Hoarder(), perfect]
    while state.cells[BOUT] == 1:
        if state.turn == CHANCE:
            state.act(state.pick(rng))
        else:
            mover = int(state.turn)
            state.act(Turn(state.rules, judges[mover != seat], mover).best_move(state.cells))
    return bool(state.cells[WON] == seat)


def test_a_judge_is_asked_about_every_position(small: Solved) -> None:
    told = tabulated(small, small)
    assert np.abs(told - np.asarray(small.table)).max() < 1e-6


# -- the whole ------------------------------------------------------------------------------------


@pytest.mark.soak
@pytest.mark.parametrize(("cap", "value"), [(6, 0.6303626), (9, 0.6519217)])
def test_larger_bouts_are_solved_to_a_millionth(cap: int, value: float) -> None:
    found = solver(GAME.name).solve(GAME.options({"cap": cap}), silent)
    assert found.upper - found.lower <= 1e-6
    assert found.lower - 1e-7 <= value <= found.upper + 1e-7  # as it is rounded


@pytest.mark.soak
@pytest.mark.parametrize("cap", [6, 9])
def test_the_shipped_function_loses_next_to_nothing(cap: int) -> None:
    found = solved(rules_of({"cap": cap}), silent)
    lost = loss(found, fitted(cap), PROCESSES, silent)
    assert lost.mean <= 0.005
