"""External programs: the examples play every game, and one that misbehaves does no more than forfeit."""

import gc
import json
import os
import pickle
import re
import shlex
import sys
import threading
import time
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from caber.bots import Forfeit, bot
from caber.bots import program as protocol
from caber.bots.program import ProgramBot, introduced, question, view_of
from caber.core.contract import CHANCE, OVER, State
from caber.core.errors import CaberError
from caber.core.options import Value
from caber.core.rng import Rng
from caber.games import NAMES, game
from caber.texts import LANGUAGES
from tests.contract.spread import Share, positions, shares
from tests.contract.worlds import difference, guesses

ROOT = Path(__file__).parents[2]
RACER = "race_bot.py"  # it plays one game: tests/tutorials has it
EXAMPLES = sorted(
    file
    for file in (ROOT / "examples").glob("*.py")
    if file.name != RACER and '"protocol"' in file.read_text(encoding="utf-8")
)
ROGUE = Path(__file__).with_name("rogue.py")
GAME = "schotten_totten"
PATIENCE = 20.0  # seconds for what should take moments; machines are shared
SMALL: dict[str, Value] = {"stones": 3, "hand": 3, "track": "10,rival,hop", "cap": 4}


def command(file: Path, *words: str | Path) -> str:
    return shlex.join([sys.executable, str(file), *map(str, words)])


def small(name: str) -> dict[str, Value]:
    """What makes a game short, as far as it has such options."""
    return {option.name: SMALL[option.name] for option in game(name).offered if option.name in SMALL}


def first_decision(name: str = GAME, seat: int = 0, seed: int = 1) -> State:
    """The view with which that seat decides for the first time."""
    state, rng = game(name).start(), Rng(seed)
    while state.turn != seat:
        state.act(state.pick(rng))
    return state.hide(seat)


class Rogue(NamedTuple):
    """A bot that is played by the rogue, and what that has noted."""

    player: ProgramBot
    file: Path

    def notes(self) -> list[str]:
        return self.file.read_text(encoding="utf-8").splitlines()

    def heard(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.notes() if line.startswith("{")]

    def processes(self) -> list[int]:
        return [int(line.split()[1]) for line in self.notes() if line.startswith(("process", "child"))]


@pytest.fixture
def rogue(tmp_path: Path) -> Any:
    made: list[Rogue] = []

    def make(kind: str, name: str = GAME) -> Rogue:
        file = tmp_path / f"notes {len(made)}"
        made.append(Rogue(ProgramBot(command(ROGUE, kind, file), name), file))
        return made[-1]

    yield make
    for each in made:
        each.player.close()


