"""Copies of a database: made while a server is running, and put back when none is."""

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from shlex import join
from tempfile import NamedTemporaryFile
from typing import NamedTuple

from caber.core.errors import CaberError
from caber.server.database import HEAD, MIGRATIONS, address, kept_for_us

PAGES = 256  # copied at a time, between two words about how far it has come
BUSY = 30.0  # seconds for a server to let us look
BESIDE = ("-wal", "-shm")  # what SQLite keeps beside a file that is in use, or was when the power failed

Report = Callable[[float], None]  # is told how much is done, from 0 to 1


class Elsewhere(CaberError):
    """It isn't SQLite, so that its own tools make copies."""


class Contents(NamedTuple):
    """What a copy holds."""

    tables: int
    events: int


def back_up(database: str, file: Path, report: Report, force: bool = False) -> Contents:
    """Copies a database as it is at this moment, whoever writes meanwhile; the file is whole or not there."""
    source = _file_of(database, "pg_dump", "--format=custom", f"--file={file}")
    if not source.is_file():
        raise CaberError("server-backup-nothing", {"place": str(source)})
    if file.exists() and file.samefile(source):
        raise CaberError("server-backup-itself", {"file": str(file)})
    if file.exists() and not force:
        raise CaberError("server-backup-exists", {"file": str(file)})
    with _told("server-backup-failed", file), _copied(source, file, report) as (copy, contents):
        if file.exists() and not force:  # since then
            raise CaberError("server-backup-exists", {"file": str(file)})
        _put(copy, file)
    return contents


def restore(file: Path, database: str, report: Report) -> Path | None:
    """Puts a copy in the place of a database that no server is using; returns where the former one is now."""
    command = ("pg_restore", "--clean", "--if-exists", "--no-owner", "--dbname")
    target = _file_of(database, *command, rest=[str(file)])
    if not file.is_file():
        raise CaberError("server-restore-nothing", {"file": str(file)})
    if target.exists() and file.samefile(target):
        raise CaberError("server-backup-itself", {"file": str(file)})
    with _told("server-restore-failed", file), kept_for_us(database):
        _check(file)
        with _copied(file, target, report) as (copy, _):
            former = _set_aside(target)
            _put(copy, target)
    return former


def _file_of(database: str, *command: str, rest: Sequence[str] = ()) -> Path:
    """The file of a database; if it has none, an error names the command that copies it."""
    url = address(database)
    if url.get_backend_name() != "sqlite":
        shown = url._replace(drivername="postgresql", password=None).render_as_string()
        raise Elsewhere("server-backup-elsewhere", {"command": join([*command, shown, *rest])})
    return Path(url.database or "")


@contextmanager
def _told(key: str, file: Path) -> Iterator[None]:
    """Tells what SQLite or the system has to say, in a sentence of ours."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        reason = (isinstance(error, OSError) and error.strerror) or str(error)
        raise CaberError(key, {"file": str(file), "reason": reason}) from None


@contextmanager
def _copied(source: Path, beside: Path, report: Report) -> Iterator[tuple[Path, Contents]]:
    """A copy in the folder of another file, checked and on the disk; what isn't moved away is removed."""
    with NamedTemporaryFile(dir=beside.absolute().parent, prefix=".caber-", delete=False) as made:
        copy = Path(made.name)  # which only its owner may read
    try:
        with closing(_connect(source)) as reading, closing(_connect(copy)) as writing:
            # What was acknowledged by now is in the copy. All steps see this moment: without it, each act of
            # a player would make SQLite begin anew.
            reading.execute("BEGIN")
            reading.execute("SELECT count(*) FROM sqlite_master").fetchone()
            reading.backup(writing, pages=PAGES, progress=lambda _, left, all: report(1 - left / max(all, 1)))
            writing.execute("PRAGMA journal_mode=DELETE")  # one file, and nothing beside it
            contents = _checked(writing)
        with copy.open("rb") as file:
            os.fsync(file.fileno())
        yield copy, contents
    finally:
        for name in ("", *BESIDE, "-journal"):
            Path(f"{copy}{name}").unlink(missing_ok=True)


def _connect(file: Path) -> sqlite3.Connection:
    address = f"{file.absolute().as_uri()}?mode=rw"  # a file that is missing isn't made
    return sqlite3.connect(address, uri=True, timeout=BUSY, isolation_level=None)


def _checked(connection: sqlite3.Connection) -> Contents:
    """What a database holds, if it is whole."""
    found = [row for (row,) in connection.execute("PRAGMA integrity_check")]
    if found != ["ok"]:
        raise sqlite3.DatabaseError("; ".join(found[:3]))
    counts = [
        connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in ("summary", "event")
    ]
    return Contents(*counts)


def _check(file: Path) -> None:
    """Refuses what is no database of Caber's, or one that this version can't read."""
    try:
        with closing(_connect(file)) as connection:
            (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except (sqlite3.Error, TypeError):
        raise CaberError("server-restore-strange", {"file": str(file)}) from None
    if version != HEAD and not any((MIGRATIONS / "versions").glob(f"v{version}_*.py")):
        raise CaberError("server-database-newer")


def _set_aside(file: Path) -> Path | None:
    """Gives a database a second name; the first is for what comes next, so that there always is something."""
    if not file.exists():
        return None
    with suppress(sqlite3.Error), closing(_connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")  # what stood beside the file is in it now
    stem = f"{file.stem}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (file.with_name(f"{stem}{more}{file.suffix}") for more in ("", *(f"-{n}" for n in range(2, 100))))
    aside = next(name for name in names if not name.exists())
    for ending in BESIDE:  # of a database that can't be read
        with suppress(FileNotFoundError):
            os.rename(f"{file}{ending}", f"{aside}{ending}")
    try:
        os.link(file, aside)
    except OSError:  # not every file system can
        shutil.copy2(file, aside)
    return aside


def _put(copy: Path, file: Path) -> None:
    """Gives a copy its name, also if the power fails a moment later."""
    os.replace(copy, file)
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(file.absolute().parent, os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
