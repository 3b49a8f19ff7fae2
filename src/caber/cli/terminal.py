"""Reading from and writing to the terminal, or to whatever takes its place."""

import os
import shutil
import sys
import textwrap
import unicodedata
from contextlib import suppress
from io import TextIOWrapper

from caber.texts import tell

PROBE = "♥♦★♣■●▲▼△▽─·"  # what a board draws with; a terminal that lacks any of it gets plain ASCII
QUIT = ("quit", "q", "exit")
WIDEST = 100  # longer lines of prose are hard to read
SPELLED = {
    "“": '"', "”": '"', "„": '"', "‘": "'", "’": "'", "–": "-", "—": "-", "…": "...", "·": "-", "×": "x",
    "→": "->", "≥": ">=", "≤": "<=", "≠": "is not", "ß": "ss", "ä": "ae", "ö": "oe", "ü": "ue",
    "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "∞": "inf", "−": "-", "±": "+-",
}  # fmt: skip


def readable(text: str, encoding: str) -> str:
    """The text in characters that the encoding has.

    >>> readable("Züge: „r7@3“ – é", "ascii"), readable("Züge", "latin-1")
    ('Zuege: "r7@3" - e', 'Züge')
    """
    return text if _has(text, encoding) else "".join(_spelled(character, encoding) for character in text)


def _spelled(character: str, encoding: str) -> str:
    if _has(character, encoding):
        return character
    base = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    return SPELLED.get(character) or base or "?"


def _has(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


class Quit(Exception):
    """The player leaves; the game is to be kept."""


class Terminal:
    """The player's side of the conversation."""

    def __init__(self, language: str, colour: bool = True) -> None:
        self.language = language
        self.encoding = sys.stdout.encoding or "ascii"
        self.ascii = not _has(PROBE, self.encoding)
        self.tty = sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb")
        self.colour = colour and self.tty and not os.environ.get("NO_COLOR")
        self.answers = sys.stdin.isatty()  # somebody types, and sees what he types
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # a stray byte is a bad move, not the end of the game
        if self.answers:
            with suppress(ImportError):
                import readline  # noqa: F401  # from here on the arrow keys work

    @property
    def width(self) -> int:
        """How long a line of prose may be."""
        return min(shutil.get_terminal_size((80, 24)).columns, WIDEST) - 1

    def word(self, key: str, **details: str | int) -> str:
        """One of our texts."""
        return tell(key, details, self.language)

    def say(self, text: str = "") -> None:
        """Writes lines as they are."""
        print(readable(text, self.encoding), flush=True)

    def prose(self, text: str, indent: str = "", bold: bool = False) -> None:
        """Writes text wrapped to the width of the terminal; further lines of a paragraph are indented."""
        for line in readable(text, self.encoding).splitlines() or [""]:
            filled = textwrap.fill(line, self.width, subsequent_indent=indent, break_on_hyphens=False)
            print(f"\033[1m{filled}\033[0m" if bold and self.colour else filled, flush=True)

    def tell(self, key: str, **details: str | int) -> None:
        """Writes one of our texts."""
        self.prose(self.word(key, **details))

    def ask(self, prompt: str) -> str:
        """What the player types; EOFError when there is nobody left."""
        line = input(readable(prompt, self.encoding))
        if not self.answers:
            self.say(line)  # so that a transcript of a scripted game can be read
        return line.strip()

    def pause(self, prompt: str) -> None:
        """Waits for Enter; who wants to leave may say so."""
        if self.ask(f"{prompt} ").lower() in QUIT:
            raise Quit

    def clear(self, secret: bool = False) -> None:
        """A fresh page; if something secret was on the last one, nobody can scroll back to it."""
        if secret and "readline" in sys.modules:
            sys.modules["readline"].clear_history()  # nor find it with the arrow keys
        if self.tty:
            print("\033[H\033[2J" + ("\033[3J" if secret else ""), end="", flush=True)
        elif secret:
            print("\n" * 40, flush=True)
        else:
            print(flush=True)
