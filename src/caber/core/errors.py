"""Errors with a key and details, so that they can be worded in the player's language."""

from collections.abc import Mapping, Sequence

from caber.texts import tell

Detail = str | int


class CaberError(ValueError):
    """An error in the input of a person or program: `key` names the text, `details` fill it in.

    The detail `nearest` is a name that may have been meant; unless it is empty, the text ends with it.

    >>> str(CaberError("error-unknown-game", {"name": "chess", "games": "schotten_totten"}))
    'There is no game called “chess”. Games: schotten_totten.'
    """

    marks: Sequence[str] = ()  # the cards, option and so on that a page should highlight

    def __init__(self, key: str, details: Mapping[str, Detail] | None = None) -> None:
        super().__init__(key)
        self.key = key
        self.details: dict[str, Detail] = dict(details or {})

    def tell(self, language: str = "en") -> str:
        """Return the text in one of the languages: the fault, what would be right, and the cause if known."""
        details = self.details
        if isinstance(self.__cause__, CaberError):
            details = {**details, "reason": self.__cause__.tell(language)}
        text = tell(self.key, details, language)
        if details.get("nearest"):
            text += " " + tell("error-nearest", {"nearest": details["nearest"]}, language)
        return text

    def __str__(self) -> str:
        return self.tell()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __reduce__(self) -> tuple[type["CaberError"], tuple[str, dict[str, Detail]]]:
        return type(self), (self.key, self.details)


class IllegalMove(CaberError):
    """A move that the rules forbid in this position; the text says which rule."""


class BadNotation(CaberError):
    """A text that names no move of the game."""


class BadOption(CaberError):
    """An option that the game doesn't have, or a value it doesn't take."""


class BadRecord(CaberError):
    """A record that can't be read or replayed; `line` is the line at fault, counted from 1."""

    @property
    def line(self) -> int:
        """The line of the text at fault, counted from 1."""
        return int(self.details["line"])
