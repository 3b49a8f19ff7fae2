"""`caber bench --against PYTHON` compares two installations fairly; the speeds are for people to judge."""

import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from itertools import count
from math import exp, isclose
from pathlib import Path
from random import Random

import pytest

import caber
from caber.cli import bench, bench_runs
from caber.cli.bench_against import Line, Speed, compared, data, lines_of, table
from caber.cli.bench_entry import About
from caber.cli.bench_kinds import KINDS, LINES
from caber.cli.bench_ratio import Ratio, quantile
from caber.cli.bench_runs import PROCESSOR, PROGRAM, Runs, SliceFailed, found, own, plain_copy
from caber.cli.bench_slice import repeated
from caber.core.errors import CaberError
from caber.games import NAMES
from tests.cli.desk import Desk

PACKAGE = Path(caber.__file__).parent
GAME = "schotten_rennen"  # has neither a search nor a program in C
BRIEFLY = ("--seconds", "0.05", "--rounds", "2")


def script(file: Path, *lines: str) -> str:
    """A program of the shell."""
    file.write_text("\n".join(["#!/bin/sh", *lines, ""]))
    file.chmod(0o755)
    return str(file)


def python_with(folder: Path, file: Path) -> str:
    """A Python that imports Caber from a folder, unless the environment names another."""
    return script(file, f'PYTHONPATH="${{PYTHONPATH:-{folder}}}" exec "{sys.executable}" "$@"')


@pytest.fixture
def older(tmp_path: Path) -> str:
    """A Python whose Caber has no command line and no batches."""
    folder = plain_copy(PACKAGE, tmp_path / "older")
    for name in ("cli", "batch"):
        shutil.rmtree(folder / "caber" / name)
    return python_with(folder, tmp_path / "python")


# -- ratios ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("free", "t"), [(1, 12.7062), (2, 4.3027), (3, 3.1824), (10, 2.2281), (29, 2.0452), (1000, 1.9623)]
)
def test_the_quantiles_are_those_of_the_tables(free: int, t: float) -> None:
    assert quantile(free) == pytest.approx(t, abs=6e-5)


def test_a_ratio_is_the_geometric_mean_of_its_pairs() -> None:
    ratio = Ratio.of([(8.0, 2.0), (3.0, 3.0)])
    assert ratio.value == pytest.approx(2.0)
    # The logarithms are log 4 and 0: their mean is log 2, its standard error log 2, and t is 12.7062.
    assert ratio.high == pytest.approx(2.0**13.7062, rel=1e-4)
    assert ratio.low == pytest.approx(2.0**-11.7062, rel=1e-4)


def test_the_other_way_round_it_is_the_reciprocal() -> None:
    pairs = [(3.0, 2.0), (5.0, 4.0), (2.5, 3.0)]
    ratio, turned = Ratio.of(pairs), Ratio.of([(second, first) for first, second in pairs])
    assert isclose(turned.value, 1 / ratio.value)
    assert isclose(turned.low, 1 / ratio.high) and isclose(turned.high, 1 / ratio.low)


def test_noise_that_both_slices_of_a_pair_share_cancels() -> None:
    ratio = Ratio.of([(97 * noise, 100 * noise) for noise in (1.0, 0.2, 3.0, 0.7)])
    assert list(ratio) == pytest.approx([0.97] * 3)


@pytest.mark.parametrize("rounds", [3, 10])
def test_the_interval_holds_the_truth_95_times_of_100(rounds: int) -> None:
    random, tries, held = Random(1), 4000, 0
    for _ in range(tries):
        ratio = Ratio.of([(0.97 * exp(random.gauss(0, 0.3)), 1.0) for _ in range(rounds)])
        held += ratio.low <= 0.97 <= ratio.high
    assert held / tries == pytest.approx(0.95, abs=0.0125)  # 3.6 standard errors


# -- pairs -----------------------------------------------------------------------------------------


def sides(log: list[tuple[str, str, int]], *kinds: Sequence[str]) -> list[Speed]:
    """Two sides that write down what they run; slices of other kinds fail, and `search` doesn't exist."""

    def side(name: str, speed: float, able: Sequence[str]) -> Speed:
        def run(kind: str, game: str, seed: int) -> float:
            log.append((name, kind, seed))
            if kind == "search":
                return 0.0
            if kind not in able:
                raise SliceFailed("bench-slice", {"line": kind, "game": game, "reason": "no way"})
            return speed + seed

        return run

    return [side("this", 6.0, kinds[0]), side("other", 3.0, kinds[1])]


def test_the_two_sides_take_turns_in_going_first() -> None:
    log: list[tuple[str, str, int]] = []
    ticks: list[int] = []
    both = ["compiled", "lists"]
    lines = [Line(GAME, kind) for kind in both]
    result = compared(sides(log, both, both), lines, 4, ticks.append)
    for kind in both:
        order = [(name, seed) for name, of, seed in log if of == kind]
        assert [name for name, _ in order] == ["this", "other", "other", "this"] * 2
        assert [seed for _, seed in order] == [0, 0, 1, 1, 2, 2, 3, 3]
    # The slices of a pair follow each other directly.
    assert all(log[number][1:] == log[number + 1][1:] for number in range(0, len(log), 2))
    assert result.pairs == {line: [(6.0, 3.0), (7.0, 4.0), (8.0, 5.0), (9.0, 6.0)] for line in lines}
    assert result.lacks == [] and sum(ticks) == 8


