"""`caber verify` finds what is wrong with a record, and says where."""

import json
import re
from pathlib import Path

import pytest

from caber.cli.verify import judge
from caber.core.errors import CaberError
from caber.core.record import Record, read
from caber.games import game
from caber.games.schotten_totten import board
from tests.cli.desk import Desk, finished

GOOD = finished({"mode": "tactics"}).write()


def line_of(text: str, position: int) -> int:
    return text.count("\n", 0, position) + 1


def other_deal() -> tuple[str, int, str, str]:
    """A record in which another card was drawn than the dealer had to give, legal in itself."""
    record = read(GOOD, game)
    index = [place for place, actor in enumerate(record.actors) if actor < 0][40]
    state = record.at(index)
    changed = Record(record.game, record.options, record.seats, record.commitment, secret=record.secret)
    for move in record.moves[:index]:
        changed.play(move)
    other = next(int(move) for move in state.moves() if move != record.moves[index])
    changed.play(other)
    text = changed.write()
    return text, text.count("\n"), state.text(other), state.text(record.moves[index])


def test_a_good_record(desk: Desk) -> None:
    Path("good").write_text(GOOD, encoding="utf-8")
    record = read(GOOD, game)
    assert judge(record).claims == GOOD.count("claim ") > 0
    assert desk.run("verify", "good").code == 0
    result = desk.run("verify", "good", "--json")
    assert json.loads(result.out) == {
        "ok": True,
        "file": "good",
        "games": [
            {
                "game": "schotten_totten",
                "seats": ["Ailsa", "Rob"],
                "moves": len(record.moves),
                "result": record.result(),
                "dealt": sum(actor < 0 for actor in record.actors),
                "withheld": False,
                "claims": GOOD.count("claim "),
            }
        ],
    }


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_dice_are_not_called_cards(desk: Desk, language: str) -> None:
    record = finished({"track": "3,8,hop"}, kind=game("schotten_rennen"))
    Path("race").write_text(record.write(), encoding="utf-8")
    told = " ".join(desk.run("verify", "race", "--lang", language).out.split())
    times = {"en": "{} times, each time", "de": "{}-mal entschieden", "nl": "{} keer, elke keer"}[language]
    assert times.format(sum(actor < 0 for actor in record.actors)) in told
    assert not re.search("(?i)card|karte|kaart", told)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_another_card_than_the_dealer_had_to_give(desk: Desk, language: str) -> None:
    text, line, given, due = other_deal()
    Path("bad").write_text(text, encoding="utf-8")
    result = desk.run("verify", "bad", "--lang", language)
    assert (result.code, result.out) == (1, "")
    assert {str(line), *re.findall(r"\w+", f"{given} {due}")} <= set(re.findall(r"\w+", result.err))


def test_another_secret(desk: Desk) -> None:
    Path("bad").write_text(re.sub("secret: 00", "secret: 01", GOOD), encoding="utf-8")
    result = desk.run("verify", "bad")
    assert (result.code, "the secret doesn't belong to the commitment" in result.err.lower()) == (1, True)


def test_another_commitment(desk: Desk) -> None:
    Path("bad").write_text(re.sub("commitment: ..", "commitment: 00", GOOD), encoding="utf-8")
    assert desk.run("verify", "bad").code == 1


def test_a_finished_game_without_its_secret_is_not_proven(desk: Desk) -> None:
    Path("closed").write_text(re.sub("secret: .*\n", "", GOOD), encoding="utf-8")
    result = desk.run("verify", "closed")
    assert result.code == 1
    assert "the game is over, but the dealer's secret" in " ".join(result.out.split())
    found = json.loads(desk.run("verify", "closed", "--json").out)
    assert (found["ok"], found["games"][0]["dealt"], found["games"][0]["withheld"]) == (False, None, True)


def test_a_running_game_may_keep_its_secret(desk: Desk) -> None:
    opened = re.sub("secret: .*\n", "", GOOD)
    opened = re.sub("result: .*", "result: unfinished", opened[: opened.rindex("\nchance:")] + "\n")
    Path("running").write_text(opened, encoding="utf-8")
    result = desk.run("verify", "running")
    assert result.code == 0
    assert "The deal can't be checked yet" in result.out


