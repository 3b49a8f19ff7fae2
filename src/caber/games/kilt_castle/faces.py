"""How colours look in a terminal: letter, symbol and ground, so that nothing is told by colour alone."""

from typing import Final

from caber.games.kilt_castle.cards import LETTERS
from caber.games.looks import Look

SYMBOLS: Final = dict(zip(LETTERS, "♦●▲■"))
ASCII_SYMBOLS: Final = dict(zip(LETTERS, "#%+="))
# Black on a light ground, white on the dark one: readable on dark and on light terminals alike.
GROUNDS: Final = dict(zip(LETTERS, ("30;48;5;203", "30;48;5;215", "30;48;5;252", "97;48;5;240")))


class Faces(Look):
    """How colours and cards look where so much can be shown."""

    __slots__ = ()

    def face(self, letter: str) -> str:
        """A colour as the board writes it.

        >>> Faces().face("o"), Faces(ascii=True).face("o")
        ('●o', '%o')
        """
        return (ASCII_SYMBOLS if self.ascii else SYMBOLS)[letter] + letter

    def card(self, name: str, inward: str) -> str:
        """A card as one types it, the letter that faces the castle as a capital.

        >>> Faces().card("od", "d")
        'oD'
        """
        return "".join(
            self.paint(letter.upper() if letter == inward else letter, GROUNDS[letter]) for letter in name
        )
