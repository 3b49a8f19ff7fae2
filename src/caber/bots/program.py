"""Bots that are programs of somebody else's, in whatever language: they read and write lines of JSON.

docs/bot-protocol.md describes what is said. A program hears what its seat may know, and nothing else.
"""

import json
import shlex
from collections.abc import Mapping, Sequence
from shutil import which
from typing import Any, NamedTuple, TypeGuard

from librt.vecs import vec
from mypy_extensions import i64

from caber.bots import Forfeit, refuse_secrets
from caber.bots.conversation import NONSENSE, Conversation
from caber.core.contract import State
from caber.core.errors import CaberError
from caber.core.game import Game
from caber.core.options import Options
from caber.core.outcome import Outcome
from caber.core.record import actor_name
from caber.core.rng import Rng
from caber.games import game
from caber.games.boards import board_of, screen_of

PROTOCOL = 1
START = 10.0  # seconds until a program must have introduced itself
BUDGET = 1000  # milliseconds for a move, unless another budget is agreed
GRACE = 2.0  # seconds that a program may be late, beside its budget once more
LONGEST_NAME = 40
MOST_GAMES = 100
SEEDS = 1 << 31
SHOWN = 80  # characters of a bad answer that the log shows

Message = dict[str, Any]


class Introduction(NamedTuple):
    """What a program says of itself."""

    name: str
    games: tuple[str, ...]  # that it plays; none: any


class ProgramBot:
    """A bot that asks a program, which is started for the first move of a game and closed after the last.

    >>> ProgramBot("no-such-program --strong", "kilt_castle")
    Traceback (most recent call last):
    caber.core.errors.CaberError: There is no program “no-such-program”. Write a command that can be run from here.
    """  # noqa: E501

    def __init__(self, command: str, game_name: str) -> None:
        self.milliseconds = BUDGET
        self._words = words_of(command)
        self._game = game(game_name)
        self._talk: Conversation | None = None
        self._greeted: Message = {}  # with what it was started
        self._asked = 0

    def choose(self, view: State, rng: Rng) -> int:
        """The move that the program answers; Forfeit if it doesn't answer, or not with a legal move."""
        refuse_secrets(view)
        hello = greeting(self._game, view.options, int(view.turn))
        if self._talk is not None and hello != self._greeted:
            self.close()  # another game, or another seat of it
        try:
            talk = self._talk or self._begin(hello)
            self._asked += 1
            asked = question(self._game, view, self._asked, int(rng.below(SEEDS)), self.milliseconds)
            answer = _read(talk.ask(_line(asked), patience(self.milliseconds)))
            return int(view.moves()[_chosen(answer, asked)])
        except BaseException:
            self.kill()
            raise

    def close(self, outcome: Outcome | None = None) -> None:
        """Tells the program how the game ended, if it is known, and ends it; the next move starts another."""
        talk, self._talk = self._talk, None
        if talk is not None:
            talk.close(_line(farewell(outcome)))

    def kill(self) -> None:
        """Ends the program at once, without a word."""
        talk, self._talk = self._talk, None
        if talk is not None:
            talk.kill()

    def _begin(self, hello: Message) -> Conversation:
        self._talk = talk = Conversation(self._words)
        self._greeted, self._asked = hello, 0
        said = _introduction(talk.ask(_line(hello), START))
        if said.games and self._game.name not in said.games:
            raise Forfeit(NONSENSE, f"it plays {', '.join(said.games)}, not {self._game.name}")
        return talk


def words_of(command: str) -> list[str]:
    """The words of a command, quoted as in a shell that expands nothing; the first one must be a program.

    >>> words_of("sh -c 'exit 3'")
    ['sh', '-c', 'exit 3']
    """
    try:
        words = shlex.split(command)
    except ValueError:  # a quotation without an end
        words = []
    if not words:
        raise CaberError("program-command", {"command": command})
    if which(words[0]) is None:
        raise CaberError("program-missing", {"program": words[0]})
    return words


def introduced(command: str, game_name: str) -> Introduction:
    """What a program says of itself; CaberError if it says nothing, or doesn't play that game."""
    kind = game(game_name)
    words = words_of(command)
    talk: Conversation | None = None
    try:
        talk = Conversation(words)
        said = _introduction(talk.ask(_line(greeting(kind, kind.options(), 0)), START))
        talk.close(_line(farewell(None)))
    except Forfeit as forfeit:
        details = {"command": command, "reason": forfeit.reason, "detail": forfeit.detail}
        raise CaberError("program-greeting", details) from None
    finally:
        if talk is not None:
            talk.kill()
    return said


