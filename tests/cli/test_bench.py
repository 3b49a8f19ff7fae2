"""`caber bench` reports every figure it promises; how large they are is for people to judge."""

import json
from importlib.resources import files

from caber.bots import part_of
from caber.cli.bench import Speeds, table
from caber.games import NAMES
from tests.cli.desk import Desk

BRIEFLY = ("--seconds", "0.05", "--rounds", "1")
# With a search and a program in C, and without; each figure takes a process.
SOME = ("schotten_totten", "schotten_rennen")


def test_the_report_has_every_figure(desk: Desk) -> None:
    result = desk.run("bench", "--json", *SOME, *BRIEFLY)
    assert result.code == 0
    report = json.loads(result.out)
    assert isinstance(report["compiled"], bool)
    assert list(report["games"]) == list(SOME)
    for name, figures in report["games"].items():
        assert set(figures) == {
            "moves_per_s",
            "plain_moves_per_s",
            "c_moves_per_s",
            "stepped_moves_per_s",
            "search_simulations_per_s",
            "plain_search_simulations_per_s",
            "two_cores_ratio",
        }
        for key in ("search_simulations_per_s", "plain_search_simulations_per_s"):
            simulations = figures.pop(key)
            assert (simulations is not None and simulations > 0) == (part_of(name, "search") is not None)
        stepped = figures.pop("stepped_moves_per_s")
        assert list(stepped) == ["random", "lists", "masks", "rows"]
        for speeds in stepped.values():
            assert list(speeds) == ["one by one", "64", "1024", "4096"]
            assert all(speed > 0 for speed in speeds.values())
        in_c = figures.pop("c_moves_per_s")
        assert (in_c is not None and in_c > 0) == (files("caber.games") / name / "playout.c").is_file()
        assert all(figure > 0 for figure in figures.values())


def test_people_get_a_table_with_ratios(desk: Desk) -> None:
    result = desk.run("bench", NAMES[-1], *BRIEFLY)
    assert result.code == 0
    assert result.out.startswith(f"{NAMES[-1]}\n") and "moves/s" in result.out and "×" in result.out


def test_a_game_without_a_program_in_c_has_no_line_for_it() -> None:
    assert "C playouts" in table("some_game", Speeds(9.0, 3.0, 12.0, {}))
    lines = table("some_game", Speeds(9.0, 3.0, None, {})).splitlines()
    assert len(lines) == 3 and "C playouts" not in " ".join(lines)


def test_batches_are_compared_with_the_plain_loop_and_with_single_games_that_do_the_same() -> None:
    stepped = {
        "random": {"one by one": 2.0, "64": 11.0, "4096": 12.0},
        "lists": {"one by one": 0.5, "64": 3.0},
        "rows": {"one by one": 0.25, "64": 1.0},
    }
    lines = table("some_game", Speeds(9.0, 3.0, None, stepped, None, None, 1.9)).splitlines()[3:]
    assert lines[0].startswith("  the plain loop  ") and lines[0].endswith("play; pick at chance")
    assert [line.strip() for line in lines[:-1] if "moves/s" not in line] == [
        "random moves",
        "moves chosen from lists",
        "the same, with observations",
    ]
    assert [line.split("moves/s")[1].strip() for line in lines[1:] if "moves/s" in line] == [
        "",
        "22.0 × the plain loop, 5.5 × one by one",
        "24.0 × the plain loop, 6.0 × one by one",
        "6.0 × the plain loop",
        "",
        "4.0 × one by one",
    ]
    assert lines[4].strip().startswith("in a batch of 4,096")
    assert lines[-1].endswith("1.90 × on one core")


def test_a_game_whose_bots_search_has_lines_for_that() -> None:
    assert "simulations/s" not in table("some_game", Speeds(9.0, 3.0, None, {}))
    lines = table("some_game", Speeds(9.0, 3.0, None, {}, 31_000.0, 110.0)).splitlines()
    assert [line.split()[-2:] for line in lines[-2:]] == [
        ["31,000", "simulations/s"],
        ["110", "simulations/s"],
    ]
