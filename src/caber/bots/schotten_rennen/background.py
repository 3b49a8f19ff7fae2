"""Makes the table for three in a process of its own, while the race goes on; the shelf hands it over."""

import os
import subprocess
import sys

from caber.bots.schotten_rennen import shelf
from caber.bots.schotten_rennen.tracks import race, settled, title
from caber.core.options import Options
from caber.games.schotten_rennen import GAME
from caber.games.schotten_rennen.rules import OFFERED
from caber.games.schotten_rennen.state import SchottenRennen

POLITE = 10  # others go first: somebody may be playing on this machine

_running: dict[str, subprocess.Popen[bytes]] = {}


def settle(state: SchottenRennen) -> None:
    """Begins the table for three of the track that lies, unless that is going on or nobody could keep it."""
    options = race(state, 3).options
    name = title(options)
    if shelf.folder() is None or name in _running or any(each.poll() is None for each in _running.values()):
        return
    command = [sys.executable, "-m", __spec__.name, str(options)]
    _running[name] = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


def main() -> None:
    """Works until the table is made, or whoever wanted it is gone."""
    wanted_by = os.getppid()
    os.nice(POLITE)

    def report(done: float) -> None:
        if os.getppid() != wanted_by:
            raise SystemExit

    state = GAME.opening(Options.read(OFFERED, sys.argv[1]))
    assert isinstance(state, SchottenRennen)
    settled(state, report)


if __name__ == "__main__":
    main()
