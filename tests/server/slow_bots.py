"""Bots that misbehave, for the tests: the server is told to look for bots here."""

import os
import time

from caber.bots import Bot
from caber.core.contract import State
from caber.core.rng import Rng


class Stalls:
    def choose(self, view: State, rng: Rng) -> int:
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


KINDS: dict[str, type[Bot]] = {"stalls": Stalls, "dies": Dies, "fails": Fails, "cheats": Cheats}


def bot(name: str, game_name: str) -> Bot:
    return KINDS[os.environ["CABER_TEST_BOT"]]()
