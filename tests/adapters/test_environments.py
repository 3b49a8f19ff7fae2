"""Every game as a PettingZoo and as a Gymnasium environment, with every number of players."""

import pickle
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from caber.adapters.gymnasium import Table, name_of
from caber.adapters.pettingzoo import env, raw_env
from caber.bots.random import RandomBot
from caber.core.contract import State
from caber.core.errors import CaberError, IllegalMove
from caber.core.rng import Rng
from caber.games import NAMES, game

PLAYED = [(name, players) for name in NAMES for players in game(name).seats]
by_number = pytest.mark.parametrize(("name", "players"), PLAYED)
by_game = pytest.mark.parametrize("name", NAMES)
CYCLES = 25
keeps_the_api: Any = api_test  # they have no types
reproduces: Any = seed_test
SECRETIVE = next(name for name in NAMES if game(name).secrets)

# PettingZoo names the environments that may have a dictionary with a mask as observation: its own. Its test
# looks at that of an agent whose game is over, too, who has nothing left to choose.
as_pettingzoo_has_it = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def playing(table: raw_env, seed: int) -> Iterator[tuple[int, State]]:
    """A game at random: each time somebody is to act, the seat and the state."""
    luck = np.random.default_rng(seed)
    table.reset(seed=seed)
    while not any(table.terminations.values()) and not any(table.truncations.values()):
        seat = table.possible_agents.index(table.agent_selection)
        yield seat, table.play.state
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(luck.choice(np.flatnonzero(mask))))


def against(name: str, players: int, **settings: Any) -> Table:
    """Our agent at a table of random bots."""
    made = gymnasium.make(name_of(name), opponents=["random"] * (players - 1), **settings)
    assert isinstance(made.unwrapped, Table)
    return made.unwrapped


# -- what the libraries ask for --------------------------------------------------------------------


class TestPettingZoo:
    pytestmark = as_pettingzoo_has_it

    @by_number
    @pytest.mark.parametrize("full_information", [False, True])
    def test_it_keeps_the_api(self, name: str, players: int, full_information: bool) -> None:
        keeps_the_api(env(name, players=players, full_information=full_information), num_cycles=CYCLES)

    @by_game
    def test_a_game_to_its_end_keeps_the_api(self, name: str) -> None:
        keeps_the_api(env(name, max_moves=60), num_cycles=100)

    @by_number
    def test_seeds_reproduce(self, name: str, players: int) -> None:
        reproduces(lambda: env(name, players=players), num_cycles=CYCLES)


@by_number
@pytest.mark.parametrize("full_information", [False, True])
def test_gymnasium_accepts_it(name: str, players: int, full_information: bool) -> None:
    table = against(name, players, full_information=full_information)
    check_env(table, skip_render_check=True)


# -- playing ---------------------------------------------------------------------------------------


@by_number
def test_the_mask_is_the_legal_moves_and_others_have_none(name: str, players: int) -> None:
    table = raw_env(name, players=players, max_moves=150)
    for seat, state in playing(table, 1):
        for other, agent in enumerate(table.possible_agents):
            mask = np.flatnonzero(table.observe(agent)["action_mask"])
            assert sorted(state.moves() if other == seat else []) == list(mask)


@by_number
def test_rewards_are_the_payoffs(name: str, players: int) -> None:
    table = raw_env(name, players=players, max_moves=None)
    for _ in playing(table, 2):
        assert set(table.rewards.values()) == {0}
    outcome = table.play.state.outcome()
    assert outcome is not None
    assert tuple(table.rewards.values()) == outcome.payoffs
    assert all(table.terminations.values()) and not any(table.truncations.values())


@by_game
def test_a_long_game_is_truncated(name: str) -> None:
    table = raw_env(name, max_moves=3)
    assert len(list(playing(table, 3))) == 3
    assert all(table.truncations.values()) and not any(table.terminations.values())
    assert set(table.rewards.values()) == {0}
    single = against(name, 2, max_moves=1)
    observation, _ = single.reset(seed=1)
    move = np.int64(np.flatnonzero(observation["action_mask"])[0])
    _, reward, terminated, truncated, _ = single.step(move)
    assert (reward, terminated, truncated) == (0, False, True)


