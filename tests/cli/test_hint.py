"""`caber hint` names the best moves of a recorded or drawn position; so does `hint` while playing."""

import json
import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from caber.bots.analysis import SURE, analyst
from caber.core.contract import CHANCE, NOBODY
from caber.core.record import Record
from caber.games import game, positions
from caber.games.boards import board_of
from caber.table.analysis import steps_of
from tests.cli.desk import SMALL, Desk, RealTerminal, finished, typing

RACE = finished({"track": "3,8,hop"}, bytes([4]) * 32, game("schotten_rennen"))
STONES = finished({"stones": 3, "hand": 2})
LAST = len(steps_of(RACE)) - 1
DRAWN = """\
game: schotten_totten
options: stones=3 hand=3
hand 2: ? ? ?
seen by: 1
1  r7 r8     |  b1 b2
hand 1: r9 g6 g4
"""


@pytest.fixture
def file(desk: Desk) -> str:
    Path("race.caber").write_text(RACE.write(), encoding="utf-8")
    Path("stones.caber").write_text(STONES.write(), encoding="utf-8")
    Path("drawn.txt").write_text(DRAWN, encoding="utf-8")
    return "race.caber"


def unfinished(record: Record, moves: int) -> str:
    """The record as it was after so many moves."""
    cut = Record(record.game, record.options, record.seats, record.commitment, secret=record.secret)
    for move in record.moves[:moves]:
        cut.play(move)
    return cut.write()


def choice_step() -> int:
    """The first step of the race at which there are several moves."""
    ends = steps_of(RACE)
    return next(step for step, end in enumerate(ends) if RACE.at(end).turn >= 0 and RACE.at(end).count() > 1)


def test_the_best_moves_come_first_with_their_chances(desk: Desk, file: str) -> None:
    step = choice_step()
    state = RACE.at(steps_of(RACE)[step])
    by = analyst("schotten_rennen")
    assert by is not None
    weighed = by.weigh(state)
    result = desk.run("hint", file, "--step", str(step), "--best", "9")
    assert result.code == 0
    head, task, _, *lines = result.out.splitlines()
    assert head == f"schotten_rennen · step {step} of {LAST} · {RACE.seats[state.turn]}"
    assert task in board_of(RACE.game).task(state)
    found = [re.match(r" *(\d+)\.(\d\d)%  (\S+) +\S", line) for line in lines]
    assert [each and each[3] for each in found] == [state.text(state.moves()[at]) for at in weighed.surest]
    assert [each and int(each[1] + each[2]) for each in found] == [weighed.moves[at] for at in weighed.surest]
    first = desk.run("hint", file, "--step", str(step), "--best", "1").out.splitlines()[3:]
    assert [line.split() for line in first] == [lines[0].split()]


def test_all_moves_as_json(desk: Desk, file: str) -> None:
    step = choice_step()
    state = RACE.at(steps_of(RACE)[step])
    found = json.loads(desk.run("hint", file, "--step", str(step), "--json").out)
    assert (found["game"], found["seat"], found["exact"]) == ("schotten_rennen", state.turn + 1, True)
    assert {each["move"] for each in found["moves"]} == {state.text(move) for move in state.moves()}
    chances = [each["chance"] for each in found["moves"]]
    assert chances == sorted(chances, reverse=True) and 0 <= chances[-1] < chances[0] <= 1
    assert all(each["margin"] == 0 and each["words"] for each in found["moves"])


def test_a_saved_game_is_hinted_where_it_stands(desk: Desk, file: str) -> None:
    end = steps_of(RACE)[5]
    Path("saved.caber").write_text(unfinished(RACE, end), encoding="utf-8")
    shown, whole = desk.run("hint", "saved.caber").out, desk.run("hint", file, "--step", "5").out
    assert "step 5 of 5" in shown
    assert shown.splitlines()[1:] == whole.splitlines()[1:]


def test_a_search_says_how_far_off_it_may_be(desk: Desk, file: str) -> None:
    result = desk.run("hint", "stones.caber", "--step", "0", "--simulations", "300")
    assert result.code == 0
    assert re.search(r"\d+% ± \d+  \S+@\d  Lay ", result.out.replace("\xa0", " "))
    assert "estimates" in result.out
    figures = [
        json.loads(desk.run("hint", "stones.caber", "--step", "0", "--json", "--simulations", count).out)
        for count in ("300", "300", "3000")
    ]
    assert figures[0] == figures[1]
    margins = [sum(each["margin"] for each in found["moves"]) for found in figures]
    assert margins[2] < margins[0]


def test_a_hint_knows_no_more_than_the_player(desk: Desk, file: str) -> None:
    """Whole, or as the player to act saw it: the hint is the same."""
    state = STONES.at(steps_of(STONES)[0])
    mine = STONES.redact(int(state.turn))
    Path("mine.caber").write_text(mine.write(), encoding="utf-8")
    args = ("--step", "0", "--simulations", "200", "--json")
    assert desk.run("hint", "mine.caber", *args).out == desk.run("hint", "stones.caber", *args).out
    for viewer in (1 - int(state.turn), NOBODY):
        Path("theirs.caber").write_text(STONES.redact(viewer).write(), encoding="utf-8")
        result = desk.run("hint", "theirs.caber", *args)
        assert result.code == 1 and "holds only what" in result.err


def test_a_drawn_position(desk: Desk, file: str) -> None:
    args = ("--simulations", "200", "--best", "20")
    result = desk.run("hint", "--position", "drawn.txt", *args)
    assert result.code == 0
    assert result.out.splitlines()[:2] == ["schotten_totten · Seat 1", "Lay a card."]
    state = positions.read(game("schotten_totten"), DRAWN)
    assert len(re.findall(r"^ *\d+%", result.out, re.MULTILINE)) == state.count()
    Path("nameless.txt").write_text(DRAWN.partition("\n")[2], encoding="utf-8")
    named = desk.run("hint", "--position", "nameless.txt", "--game", "schotten_totten", *args)
    assert named.out == result.out


