"""The record of a game: text with headers and every move, chance included, that replays for ever.

    caber record 1
    game: schotten_totten
    rules: 1
    options: mode=base expert=no
    seats: Ailsa | heuristic
    commitment: 66687aad…
    result: unfinished

    chance: r7; g2
    seat 1: r7@3; draw
    chance: b4

A line is a run of moves by one actor. Lines that begin with `#` are comments. docs/notation.md describes all.
"""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from caber.core.contract import CHANCE, EVERYBODY, NOBODY, OVER, State
from caber.core.dealer import SECRET_BYTES, Dealer
from caber.core.errors import BadRecord, CaberError
from caber.core.game import Game, check_seats
from caber.core.options import Options
from caber.core.outcome import Outcome

FIRST_LINE = "caber record 1"
NEEDED = ("game", "rules", "options", "seats", "commitment", "result")
ALLOWED = (*NEEDED, "seeds", "secret", "viewer", "match", "forfeit")
UNFINISHED = "unfinished"
HEX = re.compile(f"[0-9a-fA-F]{{{2 * SECRET_BYTES}}}")

FindGame = Callable[[str], Game]


class Forfeit(NamedTuple):
    """A loss that isn't by the rules of the game."""

    seat: int
    reason: str  # one of FORFEITS


FORFEITS = ("resigned", "time", "crashed", "stalled", "nonsense")  # the last three are for programs


class Record:
    """A game as played so far; `state` is its current position.

    `game`: the rules.
    `options`: the game's options.
    `seats`: the players' names by seat.
    `commitment`: the dealer's commitment.
    `seeds`: words that the players added to the dealer's secret.
    `secret`: the dealer's secret; None if it isn't known.
    `viewer`: the viewer whose record it is; EVERYBODY if nothing is hidden.
    `match`: the number of the game in its match, in words.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        seats: tuple[str, ...],
        commitment: str,
        *,
        seeds: tuple[str, ...] = (),
        secret: bytes | None = None,
        viewer: int = EVERYBODY,
        match: str = "",
    ) -> None:
        for name in (*seats, *seeds):
            if not name or "|" in name or not name.isprintable() or name != name.strip():
                raise CaberError("error-name", {"name": name[:40]})
        check_seats(len(seats), game.players(options))
        self.game = game
        self.options = options
        self.seats = seats
        self.commitment = commitment  # made before the first card
        self.seeds = seeds
        self.secret = secret  # known once the game is over, or to the owner of a save
        self.viewer = viewer
        self.match = match
        self.forfeit: Forfeit | None = None
        self.moves: list[int] = []
        self.actors: list[int] = []
        self.lines: list[int] = []  # each move's line in the text it was read from, from 1; 0 without text
        self.secret_line = 0  # the secret's line, likewise
        self.state = self.start()

    def start(self) -> State:
        """Return the position before the first move."""
        state = self.game.opening(self.options)
        return state if self.viewer == EVERYBODY else state.hide(self.viewer)

    def play(self, move: int, line: int = 0) -> None:
        """Play a move and add it to the record; `line` is its line in a text, from 1."""
        actor = int(self.state.turn)
        self.state.play(move)
        self.moves.append(move)
        self.actors.append(actor)
        self.lines.append(line)

    def undo(self) -> bool:
        """Take back a player's last move; return False if there is none, or a chance move after it."""
        if not self.actors or self.actors[-1] == CHANCE:
            return False
        for row in (self.moves, self.actors, self.lines):
            row.pop()
        self.state = self.at(len(self.moves))
        return True

    def at(self, count: int) -> State:
        """Return the position after the first `count` moves."""
        state = self.start()
        for move in self.moves[:count]:
            state.act(move)
        return state

    def positions(self) -> Iterator[State]:
        """Yield every position from the first to the current one."""
        state = self.start()
        yield state.copy()
        for move in self.moves:
            state.act(move)
            yield state.copy()

    def dealer(self) -> Dealer:
        """Return the dealer, ready for the next outcome; the record must hold its secret."""
        assert self.secret is not None, "a record without its secret can't be dealt on"
        return Dealer(self.secret, self.seeds, self.actors.count(CHANCE))

    def redact(self, viewer: int) -> "Record":
        """Return the record as a seat or a spectator may see it."""
        redacted = Record(
            self.game, self.options, self.seats, self.commitment,
            seeds=self.seeds, viewer=viewer, match=self.match,
        )  # fmt: skip
        for state, move in zip(self.positions(), self.moves):
            redacted.play(int(state.seen(move, viewer)))
        redacted.forfeit = self.forfeit
        return redacted

    def outcome(self) -> Outcome | None:
        """Return the outcome, by the rules or by forfeit; None while the game is in progress."""
        if self.forfeit is None:
            return self.state.outcome()
        return self.state.forfeit(*self.forfeit)

    def result(self) -> str:
        """Return the value of the header `result`: the payoffs and the reason."""
        outcome = self.outcome()
        if outcome is None:
            return UNFINISHED
        return f"{' '.join(f'{payoff:+d}' if payoff else '0' for payoff in outcome.payoffs)} {outcome.reason}"

    def __str__(self) -> str:
        return self.write()

    def __repr__(self) -> str:
        seats = " | ".join(self.seats)
        return f"<record of {self.game.name}: {seats}, {len(self.moves)} moves, {self.result()}>"

    def write(self) -> str:
        """Return the record as text."""
        headers = {
            "game": self.game.name,
            "rules": str(self.game.version),
            "options": str(self.options),
            "seats": " | ".join(self.seats),
            "match": self.match,
            "commitment": self.commitment,
            "seeds": " | ".join(self.seeds),
            "secret": "" if self.secret is None else self.secret.hex(),
            "viewer": "" if self.viewer == EVERYBODY else actor_name(self.viewer),
            "forfeit": f"{actor_name(self.forfeit.seat)} {self.forfeit.reason}" if self.forfeit else "",
            "result": self.result(),
        }
        lines = [FIRST_LINE, *(f"{name}: {value}" for name, value in headers.items() if value), ""]
        actor: int | None = None
        for index, move in enumerate(self.moves):
            text = self.state.text(move)
            if self.actors[index] == actor:
                lines[-1] += f"; {text}"
            else:
                actor = self.actors[index]
                lines.append(f"{'chance' if actor == CHANCE else actor_name(actor)}: {text}")
        return "\n".join(lines) + "\n"


