"""A game going on: its position, its dealer and its record in one object."""

import os
from collections.abc import Sequence
from html import escape
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING

from caber.bots import Bot, Forfeit, Leaving, Seated, as_bot
from caber.core.contract import CHANCE, EVERYBODY, OVER, State
from caber.core.dealer import Dealer
from caber.core.errors import BadOption, BadRecord, CaberError
from caber.core.game import Game, check_seats
from caber.core.options import Options, Value
from caber.core.outcome import Outcome
from caber.core.record import Forfeit as Forfeited
from caber.core.record import Record
from caber.core.record import read_all as records_of
from caber.core.rng import Rng
from caber.games import NAMES, game, positions
from caber.games.boards import board_of, given_up
from caber.public.moves import Move
from caber.table.files import read_text, write_text
from caber.texts import tell

if TYPE_CHECKING:
    from caber.public.study import Choice

Source = str | os.PathLike[str]  # a file, or the text itself


class Play:
    """One game going on, from its first position, a position set up by hand, or a record.

    Chance deals by itself: between two calls a player has to decide, or the game is over. The exception is a
    record without its dealer's secret, where nobody can deal: there `turn` may be CHANCE, and `moves` lists
    the possible outcomes.

    Make one with `caber.start`, `caber.position` or `caber.read`.

    >>> import caber
    >>> game = caber.start("tug_of_war", seed="thistle", seats=["Ailsa", "Rob"])
    >>> game
    <tug_of_war: Ailsa to act, 23 legal moves, 3 played>
    """

    def __init__(
        self, state: State, names: Sequence[str], dealer: Dealer | None, record: Record | None = None
    ) -> None:
        """Begin at a position.

        `state`: the position.
        `names`: the players by seat.
        `dealer`: deals from here on; None: nobody does.
        `record`: tells how the game came here from its opening; None if it begins with this position.
        """
        self.language = "en"  # of boards, words and hints: en, de or nl
        self.names = tuple(names)
        self._game = game(state.game)
        self._dealer = dealer
        self._record = record
        # Before each move and after the last. None of them is ever played on; copies are.
        self._states = [state.copy()] if record is None else list(record.positions())
        self._moves: list[int] = [] if record is None else list(record.moves)
        self._forfeit = None if record is None else record.forfeit
        self._rng = Rng(dealer.secret.hex() if dealer else 0)  # of random moves
        self._deal()

    # -- where the game stands -------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is played: its name, options and numbers of players."""
        return self._game

    @property
    def options(self) -> Options:
        """The options that were agreed."""
        return self._states[-1].options

    @property
    def state(self) -> State:
        """A copy of the position, with everything that is hidden from players."""
        return self._states[-1].copy()

    @property
    def turn(self) -> int:
        """The seat to act, counted from 0, or CHANCE, or OVER."""
        return OVER if self._forfeit else int(self._states[-1].turn)

    @property
    def over(self) -> bool:
        """True once the game has ended."""
        return self.turn == OVER

    @property
    def outcome(self) -> Outcome | None:
        """Payoffs, points and the reason, or None while the game goes on."""
        state = self._states[-1]
        return state.forfeit(*self._forfeit) if self._forfeit else state.outcome()

    @property
    def moves(self) -> list[Move]:
        """The legal moves, in a fixed order; none once the game is over."""
        if self.over:
            return []
        view = self.view()
        return [Move(number, view, self.names, self.language) for number in view.moves()]

    @property
    def played(self) -> list[int]:
        """The moves played so far, chance included."""
        return list(self._moves)

    @property
    def record(self) -> Record:
        """The record: headers and every move, chance included.

        A position set up by hand and a branch have none: CaberError says so.
        """
        if self._record is None:
            raise CaberError("public-no-record")
        heading = self._record
        written = Record(
            heading.game,
            heading.options,
            heading.seats,
            heading.commitment,
            seeds=heading.seeds,
            secret=heading.secret,
            viewer=heading.viewer,
            match=heading.match,
        )
        for move in self._moves:
            written.play(move)
        written.forfeit = self._forfeit
        return written

    def view(self, seat: int | None = None) -> State:
        """Return the position as `seat` may see it; by default the seat to act. Bots choose from this.

        Once the game is over, and where chance is to act, nothing is hidden by default. A position that was
        set up with one seat's knowledge stays as that seat knows it.
        """
        state = self._states[-1]
        if seat is None and (self.turn < 0 or state.viewer != EVERYBODY):
            return state.copy()  # of a position that was drawn for one seat, nobody can show more
        return state.hide(state.turn if seat is None else seat)

    # -- playing ---------------------------------------------------------------------------------

    def play(self, move: int | str) -> None:
        """Play a move, given as its number or its notation; then chance deals until a player has to decide.

        An IllegalMove gives the reason and what would be right, and changes nothing.

        >>> import caber
        >>> game = caber.start("schotten_totten", seed="thistle")
        >>> game.play("b1@2")
        Traceback (most recent call last):
            ...
        caber.core.errors.IllegalMove: b1 isn't in your hand, so “b1@2” can't be done. ...
        >>> game.play("r6@2")
        """
        if self.over:
            raise CaberError("public-over")
        self._step(move)
        self._deal()

    def random(self, rng: Rng | None = None) -> Move:
        """Play one random decision and return it.

        `rng` supplies the luck; by default the game has a generator of its own, fixed by its seed.
        """
        if self.over:
            raise CaberError("public-over")
        move = Move(int(self._states[-1].pick(rng or self._rng)), self.view(), self.names, self.language)
        self.play(move)
        return move

    def finish(self, *bots: Seated, rng: Rng | None = None) -> None:
        """Play to the end: at random, by one bot at every seat, or by one bot for each seat.

        `bots` are names, classes or objects with a method `choose`. `rng` supplies their luck.

        >>> import caber
        >>> game = caber.start("schotten_totten", seed="thistle", seats=["Ailsa", "Rob"])
        >>> game.finish("level3")
        >>> game.over
        True
        """
        if len(bots) not in (0, 1, len(self.names)):
            raise CaberError("public-finish-bots", {"count": len(bots), "seats": len(self.names)})
        wanted = bots * len(self.names) if len(bots) == 1 else bots
        players = [as_bot(each, self._game.name) for each in wanted]
        try:
            while not self.over:
                if not players or self.turn == CHANCE:
                    self.random(rng)
                else:
                    self._ask(players[self.turn], rng or self._rng)
        finally:
            for player in players:
                if isinstance(player, Leaving):
                    player.close(self.outcome)

    def undo(self) -> Move:
        """Take back the last decision, with the chance moves after it, and return it.

        Playing on deals the same outcomes again, in the same order. CaberError if there is no decision yet.
        """
        place = len(self._moves) - 1
        while place >= 0 and self._states[place].turn == CHANCE:
            place -= 1
        if place < 0:
            raise CaberError("public-undo")
        if self._dealer is not None:
            self._dealer.index -= len(self._moves) - 1 - place
        number = self._moves[place]
        del self._moves[place:], self._states[place + 1 :]
        self._forfeit = None
        return Move(number, self.view(), self.names, self.language)

    def copy(self) -> "Play":
        """Return a copy that goes on by itself; chance deals both the same, random moves differ."""
        twin = object.__new__(Play)
        twin.__dict__.update(self.__dict__)
        twin._states, twin._moves = list(self._states), list(self._moves)
        if self._dealer is not None:
            twin._dealer = Dealer(self._dealer.secret, self._dealer.seeds, self._dealer.index)
        twin._rng = Rng(self._rng.below(1 << 31))
        return twin

    def branch(self, seed: str | int | None = None) -> "Play":
        """Return a game that begins at this position and deals another future, to see what might have been.

        `seed` fixes that future; by default it is random. A branch has no record.
        """
        branch = Play(self._states[-1], self.names, dealer_from(seed))
        branch.language = self.language
        return branch

    def _step(self, move: int | str) -> None:
        state = self._states[-1]
        number = int(state.parse(move)) if isinstance(move, str) else index(move)
        self._states.append(state.after(number))
        self._moves.append(number)

    def _deal(self) -> None:
        while self._dealer is not None and self.turn == CHANCE:
            self._step(self._dealer.deal(self._states[-1]))

    def _ask(self, player: Bot, rng: Rng) -> None:
        seat = self.turn
        try:
            self.play(player.choose(self.view(), rng))
        except Forfeit as given:
            self._forfeit = Forfeited(seat, given.reason)

    # -- what it is worth, and what is kept ------------------------------------------------------

    def hint(self, best: int = 3) -> "list[Choice]":
        """Return the best moves with their chances to win, from what the seat to act can know.

        `best`: how many moves. The whole list, and how long to search, are up to `caber.weigh`.

        >>> import caber
        >>> race = caber.start("schotten_rennen", seed="thistle", track="3,4,5")
        >>> race.hint(2)
        [roll: 82.1 %]
        """
        from caber.public.study import weigh  # which needs this module

        return weigh(self)[:best]

    def drawing(self) -> str:
        """Return the position as text that `caber.position` reads; docs/notation.md describes the format."""
        return positions.write(self._states[-1])

    def save(self, path: str | os.PathLike[str], *, overwrite: bool = False) -> Path:
        """Write the record to a file and return its path; `caber.read` and `caber replay` read it.

        `path`: the file.
        `overwrite`: replace what is there; otherwise only an earlier save of this game is replaced, and
        CaberError says that the file exists.
        """
        target, record = Path(path), self.record
        if target.exists() and not overwrite and not _is_save_of(record, target):
            raise CaberError("public-exists", {"file": str(target)})
        write_text(target, record.write())
        return target

    # -- how it looks ----------------------------------------------------------------------------

    @property
    def task(self) -> str:
        """The decision that the seat to act has to make, or the ending, in words."""
        state = self._states[-1]
        if self.over:
            if self._forfeit:
                return given_up(state, self._forfeit, self.names, self.language)
            return board_of(self._game).ending(state, self.names, self.language)
        if self.turn == CHANCE:
            return tell("public-chance", {}, self.language)
        return f"{self.names[self.turn]}: {board_of(self._game).task(state, self.language)}"

    def __str__(self) -> str:
        seat = max(self.turn, 0)
        board = board_of(self._game).show(self.view(), seat, self.names, self.language, last=self._last())
        return f"{board}\n\n{self.task}"

    def __repr__(self) -> str:
        played = f"{len(self._moves)} played"
        if self.over:
            return f"<{self._game.name}: over, {played}>"
        actor = self.names[self.turn] if self.turn >= 0 else "chance"
        count = len(self.moves)
        return f"<{self._game.name}: {actor} to act, {count} legal move{'s' * (count != 1)}, {played}>"

    def _repr_html_(self) -> str:
        return f"<pre>{escape(str(self))}</pre>"

    def _last(self) -> list[int]:
        """Return the moves that the board marks: what the others did since the last turn of the seat to act.

        Once the game is over, they are the last decision and what chance answered.
        """
        actors = [int(state.turn) for state in self._states[:-1]]
        end = len(actors)
        if self.over:
            begin = max((place for place in range(end) if actors[place] != CHANCE), default=end)
            return self._moves[begin:]
        while end and actors[end - 1] in (self.turn, CHANCE):
            end -= 1  # its own moves since its turn began are no news
        begin = end
        while begin and actors[begin - 1] != self.turn:
            begin -= 1
        return self._moves[begin:end]


