"""What a browser shows of Kilt Castle.

- `picture` describes a position as plain data for the board, with what the last moves changed;
- `parts` says what a move is done to, so that the board can offer it where it belongs;
- `choice` puts a legal move into words, for buttons and screen readers;
- `spell` puts the cards of a sentence into words;
- `reading` is the text board;
- `example` reads a position that a rules page has drawn as text.
"""

from caber.games.kilt_castle.deeds import parts
from caber.games.kilt_castle.drawing import read as example
from caber.games.kilt_castle.picture import picture
from caber.games.kilt_castle.reading import choice, reading, spell

__all__ = ["choice", "example", "parts", "picture", "reading", "spell"]
