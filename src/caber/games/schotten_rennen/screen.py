"""What a browser shows of Schotten Rennen.

- `picture` describes a position as plain data for the board, with what the last moves changed;
- `parts` says what a move is done to, so that the board can offer it where it belongs;
- `choice` puts a legal move into words, for buttons and screen readers;
- `spell` puts the moves that a sentence quotes into words;
- `reading` is the text board;
- `example` reads a position that a rules page has drawn as text.
"""

from caber.games.schotten_rennen.deeds import parts
from caber.games.schotten_rennen.drawing import read as example
from caber.games.schotten_rennen.picture import picture
from caber.games.schotten_rennen.reading import choice, reading, spell

__all__ = ["choice", "example", "parts", "picture", "reading", "spell"]
