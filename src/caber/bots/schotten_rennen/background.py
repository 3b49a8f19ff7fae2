"""Solves a track in a process of its own, while the race goes on; the shelf hands the solution over."""

import os
import sys
from subprocess import DEVNULL, Popen

from caber.bots.schotten_rennen.tracks import race, settled, solved, title
from caber.core.options import Options
from caber.games.schotten_rennen import GAME
from caber.games.schotten_rennen.rules import OFFERED
from caber.games.schotten_rennen.state import SchottenRennen

POLITE = 10  # others go first: somebody may be playing on this machine

RUNNING: dict[str, Popen[bytes]] = {}  # by title; each is tried once


def solve(state: SchottenRennen, players: int) -> None:
    """Begins to solve the track that lies for two or three, unless that is going on already."""
    options = race(state, players).options
    name = title(options)
    if name not in RUNNING and all(each.poll() is not None for each in RUNNING.values()):
        program = f"from {__name__} import main; main()"
        command = [sys.executable, "-c", program, str(options), str(os.getpid())]
        # A session of its own: whoever interrupts a game at the terminal doesn't mean this one.
        RUNNING[name] = Popen(
            command, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True
        )  # fmt: skip


def main() -> None:
    """Works until the track is solved, or whoever wanted it is gone."""
    wanted_by = int(sys.argv[2])
    if hasattr(os, "nice"):
        os.nice(POLITE)

    def report(done: float) -> None:
        if os.getppid() != wanted_by:
            raise SystemExit

    state = GAME.opening(Options.read(OFFERED, sys.argv[1]))
    assert isinstance(state, SchottenRennen)
    (solved if state.rules.players == 2 else settled)(state, report)
