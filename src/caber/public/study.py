"""Chances, mistakes and proofs: what positions are worth, what became of a game, and whether it was fair."""

from collections.abc import Sequence
from typing import NamedTuple

from caber.bots.analysis import SURE, analyst
from caber.bots.solving import Report, Solution, solver
from caber.core.contract import EVERYBODY, State
from caber.core.errors import CaberError
from caber.core.options import Value
from caber.core.record import Record
from caber.games import game
from caber.games.boards import board_of
from caber.public.numbers import at_least_one
from caber.public.plays import Play, Source, records_in
from caber.table import analysis, views
from caber.table.names import distinct
from caber.table.verdicts import Verdict, judge
from caber.texts import tell


class Choice(NamedTuple):
    """A legal move and what it is worth to the seat to act; `repr` shows the chance and its margin."""

    move: int  # what `play` takes
    text: str  # the notation
    words: str
    chance: float  # to win after it, 0 to 1; a shared win counts in parts
    margin: float  # half a 95 % interval; 0 where the chance is exact
    cost: float  # of choosing it instead of the best move

    def __repr__(self) -> str:
        margin = f" ± {100 * self.margin:.1f}" if self.margin else ""
        return f"{self.text}: {100 * self.chance:.1f} %{margin}"


def weigh(view: "State | Play", *, simulations: int | None = None) -> list[Choice]:
    """Return all legal moves with their chances to win, the best first.

    The order goes by what each move is surely worth (its chance less its margin), so a higher chance with a
    wide margin may stand further down. Where play is solved the chances are exact; elsewhere a search
    estimates them from what the seat to act can know, the same each time.

    `view`: the view of the seat to act, or the game.
    `simulations`: how many the search makes; more of them take longer and narrow the margins.

    >>> import caber
    >>> race = caber.start("schotten_rennen", seed="thistle", track="3,4,5")
    >>> [choice.cost for choice in caber.weigh(race)][0]
    0.0
    """
    at_least_one(simulations=simulations)
    names: Sequence[str] = ()
    language, over = "en", False
    if isinstance(view, Play):
        names, language, over = view.names, view.language, view.over
        view = view.view()
    if over or view.turn < 0:
        raise CaberError("public-weigh-turn")
    if view.viewer not in (EVERYBODY, view.turn):
        raise CaberError("public-view")
    view = view.hide(view.turn)
    found = analyst(view.game)
    if found is None or not found.offered(view.options):
        raise CaberError("public-weigh-none", {"game": view.game})
    weighed = found.weigh(view, simulations=simulations)
    explain = board_of(game(view.game)).explain
    names = names or [f"Seat {number}" for number in range(1, len(weighed.chances) + 1)]
    moves = view.moves()
    return [
        Choice(
            moves[place],
            view.text(moves[place]),
            explain(view, moves[place], names, language),
            weighed.moves[place] / SURE,
            weighed.margins[place] / SURE,
            weighed.cost(place)[0] / SURE,
        )
        for place in weighed.surest
    ]


# -- finished games ----------------------------------------------------------------------------------


class Account(NamedTuple):
    """The sources of a seat's result, as shares of a win: the first four add up to the last."""

    start: float  # its chance after the deal
    luck: float  # what chance gave or took
    own: float  # lost by its own decisions
    others: float  # gained by the decisions of the others
    result: float


class Mistake(NamedTuple):
    """A decision that surely cost a hundredth of a win or more."""

    step: int  # of the replay: the number of the decision, from 1
    seat: int
    cost: float
    margin: float
    words: str  # the choice, and a better one


class Analysis(NamedTuple):
    """A finished game as luck and skill."""

    exact: bool  # else all chances are estimates
    seats: tuple[str, ...]
    chances: tuple[tuple[float, ...], ...]  # to win, by step of the replay and by seat
    margins: tuple[float, ...]  # by step
    accounts: tuple[Account, ...]  # by seat
    doubts: tuple[Account, ...]  # by seat: the margin of each part; 0 where chances are exact
    mistakes: tuple[Mistake, ...]  # in the order of play
    words: tuple[str, ...]  # the accounts by seat, as sentences

    def __str__(self) -> str:
        mistakes = (f"  step {each.step}, {self.seats[each.seat]}: {each.words}" for each in self.mistakes)
        return "\n".join([*self.words, *mistakes])


