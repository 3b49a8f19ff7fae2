"""External programs at the terminal: they play, they forfeit, and no file starts one."""

import shlex
import sys
from pathlib import Path

import pytest

from caber.cli.files import read_records
from caber.cli.programs import programs_from
from caber.core.errors import CaberError
from caber.games import NAMES
from tests.bots.test_program import ROGUE, ROOT, command, gone
from tests.cli.desk import GAME, SMALL, Desk, typing

FIRST = command(ROOT / "examples" / "first_bot.py")


def seats(kind: str, file: Path) -> str:
    return f"human,program:{command(ROGUE, kind, file)}"


def processes(file: Path) -> list[int]:
    return [int(line.split()[1]) for line in file.read_text().splitlines() if line.startswith("process")]


def test_a_game_against_a_program(desk: Desk) -> None:
    args = ("play", GAME, *SMALL, "--seats", f"human,program:{FIRST}", "--seed", "rain", "--save", "a.caber")
    result = desk.run(*args, player=desk.anything(1))
    assert result.code == 0, result.err
    assert "First bot" in result.out
    assert "program:" not in result.out
    (record,) = read_records(Path("a.caber"))
    assert record.seats == ("human", f"program:{FIRST}")
    assert record.forfeit is None
    assert desk.run("verify", "a.caber").code == 0


