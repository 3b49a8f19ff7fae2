"""How fast the solver of Tug of War sweeps: `python -m benchmarks.tug_of_war_sweeps [CAP]`.

Look-ups in the table a second, in single and in double precision, with one process and one for each core.
"""

import sys
from time import perf_counter

import numpy as np

from caber.bots.tug_of_war.bouts import cores
from caber.bots.tug_of_war.sweeps import Sweep, Table, shared
from caber.bots.tug_of_war.teams import Teams
from caber.games.tug_of_war import GAME
from caber.games.tug_of_war.rules import Rules


def main() -> None:
    """Sweeps twice each way, and prints the better time."""
    cap = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    teams = Teams(Rules(GAME.options()), cap, cap)
    for processes in (1, cores()):
        sweep = Sweep(teams, processes)
        for dtype in (np.dtype(np.float32), np.dtype(np.float64)):
            table, result = shared(sweep.shape, dtype), shared(sweep.shape, dtype)
            table[:] = 0.5
            seconds = min(timed(sweep, table, result) for _ in range(2))
            speed = sweep.lookups / seconds / 1e9
            print(
                f"cap {cap}, {sweep.positions} positions, {dtype}, {processes} processes: "
                f"{seconds:.1f} s a sweep, {speed:.2f} billion look-ups a second",
                flush=True,
            )


def timed(sweep: Sweep, table: Table, result: Table) -> float:
    """The seconds that one sweep takes."""
    begun = perf_counter()
    for _ in sweep.run(table, result):
        pass
    return perf_counter() - begun


if __name__ == "__main__":
    main()
