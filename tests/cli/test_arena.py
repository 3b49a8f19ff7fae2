"""`caber arena`: figures, words, records, clear errors, and what is kept when somebody breaks it off."""

import json
import os
import re
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from caber.bots import shelf
from tests.bots.planted import garden
from tests.bots.test_program import ROOT, command
from tests.cli.desk import Desk, RealTerminal

RACE = ("arena", "schotten_rennen", "level2", "random", "--option", "track=7", "--seed", "3")
ALONE = ("--workers", "1")
PROMISED = ["games", "score", "interval", "elo", "elo_interval"]
RACER = command(ROOT / "examples" / "race_bot.py")
LONG = (*RACE, "--games", "1500", "--workers", "2", "--json", "out.json")
Start = Callable[..., RealTerminal]


def figures(file: Path) -> dict[str, Any]:
    """What doesn't depend on the clock."""
    found: dict[str, Any] = json.loads(file.read_text())
    for standing in found["standings"]:
        del standing["seconds_per_choice"]
    return found


def test_the_figures_as_json(desk: Desk) -> None:
    asked = desk.run(*RACE, *ALONE, "--games", "40", "--json", "-")
    found = json.loads(asked.out)
    assert (asked.code, asked.err) == (0, "")
    assert list(found)[:5] == PROMISED
    assert found["games"] == 40 and found["deals"] == 20
    low, high = found["interval"]
    assert 0.5 < low < found["score"] < high < 1
    assert found["elo_interval"][0] < found["elo"] < found["elo_interval"][1]
    first, second = found["standings"]
    assert (first["bot"], second["bot"]) == ("level2", "random")
    assert first["wins"] == second["losses"] and first["score"] + second["score"] == pytest.approx(1)
    assert first["score"] == found["score"] and found["sprt"] is None
    assert (found["seed"], found["options"]["track"], found["unfinished"]) == (3, "7", 0)


def test_what_is_infinite_is_null(desk: Desk, tmp_path: Path) -> None:
    bots = garden(tmp_path, "garden_infinite")
    words = ("arena", "schotten_totten", "level3", f"{bots}:Stubborn", *ALONE, "--games", "2")
    found = json.loads(desk.run(*words, "--json", "-").out)
    assert (found["score"], found["elo"], found["elo_interval"][1]) == (1.0, None, None)
    assert found["standings"][1]["forfeits"] == {"crashed": 1}
    (detail,) = found["standings"][1]["detail"].values()
    assert detail.startswith("RuntimeError: enough of this (garden_infinite.py, line ")
    told = desk.run(*words, "--lang", "en").out
    assert "+∞ Elo" in told
    assert f"{bots}:Stubborn gave up one game: crashed 1.\nThe first crash: {detail}\n" in told


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "level2 scores"), ("de", "level2 holt"), ("nl", "level2 haalt")],
)
def test_words_and_a_picture(desk: Desk, tmp_path: Path, language: str, words: str) -> None:
    asked = desk.run(
        *RACE, *ALONE, "--games", "9", "--plot", "plot.svg", "--json", "out.json", "--lang", language
    )
    assert asked.code == 0 and words in asked.out
    assert "10 " in asked.err, "rounded up to whole pairs"
    assert ElementTree.parse(tmp_path / "plot.svg").getroot().tag.endswith("svg")
    assert figures(tmp_path / "out.json")["games"] == 10


def test_single_games_are_not_rounded(desk: Desk) -> None:
    asked = desk.run(*RACE, *ALONE, "--games", "9", "--no-paired", "--json", "-")
    found = json.loads(asked.out)
    assert asked.err == "" and (found["games"], found["deals"], found["paired"]) == (9, 9, False)


def test_three_and_four_players(desk: Desk) -> None:
    words = ("arena", "schotten_rennen", "level2", "random", "level1", "--option", "track=7", *ALONE)
    told = desk.run(*words, "--games", "12", "--lang", "en")
    assert told.code == 0 and told.out.count("of the wins") == 3
    four = json.loads(desk.run(*words[:5], "random", *words[5:], "--games", "8", "--json", "-").out)
    assert sum(each["score"] for each in four["standings"]) == pytest.approx(1)
    assert sum(each["rank"] for each in four["standings"]) == pytest.approx(10)
    assert four["bots"] == ["level2", "random", "level1", "random"]