# -- the ways to a game ----------------------------------------------------------------------------


def names() -> tuple[str, ...]:
    """Return the names of all games.

    >>> import caber
    >>> caber.names()
    ('schotten_totten', 'kilt_castle', 'schotten_rennen', 'tug_of_war')
    """
    return NAMES


def start(
    name: str, *, seats: Sequence[str] | None = None, seed: str | int | None = None, **options: Value
) -> Play:
    """Start a game, deal, and return it at the first decision.

    `name`: the game, as in `caber.names()`.
    `seats`: the players' names, which also say how many play.
    `seed`: words or a number that fix the deal; without it every deal is another.
    `options`: as on the game's rules page, typed or in the notation of records (`expert=True` or
    `expert="yes"`).

    >>> import caber
    >>> game = caber.start("kilt_castle", seats=["Ailsa", "Rob", "Mairi"], seed=7)
    >>> len(game.names), game.options["players"]
    (3, 3)
    """
    kind = game(name)
    if seats is not None:
        check_names(seats, kind)
    agreed = kind.options(options) if seats is None else kind.seated(len(seats), options)
    players = seats_of(agreed, kind) if seats is None else tuple(seats)
    dealer = dealer_from(seed)
    record = Record(kind, agreed, players, dealer.commitment, secret=dealer.secret)
    return Play(record.state, players, dealer, record)


