"""Bots against each other: who is stronger, the ladder of a game, and what happens in many games."""

from collections.abc import Iterable, Sequence
from contextlib import closing
from typing import NamedTuple

from caber.arena.intervals import elo
from caber.arena.ladder import Ladder, matches
from caber.arena.matches import Deal, Gathering, Match, play_games
from caber.arena.tallies import Tally, tallies
from caber.arena.workers import crew, played
from caber.bots import Seated, is_bot
from caber.bots import names as bots_of
from caber.core.errors import CaberError
from caber.core.game import Game
from caber.core.options import Options, Value
from caber.games import game as find_game
from caber.public.bots import LibraryBot
from caber.public.numbers import at_least_one
from caber.stats.study import Study


class Score(NamedTuple):
    """The result of one bot over paired games; the interval is that of deals, at 95 %."""

    bot: str
    games: int
    wins: int
    draws: int
    losses: int
    score: float  # share of the wins, 0 to 1; a draw counts half
    low: float
    high: float
    elo: float | None  # the lead that fits the score; None: no number does, as after winning every game
    elo_low: float | None
    elo_high: float | None
    forfeits: dict[str, int]  # games that it gave up, by reason
    detail: dict[str, str]  # by reason: what was wrong in the first of them

    def __str__(self) -> str:
        text = f"{self.bot} wins {self.score:.1%} of {self.games} games ({self.low:.1%} to {self.high:.1%})"
        if self.elo is not None:
            text += f", {self.elo:+.0f} Elo"
        lost = (f"{count} by {reason} ({self.detail[reason]})" for reason, count in self.forfeits.items())
        return "; ".join([text, *(f"gave up {each}" for each in lost)])


class Rated(NamedTuple):
    """One bot of a ladder."""

    bot: str
    elo: float  # above the weakest, or above `random` if it takes part
    low: float
    high: float
    games: int

    def __str__(self) -> str:
        return f"{self.bot}: {self.elo:.0f} Elo ({self.low:.0f} to {self.high:.0f}) in {self.games} games"


def compare(
    a: Seated,
    b: Seated,
    game: str,
    *,
    deals: int = 100,
    seed: int = 1,
    milliseconds: int | None = None,
    workers: int = 1,
    **options: Value,
) -> Score:
    """Let two bots play each deal twice, with seats exchanged, and return how the first one did.

    `a` and `b`: names, classes or objects with a method `choose`; an object plays all its games, a class is
    made again for each.
    `game`: its name.
    `deals`: how many, two games each.
    `seed`: fixes the deals.
    `milliseconds`: a move's time for bots that think by the clock.
    `workers`: processes that play; bots by name only. They import the script that starts them, so it has to
    call this below `if __name__ == "__main__":`.
    `options`: as in `caber.start`.

    >>> import caber
    >>> score = caber.compare("level4", "random", "kilt_castle", deals=3)
    >>> score.games, score.wins
    (6, 6)
    """
    kind = find_game(game)
    match, given = _match(kind, (a, b), seed, milliseconds, kind.seated(2, options))
    return _score(tallies(match, _play([match], deals, workers, given)[match])[0])


def ladder(
    game: str,
    *,
    bots: Iterable[Seated] | None = None,
    players: int | None = None,
    deals: int = 20,
    seed: int = 1,
    milliseconds: int | None = None,
    workers: int = 1,
    **options: Value,
) -> list[Rated]:
    """Let bots play each other at every table there can be, and return them with ratings, the best first.

    `game`: its name.
    `bots`: names, classes or objects; by default all of the game's bots.
    `players`: how many sit at a table, where the game allows several numbers.
    `deals`: at each table, from every seat.
    `seed`, `milliseconds`, `workers` and `options`: as in `compare`.

    >>> import caber
    >>> rated = caber.ladder("schotten_rennen", bots=["random", "level3"], deals=4, track="3,4,5")
    >>> [each.bot for each in rated]
    ['level3', 'random']
    """
    kind = find_game(game)
    if isinstance(bots, str):
        raise CaberError("public-bots-list", {"bots": bots})
    wanted = tuple(bots_of(kind.name) if bots is None else bots)
    seats = players or kind.players(kind.options(options))
    if len(wanted) < seats:
        raise CaberError("ladder-bots", {"count": len(wanted), "needed": seats})
    first, given = _match(kind, wanted, seed, milliseconds, kind.seated(seats, options))
    found = Ladder.of(_play(matches(first, first.bots, seats), deals, workers, given))
    return [
        Rated(
            row.rating.bot,
            row.rating.points,
            row.rating.points - row.rating.reach,
            row.rating.points + row.rating.reach,
            row.games,
        )
        for row in found.rows
    ]