def test_one_process_and_two_find_the_same(desk: Desk, tmp_path: Path) -> None:
    for workers in ("1", "2"):
        assert desk.run(*RACE, "--workers", workers, "--games", "60", "--json", f"{workers}.json").code == 0
    assert figures(tmp_path / "1.json") == figures(tmp_path / "2.json")


def test_records_can_be_verified(desk: Desk, tmp_path: Path) -> None:
    assert desk.run(*RACE, *ALONE, "--games", "4", "--records", "games/kept").code == 0
    files = sorted((tmp_path / "games" / "kept").iterdir())
    assert [file.name for file in files] == [
        f"00000{deal}-{turn}.caber" for deal in (1, 2) for turn in (1, 2)
    ]
    for file in files:
        assert desk.run("verify", file).code == 0
    other = desk.run(*RACE, *ALONE, "--games", "2", "--seed", "4", "--records", "games/kept")
    assert other.code == 1 and "games/kept already holds records" in other.err
    assert sorted((tmp_path / "games" / "kept").iterdir()) == files


def test_a_game_that_takes_too_long_is_reported(desk: Desk) -> None:
    asked = desk.run(*RACE, *ALONE, "--games", "2", "--turns", "3", "--lang", "en")
    assert "2 games were stopped after 3 moves and count as draws." in " ".join(asked.out.split())


def test_a_sequential_test_ends_as_soon_as_it_is_decided(desk: Desk, tmp_path: Path) -> None:
    words = (*RACE, "--games", "2000", "--json", "out.json", "--lang", "en")
    better = desk.run(*words, *ALONE, "--sprt", "0", "100")
    told = " ".join(better.out.split())
    assert "a difference of 100 Elo is accepted, 0 is rejected" in told
    found = figures(tmp_path / "out.json")
    assert found["games"] < 400 and found["sprt"]["accepted"] == "elo1"
    assert found["games"] == 2 * found["sprt"]["deals"]
    assert desk.run(*words, "--workers", "2", "--sprt", "0", "100").code == 0
    assert figures(tmp_path / "out.json") == found, "however many play at once"
    worse = desk.run(*words, *ALONE, "--sprt", "500", "600")
    assert "a difference of 500 Elo is accepted" in " ".join(worse.out.split())
    undecided = desk.run(*RACE, *ALONE, "--games", "4", "--sprt", "0", "5", "--lang", "en")
    assert "isn't decided after 2 deals" in " ".join(undecided.out.split())


def test_a_journal_that_was_named_can_be_played_on(desk: Desk, tmp_path: Path) -> None:
    words = (*RACE, *ALONE, "--json", "out.json", "--lang", "en")
    assert desk.run(*words, "--games", "20", "--resume", "kept").code == 0
    before = (tmp_path / "kept").read_bytes()
    more = desk.run(*words, "--games", "40", "--resume", "kept")
    assert "Continuing after 20 finished games." in more.err
    assert (tmp_path / "kept").read_bytes().startswith(before)
    found = figures(tmp_path / "out.json")
    assert desk.run(*words, "--games", "40").code == 0
    assert figures(tmp_path / "out.json") == found
    other = desk.run(*words, "--games", "40", "--resume", "kept", "--time", "50")
    assert other.code == 1 and "time was –, and now it is 50" in other.err
    spoilt = desk.run(*words, "--resume", "out.json")
    assert spoilt.code == 1 and "line 1 isn't a line of a journal" in spoilt.err


def begun(journal: Path, lines: int = 30) -> None:
    """Waits until some deals are in the journal."""
    deadline = time.monotonic() + 60
    while not journal.exists() or journal.read_bytes().count(b"\n") < lines:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def whole(desk: Desk, tmp_path: Path) -> dict[str, Any]:
    """What is found if nobody interferes."""
    assert desk.run(*LONG[:-1], "whole.json").code == 0
    return figures(tmp_path / "whole.json")


def test_killed_at_once_and_resumed(desk: Desk, tmp_path: Path, terminal: Start) -> None:
    journal = tmp_path / "kept"
    for lines in (30, 300):
        started = terminal(*LONG, "--resume", "kept")
        begun(journal, lines)
        os.kill(started.process.pid, signal.SIGKILL)
        started.process.wait(60)
        with journal.open("ab") as file:
            file.write(b'{"bots": ["lev')  # as a line looks that was being written
    assert not (tmp_path / "out.json").exists()
    kept = journal.read_bytes().splitlines()[:-1]
    resumed = desk.run(*LONG, "--resume", "kept")
    assert resumed.code == 0 and re.search("after [0-9]+ finished games", resumed.err)
    assert journal.read_bytes().splitlines()[: len(kept)] == kept, "nothing was played twice"
    assert journal.read_bytes().count(b"\n") == 1501
    assert figures(tmp_path / "out.json") == whole(desk, tmp_path)


