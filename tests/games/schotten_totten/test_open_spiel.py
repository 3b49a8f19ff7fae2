"""Schotten-Totten in OpenSpiel: what is secret stays secret, and its algorithms for such games work."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from caber.adapters.open_spiel import Playouts
from tests.adapters.walks import load, midgame, step, told

NAME = "schotten_totten"
TINY: dict[str, Any] = {"clans": 1, "values": 5, "stones": 2, "hand": 1, "max_moves": 40}
TACTICS: dict[str, Any] = {"mode": "tactics", "clans": 3, "values": 5, "stones": 4, "hand": 4}
SPREAD = 0.1  # how often something unseen differs between two worlds: often, and they part soon


@pytest.mark.parametrize("parameters", [{}, TACTICS], ids=["base", "tactics"])
def test_worlds_that_a_seat_cannot_tell_apart_are_told_alike(parameters: dict[str, Any]) -> None:
    spiel = load(NAME, **parameters)
    apart = 0
    for seed in range(12):
        rng = random.Random(seed)
        viewer = seed % 2
        one, other = spiel.new_initial_state(), spiel.new_initial_state()
        while not one.is_terminal():
            ours, theirs = one.course.state, other.course.state
            before = ours.copy()
            move = step(one, rng)
            alike = [
                each for each in theirs.moves() if theirs.seen(each, viewer) == before.seen(move, viewer)
            ]
            if not alike:  # a hidden card was played that the other world hasn't got there
                break
            other.apply_action(move if move in alike and rng.random() > SPREAD else rng.choice(alike))
            apart += str(one) != str(other)
            assert told(one, viewer) == told(other, viewer)
            if one.is_player_node():
                guesses = [each.resample_from_infostate(viewer, lambda: 0.37) for each in (one, other)]
                assert len({str(guess) for guess in guesses}) == 1
                assert len({guess.information_state_string(1 - viewer) for guess in guesses}) == 1
    assert apart > 100


def test_a_guess_is_another_world_for_the_others() -> None:
    state = midgame(load(NAME, **TACTICS), 5)
    viewer = state.current_player()
    sampler = random.Random(7).random
    guesses = [state.resample_from_infostate(viewer, sampler) for _ in range(20)]
    for guess in guesses:
        assert told(guess, viewer) == told(state, viewer)
        assert guess.legal_actions() == state.legal_actions()
        assert guess.history() == []  # the real one would give the real world away
        again = pickle.loads(pickle.dumps(guess))
        assert (str(again), told(again, 1 - viewer)) == (str(guess), told(guess, 1 - viewer))
    assert len({str(guess) for guess in guesses}) > 10
    # What the other seat knows goes with its own hand, and with nothing that only the viewer knows.
    hands = {guess.course.state.hide(1 - viewer).digest() for guess in guesses}
    assert len({guess.information_state_string(1 - viewer) for guess in guesses}) == len(hands)


def test_is_mcts_plays_a_whole_game() -> None:
    spiel = load(NAME, clans=2, values=5, stones=3, hand=3)
    numbers = np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, numbers)
    bot = ismcts.ISMCTSBot(spiel, evaluator, 2.0, 8, random_state=numbers)
    state = spiel.new_initial_state()
    rng = random.Random(2)
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            step(state, rng)
        else:
            move = bot.step(state)
            assert move in state.legal_actions()
            state.apply_action(int(move))
            decisions += 1
    assert decisions > 20 and sum(state.returns()) == 0


def position_to_claim() -> Any:
    """Seat 1 has completed the only stone, and no card is left that would beat it."""
    state = load(NAME, clans=2, values=3, stones=1, hand=2).new_initial_state()
    dealt = "r1; o1; r2; o2"
    played = "r1@1; draw; r3; o1@1; draw; o3; r2@1; end; o2@1; end; r3@1"
    for text in f"{dealt}; {played}".split("; "):
        state.apply_action(state.string_to_action(text))
    return state


def test_is_mcts_finds_a_claim_that_wins() -> None:
    state = position_to_claim()
    claim = state.string_to_action("claim 1")
    assert state.legal_actions() != [claim]
    numbers = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(state.get_game(), Playouts(), 2.0, 50, random_state=numbers)
    assert bot.step(state) == claim


def test_cfr_lowers_the_exploitability_of_a_toy() -> None:
    tree = pyspiel.convert_to_cached_tree(load(NAME, **TINY))
    solver = pyspiel.CFRPlusSolver(tree)
    values = [pyspiel.exploitability(tree, pyspiel.UniformRandomPolicy(tree))]
    for _ in range(2):
        for _ in range(4):
            solver.evaluate_and_update_policy()
        values.append(pyspiel.exploitability(tree, solver.average_policy()))
    assert values[0] > 0.3 and values[1] < values[0] / 5 and values[2] < values[1] / 2


def test_playouts_judge_as_the_rules_do() -> None:
    won = position_to_claim()
    won.apply_action(won.string_to_action("claim 1"))
    assert Playouts().evaluate(won).tolist() == [1, -1]
    state = midgame(load(NAME), 7)
    before = str(state)
    mean = Playouts(50, seed=1).evaluate(state)
    assert -1 < mean[0] < 1 and mean.sum() == 0
    assert str(state) == before
    assert sum(chance for _, chance in Playouts().prior(state)) == pytest.approx(1)
