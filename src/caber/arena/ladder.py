"""All bots of a game against each other: the pairings, and the page with their ratings."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from caber.arena.charts import percent
from caber.arena.matches import Deal, Match
from caber.arena.ratings import Rating, ratings
from caber.arena.tallies import unfinished
from caber.texts import decimal, tell

WEAKEST = "random"  # has 0 points if it takes part


def matches(first: Match, bots: Sequence[str], players: int) -> list[Match]:
    """Return a match for each combination of `players` of these bots; all else is copied from `first`."""
    return [first._replace(bots=table) for table in combinations(bots, players)]


class Row(NamedTuple):
    """One bot of a ladder."""

    rating: Rating
    games: int
    pace: float | None  # seconds for each move it chose
    forfeits: int
    scores: dict[str, float]  # share of games in which it finished ahead of each other bot; a tie counts half


class Ladder(NamedTuple):
    """The ratings of a game's bots."""

    rows: list[Row]  # strongest first
    unfinished: int

    @classmethod
    def of(cls, played: Mapping[Match, Sequence[Deal]]) -> "Ladder":
        """Return the ladder of these matches."""
        rated = ratings({match.bots: deals for match, deals in played.items()}, anchor=WEAKEST)
        return cls([_row(rating, played) for rating in rated], sum(map(unfinished, played.values())))


def _row(rating: Rating, played: Mapping[Match, Sequence[Deal]]) -> Row:
    games = choices = forfeits = 0
    seconds = 0.0
    ahead: dict[str, list[float]] = {}
    for match, deals in played.items():
        if rating.bot not in match.bots:
            continue
        number = match.bots.index(rating.bot)
        for each in (each for deal in deals for each in deal.games):
            games += 1
            choices += each.choices[number]
            seconds += each.seconds[number]
            forfeits += each.quitter == number
            for other, name in enumerate(match.bots):
                if other != number:
                    ahead.setdefault(name, []).append(each.before(number, other))
    pace = seconds / choices if choices else None
    return Row(rating, games, pace, forfeits, {name: sum(row) / len(row) for name, row in ahead.items()})


def table(ladder: Ladder, language: str) -> str:
    """Return the rows as a table in Markdown, padded so that the source is readable."""
    names = [row.rating.bot for row in ladder.rows]
    before = [tell(key, {}, language) for key in ("ladder-bot", "ladder-rating", "ladder-lead")]
    after = [tell(key, {}, language) for key in ("ladder-games", "ladder-pace")]
    lines = [[*before, *names, *after], *(_cells(row, names, language) for row in ladder.rows)]
    return aligned(lines)


def aligned(lines: Sequence[Sequence[str]]) -> str:
    """Return a Markdown table that is padded to be readable as text.

    The first line is the header; the first column is aligned left, the others right.

    >>> print(aligned([["stone", "cards"], ["1", "5.2"]]))
    | stone | cards |
    | ----- | ----: |
    | 1     |   5.2 |
    """
    # A program's name is its command line, which may hold the separator of cells.
    whole = [[cell.replace("|", "\\|") for cell in line] for line in lines]
    wide = [max(2, *map(len, column)) for column in zip(*whole)]  # 2: a dash and a colon below the header
    rule = ["-" * wide[0], *("-" * (width - 1) + ":" for width in wide[1:])]
    padded = [[line[0].ljust(wide[0]), *map(str.rjust, line[1:], wide[1:])] for line in whole]
    return "\n".join(f"| {' | '.join(line)} |" for line in (padded[0], rule, *padded[1:]))


def _cells(row: Row, names: Sequence[str], language: str) -> list[str]:
    rating = row.rating
    return [
        rating.bot,
        f"{rating.points:.0f} ± {rating.reach:.0f}",
        "" if rating.lead is None else f"{rating.lead:+.0f} ± {rating.lead_reach:.0f}",
        *(percent(row.scores[name], language) if name in row.scores else "–" for name in names),
        str(row.games),
        "" if row.pace is None else decimal(f"{1000 * row.pace:.2f}", language),
    ]


def page(title: str, about: Sequence[str], command: str, image: str, ladder: Ladder, language: str) -> str:
    """Return the page of a ladder in Markdown.

    `title`: the heading.
    `about`: paragraphs for the top of the page.
    `command`: the command that plays the ladder.
    `image`: the path of the chart.
    `ladder`: the ratings.
    `language`: a language code such as "en".
    """
    notes = [tell("ladder-note-rating", {}, language), tell("ladder-note-scores", {}, language)]
    quitters = [row for row in ladder.rows if row.forfeits]
    if quitters:
        listed = ", ".join(f"`{row.rating.bot}` {row.forfeits}" for row in quitters)
        notes.append(tell("ladder-note-forfeits", {"bots": listed}, language))
    if ladder.unfinished:
        notes.append(tell("ladder-note-unfinished", {"games": ladder.unfinished}, language))
    parts = [f"# {title}", *about, f"```\n{command}\n```", f"![{title}]({image})", table(ladder, language)]
    return "\n\n".join([*parts, *notes]) + "\n"
