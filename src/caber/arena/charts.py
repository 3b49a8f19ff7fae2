"""Charts of measurements: a score whose interval narrows game by game, and the ratings of a ladder."""

from collections.abc import Sequence
from math import ceil, floor, sqrt

from caber.arena.intervals import CONFIDENCE, of_sums
from caber.arena.matches import Deal, Match
from caber.arena.ratings import Rating
from caber.arena.svg import FAINT, HAZE, HEATHER, INK, Point, line, marks, path, picture, words
from caber.arena.tallies import interval
from caber.texts import decimal, tell

WIDTH, HEIGHT = 760, 440
LEFT, RIGHT, TOP, BOTTOM = 70, 30, 70, 60  # margins around the drawing
POINTS = 300  # points of a line; more wouldn't be visible
SETTLED = 0.1  # the axis fits the interval after this share of the games
ROW = 34  # height of a ladder's row


def score_chart(match: Match, deals: Sequence[Deal], language: str) -> str:
    """Return an SVG chart of the first bot's score over the games, with its interval."""
    rows = _course(match, deals)
    games, even = rows[-1][0], 1 / len(match.bots)
    settled = [row for row in rows if row[0] >= SETTLED * games]
    low = floor(20 * min(even, *(row[2] for row in settled))) / 20
    high = max(ceil(20 * max(even, *(row[3] for row in settled))) / 20, low + 0.05)

    def place(game: float, share: float) -> Point:
        inside = min(max(share, low), high)
        across = LEFT + (WIDTH - LEFT - RIGHT) * game / games
        return across, TOP + (HEIGHT - TOP - BOTTOM) * (high - inside) / (high - low)

    parts = []
    for mark in marks(low, high):
        parts.append(line(place(0, mark), place(games, mark), FAINT))
        parts.append(words(LEFT - 8, place(0, mark)[1] + 4, percent(mark, language, 0), anchor="end"))
    for mark in marks(0, games):
        x = place(mark, low)[0]
        parts += [line((x, HEIGHT - BOTTOM), (x, HEIGHT - BOTTOM + 5))]
        parts.append(words(x, HEIGHT - BOTTOM + 22, f"{mark:g}", anchor="middle"))
    upper = [place(row[0], row[3]) for row in rows]
    lower = [place(row[0], row[2]) for row in rows]
    parts.append(path([*upper, *reversed(lower)], fill=HAZE))
    parts.append(line(place(0, even), place(games, even), INK, dashes="5 4"))
    parts.append(path([place(row[0], row[1]) for row in rows], stroke=HEATHER, width=2.5))
    _, score, *bounds = rows[-1]
    title = tell("arena-chart-title", {"bot": match.bots[0], "others": ", ".join(match.bots[1:])}, language)
    share, least, most = (percent(value, language) for value in (score, *bounds))
    told: dict[str, str | int] = {"score": share, "low": least, "high": most, "games": games}
    parts.append(words(LEFT, 28, title, 17))
    parts.append(words(LEFT, 50, tell("arena-chart-result", told, language)))
    parts.append(words(WIDTH - RIGHT, HEIGHT - 14, tell("arena-chart-games", {}, language), anchor="end"))
    return picture(WIDTH, HEIGHT, title, parts)


def _course(match: Match, deals: Sequence[Deal]) -> list[tuple[int, float, float, float]]:
    """Return games, score and both ends of its interval after some of the deals, and after the last."""
    rows = []
    total = squares = 0.0
    every = max(1, len(deals) // POINTS)
    for count, deal in enumerate(deals, 1):
        share = deal.shares(0)
        total += share
        squares += share * share
        if count % every == 0 or count == len(deals):
            mean = total / count
            low, high = of_sums(count, total, squares)
            if len(match.bots) > 2:  # normal intervals: resampling after every deal would take too long
                reach = CONFIDENCE * sqrt(max(0.0, squares / count - mean * mean) / count)
                low, high = max(0.0, mean - reach), min(1.0, mean + reach)
            rows.append((count * match.seatings, mean, low, high))
    games, mean, *_ = rows[-1]
    rows[-1] = games, mean, *interval(match, [deal.shares(0) for deal in deals])
    return rows


def ladder_chart(title: str, rated: Sequence[Rating], language: str) -> str:
    """Return an SVG chart of the bots from the strongest down, each with its rating and interval."""
    wide = 12 + max(8 * len(each.bot) for each in rated)
    low = min(0.0, *(each.points - each.reach for each in rated))
    high = max(each.points + each.reach for each in rated)
    low, high = low - 0.02 * (high - low), high + 0.02 * (high - low)
    height = TOP + ROW * len(rated) + BOTTOM

    def across(points: float) -> float:
        return wide + LEFT / 2 + (WIDTH - wide - LEFT / 2 - RIGHT - 60) * (points - low) / (high - low)

    parts = [words(LEFT / 2, 28, title, 17), words(LEFT / 2, 50, tell("ladder-chart-axis", {}, language))]
    for mark in marks(low, high):
        x = across(mark)
        parts.append(line((x, TOP), (x, height - BOTTOM), FAINT))
        parts.append(words(x, height - BOTTOM + 20, f"{mark:g}", anchor="middle"))
    for number, each in enumerate(rated):
        y = TOP + ROW * (number + 0.5)
        start, end = across(each.points - each.reach), across(each.points + each.reach)
        parts.append(words(wide + LEFT / 2 - 10, y + 4, each.bot, anchor="end"))
        parts.append(line((start, y), (end, y), HAZE, width=10))
        parts.append(f'<circle cx="{across(each.points):.1f}" cy="{y:.1f}" r="5" fill="{HEATHER}"/>')
        parts.append(words(end + 8, y + 4, f"{each.points:.0f}"))
    return picture(WIDTH, height, title, parts)


def percent(share: float, language: str, digits: int = 1) -> str:
    """Return `share` as a percentage in words of the language.

    >>> percent(0.6125, "en"), percent(1.0, "de", digits=0)
    ('61.3%', '100 %')
    """
    return tell("arena-percent", {"number": decimal(f"{100 * share:.{digits}f}", language)}, language)
