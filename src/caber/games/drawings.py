"""Drawings of positions, as every game has them: lines with names, and errors with the line and the reason.

A drawing is made of lines such as `turn: 1 play`. They may stand in any order; capitals and further spaces
don't matter. Lines that begin with `#` are remarks. A game may have rows as well, such as a line for a stone.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Final, NamedTuple, NoReturn, TypeVar

from caber.core.errors import BadRecord, CaberError
from caber.core.options import Option, Options, Value, read_words, written

Opened = TypeVar("Opened")

REMARK: Final = "#"
OPTIONS: Final = "options"
NUMBER: Final = re.compile(r"-?[0-9]{1,6}")


class Misdrawn(CaberError):
    """The reason why a line of a drawing can't be right; the detail `word` is the part at fault, if any."""


class Line(NamedTuple):
    """A line of a drawing, in small letters and with one space between words."""

    number: int
    text: str
    name: str  # what stands before the colon; the number of a row

    @property
    def rest(self) -> str:
        """What stands behind the colon."""
        return self.text.partition(":")[2].strip()

    @property
    def words(self) -> list[str]:
        """The words behind the colon."""
        return self.rest.split()


class Drawing:
    """The lines of a drawing; an error in one of them is reported with the line."""

    def __init__(self, text: str, row: re.Pattern[str] | None = None) -> None:
        self.lines: list[Line] = []
        for number, written_line in enumerate(text.splitlines(), 1):
            words = " ".join(written_line.lower().split())
            if words and not words.startswith(REMARK):
                found = row and row.fullmatch(words)
                name = found[1] if found else words.partition(":")[0].strip()
                self.lines.append(Line(number, words, name))

    def start(
        self,
        offered: tuple[Option, ...],
        options: Mapping[str, Value] | None,
        opening: Callable[[Options], Opened],
    ) -> Opened:
        """Return the first position of a game with the options of the drawing.

        `offered` are the options of the game, `options` those that hold unless the drawing has others, and
        `opening` makes the position.
        """
        chosen = dict(Options(offered, options).changed())
        read = ""
        for line in self.lines:
            if line.name == OPTIONS:
                read = f"{read} {line.rest}"
                with self.blaming(line):
                    chosen |= read_words(offered, read)
        last = next((line for line in reversed(self.lines) if line.name == OPTIONS), None)
        if last is None:
            return opening(Options(offered, chosen))
        with self.blaming(last):
            return opening(Options(offered, chosen))

    def ordered(self, names: Collection[str], first: Sequence[str] = ()) -> list[Line]:
        """Return all lines but the options, those named in `first` before the others.

        `names` are those that lines may have. A line that has another name, or one for a second time, is an
        error.
        """
        drawn: set[str] = set()
        lines = [line for line in self.lines if line.name != OPTIONS]
        for line in lines:
            with self.blaming(line):
                if line.name not in names:
                    raise _unknown(line.name, [*names, OPTIONS])
                if line.name in drawn:
                    raise Misdrawn("drawing-twice", {"word": line.name})
            drawn.add(line.name)
        return sorted(lines, key=lambda line: line.name not in first)  # otherwise they keep their order

    @contextmanager
    def blaming(self, line: Line) -> Iterator[None]:
        """Report what goes wrong inside as an error of this line."""
        try:
            yield
        except CaberError as reason:
            _blame(line, reason, str(reason.details.get("word", line.name)))

    def check(self, doubts: Iterable[tuple[str, Misdrawn]]) -> None:
        """Raise the first of these doubts, each with the name of the line that it is about."""
        for name, reason in doubts:
            line = next((line for line in self.lines if line.name == name), None)
            if line is None:
                after = self.lines[-1].number if self.lines else 1
                raise BadRecord("drawing-lacks", {"line": after, "word": name}) from reason
            _blame(line, reason, name)


def _blame(line: Line, reason: CaberError, word: str) -> NoReturn:
    raise BadRecord("drawing-line", {"line": line.number, "text": line.text, "word": word}) from reason


def _unknown(name: str, names: Sequence[str]) -> Misdrawn:
    near = get_close_matches(name, names, 1)
    if near:
        return Misdrawn("drawing-name-near", {"word": name, "near": near[0]})
    return Misdrawn("drawing-name", {"word": name, "names": ", ".join(names)})


# -- words -----------------------------------------------------------------------------------------


def one_of(word: str, meanings: Mapping[str, int]) -> int:
    """Return what a word means.

    >>> one_of("2", {"1": 0, "2": 1})
    1
    """
    if word in meanings:
        return int(meanings[word])
    raise _not_among(word, ", ".join(each for each in meanings if each))


def number(word: str, most: int, least: int = 0) -> int:
    """Return the whole number that a word is.

    >>> number("12", 20)
    12
    """
    if NUMBER.fullmatch(word) and least <= int(word) <= most:
        return int(word)
    raise _not_among(word, f"{least} … {most}")


def _not_among(word: str, possible: str) -> Misdrawn:
    if not word:
        return Misdrawn("drawing-nothing", {"word": word, "words": possible})
    return Misdrawn("drawing-word", {"word": word, "words": possible})


def exactly(words: Sequence[str], count: int) -> Sequence[str]:
    """Return the words if there are exactly this many."""
    if len(words) != count:
        raise Misdrawn("drawing-count", {"word": " ".join(words), "count": count, "found": len(words)})
    return words


def padded(words: Sequence[str], most: int) -> list[str]:
    """Return the words, padded with empty ones to the wanted number; more of them are an error.

    >>> padded(["1", "play"], 3)
    ['1', 'play', '']
    """
    if len(words) > most:
        raise Misdrawn("drawing-more", {"word": words[most]})
    return [*words, *[""] * (most - len(words))]


def misformed(word: str, example: str) -> Misdrawn:
    """Return the error about a word that should look like the example."""
    return Misdrawn("drawing-form", {"word": word, "example": example})


# -- drawing ---------------------------------------------------------------------------------------


def named_lines(lines: Mapping[str, Sequence[str]]) -> list[str]:
    """Return the lines of a drawing that have something to say.

    >>> named_lines({"turn": ["1", "play"], "discards": []})
    ['turn: 1 play']
    """
    return [f"{name}: {' '.join(words)}" for name, words in lines.items() if words]


def options_line(options: Options) -> list[str]:
    """Return the options that are not as usual, as words."""
    return [f"{name}={written(value)}" for name, value in options.changed().items()]


def counted(count: int) -> list[str]:
    """Return a number as words, none for 0.

    >>> counted(3), counted(0)
    (['3'], [])
    """
    return [str(count)] if count else []