def check_plays(said: Introduction, game_name: str) -> None:
    """Raises CaberError unless the program plays that game."""
    if said.games and game_name not in said.games:
        raise CaberError(
            "program-game", {"name": said.name, "game": game_name, "games": ", ".join(said.games)}
        )


def view_of(message: Mapping[str, Any]) -> State:
    """The view in a question, for programs that are written in Python with this library.

    >>> from caber.games.schotten_totten.drawing import read
    >>> view = read("options: stones=3\\n 1  r7 r8  |  b2\\n hand 1: o4").hide(0)
    >>> view_of(json.loads(json.dumps(question(game("schotten_totten"), view, 1, 0, 1000)))) == view
    True
    """
    view = message["view"]
    state = game(view["game"]).start(view["options"])
    if len(view["cells"]) != len(state.cells):
        raise ValueError(f"a state of {view['game']} has {len(state.cells)} cells, not {len(view['cells'])}")
    return state.twin(vec[i64](view["cells"]))


def patience(milliseconds: int) -> float:
    """Seconds after which a program with that budget has stalled.

    >>> patience(1000)
    4.0
    """
    return 2 * milliseconds / 1000 + GRACE


# -- what is said ----------------------------------------------------------------------------------


def greeting(kind: Game, options: Options, seat: int) -> Message:
    """What a program is told when it is started."""
    return {
        "protocol": PROTOCOL,
        "game": kind.name,
        "options": dict(options),
        "seat": seat,
        "seats": kind.players(options),
    }


def question(kind: Game, view: State, number: int, seed: int, milliseconds: int) -> Message:
    """What a program is asked: all that its seat may know, and what it may do."""
    seat = int(view.turn)
    names = [actor_name(each) for each in range(kind.players(view.options))]
    return {
        "id": number,
        "view": {
            "game": kind.name,
            "options": dict(view.options),
            "seat": seat,
            "picture": screen_of(kind).picture(view),
            "cells": [int(cell) for cell in view.cells],
        },
        "text": board_of(kind).show(view, seat, names, ascii=True),
        "moves": [view.text(move) for move in view.moves()],
        "milliseconds": milliseconds,
        "seed": seed,
    }


def farewell(outcome: Outcome | None) -> Message:
    """What a program is told at the end."""
    return {"over": True, "outcome": outcome._asdict() if outcome else None}


def _line(message: Message) -> bytes:
    # Only ASCII leaves us, so that no program has to care for encodings.
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


# -- what is heard ---------------------------------------------------------------------------------


def _read(line: bytes) -> Message:
    try:
        message = json.loads(line.decode())
    except (ValueError, RecursionError):  # not UTF-8, not JSON, or not meant to be read
        raise _nonsense(line) from None
    if not isinstance(message, dict):
        raise _nonsense(line)
    return message


def _introduction(line: bytes) -> Introduction:
    message = _read(line)
    name, games = message.get("name"), message.get("games", [])
    if not _is_name(name):
        raise Forfeit(NONSENSE, f"a program's name has 1 to {LONGEST_NAME} printable characters")
    if not (isinstance(games, list) and len(games) <= MOST_GAMES and all(map(_is_name, games))):
        raise Forfeit(NONSENSE, f"games is a list of at most {MOST_GAMES} names")
    return Introduction(name.strip(), tuple(games))


def _is_name(said: object) -> TypeGuard[str]:
    return isinstance(said, str) and said.isprintable() and 0 < len(said.strip()) <= LONGEST_NAME


def _chosen(answer: Message, asked: Message) -> int:
    """Which of the moves it chose."""
    number, move = answer.get("id"), answer.get("move")
    moves: Sequence[str] = asked["moves"]
    if type(number) is not int or number != asked["id"]:
        raise Forfeit(NONSENSE, f"an answer to {_shown(number)}; the question was {asked['id']}")
    if not isinstance(move, str) or move not in moves:
        raise Forfeit(NONSENSE, f"the move {_shown(move)}, which isn't one of: {_shown(', '.join(moves))}")
    return moves.index(move)


def _nonsense(line: bytes) -> Forfeit:
    return Forfeit(NONSENSE, f"a line that isn't an object in JSON: {_shown(line)}")


def _shown(what: object) -> str:
    """What was said, short enough for a log, and harmless for the terminal that shows it."""
    text = ascii(what)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
