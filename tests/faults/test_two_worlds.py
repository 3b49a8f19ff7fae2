"""Two worlds that somebody can't tell apart send him the same bytes, everywhere."""

from itertools import islice
from pathlib import Path

import pytest

from tests.faults.sent import given_away
from tests.faults.stage import plays, told_apart
from tests.faults.worlds import SECRET, idealise, pairs
from tests.ledger import Tally


@pytest.fixture(autouse=True)
def _ideal(monkeypatch: pytest.MonkeyPatch) -> None:
    idealise(monkeypatch)


@pytest.mark.promise("R5", "pairs of worlds at a table")
@pytest.mark.parametrize(
    ("part", "wanted", "every"),
    [(0, 100, 9), *(pytest.param(part, 8_400, 1, marks=pytest.mark.soak) for part in range(1, 13))],
)
@pytest.mark.parametrize("name", SECRET)
def test_nothing_tells_them_apart_at_a_table(
    name: str, part: int, wanted: int, every: int, tally: Tally
) -> None:
    for pair in pairs(name, part):
        for _ in pair.glances(every):
            assert given_away(pair) == "", pair
            tally.tried(pair.apart)
        if tally.trials >= wanted:
            break


@pytest.mark.promise("R6", "moves made in private")
@pytest.mark.parametrize(
    ("part", "wanted"), [(0, 6), *(pytest.param(part, 400, marks=pytest.mark.soak) for part in range(1, 5))]
)
@pytest.mark.parametrize("name", SECRET)
def test_what_a_player_does_in_private_stays_private(name: str, part: int, wanted: int, tally: Tally) -> None:
    """As above, just after a player has done what the viewer can't see, such as putting a card back."""
    for pair in pairs(name, 100 + part):
        known = 0
        for _ in pair.moments():
            if pair.private > known:
                assert given_away(pair) == "", pair
                tally.tried(pair.private - known)
                known = pair.private
        if tally.trials >= wanted:
            break


@pytest.mark.anyio
@pytest.mark.promise("R5", "pairs of worlds through the server")
@pytest.mark.parametrize(
    ("part", "tables", "events", "every"),
    [(0, 4, 30, 7), *(pytest.param(part, 60, 200, 5, marks=pytest.mark.soak) for part in range(1, 7))],
)
@pytest.mark.parametrize("name", SECRET)
async def test_nothing_tells_them_apart_through_the_server(
    name: str, part: int, tables: int, events: int, every: int, tally: Tally, tmp_path: Path
) -> None:
    found, tried = await told_apart(list(islice(plays(name, part, events), tables)), every, tmp_path)
    assert found == ""
    tally.tried(tried)