def test_the_good_games_before_a_bad_one_are_told(desk: Desk) -> None:
    bad = re.sub("secret: ..", "secret: 7f", GOOD)
    Path("match").write_text(GOOD + bad, encoding="utf-8")
    result = desk.run("verify", "match")
    line = len(GOOD.splitlines()) + 1 + next(n for n, text in enumerate(bad.splitlines()) if "secret" in text)
    assert (result.code, "Game 1:" in result.out, f"Line {line}:" in result.err) == (1, True, True)


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_a_redacted_record(desk: Desk, viewer: int) -> None:
    Path("seen").write_text(read(GOOD, game).redact(viewer).write(), encoding="utf-8")
    result = desk.run("verify", "seen")
    assert result.code == 0
    assert "The deal can't be checked yet" in result.out


def test_a_changed_move(desk: Desk) -> None:
    found = re.search(r"^seat 1: (\w+)@(\d)", GOOD, re.MULTILINE)
    assert found is not None
    bad = GOOD[: found.start(1)] + "r10" + GOOD[found.end(1) :]
    Path("bad").write_text(bad, encoding="utf-8")
    for language, word in (("en", "Line"), ("de", "Zeile"), ("nl", "Regel")):
        result = desk.run("verify", "bad", "--lang", language)
        assert result.code == 1
        assert result.err.startswith(f"{word} {line_of(bad, found.start())}: ")
        assert f"r10@{found[2]}" in result.err
    answer = json.loads(desk.run("verify", "bad", "--json").out)
    assert answer["ok"] is False
    assert answer["error"]["line"] == line_of(bad, found.start())
    assert answer["error"]["key"] == "record-move"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (r"result: .*", "result: +1 -1 majority", "the result is said to be"),
        (r"rules: 1", "rules: 99", "version 99"),
        (r"seats: .*", "seats: Ailsa", "one seat is named"),
        (r"game: .*", "game: chess", "no game called “chess”"),
        (r"(?s)seat 1: .*", "seat 2: draw\n", "it is the turn of “seat 1”"),
        (r"caber record 1", "caber record 9", "a record begins with the line"),
        (r"(?s).*", "", "There is no record here."),
    ],
)
def test_other_faults(desk: Desk, old: str, new: str, reason: str) -> None:
    Path("bad").write_text(re.sub(old, new, GOOD, count=1), encoding="utf-8")
    result = desk.run("verify", "bad")
    assert (result.code, reason in result.err) == (1, True), result.err


def test_the_second_of_two_games_is_looked_at_too(desk: Desk) -> None:
    Path("both").write_text(GOOD + "\n" + other_deal()[0], encoding="utf-8")
    result = desk.run("verify", "both", "--json")
    assert result.code == 1
    assert len(json.loads(result.out)["games"]) == 1


def test_a_claim_that_the_second_opinion_doubts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "doubt", lambda state, certificate: "it refutes nothing")
    with pytest.raises(CaberError, match=r"Line \d+: move \d+, “claim \d”, does not convince"):
        judge(read(GOOD, game))


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "There is no file “file”."),
        ("", "“file” is a folder. Name a file."),
        (b"\xff\xfe\x00garbage\x00", "“file” isn't text"),
        (b"caber record 1\0", "“file” isn't text"),
        (b"#\n" * (3 << 20), "“file” is larger than 4 MB"),
        (b"", "There is no record here."),
        (b"\xef\xbb\xbfcaber record 1\r\n", "lacks the header “game”"),
    ],
)
def test_files_that_are_no_records(
    desk: Desk, command: str, content: bytes | str | None, reason: str
) -> None:
    if isinstance(content, bytes):
        Path("file").write_bytes(content)
    elif content is not None:
        Path("file").mkdir()
    result = desk.run(command, "file")
    assert (result.code, reason in result.err) == (1, True), result.err


def test_no_file_is_a_matter_of_usage(desk: Desk) -> None:
    assert desk.run("verify").code == 2
