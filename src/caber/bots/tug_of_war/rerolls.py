"""Re-rolls: what a throw is worth to somebody who may throw some of its dice again."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from caber.bots.tug_of_war.pulls import DICE, Dice, number_of
from caber.games.tug_of_war.layout import SIDES

Values = NDArray[Any]  # what each throw is worth as it lies; throws along the second axis
FACES = range(1, int(SIDES) + 1)


class Rerolls:
    """Decides die by die, or for all dice together before any is thrown again."""

    def __init__(self, together: bool) -> None:
        self.together = together

    def best(self, values: Values, rerolls: int) -> Values:
        """What each throw is worth with so many re-rolls."""
        if not rerolls:
            return values
        hand = _Together(values) if self.together else _OneByOne(values)
        best = np.empty_like(values)
        for throw, dice in enumerate(DICE):
            best[:, throw] = hand.best((), dice, rerolls)
        return best


class _OneByOne:
    """Dice that lie for good, dice that may still be thrown again, and so many re-rolls left."""

    def __init__(self, values: Values) -> None:
        self.values = values
        self.known: dict[tuple[Dice, Dice, int], NDArray[Any]] = {}

    def best(self, fixed: Dice, loose: Dice, left: int) -> NDArray[Any]:
        """To keep what lies, or to throw the best die again."""
        worth: NDArray[Any] = self.values[:, number_of(fixed + loose)]
        if left:
            for die in set(loose):
                worth = np.maximum(worth, self.rolled(fixed, _without(loose, die), left - 1))
        return worth

    def rolled(self, fixed: Dice, loose: Dice, left: int) -> NDArray[Any]:
        """While one die is in the air."""
        key = (fixed, loose, left)
        if key not in self.known:
            faces = [self.best(tuple(sorted((*fixed, face))), loose, left) for face in FACES]
            self.known[key] = sum(faces[1:], faces[0]) / len(faces)
        return self.known[key]


class _Together(_OneByOne):
    """Names all dice first."""

    def best(self, fixed: Dice, loose: Dice, left: int) -> NDArray[Any]:
        """To keep what lies, or to throw the best set of dice again."""
        worth: NDArray[Any] = self.values[:, number_of(fixed + loose)]
        kept = {loose}
        for dice in range(1, left + 1):
            kept = {_without(each, die) for each in kept for die in set(each)}
            for each in kept:
                worth = np.maximum(worth, self.all_rolled(each, dice))
        return worth

    def all_rolled(self, fixed: Dice, dice: int) -> NDArray[Any]:
        """While so many dice are in the air."""
        if not dice:
            landed: NDArray[Any] = self.values[:, number_of(fixed)]
            return landed
        key = (fixed, (), dice)
        if key not in self.known:
            faces = [self.all_rolled(tuple(sorted((*fixed, face))), dice - 1) for face in FACES]
            self.known[key] = sum(faces[1:], faces[0]) / len(faces)
        return self.known[key]


def _without(dice: Dice, die: int) -> Dice:
    place = dice.index(die)
    return dice[:place] + dice[place + 1 :]
