"""The summary of a match for each bot."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from caber.arena.intervals import around, elo
from caber.arena.matches import UNFINISHED, Deal, Match, Result
from caber.arena.rotations import Estimate
from caber.arena.sprt import Claims, Verdict


class Forfeits(NamedTuple):
    """The games that one bot forfeited."""

    games: dict[str, int]  # how many, by reason
    detail: dict[str, str]  # by reason: what was wrong in the first of them

    @classmethod
    def of(cls, forfeited: Iterable[Result]) -> "Forfeits":
        """Return the summary of forfeited games, which are in order."""
        games: Counter[str] = Counter()
        detail: dict[str, str] = {}
        for each in forfeited:
            games[each.reason] += 1
            detail.setdefault(each.reason, each.detail)
        return cls(dict(sorted(games.items())), dict(sorted(detail.items())))


class Tally(NamedTuple):
    """The results of one bot."""

    bot: str
    games: int
    wins: int
    draws: int  # shared wins and unfinished games
    losses: int
    score: float  # share of the wins
    low: float  # ends of its confidence interval
    high: float
    rank: Estimate  # 1 is best
    forfeits: "Forfeits"
    choices: int  # moves it chose
    seconds: float  # time it took for them

    @property
    def pace(self) -> float | None:
        """Seconds for each move it chose, or None if it chose none."""
        return self.seconds / self.choices if self.choices else None


def tallies(match: Match, deals: Sequence[Deal]) -> list[Tally]:
    """Return the results of every bot in the order of `match.bots`."""
    return [_tally(match, deals, number) for number in range(len(match.bots))]


def _tally(match: Match, deals: Sequence[Deal], number: int) -> Tally:
    games = [each for deal in deals for each in deal.games]
    shares = [each.shares[number] for each in games]
    wins, losses = shares.count(1.0), shares.count(0.0)
    by_deal = [deal.shares(number) for deal in deals]
    low, high = interval(match, by_deal)
    return Tally(
        match.bots[number],
        len(games),
        wins,
        len(games) - wins - losses,
        losses,
        sum(by_deal) / len(by_deal),
        low,
        high,
        _rank(match, deals, number),
        Forfeits.of(each for each in games if each.quitter == number),
        sum(each.choices[number] for each in games),
        sum(each.seconds[number] for each in games),
    )


def _rank(match: Match, deals: Sequence[Deal], number: int) -> Estimate:
    by_deal = [sum(each.ranks[number] for each in deal.games) / len(deal.games) for deal in deals]
    if len(match.bots) > 2:
        return Estimate.of(by_deal, match.seed)
    low, high = around([2 - rank for rank in by_deal])  # of two bots, the winner is first, the loser second
    return Estimate(sum(by_deal) / len(by_deal), 2 - high, 2 - low)


def interval(match: Match, deals: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % confidence interval of a bot's score; with more than two bots, a bootstrap interval."""
    if len(match.bots) == 2:
        return around(deals)
    _, low, high = Estimate.of(deals, match.seed)
    return low, high


def unfinished(deals: Sequence[Deal]) -> int:
    """Return the number of games that reached the limit of moves."""
    return sum(each.reason == UNFINISHED for deal in deals for each in deal.games)


def is_measured(deals: Iterable[Deal]) -> bool:
    """Return True if a game was not forfeited; otherwise the results say nothing about strength."""
    return any(each.quitter is None for deal in deals for each in deal.games)


def figures(
    match: Match, deals: Sequence[Deal], claims: Claims | None = None, verdict: Verdict | None = None
) -> dict[str, object]:
    """Return the whole summary as a JSON object, the first bot's score first; null if nothing was measured.

    `match`: the settings.
    `deals`: the finished deals.
    `claims`: the hypotheses of a sequential test, if there was one.
    `verdict`: the test's result.
    """
    found = tallies(match, deals)
    first, players = found[0], len(match.bots)
    measured = is_measured(deals)
    return {
        "games": first.games,
        "score": _digits(first.score) if measured else None,
        "interval": [_digits(first.low), _digits(first.high)] if measured else None,
        "elo": _elo(first.score, players) if measured else None,
        "elo_interval": [_elo(first.low, players), _elo(first.high, players)] if measured else None,
        "game": match.game,
        "options": dict(word.split("=", 1) for word in match.options.split()),
        "bots": list(match.bots),
        "deals": len(deals),
        "paired": match.exchanged,
        "seed": match.seed,
        "milliseconds": match.milliseconds,
        "turns": match.longest,
        "version": match.version,
        "unfinished": unfinished(deals),
        "endings": dict(Counter(each.reason for deal in deals for each in deal.games).most_common()),
        "standings": [_standing(each, players) for each in found],
        "sprt": _sprt(claims, verdict) if claims and verdict else None,
    }


def _standing(tally: Tally, players: int) -> dict[str, object]:
    return {
        "bot": tally.bot,
        "wins": tally.wins,
        "draws": tally.draws,
        "losses": tally.losses,
        "score": _digits(tally.score),
        "interval": [_digits(tally.low), _digits(tally.high)],
        "elo": _elo(tally.score, players),
        "rank": _digits(tally.rank.mean),
        "rank_interval": [_digits(tally.rank.low), _digits(tally.rank.high)],
        "forfeits": tally.forfeits.games,
        "detail": tally.forfeits.detail,
        "choices": tally.choices,
        "seconds_per_choice": None if tally.pace is None else _digits(tally.pace),
    }


def _sprt(claims: Claims, verdict: Verdict) -> dict[str, object]:
    bounds = {"lower": _digits(claims.lower), "upper": _digits(claims.upper)}
    found = {"deals": verdict.deals, "log_ratio": _digits(verdict.ratio), "accepted": verdict.accepted}
    return {**claims._asdict(), **bounds, **found}


def _digits(number: float) -> float:
    return round(number, 6)


def _elo(share: float, players: int) -> float | None:
    points = elo(share, players)
    return None if points is None else round(points, 1)
