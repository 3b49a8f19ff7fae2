"""Reading and writing files that people name."""

from caber.table.files import (
    ENDING,
    LARGEST,
    path_of,
    read_records,
    read_text,
    unused,
    write_bytes,
    write_text,
)

__all__ = ["ENDING", "LARGEST", "path_of", "read_records", "read_text", "unused", "write_bytes", "write_text"]
