"""How cards look in a terminal: letter, symbol and colour, so that nothing is told by colour alone."""

from typing import Final

from caber.games.looks import Look
from caber.games.schotten_totten.cards import CLAN_CARDS, CLAN_LETTERS, SUIT, name

SYMBOLS: Final = dict(zip(CLAN_LETTERS, "♥♦★♣■●"))
ASCII_SYMBOLS: Final = dict(zip(CLAN_LETTERS, "#%~&=+"))
# Black on a light ground: readable on dark and on light terminals alike.
GROUNDS: Final = dict(zip(CLAN_LETTERS, ("203", "215", "227", "114", "75", "177")))
TACTICS_STYLE: Final = "30;48;5;252"
SHORT: Final = 6  # letters of a tactics card's name on the board


class Faces(Look):
    """How cards look where so much can be shown."""

    __slots__ = ()

    def face(self, card: int) -> str:
        """A card as the board writes it.

        >>> Faces().face(16), Faces(ascii=True).face(16), Faces().face(62)
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