def statistics(
    game: str,
    *,
    bots: "Seated | Sequence[Seated]" = "level3",
    deals: int = 1000,
    seed: int = 1,
    milliseconds: int | None = None,
    workers: int = 1,
    **options: Value,
) -> Study:
    """Let bots play many games and return what happened in them: `summary()`, `figures()`, `tables`.

    `game`: its name.
    `bots`: one for all seats, or one for each, which then play every deal from every seat.
    `deals`: how many.
    `seed`, `milliseconds`, `workers` and `options`: as in `compare`.

    >>> import caber
    >>> study = caber.statistics("schotten_rennen", deals=5, track="3,4,5")
    >>> study.games
    5
    """
    kind = find_game(game)
    players = kind.players(kind.options(options))
    each = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots] * players
    match, given = _match(kind, each, seed, milliseconds, kind.seated(len(each), options))
    match = match._replace(counted=True, exchanged=len(set(match.bots)) > 1)
    return Study(match, _play([match], deals, workers, given)[match], "en")


def _match(
    kind: Game,
    bots: "Sequence[Seated]",
    seed: int,
    milliseconds: int | None,
    options: Options,
) -> "tuple[Match, dict[str, Seated]]":
    """Return the match of these bots, and those of them that a name alone doesn't find."""
    at_least_one(milliseconds=milliseconds)
    names: list[str] = []
    given: dict[str, Seated] = {}
    named = {bot for bot in bots if isinstance(bot, str)}
    for bot in bots:
        if isinstance(bot, str):
            names.append(bot)
            continue
        if isinstance(bot, LibraryBot):
            name, taken = bot.name, False
        else:
            name = bot.__name__ if isinstance(bot, type) else type(bot).__name__
            taken = is_bot(name, kind.name)
        if taken or name in named:
            name += "'"
        while given.get(name, bot) is not bot:
            name += "'"
        names.append(name)
        given[name] = bot
    return Match(kind.name, str(options), tuple(names), seed, True, milliseconds), given


def _play(
    matches: Sequence[Match], deals: int, workers: int, given: "dict[str, Seated]"
) -> dict[Match, list[Deal]]:
    """Play that number of deals of each match, and return them in their order."""
    at_least_one(deals=deals, workers=workers)
    if workers > 1 and given:
        raise CaberError("public-workers", {"bots": ", ".join(given)})
    gathered = {match.bots: Gathering(match) for match in matches}
    parts: Iterable[Deal]
    if workers > 1:
        jobs = [(match, *wanted) for match in matches for wanted in match.wanted(deals)]
        with crew(workers) as pool, closing(played(pool, jobs)) as parts:
            for part in parts:
                gathered[part.bots].add(part)
    else:
        for match in matches:
            for part in play_games(match, list(match.wanted(deals)), given):
                gathered[part.bots].add(part)
    return {match: gathered[match.bots].ordered() for match in matches}


def _score(tally: Tally) -> Score:
    return Score(
        bot=tally.bot,
        games=tally.games,
        wins=tally.wins,
        draws=tally.draws,
        losses=tally.losses,
        score=tally.score,
        low=tally.low,
        high=tally.high,
        elo=elo(tally.score, 2),
        elo_low=elo(tally.low, 2),
        elo_high=elo(tally.high, 2),
        forfeits=tally.forfeits.games,
        detail=tally.forfeits.detail,
    )
