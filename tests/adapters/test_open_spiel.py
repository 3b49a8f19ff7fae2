"""The games in OpenSpiel: its own tests, its algorithms, and the same rules as without it."""

import random
import subprocess
import sys
from importlib import import_module

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from caber.adapters.open_spiel import Playouts
from caber.core.contract import CHANCE, OVER
from caber.core.errors import BadOption, IllegalMove
from caber.core.rng import Rng
from caber.games import NAMES, game
from tests.adapters.walks import SHORT, load, midgame, step, told, walk

TABLES = [(name, players) for name in NAMES for players in game(name).seats]

by_table = pytest.mark.parametrize(("name", "players"), TABLES)


# -- the same rules -------------------------------------------------------------------------------


@by_table
def test_the_simulation_of_openspiel_finds_no_fault(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


@by_table
def test_it_is_the_game_of_the_engine(name: str, players: int) -> None:
    kind = game(name)
    for seed in range(3):
        rng = Rng(seed)
        own = kind.start(kind.seated(players, {}))
        state = load(name, players, max_moves=5_000).new_initial_state()
        while own.turn != OVER:
            assert state.current_player() == own.turn
            assert state.legal_actions() == sorted(own.moves())
            assert state.returns() == [0] * players
            if own.turn == CHANCE:
                odds = dict(zip(own.moves(), own.odds()))
                chances = {move: weight / sum(odds.values()) for move, weight in odds.items()}
                assert dict(state.chance_outcomes()) == chances
            else:
                texts = [own.text(move) for move in sorted(own.moves())]
                assert [state.action_to_string(move) for move in state.legal_actions()] == texts
            move = own.pick(rng)
            own.play(move)
            state.apply_action(move)
        outcome = own.outcome()
        assert outcome is not None and state.is_terminal()
        assert state.returns() == list(outcome.payoffs)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_takes_too_long_is_a_draw(name: str) -> None:
    *_, state = walk(load(name, max_moves=30).new_initial_state(), random.Random(1))
    assert len(state.history()) == 30
    assert state.returns() == [0, 0]
    assert state.legal_actions() == []


@pytest.mark.parametrize("name", NAMES)
def test_an_illegal_move_is_refused_with_its_reason(name: str) -> None:
    state = midgame(load(name), 2)
    before = str(state), state.history(), told(state, 0)
    illegal = next(move for move in range(game(name).moves) if move not in state.legal_actions())
    with pytest.raises(IllegalMove):
        state.apply_action(illegal)
    assert (str(state), state.history(), told(state, 0)) == before


def test_parameters_are_the_options() -> None:
    tug = (
        load("tug_of_war", turn_limit=10, cap=0, rerolls="together").new_initial_state().course.state.options
    )
    assert (tug["turn_limit"], tug["cap"], tug["rerolls"]) == (10, "none", "together")
    race = load("schotten_rennen", 3, track="3,4,rival")
    assert race.num_players() == 3
    assert race.new_initial_state().course.state.options["track"] == "3,4,rival"
    assert str(pyspiel.load_game(str(race))) == str(race)


@pytest.mark.parametrize(
    ("parameters", "error", "reason"),
    [
        ({"clans": 9}, BadOption, "6, 5, 4"),
        ({"clans": 1, "hand": 7}, BadOption, "two hands need 14"),
        ({"max_moves": 0}, ValueError, "at least one move"),
        ({"clan": 5}, pyspiel.SpielError, "Unknown parameter 'clan'"),
    ],
)
def test_bad_parameters_are_refused(parameters: dict[str, int], error: type[Exception], reason: str) -> None:
    with pytest.raises(error, match=reason):
        load("schotten_totten", **parameters)


def test_observers_see_what_one_seat_sees_and_nothing_else() -> None:
    spiel = load("schotten_totten")
    everybody = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="what one player sees"):
        spiel.make_py_observer(everybody)
    with pytest.raises(ValueError, match="no parameters"):
        spiel.make_py_observer(None, {"colour": 1})


# -- what a seat knows ----------------------------------------------------------------------------


@by_table
def test_an_information_state_tells_all_that_a_seat_knows_and_nothing_else(name: str, players: int) -> None:
    kind = game(name)
    spiel = load(name, players)
    observer = spiel.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    state = midgame(spiel, 3)
    for seat in range(players):
        who, _, moves = state.information_state_string(seat).partition(": ")
        assert who == f"seat {seat + 1}"
        view = kind.start(kind.seated(players, {})).hide(seat)
        numbers = []
        for text in moves.split("; "):
            numbers.append(view.parse(text))
            view.play(numbers[-1])
        assert view == state.course.state.hide(seat)
        observer.set_from(state, seat)
        bits = observer.dict["moves"]
        decoded = bits @ 2.0 ** np.arange(bits.shape[1]) - 1
        assert decoded.tolist() == numbers + [-1] * (SHORT - len(numbers))


# -- OpenSpiel's algorithms -----------------------------------------------------------------------


@by_table
def test_mcts_plays(name: str, players: int) -> None:
    spiel = load(name, players, max_moves=100)
    numbers = np.random.RandomState(1)
    theirs = mcts.RandomRolloutEvaluator(1, numbers)
    bots = [mcts.MCTSBot(spiel, 2, 10, judge, random_state=numbers) for judge in (theirs, Playouts())]
    compiled = pyspiel.MCTSBot(spiel, pyspiel.RandomRolloutEvaluator(1, 1), 2, 10, 10, False, 1, False)
    searches = [*(bot.step for bot in bots), lambda state: compiled.mcts_search(state).best_child().action]
    state = midgame(spiel, 4)
    for number in range(6):
        while state.is_chance_node():
            step(state, random.Random(number))
        move = searches[number % 3](state)
        assert move in state.legal_actions()
        state.apply_action(move)


# -- around it ------------------------------------------------------------------------------------


def test_python_ends_in_peace() -> None:
    """OpenSpiel lets go of registered games when Python has gone already, which could crash it."""
    lines = (
        "import caber.adapters.open_spiel, pyspiel; pyspiel.load_game('caber_tug_of_war').new_initial_state()"
    )
    assert subprocess.run([sys.executable, "-c", lines], check=False).returncode == 0


def test_whoever_lacks_openspiel_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "caber.adapters.open_spiel")
    with pytest.raises(ImportError, match=r'pip install "caber\[research\]"'):
        import_module("caber.adapters.open_spiel")


def test_copies_are_played_apart() -> None:
    state = midgame(load("schotten_totten"), 6)
    before = str(state), told(state, 0)
    copy = state.clone()
    assert (str(copy), told(copy, 0)) == before
    copy.course.state.playout(Rng(1))
    step(state.clone(), random.Random(1))
    assert (str(state), told(state, 0)) == before
