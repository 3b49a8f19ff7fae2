"""What Gymnasium calls the spaces of a game: its actions and observations."""

import numpy as np

from caber.adapters import Missing
from caber.adapters.play import Play

try:
    import gymnasium  # noqa: F401 - for those who import it from here, with this error
    from gymnasium import spaces
    from gymnasium.utils import seeding
except ImportError as error:
    raise Missing("adapters-missing", {"library": "Gymnasium"}) from error


def actions(play: Play) -> spaces.Discrete:
    """The numbers of all moves that players can make."""
    return spaces.Discrete(play.game.decisions)


def rows(play: Play) -> spaces.Box:
    """The flat rows of docs/observations.md."""
    return spaces.Box(0, 1, (play.features.size,), np.float32)


def observations(play: Play) -> spaces.Dict:
    """A row, and a mask of the legal moves."""
    mask = spaces.Box(0, 1, (play.game.decisions,), np.int8)
    return spaces.Dict({"observation": rows(play), "action_mask": mask})


def seeded(seed: int | None) -> np.random.Generator:
    """A generator that the same seed starts alike; None: one like no other."""
    generator, _ = seeding.np_random(seed)
    return generator
