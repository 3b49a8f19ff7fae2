"""What the server writes down: lines for people or JSON objects, and nothing that is somebody's own.

What an exception says may name a card, a player or a password, so only its kind is written, and where it
happened. Of what libraries say, only the words that stand in their source are.
"""

import errno
import json
import logging
import os
import re
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from pathlib import Path
from traceback import walk_tb
from types import TracebackType

FORMATS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")
FORMAT, LEVEL = "CABER_LOG", "CABER_LOG_LEVEL"  # in the environment, where processes of our own find them too
OWN = "caber"  # how the names of our loggers begin
PACKAGE = Path(__file__).parents[1]

# The call that is being answered, counted from the start; whatever it sets going is logged with it.
request: ContextVar[int | None] = ContextVar("request", default=None)

# Ids of tables and players, tokens and the like; and who logs in to a database, with the password.
PRIVATE = re.compile(r"[\w-]{20,}|(?<=://)[^/@\s]+(?=@)")


def set_up(form: str | None = None, level: str | None = None) -> None:
    """Sends everything to the error output; by default as the environment says."""
    form = form or os.environ.get(FORMAT, "")
    level = level or os.environ.get(LEVEL, "")
    form, level = (form if form in FORMATS else "text"), (level if level in LEVELS else "warning")
    os.environ[FORMAT], os.environ[LEVEL] = form, level
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Objects() if form == "json" else Lines())
    # Libraries tell much more of what passes through them, so they are heard only when something is wrong.
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger(OWN).setLevel(level.upper())


class Lines(logging.Formatter):
    """One line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Level, where it comes from, what it is, and the details."""
        told = fields(record)
        rest = " ".join(f"{name}={value}" for name, value in told.items() if name not in MAIN)
        return " ".join(filter(None, (f"{told['level']} {told['from']}: {told['message']}", rest)))


class Objects(logging.Formatter):
    """One JSON object on one line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """All fields."""
        return json.dumps(fields(record), ensure_ascii=False)


MAIN = ("time", "level", "from", "message", "process")


def fields(record: logging.LogRecord) -> dict[str, object]:
    """All that is written down of a record."""
    told: dict[str, object] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname,
        "from": record.name,
        "message": message(record),
        "process": record.process,
    }
    if (number := request.get()) is not None:
        told["request"] = number
    told.update(getattr(record, "details", {}))
    if record.exc_info and record.exc_info[1] is not None:
        told["error"] = [_told(error) for error in _chain(record.exc_info[1])]
    return told


def message(record: logging.LogRecord) -> str:
    """What it says, without what is somebody's own.

    >>> id = "Wq3hV0bJ7tQyZr1LkP9sXA"
    >>> message(logging.LogRecord("caber.x", logging.INFO, "", 0, "the table %s is gone", (id,), None))
    'the table … is gone'
    """
    own = record.name.partition(".")[0] == OWN
    said = record.getMessage() if own else str(record.msg).partition("\n")[0]
    return PRIVATE.sub("…", said)


def _chain(error: BaseException) -> list[BaseException]:
    """An error, and those that it came from."""
    found = [error]
    while (
        cause := error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    ) is not None:
        if cause in found:
            break
        found.append(error := cause)
    return found


def _told(error: BaseException) -> str:
    """Kind and place of an error, with the number that a system or a database gives it.

    >>> _told(FileNotFoundError(2, "No such file", "secret.txt"))
    'FileNotFoundError ENOENT'
    """
    return " ".join(filter(None, (type(error).__qualname__, code(error), *_places(error.__traceback__))))


def code(error: BaseException) -> str:
    """The number or name of what went wrong, as the system or the database calls it."""
    driver = getattr(error, "orig", None) or error  # SQLAlchemy wraps what the driver raised
    found = getattr(driver, "sqlstate", None) or getattr(driver, "sqlite_errorname", None)
    if found is None and isinstance(driver, OSError):
        found = errno.errorcode.get(driver.errno or 0)
    return str(found or "")


def _places(traceback: TracebackType | None) -> list[str]:
    """Where it went through our own code, and where it happened."""
    frames = [(frame.f_code.co_filename, line, frame.f_code.co_name) for frame, line in walk_tb(traceback)]
    last = len(frames) - 1
    return [
        f"{_place(file)}:{line}:{name}"
        for number, (file, line, name) in enumerate(frames)
        if number == last or Path(file).is_relative_to(PACKAGE)
    ]


def _place(file: str) -> str:
    path = Path(file)
    return path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else path.name
