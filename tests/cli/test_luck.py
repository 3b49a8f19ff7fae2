"""`caber replay --analysis` tells luck and skill."""

import re
from pathlib import Path

import pytest

from caber.bots.analysis import analyst
from caber.games import game
from tests.cli.desk import Desk, finished

RECORD = finished({"track": "3,8,hop"}, bytes([4]) * 32, game("schotten_rennen"))


@pytest.fixture
def file(desk: Desk) -> Path:
    path = Path("race.caber")
    path.write_text(RECORD.write(), encoding="utf-8")
    return path


def numbers(line: str) -> list[int]:
    """The percentages of a line, in hundredths."""
    return [
        int(f"{sign.replace('−', '-')}{whole}{part}")
        for sign, whole, part in re.findall(r"([+−]?)(\d+)[.,](\d\d)", line)
    ]


@pytest.mark.parametrize(
    ("language", "costly"), [("en", "What cost most:"), ("de", "am meisten"), ("nl", "kostte het meest")]
)
def test_the_columns_add_up(desk: Desk, file: Path, language: str, costly: str) -> None:
    result = desk.run("replay", file, "--analysis", "--lang", language)
    assert result.code == 0
    lines = result.out.splitlines()
    assert lines[0].split()[-2:] == ["Ailsa", "Rob"] and max(map(len, lines)) < 80
    *parts, total = [numbers(line) for line in lines[1:6]]
    assert [sum(column) for column in zip(*parts)] == total
    assert sorted(total) == [0, 10_000]
    assert costly in result.out


@pytest.mark.parametrize(("language", "said"), [("en", "estimates"), ("de", "geschätzt"), ("nl", "geschat")])
def test_estimates_are_called_estimates(
    desk: Desk, file: Path, language: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    exact = desk.run("replay", file, "--analysis", "--lang", language).out
    monkeypatch.setattr(type(analyst("schotten_rennen")), "exact", lambda self, options: False)
    estimated = desk.run("replay", file, "--analysis", "--lang", language).out
    added = [line for line in estimated.splitlines() if line not in exact.splitlines()]
    assert len(added) == 1 and said in added[0]


def test_the_costliest_decisions_are_named_first(desk: Desk, file: Path) -> None:
    told = desk.run("replay", file, "--analysis").out.partition("What cost most:\n")[2]
    costs = [int(whole + part) for whole, part in re.findall(r"better:\s+−(\d+)\.(\d\d)%", told)]
    assert 0 < len(costs) <= 5 and costs == sorted(costs, reverse=True)
    assert re.match(r"  (Ailsa|Rob), step \d+ of \d+: “", told)


def test_what_can_not_be_told(desk: Desk) -> None:
    limited = finished({"cap": 2, "turn_limit": 10}, kind=game("tug_of_war"))
    Path("other.caber").write_text(limited.write(), encoding="utf-8")
    result = desk.run("replay", "other.caber", "--analysis")
    assert result.code == 1 and "not known well enough" in result.err
    head, _, moves = RECORD.write().partition("\n\n")
    cut = re.sub("result: .*", "result: unfinished", re.sub("secret: .*\n", "", head))
    Path("running.caber").write_text(f"{cut}\n\n{moves.splitlines()[0]}\n", encoding="utf-8")
    result = desk.run("replay", "running.caber", "--analysis")
    assert result.code == 1 and "when the game is over" in result.err


def test_what_was_sampled_is_told_with_its_margin(desk: Desk) -> None:
    record = finished({"stones": 3, "hand": 2})
    Path("stones.caber").write_text(record.write(), encoding="utf-8")
    told = desk.run("replay", "stones.caber", "--analysis").out
    lines = told.splitlines()
    assert max(map(len, lines)) < 80
    *parts, total = [
        [int(each.replace("−", "-")) for each in re.findall(r"([+−]?\d+)%", line)] for line in lines[1:6]
    ]
    assert [sum(column) for column in zip(*parts)] == total and sorted(total) == [0, 100]
    assert all(line.count("±") == 2 for line in lines[1:5])
    assert "after ±" in told
    assert desk.run("replay", "stones.caber", "--analysis").out == told


def test_what_one_viewer_saw_is_not_enough(desk: Desk) -> None:
    Path("stones.caber").write_text(finished().redact(0).write(), encoding="utf-8")
    result = desk.run("replay", "stones.caber", "--analysis")
    assert result.code == 1 and "whole record" in result.err