@by_game
def test_a_copy_plays_on_by_itself(name: str) -> None:
    table = raw_env(name)
    for _ in zip(range(10), playing(table, 4)):
        other = pickle.loads(pickle.dumps(table))
        assert other.play.state == table.play.state
        assert np.array_equal(other.state(), table.state())
    table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    assert other.play.state != table.play.state


@by_number
def test_the_same_seed_is_the_same_game_and_another_one_isnt(name: str, players: int) -> None:
    def told(seed: int) -> list[bytes]:
        table = raw_env(name, players=players, max_moves=40)
        return [table.observe(f"player_{seat}")["observation"].tobytes() for seat, _ in playing(table, seed)]

    assert told(5) == told(5)
    assert told(5) != told(6)


@by_game
def test_without_a_seed_games_follow_on_from_the_last_one(name: str) -> None:
    def two(table: raw_env) -> list[str]:
        table.reset(seed=7)
        first = table.play.state.digest()
        table.reset()
        return [first, table.play.state.digest()]

    assert two(raw_env(name)) == two(raw_env(name))
    assert len(set(two(raw_env(name)))) == 2


# -- seeing ----------------------------------------------------------------------------------------


def test_what_is_hidden_is_in_a_full_observation_only() -> None:
    tables = [raw_env(SECRETIVE, full_information=full) for full in (False, True)]
    for table in tables:
        table.reset(seed=8)
    hidden, full = tables
    state = hidden.play.state
    assert full.play.state == state
    world = state.hide(0).guess(Rng(1))
    assert world != state
    before = [table.observe("player_0")["observation"].copy() for table in tables]
    for table in tables:
        table.play.state = world
    assert np.array_equal(hidden.observe("player_0")["observation"], before[0])
    assert not np.array_equal(full.observe("player_0")["observation"], before[1])
    assert not np.array_equal(hidden.state(), before[0])


@by_number
def test_opponents_are_handed_what_they_may_see(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    viewers: list[tuple[int, int]] = []
    choose = RandomBot.choose

    def watched(bot: RandomBot, view: State, rng: Rng) -> int:
        viewers.append((int(view.viewer), int(view.turn)))
        return choose(bot, view, rng)

    monkeypatch.setattr(RandomBot, "choose", watched)
    table = against(name, players, seat="any")
    for seed in range(4):
        observation, info = table.reset(seed=seed)
        for _ in range(20):
            assert np.array_equal(observation["action_mask"], info["action_mask"])
            move = np.int64(np.flatnonzero(info["action_mask"])[0])
            observation, _, terminated, truncated, info = table.step(move)
            if terminated or truncated:
                break
            assert table.play.turn == info["seat"]
    assert viewers and all(viewer == turn for viewer, turn in viewers)
    assert {table.reset(seed=seed)[1]["seat"] for seed in range(40)} == set(range(players))


# -- mistakes --------------------------------------------------------------------------------------


def illegal(state: State) -> int:
    return next(move for move in range(1000) if not state.legal(move))


@by_number
def test_an_illegal_move_loses(name: str, players: int) -> None:
    single = against(name, players)
    single.reset(seed=1)
    move = illegal(single.play.state)
    expected = single.play.state.hide(0).refusal(move)
    _, reward, terminated, truncated, info = single.step(np.int64(move))
    assert reward < 0 and terminated and not truncated
    assert info["refusal"] == str(expected)
    with pytest.raises(CaberError, match=r"reset\(\)"):
        single.step(np.int64(move))


@by_game
def test_an_illegal_move_is_told_by_the_raw_environment_and_ends_the_other(
    name: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = raw_env(name)
    table.reset(seed=1)
    before = table.play.state.copy()
    with pytest.raises(IllegalMove):
        table.step(illegal(before))
    with pytest.raises(CaberError, match="numbered 0 to"):
        table.step(game(name).decisions)
    assert table.play.state == before
    wrapped = env(name)
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(illegal(before))
    assert "Illegal move" in caplog.text
    assert wrapped.rewards[agent] == -1 and all(wrapped.terminations.values())


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (3.5, "step() takes the number of a move, a whole number from 0 to "),
        (3.0, "and not 3.0."),
        (np.float32(3), "step() takes the number of a move"),
        ("chess", "and not 'chess'."),
    ],
)
def test_a_step_takes_a_number(action: Any, words: str) -> None:
    single, table = against(SECRETIVE, 2), raw_env(SECRETIVE)
    for each in (single, table):
        each.reset(seed=1)
        before = each.play.state.copy()
        with pytest.raises(CaberError) as caught:
            each.step(action)
        assert words in str(caught.value)
        assert each.play.state == before and each.play.turn == 0


