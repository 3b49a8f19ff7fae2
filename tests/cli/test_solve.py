"""`caber solve`: figures, words, charts, and clear errors."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from caber import texts
from caber.bots import shelf
from caber.bots.schotten_rennen import chart, solver, tracks
from caber.bots.schotten_rennen.policy import DEEDS
from caber.bots.schotten_rennen.solver import TrackSolver
from caber.bots.solving import Loss
from tests.cli.desk import Desk

TRACK = ("solve", "schotten_rennen", "--track", "7,10")


@pytest.fixture(autouse=True)
def shelf_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shelf.FOLDER, str(tmp_path / "solved"))
    tracks.forget()


def test_the_figures_as_json(desk: Desk) -> None:
    asked = desk.run(*TRACK, "--json")
    figures = json.loads(asked.out)
    assert (asked.code, asked.err) == (0, "")
    assert list(figures) == ["value", "lower", "upper", "positions", "sweeps", "seconds"]
    assert figures["lower"] <= figures["value"] <= figures["upper"] <= figures["lower"] + 1e-9
    assert figures["value"] == pytest.approx(0.6419519417222, abs=1e-10)  # as brute force finds it
    assert figures["seconds"] > 0 and figures["sweeps"] > 1
    assert figures["positions"] == 9**2  # a stone on Start has all its risk stones, elsewhere none to three


def test_a_track_solved_once_is_remembered(desk: Desk, tmp_path: Path) -> None:
    first = desk.run(*TRACK, "--json").out
    tracks.forget()
    assert desk.run(*TRACK, "--json").out == first
    assert len(list((tmp_path / "solved").iterdir())) == 1


def test_rule_options_can_be_set(desk: Desk) -> None:
    usual = json.loads(desk.run(*TRACK, "--json").out)
    for word in ("goal_target=none", "goal_target=9"):
        assert json.loads(desk.run(*TRACK, "--option", word, "--json").out)["value"] != usual["value"]


def test_words_chart_and_levels(desk: Desk) -> None:
    asked = desk.run("solve", "schotten_rennen", "--track", "hop", "--levels", "--lang", "en")
    assert asked.code == 0
    lines = asked.out.splitlines()
    assert lines[0].startswith("Chance of the player who begins: 0.")
    assert "Eagle (level5): 0.000 on average (0.000 if it begins, 0.000 if not)" in lines
    assert lines[-4].split() == ["Start", "..", "..", ".S", "RS"]  # nobody loses two stones on one card
    assert lines[-1] == "R roll  S secure"


def test_the_chart_as_a_picture(desk: Desk, tmp_path: Path) -> None:
    for language in ("en", "de", "nl"):
        assert desk.run(*TRACK, "--chart", str(tmp_path / "chart.svg"), "--lang", language).code == 0
        picture = ElementTree.parse(tmp_path / "chart.svg").getroot()
        letters = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
        assert {"R", "S", "Start", "7", "10"} <= set(letters)


def test_levels_as_json(desk: Desk) -> None:
    asked = desk.run("solve", "schotten_rennen", "--track", "7", "--levels", "--json")
    losses = json.loads(asked.out)["losses"]
    assert list(losses) == [f"level{number}" for number in range(1, 6)]
    assert abs(losses["level5"]["mean"]) < 1e-9 < losses["level1"]["mean"]


def test_three_players_are_promised_no_more_than_is_proven(desk: Desk) -> None:
    words = ("solve", "schotten_rennen", "--track", "7", "--option", "players=3")
    figures = json.loads(desk.run(*words, "--json").out)
    assert figures["lower"] <= figures["value"] + 1e-6 and figures["value"] <= figures["upper"] + 1e-6
    told = " ".join(desk.run(*words, "--lang", "en").out.split())
    assert "no single best way to play, and no value of the game" in told
    assert "perfect" not in told.lower() and "bounds" not in told.lower()
    gain = float(re.findall(r"gains at most ([0-9.]+) percent", told)[0])
    assert gain >= 100 * (figures["upper"] - figures["lower"]) > 0  # never rounded to nothing


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("solve", "schotten_rennen"), "The track isn't laid yet"),
        (("solve", "schotten_rennen", "--track", "pro"), "The track isn't laid yet"),
        (("solve", "schotten_rennen", "--track", "3,4,hedge"), "There is no card “hedge”"),
        (("solve", "schotten_rennen", "--track", "bog,bog"), "There is only one card “bog”"),
        (("solve", "schotten_rennen", "--track", ",".join("3" * 13)), "13 cards are too many"),
        ((*TRACK, "--option", "players=4"), "can't be solved"),
        ((*TRACK, "--option", "players=3", "--levels"), "Leave --levels out"),
        ((*TRACK, "--option", "players=3", "--chart", "chart.svg"), "Leave --chart out"),
        ((*TRACK, "--cap", "6"), "schotten_rennen has no option “cap”. It has: players, track"),
        ((*TRACK, "--option", "goal=7"), "goal"),
        ((*TRACK, "--chart", "/nowhere/chart.svg"), "can't be written"),
        (("solve", "schotten_totten"), "Games that can be solved: schotten_rennen"),
        (("solve", "chess"), "There is no game called “chess”"),
    ],
)
def test_errors_say_what_would_be_right(desk: Desk, words: tuple[str, ...], said: str) -> None:
    asked = desk.run(*words, "--lang", "en")
    assert asked.code == 1
    assert said in asked.err
    assert asked.err.count("\n") <= 2


def test_another_way_to_play_may_have_a_loss(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TrackSolver, "losses", lambda *_: {"never secure": Loss(0.25, 0.5)})
    asked = desk.run(*TRACK, "--levels", "--lang", "en")
    assert "never secure: 37.500 on average (25.000 if it begins, 50.000 if not)" in asked.out


@pytest.mark.parametrize("kept", [True, False])
def test_an_interruption_says_whether_the_work_is_kept(
    desk: Desk, kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(TrackSolver, "solve", interrupted)
    monkeypatch.setattr(TrackSolver, "keeps", lambda *_: kept)
    asked = desk.run(*TRACK, "--json", "--lang", "en")
    assert (asked.code, asked.out) == (130, "")
    assert asked.err.startswith("Stopped.") and ("continues from there" in asked.err) == kept


def test_every_text_about_solving_a_track_is_said() -> None:
    keys = re.findall(r"^(schotten-rennen-[a-z-]+) =", texts_of("schotten_rennen_solving"), re.MULTILINE)
    said = {f"schotten-rennen-chart-deed-{deed}" for deed in DEEDS.values()}
    for module in (chart, solver):
        source = Path(str(module.__file__)).with_suffix(".py").read_text(encoding="utf-8")
        said |= {f"schotten-rennen-chart-{key}" for key in re.findall(r'_say\("([a-z]+)"', source)}
        said |= set(re.findall(r'"(schotten-rennen-[a-z-]+)"', source))
    assert sorted(keys) == sorted(said)


def texts_of(name: str) -> str:
    return (Path(str(texts.__file__)).parent / "en" / f"{name}.ftl").read_text(encoding="utf-8")
