"""Files of NumPy, read without NumPy: arrays (`.npy`), and archives that hold several (`.npz`)."""

import sys
import zlib
from array import array
from ast import literal_eval
from math import prod
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import IO, Any, Final, Literal, Protocol, cast
from zipfile import BadZipFile, ZipFile


class Numbers(Protocol):
    """An array, as `memoryview` and NumPy both have it; NumPy reads it without a copy."""

    @property
    def shape(self) -> tuple[int, ...]:
        """The length of each axis."""
        ...

    def __getitem__(self, place: tuple[int, ...], /) -> Any:
        """Return one number, by its index on each axis."""
        ...

    def tolist(self) -> list[Any]:
        """Return all numbers in nested lists."""
        ...


# Exceptions that reading a damaged file may raise.
UNREADABLE: Final = (
    OSError,
    ValueError,
    LookupError,
    TypeError,
    AttributeError,
    EOFError,
    RuntimeError,  # an archive that says it is encrypted, or packed in an unknown way
    BadZipFile,
    zlib.error,
)

MAGIC: Final = b"\x93NUMPY"
START: Final = len(MAGIC) + 2  # the version has two bytes, and the length of the header comes next
CODES: Final[dict[str, Literal["h", "q", "f", "d"]]] = {
    "i2": "h",
    "i8": "q",
    "f4": "f",
    "f8": "d",
}  # by NumPy's name of a type, ours
ORDERS: Final = {"<": "little", ">": "big"}


def mapped(place: Path) -> Numbers:
    """Return the array of a `.npy` file, mapped into memory."""
    with place.open("rb") as file:
        return parsed(memoryview(mmap(file.fileno(), 0, access=ACCESS_READ)))


def archive(file: IO[bytes]) -> dict[str, Numbers]:
    """Return the arrays of an `.npz` file by name."""
    with ZipFile(file) as members:
        return {
            name.removesuffix(".npy"): parsed(memoryview(members.read(name))) for name in members.namelist()
        }


def parsed(data: memoryview) -> Numbers:
    """Return the array in the bytes of a `.npy` file; ValueError or TypeError if they hold none of ours."""
    if bytes(data[: len(MAGIC)]) != MAGIC:
        raise ValueError("no file of NumPy")
    first = START + (2 if data[len(MAGIC)] == 1 else 4)
    end = first + int.from_bytes(data[START:first], "little")
    try:
        header = literal_eval(bytes(data[first:end]).decode("latin-1").strip())
        order, code = ORDERS[header["descr"][0]], CODES[header["descr"][1:]]
    except (SyntaxError, KeyError, TypeError) as error:
        raise ValueError("a header of NumPy that can't be read") from error
    if header["fortran_order"]:
        raise ValueError("an array of NumPy by columns")
    numbers = data[end:]
    if order != sys.byteorder:
        swapped = array(code, bytes(numbers))
        swapped.byteswap()
        numbers = memoryview(swapped).cast("B")
    shape = header["shape"]
    if len(numbers) != prod(shape) * array(code).itemsize:
        raise ValueError("an array of NumPy that is cut off")
    return cast(Numbers, numbers.cast(code, shape))