def test_the_text_of_a_move_is_answered_with_its_number() -> None:
    single = against(SECRETIVE, 2)
    single.reset(seed=1)
    move = single.play.state.moves()[0]
    text = single.play.state.text(move)
    with pytest.raises(CaberError, match=f"“{text}” is its text. Its number is {move}:"):
        single.step(text)  # type: ignore[arg-type]
    assert single.step(np.int64(move))[4]["seat"] == 0


class Last:
    """A bot of somebody's own."""

    asked = 0

    def choose(self, view: State, rng: Rng) -> int:
        Last.asked += 1
        return view.moves()[-1]


@by_number
def test_opponents_may_be_objects_and_classes(name: str, players: int) -> None:
    for opponents in ([Last()] * (players - 1), [Last] * (players - 1)):
        table = gymnasium.make(name_of(name), opponents=opponents, max_moves=40)
        before = Last.asked
        _, info = table.reset(seed=3)
        over = False
        while not over:
            move = np.int64(np.flatnonzero(info["action_mask"])[0])
            _, _, terminated, truncated, info = table.step(move)
            over = terminated or truncated
        assert Last.asked > before


@pytest.mark.parametrize(
    ("opponents", "words"),
    [
        ("level3", 'opponents is a list with one bot for each other seat, such as ["level3"].'),
        (Last, 'such as ["level1"].'),
        ([7], "7 is no bot."),
        (["levle3"], "Did you mean “level3”?"),
        (["my_bots:Mine"], "In Python, pass the class or an object of it."),
    ],
)
def test_opponents_that_are_none(opponents: Any, words: str) -> None:
    with pytest.raises(CaberError) as caught:
        Table(NAMES[0], opponents=opponents)
    assert words in str(caught.value)


def test_wrong_settings_are_told() -> None:
    with pytest.raises(CaberError, match="no game called"):
        env("chess")
    with pytest.raises(CaberError, match="ansi, human, rgb_array, svg"):
        env(NAMES[0], render_mode="oil")
    with pytest.raises(CaberError, match="0 to 1"):
        Table(NAMES[0], seat=2)
    with pytest.raises(CaberError, match="level1"):
        Table(NAMES[0], opponents=["nobody"])
    with pytest.raises(CaberError):
        env(NAMES[0], players=7)


@pytest.mark.parametrize(("module", "library"), [("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo")])
def test_a_missing_library_is_told(module: str, library: str) -> None:
    """In a process of its own, where the library can't be imported."""
    code = f"import sys; sys.modules[{library!r}] = None; import caber.adapters.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert 'pip install "caber[research]"' in done.stderr


# -- rendering -------------------------------------------------------------------------------------


@by_number
def test_the_board_as_text(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    table = raw_env(name, players=players, render_mode="ansi")
    human = raw_env(name, players=players, render_mode="human")
    for (seat, _), _ in zip(playing(table, 9), range(5)):
        text = table.render()
        assert isinstance(text, str)
        assert f"player_{seat}" in text
    for _, _ in zip(playing(human, 9), range(3)):
        assert human.render() is None
    assert "player_0" in capsys.readouterr().out


def test_a_text_shows_one_hand_and_a_full_one_both() -> None:
    shown = []
    for full in (False, True):
        table = raw_env(SECRETIVE, full_information=full, render_mode="ansi")
        table.reset(seed=1)
        shown.append(str(table.render()))
    assert shown[0] != shown[1]