def gone(process: int) -> bool:
    """Whether a process has ended and been waited for, unless it was no child of ours."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        if Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[:2] == ["Z", "1"]:
            return True  # dead, and no child of ours
        time.sleep(0.02)
    return False


def belongings() -> tuple[int, int]:
    """How many files are open, and how many threads run."""
    return len(os.listdir("/proc/self/fd")), threading.active_count()


# -- the examples ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_plays_every_game(file: Path, name: str) -> None:
    kind, rng = game(name), Rng(5)
    most = kind.seats[-1]
    options = kind.seated(most, small(name))
    player = bot(f"program:{command(file)}", name, milliseconds=20)
    others = bot("random", name)
    state, decisions = kind.opening(options), 0
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.act(state.pick(rng))
        else:
            decisions += state.turn == most - 1
            state.play((player if state.turn == most - 1 else others).choose(state.hide(state.turn), rng))
    assert isinstance(player, ProgramBot)
    player.close(state.outcome())
    assert decisions > 1


def test_the_first_example_is_short_and_needs_nothing() -> None:
    source = (ROOT / "examples" / "first_bot.py").read_text(encoding="utf-8")
    assert len(source.splitlines()) < 40
    assert {line.split()[1] for line in source.splitlines() if line.startswith(("import", "from"))} <= set(
        sys.stdlib_module_names
    )


def test_the_first_example_never_misses_a_claim_and_beats_chance() -> None:
    kind, won = game(GAME), 0
    player = bot(f"program:{command(ROOT / 'examples' / 'first_bot.py')}", GAME)
    assert isinstance(player, ProgramBot)
    for seed in range(6):
        state, rng = kind.start(), Rng(seed)
        while state.turn != OVER:
            if state.turn != seed % 2:
                state.act(state.pick(rng))
                continue
            move = player.choose(state.hide(state.turn), rng)
            claims = [text for text in map(state.text, state.moves()) if text.startswith("claim")]
            assert not claims or state.text(move) in claims
            state.act(move)
        outcome = state.outcome()
        won += outcome is not None and outcome.winner == seed % 2
        player.close(outcome)
    assert won >= 5


# -- what is said ----------------------------------------------------------------------------------


@pytest.mark.parametrize("share", shares(), ids=str)
def test_a_view_can_be_rebuilt_from_the_question(share: Share) -> None:
    asked = 0
    for position in positions(share.settings[::3], games=1, each=4):
        turn = int(position.state.turn)
        if turn >= 0:
            view = position.state.hide(turn)
            message = json.loads(json.dumps(question(position.setting.game, view, 1, 0, 1000)))
            assert difference(view_of(message), view) == "", position
            assert message["moves"] == [view.text(move) for move in view.moves()]
            asked += 1
    assert asked


def test_cells_of_another_game_are_refused() -> None:
    message = question(game(GAME), first_decision(), 1, 0, 1000)
    message["view"]["game"] = "kilt_castle"
    message["view"]["options"] = {}
    with pytest.raises(ValueError, match="a state of kilt_castle has"):
        view_of(message)


@pytest.mark.parametrize("share", shares(), ids=str)
def test_what_is_hidden_makes_no_difference_to_the_question(share: Share) -> None:
    for position in positions(share.settings[::3], games=1, each=4):
        turn, kind = int(position.state.turn), position.setting.game
        if turn >= 0:
            told = {
                json.dumps(question(kind, world.hide(turn), 1, 0, 1000))
                for world in [position.state, *guesses(position.state, turn, 4)]
            }
            assert len(told) == 1, position


def test_what_is_hidden_makes_no_difference_to_the_bytes_sent(rogue: Any) -> None:
    view = first_decision()
    worlds = [view.guess(Rng(seed)) for seed in (1, 2)]
    assert worlds[0] != worlds[1]
    rogues = [rogue("plays well") for _ in worlds]
    for world, each in zip(worlds, rogues):
        each.player.choose(world.hide(0), Rng(3))
        each.player.close()
    sent = [[line for line in each.notes() if not line.startswith("process")] for each in rogues]
    assert sent[0] == sent[1]
    assert len(sent[0]) == 4


def test_a_state_that_is_not_hidden_is_refused(rogue: Any) -> None:
    with pytest.raises(CaberError, match="A bot sees what its seat may know"):
        rogue("plays well").player.choose(first_decision().guess(Rng(1)), Rng(1))


def test_a_game_from_hello_to_the_end(rogue: Any) -> None:
    each, kind = rogue("plays well"), game(GAME)
    each.player.milliseconds = 250
    state, rng = kind.start(), Rng(2)
    while state.turn != OVER:
        if state.turn == 1:
            state.play(each.player.choose(state.hide(1), rng))
        else:
            state.act(state.pick(rng))
    outcome = state.outcome()
    assert outcome is not None
    each.player.close(outcome)
    hello, *questions, over = each.heard()
    assert hello == {
        "protocol": 1,
        "game": GAME,
        "options": dict(kind.options()),
        "seat": 1,
        "seats": 2,
    }
    assert [asked["id"] for asked in questions] == list(range(1, len(questions) + 1))
    assert {asked["milliseconds"] for asked in questions} == {250}
    assert len({asked["seed"] for asked in questions}) > 1
    assert all("seat 2" in asked["text"] and asked["text"].isascii() for asked in questions)
    assert over == {
        "over": True,
        "outcome": {
            "payoffs": list(outcome.payoffs),
            "points": list(outcome.points),
            "reason": outcome.reason,
        },
    }
    assert each.notes()[-1] == "closed"
    (process,) = each.processes()
    assert gone(process)


def test_each_game_and_seat_has_a_process_of_its_own(rogue: Any) -> None:
    each = rogue("plays well")
    each.player.choose(first_decision(seat=0), Rng(1))
    each.player.choose(first_decision(seat=0, seed=2), Rng(1))
    assert len(each.processes()) == 1
    each.player.choose(first_decision(seat=1), Rng(1))
    assert len(each.processes()) == 2
    each.player.close()
    each.player.choose(first_decision(seat=1), Rng(1))
    assert len(each.processes()) == 3
    assert [asked["id"] for asked in each.heard() if "id" in asked] == [1, 2, 1, 1]
    assert all(gone(process) for process in each.processes()[:2])


def test_what_a_program_writes_to_its_error_output_is_passed_on(
    rogue: Any, capfd: pytest.CaptureFixture[str]
) -> None:
    rogue("complains").player.choose(first_decision(), Rng(1))
    assert capfd.readouterr().err == "the dice are loaded\n"


# -- what goes wrong -------------------------------------------------------------------------------

CRASHES = {
    "ends at once": "it ended with code 3",
    "crashes": "it ended with code 1",
    "crashes later": "it was ended by signal 9",
    "closes its output": "it closed its output",
    "has a child": "it ended with code 1",
}
UNHEARD = "no answer within SECONDS seconds; does it flush its output after every line?"
STALLS = ("says nothing", "never reads", "stalls", "stops in the middle of a line")
NONSENSE = {
    "has no name": "a program's name has 1 to 40 printable characters",
    "has a terrible name": "a program's name has 1 to 40 printable characters",
    "plays terrible games": "games is a list of at most 100 names",
    "plays a race": "it plays schotten_rennen, not schotten_totten",
    "talks without end": "an answer to None; the question was 1",
    "babbles": "a line that isn't an object in JSON: b'e2-e4'",
    "says a number": "a line that isn't an object in JSON: b'7'",
    "says no UTF-8": "a line that isn't an object in JSON",
    "says too much": "a line of more than 1048576 bytes",
    "never ends its line": "a line of more than 1048576 bytes",
    "nests deeply": "a line that isn't an object in JSON",
    "counts from true": "an answer to True; the question was 1",
    "answers something else": "an answer to 2; the question was 1",
    "answers twice": "an answer to 1; the question was 2",
    "cheats": "the move 'win', which isn't one of: ",
    "makes a list": "the move ['",
}
WRONG = [
    *((kind, "crashed", detail) for kind, detail in CRASHES.items()),
    *((kind, "stalled", UNHEARD) for kind in STALLS),
    *((kind, "nonsense", detail) for kind, detail in NONSENSE.items()),
]


def play_on(each: Rogue, view: State) -> None:
    """Asks several times: some go wrong later."""
    for _ in range(5):
        each.player.choose(view, Rng(1))


@pytest.mark.parametrize(("kind", "reason", "detail"), WRONG, ids=[kind for kind, _, _ in WRONG])
def test_a_program_that_misbehaves_forfeits_and_leaves_nothing_behind(
    rogue: Any, kind: str, reason: str, detail: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if reason == "stalled":
        monkeypatch.setattr(protocol, "GRACE", 0.3)
        monkeypatch.setattr(protocol, "START", 1.0 if kind in ("says nothing", "never reads") else 10.0)
    monkeypatch.setattr("caber.bots.conversation.FAREWELL", 0.5)
    before, each, view = belongings(), rogue(kind), first_decision()
    each.player.milliseconds = 1000 if reason != "stalled" else 100
    with pytest.raises(Forfeit) as caught:
        play_on(each, view)
    assert caught.value.reason == reason
    assert re.match(re.escape(detail).replace("SECONDS", "[0-9.]+"), caught.value.detail)
    assert len(str(caught.value)) < 300
    assert str(caught.value).isprintable()
    assert all(gone(process) for process in each.processes())
    assert belongings() == before
    each.player.close()  # which finds nothing to close
    # The next game is another process, which may do better.
    count = len(each.processes())
    with pytest.raises(Forfeit):
        play_on(each, view)
    assert len(each.processes()) > count


def test_a_program_that_does_not_leave_is_ended(rogue: Any) -> None:
    before, each = belongings(), rogue("doesn't leave")
    each.player.choose(first_decision(), Rng(1))
    begun = time.monotonic()
    each.player.close()
    assert 0.5 < time.monotonic() - begun < 5
    assert gone(each.processes()[0])
    assert belongings() == before


def test_a_program_that_nobody_closes_ends_when_it_is_forgotten(tmp_path: Path) -> None:
    file = tmp_path / "notes"
    player = ProgramBot(command(ROGUE, "doesn't leave", file), GAME)
    player.choose(first_decision(), Rng(1))
    del player
    gc.collect()
    assert gone(Rogue(ProgramBot("sh", GAME), file).processes()[0])


def test_a_file_that_can_not_be_run_is_a_crash(tmp_path: Path) -> None:
    file = tmp_path / "broken"
    file.write_bytes(b"\x7fELF nothing")
    file.chmod(0o755)
    with pytest.raises(Forfeit, match="crashed: it can't be started: "):
        ProgramBot(shlex.quote(str(file)), GAME).choose(first_decision(), Rng(1))


def test_a_forfeit_survives_the_way_from_one_process_to_another() -> None:
    there = pickle.loads(pickle.dumps(Forfeit("stalled", "no answer")))
    assert (there.reason, there.detail, str(there)) == ("stalled", "no answer", "stalled: no answer")
    assert str(Forfeit("crashed")) == "crashed"


# -- before a game ---------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "   ", "python 'bot.py", "python bot.py\\"])
def test_what_is_no_command_is_refused(text: str) -> None:
    with pytest.raises(CaberError, match="isn't a command"):
        bot(f"program:{text}", GAME)


def test_a_program_that_is_not_there_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("not to be run")
    for missing in ("no-such-program", str(tmp_path), str(tmp_path / "text")):
        with pytest.raises(CaberError, match="There is no program"):
            bot(f"program:{shlex.quote(missing)} -x", GAME)


def test_a_program_introduces_itself(tmp_path: Path) -> None:
    said = introduced(command(ROGUE, "plays a race", tmp_path / "notes"), GAME)
    assert said == ("Runner", ("schotten_rennen",))
    assert introduced(command(EXAMPLES[0]), GAME) == ("First bot", ())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["ends at once", "has no name"])
def test_one_that_can_not_introduce_itself_is_refused(tmp_path: Path, kind: str, language: str) -> None:
    with pytest.raises(CaberError) as caught:
        introduced(command(ROGUE, kind, tmp_path / "notes"), GAME)
    told = caught.value.tell(language)
    assert "docs/bot-protocol.md" in told
    assert str(ROGUE) in told


# -- the page --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_the_page_names_all_that_is_said(name: str) -> None:
    page = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    asked = question(game(name), first_decision(name), 1, 0, 1000)
    for part in (asked, asked["view"], asked["view"]["picture"]):
        for field in part:
            assert f"`{field}`" in page or f'"{field}"' in page, field
    for reason in ("crashed", "stalled", "nonsense"):
        assert f"| `{reason}` |" in page
