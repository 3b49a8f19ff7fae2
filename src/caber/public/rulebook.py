"""The rules of a game as a page of text."""

import re

from caber.games import game
from caber.games.boards import board_of, screen_of
from caber.table.names import on_pictures
from caber.texts import DRAWING, OPTIONS_PLACE
from caber.texts import rules as page_of

FENCE = "~~~"  # around a board


def rules(name: str, *, language: str = "en", colour: bool = False, ascii: bool = False) -> str:
    """Return the rules of a game in Markdown, with a table of its options and its positions as text boards.

    `name`: the game. `language`: en, de or nl. `colour`: boards in the colours of a terminal. `ascii`: boards
    without characters beyond ASCII.

    >>> import caber
    >>> caber.rules("tug_of_war").splitlines()[0]
    '# Tug of War'
    """
    kind = game(name)
    text = page_of(kind.name, language).replace(OPTIONS_PLACE, kind.options_table(language))

    def drawn(found: re.Match[str]) -> str:
        position = screen_of(kind).example(found[2])
        names = on_pictures(kind.players(position.options), language)
        board = board_of(kind).show(position, 0, names, language, colour=colour, ascii=ascii)
        return f"{found[1]}:\n\n{FENCE}\n{board}\n{FENCE}"

    return DRAWING.sub(drawn, text)
