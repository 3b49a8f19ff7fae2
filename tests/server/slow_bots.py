"""Bots that misbehave, for the tests: the server is told to look for bots here."""

import os
import time
from pathlib import Path
from typing import Any

from caber.bots import Bot
from caber.core.contract import State
from caber.core.rng import Rng


class Stalls:
    def choose(self, view: State, rng: Rng) -> int:
        if "CABER_TEST_NOTES" in os.environ:
            Path(os.environ["CABER_TEST_NOTES"], str(os.getpid())).touch()  # it has begun to think
        time.sleep(3600)
        return 0


class Dies:
    def choose(self, view: State, rng: Rng) -> int:
        os._exit(3)


class Fails:
    def choose(self, view: State, rng: Rng) -> int:
        raise RuntimeError("no idea")


class Cheats:
    def choose(self, view: State, rng: Rng) -> int:
        return 10**9


class Overflows:
    def choose(self, view: State, rng: Rng) -> int:
        return 10**30  # more than a compiled state can be asked about


class Babbles:
    """Answers what is no move at all."""

    ANSWERS: tuple[Any, ...] = (-1, None, "the best one", [0], float("nan"), b"", object, {})

    def choose(self, view: State, rng: Rng) -> int:
        answer: int = self.ANSWERS[rng.below(len(self.ANSWERS))]
        return answer


class Varies:
    """Each time another of these; most of them at once, so that a game with it comes to an end."""

    def choose(self, view: State, rng: Rng) -> int:
        kinds = (Dies, Fails, Fails, Cheats, Overflows, Babbles, Babbles, Babbles)
        return Stalls().choose(view, rng) if rng.below(20) == 0 else kinds[rng.below(8)]().choose(view, rng)


KINDS: dict[str, type[Bot]] = {
    "stalls": Stalls,
    "dies": Dies,
    "fails": Fails,
    "cheats": Cheats,
    "overflows": Overflows,
    "babbles": Babbles,
    "varies": Varies,
}


def bot(name: str, game_name: str) -> Bot:
    return KINDS[os.environ["CABER_TEST_BOT"]]()
