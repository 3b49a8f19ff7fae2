"""The levels of Schotten Rennen: what each does where it matters, and how they fare with three and four."""

import pytest

from caber.arena.rotations import standings
from caber.bots import Bot, bot, names, shelf
from caber.bots.schotten_rennen import background, tracks
from caber.core.rng import Rng
from caber.games.schotten_rennen import GAME
from caber.games.schotten_rennen.drawing import read
from tests.strength import strength


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shelf.FOLDER, "")


def chosen(name: str, drawing: str) -> str:
    state = read(drawing)
    return state.text(bot(name, GAME.name).choose(state.hide(state.turn), Rng(1)))


def level(number: int) -> Bot:
    return bot(f"level{number}", GAME.name)


def test_there_are_five_levels() -> None:
    assert names(GAME.name) == ["random", "level1", "level2", "level3", "level4", "level5"]


PASSED_ONE = "options: track=3,3,11,7\n turn: 1 go_on\n seat 1: stone 1 figure 2 risk 3"
PASSED_TWO = "options: track=3,3,3,3,7\n turn: 1 go_on\n seat 1: stone 1 figure 3 risk 3"


@pytest.mark.parametrize(
    ("name", "drawing", "move"),
    [
        ("level1", PASSED_TWO, "secure"),
        ("level1", PASSED_ONE, "secure"),
        ("level2", PASSED_ONE, "roll"),
        ("level2", PASSED_TWO, "secure"),
        ("level3", PASSED_TWO, "roll"),  # a 3 is nearly always passed
        ("level3", "options: track=3,3,11,7\n turn: 1 go_on\n seat 1: stone 1 figure 2 risk 0", "secure"),
        ("level4", PASSED_TWO, "roll"),
    ],
)
def test_when_each_level_stops(name: str, drawing: str, move: str) -> None:
    assert chosen(name, drawing) == move


MISSED = "options: track=3,9,7\n turn: 1 missed\n seat 1: stone 1 figure 1 risk 1\n need: 9\n dice: 1-2"


@pytest.mark.parametrize(("name", "move"), [("level1", "risk"), ("level2", "back"), ("level3", "back")])
def test_who_throws_a_risk_stone_away(name: str, move: str) -> None:
    """Six are missing: only green helps, and three cards from the goal the stone will be missed."""
    assert chosen(name, MISSED) == move


@pytest.mark.parametrize("name", ["level1", "level3", "level5"])
def test_the_last_one_brings_the_stone_up_before_the_goal(name: str) -> None:
    """With the stone on Start the goal is closed; catching up opens it."""
    drawing = """
        options: track=3,3,3,3,3
        turn: 1 go_on
        seat 1: stone 0 figure 5 risk 3
        seat 2: stone 5 figure 5 risk 3
        last: yes
        passed: 5
    """
    assert chosen(name, drawing) == "up"


@pytest.mark.parametrize("players", [3, 4])
def test_the_best_level_enters_the_goal_when_it_can(players: int) -> None:
    drawing = f"options: track=7,8 players={players}\n turn: 1 begin\n seat 1: stone 2 figure 2 risk 0"
    assert chosen("level5", drawing) == "roll"


def test_the_table_for_three_is_used_once_it_is_made(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It tells the next player from the third: what is right depends on which of them is ahead."""
    monkeypatch.setenv(shelf.FOLDER, f"{tmp_path}")
    monkeypatch.setattr(tracks, "QUICK", True)
    race = "options: track=8,9 players=3\n seat {} stone 0 figure 1 risk 2\n seat {} stone 1 figure 1 risk 0"
    wanted: list[int] = []
    monkeypatch.setattr(background, "solve", lambda _, players: wanted.append(players))
    start = read("options: track=8,9 players=3\n turn: 1 begin")
    chosen("level5", race.format("1:", "2:") + "\n turn: 1 go_on")
    assert wanted == [3]
    tracks.settled(start)
    for mover in (1, 2, 3):
        following, third = mover % 3 + 1, (mover + 1) % 3 + 1
        ahead_next = race.format(f"{mover}:", f"{following}:") + f"\n turn: {mover} go_on"
        ahead_third = race.format(f"{mover}:", f"{third}:") + f"\n turn: {mover} go_on"
        assert chosen("level5", ahead_next) == "secure"
        assert chosen("level5", ahead_third) == "roll"
    assert wanted == [3]


@pytest.mark.parametrize("players", [2, 3])
def test_a_track_is_solved_in_the_background(
    players: int, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where solving takes long, somebody else runs for the best level in the meantime."""
    monkeypatch.setenv(shelf.FOLDER, f"{tmp_path}")
    monkeypatch.setattr(tracks, "QUICK", players == 3)
    tracks.forget()
    background.RUNNING.clear()
    drawing = f"options: track=6 players={players}\n turn: 1 begin"
    assert chosen("level5", drawing) == chosen("level5", drawing) == "roll"
    [process] = background.RUNNING.values()  # one is enough
    assert process.wait(120) == 0
    if players == 2:
        assert tracks.solved_before(read(drawing)) is not None
    else:
        found = tracks.settled_before(read(drawing))
        assert found is not None and found.left[0] - found.kept[0] < 0.01


@strength
@pytest.mark.parametrize("players", [3, 4])
def test_the_best_level_wins_more_than_its_share(players: int) -> None:
    bots = [level(5), *(level(2) for _ in range(players - 1))]
    best = standings(GAME, {"track": "pro", "players": players}, bots, 8, seed=3)[0]
    assert best.wins.low > 1 / players
