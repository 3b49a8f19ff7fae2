"""What a person may ask of a table. Each act leads to events, or to an error that says why not."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

LONGEST_MOVE = 80
LONGEST_NAME = 24
Text = Annotated[str, Meta(max_length=LONGEST_MOVE)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Seed = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Seconds = Annotated[int, Meta(ge=10, le=86_400)]
Increment = Annotated[int, Meta(ge=0, le=600)]
Id = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: me, a friend on this device, a friend who gets the link, or a bot."""

    kind: Literal["me", "here", "open", "bot"]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""  # of me or the friend here; the name of the bot


class ClockWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time for a game, and what each finished turn adds."""

    seconds: Seconds
    increment: Increment = 0


class Open(Struct, frozen=True, forbid_unknown_fields=True):
    """Set up a new table; `id` is the wish's own, so that repeating it is harmless."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatWanted, ...], Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}  # as records write them: {"mode": "tactics", "expert": "yes"}
    games: Annotated[int, Meta(ge=1, le=99)] = 1
    clock: ClockWanted | None = None
    id: Id | None = None  # None: each time a table of its own


class Act(Struct, frozen=True, tag_field="act", forbid_unknown_fields=True, kw_only=True):
    """`seq` is the table's as the person saw it; `id` is the act's own, so that repeating it is harmless."""

    seq: Annotated[int, Meta(ge=0, le=2**31)]
    id: Id


class Sit(Act, frozen=True, tag="sit", kw_only=True):
    """Take an open seat."""

    seat: Seat
    name: Name


class BeReady(Act, frozen=True, tag="ready", kw_only=True):
    """All my seats are ready for the next game; the seed is mixed into the deal."""

    seed: Seed


class Play(Act, frozen=True, tag="move", kw_only=True):
    """Play a move, in notation."""

    move: Text


class TakeBack(Act, frozen=True, tag="undo", kw_only=True):
    """Take my last move back."""


class Resign(Act, frozen=True, tag="resign", kw_only=True):
    """Give the running game up."""


AnyAct = Sit | BeReady | Play | TakeBack | Resign
