"""Classes of one's own on the command line; and no file, however it is named in it, imports anything."""

import json
import shlex
import sys
from itertools import count
from pathlib import Path

import pytest

from caber.cli.programs import programs_from
from caber.core.errors import CaberError
from caber.games import NAMES
from caber.table.files import read_records
from tests.bots.planted import garden, plant
from tests.bots.test_program import ROGUE, command
from tests.cli.desk import GAME, SMALL, Desk, RealTerminal

RACE = ("schotten_rennen", "--option", "track=7", "--lang", "en")
TEN = ("--games", "10", "--workers", "1")
NUMBERS = count()


@pytest.fixture
def bots(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a module with bots in the folder of the desk."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    return garden(tmp_path, f"yard{next(NUMBERS)}")


# -- arena, ladder, stats --------------------------------------------------------------------------


def test_a_class_in_the_arena_here_and_in_other_processes(desk: Desk, bots: str, tmp_path: Path) -> None:
    figures = []
    for workers in ("1", "2"):
        words = ("arena", RACE[0], f"{bots}:Mine", "level2", *RACE[1:], "--games", "10", "--json", "-")
        asked = desk.run(*words, "--workers", workers)
        assert asked.code == 0, asked.err
        figures.append(json.loads(asked.out))
        for standing in figures[-1]["standings"]:
            del standing["seconds_per_choice"]
            assert standing["forfeits"] == standing["detail"] == {}
    assert figures[0] == figures[1]
    assert figures[0]["bots"] == [f"{bots}:Mine", "level2"]


def test_a_class_with_a_budget_and_its_records(desk: Desk, bots: str, tmp_path: Path) -> None:
    name = f"{bots}:Quick:20"
    asked = desk.run("arena", RACE[0], name, "random", *RACE[1:], *TEN, "--records", "kept")
    assert asked.code == 0, asked.err
    assert "thinking for 20\n" in asked.out and "thinking for 1000" not in asked.out
    files = sorted(Path("kept").iterdir())
    assert len(files) == 10 and read_records(files[0])[0].seats == (name, "random")
    assert desk.run("verify", files[0]).code == 0


def test_games_of_changed_code_do_not_count(desk: Desk, bots: str, tmp_path: Path) -> None:
    words = ("arena", RACE[0], f"{bots}:Mine", "random", *RACE[1:], *TEN, "--resume", "kept.jsonl")
    first = desk.run(*words)
    assert (first.code, desk.run(*words).out) == (0, first.out)
    file = tmp_path / f"{bots}.py"
    file.write_text(file.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")
    changed = desk.run(*words)
    assert changed.code == 1
    assert "code" in changed.err and "kept.jsonl" in changed.err


def test_a_class_in_a_ladder(desk: Desk, bots: str, tmp_path: Path) -> None:
    named = ("--bot", "random", "--bot", f"{bots}:Mine", "--games", "4", "--out", ".", "--workers", "1")
    asked = desk.run("ladder", *RACE, *named)
    assert asked.code == 0, asked.err
    assert f"{bots}:Mine" in Path("schotten_rennen-track-7.md").read_text(encoding="utf-8")


def test_a_class_in_statistics(desk: Desk, bots: str) -> None:
    asked = desk.run("stats", *RACE, "--bots", f"{bots}:Mine,random", *TEN, "--json", "-")
    assert asked.code == 0, asked.err
    assert json.loads(asked.out)["bots"] == [f"{bots}:Mine", "random"]


def test_a_command_with_a_comma_in_statistics(desk: Desk, tmp_path: Path) -> None:
    program = f"program:{command(ROGUE, 'plays well', tmp_path / 'one, two')}"
    asked = desk.run("stats", *RACE, "--bots", f"random,{program}", "--games", "2", "--workers", "1")
    assert asked.code == 0, asked.err
    assert (tmp_path / "one, two").exists()


def test_games_that_were_all_given_up_are_no_result(desk: Desk, bots: str, tmp_path: Path) -> None:
    broken = f"{bots}:Broken"
    detail = f"ZeroDivisionError: integer division or modulo by zero ({bots}.py, line 19)"
    words = ("arena", RACE[0], broken, "level1", *RACE[1:], *TEN, "--json", "out.json", "--plot", "plot.svg")
    asked = desk.run(*words)
    assert asked.code == 1
    assert asked.err == "Every game was given up, so nothing was measured: there is no score.\n"
    said = " ".join(asked.out.split())
    assert said == f"{broken} gave up 10 games: crashed 10. The first crash: {detail}"
    found = json.loads(Path("out.json").read_text())
    assert (found["games"], found["score"], found["elo"]) == (10, None, None)
    assert found["standings"][0]["detail"] == {"crashed": detail}
    assert not Path("plot.svg").exists()
    for other in ("stats", "ladder"):
        named = ("--bots", f"{broken},level1") if other == "stats" else ("--bot", broken, "--bot", "level1")
        asked = desk.run(other, *RACE, *named, *TEN)
        assert asked.code == 1 and "Every game was given up" in asked.err and detail[:40] in asked.out


def test_a_bot_that_was_repaired_begins_again(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The games that measured nothing are not kept, as finished games are otherwise."""
    monkeypatch.setenv("CABER_CACHE", str(tmp_path / "cache"))
    rogue, notes = tmp_path / "rogue.py", tmp_path / "notes"
    words = ("arena", RACE[0], f"program:{command(rogue, 'crashes', notes)}", "random", *RACE[1:], *TEN)
    rogue.write_text(ROGUE.read_text())
    assert desk.run(*words).code == 1
    assert not list((tmp_path / "cache").glob("arena-*"))
    rogue.write_text(ROGUE.read_text().replace('case "crashes" | "has a child":', 'case "has a child":'))
    asked = desk.run(*words)
    assert (asked.code, asked.err) == (0, "")


def test_a_program_is_asked_who_it_is_before_the_first_deal(desk: Desk, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    asked = desk.run("arena", RACE[0], f"program:{command(ROGUE, 'has no name', notes)}", "random", *RACE[1:])
    assert asked.code == 1 and asked.out == ""
    assert "a program's name has 1 to 40 printable characters" in asked.err
    assert notes.read_text().count("process") == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("arena", GAME, "MODULE:Needy", "random"), "“MODULE:Needy” needs arguments: (book, depth=3)."),
        (("arena", GAME, "MODULE:Racer", "random"), "Racer doesn't play schotten_totten."),
        (("arena", GAME, "MODULE:Mine:90", "random"), "doesn’t think by the clock"),
        (("ladder", GAME, "--bot", "MODULE:Rock", "--bot", "random"), "“MODULE:Rock” is no bot."),
        (("stats", GAME, "--bots", "MODULE:mine"), "The module “MODULE” has no “mine”."),
        (("play", GAME, "--seats", "human,MODULE:Faulty"), "can't be made: FileNotFoundError: no book"),
        (("play", GAME, "--seats", "human,MODULE:Racer"), "Racer doesn't play schotten_totten."),
        (("play", GAME, "--seats", "human,nowhere:Mine"), "There is no module “nowhere” in this folder"),
        (("play", GAME, "--seats", "human,levle3"), "Did you mean “level3”?"),
        (("play", GAME, "--seats", "human:MODULE:Mine,random"), "“MODULE:Mine” is taken"),
    ],
)
def test_what_can_not_play_is_told_before_the_first_game(
    desk: Desk, bots: str, words: tuple[str, ...], told: str
) -> None:
    asked = desk.run(*(word.replace("MODULE", bots) for word in words), "--lang", "en")
    assert (asked.code, asked.out) == (1, "")
    assert told.replace("MODULE", bots).casefold() in asked.err.casefold()


# -- at this terminal ------------------------------------------------------------------------------


def test_a_match_against_a_class(desk: Desk, bots: str) -> None:
    seats = f"human,{bots}:Closing"
    args = ("play", GAME, *SMALL, "--seats", seats, "--games", "2", "--seed", "rain", "--save", "a.caber")
    asked = desk.run(*args, player=desk.anything(1))
    assert asked.code == 0, asked.err
    assert "Closing" in asked.out and bots not in asked.out
    records = read_records(Path("a.caber"))
    assert [record.seats for record in records] == [("human", f"{bots}:Closing")] * 2
    endings = [outcome.reason for record in records if (outcome := record.outcome())]
    assert Path("closed").read_text().split() == endings and len(endings) == 2
    assert desk.run("verify", "a.caber").code == 0


def test_a_class_that_fails_loses_and_the_reason_is_shown(desk: Desk, bots: str) -> None:
    args = ("play", GAME, "--seats", f"human,{bots}:Late", "--save", "b.caber", "--lang", "en")
    asked = desk.run(*args, player=desk.anything(1))
    assert asked.code == 0, asked.err
    said = " ".join(asked.out.split())
    assert "Late broke down and loses." in said and "RuntimeError: two are enough" in said
    assert read_records(Path("b.caber"))[0].forfeit == (1, "crashed")


def test_a_resumed_game_names_its_class_again(desk: Desk, bots: str) -> None:
    seats = f"human,{bots}:Mine"
    left = desk.run("play", GAME, "--seats", seats, "--save", "c.caber", player=desk.anything(1, stop=3))
    again = left.out.splitlines()[-1].strip()
    assert shlex.split(again) == ["caber", "play", "--resume", "c.caber", "--seats", seats]
    for other in ("human,random", f"human,{bots}:Late", f"human:Ailsa,{bots}:Mine"):
        assert desk.run("play", "--resume", "c.caber", "--seats", other).code == 1
    assert desk.run(*shlex.split(again)[1:], player=desk.anything(2)).code == 0
    assert read_records(Path("c.caber"))[0].outcome() is not None


def test_it_is_found_from_the_folder_where_the_command_is_typed(desk: Desk, tmp_path: Path) -> None:
    """In a process of its own, whose path nobody has set."""
    garden(tmp_path, "yard")
    words = ("arena", RACE[0], "yard:Mine", "random", *RACE[1:], "--games", "4", "--workers", "2")
    typed = RealTerminal(*words, folder=tmp_path)
    try:
        assert typed.end() == 0, typed.text
        assert "yard:Mine scores" in typed.text
    finally:
        typed.close()


# -- no file imports anything ----------------------------------------------------------------------


def test_no_file_imports_anything(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    bait = plant(tmp_path, "sown")
    desk.run(
        "play", GAME, *SMALL, "--seats", "human,random", "--save", "begun", player=desk.anything(1, stop=3)
    )
    desk.run("play", GAME, *SMALL, "--seats", "human,random", "--save", "over", player=desk.anything(1))
    for name in ("sown:Mine", "sown:Mine:250"):
        for file in ("begun", "over"):
            text = Path(file).read_text(encoding="utf-8")
            Path(f"{file}.caber").write_text(text.replace("| random", f"| {name}"), encoding="utf-8")
        refused = desk.run("play", "--resume", "begun.caber", "--lang", "en")
        assert refused.code == 1 and "a file never starts one by itself" in refused.err
        assert f"--seats human,{name}" in refused.err
        assert desk.run("play", "--resume", "begun.caber", "--seats", "human,random").code == 1
        assert desk.run("play", "--resume", "begun.caber", "--seats", f"human,human:{name}").code == 1
        for words in (("replay",), ("replay", "--analysis"), ("verify",), ("verify", "--json")):
            asked = desk.run(words[0], "over.caber", *words[1:])
            assert asked.code == 0, (words, asked.err)
    journal = {
        "journal": "caber arena 1",
        "game": GAME,
        "bots": ["sown:Mine", "random"],
        "own": ["sown:Mine"],
    }
    Path("journal").write_text(json.dumps(journal) + "\n")
    assert desk.run("arena", GAME, "random", "level1", "--resume", "journal", "--workers", "1").code == 1
    assert not bait.exists() and "sown" not in sys.modules
    # And typed by the operator, it is.
    asked = desk.run("play", "--resume", "begun.caber", "--seats", "human,sown:Mine:250")
    assert "doesn’t think by the clock" in asked.err and bait.exists()


# -- for a server ----------------------------------------------------------------------------------


def test_a_server_runs_a_class_as_a_program(desk: Desk, bots: str) -> None:
    mine, racer = programs_from([f"Hamish={bots}:Mine", f"Runner = {bots}:Racer"])
    assert shlex.split(mine.command) == [sys.executable, "-m", "caber.bots.own_program", f"{bots}:Mine"]
    assert (mine.name, mine.games) == ("Hamish", NAMES)
    assert (racer.name, racer.games) == ("Runner", ("schotten_rennen",))


@pytest.mark.parametrize(
    ("named", "key"),
    [
        ("nowhere:Mine", "program-own-module"),
        ("MODULE:mine", "program-own-class"),
        ("MODULE:Rock", "program-own-choose"),
        ("MODULE:Needy", "program-own-arguments"),
    ],
)
def test_a_class_that_a_server_can_not_run(desk: Desk, bots: str, named: str, key: str) -> None:
    with pytest.raises(CaberError) as caught:
        programs_from([f"Hamish={named.replace('MODULE', bots)}"])
    assert caught.value.key == key
