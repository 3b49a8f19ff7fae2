"""`caber ladder`: the page, the picture, the command on it, and going on after an interruption."""

import json
import re
import shlex
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.bots.test_program import ROGUE, command
from tests.cli.desk import Desk

LADDER = ("ladder", "schotten_rennen", "--option", "track=7", "--workers", "1")
FEW = ("--bot", "level2", "--bot", "random", "--bot", "level1")


def test_a_page_with_a_picture(desk: Desk, tmp_path: Path) -> None:
    asked = desk.run(*LADDER, *FEW, "--games", "20", "--seed", "4", "--json", "out.json", "--lang", "en")
    assert (asked.code, asked.err) == (0, "")
    folder = tmp_path / "docs" / "ladder"
    names = ["schotten_rennen-track-7.md", "schotten_rennen-track-7.svg"]
    assert sorted(file.name for file in folder.iterdir()) == names
    page = (folder / names[0]).read_text(encoding="utf-8")
    assert page.startswith("# Ladder: Schotten Rennen\n") and f"]({names[1]})" in page
    assert not re.search(r"\b20[2-9][0-9]\b|\b[0-9]{1,2}:[0-9]{2}\b", page), "no date"
    rows = [line.split("|")[1:-1] for line in page.splitlines() if line.startswith("| ")][2:]
    assert len(rows) == 3 and {len(row) for row in rows} == {8}
    rated = json.loads((tmp_path / "out.json").read_text())["bots"]
    assert [row[0].strip() for row in rows] == [each["bot"] for each in rated]
    assert [each["elo"] for each in rated] == sorted((each["elo"] for each in rated), reverse=True)
    assert next(each["elo"] for each in rated if each["bot"] == "random") == 0
    assert all(each["games"] == 40 for each in rated)
    for one in rated:
        for other in rated:
            if one != other:
                both = one["scores"][other["bot"]] + other["scores"][one["bot"]]
                assert both == pytest.approx(1)
    assert ElementTree.parse(folder / names[1]).getroot().tag.endswith("svg")


def test_the_command_on_the_page_makes_the_page(desk: Desk, tmp_path: Path) -> None:
    words = ("--games", "5", "--seed", "4", "--players", "3", "--turns", "999", *FEW)
    assert desk.run(*LADDER, *words, "--out", "here").code == 0
    (page,) = (tmp_path / "here").glob("*.md")
    (command,) = re.findall("^(caber ladder .*)$", page.read_text(), re.MULTILINE)
    assert desk.run(*shlex.split(command)[1:], "--workers", "1", "--out", "there").code == 0
    again = tmp_path / "there" / page.name
    timeless = [re.sub(r"[0-9.]+ \|$", "", file.read_text(), flags=re.MULTILINE) for file in (page, again)]
    assert timeless[0] == timeless[1]
    assert page.name == "schotten_rennen-players-3-track-7.md"


def test_all_bots_of_the_game_in_every_language(desk: Desk, tmp_path: Path) -> None:
    for language, title in (("de", "Rangliste"), ("nl", "Ranglijst")):
        asked = desk.run(*LADDER, "--games", "2", "--out", language, "--lang", language)
        page = (tmp_path / language / "schotten_rennen-track-7.md").read_text(encoding="utf-8")
        assert asked.code == 0 and title in page
        assert all(f"level{number}" in page for number in range(1, 6)) and "random" in page


def test_a_command_with_a_bar_in_it_stays_in_its_cell(desk: Desk, tmp_path: Path) -> None:
    crasher = f"program:{command(ROGUE, 'crashes', 'notes')} '|'"
    bots = ("--bot", "random", "--bot", "level1", "--bot", crasher)
    asked = desk.run(*LADDER, *bots, "--games", "2", "--out", ".", "--lang", "en")
    assert asked.code == 0
    assert "gave up 4 games: crashed 4." in " ".join(asked.out.split())
    assert "The first crash: it ended with code 1" in asked.out
    page = (tmp_path / "schotten_rennen-track-7.md").read_text(encoding="utf-8")
    rows = [re.split(r"(?<!\\)\|", line) for line in page.splitlines() if line.startswith("| ")]
    assert len(rows) == 5 and {len(row) for row in rows} == {10}
    assert f"Games that were given up: `{crasher}` 4." in page


def test_another_bot_can_join_later(desk: Desk, tmp_path: Path) -> None:
    words = (*LADDER, "--games", "4", "--resume", "kept", "--json", "out.json", "--lang", "en")
    assert desk.run(*words, *FEW[:4]).code == 0
    lines = (tmp_path / "kept").read_bytes().splitlines()
    joined = desk.run(*words, *FEW)
    assert "Continuing after 4 finished games." in joined.err
    assert (tmp_path / "kept").read_bytes().splitlines()[: len(lines)] == lines
    assert len(json.loads((tmp_path / "out.json").read_text())["bots"]) == 3
    refused = desk.run(*words, *FEW, "--seed", "9")
    assert refused.code == 1 and "seed was 0, and now it is 9" in refused.err


def test_an_interruption_keeps_what_is_finished(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    words = (*LADDER, *FEW, "--games", "4", "--resume", "kept", "--lang", "en")
    with monkeypatch.context() as patch:
        patch.setattr("caber.cli.matches.played", interrupted)
        asked = desk.run(*words)
    assert asked.code == 130 and "Stopped after 0 of 12 games. They are kept in kept" in asked.err
    assert list((tmp_path / "docs" / "ladder").iterdir()) == []
    assert desk.run(*words).code == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("schotten_totten", "--players", "3"), "schotten_totten is for 2 players, not 3."),
        (("schotten_totten", "--bot", "random"), "2 bots are needed"),
        (("schotten_totten", "--bot", "random", "--bot", "shark"), "shark"),
        (("chess",), "There is no game called “chess”"),
        (("schotten_totten", "--out", "file/folder"), "can't be written"),
        (("schotten_totten", "--json", "nowhere/out.json"), "can't be written"),
    ],
)
def test_errors_say_what_would_be_right(
    desk: Desk, tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    (tmp_path / "file").touch()
    asked = desk.run("ladder", *words, "--lang", "en")
    assert asked.code == 1 and said in " ".join(asked.err.split())
