"""What holds in every position, whatever was played and whatever was refused."""

from caber.core.contract import State
from caber.games.tug_of_war import layout as at


def check(state: State) -> None:
    """Dice show 1 to 6 and none gets lost, and teams and turns keep to what was agreed."""
    cells: list[int] = [*state.cells]
    options = state.options
    phase, mover = cells[at.PHASE], cells[at.MOVER]
    cap, lying, turns = (
        10**9 if options[name] == "none" else int(options[name]) for name in ("cap", "lying", "turn_limit")
    )
    columns = [cells[at.COLUMN + 3 * seat : at.COLUMN + 3 * seat + 3] for seat in (0, 1)]
    thrown, beside = (cells[first : first + 3] for first in (at.THROWN, at.BESIDE))
    assert all(0 <= die <= 6 for die in (*columns[0], *columns[1], *thrown, *beside))
    for seat, column in enumerate(columns):
        team = [cells[at.STANDING + seat], cells[at.LYING + seat]]
        assert min(team) >= 0 and sum(team) <= cap and team[1] <= lying
        rolled = phase != at.COLUMNS or seat < mover
        assert all(column) == any(column) == rolled
        assert phase == at.FINISHED or (sum(team) > 0) == rolled
    if phase in (at.COLUMNS, at.THROWING, at.FINISHED):
        assert not any(cells[at.THROWN : at.LEAVE + 1])
    else:
        assert sum(die > 0 for die in (*thrown, *beside)) == 3
    assert (cells[at.LEAVE] > 0) == (phase == at.LEAVING)
    assert 0 <= cells[at.REROLLS] <= 3 and cells[at.BOUT] in (1, 2)
    assert 0 <= cells[at.TURN] <= turns and (cells[at.TURN] == 0) == (phase == at.COLUMNS)