def test_interrupted_and_resumed_by_the_same_command(
    desk: Desk, tmp_path: Path, terminal: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "solved"
    started = terminal(*LONG, "--lang", "en", **{shelf.FOLDER: str(folder)})
    started.until("level2 – random")
    started.until("%  ")  # the bar, and the score so far
    started.until("%  ")
    started.press(b"\x03")
    assert started.end() == 130
    said = " ".join(started.text.split())
    assert re.search("Stopped after [0-9]+ of 1500 games. They are kept: the same command continues", said)
    assert "level2 scores" in said and "Traceback" not in said
    assert figures(tmp_path / "out.json")["interrupted"] is True
    assert len(list(folder.iterdir())) == 1
    monkeypatch.setenv(shelf.FOLDER, str(folder))
    resumed = desk.run(*LONG, "--lang", "en")
    assert resumed.code == 0 and "Continuing after" in resumed.err
    assert list(folder.iterdir()) == [], "what is finished needs no journal"
    assert figures(tmp_path / "out.json") == whole(desk, tmp_path)


def test_where_nothing_is_kept_it_says_so(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("caber.cli.matches.played", interrupted)
    asked = desk.run(*RACE, *ALONE, "--lang", "en")
    assert (asked.code, asked.out) == (130, "")
    assert "Stopped after 0 of 100 games. They aren't kept; with --resume FILE they would be." in asked.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess", "random", "random"), "There is no game called “chess”"),
        (("schotten_totten", "random", "shark"), "shark"),
        (("schotten_totten", "random"), "One bot is named, but schotten_totten is for 2."),
        (("schotten_totten", "random", "random", "random"), "use “caber ladder”"),
        (("kilt_castle", *["random"] * 5), "5 bots are named, but kilt_castle is for 2, 3, 4."),
        (("kilt_castle", "random", "random", "--option", "players=3"), "3"),
        (("schotten_totten", "random:50", "random"), "random"),
        (("schotten_totten", "random", "random", "--option", "size=3"), "size"),
        (("schotten_totten", "random", "random", "--json", "nowhere/out.json"), "can't be written"),
        (("schotten_totten", "random", "random", "--plot", "nowhere/plot.svg"), "can't be written"),
        (("schotten_totten", "random", "random", "--resume", "nowhere/kept"), "can't be written"),
        (("schotten_totten", "random", "random", "--records", "file/folder"), "can't be written"),
        (("schotten_totten", "random", "random", "--workers", "2", "--cluster", "x:1"), "not both"),
        (("schotten_totten", "random", "random", "--sprt", "10", "0"), "--sprt 0 20"),
        (("kilt_castle", "random", "random", "random", "--sprt", "0", "5"), "compares two bots"),
        (("schotten_totten", "random", "random", "--cluster", "nowhere"), "no Dask scheduler at nowhere"),
        (("schotten_totten", "random", "program:no-such-program"), "no-such-program"),
        (("schotten_totten", "random", "program:false"), "it ended instead of introducing itself"),
        (("schotten_totten", "random", f"program:{RACER}"), "Hamish doesn't play schotten_totten."),
        (("schotten_totten", "random", "levle3"), "Did you mean “level3”?"),
        (("schotten_totten", "random", "no_such:Mine"), "There is no module “no_such” in this folder"),
        (("schotten_totten", "random", "no_such:Mine:250"), "There is no module “no_such” in this folder"),
        (("schotten_totten", "random", "level5:soon"), "“level5:soon” should end with a whole number"),
    ],
)
def test_errors_say_what_would_be_right(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], said: str
) -> None:
    monkeypatch.setattr("caber.arena.workers.PATIENCE", 1.0)  # nobody is there, however long one waits
    (tmp_path / "file").touch()
    asked = desk.run("arena", *words, "--lang", "en")
    assert (asked.code, asked.out) == (1, "")
    assert said in " ".join(asked.err.split())
    assert list(tmp_path.iterdir()) == [tmp_path / "file"]


@pytest.mark.parametrize("words", [("--games", "0"), ("--time", "0"), ("--alpha", "0.5"), ("--workers", "0")])
def test_numbers_out_of_range_are_refused(desk: Desk, words: tuple[str, ...]) -> None:
    assert desk.run(*RACE, *words).code == 2
