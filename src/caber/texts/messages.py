"""The texts of one language, each taken apart by Fluent when it is told for the first time.

Most are never told, and a server that took all of them apart would need half a second longer to start. A text
without variants needs no Fluent from then on: it is filled by `%`, which is a hundred times as fast.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Placeable, TextElement, VariableReference

Details = Mapping[str, str | int]

LONGEST = 1000  # characters of a detail: somebody may have sent a book, and Fluent refuses 2500
# A key at the beginning of a line, and what belongs to it: indented lines, closing braces, empty lines.
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n?(?:(?:[ }].*)?\n|[ }].*)*", re.MULTILINE)


class Plain(NamedTuple):
    """A text without variants."""

    words: str  # with %s for each detail
    names: tuple[str, ...]  # of the details

    def filled(self, key: str, details: Details) -> str:
        """The text with its details."""
        try:
            return self.words % tuple([_written(details[name]) for name in self.names])
        except KeyError as error:
            raise ValueError(f"the text {key} can't be filled: there is no {error}") from None


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
    pattern = _pattern(key, language)
    for element in pattern.elements if isinstance(pattern, Pattern) else [pattern]:  # one part is all of it
        if isinstance(element, TextElement):
            words.append(element.value.replace("%", "%%"))
        elif isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
            words.append("%s")
            names.append(element.expression.id.name)
        else:
            return None
    return Plain("".join(words), tuple(names))


def filled(key: str, details: Details, language: str) -> str:
    """Any text with its details, by Fluent itself."""
    # Numbers count lines and stones here, so they are written without a mark for the thousands.
    args = {
        name: fluent_number(value, useGrouping=False) if isinstance(value, int) else _shortened(value)
        for name, value in details.items()
    }
    text, errors = _bundle(language).format_pattern(_pattern(key, language), args)
    if errors:
        raise ValueError(f"the text {key} can't be filled: {'; '.join(map(str, errors))}")
    return str(text)


def _pattern(key: str, language: str) -> Any:
    bundle = _bundle(language)
    if not bundle.has_message(key):
        bundle.add_resource(FluentResource(sources(language)[key]))
        if not bundle.has_message(key):
            raise ValueError(f"the text {key} is not Fluent")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise ValueError(f"the text {key} is empty")
    return pattern


@cache
def _bundle(language: str) -> FluentBundle:
    # Without isolating marks, which terminals show as boxes.
    return FluentBundle([language], use_isolating=False)


def _written(detail: str | int) -> str:
    return str(detail) if isinstance(detail, int) else _shortened(detail)


def _shortened(detail: str) -> str:
    return detail if len(detail) <= LONGEST else f"{detail[: LONGEST - 1]}…"
