"""Matches as data that can be sent to a worker on any machine, and their results."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from typing import NamedTuple

from caber import __version__
from caber.arena.deals import secret
from caber.arena.games import Played, play_out, record_of
from caber.arena.rotations import ranks, share
from caber.bots import Bot, Leaving, Seated, as_bot, bot
from caber.bots.own import OwnBot
from caber.core.counting import Tables
from caber.core.errors import CaberError
from caber.core.options import Options
from caber.games import game
from caber.games.counting import count

LONGEST = 20_000  # moves of a game; Tug of War without a cap need not end by itself
UNFINISHED = "unfinished"  # the ending of a game that reached this limit


class Match(NamedTuple):
    """The names of bots that play each other, and all settings that determine their games."""

    game: str
    options: str  # all options, as in a record
    bots: tuple[str, ...]  # one for each seat
    seed: int = 0
    exchanged: bool = True  # play each deal from every seat; otherwise once, and rotate seats between deals
    milliseconds: int | None = None  # time for a move; None for each bot's own default
    longest: int = LONGEST  # limit of moves
    records: bool = False  # keep the records of the games
    version: str = __version__
    counted: bool = False  # count the events in the games
    own: tuple[str, ...] = ()  # the bots that the operator named as classes: only these are imported

    @property
    def seatings(self) -> int:
        """The number of games played from each deal."""
        return len(self.bots) if self.exchanged else 1

    def bot_at(self, seat: int, turn: int) -> str:
        """Return the bot at a seat after the bots have moved on by `turn` seats."""
        return self.bots[(seat - turn) % len(self.bots)]

    def turns(self, deal: int) -> range:
        """Return the turns of a deal's games; in turn t the bots have moved on by t seats."""
        first = 0 if self.exchanged else deal % len(self.bots)
        return range(first, first + self.seatings)

    def wanted(self, deals: int) -> Iterator[tuple[int, int]]:
        """Return all games of the first `deals` deals, as deal and turn."""
        return ((deal, turn) for deal in range(deals) for turn in self.turns(deal))

    def secret(self, deal: int) -> bytes:
        """Return the dealer's secret of a deal; it is the same in `pairs` and `rotations`."""
        return secret("pairs" if len(self.bots) == 2 else "rotations", self.seed, deal)


class Result(NamedTuple):
    """The result of one game; every tuple is indexed by the bot's number, not by seat."""

    turn: int  # bot number b sat at seat b + turn
    shares: tuple[float, ...]  # each bot's share of the win; an unfinished game is shared by all
    ranks: tuple[float, ...]  # 1 is best
    reason: str  # the kind of ending
    quitter: int | None  # the bot that forfeited
    choices: tuple[int, ...]  # moves that each bot chose
    seconds: tuple[float, ...]  # time that each bot took
    record: str = ""  # set if the match asks for records; not kept in a journal
    counts: Tables | None = None  # set if the match asks for counts; kept in a journal
    detail: str = ""  # what was wrong, if a bot forfeited

    def before(self, one: int, other: int) -> float:
        """Return 1 if bot `one` finished ahead of bot `other`, 0 if behind, 0.5 if they tied."""
        mine, theirs = self.shares[one], self.shares[other]
        if mine == theirs == 0.0:  # both lost
            mine, theirs = self.ranks[other], self.ranks[one]
        return 0.5 if mine == theirs else float(mine > theirs)


class Deal(NamedTuple):
    """The finished games of one deal."""

    bots: tuple[str, ...]
    number: int  # counted from 0
    games: tuple[Result, ...]

    def shares(self, number: int) -> float:
        """Return a bot's share of the wins in this deal."""
        return sum(each.shares[number] for each in self.games) / len(self.games)


def play_games(
    match: Match, wanted: Sequence[tuple[int, int]], given: Mapping[str, Seated] | None = None
) -> list[Deal]:
    """Play the games given as deal and turn in this process; return each as part of its deal.

    `given` has bots that exist in this process alone, by the names that the match calls them.
    """
    if match.version != __version__:
        raise CaberError("arena-version", {"theirs": __version__, "ours": match.version})
    options = Options.read(game(match.game).offered, match.options)
    return [
        Deal(match.bots, number, (_game(match, options, number, turn, given or {}),))
        for number, turn in wanted
    ]


def _game(match: Match, options: Options, number: int, turn: int, given: Mapping[str, Seated]) -> Result:
    kind, players = game(match.game), len(match.bots)
    names = [match.bot_at(seat, turn) for seat in range(players)]
    secret = match.secret(number)
    with seated(names, match.game, match.milliseconds, match.own, given) as bots:
        played = play_out(kind, options, bots, secret, match.longest)
        for each in bots:
            if isinstance(each, Leaving):
                each.close(played.outcome)
    seats = [(each + turn) % players for each in range(players)]
    shares, placed, reason = _result(played, players)
    points = played.outcome.points if played.outcome else [None] * players
    quitter = seats.index(played.forfeit.seat) if played.forfeit else None
    return Result(
        turn,
        tuple(shares[seat] for seat in seats),
        tuple(placed[seat] for seat in seats),
        reason,
        quitter,
        tuple(played.choices[seat] for seat in seats),
        tuple(round(played.seconds[seat], 6) for seat in seats),
        record_of(kind, options, names, secret, played).write() if match.records else "",
        count(kind, options, played.moves, shares, points, reason) if match.counted else None,
        played.detail,
    )


def _result(played: Played, players: int) -> tuple[list[float], list[float], str]:
    outcome = played.outcome
    if outcome is None:
        return [1 / players] * players, [(players + 1) / 2] * players, UNFINISHED
    return [share(outcome, seat) for seat in range(players)], ranks(outcome), outcome.reason


class Gathering:
    """A collector that assembles deals from games in any order."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.parts: dict[int, list[Result]] = {}
        self.deals: dict[int, Deal] = {}  # complete deals
        self.games = 0

    def add(self, part: Deal) -> bool:
        """Add part of a deal; return True if the deal is complete now."""
        games = self.parts.setdefault(part.number, [])
        games += part.games
        self.games += len(part.games)
        if len(games) < self.match.seatings:
            return False
        games.sort(key=lambda each: each.turn)
        self.deals[part.number] = Deal(part.bots, part.number, tuple(games))
        return True

    def ordered(self) -> list[Deal]:
        """Return the complete deals in order."""
        return [self.deals[number] for number in sorted(self.deals)]


@contextmanager
def seated(
    names: Sequence[str],
    game_name: str,
    milliseconds: int | None,
    own: Sequence[str] = (),
    given: Mapping[str, Seated] | None = None,
) -> Iterator[list[Bot]]:
    """Yield new bots for one game, so that none keeps state from an earlier one.

    `names`: one for each seat.
    `game_name`: the game they play.
    `milliseconds`: the time for a move of bots that think by the clock; None for their own default.
    `own`: the names that are classes of the operator's own, which are imported.
    `given`: bots that exist already, by name; a class makes a new one for each game.
    """
    there = given or {}
    with ExitStack() as leaving:
        bots: list[Bot] = []
        for name in names:
            if name in there:
                bots.append(as_bot(there[name], game_name))
            elif name in own:
                bots.append(OwnBot(name, milliseconds))
            else:
                bots.append(bot(name, game_name, milliseconds))
            if isinstance(bots[-1], Leaving):
                leaving.callback(bots[-1].close)
        yield bots
