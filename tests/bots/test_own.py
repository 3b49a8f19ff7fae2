"""Bots of one's own: a name is imported from the command line alone; Python takes classes and objects."""

import ast
import os
import shlex
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from caber.bots import Forfeit, as_bot, bot
from caber.bots.deferred import DeferredBot
from caber.bots.own import OwnBot, is_own
from caber.bots.program import ProgramBot, introduced
from caber.bots.random import RandomBot
from caber.core.contract import CHANCE, OVER, State
from caber.core.errors import CaberError
from caber.core.outcome import Outcome
from caber.core.rng import Rng
from caber.games import NAMES, game
from tests.bots.planted import garden, plant
from tests.bots.test_program import first_decision

PACKAGE = Path(__file__).parents[2] / "src" / "caber"
NUMBERS = count()


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a module with bots in the current folder; every test has another one."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    return garden(tmp_path, f"garden{next(NUMBERS)}")


# -- by name ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "own"),
    [
        ("my_bots:Mine", True),
        ("my.bots:Mine", True),
        ("my_bots:Mine:250", True),
        ("my_bots:Mine:soon", True),
        ("level5:250", False),
        ("level5:soon", False),
        ("search:Mine", False),  # a name by which a bot was known before
        ("my_bots:250", False),
        ("my_bots", False),
        ("my_bots:", False),
        (":Mine", False),
        ("program:Mine", False),
        ("program:python bot.py", False),
        ("my bots:Mine", False),
        ("../my_bots:Mine", False),
    ],
)
def test_a_class_is_told_from_a_bot_with_a_budget(name: str, own: bool) -> None:
    assert is_own(name, "kilt_castle") is own


def test_a_class_in_the_current_folder_plays(bots: str) -> None:
    view = first_decision()
    assert OwnBot(f"{bots}:Mine").choose(view, Rng(1)) == view.moves()[-1]
    assert OwnBot(f"{bots}:made").choose(view, Rng(1)) == view.moves()[-1]
    assert sys.path[0] == os.getcwd()


def test_every_game_has_a_new_object(bots: str) -> None:
    player, view = OwnBot(f"{bots}:Mine"), first_decision()
    made = sys.modules[bots].Mine
    for games in (1, 2):
        player.choose(view, Rng(1))
        player.choose(view, Rng(1))
        player.close()
        assert made.made == games


def test_a_bot_that_closes_hears_how_it_ended(bots: str) -> None:
    player = OwnBot(f"{bots}:Closing")
    player.choose(first_decision(), Rng(1))
    player.close(Outcome((1, -1), (1, 0), "five_stones"))
    player.close()
    assert Path("closed").read_text() == "five_stones\n"


def test_a_number_of_numpy_is_a_move_and_the_view_may_be_played_on(bots: str) -> None:
    view = first_decision()
    for name in ("Numpy", "Meddler"):
        move = OwnBot(f"{bots}:{name}").choose(view, Rng(1))
        assert type(move) is int and view.legal(move)


