"""What happened at a table, one event after another: the log that everything else follows from.

Events hold the dealer's secrets and every card, so they never leave the server; what leaves is made by
`caber.table.show`, through `hide`.
"""

from typing import Literal

from msgspec import Struct

PERSON: Literal["person"] = "person"
BOT: Literal["bot"] = "bot"
OPEN: Literal["open"] = "open"
Kind = Literal["person", "bot", "open"]
Reason = Literal["resigned", "time", "crashed", "stalled", "nonsense"]


class Chair(Struct, frozen=True):
    """One seat when the table is opened."""

    kind: Kind
    name: str = ""  # of the person, none once he has left; a bot's is the name of the bot


class Clock(Struct, frozen=True):
    """Thinking time for a whole game, and what each finished turn adds."""

    seconds: int
    increment: int = 0


class Event(Struct, frozen=True, tag_field="event", kw_only=True):
    """Something that happened; `at` is the time in milliseconds since 1970."""

    at: int


class Opened(Event, frozen=True, tag="opened", kw_only=True):
    """The table was set up. Always the first event."""

    game: str
    rules: int  # version
    options: str  # as records write them
    chairs: tuple[Chair, ...]
    games: int  # of the match
    secret: str  # of the first game's dealer, in hexadecimal
    clock: Clock | None = None


class Sat(Event, frozen=True, tag="sat", kw_only=True):
    """Somebody took an open seat."""

    seat: int
    name: str


class Ready(Event, frozen=True, tag="ready", kw_only=True):
    """A person is ready for the next game, and adds a seed to the dealer's secret."""

    seat: int
    seed: str


class Moved(Event, frozen=True, tag="moved", kw_only=True):
    """A move of the rules; the seat is CHANCE when a card was dealt."""

    seat: int
    move: str


class TakenBack(Event, frozen=True, tag="taken_back", kw_only=True):
    """The last move was taken back."""


class Forfeited(Event, frozen=True, tag="forfeited", kw_only=True):
    """A seat gave the game up, ran out of time, or is a program that doesn't play on."""

    seat: int
    reason: Reason


class Closed(Event, frozen=True, tag="closed", kw_only=True):
    """A game is over: its secret is public from here on, and the next dealer has bound himself."""

    secret: str  # of the next game


class Resumed(Event, frozen=True, tag="resumed", kw_only=True):
    """The server is back: the time since the last event is charged to nobody."""


class Left(Event, frozen=True, tag="left", kw_only=True):
    """Whoever held these seats has gone for good; from then on no event of the log names them."""

    seats: tuple[int, ...]


AnyEvent = Opened | Sat | Ready | Moved | TakenBack | Forfeited | Closed | Resumed | Left
