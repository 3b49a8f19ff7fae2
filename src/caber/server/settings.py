"""What can be set when a server is started."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from msgspec import Struct, field

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
PROXIES = ("127.0.0.1", "::1")
STATIC = Path(__file__).parent / "static"


class Rate(Struct, frozen=True):
    """A token bucket: so many at once, and so many a second in the long run."""

    burst: float
    per_second: float
    batch: int = 1  # tokens fetched at once, so that not every call writes to the database


# By what is limited and for whom. A household behind one address plays undisturbed.
RATES: Mapping[str, Rate] = {
    "call-player": Rate(600, 20, 20),
    "call-address": Rate(2400, 80, 40),
    "act-player": Rate(240, 8, 8),
    "act-address": Rate(960, 32, 16),
    "study-player": Rate(60, 1, 4),
    "study-address": Rate(240, 4, 8),
    # All share the one process that works these out, and a new question may keep it busy for minutes.
    "weigh-player": Rate(12, 0.1),
    "weigh-address": Rate(48, 0.4),
    "open-player": Rate(30, 0.1),
    "open-address": Rate(120, 0.4),
    "export-player": Rate(3, 1 / 300),
    "export-address": Rate(12, 1 / 75),
    "account-guess": Rate(10, 1 / 30),
    "account-name": Rate(60, 1 / 5),
    "account-address": Rate(30, 1 / 10),
    "guest-address": Rate(300, 0.5),
}
AT_HOME = 50  # on one's own machine the limits only stop a program that has run wild


class Program(Struct, frozen=True):
    """A program of somebody else's that plays as a bot."""

    name: str  # by which it is known here
    command: str  # as it was written when the server was started: nothing that a browser sends is ever run
    games: tuple[str, ...]  # that it plays


class Settings(Struct, frozen=True):
    """How one server process runs."""

    database: str  # an address that SQLAlchemy understands, or a file
    hosts: tuple[str, ...] = LOOPBACK  # names that this server answers to; none: any
    origins: tuple[str, ...] = ()  # other origins that may act, such as a page served by a proxy
    proxies: tuple[str, ...] = PROXIES  # whose word is taken for where a call comes from
    bots: int = 1  # processes that think for bots
    bot_limit: float = 3.0  # seconds, then somebody else moves for the bot
    bot_table: str = "caber.bots"  # the module whose `bot(name, game)` finds a bot
    programs: tuple[Program, ...] = ()
    analyst_limit: float = 120.0  # seconds for a whole game; uncompiled, a new one may take most of it
    analyst_table: str = "caber.bots.analysis"  # the module whose `analyst(game)` finds one
    rates: Mapping[str, Rate] = field(default_factory=lambda: RATES)
    sockets: int = 32  # per player
    address_sockets: int = 256
    static: Path = STATIC


def is_secure(scheme: str, origins: Iterable[str]) -> bool:
    """Whether people come by https, though a proxy may hand their calls on without it.

    >>> is_secure("http", ["https://games.example"]), is_secure("http", [])
    (True, False)
    """
    return scheme in ("https", "wss") or any(origin.startswith("https://") for origin in origins)


def at_home(rates: Mapping[str, Rate] = RATES) -> dict[str, Rate]:
    """The same limits, but wide."""
    return {
        name: Rate(rate.burst * AT_HOME, rate.per_second * AT_HOME, rate.batch)
        for name, rate in rates.items()
    }