def analyse(played: "Play | Record | Source", *, language: str = "en") -> Analysis:
    """Explain a finished game as luck and skill, and name the decisions that cost something.

    Each decision is judged by what the seat could know. It takes seconds where positions are searched.

    `played`: a game, a record, a file or its text.
    `language`: of the words: en, de or nl.

    >>> import caber
    >>> race = caber.start("schotten_rennen", seed="thistle", track="3,4,5")
    >>> race.finish("level2")
    >>> found = caber.analyse(race)
    >>> found.exact, abs(sum(found.accounts[0][:4]) - found.accounts[0].result) < 1e-9
    (True, True)
    """
    record = record_of(played)
    found = analysis.analysed(record, distinct(record.seats), language)
    return Analysis(
        found.exact,
        tuple(found.seats),
        tuple(tuple(chance / SURE for chance in each) for each in found.chances),
        tuple(margin / SURE for margin in found.margins),
        tuple(map(_account, found.accounts)),
        tuple(map(_account, found.doubts)),
        tuple(
            Mistake(each.step, each.seat, each.cost / SURE, each.margin / SURE, each.words)
            for each in found.decisions
        ),
        tuple(found.words),
    )


def _account(account: views.Account) -> Account:
    parts = (account.start, account.luck, account.own, account.others, account.result)
    return Account(*(part / SURE for part in parts))


# -- fairness ----------------------------------------------------------------------------------------


class Verified(NamedTuple):
    """The findings about the recorded games of one text."""

    games: tuple[Verdict, ...]  # the sound ones
    problems: tuple[CaberError, ...]  # `str` of each names the line, the move and the rule

    @property
    def ok(self) -> bool:
        """True if nothing is wrong, and no finished game keeps its dealer's secret."""
        return not self.problems and not any(each.withheld for each in self.games)

    @property
    def moves(self) -> int:
        """The number of moves that were replayed and found legal."""
        return sum(each.moves for each in self.games)

    @property
    def dealt(self) -> int:
        """The number of outcomes that the dealer's secret confirms."""
        return sum(each.dealt or 0 for each in self.games)

    @property
    def claims(self) -> int:
        """The number of claims that a second, independent check confirms."""
        return sum(each.claims for each in self.games)

    def __str__(self) -> str:
        if self.problems:
            return "\n".join(map(str, self.problems))
        return tell(
            "public-verified",
            {
                "moves": self.moves,
                "dealt": self.dealt,
                "claims": self.claims,
                "withheld": sum(each.withheld for each in self.games),
                "checked": sum(each.dealt is not None for each in self.games),
            },
        )


def verify(played: "Play | Record | Source") -> Verified:
    """Check recorded games: every move by the rules, the deal by the dealer's secret, every claim again.

    `played`: a game, a record, a file or its text, which may hold several games.

    >>> import caber
    >>> game = caber.start("schotten_totten", seed="thistle")
    >>> game.finish()
    >>> caber.verify(game).ok
    True
    """
    verdicts: list[Verdict] = []
    source = record_of(played).write() if isinstance(played, Play | Record) else played
    try:
        for record in records_in(source):
            verdicts.append(judge(record))
    except CaberError as error:
        return Verified(tuple(verdicts), (error,))
    return Verified(tuple(verdicts), ())


def record_of(played: "Play | Record | Source") -> Record:
    """Return the one record that is meant; CaberError if a text holds several."""
    if isinstance(played, Play):
        return played.record
    if isinstance(played, Record):
        return played
    records = records_in(played)
    if len(records) > 1:
        raise CaberError("public-several", {"games": len(records)})
    return records[0]


# -- perfect play ------------------------------------------------------------------------------------


def solve(name: str, *, report: Report | None = None, **options: Value) -> Solution:
    """Solve a game with these options and return its value to the player who begins, with bounds.

    A game solved once is remembered on this machine. CaberError says which games have a solver, or that the
    game has no value with these options, as with three players: `caber solve` prints what is proven there.

    `name`: the game.
    `report`: called with the share of the work that is done, from 0 to 1.
    `options`: as in `caber.start`.

    >>> import caber
    >>> solution = caber.solve("schotten_rennen", track="3,4,5")
    >>> solution.lower <= solution.value <= solution.upper
    True
    """
    kind = game(name)
    by, agreed = solver(kind.name), kind.options(options)
    if not by.exact(agreed):
        raise CaberError("public-solve-exact", {"game": kind.name})
    return by.solve(agreed, report or (lambda share: None))
