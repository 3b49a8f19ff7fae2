"""The check of numbers that a caller passes."""

from caber.core.errors import CaberError


def at_least_one(**given: int | None) -> None:
    """Raise CaberError if one of these numbers is below 1; None stands for a default.

    >>> at_least_one(deals=0)
    Traceback (most recent call last):
    caber.core.errors.CaberError: `deals` is 0, but it must be 1 or more.
    """
    for name, number in given.items():
        if number is not None and number < 1:
            raise CaberError("public-least", {"name": name, "given": number})
