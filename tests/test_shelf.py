"""What bots keep on disk: all of it or nothing, and never so that somebody has to stop playing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from caber.bots import shelf


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(shelf.FOLDER, f"{tmp_path}/solved")
    return tmp_path / "solved"


def test_numbers_come_back_as_they_were_kept_or_not_at_all(folder: Path) -> None:
    shelf.keep("one", [0.5, 1 / 3])
    assert shelf.load("one", 2) == [0.5, 1 / 3]
    assert shelf.load("one", 3) is None
    assert shelf.load("other", 2) is None
    place = shelf.place_of("one")
    assert place is not None
    whole = place.read_bytes()
    for spoilt in (whole[:-1], whole[:-3] + b"abc", b"", whole.replace(b"\n", b"", 1)):
        place.write_bytes(spoilt)
        assert shelf.load("one", 2) is None
    assert [file.name for file in place.parent.iterdir()] == [place.name]


def test_a_folder_that_cannot_be_written_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shelf.FOLDER, "/proc/nowhere")
    shelf.keep("one", [0.5])
    assert shelf.load("one", 1) is None


def test_what_was_kept_longest_ago_makes_room(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "MOST", 3 * 100)
    for number in range(5):
        shelf.keep(f"{number}", [0.5] * 8)  # 97 bytes each
        place = shelf.place_of(f"{number}")
        assert place is not None
        os.utime(place, (number, number))
    assert [shelf.load(f"{number}", 8) is not None for number in range(5)] == [False, False, True, True, True]


def test_a_full_disk_leaves_nothing_behind(folder: Path) -> None:
    code = (
        "import resource, sys; from caber.bots import shelf\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (50, 50))\n"
        "import signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "shelf.keep('one', [0.5] * 100)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
    assert list(folder.iterdir()) == []


def test_a_large_file_has_a_place_of_its_own(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = shelf.place("large.table")
    assert place == folder / "large.table"
    place.write_bytes(bytes(1000))
    monkeypatch.setattr(shelf, "MOST", 50)
    shelf.keep("one", [0.5] * 8)
    assert [file.name for file in folder.iterdir()] == ["large.table"], "only numbers make room"


@pytest.mark.parametrize("where", ["", "/proc/nowhere"])
def test_there_may_be_no_place(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shelf.FOLDER, where)
    assert shelf.place("large.table") is None
