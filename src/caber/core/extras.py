"""Extras: what only some commands and modules need, and what to install where it is missing."""

from collections.abc import Iterator
from contextlib import contextmanager

from caber.core.errors import CaberError


class MissingExtra(CaberError, ImportError):
    """A package of an extra that isn't installed; the text names the command that installs it."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Report a package that can't be imported inside as MissingExtra; `name` is the extra it belongs to.

    >>> with extra("batch"):
    ...     raise ModuleNotFoundError(name="numpy")
    Traceback (most recent call last):
    caber.core.extras.MissingExtra: Batches and the solver of Tug of War need: pip install "caber[batch]"
    """
    try:
        yield
    except ImportError as error:
        if (error.name or "").partition(".")[0] == "caber":  # nothing that could be installed
            raise
        raise MissingExtra(f"extra-{name}") from error
