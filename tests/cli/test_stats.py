"""`caber stats`: words, tables, pictures, clear errors, and what is kept when somebody breaks it off."""

import csv
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pyarrow.parquet as pq
import pytest

from caber.arena import workers
from caber.bots import shelf
from caber.texts import tell
from tests.arena.test_cluster import Cluster
from tests.cli.desk import Desk, RealTerminal

RACE = ("stats", "schotten_rennen", "--bots", "level2", "--option", "track=7", "--seed", "3")
ALONE = ("--workers", "1")
LONG = (*RACE, "--games", "800", "--workers", "2", "--json", "out.json")
Start = Callable[..., RealTerminal]


def figures(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text())
    return found


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Does it help to begin?"), ("de", "Hilft es, zu beginnen?"), ("nl", "Helpt het om te beginnen?")],
)
def test_words_tables_and_pictures(desk: Desk, tmp_path: Path, language: str, title: str) -> None:
    asked = desk.run(
        *RACE, *ALONE, "--games", "30", "--lang", language, "--csv", "out.csv", "--parquet", "out.parquet",
        "--plot", "pictures", "--markdown", "page.md", "--json", "out.json",
    )  # fmt: skip
    assert (asked.code, asked.err) == (0, "")
    assert title in asked.out
    found = figures(tmp_path / "out.json")
    assert found["games"] == found["deals"] == 30 and found["paired"] is False and not found["interrupted"]
    rows = list(csv.DictReader((tmp_path / "out.csv").read_text().splitlines()))
    assert len(rows) == 30
    first = found["charts"]["first"]["series"][0]["points"][0]
    assert first["mean"] == pytest.approx(sum(float(row["first_share"]) for row in rows) / 30, abs=1e-6)
    assert first["low"] < first["mean"] < first["high"]
    assert pq.read_table(tmp_path / "out-places.parquet").num_rows == 60
    page = (tmp_path / "page.md").read_text()
    pictures = re.findall(r"!\[(.*?)\]\((.*?)\)", page)
    assert [Path(file).name for _, file in pictures] == [
        f"schotten_rennen-track-7-{name}.svg" for name in found["charts"]
    ]
    for name, file in pictures:
        root = ElementTree.parse(tmp_path / file).getroot()
        words = [element.text for element in root.iter() if element.tag.endswith("text")]
        assert name in words and any("track=7" in (word or "") for word in words)
    axis = tell("stats-first-of", {}, language)
    assert axis in (tmp_path / "pictures" / "schotten_rennen-track-7-first.svg").read_text()
    assert axis in page


def test_the_same_picture_is_the_same_file(desk: Desk, tmp_path: Path) -> None:
    for folder in ("one", "two"):
        assert desk.run(*RACE, *ALONE, "--games", "10", "--plot", folder).code == 0
    for file in (tmp_path / "one").iterdir():
        assert file.read_bytes() == (tmp_path / "two" / file.name).read_bytes()
    assert desk.run(*RACE, *ALONE, "--games", "4", "--plot", "three", "--format", "png").code == 0
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in (tmp_path / "three").iterdir())


def test_different_bots_play_each_deal_from_every_seat(desk: Desk) -> None:
    words = ("stats", "schotten_rennen", "--bots", "level2,random", "--option", "track=7", *ALONE)
    asked = desk.run(*words, "--games", "9", "--json", "-", "--lang", "en")
    found = json.loads(asked.out)
    assert (found["games"], found["deals"], found["paired"]) == (10, 5, True)
    assert "10 games are played" in asked.err
    three = json.loads(desk.run(*words[:2], "--option", "players=3", "--bots", "random", *ALONE, "--option",
                                "track=7", "--games", "4", "--json", "-").out)  # fmt: skip
    assert three["bots"] == ["random"] * 3
    assert [point["group"] for point in three["charts"]["first"]["series"][0]["points"]] == [1, 2, 3]


