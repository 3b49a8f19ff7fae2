"""Bots of one's own for the tests, as files in the current folder."""

from pathlib import Path

PLANT = """
from pathlib import Path

Path({bait!r}).write_text("imported")


class Mine:
    def choose(self, view, rng):
        return view.moves()[0]
"""

GARDEN = """
import random

import numpy as np


class Mine:
    made = 0

    def __init__(self):
        Mine.made += 1

    def choose(self, view, rng):
        return view.moves()[-1]


class Broken:
    def choose(self, view, rng):
        return 1 // 0


class Late:
    def __init__(self):
        self.asked = 0

    def choose(self, view, rng):
        self.asked += 1
        if self.asked > 2:
            raise RuntimeError("two are\\nenough")
        return view.moves()[0]


class Stubborn:
    def choose(self, view, rng):
        if view.turn == 0:
            raise RuntimeError("enough of this")
        return view.moves()[0]


class Cheat:
    def choose(self, view, rng):
        return "win"


class Numpy:
    def choose(self, view, rng):
        return np.int64(view.moves()[0])


class Meddler:
    def choose(self, view, rng):
        move = view.moves()[0]
        view.play(move)
        return move


class Quick:
    milliseconds = 1000

    def choose(self, view, rng):
        print("thinking for", self.milliseconds)
        return view.moves()[0]


class Racer:
    games = ("schotten_rennen",)

    def choose(self, view, rng):
        return view.moves()[0]


class Closing:
    def choose(self, view, rng):
        return view.moves()[0]

    def close(self, outcome=None):
        with open("closed", "a") as file:
            print(outcome.reason if outcome else outcome, file=file)


class Needy:
    def __init__(self, book, depth=3):
        self.book = book

    def choose(self, view, rng):
        return view.moves()[0]


class Faulty:
    def __init__(self):
        raise FileNotFoundError("no book")

    def choose(self, view, rng):
        return view.moves()[0]


class Wrong:
    def choose(self, view):
        return view.moves()[0]


class Rock:
    pass


def made():
    return Mine()


number = 7
"""


def plant(folder: Path, name: str = "planted") -> Path:
    """Write a module that leaves a file when it is imported; return where that would be."""
    bait = folder / "bait"
    (folder / f"{name}.py").write_text(PLANT.format(bait=str(bait)), encoding="utf-8")
    return bait


def garden(folder: Path, name: str) -> str:
    """Write a module of all sorts of bots and return its name, which should occur once in a run."""
    (folder / f"{name}.py").write_text(GARDEN, encoding="utf-8")
    return name
