"""`caber bench` reports every figure it promises; how large they are is for people to judge."""

import json

from tests.cli.desk import Desk


def test_the_report_has_every_figure(desk: Desk) -> None:
    result = desk.run("bench", "--json", "--seconds", "0.05", "--rounds", "1")
    assert result.code == 0
    report = json.loads(result.out)
    assert isinstance(report["compiled"], bool)
    figures = report["games"]["schotten_totten"]
    assert set(figures) == {"moves_per_s", "plain_moves_per_s", "step_moves_per_s", "c_moves_per_s"}
    assert all(figure > 0 for figure in figures.values())


def test_people_get_a_table_with_ratios(desk: Desk) -> None:
    result = desk.run("bench", "schotten_totten", "--seconds", "0.05", "--rounds", "1")
    assert result.code == 0
    assert "moves/s" in result.out and "×" in result.out