def test_lines_that_a_side_lacks_are_named_once_and_the_others_compared() -> None:
    log: list[tuple[str, str, int]] = []
    lines = [Line(GAME, kind) for kind in ("compiled", "lists", "rows", "random", "search")]
    result = compared(sides(log, ["compiled", "rows"], ["compiled", "lists"]), lines, 3, lambda steps: None)
    assert list(result.pairs) == [lines[0]]
    assert {lack.line.kind: lack.reasons for lack in result.lacks} == {
        "lists": {"this": "no way"},
        "rows": {"other": "no way"},
        "random": {"this": "no way", "other": "no way"},
    }
    assert [kind for _, kind, seed in log if seed] == ["compiled"] * 4
    report = list(table((own(), own()), result, 0.5, 3))
    begin = report.index("not compared")
    assert report[begin + 1 : begin + 3] == [
        f"  {GAME}, the plain loop (this has none: no way)",
        f"  {GAME}, with observations, one by one (other has none: no way)",
    ]
    assert report[-1].startswith("lowest: 1.7") and report[-1].endswith(f"{GAME}, playouts")


def test_the_lowest_line_is_named() -> None:
    lines = [Line(GAME, "compiled"), Line(GAME, "lists")]

    def speed(kind: str, game: str, seed: int) -> float:
        return 97.0 if kind == "lists" else 103.0

    result = compared([speed, lambda kind, game, seed: 100.0], lines, 2, lambda steps: None)
    report = list(table((own(), own()), result, 0.5, 2))
    assert report[3:] == [
        GAME,
        f"  {'playouts':<46}1.030  1.030 to 1.030",
        f"  {'the plain loop':<46}0.970  0.970 to 0.970",
        f"lowest: 0.970  0.970 to 0.970  {GAME}, the plain loop",
    ]
    figures = data((own(), own()), result, 0.5, 2)
    assert figures["seconds"] == 0.5 and figures["rounds"] == 2 and figures["not_compared"] == []
    games = figures["games"]
    assert isinstance(games, dict)
    assert games[GAME]["the plain loop"]["slices"] == {"this": [97.0, 97.0], "other": [100.0, 100.0]}
    assert games[GAME]["the plain loop"]["ratio"] == pytest.approx(0.97)


def test_every_kind_of_slice_has_a_line_of_its_own() -> None:
    assert set(LINES) == set(KINDS) and len(set(LINES.values())) == len(KINDS)
    assert lines_of(NAMES, []) == [Line(name, kind) for name in NAMES for kind in LINES]
    chosen = [line.kind for line in lines_of([GAME], ["PLAYOUTS", "one core"])]
    assert chosen == ["compiled", "plain", "C", "one core"]


# -- processes -------------------------------------------------------------------------------------


def test_an_older_caber_is_measured_by_our_code(desk: Desk, older: str) -> None:
    lines = ("--line", "playouts", "--line", "random")
    result = desk.run("bench", "--against", older, *lines, *BRIEFLY, "--json", GAME)
    assert (result.code, result.err) == (0, "")
    report = json.loads(result.out)
    assert Path(report["this"]["package"]) == PACKAGE.resolve()
    assert Path(report["other"]["package"]) == (Path(older).parent / "older" / "caber").resolve()
    assert report["other"]["compiled"] is False
    compared = report["games"][GAME]
    names = {LINES[kind] for kind in ("compiled", "plain", "random")}
    assert set(compared) == names
    for figures in compared.values():
        assert 0 < figures["low"] <= figures["ratio"] <= figures["high"]
        assert [len(speeds) for speeds in figures["slices"].values()] == [2, 2]
        assert all(speed > 0 for speeds in figures["slices"].values() for speed in speeds)
    reason = "ModuleNotFoundError: No module named 'caber.batch'"
    assert [(each["line"], each["reasons"]["other"]) for each in report["not_compared"]] == [
        (name, reason) for name in LINES.values() if name.startswith("random moves, in a batch")
    ]


def test_the_processes_of_both_run_in_turn(desk: Desk, older: str, monkeypatch: pytest.MonkeyPatch) -> None:
    run, began = subprocess.run, []

    def watched(command: Sequence[str], **how: object) -> object:
        began.append(command[0])
        return run(command, **how)  # type: ignore[call-overload]

    monkeypatch.setattr(subprocess, "run", watched)
    result = desk.run("bench", "--against", older, "--line", "moves, one", *BRIEFLY, GAME)
    assert result.code == 0 and "one by one  " in result.out
    assert began == [older, sys.executable, older, older, sys.executable]  # the first asks what it is


def test_a_slice_counts_time_by_its_clock() -> None:
    time = count()  # a second passes between two looks
    assert repeated(lambda: 5, 3.0, 2, lambda: float(next(time))) == 2 * 2 * 5 / 4