def position(
    name: str,
    text: str,
    *,
    seats: Sequence[str] | None = None,
    seed: str | int | None = None,
    **options: Value,
) -> Play:
    """Set up a position by hand and return a game that goes on from it. It has no record.

    `name`: the game.
    `text`: the position, in the format of docs/notation.md.
    `seats`: the players' names.
    `seed`: fixes what chance deals from here on.
    `options`: hold where the text has no others.

    >>> import caber
    >>> game = caber.position("schotten_totten", "hand 1: o4 b2", stones=3)
    >>> [move.text for move in game.moves]
    ['o4@1', 'o4@2', 'o4@3', 'b2@1', 'b2@2', 'b2@3']
    """
    kind = game(name)
    if seats is not None:
        check_names(seats, kind)
    agreed = kind.options(options) if seats is None else kind.seated(len(seats), options)
    state = positions.read(kind, text, agreed)
    players = seats_of(state.options, kind) if seats is None else tuple(seats)
    check_seats(len(players), kind.players(state.options))
    return Play(state, players, dealer_from(seed))


def read(source: Source) -> Play:
    """Read the one game that a file or a text holds, at its last position.

    A saved game goes on from there. BadRecord names the line at fault and the reason.

    `source`: a path, or the text of a record.
    """
    games = read_all(source)
    if len(games) > 1:
        raise CaberError("public-several", {"games": len(games)})
    return games[0]


