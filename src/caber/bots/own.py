"""Bots of one's own, named `module:Class` on the command line.

To import a module is to run it. So only names that the operator typed may come here: from the command line,
or from a match that the command line made. Servers, records and saved games never use this module; a test
says so.
"""

import importlib
import os
import sys
from collections.abc import Callable
from hashlib import blake2b
from inspect import signature
from operator import index
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any

from caber.bots import OWN, PROGRAM, Bot, Forfeit, Leaving, give_time, is_bot, refuse_secrets
from caber.core.contract import State
from caber.core.errors import CaberError
from caber.core.nearest import nearest
from caber.core.outcome import Outcome
from caber.core.rng import Rng

TOO_LARGE = 1 << 31  # for the number of any move: compiled rules take no larger integers than 64 bits
SHOWN = 200  # characters of an error that are shown


def is_own(name: str, game_name: str) -> bool:
    """Return True if this names a class of one's own: Caber's bots of the game and programs come first.

    >>> [is_own(name, "kilt_castle") for name in ("my_bots:Mine", "my_bots:Mine:250", "level5:250", "level5")]
    [True, True, False, False]
    """
    found = OWN.fullmatch(name)
    return found is not None and not name.startswith(PROGRAM) and not is_bot(found["module"], game_name)


class OwnBot:
    """A bot of the operator's own class: one object for each game, which forfeits the game if it fails."""

    def __init__(self, name: str, milliseconds: int | None = None) -> None:
        found = OWN.fullmatch(name)
        assert found is not None, f"{name} is no name of a class"
        self._module = _imported(found["module"])
        self._make = _class_in(self._module, found["name"])
        self._name, self._budget, self._milliseconds = name, found["budget"], milliseconds
        self.title = found["name"]
        self.games = tuple(map(str, getattr(self._make, "games", ())))  # that it plays; none: any
        self._bot: Bot | None = self._new()

    def choose(self, view: State, rng: Rng) -> int:
        """Return the move that the bot chooses; Forfeit if it fails, or if that is no legal move."""
        refuse_secrets(view)
        try:
            self._bot = self._bot or self._new()
            # It gets a copy: a bot that plays on its view still has to answer for this one.
            chosen: object = self._bot.choose(view.copy(), rng)
        except Forfeit:
            raise
        except Exception as error:
            raise Forfeit("crashed", self._told(error)) from error
        move = _number(chosen)
        if move is None or not view.legal(move):
            text = _printable(repr(chosen))
            raise Forfeit("nonsense", f"{self._name} chose {text}, which isn't the number of a legal move")
        return move

    def think_for(self, milliseconds: int) -> None:
        """Set the time for a move, unless the bot has another behind its name or takes none."""
        self._milliseconds = milliseconds
        if self._bot is not None:
            self._give_time(self._bot)

    def close(self, outcome: Outcome | None = None) -> None:
        """Close the bot if it has a method for that, and forget it: the next game has a new one."""
        player, self._bot = self._bot, None
        if isinstance(player, Leaving):
            player.close(outcome)

    def _new(self) -> Bot:
        try:
            parameters = signature(self._make)
        except ValueError:  # some classes made in C have none
            pass
        else:
            try:
                parameters.bind()
            except TypeError:
                details = {"name": self._name, "arguments": str(parameters)}
                raise CaberError("program-own-arguments", details) from None
        try:
            player: Bot = self._make()
        except Exception as error:
            details = {"name": self._name, "detail": self._told(error)}
            raise CaberError("program-own-fails", details) from None
        if not _chooses(player):
            raise CaberError("program-own-choose", {"name": self._name})
        self._give_time(player)
        return player

    def _give_time(self, player: Bot) -> None:
        give_time(player, self._name.removesuffix(f":{self._budget}"), self._budget, self._milliseconds)

    def _told(self, error: Exception) -> str:
        return failure(error, self._module.__file__)


def code_of(name: str) -> str:
    """Return a hash of the file that holds the class of that name: games of changed code don't count."""
    found = OWN.fullmatch(name)
    assert found is not None, f"{name} is no name of a class"
    file = _imported(found["module"]).__file__
    return blake2b(Path(file).read_bytes(), digest_size=8).hexdigest() if file else ""


def failure(error: BaseException, file: str | None = None) -> str:
    """Return an error in a line, with the last place in that file, or anywhere, that led to it.

    >>> failure(ValueError("no such card"))
    'ValueError: no such card'
    """
    text = _printable(f"{type(error).__name__}: {error}".removesuffix(": "))
    frames = extract_tb(error.__traceback__)
    own = [frame for frame in frames if frame.filename == file] or frames
    return f"{text} ({os.path.basename(own[-1].filename)}, line {own[-1].lineno})" if own else text


def _imported(name: str) -> ModuleType:
    """Import the module of that name, from the current folder first, as `python -m` does."""
    folder = os.getcwd()
    if folder not in sys.path:
        sys.path.insert(0, folder)
    importlib.invalidate_caches()
    try:
        return importlib.import_module(name)
    except (Exception, SystemExit) as error:
        if isinstance(error, ModuleNotFoundError) and f"{name}.".startswith(f"{error.name}."):
            raise CaberError("program-own-module", {"module": name}) from None
        raise CaberError("program-own-import", {"module": name, "detail": failure(error)}) from None


def _class_in(module: ModuleType, name: str) -> Callable[[], Any]:
    made: object = getattr(module, name, None)
    if made is None:
        classes = [
            each for each, found in vars(module).items()
            if isinstance(found, type) and hasattr(found, "choose") and found.__module__ == module.__name__
        ]  # fmt: skip
        said = {"module": module.__name__, "name": name, "nearest": nearest(name, classes)}
        listed = ", ".join(f"{module.__name__}:{each}" for each in classes)
        raise CaberError("program-own-class", {**said, "count": len(classes), "classes": listed})
    if not callable(made) or (isinstance(made, type) and not hasattr(made, "choose")):
        raise CaberError("program-own-choose", {"name": f"{module.__name__}:{name}"})
    return made


def _chooses(player: object) -> bool:
    """Return True if it has a method that can be asked for a move."""
    choose = getattr(player, "choose", None)
    if not callable(choose):
        return False
    try:
        signature(choose).bind(None, None)
    except TypeError:
        return False
    except ValueError:  # as above
        pass
    return True


def _number(chosen: object) -> int | None:
    try:
        number = index(chosen)  # type: ignore[arg-type] # it says so itself
    except TypeError:
        return None
    return number if 0 <= number < TOO_LARGE else None


def _printable(text: str) -> str:
    return "".join(each if each.isprintable() else " " for each in text)[:SHOWN]