def actor_name(seat: int) -> str:
    """Return the name of a seat in records, counted from 1."""
    return "spectator" if seat == NOBODY else f"seat {seat + 1}"


def read(text: str, find_game: FindGame) -> Record:
    """Return the single record in a text."""
    records = read_all(text, find_game)
    if len(records) > 1:
        second = [number for number, line in enumerate(text.splitlines(), 1) if line.strip() == FIRST_LINE][1]
        raise BadRecord("record-line", {"line": second, "text": FIRST_LINE})
    return records[0]


def read_all(text: str, find_game: FindGame) -> list[Record]:
    """Return all records in a text: the games of a match, one after another."""
    chapters: list[list[tuple[int, str]]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if line == FIRST_LINE:
            chapters.append([(number, line)])
        elif line and not line.startswith("#"):
            if not chapters:
                raise BadRecord("record-start", {"line": number})
            chapters[-1].append((number, line))
    if not chapters:
        raise BadRecord("record-empty", {"line": 1})
    return [_Reader(chapter, find_game).record for chapter in chapters]


class _Reader:
    """The parser of one record; every error has its line."""

    def __init__(self, lines: list[tuple[int, str]], find_game: FindGame) -> None:
        self.first = lines[0][0]
        self.headers: dict[str, tuple[int, str]] = {}
        body = 1
        while body < len(lines) and self._header(*lines[body]):
            body += 1
        for name in NEEDED:
            if name not in self.headers:
                raise BadRecord("record-header-missing", {"line": self.first, "name": name})
        self.record = self._opening(find_game)
        for number, line in lines[body:]:
            self._moves(number, line)
        self._forfeit()
        stated = self._value("result")
        if stated != self.record.result():
            self._fail("record-result", "result", stated=stated, actual=self.record.result())

    def _header(self, number: int, line: str) -> bool:
        name, colon, value = line.partition(":")
        if name == "chance" or name.startswith("seat "):
            return False
        if not colon or name not in ALLOWED:
            raise BadRecord("record-header", {"line": number, "text": line[:60]})
        if name in self.headers:
            raise BadRecord("record-header-twice", {"line": number, "name": name})
        self.headers[name] = (number, value.strip())
        return True

    def _value(self, name: str) -> str:
        return self.headers[name][1] if name in self.headers else ""

    def _fail(self, key: str, header: str, **details: str | int) -> None:
        raise BadRecord(key, {"line": self.headers[header][0], **details})

    def _parsed(self, name: str, parse: Callable[[str], object]) -> object:
        try:
            return parse(self._value(name))
        except ValueError as error:
            line, text = self.headers[name]
            details: dict[str, str | int] = {
                "line": line,
                "name": name,
                "text": text[:60],
                "reason": str(error),
            }
            raise BadRecord("record-value", details) from error

    def _opening(self, find_game: FindGame) -> Record:
        game = self._parsed("game", find_game)
        assert isinstance(game, Game)
        version = self._value("rules")
        if version != str(game.version):
            self._fail("record-version", "rules", game=game.name, version=version, known=str(game.version))
        options = self._parsed("options", lambda text: Options.read(game.offered, text))
        assert isinstance(options, Options)
        seats = _names(self._value("seats"))
        players = game.players(options)
        if len(seats) != players:
            self._fail("record-seats", "seats", count=len(seats), players=players)
        for name in ("commitment", "secret"):
            if name in self.headers and not HEX.fullmatch(self._value(name)):
                self._fail(
                    "record-hex", name, name=name, text=self._value(name)[:60], digits=2 * SECRET_BYTES
                )
        secret = bytes.fromhex(self._value("secret")) if "secret" in self.headers else None
        viewer = EVERYBODY
        if self._value("viewer"):
            viewers = {actor_name(seat): seat for seat in (NOBODY, *range(len(seats)))}
            if self._value("viewer") not in viewers:
                text = self._value("viewer")[:60]
                self._fail("record-value", "viewer", name="viewer", text=text, reason=", ".join(viewers))
            viewer = viewers[self._value("viewer")]
        try:
            record = Record(
                game, options, seats, self._value("commitment").lower(),
                seeds=_names(self._value("seeds")), secret=secret, viewer=viewer, match=self._value("match"),
            )  # fmt: skip
        except CaberError as error:  # options that exclude each other, or an invalid name
            header = "options"
            if error.key == "error-name":
                header = "seats" if error.details["name"] in seats else "seeds"
            text = self._value(header)[:60]
            details: dict[str, str | int] = {"name": header, "text": text, "reason": str(error)}
            raise BadRecord("record-value", {"line": self.headers[header][0], **details}) from error
        record.secret_line = self.headers["secret"][0] if secret is not None else 0
        return record

    def _forfeit(self) -> None:
        """End the game by the header `forfeit`, unless the rules have ended it."""
        stated = self._value("forfeit")
        if not stated:
            return
        allowed = {
            f"{actor_name(seat)} {reason}": Forfeit(seat, reason)
            for seat in range(len(self.record.seats))
            for reason in FORFEITS
        }
        if stated not in allowed:
            reason = ", ".join(allowed)
            self._fail("record-value", "forfeit", name="forfeit", text=stated[:60], reason=reason)
        if self.record.state.turn == OVER:
            self._fail("record-forfeit", "forfeit")
        self.record.forfeit = allowed[stated]

    def _moves(self, number: int, line: str) -> None:
        stated, colon, moves = line.partition(":")
        if not colon or not (stated == "chance" or stated.startswith("seat ")):
            raise BadRecord("record-line", {"line": number, "text": line[:60]})
        for text in moves.split(";"):
            self._move(number, stated, text.strip())

    def _move(self, number: int, stated: str, text: str) -> None:
        record = self.record
        turn = int(record.state.turn)
        if turn == OVER:
            raise BadRecord("record-after-end", {"line": number, "move": text[:40]})
        actual = "chance" if turn == CHANCE else actor_name(turn)
        if stated != actual:
            raise BadRecord("record-turn", {"line": number, "stated": stated[:40], "actual": actual})
        try:
            record.play(int(record.state.parse(text)), number)
        except CaberError as error:
            count = len(record.moves) + 1
            details: dict[str, str | int] = {
                "line": number, "move": text[:40], "number": count, "reason": str(error),
            }  # fmt: skip
            raise BadRecord("record-move", details) from error


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split("|")) if text else ()