def test_a_budget_goes_to_a_bot_that_thinks_by_the_clock(
    bots: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, milliseconds in ((":90", None), (":90", 50), ("", 50), ("", None)):
        OwnBot(f"{bots}:Quick{name}", milliseconds).choose(first_decision(), Rng(1))
    assert capsys.readouterr().out.splitlines() == [f"thinking for {time}" for time in (90, 90, 50, 1000)]
    assert OwnBot(f"{bots}:Mine", 50).choose(first_decision(), Rng(1))
    for name, key in (("Mine:90", "error-untimed-bot"), ("Quick:soon", "error-bot-budget")):
        with pytest.raises(CaberError) as caught:
            OwnBot(f"{bots}:{name}")
        assert caught.value.key == key


@pytest.mark.parametrize(
    ("name", "reason", "detail"),
    [
        ("Broken", "crashed", "ZeroDivisionError: integer division or modulo by zero (MODULE.py, line 19)"),
        ("Late", "crashed", "RuntimeError: two are enough (MODULE.py, line 29)"),
        ("Cheat", "nonsense", "MODULE:Cheat chose 'win', which isn't the number of a legal move"),
    ],
)
def test_one_that_fails_forfeits_and_says_where(bots: str, name: str, reason: str, detail: str) -> None:
    player, view = OwnBot(f"{bots}:{name}"), first_decision()
    if name == "Late":
        assert view.legal(player.choose(view, Rng(1)))
        assert view.legal(player.choose(view, Rng(1)))
    with pytest.raises(Forfeit) as caught:
        player.choose(view, Rng(1))
    assert (caught.value.reason, caught.value.detail) == (reason, detail.replace("MODULE", bots))


def test_it_is_shown_nothing_but_its_own_view(bots: str) -> None:
    with pytest.raises(CaberError, match="A bot sees what its seat may know"):
        OwnBot(f"{bots}:Mine").choose(first_decision().guess(Rng(1)), Rng(1))


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("no_such:Mine", "There is no module “no_such” in this folder or among the installed packages."),
        ("no.such:Mine", "There is no module “no.such”"),
        ("MODULE.py:Mine", "There is no module “MODULE.py”"),
        ("MODULE:mine", "has no “mine”. There are 13 bots in it: MODULE:Mine, MODULE:Broken"),
        ("MODULE:Closer", "Did you mean “Closing”?"),
        ("MODULE:Rock", "“MODULE:Rock” is no bot. A bot is a class with a method choose(self, view, rng)"),
        ("MODULE:number", "“MODULE:number” is no bot."),
        ("MODULE:Wrong", "“MODULE:Wrong” is no bot."),
        ("MODULE:Needy", "“MODULE:Needy” needs arguments: (book, depth=3)."),
        ("MODULE:Faulty", "“MODULE:Faulty” can't be made: FileNotFoundError: no book (MODULE.py, line "),
        ("torn:Mine", "The module “torn” can't be imported: SyntaxError: "),
        ("gone:Mine", "The module “gone” can't be imported: SystemExit: 3 (gone.py, line 1)."),
        (
            "needs:Mine",
            "can't be imported: ModuleNotFoundError: No module named 'no_such_thing' (needs.py, line 2).",
        ),
        ("empty:Mine", "The module “empty” has no “Mine”. Name a class with a method choose(view, rng)"),
    ],
)
def test_errors_say_what_would_be_right(bots: str, name: str, words: str) -> None:
    for file, text in {
        "torn": "class Mine(:",
        "gone": "raise SystemExit(3)",
        "needs": "\nimport no_such_thing",
        "empty": "",
    }.items():
        Path(f"{file}.py").write_text(text)
    with pytest.raises(CaberError) as caught:
        OwnBot(name.replace("MODULE", bots))
    assert words.replace("MODULE", bots) in str(caught.value)
    for file in ("torn", "gone", "needs", "empty"):
        sys.modules.pop(file, None)


# -- as a program ----------------------------------------------------------------------------------


def spoken(name: str) -> str:
    return shlex.join([sys.executable, "-m", "caber.bots.own_program", name])


def test_a_class_plays_as_a_program_as_it_plays_here(bots: str, capfd: pytest.CaptureFixture[str]) -> None:
    command = spoken(f"{bots}:Quick")
    assert introduced(command, NAMES[0]) == ("Quick", ())
    assert introduced(spoken(f"{bots}:Racer"), NAMES[0]) == ("Racer", ("schotten_rennen",))
    kind, rng = game(NAMES[0]), Rng(5)
    player, here = ProgramBot(command, kind.name), OwnBot(f"{bots}:Quick")
    player.milliseconds = 700
    state = kind.opening(kind.options({"stones": 3, "hand": 3}))
    while state.turn != OVER:
        view = state.hide(state.turn) if state.turn != CHANCE else state
        if state.turn == 1:
            assert player.choose(view, Rng(1)) == here.choose(view, Rng(1))
        state.act(state.pick(rng))
    player.close(state.outcome())
    assert "thinking for 700" in capfd.readouterr().err, "what it prints is no answer"


@pytest.mark.parametrize(
    ("name", "reason", "detail"),
    [
        ("Broken", "crashed", "it ended with code 1"),
        ("Cheat", "nonsense", "the move \"MODULE:Cheat chose 'win', which isn't the number of a legal move"),
    ],
)
def test_a_class_that_fails_as_a_program(
    bots: str, name: str, reason: str, detail: str, capfd: pytest.CaptureFixture[str]
) -> None:
    player = ProgramBot(spoken(f"{bots}:{name}"), NAMES[0])
    with pytest.raises(Forfeit) as caught:
        player.choose(first_decision(), Rng(1))
    assert caught.value.reason == reason
    assert caught.value.detail.startswith(detail.replace("MODULE", bots))
    assert ("ZeroDivisionError" in capfd.readouterr().err) is (reason == "crashed")


