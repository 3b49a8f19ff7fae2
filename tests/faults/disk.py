"""A disk whose power can be cut: it knows what SQLite has written, and what of that has been synced.

It is a VFS of the very library that servers use, made with ctypes: calls are handed on to the real one, and
written down on their way. So servers run on it as they are, and afterwards the power can be cut anywhere in
what they did, as often as one likes.
"""

import _sqlite3
import ctypes
import random
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, c_char_p, c_int, c_int64, c_void_p
from pathlib import Path
from typing import Any, NamedTuple

SECTOR = 512  # bytes that are written whole or not at all
CREATE = 0x4  # flags with which files are opened
JOURNALS = 0x800 | 0x4000 | 0x80000

OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
DELETE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int)
CLOSE = CFUNCTYPE(c_int, c_void_p)
WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
SYNC = CFUNCTYPE(c_int, c_void_p, c_int)


class Methods(ctypes.Structure):
    """sqlite3_io_methods: what can be done with an open file."""

    _fields_ = (("version", c_int), ("calls", c_void_p * 18))


class System(ctypes.Structure):
    """sqlite3_vfs: what can be done with files."""

    _fields_ = (
        ("version", c_int),
        ("size", c_int),
        ("longest", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("calls", c_void_p * 16),
    )


class Wrote(NamedTuple):
    """Bytes that were written into a file."""

    file: int
    offset: int
    data: bytes


class Truncated(NamedTuple):
    """A file that was cut to a size."""

    file: int
    size: int


class Synced(NamedTuple):
    """A file that is on the disk as it is now; and perhaps its folder, too."""

    file: int
    folder: bool


class Named(NamedTuple):
    """A name that was given to a new file, or taken away."""

    name: str
    file: int | None
    synced: bool = False


Deed = Wrote | Truncated | Synced | Named


class Handle(NamedTuple):
    """An open file."""

    file: int
    new: bool  # a journal, whose name is synced with it for the first time


class Disk:
    """Writes down what SQLite does in a folder, while it is plugged in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.deeds: list[Deed] = []
        self._files: dict[str, int] = {}  # by name
        self._handles: dict[int, Handle] = {}  # by address
        self._known = 0
        self._methods: dict[int, Methods] = {}  # ours, by address of those that they replace
        self._kept: list[Any] = []  # what the library refers to

    @contextmanager
    def plugged_in(self) -> Iterator[None]:
        """Makes it the way to all files."""
        library = ctypes.CDLL(_sqlite3.__file__)
        library.sqlite3_vfs_find.restype = c_void_p
        found = library.sqlite3_vfs_find(None)
        self._real, self._address = System.from_address(found), found
        ours = System.from_buffer_copy(self._real)
        ours.name = b"caber-disk"
        ours.calls[0] = self._callback(OPEN(self._open))
        ours.calls[1] = self._callback(DELETE(self._delete))
        self._kept.append(ours)
        assert library.sqlite3_vfs_register(ctypes.byref(ours), 1) == 0
        try:
            yield
        finally:
            assert library.sqlite3_vfs_unregister(ctypes.byref(ours)) == 0
            assert library.sqlite3_vfs_register(c_void_p(found), 1) == 0

    def _callback(self, function: Any) -> int | None:
        self._kept.append(function)
        return ctypes.cast(function, c_void_p).value

    def _name(self, address: int | None) -> str | None:
        """The name of a file, if it is in the folder."""
        path = Path(ctypes.string_at(address).decode()) if address else None
        return path.name if path is not None and path.parent == self.folder else None

    def _open(self, system: int, path: int | None, file: int, flags: int, out: int | None) -> int:
        code = int(OPEN(self._real.calls[0])(self._address, path, file, flags, out))
        name = self._name(path)
        if code == 0 and name is not None:
            if name not in self._files:
                self._known += 1
                self._files[name] = self._known
                self.deeds.append(Named(name, self._known))
            new = bool(flags & CREATE and flags & JOURNALS)
            self._handles[file] = Handle(self._files[name], new)
            methods = c_void_p.from_address(file)
            methods.value = ctypes.addressof(self._watched(methods.value or 0))
        return code

    def _delete(self, system: int, path: int | None, synced: int) -> int:
        code = int(DELETE(self._real.calls[1])(self._address, path, synced))
        name = self._name(path)
        if code == 0 and name in self._files:
            del self._files[name]
            self.deeds.append(Named(name, None, bool(synced)))
        return code

    def _watched(self, real: int) -> Methods:
        """The methods of a file, with ours in place of those that write."""
        if real not in self._methods:
            theirs = Methods.from_address(real)
            ours = Methods.from_buffer_copy(theirs)
            close, write, truncate = CLOSE(theirs.calls[0]), WRITE(theirs.calls[2]), TRUNCATE(theirs.calls[3])

            def closing(file: int) -> int:
                del self._handles[file]
                return int(close(file))

            def writing(file: int, data: int, size: int, offset: int) -> int:
                self.deeds.append(Wrote(self._handles[file].file, offset, ctypes.string_at(data, size)))
                return int(write(file, data, size, offset))

            def truncating(file: int, size: int) -> int:
                self.deeds.append(Truncated(self._handles[file].file, size))
                return int(truncate(file, size))

            def syncing(file: int, flags: int) -> int:
                handle = self._handles[file]
                self._handles[file] = handle._replace(new=False)
                self.deeds.append(Synced(handle.file, handle.new))
                return 0  # the real disk needs no sync: its power stays on

            ours.calls[0] = self._callback(CLOSE(closing))
            ours.calls[2] = self._callback(WRITE(writing))
            ours.calls[3] = self._callback(TRUNCATE(truncating))
            ours.calls[4] = self._callback(SYNC(syncing))
            self._methods[real] = ours
        return self._methods[real]


class Platter:
    """What is on the disk for sure, and what may be there when the power fails."""

    def __init__(self) -> None:
        self._contents: dict[int, bytearray] = {}
        self._unsynced: dict[int, list[Wrote | Truncated]] = {}
        self._names: dict[str, int] = {}
        self._renamed: list[Named] = []

    def take(self, deed: Deed) -> None:
        """Lets something happen."""
        match deed:
            case Wrote(file=file) | Truncated(file=file):
                self._unsynced.setdefault(file, []).append(deed)
            case Named(synced=synced):
                self._renamed.append(deed)
                if synced:
                    self._sync_names()
            case Synced(file=file, folder=folder):
                content = self._contents.setdefault(file, bytearray())
                for each in self._unsynced.pop(file, []):
                    _do(content, each)
                if folder:
                    self._sync_names()

    def left(self, rng: random.Random) -> dict[str, bytes]:
        """What might be found after a cut: all that was synced, and some of the rest, whole or torn."""
        names = dict(self._names)
        for each in self._renamed[: rng.randint(0, len(self._renamed))]:  # folders are kept in order
            _rename(names, each)
        luck = rng.choice([0.0, 0.5, 0.9, 1.0])  # of a write that wasn't synced
        return {name: self._file(file, rng, luck) for name, file in names.items()}

    def _sync_names(self) -> None:
        for each in self._renamed:
            _rename(self._names, each)
        self._renamed.clear()

    def _file(self, file: int, rng: random.Random, luck: float) -> bytes:
        content = bytearray(self._contents.get(file, b""))
        for each in self._unsynced.get(file, []):
            if rng.random() < luck:
                _do(content, each)
            elif isinstance(each, Wrote) and rng.random() < 0.5:
                for part in _sectors(each):
                    if rng.random() < 0.5:
                        _do(content, part)
        return bytes(content)


def _rename(names: dict[str, int], deed: Named) -> None:
    if deed.file is None:
        names.pop(deed.name, None)
    else:
        names[deed.name] = deed.file


def _do(content: bytearray, deed: Wrote | Truncated) -> None:
    if isinstance(deed, Truncated):
        del content[deed.size :]
        content.extend(bytes(deed.size - len(content)))
        return
    content.extend(bytes(max(0, deed.offset - len(content))))
    content[deed.offset : deed.offset + len(deed.data)] = deed.data


def _sectors(deed: Wrote) -> Iterator[Wrote]:
    """The parts of a write that are written whole or not at all."""
    start, end = deed.offset, deed.offset + len(deed.data)
    while start < end:
        stop = min(end, (start // SECTOR + 1) * SECTOR)
        yield Wrote(deed.file, start, deed.data[start - deed.offset : stop - deed.offset])
        start = stop
