"""Reading and writing files that people name."""

import os
from datetime import datetime
from pathlib import Path
from tempfile import NamedTemporaryFile

from caber.core.errors import CaberError
from caber.core.record import Record, read_all
from caber.games import game

LARGEST = 4 << 20  # bytes; a long game takes five thousand
ENDING = ".caber"


def path_of(typed: str) -> Path:
    """The file that somebody typed; `~` is his home."""
    path = Path(typed.strip())
    try:
        return path.expanduser()
    except RuntimeError:  # there is no such home
        return path


def read_text(path: Path) -> str:
    """The text of a file, or a CaberError that says why not."""
    name = str(path)
    try:
        folder = path.is_dir()
    except ValueError:  # a name that no file can have
        folder = False
    if folder:
        raise CaberError("cli-file-folder", {"file": name})
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise CaberError("cli-file-missing", {"file": name}) from None
    except (OSError, ValueError) as error:
        raise CaberError("cli-file-unreadable", {"file": name, "reason": _reason(error)}) from None
    if len(data) > LARGEST:
        raise CaberError("cli-file-large", {"file": name, "megabytes": LARGEST >> 20})
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise CaberError("cli-file-binary", {"file": name}) from None
    if "\0" in text:
        raise CaberError("cli-file-binary", {"file": name})
    return text


def read_records(path: Path) -> list[Record]:
    """All games in a file, each replayed and found legal."""
    return read_all(read_text(path), game)


def write_text(path: Path, text: str) -> None:
    """Writes a file as a whole or not at all."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, data: bytes) -> None:
    """The same with what isn't text."""
    target = Path(os.path.realpath(path))  # a link stays one
    temporary = None
    try:
        with NamedTemporaryFile(dir=target.parent, prefix=".caber-", delete=False) as file:
            temporary = file.name
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask())
        os.replace(temporary, target)
    except (OSError, ValueError) as error:
        if temporary is not None:
            Path(temporary).unlink(missing_ok=True)
        raise CaberError("cli-file-unwritable", {"file": str(path), "reason": _reason(error)}) from None


def unused(folder: Path, name: str) -> Path:
    """A file of today's date and time in the folder that nobody has yet."""
    stem = f"{name}-{datetime.now():%Y-%m-%d-%H%M}"
    tries = [folder / f"{stem}{ENDING}", *(folder / f"{stem}-{number}{ENDING}" for number in range(2, 100))]
    return next(path for path in tries if not path.exists())


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _reason(error: OSError | ValueError) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)
