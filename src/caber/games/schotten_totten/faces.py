"""How cards look in a terminal: letter, symbol and colour, so that nothing is told by colour alone."""

import re
from typing import Final, NamedTuple

from caber.games.schotten_totten.cards import CLAN_CARDS, CLAN_LETTERS, SUIT, name

SYMBOLS: Final = dict(zip(CLAN_LETTERS, "♥♦★♣■●"))
ASCII_SYMBOLS: Final = dict(zip(CLAN_LETTERS, "#%~&=+"))
# Black on a light ground: readable on dark and on light terminals alike.
GROUNDS: Final = dict(zip(CLAN_LETTERS, ("203", "215", "227", "114", "75", "177")))
TACTICS_STYLE: Final = "30;48;5;252"
STYLES: Final = {"bold": "1", "faint": "2", "mine": "1;32", "theirs": "1;31"}
PAINT: Final = re.compile(r"\033\[[\d;]*m")
SHORT: Final = 6  # letters of a tactics card's name on the board


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

    def face(self, card: int) -> str:
        """A card as the board writes it.

        >>> Look().face(16), Look(ascii=True).face(16), Look().face(62)
        ('♦o7', '%o7', 'reinfo')
        """
        if card >= CLAN_CARDS:
            return name(card)[:SHORT]
        return (ASCII_SYMBOLS if self.ascii else SYMBOLS)[CLAN_LETTERS[card // SUIT]] + name(card)

    def style(self, card: int) -> str:
        """The colours of a card."""
        if card >= CLAN_CARDS:
            return TACTICS_STYLE
        return f"30;48;5;{GROUNDS[CLAN_LETTERS[card // SUIT]]}"

    def painted(self, card: int) -> str:
        """A card in its colours."""
        face = self.face(card) if card < CLAN_CARDS else name(card)
        return self.paint(face, self.style(card))
