"""Keeping the games of a match in one file, and taking them up again."""

import re
from contextlib import suppress
from pathlib import Path
from tempfile import gettempdir

from caber.core.contract import EVERYBODY
from caber.core.errors import BadRecord, CaberError
from caber.core.match import Match, agreed, replayed
from caber.core.record import UNFINISHED, Record
from caber.core.verify import check_deal
from caber.table.files import path_of, read_records, unused, write_text
from caber.texts import tell

TITLE = re.compile(r"game (\d{1,6}) of (\d{1,6})")


class Keeper:
    """The games played so far, and the file that they go to."""

    def __init__(
        self, games: int, language: str, path: Path | None = None, records: list[Record] | None = None
    ) -> None:
        self.games = games
        self.language = language
        self.path = path  # None until somebody names a file, or leaves
        self.records = records or []

    def text(self) -> str:
        """All records, and a warning if a game goes on."""
        remarks = ""
        if self.records[-1].result() == UNFINISHED:
            remarks = f"# {tell('cli-save-remark', {}, self.language)}\n"
        return remarks + "\n".join(record.write() for record in self.records)

    def save(self, path: Path | None = None) -> Path:
        """Writes everything; a file that holds something else is never overwritten."""
        if path is not None and path != self.path:
            if path.is_dir():
                raise CaberError("file-folder", {"file": str(path)})
            if path.exists():
                raise CaberError("file-exists", {"file": str(path)})
        target = path or self.path or unused(Path(), self.records[-1].game.name)
        write_text(target, self.text())
        self.path = target
        return target

    def rescue(self) -> Path:
        """Saves where it was meant to be saved, else anywhere."""
        try:
            return self.save()
        except CaberError as error:
            for folder in (Path(), path_of("~"), Path(gettempdir())):
                with suppress(CaberError):
                    return self.save(unused(folder, self.records[-1].game.name))
            raise error

    @property
    def match(self) -> Match:
        """How the match stands, the finished games counted."""
        finished = [(record.options, record.outcome()) for record in self.records]
        seats = len(self.records[0].seats) if self.records else 0
        return replayed(self.games, seats, [(options, outcome) for options, outcome in finished if outcome])

    def begin(self, record: Record) -> None:
        """Adds the next game of the match."""
        if self.games > 1:
            record.match = f"game {len(self.records) + 1} of {self.games}"
        self.records.append(record)


def resume(path: Path, language: str) -> Keeper:
    """The games in a file, checked as far as that is needed to go on with them."""
    records = read_records(path)
    games = 1
    for number, record in enumerate(records, 1):
        title = TITLE.fullmatch(record.match)
        stated = (int(title[1]), int(title[2])) if title else (1, 1)
        games = stated[1] if number == 1 else games
        first = records[0]
        alike = (record.game, record.seats, agreed(record.options)) == (
            first.game, first.seats, agreed(first.options),
        )  # fmt: skip
        if stated != (number, games) or number > games or not alike:
            raise CaberError("cli-resume-match", {"file": str(path), "number": number})
        if number < len(records) and record.result() == UNFINISHED:
            raise CaberError("cli-resume-unfinished", {"file": str(path), "number": number})
    last = records[-1]
    if last.viewer != EVERYBODY or last.secret is None:
        raise CaberError("cli-resume-secret", {"file": str(path)})
    for record in records:
        if record.secret is not None:
            _checked(record, path, language)
    return Keeper(games, language, path, records)


def _checked(record: Record, path: Path, language: str) -> None:
    """Refuses to go on with a deal that was tampered with."""
    try:
        check_deal(record)
    except BadRecord as error:
        raise CaberError("cli-resume-deal", {"file": str(path), "reason": error.tell(language)}) from error
