"""What a browser shows of Schotten-Totten.

Each game's folder has such a module `screen`, and whatever serves a browser finds it by the game's name:

- `picture` describes a position as plain data for the board, with what the last moves changed;
- `parts` says what a move is done to, so that the board can offer it where it belongs;
- `choice` puts a legal move into words, for buttons and screen readers;
- `spell` puts the cards of a sentence into words;
- `reading` is the text board;
- `example` reads a position that a rules page has drawn as text.

All of them are handed hidden states wherever somebody must not see everything.
"""

from caber.games.schotten_totten.deeds import parts
from caber.games.schotten_totten.drawing import read as example
from caber.games.schotten_totten.picture import picture
from caber.games.schotten_totten.reading import choice, reading, spell

__all__ = ["choice", "example", "parts", "picture", "reading", "spell"]
