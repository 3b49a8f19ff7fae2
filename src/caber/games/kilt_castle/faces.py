"""How colours look in a terminal: letter, symbol and ground, so that nothing is told by colour alone."""

import re
from typing import Final, NamedTuple

from caber.games.kilt_castle.cards import LETTERS

SYMBOLS: Final = dict(zip(LETTERS, "♦●▲■"))
ASCII_SYMBOLS: Final = dict(zip(LETTERS, "#%+="))
# Black on a light ground, white on the dark one: readable on dark and on light terminals alike.
GROUNDS: Final = dict(zip(LETTERS, ("30;48;5;203", "30;48;5;215", "30;48;5;252", "97;48;5;240")))
STYLES: Final = {"bold": "1", "faint": "2", "mine": "1;32", "theirs": "1;31"}
PAINT: Final = re.compile(r"\033\[[\d;]*m")


class Look(NamedTuple):
    """What the terminal can show."""

    colour: bool = False
    ascii: bool = False  # no other characters than those

    def paint(self, text: str, style: str) -> str:
        """The text in a style, where there is colour."""
        return f"\033[{STYLES.get(style, style)}m{text}\033[0m" if self.colour and style else text

    def pick(self, usual: str, plain: str) -> str:
        """The first text, or the second where only ASCII can be shown."""
        return plain if self.ascii else usual

    def face(self, letter: str) -> str:
        """A colour as the board writes it.

        >>> Look().face("o"), Look(ascii=True).face("o")
        ('●o', '%o')
        """
        return (ASCII_SYMBOLS if self.ascii else SYMBOLS)[letter] + letter

    def card(self, name: str, inward: str) -> str:
        """A card as one types it, the letter that faces the castle as a capital.

        >>> Look().card("od", "d")
        'oD'
        """
        return "".join(
            self.paint(letter.upper() if letter == inward else letter, GROUNDS[letter]) for letter in name
        )