def test_a_position_from_the_standard_input(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    class Piped(StringIO):
        def isatty(self) -> bool:
            return False

    monkeypatch.setattr("tests.cli.desk.Keyboard", lambda tty: Piped(DRAWN))
    result = desk.run("hint", "--position", "-", "--simulations", "100")
    assert result.code == 0 and "Seat 1" in result.out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (DRAWN.replace("g4", "r7"), "Line 6, “hand 1: r9 g6 r7”: r7 is already at stone 1."),
        (DRAWN.replace("seen by: 1\n", ""), "Line 3, “hand 2: ? ? ?”: “?” is a card that the viewer"),
        (DRAWN.replace("seen by: 1", "seen by: 1\nturn: 2 play"), "Seat 2 is to act, but"),
        (DRAWN.replace("seen by: 1", "seen by: nobody").replace("r9 g6 g4", "?"), "Seat 1 is to act, but"),
        ("hand 1: r7", "doesn't say which game"),
        ("game: chess", "no game called “chess”"),
        ("game: tug_of_war", "No player has to decide"),
        ("game: schotten_totten\nturn: 1 finished\nreason: level", "The game is over in this position"),
        ("game: schotten_rennen\noptions: players=3 track=3,4", "There is no hint"),
        ("game: tug_of_war\nseat 3: -", "No line of this game begins with “seat 3”"),
    ],
)
def test_what_is_wrong_with_a_position(desk: Desk, text: str, said: str) -> None:
    Path("drawn.txt").write_text(text, encoding="utf-8")
    result = desk.run("hint", "--position", "drawn.txt")
    assert (result.code, result.out) == (1, "")
    assert said in result.err


def test_a_position_of_another_game(desk: Desk, file: str) -> None:
    result = desk.run("hint", "--position", "drawn.txt", "--game", "kilt_castle")
    assert result.code == 1 and "Line 1: this is a position of schotten_totten" in result.err


def test_a_step_has_to_be_one(desk: Desk, file: str) -> None:
    over = desk.run("hint", file)
    assert over.code == 1 and f"from 0 to {LAST}" in over.err
    assert "There is no step 999." in desk.run("hint", file, "--step", "999").err
    assert "over in this position" in desk.run("hint", file, "--step", str(LAST)).err
    before = next(index for index, actor in enumerate(RACE.actors) if actor == CHANCE and index)
    Path("saved.caber").write_text(unfinished(RACE, before), encoding="utf-8")
    assert "No player has to decide" in desk.run("hint", "saved.caber").err


def test_one_of_several_games(desk: Desk, file: str) -> None:
    text = f"{STONES.write()}\n{unfinished(RACE, steps_of(RACE)[5])}"
    Path("several.caber").write_text(text, encoding="utf-8")
    assert "step 5 of 5" in desk.run("hint", "several.caber").out
    args = ("--step", "0", "--simulations", "100")
    assert "schotten_totten" in desk.run("hint", "several.caber", "--game", "1", *args).out
    for number in ("3", "0", "x"):
        assert "holds 2 games" in desk.run("hint", "several.caber", "--game", number).err


@pytest.mark.parametrize(
    "args", [(), ("race.caber", "--position", "drawn.txt"), ("--position", "drawn.txt", "--step", "1")]
)
def test_a_record_or_a_position(desk: Desk, file: str, args: tuple[str, ...]) -> None:
    result = desk.run("hint", *args)
    assert result.code == 2 and "--position" in result.err


def test_all_languages_hint(desk: Desk, file: str) -> None:
    args = ("hint", "--position", "drawn.txt", "--simulations", "100", "--lang")
    assert "Leg eine Karte." in desk.run(*args, "de").out
    assert "Stoel 1" in desk.run(*args, "nl").out


# -- while playing ---------------------------------------------------------------------------------


def test_a_hint_while_playing(desk: Desk) -> None:
    args = ("play", "schotten_rennen", "--track", "3,8,hop", "--seed", "thistle", "--seats", "human,level2")
    result = desk.run(*args, player=typing("roll", "hint"))
    record = desk.record
    state = record.at(record.actors.index(CHANCE) + 1)
    by = analyst("schotten_rennen")
    assert by is not None and state.turn == 0 and state.count() > 1
    best = by.weigh(state).moves[by.weigh(state).best]
    told = result.out.rpartition("hint\n")[2]
    assert told.startswith(f"{best * 100 // SURE}.{best % 100:02}%  ")
    assert len(record.moves) == 2  # a hint plays nothing


def test_players_at_one_keyboard_may_ask(desk: Desk) -> None:
    args = ("play", "schotten_totten", *SMALL, "--seats", "human,human:Rob")
    result = desk.run(*args, player=typing("", "hint"))
    assert re.search(r"\d+%\s±\s\d+  \S+@\d  Lay ", result.out)


def test_a_game_without_hints_says_so(desk: Desk) -> None:
    args = ("play", "schotten_rennen", "--track", "3,4", "--seats", "human,level1,level1")
    assert "There is no hint" in desk.run(*args, player=typing("hint")).out


def test_it_says_that_it_thinks(terminal: Callable[..., RealTerminal]) -> None:
    play = terminal("play", "schotten_totten", "--option", "stones=3", "--option", "hand=3")
    play.until(">")
    play.type("hint")
    play.until("Thinking …")
    play.until("estimates")
    play.type("q")
    assert play.end() == 0