def test_a_class_hears_the_end_as_a_program(bots: str) -> None:
    player = ProgramBot(spoken(f"{bots}:Closing"), NAMES[0])
    player.choose(first_decision(), Rng(1))
    player.close(Outcome((1, -1), (1, 0), "five_stones"))
    player.choose(first_decision(), Rng(1))
    player.close()
    assert Path("closed").read_text() == "five_stones\nNone\n"


# -- no name imports anything ----------------------------------------------------------------------


def test_the_table_of_bots_imports_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    bait = plant(tmp_path)
    for name in NAMES:
        with pytest.raises(CaberError, match="imported only if you name it on the command line"):
            bot("planted:Mine", name)
    for call in (bot, as_bot):
        with pytest.raises(CaberError, match="imported only if you name it on the command line"):
            call("planted:Mine")
    assert not bait.exists() and "planted" not in sys.modules


def importing(folder: str) -> Iterator[tuple[str, str]]:
    """Every module of a package that imports names from elsewhere, with their full names."""
    for file in sorted((PACKAGE / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                yield from (
                    (str(file.relative_to(PACKAGE)), f"{node.module}.{each.name}") for each in node.names
                )
            elif isinstance(node, ast.Import):
                yield from ((str(file.relative_to(PACKAGE)), each.name) for each in node.names)


def test_only_the_command_line_and_its_matches_can_import_by_name() -> None:
    users = {file for file, name in importing("") if "caber.bots.own" in name}
    assert users == {
        "arena/matches.py",  # which imports what a match carries as typed
        "bots/own_program.py",
        "cli/matches.py",
        "cli/programs.py",
        "cli/seats.py",
    }
    assert not [name for _, name in importing("server") if name.startswith(("caber.arena", "caber.cli"))]
    assert not [name for _, name in importing("table") if name.startswith(("caber.arena", "caber.cli"))]


# -- a class or an object where Python takes a bot -------------------------------------------------


class First:
    def choose(self, view: State, rng: Rng) -> int:
        return view.moves()[0]


def test_a_class_and_an_object_are_bots() -> None:
    player = First()
    assert as_bot(player) is player
    assert isinstance(as_bot(First), First)
    assert isinstance(as_bot("random", NAMES[0]), RandomBot)
    for wanted in (7, None, object(), object, ["level1"]):
        with pytest.raises(CaberError, match="is no bot"):
            as_bot(wanted)  # type: ignore[arg-type]


# -- a name before the game is known ---------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_without_a_game_plays_that_of_its_view(name: str) -> None:
    view = first_decision(name)
    player = bot("level1")
    assert player.choose(view, Rng(3)) == bot("level1", name).choose(view, Rng(3))
    other = first_decision(NAMES[NAMES.index(name) - 1])
    assert player.choose(other, Rng(3)) in other.moves()


def test_a_budget_waits_for_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[object, ...]] = []

    def noted(*given: object) -> First:
        made.append(given)
        return First()

    monkeypatch.setattr("caber.bots.deferred.bot", noted)
    bot("level5:250", milliseconds=90).choose(first_decision(), Rng(1))
    assert made[-1] == ("level5:250", NAMES[0], 90)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("levle3", "error-unknown-bot"),
        ("level5:soon", "error-bot-budget"),
        ("random:50", "error-untimed-bot"),
        ("my_bots:Mine", "program-own-by-name"),
        ("program:no-such-program", "program-missing"),
    ],
)
def test_a_name_that_no_game_knows_is_refused_at_once(name: str, key: str) -> None:
    with pytest.raises(CaberError) as caught:
        bot(name)
    assert caught.value.key == key


def test_a_program_without_a_game_is_started_and_closed(tmp_path: Path) -> None:
    player = bot(
        f"program:{shlex.join([sys.executable, str(PACKAGE.parents[1] / 'examples' / 'first_bot.py')])}"
    )
    assert isinstance(player, DeferredBot)
    for name in NAMES[:2]:
        view = first_decision(name)
        assert player.choose(view, Rng(1)) in view.moves()
    player.close()
