"""Two tables that somebody can't tell apart, side by side.

They begin alike. Whatever happens then looks the same to the viewer in both, but where he can't see what it
is (a card that another seat draws, or puts back) it may be something else in the other world. The secrets of
their dealers differ from the start. One-way functions are taken for ideal here: what they make of a secret is
the same in both worlds, so that the secret itself shows, and whatever else is made of it.
"""

import hmac
from collections.abc import Iterator
from itertools import count, takewhile
from types import SimpleNamespace
from typing import NamedTuple

import pytest

from caber.core.contract import CHANCE, NOBODY, OVER, State
from caber.core.dealer import SECRET_BYTES, Dealer
from caber.games import NAMES, game
from caber.table.events import (
    BOT,
    PERSON,
    AnyEvent,
    Chair,
    Clock,
    Closed,
    Forfeited,
    Kind,
    Moved,
    Opened,
    Ready,
    TakenBack,
)
from caber.table.table import Table
from tests.contract.spread import PATIENCE, Guide, Setting, one_of, settings

SECRET = [name for name in NAMES if game(name).secrets]
ID = "t" * 22
NOW = 1_800_000_000_000
TICK = 1_234  # milliseconds between two events
GAMES = 3
CLOCK = Clock(86_400, 5)
PEOPLE = ("Ailsa", "Rob", "Mairi", "Ewan")
MACHINE = "random"  # the name of every bot; what it plays is up to the worlds
SPREADS = (0.05, 0.15, 0.4, 1.0)  # how often the unseen differs: the more often, the sooner it shows
REGRET = 0.1  # how often a move is taken back that can be
REMATCH = 0.2  # how often it is the second game at the table
UNREADY = 0.1  # how often a game doesn't begin


class Scene(NamedTuple):
    """Who sits at a table, and who looks at it."""

    kinds: tuple[Kind, ...]  # by seat
    viewer: int  # what he may know: as much as a seat, or a spectator
    mine: frozenset[int]  # the seats that belong to him; none of a bot's

    @property
    def alone(self) -> bool:
        """Whether moves can be taken back, because nobody sits at another device."""
        people = {seat for seat, kind in enumerate(self.kinds) if kind == PERSON}
        return len(people) == 1 or people == self.mine

    @property
    def shared(self) -> bool:
        """Whether several sit at one device."""
        return len(self.mine) > 1

    def looks(self, table: Table) -> bool:
        """Whether it is the viewer who looks now: a shared device is handed from one to the next."""
        return not self.shared or table.turn in (self.viewer, None)


def scenes(seats: int) -> list[Scene]:
    """Everybody who may look at a table, in every company: people, bots, and people at one device."""
    people: tuple[Kind, ...] = (PERSON,) * seats
    found = [Scene(people, NOBODY, frozenset())]
    for seat in range(seats):
        bots: tuple[Kind, ...] = tuple(PERSON if each == seat else BOT for each in range(seats))
        found += [
            Scene(people, seat, frozenset([seat])),
            Scene(people, seat, frozenset(range(seats))),
            Scene(bots, seat, frozenset([seat])),
            Scene(bots, NOBODY, frozenset()),
            Scene(bots, (seat + 1) % seats, frozenset()),  # the bot beside, and what it is handed
        ]
    return found


