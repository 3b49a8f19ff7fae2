"""What a network is shown of a game: each game's folder has a module `features`, found here by its name."""

from collections.abc import Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import Protocol

from caber.core.features import Feature, Features
from caber.core.game import Game
from caber.core.options import Options


class Layout(Protocol):
    """The module `caber.games.<game>.features`."""

    LEFT_OUT: Mapping[str, Sequence[int]]  # what isn't read: in words, and its cells

    def layout(self, options: Options, observer: int) -> Sequence[Feature]:
        """The features of a position, as a seat sees it; the same names for every seat."""
        ...


def features(game: Game, options: Options) -> Features:
    """The layout of a game with these options.

    >>> from caber.games import game
    >>> tug_of_war = game("tug_of_war")
    >>> seen = features(tug_of_war, tug_of_war.options())
    >>> row = seen.read(tug_of_war.start(), seat=0)
    >>> [name for name, entry in zip(seen.names, row) if entry][:3]
    ['whose turn it is / chance', 'where I sit / seat 1', 'phase / a column is rolled']
    """
    module: Layout = import_module(f"caber.games.{game.name}.features")
    return Features(game.players(options), partial(module.layout, options), module.LEFT_OUT)
