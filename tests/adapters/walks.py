"""Games of OpenSpiel, loaded and played at random."""

import random
from collections.abc import Iterator
from typing import Any

import pyspiel

import caber.adapters.open_spiel  # noqa: F401  # it registers the games
from caber.games import game

SHORT = 250  # moves after which long games are broken off here


def load(name: str, players: int = 2, **parameters: Any) -> Any:
    several = {"players": players} if len(game(name).seats) > 1 else {}
    return pyspiel.load_game(f"caber_{name}", {**several, "max_moves": SHORT, **parameters})


def step(state: Any, rng: random.Random) -> int:
    """Plays a move at random, and says which."""
    if state.is_chance_node():
        moves, odds = zip(*state.chance_outcomes())
        move: int = rng.choices(moves, odds)[0]
    else:
        move = rng.choice(state.legal_actions())
    state.apply_action(move)
    return move


def walk(state: Any, rng: random.Random) -> Iterator[Any]:
    """All positions of a random game."""
    yield state
    while not state.is_terminal():
        step(state, rng)
        yield state


def midgame(spiel: Any, seed: int, moves: int = 40) -> Any:
    """A position after some moves at which somebody has to choose."""
    rng = random.Random(seed)
    for number, state in enumerate(walk(spiel.new_initial_state(), rng)):
        if number >= moves and state.is_player_node() and len(state.legal_actions()) > 1:
            return state
    raise AssertionError("the game was too short")


def told(state: Any, seat: int) -> tuple[Any, ...]:
    """All that OpenSpiel is told of what a seat knows."""
    return (
        state.information_state_string(seat),
        state.information_state_tensor(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
    )
