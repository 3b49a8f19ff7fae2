"""What is sent to and fro beside tables: the caller, the lists, and errors."""

from typing import Annotated

from msgspec import Meta, Struct

from caber.table.acts import Name
from caber.table.catalogue import GameView
from caber.table.views import Stage, TableView

Password = Annotated[str, Meta(max_length=200)]


class Me(Struct):
    """The caller: a guest, or somebody with an account."""

    name: str  # as shown; empty until it is given
    account: bool


class Rename(Struct, forbid_unknown_fields=True):
    """The name to be shown from now on."""

    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """A name and a password, to register or to log in."""

    name: Name
    password: Password
    new: bool = False  # whether the account is to be made


class Passwords(Struct, forbid_unknown_fields=True):
    """Another password in place of the present one."""

    password: Password
    new: Password


class Erasure(Struct, forbid_unknown_fields=True):
    """That the caller wants to be erased; whoever has an account says its password, too."""

    sure: bool
    password: Password = ""


class Games(Struct):
    """All games that can be played here."""

    games: list[GameView]


class TableSummary(Struct, kw_only=True):
    """One of the caller's tables."""

    id: str
    game: str
    stage: Stage
    names: list[str]
    seats: list[int]  # the caller's
    my_turn: bool
    number: int  # which game at the table
    round: int  # which game of the match
    games: int
    updated: int  # milliseconds since 1970
    words: str  # whose turn it is, or who won


class TableList(Struct):
    """The caller's tables, the latest first."""

    tables: list[TableSummary]


class Error(Struct):
    """Why a call was refused."""

    error: str  # the key of the text
    words: str
    marks: list[str] = []  # names of the cards (or the like) that it is about
    table: TableView | None = None  # how the table stands, if the caller's view was stale
