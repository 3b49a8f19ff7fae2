"""Solves a track in a process of its own, while the race goes on; the shelf hands the solution over."""

import os
import subprocess
import sys

from caber.bots.schotten_rennen.tracks import race, settled, solved, title
from caber.core.options import Options
from caber.games.schotten_rennen import GAME
from caber.games.schotten_rennen.rules import OFFERED
from caber.games.schotten_rennen.state import SchottenRennen

POLITE = 10  # others go first: somebody may be playing on this machine

RUNNING: dict[str, subprocess.Popen[bytes]] = {}


def solve(state: SchottenRennen, players: int) -> None:
    """Begins to solve the track that lies for two or three, unless that is going on already."""
    options = race(state, players).options
    name = title(options)
    if name not in RUNNING and all(each.poll() is not None for each in RUNNING.values()):
        command = [sys.executable, "-c", f"from {__name__} import main; main()", str(options)]
        RUNNING[name] = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


def main() -> None:
    """Works until the track is solved, or whoever wanted it is gone."""
    wanted_by = os.getppid()
    os.nice(POLITE)

    def report(done: float) -> None:
        if os.getppid() != wanted_by:
            raise SystemExit

    state = GAME.opening(Options.read(OFFERED, sys.argv[1]))
    assert isinstance(state, SchottenRennen)
    (solved if state.rules.players == 2 else settled)(state, report)
