"""What holds in every position, whatever was played and whatever was refused."""

from collections import Counter

from caber.core.contract import State
from caber.games.schotten_rennen import layout as at

TRACK = 12  # cards, unless the track is somebody's own
FIRST_RED = 9  # of 19 kinds


def check(state: State) -> None:
    """Stones, figures and risk stones are within bounds, places are given once, and no card is lost."""
    cells: list[int] = [*state.cells]
    options = state.options
    track, players = str(options["track"]), int(options["players"])
    length = TRACK if track in ("base", "pro") else track.count(",") + 1
    for seat in range(players):
        stone, figure = cells[at.STONE + seat], cells[at.FIGURE + seat]
        assert 0 <= stone <= figure <= length + 1
        assert stone == figure or seat == cells[at.MOVER]
        assert 0 <= cells[at.RISK + seat] <= 3
    for seat in range(players, 4):
        assert not any(cells[first + seat] for first in (at.STONE, at.FIGURE, at.RISK, at.PLACED))
    places = sorted(place for place in cells[at.PLACED : at.PLACED + players] if place)
    assert places == list(range(1, len(places) + 1))
    laid = [kind for kind in cells[at.TRACK : at.TRACK + TRACK] if kind >= 0]
    pool = cells[at.POOL : at.POOL + 19]
    assert min(pool) >= 0 and len(laid) + sum(pool) + cells[at.PICKS] == length
    found = Counter(laid)
    assert all(found[kind] + pool[kind] <= 1 for kind in range(FIRST_RED, 19))
    assert (cells[at.PHASE] <= at.LAYING) == (len(laid) < length)
    assert 0 <= cells[at.LOW] <= 6 and 0 <= cells[at.HIGH] <= 6
    assert 0 <= cells[at.PASSED] <= 5
