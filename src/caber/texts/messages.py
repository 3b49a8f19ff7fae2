"""The texts of one language, each parsed when it is first used.

Most are never told, and a server that parsed all of them would need half a second longer to start. A text
without variants is filled by `%`.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from caber.texts import patterns
from caber.texts.patterns import Detail, Details, Pattern

LONGEST = 1000  # characters of a detail: a player may have sent a book
# A key at the beginning of a line, and what belongs to it: indented lines, closing braces, empty lines.
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n?(?:(?:[ }].*)?\n|[ }].*)*", re.MULTILINE)


class Plain(NamedTuple):
    """A text without variants."""

    words: str  # with %s for each detail
    names: tuple[str, ...]  # of the details

    def filled(self, key: str, details: Details) -> str:
        """The text with its details."""
        try:
            return self.words % tuple([_shortened(details[name]) for name in self.names])
        except KeyError as error:
            raise _lacking(key, error) from None


@cache
def sources(language: str) -> Mapping[str, str]:
    """Every text of a language as its files have it, by key."""
    folder = files("caber.texts").joinpath(language)
    found: dict[str, str] = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            for entry in ENTRY.finditer(file.read_text(encoding="utf-8")):
                found[entry[1]] = entry[0]
    return found


def plain(key: str, language: str) -> Plain | None:
    """A text without variants, None if it has some."""
    words, names = [], []
    for part in _pattern(key, language):
        if isinstance(part, str):
            words.append(part.replace("%", "%%"))
        elif isinstance(part, Detail):
            words.append("%s")
            names.append(part.name)
        else:
            return None
    return Plain("".join(words), tuple(names))


def filled(key: str, details: Details, language: str) -> str:
    """Any text with its details. Numbers count lines and stones here: thousands have no mark between them."""
    short = {name: _shortened(detail) for name, detail in details.items()}
    try:
        return patterns.filled(_pattern(key, language), short, language)
    except KeyError as error:
        raise _lacking(key, error) from None


@cache
def _pattern(key: str, language: str) -> Pattern:
    try:
        return patterns.parsed(sources(language)[key])
    except ValueError as error:
        raise ValueError(f"the text {key} {error}") from None


def _shortened(detail: str | int) -> str | int:
    if isinstance(detail, int) or len(detail) <= LONGEST:
        return detail
    return f"{detail[: LONGEST - 1]}…"


def _lacking(key: str, name: KeyError) -> ValueError:
    return ValueError(f"the text {key} can't be filled: there is no {name}")
