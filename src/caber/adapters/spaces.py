"""The Gymnasium spaces of a game: its actions and observations."""

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from caber.adapters.play import Play

Space: TypeAlias = spaces.Space[Any]


def actions(play: Play) -> Space:
    """Return the space of actions: the numbers of all moves that players can make."""
    return spaces.Discrete(play.game.decisions)


def rows(play: Play) -> Space:
    """Return the space of the flat rows in docs/observations.md."""
    return spaces.Box(0, 1, (play.features.size,), np.float32)


def observations(play: Play) -> Space:
    """Return the space of observations: a row, and a mask of the legal moves."""
    mask = spaces.Box(0, 1, (play.game.decisions,), np.int8)
    return spaces.Dict({"observation": rows(play), "action_mask": mask})


def seeded(seed: int | None) -> np.random.Generator:
    """Return a random generator for a seed; None takes a random seed."""
    generator, _ = seeding.np_random(seed)
    return generator
