"""Copies of the games of the browser's table: made while people play, and put back."""

from os import PathLike
from pathlib import Path

from caber.bots.solving import Report
from caber.core.extras import extra
from caber.server.place import kept_in


def backup(
    file: str | PathLike[str],
    *,
    database: str | None = None,
    force: bool = False,
    report: Report | None = None,
) -> int:
    """Copy all games of the browser's table to a file, also while a server runs; return the number of tables.

    The copy has every act that was acknowledged before. It is whole, or not there.

    `file`: the copy.
    `database`: the database, as `caber serve --database` takes it; by default the user's own.
    `force`: replace the file if there is one.
    `report`: called with the share of the work that is done, from 0 to 1.

    >>> import caber
    >>> caber.backup("copy.sqlite3", database="no-such-games.sqlite3")
    Traceback (most recent call last):
    caber.core.errors.CaberError: There are no games in no-such-games.sqlite3. ...
    """
    with extra("table"):
        from caber.server.backup import back_up
    return back_up(kept_in(database), Path(file), report or (lambda share: None), force).tables


def restore(
    file: str | PathLike[str], *, database: str | None = None, report: Report | None = None
) -> Path | None:
    """Put the games of a copy in the place of those that are there; return where the former ones are kept.

    The server must be stopped; CaberError says if it isn't.

    `file`: a copy that `backup` made.
    `database`: the database, as `caber serve --database` takes it; by default the user's own.
    `report`: called with the share of the work that is done, from 0 to 1.

    >>> import caber
    >>> caber.restore("no-such-copy.sqlite3", database="games.sqlite3")
    Traceback (most recent call last):
    caber.core.errors.CaberError: There is no file no-such-copy.sqlite3.
    """
    with extra("table"):
        from caber.server.backup import restore as put_back
    return put_back(Path(file), kept_in(database), report or (lambda share: None))
