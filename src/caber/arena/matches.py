"""What is to be played, as a worker on any machine can be told, and what came of it."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import NamedTuple, Protocol, runtime_checkable

from caber import __version__
from caber.arena.deals import secret
from caber.arena.games import Played, play_out, record_of
from caber.arena.rotations import ranks, share
from caber.bots import Bot, bot
from caber.core.counting import Tables
from caber.core.errors import CaberError
from caber.core.options import Options
from caber.core.outcome import Outcome
from caber.games import game
from caber.games.counting import count

LONGEST = 20_000  # moves of a game; one of Tug of War without a cap need not end by itself
UNFINISHED = "unfinished"  # the reason why a game ended that took longer


@runtime_checkable
class Leaving(Bot, Protocol):
    """A bot that has something to close after a game, such as a program."""

    def close(self, outcome: Outcome | None = None) -> None:
        """Ends it; it may be told how the game ended, and may be closed twice."""
        ...


class Match(NamedTuple):
    """Some bots that play each other, by name, and all that decides how their games go."""

    game: str
    options: str  # all of them, as records write them
    bots: tuple[str, ...]  # as many as there are seats
    seed: int = 0
    exchanged: bool = True  # each deal from every seat; otherwise once, and seats change from deal to deal
    milliseconds: int | None = None  # for a move; None: whatever each bot takes by itself
    longest: int = LONGEST
    records: bool = False  # whether the games are written down
    version: str = __version__
    counted: bool = False  # whether it is counted what happened in them

    @property
    def seatings(self) -> int:
        """How many games a deal has."""
        return len(self.bots) if self.exchanged else 1

    def bot_at(self, seat: int, turn: int) -> str:
        """Who sits there once the bots have moved on by so many seats."""
        return self.bots[(seat - turn) % len(self.bots)]

    def turns(self, deal: int) -> range:
        """By how many seats the bots have moved on in each game of that deal."""
        first = 0 if self.exchanged else deal % len(self.bots)
        return range(first, first + self.seatings)

    def wanted(self, deals: int) -> Iterator[tuple[int, int]]:
        """All games of so many deals."""
        return ((deal, turn) for deal in range(deals) for turn in self.turns(deal))

    def secret(self, deal: int) -> bytes:
        """What decides that deal; the same as in `pairs` and `rotations`."""
        return secret("pairs" if len(self.bots) == 2 else "rotations", self.seed, deal)


class Result(NamedTuple):
    """How one game went; everything goes by number of the bot, wherever it sat."""

    turn: int  # bot number b sat at seat b + turn
    shares: tuple[float, ...]  # of the win; a game without an end is shared by all
    ranks: tuple[float, ...]  # 1 is best
    reason: str  # by which it ended
    quitter: int | None  # the bot that gave it up
    choices: tuple[int, ...]
    seconds: tuple[float, ...]
    record: str = ""  # if it was asked for; a journal doesn't keep it
    counts: Tables | None = None  # likewise, but kept

    def before(self, one: int, other: int) -> float:
        """Whether one of two bots ended before the other: 1, 0, or 0.5 if they were equal."""
        mine, theirs = self.shares[one], self.shares[other]
        if mine == theirs == 0.0:  # among those who lost
            mine, theirs = self.ranks[other], self.ranks[one]
        return 0.5 if mine == theirs else float(mine > theirs)


class Deal(NamedTuple):
    """The games of one deal, or those of them that are finished."""

    bots: tuple[str, ...]
    number: int  # counted from 0
    games: tuple[Result, ...]

    def shares(self, number: int) -> float:
        """That bot's part of the wins in this deal."""
        return sum(each.shares[number] for each in self.games) / len(self.games)


def play_games(match: Match, wanted: Sequence[tuple[int, int]]) -> list[Deal]:
    """Plays games by number of their deal and turn, here and now; each comes as a part of its deal."""
    if match.version != __version__:
        raise CaberError("arena-version", {"theirs": __version__, "ours": match.version})
    options = Options.read(game(match.game).offered, match.options)
    return [
        Deal(match.bots, number, (_game(match, options, number, turn),)) for number, turn in wanted
    ]  # fmt: skip


def _game(match: Match, options: Options, number: int, turn: int) -> Result:
    kind, players = game(match.game), len(match.bots)
    names = [match.bot_at(seat, turn) for seat in range(players)]
    secret = match.secret(number)
    with seated(names, match.game, match.milliseconds) as bots:
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
    )


def _result(played: Played, players: int) -> tuple[list[float], list[float], str]:
    outcome = played.outcome
    if outcome is None:
        return [1 / players] * players, [(players + 1) / 2] * players, UNFINISHED
    return [share(outcome, seat) for seat in range(players)], ranks(outcome), outcome.reason


class Gathering:
    """Puts deals together from games that are finished in any order."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.parts: dict[int, list[Result]] = {}
        self.deals: dict[int, Deal] = {}  # the whole ones
        self.games = 0

    def add(self, part: Deal) -> bool:
        """Takes note of a part; whether its deal is whole now."""
        games = self.parts.setdefault(part.number, [])
        games += part.games
        self.games += len(part.games)
        if len(games) < self.match.seatings:
            return False
        games.sort(key=lambda each: each.turn)
        self.deals[part.number] = Deal(part.bots, part.number, tuple(games))
        return True

    def ordered(self) -> list[Deal]:
        """The whole deals in their order."""
        return [self.deals[number] for number in sorted(self.deals)]


@contextmanager
def seated(names: Sequence[str], game_name: str, milliseconds: int | None) -> Iterator[list[Bot]]:
    """Bots of these names, made for one game: none brings anything along from an earlier one."""
    with ExitStack() as leaving:
        bots: list[Bot] = []
        for name in names:
            bots.append(bot(name, game_name, milliseconds))
            if isinstance(bots[-1], Leaving):
                leaving.callback(bots[-1].close)
        yield bots
