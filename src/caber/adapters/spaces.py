"""What Gymnasium calls the spaces of a game: its actions and observations."""

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from caber.adapters.play import Play

Space: TypeAlias = spaces.Space[Any]


def actions(play: Play) -> Space:
    """The numbers of all moves that players can make."""
    return spaces.Discrete(play.game.decisions)


def rows(play: Play) -> Space:
    """The flat rows of docs/observations.md."""
    return spaces.Box(0, 1, (play.features.size,), np.float32)


def observations(play: Play) -> Space:
    """A row, and a mask of the legal moves."""
    mask = spaces.Box(0, 1, (play.game.decisions,), np.int8)
    return spaces.Dict({"observation": rows(play), "action_mask": mask})


def seeded(seed: int | None) -> np.random.Generator:
    """A generator that the same seed starts alike; None: one like no other."""
    generator, _ = seeding.np_random(seed)
    return generator