def test_games_that_took_too_long_are_counted_and_told(desk: Desk) -> None:
    asked = desk.run(*RACE, *ALONE, "--games", "2", "--turns", "3", "--lang", "en")
    assert asked.code == 0
    assert "2 games were stopped after 3 moves and count as draws." in " ".join(asked.out.split())


def test_one_process_two_and_a_cluster_find_the_same(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "JOINING", 60.0)
    cluster = Cluster(tmp_path)
    try:
        cluster.worker()
        hands = {"one": ALONE, "two": ("--workers", "2"), "dask": ("--cluster", cluster.address)}
        for name, words in hands.items():
            files = ("--csv", f"{name}.csv", "--json", f"{name}.json")
            assert desk.run(*RACE, *words, "--games", "60", *files).code == 0
    finally:
        cluster.close()
    for ending in (".csv", "-places.csv", ".json"):
        (text,) = {(tmp_path / f"{name}{ending}").read_text() for name in hands}
        assert text


def test_interrupted_and_resumed_by_the_same_command(
    desk: Desk, tmp_path: Path, terminal: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "solved"
    started = terminal(*LONG, "--lang", "en", **{shelf.FOLDER: str(folder)})
    started.until("schotten_rennen")
    started.until("  [#")  # the bar
    started.press(b"\x03")
    assert started.end() == 130
    said = " ".join(started.text.split())
    stopped = re.search("Stopped after ([0-9]+) of 800 games. They are kept: the same command", said)
    assert stopped and "Does it help to begin?" in said and "Traceback" not in said
    so_far = figures(tmp_path / "out.json")
    assert so_far["interrupted"] is True and so_far["games"] == int(stopped[1])
    monkeypatch.setenv(shelf.FOLDER, str(folder))
    resumed = desk.run(*LONG, "--lang", "en")
    assert resumed.code == 0 and "Continuing after" in resumed.err
    assert list(folder.iterdir()) == [], "what is finished needs no journal"
    found = figures(tmp_path / "out.json")
    assert desk.run(*LONG[:-1], "whole.json").code == 0
    assert found == figures(tmp_path / "whole.json") and found["games"] == 800


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "There is no game called “chess”"),
        (("schotten_totten", "--bots", "shark"), "shark"),
        (("schotten_totten", "--bots", "random,random,random"), "schotten_totten is for 2, but 3 bots"),
        (("kilt_castle", "--bots", "random,random", "--option", "players=3"), "3"),
        (("schotten_totten", "--option", "size=3"), "size"),
        (("schotten_totten", "--csv", "nowhere/out.csv"), "can't be written"),
        (("schotten_totten", "--parquet", "nowhere/out"), "can't be written"),
        (("schotten_totten", "--markdown", "nowhere/out.md"), "can't be written"),
        (("schotten_totten", "--plot", "file/folder"), "can't be written"),
        (("schotten_totten", "--workers", "2", "--cluster", "x:1"), "not both"),
    ],
)
def test_errors_say_what_would_be_right(
    desk: Desk, tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    (tmp_path / "file").touch()
    asked = desk.run("stats", *words, "--lang", "en")
    assert (asked.code, asked.out) == (1, "")
    assert said in " ".join(asked.err.split())
    assert list(tmp_path.iterdir()) == [tmp_path / "file"]


@pytest.mark.parametrize(
    ("package", "words"), [("matplotlib", ("--plot", "pictures")), ("pyarrow", ("--parquet", "out.parquet"))]
)
def test_without_a_package_only_what_needs_it_is_refused(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: str, words: tuple[str, ...]
) -> None:
    for each in ("matplotlib", "pyarrow"):
        monkeypatch.setitem(sys.modules, each, None)
    asked = desk.run(*RACE, *ALONE, "--games", "2", *words, "--lang", "en")
    assert asked.code == 1 and list(tmp_path.iterdir()) == []
    assert 'pip install "caber[stats]"' in asked.err
    assert desk.run(*RACE, *ALONE, "--games", "2", "--csv", "out.csv").code == 0
