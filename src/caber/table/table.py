"""One live table. `decide` turns what somebody asks into events, `apply` lets them happen; nothing else
changes a table, so its log of events is all there is to keep.
"""

import hmac
import secrets
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from caber.bots import bot
from caber.core.contract import CHANCE, State
from caber.core.dealer import SECRET_BYTES, Dealer
from caber.core.errors import BadRecord, CaberError
from caber.core.match import Match, beginner, options_for
from caber.core.options import Options, written
from caber.core.record import Forfeit, Record
from caber.core.rng import Rng
from caber.games import game
from caber.table.acts import AnyAct, BeReady, Play, Resign, Sit, TakeBack
from caber.table.clocks import Clocks
from caber.table.events import (
    BOT,
    OPEN,
    PERSON,
    AnyEvent,
    Chair,
    Closed,
    Forfeited,
    Left,
    Moved,
    Opened,
    Ready,
    Reason,
    Resumed,
    Sat,
    TakenBack,
)
from caber.table.names import called, recorded
from caber.table.opening import check_name
from caber.table.sheet import Sheet
from caber.table.views import Stage
from caber.texts import tell


class Thinking(NamedTuple):
    """A bot is to move: all it is given, and all it may know."""

    seat: int
    bot: str
    view: State  # hidden
    luck: int  # seeds its generator; no key to the deal


class NotYourTurn(CaberError):
    """Somebody else is to move. A bot is called differently in each language, so who it is is told last."""

    def __init__(self, chairs: Sequence[Chair], turn: int) -> None:
        super().__init__("table-not-your-turn")
        self._chairs, self._turn = tuple(chairs), turn

    def tell(self, language: str = "en") -> str:
        """Who is to move instead."""
        return tell(self.key, {"name": called(self._chairs, language)[self._turn]}, language)


