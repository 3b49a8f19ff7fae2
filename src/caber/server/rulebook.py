"""Rules pages for browsers: the Markdown as HTML, and the drawn positions for the game's own board."""

from functools import cache
from typing import Any

from msgspec import Struct

from caber.core.game import Game
from caber.games import game
from caber.games.boards import screen_of
from caber.table.names import on_pictures
from caber.table.views import PositionView, Reading
from caber.texts import DRAWING, OPTIONS_PLACE, rules, short_rules


class RulesPart(Struct, omit_defaults=True):
    """Some text, or a picture with its caption."""

    html: str = ""
    board: PositionView | None = None
    caption: str = ""


class RulesPage(Struct):
    """The rules of a game, from the first part to the last."""

    title: str
    short: str  # what somebody has to know to begin, as HTML
    parts: list[RulesPart]


@cache
def rules_page(name: str, language: str) -> RulesPage:
    """The rules page of a game; an error if there is no such game."""
    kind = game(name)
    text = rules(name, language).replace(OPTIONS_PLACE, kind.options_table(language))
    title, _, text = text.partition("\n")
    # Between the drawings stands text; the pattern's groups are the caption and the drawing.
    pieces = DRAWING.split(text)
    parts = [RulesPart(html=_html(pieces[0]))]
    for caption, drawing, following in zip(pieces[1::3], pieces[2::3], pieces[3::3]):
        parts.append(RulesPart(board=_position(kind, drawing, language), caption=caption))
        if following.strip():
            parts.append(RulesPart(html=_html(following)))
    return RulesPage(title.lstrip("# "), _html(short_rules(name, language)), parts)


def _html(markdown: str) -> str:
    from markdown_it import MarkdownIt  # here, because a server starts sooner without it

    text: Any = MarkdownIt("commonmark").enable("table").render(markdown)
    return str(text)


def _position(kind: Game, drawing: str, language: str) -> PositionView:
    state = screen_of(kind).example(drawing)
    names = on_pictures(kind.players(state.options), language)
    picture = dict(screen_of(kind).picture(state))
    heads, rows, facts = screen_of(kind).reading(state, 0, names, language, shown=picture)
    return PositionView(
        viewer=int(state.viewer), bottom=0, turn=int(state.turn), picture=picture,
        reading=Reading(heads, rows, facts),
    )  # fmt: skip
