"""Analysts that misbehave, for the tests: the server is told to look for analysts here."""

import os
import time

from caber.bots.analysis import Analyst, Weighed
from caber.core.contract import State
from caber.core.options import Options


class Stalls:
    def offered(self, options: Options) -> bool:
        return True

    def exact(self, options: Options) -> bool:
        return True

    def weigh(
        self, view: State, among: int = 1, chosen: int | None = None, simulations: int | None = None
    ) -> Weighed:
        time.sleep(3600)
        raise AssertionError("nobody waits that long")


class Dies(Stalls):
    def weigh(
        self, view: State, among: int = 1, chosen: int | None = None, simulations: int | None = None
    ) -> Weighed:
        os._exit(3)


class Fails(Stalls):
    def weigh(
        self, view: State, among: int = 1, chosen: int | None = None, simulations: int | None = None
    ) -> Weighed:
        raise RuntimeError("no idea")


KINDS: dict[str, type[Analyst]] = {"stalls": Stalls, "dies": Dies, "fails": Fails}


def analyst(game_name: str) -> Analyst:
    return KINDS[os.environ["CABER_TEST_ANALYST"]]()
