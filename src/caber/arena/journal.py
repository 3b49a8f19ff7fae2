"""Finished games on disk, so that an interrupted match continues where it stopped.

The first line holds the settings of the match, each further line a game. If the program is killed, at most
the last line is torn, and that game is played again.
"""

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from caber.arena.matches import Deal, Result
from caber.core.errors import CaberError

KIND = "caber arena 1"

Key = tuple[tuple[str, ...], int, int]  # the bots, the number of their deal, and the turn of the game


class Journal:
    """A file of finished games, open for more and locked against other programs."""

    def __init__(self, path: Path, agreed: Mapping[str, object]) -> None:
        self.path = path
        self.parts: dict[Key, Deal] = {}  # each holds one game
        try:
            self.file = path.open("a+b")
        except OSError as error:
            raise _unwritable(path, error) from None
        try:
            _lock(self)
            self._read(json.loads(json.dumps({"journal": KIND, **agreed})))
        except BaseException:
            self.file.close()
            raise

    def _read(self, agreed: dict[str, Any]) -> None:
        self.file.seek(0)
        whole = 0  # bytes up to the end of the last complete line
        for number, line in enumerate(self.file, 1):
            if not line.endswith(b"\n"):
                break
            try:
                entry = json.loads(line)
                if number == 1:
                    self._check(entry, agreed)
                else:
                    part = read_part(entry)
                    self.parts[_key(part)] = part
            except (ValueError, TypeError, KeyError, AttributeError) as error:
                if isinstance(error, CaberError):
                    raise
                raise CaberError("arena-journal-damaged", {"file": str(self.path), "line": number}) from None
            whole += len(line)
        if whole == 0:
            self._refuse_other_files()
        self.file.truncate(whole)
        if whole == 0:
            self._write(agreed)

    def _refuse_other_files(self) -> None:
        """Refuse a file without a whole line, unless it holds the beginning of a torn first line."""
        self.file.seek(0)
        head = f'{{"journal": "{KIND}"'.encode()
        found = self.file.read(len(head))
        if not head.startswith(found):
            raise CaberError("arena-journal-damaged", {"file": str(self.path), "line": 1})

    def _check(self, found: dict[str, Any], agreed: dict[str, Any]) -> None:
        if found["journal"] != KIND:
            raise KeyError("journal")
        for name in {**agreed, **found}:
            if found.get(name) != agreed.get(name):
                theirs, ours = _said(found.get(name)), _said(agreed.get(name))
                said = {"file": str(self.path), "name": name, "theirs": theirs, "ours": ours}
                raise CaberError("arena-journal-other", said)

    def add(self, part: Deal) -> None:
        """Write a game to the file; after the return it survives the end of this program."""
        self._write(written_part(part))
        self.parts[_key(part)] = part

    def _write(self, entry: Mapping[str, object]) -> None:
        try:
            self.file.write(json.dumps(entry).encode() + b"\n")
            self.file.flush()
        except OSError as error:
            raise _unwritable(self.path, error) from None

    def close(self, remove: bool = False) -> None:
        """Close the file; with `remove`, delete it."""
        if remove:
            self.path.unlink(missing_ok=True)
        with suppress(OSError):  # a failed write has been reported already
            self.file.close()


def written_part(part: Deal) -> dict[str, object]:
    """Return a game as a JSON object: without its record, and with its counts if there are any."""
    (game,) = part.games
    left_out = {"record"} if game.counts else {"record", "counts"}
    told = {name: value for name, value in game._asdict().items() if name not in left_out}
    return {"bots": part.bots, "deal": part.number, **told}


def read_part(entry: Mapping[str, Any]) -> Deal:
    """Return the game in an entry of `written_part`."""
    rows: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in entry.items()
    }  # fmt: skip
    return Deal(rows.pop("bots"), rows.pop("deal"), (Result(**rows),))


def _key(part: Deal) -> Key:
    return part.bots, part.number, part.games[0].turn


def _lock(journal: Journal) -> None:
    """Lock the file where the system can: two programs on one journal would play the same deals."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(journal.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise CaberError("arena-journal-busy", {"file": str(journal.path)}) from None


def _said(value: object) -> str:
    if value is None:
        return "–"
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _unwritable(path: Path, error: OSError) -> CaberError:
    return CaberError("cli-file-unwritable", {"file": str(path), "reason": error.strerror or str(error)})
