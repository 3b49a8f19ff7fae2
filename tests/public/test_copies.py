"""Copies of the table's games made from Python, as the commands make them."""

import sqlite3
from pathlib import Path

import pytest

import caber
from tests.faults.stored import files, read

NEWEST = list(files().values())[-1]


def tables_in(file: Path) -> int:
    (count,) = sqlite3.connect(file).execute("SELECT count(*) FROM summary").fetchone()
    assert isinstance(count, int)
    return count


def test_a_copy_holds_all_tables_and_goes_back(tmp_path: Path) -> None:
    games, copy = tmp_path / "games.sqlite3", tmp_path / "copy.sqlite3"
    read(NEWEST, games)
    shares: list[float] = []
    tables = caber.backup(copy, database=str(games), report=shares.append)
    assert tables == tables_in(games) == tables_in(copy) > 0
    assert shares[-1] == 1
    with pytest.raises(caber.CaberError, match="exists"):
        caber.backup(copy, database=str(games))
    assert caber.backup(copy, database=str(games), force=True) == tables
    with sqlite3.connect(games) as changed:
        changed.execute("DELETE FROM event")
    former = caber.restore(copy, database=str(games))
    assert former is not None
    assert sqlite3.connect(former).execute("SELECT count(*) FROM event").fetchone() == (0,)
    assert sqlite3.connect(games).execute("SELECT count(*) FROM event").fetchone() > (0,)
