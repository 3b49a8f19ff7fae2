"""Whole games at the keyboard: playing, saving, resuming, replaying, verifying."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from caber.cli import caber
from caber.cli.files import read_records
from tests.cli.desk import GAME, PAINT, SMALL, Desk, typing

BASE = ("play", GAME, "--seats", "human,random", "--seed", "a windy day")
TACTICS = ("play", GAME, "--mode", "tactics", "--seats", "human,random", "--seed", "a calm day")


@pytest.mark.parametrize(
    "args", [BASE, (*BASE, "--expert"), TACTICS, (*TACTICS, "--option", "mud_drop=owner")]
)
def test_a_game_from_beginning_to_end(desk: Desk, args: tuple[str, ...]) -> None:
    """Played, left in the middle, resumed, finished, replayed and verified."""
    left = desk.run(*args, "--save", "game.caber", player=desk.anything(1, stop=15))
    assert left.code == 0
    assert left.out.endswith("caber play --resume game.caber\n")
    assert "The dealer's commitment:" in left.out
    saved = Path("game.caber").read_text(encoding="utf-8")
    assert saved.startswith("# A game that isn't over")
    assert "result: unfinished" in saved

    over = desk.run("play", GAME, "--resume", "game.caber", player=desk.anything(2))
    assert over.code == 0
    assert "Back in the game saved in game.caber." in over.out
    assert re.search(r"(You win|random wins|The game is a draw)", over.out)
    assert "The dealer's secret:" in over.out
    (record,) = read_records(Path("game.caber"))
    assert record.state.outcome() is not None
    assert record.write().startswith(saved.partition("\n")[2].partition("result:")[0].replace("# ", ""))
    assert saved.splitlines()[-1].partition(";")[0] in record.write()
    assert not list(Path().glob(".caber-*"))

    checked = desk.run("verify", "game.caber")
    assert checked.code == 0
    assert f"All {len(record.moves)} moves are legal." in checked.out
    assert "times, each time as the dealer had promised." in checked.out
    replayed = desk.run("replay", "game.caber")
    assert replayed.code == 0
    assert "claim!" in over.out
    assert replayed.out.count("claim!") == record.write().count("claim ")


def test_the_same_seed_gives_the_same_game(desk: Desk) -> None:
    outs = [desk.run(*BASE, player=desk.anything(7)).out for _ in range(2)]
    assert outs[0] == outs[1]
    assert desk.run(*BASE[:-1], "another", player=desk.anything(7)).out != outs[0]


def test_resuming_changes_nothing(desk: Desk) -> None:
    """Bots and dealer do the same with a pause as without."""
    whole = desk.run(*BASE, *SMALL, "--save", "whole.caber", player=typing(*["1"] * 400))
    for start in range(0, 400, 5):
        args = ("--resume", "parts.caber") if start else (*BASE[1:], *SMALL, "--save", "parts.caber")
        part = desk.run("play", *args, player=typing(*["1"] * 5))
        if "The record is in" in part.out:
            break
    assert whole.out.splitlines()[-4:-2] == part.out.splitlines()[-4:-2]
    assert Path("whole.caber").read_text(encoding="utf-8") == Path("parts.caber").read_text(encoding="utf-8")


@pytest.mark.parametrize(("language", "name"), [("en", "You"), ("de", "Du"), ("nl", "Jij")])
def test_every_language_plays(desk: Desk, language: str, name: str) -> None:
    lines = iter(["", "help", "claims", "log", "moves", "undo", "claim 3", "r99", "rules", "board"])
    anything = desk.anything(3)
    result = desk.run(
        *TACTICS,
        "--lang",
        language,
        player=lambda prompt, since: next(lines, None) or anything(prompt, since),
    )
    assert result.code == 0
    assert f"\n {name}: " in result.out
    assert f"\n{name} >" in result.out
    assert max(map(len, result.out.splitlines())) < 80


def test_the_board_shows_no_colour_without_a_terminal(desk: Desk) -> None:
    assert not PAINT.search(desk.run(*TACTICS, player=desk.anything(5)).out)


def test_a_game_by_a_script(desk: Desk) -> None:
    """Lines from a pipe, echoed so that the transcript can be read; stray bytes are just bad moves."""
    typed = b"\xff\xfe\nclaim 3\n" + b"1\n" * 300
    result = CliRunner().invoke(caber, [*BASE, "--save", "game.caber"], input=typed)
    assert result.exit_code == 0
    assert "You > claim 3\n" in result.output
    assert "is no move" in result.output
    assert desk.run("verify", "game.caber").code == 0
    assert read_records(Path("game.caber"))[0].state.outcome() is not None


def test_bots_play_among_themselves(desk: Desk) -> None:
    result = desk.run("play", GAME, "--seats", "random,heuristic", "--seed", "x", "--save", "bots.caber")
    assert result.code == 0
    assert "wins with" in result.out
    assert desk.run("verify", "bots.caber").code == 0


def test_a_match(desk: Desk) -> None:
    """Several games in one file, left and resumed between and inside them; the winner begins."""
    result = desk.run(
        *BASE, *SMALL, "--games", "3", "--save", "match.caber", player=desk.anything(1, stop=12)
    )
    parts = 1
    while "Final score" not in result.out:
        result = desk.run("play", "--resume", "match.caber", player=desk.anything(parts, stop=12))
        parts += 1
        assert parts < 100
    records = read_records(Path("match.caber"))
    assert [record.match for record in records] == ["game 1 of 3", "game 2 of 3", "game 3 of 3"]
    assert len({record.commitment for record in records}) == 3
    outcomes = [record.state.outcome() for record in records]
    points = [sum(outcome.points[seat] for outcome in outcomes if outcome) for seat in range(2)]
    assert f"Final score after 3 games: You {points[0]}, random {points[1]}." in result.out
    for record, outcome in zip(records[1:], outcomes):
        assert outcome is not None
        if outcome.winner is not None:
            assert record.options["begins"] == outcome.winner + 1
    assert desk.run("verify", "match.caber").out.count("moves are legal.") == 3
    assert desk.run("replay", "match.caber", "--game", "2").out.count("step 0 of") == 1
    again = desk.run("play", "--resume", "match.caber")
    assert again.code == 0
    assert "The match in match.caber is over." in again.out


def test_a_finished_game_can_be_kept(desk: Desk) -> None:
    Path("taken").write_text("mine", encoding="utf-8")
    names = iter(["taken", "kept.caber"])
    anything = desk.anything(1)

    def player(prompt: str, since: str) -> str | None:
        return next(names) if "keep the record" in prompt else anything(prompt, since)

    result = desk.run(*BASE, *SMALL, player=player)
    assert "“taken” exists already" in result.out
    assert "The record is in kept.caber." in result.out
    assert Path("taken").read_text(encoding="utf-8") == "mine"
    assert desk.run("verify", "kept.caber").code == 0


def test_nothing_is_kept_of_nothing(desk: Desk) -> None:
    assert "Nothing was played" in desk.run(*BASE).out
    assert list(Path().iterdir()) == []


def test_leaving_saves_in_the_present_folder(desk: Desk) -> None:
    for _ in range(2):
        result = desk.run(*BASE, player=typing("1", "quit"))
        assert "The game is saved in schotten_totten-" in result.out
    files = sorted(Path().iterdir())
    assert len(files) == 2
    assert all(desk.run("verify", file).code == 0 for file in files)


def test_saving_under_a_name(desk: Desk) -> None:
    Path("taken").write_text("mine", encoding="utf-8")
    Path("folder").mkdir()
    result = desk.run(
        *BASE, player=typing("1", "save taken", "save folder", "save no/such", "save here", "save", "1")
    )
    assert "“taken” exists already" in result.out
    assert "“folder” is a folder" in result.out
    assert "“no/such” can't be written" in result.out
    assert result.out.count("Saved in here.") == 2
    assert "The game is saved in here." in result.out
    assert Path("taken").read_text(encoding="utf-8") == "mine"
    (record,) = read_records(Path("here"))
    assert len(record.moves) > 14  # it went on being saved


def test_an_unwritable_file_does_not_lose_the_game(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(Path().resolve()))

    def player(prompt: str, since: str) -> str | None:
        if desk.record.moves[-1:] and len(desk.record.moves) > 14:
            Path("folder/game").unlink(missing_ok=True)
            if Path("folder").is_dir():
                Path("folder").rmdir()
                Path("folder").write_text("", encoding="utf-8")
            return "quit"
        return "1"

    Path("folder").mkdir()
    result = desk.run(*BASE, "--save", "folder/game", player=player)
    assert "The game is saved in schotten_totten-" in result.out
    assert len(read_records(next(Path().glob("*.caber")))[0].moves) > 14


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (("--seats", "human"), "One seat is named"),
        (
            ("--seats", "human,wizard"),
            "“wizard” can't take a seat. A seat is human, human:NAME, program:COMMAND, or a bot: random",
        ),
        (("--seats", "human:random,random"), "The name “random” is taken"),
        (("--seats", "human:Ann,human:ann"), "The name “ann” is taken"),
        (("--seats", "human:A|B,random"), "can't be written into a record"),
        (("--mode", "chaos"), "The option mode can't be “chaos”"),
        (("--option", "colour=red"), "“colour” sets no option"),
        (("--option", "mode=base", "--mode", "tactics"), "The option mode is given twice"),
        (("--option", "clans=1", "--option", "values=3"), "That makes only 3 clan cards"),
        (("--resume", "nowhere"), "There is no file “nowhere”."),
        (("--save", "no/such/file"), "“no/such/file” can't be written"),
        (("--save", "."), "“.” is a folder"),
    ],
)
def test_what_can_not_be_played(desk: Desk, args: tuple[str, ...], reason: str) -> None:
    result = desk.run("play", GAME, *args)
    assert result.code == 1
    assert result.out == ""
    assert reason in result.err.replace("\n", " ")


def test_what_is_a_matter_of_usage(desk: Desk) -> None:
    assert desk.run("play").code == 2
    assert desk.run("play", GAME, "--games", "0").code == 2
    desk.run(*BASE, "--save", "a", player=typing("1"))
    result = desk.run("play", GAME, "--resume", "a", "--mode", "tactics")
    assert (result.code, "keeps its options, seats and number of games" in result.err) == (2, True)


def titled(text: str, number: int, games: int) -> str:
    return text.replace("seats:", f"match: game {number} of {games}\nseats:")


def test_what_can_not_be_resumed(desk: Desk) -> None:
    desk.run(*BASE, "--save", "good", player=typing("1", "1"))
    good = Path("good").read_text(encoding="utf-8")
    desk.run(*BASE, "--save", "whole", player=desk.anything(1))
    whole = Path("whole").read_text(encoding="utf-8")
    secret = re.search(r"^secret: .*\n", good, re.MULTILINE)
    assert secret is not None
    broken = {
        "lacks the dealer's secret": good.replace(secret[0], ""),
        "doesn't belong to the commitment": good.replace(secret[0], f"secret: {'0' * 64}\n"),
        "isn't over, but others follow": titled(good, 1, 2) + titled(good, 2, 2),
        "its game 2 doesn't belong to one match": titled(whole, 1, 2) + titled(good, 1, 2),
        "its game 3 doesn't belong to one match": titled(whole, 1, 2)
        + titled(whole, 2, 2)
        + titled(good, 3, 2),
        "its game 1 doesn't belong to one match": titled(good, 2, 2),
    }
    assert all(text != good for text in broken.values())
    for reason, text in broken.items():
        Path("bad").write_text(text, encoding="utf-8")
        result = desk.run("play", "--resume", "bad")
        assert (result.code, reason in result.err) == (1, True), (reason, result)
    assert Path("good").read_text(encoding="utf-8") == good