def read_all(source: Source) -> list[Play]:
    """Read all games that a file or a text holds, such as those of a match.

    `source`: a path, or the text of the records.
    """
    return [play_of(record) for record in records_in(source)]


def records_in(source: Source) -> list[Record]:
    """Return the records that a file, or the text itself, holds."""
    is_text = isinstance(source, str) and "\n" in source
    return records_of(str(source) if is_text else read_text(Path(source)), game)


def play_of(record: Record) -> Play:
    """Return the game that a record tells, at its last position."""
    dealer = record.dealer() if record.secret is not None and record.viewer == EVERYBODY else None
    return Play(record.state, record.seats, dealer, record)


def _is_save_of(record: Record, file: Path) -> bool:
    """Return True if a file holds this game, earlier or later, and nothing else."""
    try:
        found = records_in(file)
    except BadRecord:
        return False
    return [_heading(each) for each in found] == [_heading(record)]


def _heading(record: Record) -> tuple[object, ...]:
    """Return the headers that a game has from its beginning to its end."""
    return (
        record.game.name,
        record.options,
        record.seats,
        record.commitment,
        record.seeds,
        record.viewer,
        record.match,
    )


def dealer_from(seed: str | int | None) -> Dealer:
    """Return the dealer whose secret a seed fixes; without one, the secret is random."""
    return Dealer() if seed is None else Dealer(str(seed))


def check_names(seats: Sequence[str], kind: Game) -> None:
    """Raise CaberError unless these are the names of as many players as the game takes."""
    if isinstance(seats, str) or not all(isinstance(each, str) for each in seats):
        raise CaberError("public-seats-names", {"seats": repr(seats)[:60]})
    if len(seats) not in kind.seats:
        allowed = ", ".join(map(str, kind.seats))
        raise BadOption("public-seats", {"count": len(seats), "game": kind.name, "allowed": allowed})


def seats_of(options: Options, kind: Game) -> tuple[str, ...]:
    """Return names for players who have none."""
    return tuple(f"Seat {number}" for number in range(1, kind.players(options) + 1))
