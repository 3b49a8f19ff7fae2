"""`caber serve`, and `caber` alone: the games in the browser."""

import json
import os
import socket
import webbrowser
from http.client import HTTPConnection, HTTPException
from ipaddress import ip_network
from re import fullmatch
from threading import Thread
from typing import TYPE_CHECKING

import click

from caber.cli.common import localised
from caber.cli.logged import logged
from caber.cli.terminal import Terminal
from caber.core.errors import CaberError
from caber.core.extras import extra
from caber.server.place import kept_in

if TYPE_CHECKING:
    from caber.server.settings import Program

HOST = "127.0.0.1"
PORT = 8311
TRIED = 20  # ports, if nobody asked for a certain one
LOOPBACK = ("localhost", "127.0.0.1", "::1")


@click.command()
@click.option("--host", default=HOST, show_default=True, help="Address to listen at; 0.0.0.0 for anyone.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help="0 for any free one."
)
@click.option(
    "--database",
    metavar="URL",
    envvar="CABER_DATABASE",
    help="The database: a file, or postgresql://… By default a file in your data folder.",
)
@click.option("--open/--no-open", "opens", default=False, help="Open the browser.")
@click.option(
    "--origin", "origins", multiple=True, metavar="URL", help="Address under which others reach this server."
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="Address of a proxy on another machine that reports the callers' addresses, see docs/hosting.md.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="The number of server processes; more than one need PostgreSQL.",
)
@click.option(
    "--program",
    "programs",
    multiple=True,
    metavar="NAME=COMMAND",
    help="A program that plays as a bot, see docs/bot-protocol.md.",
)
@logged
@localised
def serve(
    host: str,
    port: int,
    database: str | None,
    opens: bool,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    workers: int,
    programs: tuple[str, ...],
    language: str,
) -> None:
    """Play in the browser: serve the games at an address of this machine."""
    from caber.cli.programs import programs_from

    with extra("table"):
        from caber.server.run import bind

    named = programs_from(programs)
    trusted = tuple(map(_proxy, proxies))
    _serve(bind(host, port), host, database, opens, origins, language, trusted, workers, named)


@click.command()
@localised
def alone(language: str) -> None:
    """Opens the browser at a Caber that is running, or at a new one at the first free port."""
    with extra("table"):
        from caber.server.run import bind

    for port in range(PORT, PORT + TRIED):
        if _answers(port):
            terminal = Terminal(language)
            terminal.say(terminal.word("server-already", address=f"http://localhost:{port}/"))
            webbrowser.open(f"http://localhost:{port}/")
            return
        try:
            bound = bind(HOST, port)
        except CaberError:
            if port == PORT + TRIED - 1:
                raise
            continue
        _serve(bound, HOST, None, True, (), language)
        return


def _serve(
    bound: socket.socket,
    host: str,
    database: str | None,
    opens: bool,
    origins: tuple[str, ...],
    language: str,
    proxies: tuple[str, ...] = (),
    workers: int = 1,
    programs: "tuple[Program, ...]" = (),
) -> None:
    from caber.server.database import address
    from caber.server.run import run
    from caber.server.settings import LOOPBACK as OWN
    from caber.server.settings import PROXIES, RATES, Settings, at_home

    home = host in LOOPBACK and not origins
    names = tuple(map(_name_in, origins))
    # A server for this machine answers to no other name, whatever a page on the internet calls it.
    hosts = (*OWN, *names) if host in LOOPBACK or names else ()
    stored = kept_in(database)
    port = bound.getsockname()[1]
    shown = {HOST: "localhost", "0.0.0.0": socket.gethostname(), "::": socket.gethostname()}.get(host, host)
    place = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    terminal = Terminal(language)
    url = address(stored)
    kept = url.database if url.get_backend_name() == "sqlite" else url.render_as_string()

    def ready() -> None:
        terminal.say(terminal.word("server-address", address=place))
        terminal.say(terminal.word("server-kept", place=kept or ""))
        terminal.say(terminal.word("server-end"))
        if opens:  # some browsers keep whoever starts them waiting
            Thread(target=webbrowser.open, args=(place,), daemon=True).start()

    settings = Settings(
        stored,
        hosts=hosts,
        origins=origins,
        proxies=(*PROXIES, *proxies),
        bots=_bots(workers),
        programs=programs,
        rates=at_home() if home else RATES,
    )
    run(settings, bound, ready, workers)


def _name_in(origin: str) -> str:
    """The host in an address such as https://games.example, as a browser's Host header names it.

    >>> _name_in("https://games.example:8443"), _name_in("http://[2001:db8::1]:8311")
    ('games.example', '[2001:db8::1]')
    """
    found = fullmatch(r"https?://(\[[0-9a-fA-F:]+\]|[^/:\[\]@?#\s]+)(:\d+)?/?", origin)
    if found is None:
        raise CaberError("server-origin-address", {"origin": origin[:60]})
    return found[1]


def _proxy(address: str) -> str:
    """The address of a proxy, or of a network of them.

    >>> _proxy("192.0.2.7"), _proxy("2001:db8::/64")
    ('192.0.2.7', '2001:db8::/64')
    """
    try:
        ip_network(address)
    except ValueError:
        raise CaberError("server-proxy-address", {"address": address[:60]}) from None
    return address


def _bots(workers: int) -> int:
    """One process for bots for every two processors, so that people are never kept waiting by them."""
    return max(1, (os.cpu_count() or 1) // 2 // workers)


def _answers(port: int) -> bool:
    """Whether a Caber is there."""
    connection = HTTPConnection(HOST, port, timeout=2)
    try:
        connection.request("GET", "/api")
        title = json.loads(connection.getresponse().read(200_000))["info"]["title"]
    except (OSError, HTTPException, ValueError, KeyError, TypeError):
        return False
    finally:
        connection.close()
    return bool(title == "Caber")
