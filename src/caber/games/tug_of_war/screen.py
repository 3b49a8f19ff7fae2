"""What a browser shows of Tug of War.

- `picture` describes a position as plain data for the board, with what the last moves changed;
- `parts` says what a move is done with and what comes of it, so that the board can show that beforehand;
- `choice` puts a legal move into words, for buttons and screen readers;
- `spell` puts the moves that a sentence quotes into words;
- `reading` is the text board;
- `example` reads a position that a rules page has drawn as text.
"""

from caber.games.tug_of_war.deeds import parts
from caber.games.tug_of_war.drawing import read as example
from caber.games.tug_of_war.picture import picture
from caber.games.tug_of_war.reading import choice, reading, spell

__all__ = ["choice", "example", "parts", "picture", "reading", "spell"]