def test_two_programs_play_a_match(desk: Desk, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    rogue = f"program:{command(ROGUE, 'plays well', notes)}"
    result = desk.run("play", GAME, *SMALL, "--seats", f"program:{FIRST},{rogue}", "--games", "2")
    assert result.code == 0, result.err
    assert "First bot" in result.out
    assert "Rogue" in result.out
    assert len(processes(notes)) == 3  # once to introduce itself, and once for each game
    assert notes.read_text().count('"over":true,"outcome":{') == 2
    assert all(map(gone, processes(notes)))


@pytest.mark.parametrize(
    ("language", "kind", "told"),
    [
        ("en", "crashes", "Rogue broke down and loses. The win goes to You."),
        ("de", "crashes later", "Rogue ist abgestürzt und verliert. Du gewinnst."),
        ("nl", "crashes", "Rogue is vastgelopen en verliest. Jij wint."),
        (
            "en",
            "cheats",
            "Rogue answered with something that isn't a legal move and loses. The win goes to You.",
        ),
        (
            "de",
            "babbles",
            "Rogue hat etwas geantwortet, das kein erlaubter Zug ist, und verliert. Du gewinnst.",
        ),
        ("nl", "cheats", "Rogue antwoordde iets wat geen toegestane zet is, en verliest. Jij wint."),
        ("en", "stalls", "Rogue didn't answer in time and loses. The win goes to You."),
        ("de", "stalls", "Rogue hat nicht rechtzeitig geantwortet und verliert. Du gewinnst."),
        ("nl", "stalls", "Rogue antwoordde niet op tijd en verliest. Jij wint."),
    ],
)
def test_a_program_that_forfeits(
    desk: Desk, tmp_path: Path, language: str, kind: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caber.bots.program.GRACE", 0.3)
    monkeypatch.setattr("caber.bots.program.BUDGET", 100)
    monkeypatch.setenv("COLUMNS", "200")
    notes = tmp_path / "notes"
    args = ("play", GAME, "--seats", seats(kind, notes), "--save", "lost.caber", "--lang", language)
    result = desk.run(*args, player=desk.anything(1))
    assert result.code == 0, result.err
    assert told in " ".join(result.out.split())
    assert all(map(gone, processes(notes)))
    (record,) = read_records(Path("lost.caber"))
    reason = {"babbles": "nonsense", "cheats": "nonsense", "stalls": "stalled"}.get(kind, "crashed")
    assert record.forfeit == (1, reason)
    assert f"forfeit: seat 2 {reason}\n" in record.write()
    assert record.result() == f"+1 -1 {reason}"
    assert desk.run("verify", "lost.caber").code == 0
    replayed = desk.run("replay", "lost.caber", "--lang", language)
    assert replayed.code == 0
    assert told.rpartition(". ")[0].replace("Rogue", "") in " ".join(replayed.out.split())


def test_who_leaves_ends_the_program_and_is_told_how_to_go_on(desk: Desk, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    named = seats("plays well", notes)
    left = desk.run("play", GAME, "--seats", named, "--save", "b.caber", player=desk.anything(1, stop=3))
    again = left.out.splitlines()[-1].strip()
    assert shlex.split(again) == ["caber", "play", "--resume", "b.caber", "--seats", named]
    assert all(map(gone, processes(notes)))
    count = len(processes(notes))

    # The file alone starts nothing, and nothing else than what it says can be started in its place.
    refused = desk.run("play", "--resume", "b.caber")
    assert refused.code == 1
    assert shlex.quote(named) in refused.err
    for other in ("human,random", named + " --more", f"human:Ailsa,{named.partition(',')[2]}"):
        assert desk.run("play", "--resume", "b.caber", "--seats", other).code == 1
    assert len(processes(notes)) == count

    over = desk.run(*shlex.split(again)[1:], player=desk.anything(2))
    assert over.code == 0
    assert "Back in the game" in over.out
    (record,) = read_records(Path("b.caber"))
    assert record.outcome() is not None


def test_a_file_from_somebody_else_starts_nothing(desk: Desk, tmp_path: Path) -> None:
    desk.run("play", GAME, "--seats", "human,random", "--save", "c.caber", player=desk.anything(1, stop=3))
    bait = f"program:touch {tmp_path / 'bait'}"
    text = Path("c.caber").read_text(encoding="utf-8").replace("| random", f"| {bait}")
    Path("c.caber").write_text(text, encoding="utf-8")
    assert desk.run("play", "--resume", "c.caber").code == 1
    assert desk.run("replay", "c.caber").code == 0
    assert desk.run("verify", "c.caber").code == 0
    assert not (tmp_path / "bait").exists()


@pytest.mark.parametrize(
    ("named", "told"),
    [
        ("human,program:no-such-thing", "There is no program “no-such-thing”."),
        ("human,program:", "“” isn't a command."),
        ("human,program:sh -c 'exit 3", "isn't a command."),
        (
            "human,program:sh -c 'exit 3'",
            "can't play: it ended instead of introducing itself (it ended with code 3)",
        ),
        ("human:program:sh,random", "The name “program:sh” is taken"),
        ("program:sh", "One seat is named"),
    ],
)
def test_what_can_not_play_is_told_before_the_game(desk: Desk, named: str, told: str) -> None:
    result = desk.run("play", GAME, "--seats", named)
    assert result.code == 1
    assert result.out == ""
    assert told in result.err


def test_a_program_that_plays_something_else(desk: Desk, tmp_path: Path) -> None:
    result = desk.run("play", GAME, "--seats", seats("plays a race", tmp_path / "notes"))
    assert result.code == 1
    assert "Runner doesn't play schotten_totten. It plays: schotten_rennen." in result.err


def test_a_command_may_hold_commas(desk: Desk, tmp_path: Path) -> None:
    notes = tmp_path / "one, two"
    result = desk.run("play", GAME, "--seats", seats("crashes", notes), player=typing())
    assert result.code == 0
    assert notes.exists()


# -- for a server ----------------------------------------------------------------------------------


def test_programs_for_a_server(tmp_path: Path) -> None:
    race = command(ROGUE, "plays a race", tmp_path / "notes")
    found = programs_from([f"Hamish={FIRST}", f"Runner = {race}"])
    assert [(each.name, each.command, each.games) for each in found] == [
        ("Hamish", FIRST, NAMES),
        ("Runner", race, ("schotten_rennen",)),
    ]


@pytest.mark.parametrize(
    ("texts", "key"),
    [
        (["Hamish"], "program-named"),
        ([f"={FIRST}"], "program-named"),
        ([f"Hamish the Terrible={FIRST}"], "program-named"),
        ([f"Ham|sh={FIRST}"], "program-named"),
        ([f"Hamish={FIRST}", f"hamish={FIRST}"], "program-named"),
        (["Hamish="], "program-command"),
        (["Hamish=no-such-program"], "program-missing"),
        ([f"Hamish={shlex.quote(sys.executable)} -c pass"], "program-greeting"),
    ],
)
def test_what_a_server_does_not_take(texts: list[str], key: str) -> None:
    with pytest.raises(CaberError) as caught:
        programs_from(texts)
    assert caught.value.key == key


def test_a_server_takes_no_program_without_a_game_of_ours(tmp_path: Path) -> None:
    with pytest.raises(CaberError, match="Rook doesn't play"):
        programs_from([f"Rook={command(ROGUE, 'plays chess', tmp_path / 'notes')}"])
