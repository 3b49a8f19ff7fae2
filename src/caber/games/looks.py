"""What a terminal can show, for the boards of all games."""

import re
from typing import Final, NamedTuple

STYLES: Final = {"bold": "1", "faint": "2", "mine": "1;32", "theirs": "1;31"}
PAINT: Final = re.compile(r"\033\[[\d;]*m")


class Look(NamedTuple):
    """Whether there is colour, and whether there is more than ASCII."""

    colour: bool = False
    ascii: bool = False  # no other characters than those

    def paint(self, text: str, style: str) -> str:
        """The text in a style, where there is colour."""
        return f"\033[{STYLES.get(style, style)}m{text}\033[0m" if self.colour and style else text

    def pick(self, usual: str, plain: str) -> str:
        """The first text, or the second where only ASCII can be shown."""
        return plain if self.ascii else usual
