"""Finished deals on disk: read back as they were, whatever tore the file, and for the same match only."""

import json
from pathlib import Path

import pytest

from caber.arena.journal import Journal
from caber.arena.matches import Deal, play_games
from caber.core.errors import CaberError
from tests.arena.quick import match

AGREED: dict[str, object] = {"bots": ["level2", "random"], "seed": 7, "sprt": None}


@pytest.fixture(scope="module")
def deals() -> list[Deal]:
    return play_games(match(), list(match().wanted(2)))


@pytest.fixture
def path(tmp_path: Path, deals: list[Deal]) -> Path:
    file = tmp_path / "journal"
    journal = Journal(file, AGREED)
    for deal in deals:
        journal.add(deal)
    journal.close()
    return file


def read(path: Path) -> list[Deal]:
    journal = Journal(path, AGREED)
    journal.close()
    return list(journal.parts.values())


def test_deals_are_read_as_they_were_written(path: Path, deals: list[Deal]) -> None:
    assert read(path) == deals
    assert [json.loads(line) for line in path.read_text().splitlines()]


def test_a_file_torn_anywhere_loses_one_deal_at_most(path: Path, deals: list[Deal]) -> None:
    whole = path.read_bytes()
    ends = [index + 1 for index, byte in enumerate(whole) if byte == ord("\n")]
    cuts = {*ends, *(end - 1 for end in ends), *range(0, len(whole), 97)}
    for cut in sorted(cuts):
        path.write_bytes(whole[:cut])
        kept = max(0, sum(end <= cut for end in ends) - 1)
        journal = Journal(path, AGREED)
        assert list(journal.parts.values()) == deals[:kept]
        for deal in deals[kept:]:
            journal.add(deal)
        journal.close()
        assert path.read_bytes() == whole


@pytest.mark.parametrize(
    "change", [{"seed": 8}, {"bots": ["level1", "random"]}, {"sprt": [0, 5]}, {"more": 1}]
)
def test_other_games_are_refused(path: Path, change: dict[str, object]) -> None:
    before = path.read_bytes()
    with pytest.raises(CaberError) as caught:
        Journal(path, {**AGREED, **change})
    assert caught.value.key == "arena-journal-other"
    assert caught.value.details["name"] == next(iter(change))
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "text", ["caber record 1\n", "caber record 1", "[]\n", "{}\n", '{"journal": 1}\n', "\0\n"]
)
def test_another_file_stays_as_it_is(tmp_path: Path, text: str) -> None:
    file = tmp_path / "other"
    file.write_text(text)
    with pytest.raises(CaberError) as caught:
        Journal(file, AGREED)
    assert caught.value.key == "arena-journal-damaged"
    assert file.read_text() == text


def test_a_spoilt_line_is_named(path: Path) -> None:
    lines = path.read_text().splitlines()
    lines[2] = lines[2][:-9]
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(CaberError) as caught:
        Journal(path, AGREED)
    assert caught.value.details["line"] == 3


def test_nobody_else_may_write_meanwhile(path: Path) -> None:
    journal = Journal(path, AGREED)
    with pytest.raises(CaberError) as caught:
        Journal(path, AGREED)
    assert caught.value.key == "arena-journal-busy"
    journal.close(remove=True)
    assert not path.exists()


def test_a_folder_is_no_journal(tmp_path: Path) -> None:
    with pytest.raises(CaberError) as caught:
        Journal(tmp_path, AGREED)
    assert caught.value.key == "file-unwritable"