def idealise(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every secret makes the same promise, which is public, and the same luck for a bot, which is its own."""
    monkeypatch.setattr(Dealer, "commitment", property(lambda dealer: "c0" * SECRET_BYTES))
    ideal = SimpleNamespace(digest=lambda key, message, how: hmac.digest(b"ideal", message, how))
    monkeypatch.setattr("caber.table.table.hmac", ideal)


# -- two worlds ------------------------------------------------------------------------------------


class Pair:
    """Two tables at which all that the viewer has seen is the same."""

    def __init__(self, setting: Setting, scene: Scene, guide: Guide) -> None:
        self.setting, self.scene, self.guide = setting, scene, guide
        self.rng = guide.rng
        self.clock = one_of((CLOCK, None), self.rng)
        self.spread = one_of(SPREADS, self.rng)
        self.rematch = self.rng.random() < REMATCH
        self.apart = False  # whether anything happened that wasn't the same, secrets aside
        self.private = 0  # moves of players that the viewer has to take on trust
        secrets = self._secrets(alike=self.rematch)
        opened = [self._opened(secret) for secret in secrets]
        self.tables = [Table(ID, each) for each in opened]
        self.logs: list[list[AnyEvent]] = [[each] for each in opened]

    def __str__(self) -> str:
        told = ["; ".join(e.move for e in log if isinstance(e, Moved)) for log in self.logs]
        return f"{self.setting}, {self.scene}\n" + "\n".join(told)

    def moments(self) -> Iterator[None]:
        """Lets one thing after another happen in both worlds, while the viewer can't tell them apart."""
        yield
        if self.rematch:
            yield from self._first_game()
        if self.rng.random() < UNREADY:
            yield from self._wait()
            return
        yield from self._ready()
        while self._step() and self._turn != OVER:
            if self._turn != CHANCE:  # chance answers at once, before anybody looks
                yield

    def glances(self, every: int) -> Iterator[None]:
        """Some of these moments: all between games, and of a running game one in so many."""
        for number, _ in enumerate(self.moments()):
            if number % every == 0 or self.tables[0].stage != "playing":
                yield

    def scripts(self, events: int) -> list[list[AnyEvent]]:
        """What happened in each world until somebody looked, so many events at most."""
        lengths = takewhile(lambda length: length <= events, (len(self.logs[0]) for _ in self.moments()))
        length = max(lengths)
        return [log[:length] for log in self.logs]

    @property
    def _turn(self) -> int:
        return int(self.tables[0].sheets[-1].state.turn)

    @property
    def _at(self) -> int:
        return NOW + TICK * len(self.logs[0])

    def _opened(self, secret: str) -> Opened:
        setting = self.setting
        return Opened(
            at=NOW,
            game=setting.game.name,
            rules=setting.game.version,
            options=str(setting.game.options(setting.chosen)),
            chairs=tuple(
                Chair(kind, name if kind == PERSON else MACHINE)
                for kind, name in zip(self.scene.kinds, PEOPLE)
            ),
            games=GAMES,
            secret=secret,
            clock=self.clock,
        )

    def _secrets(self, alike: bool = False) -> list[str]:
        found = [self.rng.randbytes(SECRET_BYTES).hex() for _ in range(2)]
        return [found[0], found[0] if alike else found[1]]

    def _happen(self, *events: AnyEvent) -> None:
        """One event for each world."""
        for table, log, event in zip(self.tables, self.logs, events, strict=True):
            table.apply(event)
            log.append(event)
        self.apart |= events[0] != events[1]

    def _ready(self) -> Iterator[None]:
        """Everybody is ready; seeds are public from then on, and so they are the same."""
        for seat, kind in enumerate(self.scene.kinds):
            if kind == PERSON:
                self._happen(*[Ready(at=self._at, seat=seat, seed=f"heather {seat}")] * 2)
                if self.tables[0].stage != "playing":
                    yield

    def _wait(self) -> Iterator[None]:
        """All others are ready, with seeds that the viewer doesn't know: he never is."""
        others = [
            seat
            for seat, kind in enumerate(self.scene.kinds)
            if kind == PERSON and seat not in self.scene.mine
        ]
        for seat in others if self.scene.mine else others[1:]:
            self._happen(*(Ready(at=self._at, seat=seat, seed=secret) for secret in self._secrets()))
            yield

    def _first_game(self) -> Iterator[None]:
        """A game that was given up: all of it is public, but the next dealer has a secret again."""
        spread, self.spread = self.spread, 0.0
        yield from self._ready()
        for _ in range(self.rng.randrange(30)):
            if self._turn == OVER or not self._step():
                break
        while self._turn == CHANCE:
            self._step()
        if self._turn != OVER:
            seat = self._turn if self.scene.shared else self.scene.kinds.index(PERSON)
            self._happen(*[Forfeited(at=self._at, seat=seat, reason="resigned")] * 2)
        self._happen(*(Closed(at=self._at, secret=secret) for secret in self._secrets()))
        self.spread, self.apart = spread, False
        yield

    def _step(self) -> bool:
        """Something that looks the same in both worlds; False if nothing does, or it is getting late."""
        turn, record = self._turn, self.tables[0].sheets[-1].record
        if len(record.moves) > PATIENCE:
            return False
        again = turn != CHANCE and self.scene.kinds[turn] == PERSON and record.actors[-1:] == [turn]
        if again and self.scene.alone and self.rng.random() < REGRET:
            self._happen(*[TakenBack(at=self._at)] * 2)
            return True
        ours, theirs = (self._sights(table.sheets[-1].state) for table in self.tables)
        shared = sorted(ours.keys() & theirs.keys())
        if not shared:
            return False
        sight = one_of(shared, self.rng) if turn == CHANCE else self.guide.among(shared)
        one = one_of(ours[sight], self.rng)
        # A game that everybody will see is the same in both; else what players do in private differs.
        differ = self.spread > 0 and (turn != CHANCE or self.rng.random() < self.spread)
        other = one if one in theirs[sight] and not differ else one_of(theirs[sight], self.rng)
        self.private += turn != CHANCE and one != other
        text = self.tables[0].sheets[-1].state.text
        self._happen(*(Moved(at=self._at, seat=turn, move=text(move)) for move in (one, other)))
        return True

    def _sights(self, state: State) -> dict[int, list[int]]:
        """The legal moves by what the viewer sees of them."""
        found: dict[int, list[int]] = {}
        for move in state.moves():
            found.setdefault(int(state.seen(move, self.scene.viewer)), []).append(move)
        return found


def pairs(name: str, part: int = 0) -> Iterator[Pair]:
    """Two worlds after another, with all kinds of options and everybody who may look on."""
    guide = Guide("curious", part)
    every = guide.rng.sample(settings(name), len(settings(name)))
    for number in count():
        setting = every[number % len(every)]
        some = scenes(setting.seats)
        yield Pair(setting, some[number % len(some)], guide)
