"""Leaks planted on purpose: the comparison of two worlds must catch every one, or it proves nothing."""

from itertools import islice
from pathlib import Path

import pytest

from tests.faults.leaks import AT_A_TABLE, IN_A_SERVER, Leak
from tests.faults.sent import given_away
from tests.faults.stage import plays, told_apart
from tests.faults.worlds import SECRET, idealise, pairs
from tests.ledger import Tally

TRIED = 300  # pairs of worlds, in some of which each leak shows
EVERY = 9  # moments of a game, after one of which somebody looks


def found_at_tables(name: str) -> str:
    """The first difference between two worlds, whoever looks on."""
    for pair in islice(pairs(name), TRIED):
        for _ in pair.glances(EVERY):
            if found := given_away(pair):
                return found
    return ""


@pytest.mark.promise("R5", "planted leaks caught")
@pytest.mark.parametrize("leak", AT_A_TABLE, ids=lambda leak: leak.__name__)
@pytest.mark.parametrize("name", SECRET)
def test_a_leak_at_a_table_is_caught(
    name: str, leak: Leak, monkeypatch: pytest.MonkeyPatch, tally: Tally
) -> None:
    idealise(monkeypatch)
    leak(monkeypatch)
    assert found_at_tables(name)
    tally.tried()


@pytest.mark.anyio
@pytest.mark.promise("R5", "planted leaks caught")
@pytest.mark.parametrize("leak", IN_A_SERVER, ids=lambda leak: leak.__name__)
@pytest.mark.parametrize("name", SECRET)
async def test_a_leak_in_a_server_is_caught(
    name: str, leak: Leak, monkeypatch: pytest.MonkeyPatch, tally: Tally, tmp_path: Path
) -> None:
    idealise(monkeypatch)
    leak(monkeypatch)
    found, _ = await told_apart(list(islice(plays(name, 0, 30), 2)), 30, tmp_path)
    assert found
    tally.tried()


def test_enough_are_planted() -> None:
    assert len({*AT_A_TABLE, *IN_A_SERVER}) >= 20