class Table:
    """How a table stands after the events so far; `seq` is the number of the last one."""

    def __init__(self, id: str, opened: Opened) -> None:
        self.id = id
        self.seq = 0
        self.opened = opened
        self.game = game(opened.game)
        if opened.rules != self.game.version:
            said = {"game": opened.game, "version": str(opened.rules), "known": str(self.game.version)}
            raise BadRecord("record-version", {"line": 0, **said})
        self.options = Options.read(self.game.offered, opened.options)
        self.unusual = {name: written(value) for name, value in self.game.unusual(self.options).items()}
        self.chairs: list[Chair] = list(opened.chairs)
        self.secret = bytes.fromhex(opened.secret)  # of the running game, or of the next one
        self.seeds: dict[int, str] = {}  # by seat, of those who are ready for the next game
        self.sheets: list[Sheet] = []
        self.match = Match(opened.games, len(self.chairs), begins=beginner(self.options))
        self.clocks = Clocks(opened.clock, len(self.chairs))
        self.rewound: list[tuple[int, int]] = []  # an event that took a move back, and the last one before it
        self.updated = opened.at
        self.news = 0  # the last event that anybody could have an opinion about
        self.stage: Stage = "waiting"  # whether people are still to come, a game is on, or one is over
        self.turn: int | None = None  # the seat that has to decide something in the running game
        self._names: dict[str, list[str]] = {}  # by language

    # -- questions -----------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """Which game it is, counted from 1: the running one, else the last."""
        return max(len(self.sheets), 1)

    def names(self, language: str) -> list[str]:
        """Who sits where, as people say it; found anew when somebody has come or gone."""
        if language not in self._names:
            self._names[language] = called(self.chairs, language)
        return self._names[language]

    @property
    def deserted(self) -> bool:
        """Whether somebody has left for good, so that no further game can begin."""
        return any(chair.kind == PERSON and not chair.name for chair in self.chairs)

    def seat_to_move(self, mine: Collection[int]) -> int:
        """The one of these seats that is to move; an error says why none of them is."""
        if not mine:
            raise CaberError("table-not-seated")
        if self.turn is None:
            raise CaberError("table-not-running")
        if self.turn not in mine:
            raise NotYourTurn(self.chairs, self.turn)
        return self.turn

    def knows(self, seq: int) -> bool:
        """Whether somebody who saw the table at that seq has seen all that matters: a restart doesn't."""
        return self.news <= seq <= self.seq

    def may_take_back(self, mine: Collection[int]) -> bool:
        """Whether the last move is mine, chance hasn't answered, and nobody else at the table has seen it.

        A bot sees the table only when it is asked for a move, so it doesn't count. People at one device may
        take a move back for each other where they have no secrets, and no clock has gone on to the next.
        """
        if self.turn not in mine:
            return False
        actors = self.sheets[-1].record.actors
        others = any(chair.kind == PERSON and seat not in mine for seat, chair in enumerate(self.chairs))
        together = () if self.game.secrets or self.opened.clock else mine
        return bool(actors) and (actors[-1] == self.turn or actors[-1] in together) and not others

    def thinking(self) -> Thinking | None:
        """The bot that is to move, with its view of the table; None if somebody else is."""
        seat = self.turn
        if seat is None or self.chairs[seat].kind != BOT:
            return None
        sheet = self.sheets[-1]
        message = b"caber bot %d %d" % (seat, len(sheet.record.moves))
        luck = int.from_bytes(hmac.digest(self.secret, message, "sha256")[:8], "big")
        return Thinking(seat, self.chairs[seat].name, sheet.state.hide(seat), luck)

    def deadline(self) -> int | None:
        """When the running clock falls, in milliseconds since 1970; None if none is running."""
        return None if self.turn is None else self.clocks.deadline(self.turn)

    # -- what an act leads to --------------------------------------------------------------------------

    def decide(self, act: AnyAct, mine: Collection[int], now: int) -> list[AnyEvent]:
        """The events that an act by the holder of these seats leads to; an error says why there are none."""
        if late := self.flag(now):
            return late
        match act:
            case Sit(seat=seat, name=name):
                return self._sit(seat, name, mine, now)
            case BeReady(seed=seed):
                return self._ready(seed, mine, now)
            case Play(move=move):
                return self._play(move, mine, now)
            case TakeBack():
                if not self.may_take_back(mine):
                    raise CaberError("table-no-undo")
                return [TakenBack(at=now)]
            case Resign():
                return self._lost(self._my_seat(mine), "resigned", now)

    def answer(self, seat: int, move: int | None, now: int) -> list[AnyEvent]:
        """The events of a bot's move; None or nonsense stands for a bot that failed, and is replaced."""
        if late := self.flag(now):
            return late
        state = self.sheets[-1].state
        if move is None or not 0 <= move < 2**31 or not state.legal(move):
            move = int(bot("random", self.game.name).choose(state.hide(seat), Rng(now)))
        return self._moved(seat, state.text(move), now)

    def give_up(self, seat: int, reason: Reason, now: int) -> list[AnyEvent]:
        """The events of a program that doesn't play on: it loses, for nobody can move in its place."""
        return self.flag(now) or self._lost(seat, reason, now)

    def flag(self, now: int) -> list[AnyEvent]:
        """The events of a clock that has fallen by now, if one has."""
        deadline = self.deadline()
        if deadline is None or now < deadline or self.turn is None:
            return []
        return self._lost(self.turn, "time", now)

    def leave(self, seats: Collection[int], now: int) -> list[AnyEvent]:
        """The events of somebody who goes for good: the running game is given up, and no name is left."""
        lost = self.flag(now)
        if not lost and self.stage == "playing":
            lost = self._lost(self._my_seat(seats), "resigned", now)
        return [*lost, Left(at=now, seats=tuple(sorted(seats)))]

    def resume(self, now: int) -> list[AnyEvent]:
        """The event that stops a clock from being charged for the server's absence."""
        return [] if self.deadline() is None else [Resumed(at=now)]

    def _sit(self, seat: int, name: str, mine: Collection[int], now: int) -> list[AnyEvent]:
        if mine:
            raise CaberError("table-seated")
        if seat >= len(self.chairs) or self.chairs[seat].kind != OPEN:
            raise CaberError("table-seat-taken")
        if self.deserted:
            raise CaberError("table-deserted")
        return [Sat(at=now, seat=seat, name=check_name(name.strip(), self.game, self.chairs))]

    def _ready(self, seed: str, mine: Collection[int], now: int) -> list[AnyEvent]:
        if not mine:
            raise CaberError("table-not-seated")
        if self.stage == "playing":
            raise CaberError("table-running")
        if self.deserted:
            raise CaberError("table-deserted")
        if not seed.isprintable() or "|" in seed or seed != seed.strip():
            raise CaberError("error-name", {"name": seed})
        fresh = [seat for seat in sorted(mine) if seat not in self.seeds]
        if not fresh:
            raise CaberError("table-ready")
        events: list[AnyEvent] = [Ready(at=now, seat=seat, seed=seed) for seat in fresh]
        if self._all_ready(seeds := {**self.seeds, **dict.fromkeys(fresh, seed)}):
            record = self._new_record(seeds)
            events += self._deal(record.state, record.dealer(), now)
        return events

    def _play(self, move: str, mine: Collection[int], now: int) -> list[AnyEvent]:
        return self._moved(self.seat_to_move(mine), move, now)

    def _moved(self, seat: int, move: str, now: int) -> list[AnyEvent]:
        """A move, what chance answers, and the end if it is one."""
        sheet = self.sheets[-1]
        state = sheet.state.copy()
        number = int(state.parse(move))
        if refusal := state.hide(seat).refusal(number):  # an error, too, says only what the seat may know
            raise refusal
        state.play(number)
        events: list[AnyEvent] = [Moved(at=now, seat=seat, move=state.text(number))]
        events += self._deal(state, sheet.record.dealer(), now)
        return events if state.outcome() is None else [*events, self._closed(now)]

    def _deal(self, state: State, dealer: Dealer, now: int) -> list[AnyEvent]:
        """What chance does until somebody has to decide; the state is played on."""
        events: list[AnyEvent] = []
        while state.turn == CHANCE:
            dealt = dealer.deal(state)
            events.append(Moved(at=now, seat=CHANCE, move=state.text(dealt)))
            state.act(dealt)
        return events

    def _lost(self, seat: int, reason: Reason, now: int) -> list[AnyEvent]:
        if self.stage != "playing":
            raise CaberError("table-not-running")
        return [Forfeited(at=now, seat=seat, reason=reason), self._closed(now)]

    def _closed(self, now: int) -> Closed:
        return Closed(at=now, secret=secrets.token_hex(SECRET_BYTES))

    def _my_seat(self, mine: Collection[int]) -> int:
        if not mine:
            raise CaberError("table-not-seated")
        return self.turn if self.turn is not None and self.turn in mine else min(mine)

    # -- what happens ----------------------------------------------------------------------------------

    def apply(self, event: AnyEvent) -> None:
        """Lets an event happen."""
        self.seq += 1
        self.updated = event.at
        if not isinstance(event, Resumed):
            self.news = self.seq
        self._let(event)
        # Looked up a dozen times for each view, and nothing else changes them.
        self.stage = "waiting" if not self.sheets else "over" if self.sheets[-1].over else "playing"
        self.turn = int(self.sheets[-1].state.turn) if self.stage == "playing" else None

    def _let(self, event: AnyEvent) -> None:
        match event:
            case Sat(seat=seat, name=name):
                self.chairs[seat] = Chair(PERSON, name)
                self._names = {}
            case Ready(seat=seat, seed=seed):
                self.seeds[seat] = seed
                if self._all_ready(self.seeds):
                    self._begin(event.at)
            case Moved(seat=seat, move=move):
                self._happen(seat, move, event.at)
            case TakenBack():
                sheet = self.sheets[-1]
                self.rewound.append((self.seq, sheet.seqs[-1] - 1))
                sheet.take_back()
            case Forfeited(seat=seat, reason=reason):
                if self.turn is not None:
                    self.clocks.charge(self.turn, event.at)
                self.sheets[-1].record.forfeit = Forfeit(seat, reason)
            case Closed(secret=secret):
                self._end(secret)
            case Resumed():
                self.clocks.resume(event.at)
            case Left(seats=seats):
                for seat in seats:
                    self.chairs[seat] = Chair(PERSON)
                self._names = {}
                for sheet in self.sheets:
                    sheet.record.seats = recorded(self.chairs)
            case Opened():
                raise ValueError("a table is opened once")

    def _all_ready(self, seeds: Collection[int]) -> bool:
        return all(
            chair.kind == BOT or (chair.kind == PERSON and seat in seeds)
            for seat, chair in enumerate(self.chairs)
        )

    def _new_record(self, seeds: dict[int, str]) -> Record:
        """The record of the next game, before its first card."""
        match = self._next_match()
        return Record(
            self.game,
            options_for(match, self.options),
            recorded(self.chairs),
            Dealer(self.secret).commitment,
            seeds=tuple(seeds[seat] for seat in sorted(seeds)),
            secret=self.secret,
            match=f"game {match.played + 1} of {match.games}" if match.games > 1 else "",
        )

    def _next_match(self) -> Match:
        """The match that the next game belongs to: a new one, if this one is over."""
        return self.match._replace(points=(), played=0) if self.match.over else self.match

    def _begin(self, at: int) -> None:
        self.sheets.append(Sheet(self._new_record(self.seeds), self.seq))
        self.match = self._next_match()
        self.seeds = {}
        self.clocks.wind()
        self._start_clock(at)  # not every game begins with a deal

    def _happen(self, seat: int, move: str, at: int) -> None:
        sheet = self.sheets[-1]
        sheet.play(move, self.seq)
        if seat != CHANCE:
            self.clocks.charge(seat, at)
        self._start_clock(at)

    def _start_clock(self, at: int) -> None:
        """Lets the clock run of whoever has to decide something now."""
        following = int(self.sheets[-1].state.turn)
        if following >= 0:
            self.clocks.start(following, at)

    def _end(self, secret: str) -> None:
        sheet = self.sheets[-1]
        sheet.closed = self.seq
        record = sheet.record
        outcome = record.outcome()
        assert outcome is not None
        self.match = self.match.add(outcome, beginner(record.options))
        self.secret = bytes.fromhex(secret)


def fold(id: str, events: Iterable[AnyEvent]) -> Table:
    """The table that its whole log leads to."""
    log = iter(events)
    opened = next(log)
    if not isinstance(opened, Opened):
        raise ValueError("the log of a table begins with its opening")
    table = Table(id, opened)
    for event in log:
        table.apply(event)
    return table
