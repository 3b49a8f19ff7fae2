"""What is tried is counted, and told as a table."""

from datetime import date
from pathlib import Path

import pytest

from tests.ledger import Tally, keep, read
from tools.reliability import BEGIN, END, bound, main, rows_in, updated


def test_tallies_of_the_same_kind_are_added_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABER_LEDGER", str(tmp_path))
    for part in ("a", "b"):
        tally = Tally("R1", "kills")
        tally.tried(250)
        tally.measured(f"part {part}")
        tally.counted(700, "acts")
        tally.lasted("a pause took", {"a": 0.5, "b": 0.25}[part])
        keep(tally, f"tests/faults/test_x.py::test_kills[{part}]", failed=part == "b")
    keep(Tally("R12", "tests"), "tests/test_y.py::test_clock", failed=False)
    kills, clock = read(tmp_path)
    assert (kills.trials, kills.failures) == (500, 1)
    assert kills.told() == "1,400 acts; a pause took 0.5 s at most; part a; part b"
    assert (clock.trials, clock.failures) == (1, 0)


def test_a_test_that_runs_again_replaces_what_it_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CABER_LEDGER", str(tmp_path))
    for failed in (True, False):
        keep(Tally("R1", "kills"), "tests/faults/test_x.py::test_kills", failed)
    (row,) = read(tmp_path)
    assert (row.trials, row.failures) == (1, 0)


def test_the_bound_is_three_by_the_number_of_trials() -> None:
    assert bound(Tally("R1", "kills", 500)) == "below 0.6 %"
    assert bound(Tally("R1", "kills", 2)) == "unknown"
    assert bound(Tally("R1", "kills", 500, 1)) == "failed"


def test_the_table_keeps_what_was_not_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABER_LEDGER", str(tmp_path / "ledger"))
    page = tmp_path / "page.md"
    earlier = updated("", [Tally("R10", "links", 40), Tally("R2", "power cuts", 7)], "2026-01-02")
    page.write_text(f"before\n{BEGIN}\n{earlier}\n{END}\nafter\n")
    keep(Tally("R2", "power cuts", 1000), "tests/x.py::test", failed=False)
    main(tmp_path / "ledger", page)
    text, today = page.read_text(), date.today().isoformat()
    assert rows_in(text) == [
        ("R2", "power cuts", "1,000", "0", "below 0.3 %", today, ""),
        ("R10", "links", "40", "0", "below 7.5 %", "2026-01-02", ""),
    ]
    assert text.startswith("before\n") and text.endswith("\nafter\n")
    main(tmp_path / "ledger", page)
    assert page.read_text() == text