@pytest.mark.parametrize(("kind", "clock"), [("compiled", "processor"), ("two cores", "wall")])
def test_work_of_several_processes_counts_time_on_the_wall(
    kind: str, clock: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer(command: Sequence[str], **how: object) -> object:
        assert command[command.index(GAME) - 2] == clock
        return subprocess.CompletedProcess(command, 0, "17.0", "")

    monkeypatch.setattr(subprocess, "run", answer)
    assert Runs(own(), tmp_path, PROCESSOR).speed(kind, GAME, 1, 0.05) == 17.0


def test_nothing_to_compare_is_an_error(desk: Desk, older: str) -> None:
    result = desk.run("bench", "--against", older, "--line", "of 64", *BRIEFLY, GAME)
    assert result.code == 1
    assert "nothing to compare" in result.err and "No module named 'caber.batch'" in result.out


def test_another_python_is_not_led_to_our_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = plain_copy(PACKAGE, tmp_path / "copy")
    monkeypatch.setenv("PYTHONPATH", str(folder))
    assert found(sys.executable).package == PACKAGE.resolve()
    assert found(python_with(folder, tmp_path / "python")).package == (folder / "caber").resolve()


def test_a_slice_refuses_a_package_from_elsewhere(tmp_path: Path) -> None:
    command = [sys.executable, *PROGRAM, str(tmp_path), "wall", "playout", GAME, "0", "0.05"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr == f"Caber comes from {PACKAGE.resolve()} instead of {tmp_path}\n"


# -- errors ----------------------------------------------------------------------------------------


def refusal(python: str | Path) -> tuple[str, str]:
    """The key and the reason of the error that this program meets."""
    with pytest.raises(CaberError) as caught:
        found(str(python))
    assert caught.value.details["python"] == str(python)
    assert str(python) in caught.value.tell("nl")
    return caught.value.key, str(caught.value.details.get("reason", ""))


def test_a_program_that_is_not_there(tmp_path: Path) -> None:
    assert refusal(tmp_path / "python") == ("bench-program", "No such file or directory")
    assert refusal(tmp_path) == ("bench-program", "Permission denied")


def test_a_program_that_is_not_a_new_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = script(tmp_path / "old", "echo Unknown option: -P >&2", "echo usage: python >&2", "exit 2")
    assert refusal(old) == ("bench-python", "Unknown option: -P")
    assert refusal("false") == ("bench-python", "exit code 1")
    assert refusal("true") == ("bench-python", "—")
    for answer in ("hello", "17", "[]", '{"version": "1"}'):
        assert refusal(script(tmp_path / "other", f"echo '{answer}'")) == ("bench-python", answer)
    monkeypatch.setattr(bench_runs, "PATIENCE", 0.2)
    assert refusal(script(tmp_path / "slow", "exec sleep 60")) == ("bench-python", "0.2 s")


def test_a_python_without_caber(tmp_path: Path) -> None:
    # -S leaves out what is installed beside the standard library.
    assert refusal(script(tmp_path / "bare", f'exec "{sys.executable}" -S "$@"')) == ("bench-no-caber", "")


def test_a_python_whose_caber_is_broken(tmp_path: Path) -> None:
    (tmp_path / "caber").mkdir()
    (tmp_path / "caber" / "__init__.py").write_text('raise ImportError("the librt is missing")\n')
    reason = "ImportError: the librt is missing"
    assert refusal(python_with(tmp_path, tmp_path / "python")) == ("bench-caber", reason)


def test_a_command_says_what_is_wrong_with_the_other_python(desk: Desk, tmp_path: Path) -> None:
    result = desk.run("bench", "--against", tmp_path / "python", *BRIEFLY)
    assert (result.code, result.out) == (1, "")
    assert "can't be started: No such file or directory" in result.err


def test_different_pythons_are_compared_with_a_warning(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = own()
    monkeypatch.setattr(bench, "own", lambda: ours._replace(runs_on="PyPy 3.99.1"))
    result = desk.run("bench", "--against", sys.executable, "--line", "moves, one", *BRIEFLY, GAME)
    assert result.code == 0 and "one by one  " in result.out
    assert f"two versions of Python, too: PyPy 3.99.1 and {ours.runs_on}." in result.err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--against", "python", "--rounds", "1"), "--rounds must be 2 or more"),
        (("--against", "python", "--line", "kilt"), "No line contains kilt. The lines: playouts; "),
        (("--line", "playouts"), "--line needs --against"),
    ],
)
def test_options_that_make_no_comparison(desk: Desk, words: tuple[str, ...], complaint: str) -> None:
    result = desk.run("bench", GAME, *words)
    assert (result.code, result.out) == (2, "") and complaint in result.err


def test_the_facts_about_an_installation_are_the_same_from_inside_and_outside() -> None:
    ours, theirs = own(), found(sys.executable)
    assert ours._replace(environment={}) == theirs._replace(environment={})
    assert ours.version == caber.__version__ and About.__annotations__.keys() <= set(ours._fields)
