"""Tries a running server from outside, as a person with a browser would.

    python tools/probe.py http://localhost:8311

Asks for its health and the page, plays some moves of each game against a bot, resigns, and compares the
secret of each deal with its commitment. Ends with 1 and a sentence if something is wrong. It needs only the
standard library, so it runs beside a container and inside one.
"""

import json
import sys
import time
import uuid
from hashlib import sha256
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, Request, build_opener

START = 60.0  # seconds that a server may take until it answers
PATIENCE = 30.0  # seconds for one call, and for a bot's move: the first one starts a process
MOVES = 4  # of our own in each game
SEATS = ({"kind": "me", "name": "Ailsa"}, {"kind": "bot", "name": "level3"})


class Failed(Exception):
    """Something that a server should do, and doesn't."""


class Visitor:
    """A caller with a cookie of their own."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self._opener = build_opener(HTTPCookieProcessor(CookieJar()))

    def text(self, path: str, body: object = None) -> str:
        """Return what the server answers; with a body, it is sent as JSON."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.address + path, data, {"Content-Type": "application/json"})
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                return str(answer.read().decode())
        except HTTPError as error:
            raise Failed(f"{path} answers {error.code}: {error.read().decode()[:200]}") from None
        except (URLError, OSError) as error:
            raise Failed(f"{path} doesn't answer: {error}") from None

    def json(self, path: str, body: object = None) -> Any:
        """Return what the server answers, read as JSON."""
        return json.loads(self.text(path, body))


def wait(visitor: Visitor) -> None:
    """Wait until the server is well."""
    deadline = time.monotonic() + START
    while True:
        try:
            if visitor.json("/healthz") == {"status": "well"}:
                return
        except Failed:
            if time.monotonic() > deadline:
                raise
        time.sleep(0.2)


def play(visitor: Visitor, game: str) -> str:
    """Play some moves against a bot and resign; return a line about it."""
    view = visitor.json("/api/tables", {"game": game, "seats": SEATS})
    path = f"/api/tables/{view['id']}"

    def act(name: str, **more: object) -> Any:
        body = {"act": name, "seq": view["seq"], "id": str(uuid.uuid4()), **more}
        return visitor.json(f"{path}/acts", body)

    view = act("ready", seed=str(uuid.uuid4()))
    for made in range(MOVES + 1):
        deadline = time.monotonic() + PATIENCE
        while not view["choices"]:
            if time.monotonic() > deadline:
                raise Failed(f"{game}: the bot doesn't move")
            time.sleep(0.05)
            view = visitor.json(path)
        view = act("move", move=view["choices"][0]["move"]) if made < MOVES else act("resign")
    if view["stage"] == "playing":
        raise Failed(f"{game}: the game goes on after it was given up")
    deal = visitor.json(f"{path}/games/1/check")
    if sha256(bytes.fromhex(deal["secret"])).hexdigest() != deal["commitment"]:
        raise Failed(f"{game}: the secret of the deal isn't the one that was promised")
    return f"{game}: {view['seq']} events, {deal['cards']} outcomes of chance"


def main() -> None:
    """Try the server at the address that is given."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    visitor = Visitor(sys.argv[1])
    try:
        wait(visitor)
        if "<script" not in visitor.text("/"):
            raise Failed("the page isn't there")
        for game in visitor.json("/api/games")["games"]:
            print(play(visitor, game["name"]), flush=True)
    except Failed as error:
        sys.exit(f"{sys.argv[1]}: {error}")


if __name__ == "__main__":
    main()
