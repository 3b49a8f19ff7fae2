"""Solved games on disk, so that each is solved once: small ones as rows of numbers, large ones as files."""

import os
from array import array
from collections.abc import Sequence
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from tempfile import NamedTemporaryFile

from platformdirs import user_cache_path

FOLDER = "CABER_CACHE"  # a variable: where solved games are kept; empty: nowhere

ENDING = ".numbers"
MOST = 200_000_000  # bytes of numbers: a hundred races for three, or thousands for two


def folder() -> Path | None:
    """Where solved games are kept, if anywhere."""
    named = os.environ.get(FOLDER)
    if named is None:
        return user_cache_path("caber") / "solved"
    return Path(named) if named else None


def place(name: str) -> Path | None:
    """Where a file of that name may be written, such as a large table that is mapped into memory.

    None if nothing is to be kept, or nothing can be. Such files are never thrown away to make room.
    """
    where = folder()
    if where is None:
        return None
    with suppress(OSError):
        where.mkdir(parents=True, exist_ok=True)
        if os.access(where, os.W_OK):
            return where / name
    return None


def load(title: str, size: int) -> list[float] | None:
    """The numbers kept under a title; None unless they are all there, and just as they were kept."""
    file = place_of(title)
    if file is None:
        return None
    with suppress(OSError):
        digest, _, numbers = file.read_bytes().partition(b"\n")
        if digest.decode("ascii", "replace") == _digest(title.encode() + numbers):
            found = list(array("d", numbers))
            return found if len(found) == size else None
    return None


def keep(title: str, numbers: Sequence[float]) -> None:
    """Keeps numbers under a title. A disk that can't take them is no reason to stop playing."""
    file = place_of(title)
    if file is None:
        return
    data = array("d", numbers).tobytes()
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=file.parent, delete=False) as fresh:
            try:
                fresh.write(_digest(title.encode() + data).encode() + b"\n" + data)
                fresh.flush()
            except OSError:
                os.unlink(fresh.name)
                raise
        os.replace(fresh.name, file)  # nobody ever finds half a file
        _make_room(file.parent)


def _make_room(where: Path) -> None:
    """Throws away what was kept longest ago, until the rest is small enough."""
    kept = sorted(where.glob(f"*{ENDING}"), key=lambda file: file.stat().st_mtime, reverse=True)
    total = 0
    for file in kept:
        total += file.stat().st_size
        if total > MOST:
            file.unlink()


def place_of(title: str) -> Path | None:
    """The file for a title, if there is a folder."""
    where = folder()
    return where / f"{_digest(title.encode())}{ENDING}" if where else None


def _digest(data: bytes) -> str:
    return blake2b(data, digest_size=16).hexdigest()
