"""The table of bots: those that play any game, and those made for one.

A bot for any game stands in a module of ANY_GAME; bots for one game stand in the module that has the
game's name. Each module lists its own in `BOTS`, the weakest first; `EARLIER` has names by which some of them
were known before, so that old records and tables still find them.
"""

import re
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Literal, Protocol, TypeAlias, runtime_checkable

from caber.core.contract import State
from caber.core.errors import CaberError
from caber.core.nearest import nearest
from caber.core.outcome import Outcome
from caber.core.rng import Rng
from caber.games import game

ANY_GAME = ("random",)
PROGRAM = "program:"  # before the command of a program that plays as a bot
BUDGET = ":"  # between a bot's name and its milliseconds
LONGEST = 3_600_000  # milliseconds for a move
# A class of the operator's own, with a budget or without. Only `caber.bots.own` imports what is named so.
OWN = re.compile(r"(?P<module>[^\W\d][\w.-]*):(?P<name>[^\W\d]\w*)(?::(?P<budget>.*))?")


class Bot(Protocol):
    """An object that chooses moves."""

    def choose(self, view: State, rng: Rng) -> int:
        """Return a legal move for the seat to move, from the view of that seat.

        The same view and rng give the same move, unless the bot thinks by the clock or learns.
        """
        ...


Seated: TypeAlias = "str | Bot | Callable[[], Bot]"  # a bot by its name, a bot, or a class of bots


@runtime_checkable
class Timed(Bot, Protocol):
    """A bot that thinks by the clock."""

    milliseconds: int  # for a move


@runtime_checkable
class Leaving(Bot, Protocol):
    """A bot that has something to close after a game, such as a program."""

    def close(self, outcome: Outcome | None = None) -> None:
        """Close it; `outcome` is how the game ended, if that is known. It may be closed twice."""
        ...


class Forfeit(Exception):
    """A bot lost its game by not playing on: `reason` is for the record, `detail` for the log.

    >>> str(Forfeit("stalled", "no answer within 4 seconds"))
    'stalled: no answer within 4 seconds'
    """

    def __init__(self, reason: Literal["crashed", "stalled", "nonsense"], detail: str = "") -> None:
        super().__init__(reason, detail)  # both, so that it can be sent from one process to another
        self.reason = reason
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.reason}: {self.detail}" if self.detail else self.reason


def bot(name: str, game_name: str | None = None, milliseconds: int | None = None) -> Bot:
    """Return the bot of that name, ready to play that game; without one, the game of the first view it sees.

    A bot that thinks by the clock can have another budget than its own. `milliseconds` sets it for any such
    bot; a number behind the name counts more. Behind `program:` stands a command instead of a name.
    A name never imports anything: a class of one's own is passed as it is, or named on the command line.

    >>> type(bot("random", "schotten_totten")).__name__
    'RandomBot'
    >>> bot("level5:250", "kilt_castle").milliseconds
    250
    """
    if game_name is None:
        from caber.bots.deferred import DeferredBot  # which needs this module

        return DeferredBot(name, milliseconds)
    if name.startswith(PROGRAM):
        return _program(name.removeprefix(PROGRAM), game_name, milliseconds)
    plain, colon, budget = name.partition(BUDGET)
    found = _bots(game_name)
    known = _earlier(game_name).get(plain, plain)
    if known not in found:
        if OWN.fullmatch(name):
            raise CaberError("program-own-by-name", {"name": name})
        raise _unknown(plain, game_name, list(found))
    player = found[known]()
    give_time(player, plain, budget if colon else None, milliseconds)
    return player


def as_bot(wanted: Seated, game_name: str | None = None) -> Bot:
    """Return the bot that is meant: by its name, a new one of a class, or the object itself.

    >>> from caber.bots.random import RandomBot
    >>> [type(as_bot(each, "kilt_castle")).__name__ for each in ("random", RandomBot, RandomBot())]
    ['RandomBot', 'RandomBot', 'RandomBot']
    """
    if isinstance(wanted, str):
        return bot(wanted, game_name)
    if isinstance(wanted, type):
        wanted = wanted()
    if not callable(getattr(wanted, "choose", None)):
        raise CaberError("error-no-bot", {"given": repr(wanted)[:80]})
    return wanted  # type: ignore[return-value] # it has `choose`, whatever else it is


def names(game_name: str) -> list[str]:
    """The bots that can play that game.

    >>> names("schotten_totten")
    ['random', 'level1', 'level2', 'level3', 'level4', 'level5']
    """
    return list(_bots(game_name))


def is_bot(name: str, game_name: str) -> bool:
    """Whether a bot of that game is called so, or was called so before; a budget doesn't belong to a name.

    >>> is_bot("level3", "kilt_castle"), is_bot("greedy", "kilt_castle"), is_bot("Ailsa", "kilt_castle")
    (True, True, False)
    """
    return name in _bots(game_name) or name in _earlier(game_name)


def part_of(game_name: str, part: str) -> ModuleType | None:
    """The module of that name among the bots of a game, if there is one: an analyst, a solver."""
    return import_module(_part(game_name, part)) if has_part(game_name, part) else None


def has_part(game_name: str, part: str) -> bool:
    """Return whether `part_of` finds that module, without importing it."""
    name = _part(game_name, part)
    return bool(find_spec(name.rpartition(".")[0]) and find_spec(name))


def _part(game_name: str, part: str) -> str:
    # The table of games refuses an unknown name, so that nothing but a game's module is looked for here.
    return f"{__name__}.{game(game_name).name}.{part}"


def refuse_secrets(view: State) -> None:
    """Raise a CaberError unless this is what the seat to move may see, and no more: bots can't peek."""
    if view.turn < 0:
        raise CaberError("error-bot-turn")
    if view.viewer != view.turn:
        raise CaberError("error-bot-view")


def give_time(player: Bot, name: str, budget: str | None, milliseconds: int | None) -> None:
    """Give a `player` that thinks by the clock its time for a move.

    `name` and `budget` are what was written before and behind the colon; a `player` that doesn't think by the
    clock refuses a `budget`. Without one, `milliseconds` is the time of all bots that do.
    """
    if budget is not None:
        if not isinstance(player, Timed):
            raise CaberError("error-untimed-bot", {"name": name})
        milliseconds = _milliseconds(f"{name}{BUDGET}{budget}", budget)
    if milliseconds is not None and isinstance(player, Timed):
        player.milliseconds = milliseconds


def _unknown(name: str, game_name: str, known: list[str]) -> CaberError:
    said = {"name": name, "bots": ", ".join(known), "game": game_name, "nearest": nearest(name, known)}
    return CaberError("error-unknown-bot", said)


def _program(command: str, game_name: str, milliseconds: int | None) -> Bot:
    from caber.bots.program import ProgramBot  # which needs this module

    player = ProgramBot(command, game_name)
    if milliseconds is not None:
        player.milliseconds = milliseconds
    return player


def _milliseconds(name: str, text: str) -> int:
    if not (text.isdecimal() and text.isascii() and 0 < int(text[:9]) <= LONGEST):
        raise CaberError("error-bot-budget", {"name": name, "most": LONGEST})
    return int(text)


def _modules(game_name: str) -> list[ModuleType]:
    # The table of games refuses an unknown name, so that nothing but a game's module is looked for here.
    modules = [f"{__name__}.{module}" for module in (*ANY_GAME, game(game_name).name)]
    return [import_module(module) for module in modules if find_spec(module)]


def _bots(game_name: str) -> dict[str, Callable[[], Bot]]:
    found: dict[str, Callable[[], Bot]] = {}
    for module in _modules(game_name):
        bots: Mapping[str, Callable[[], Bot]] = module.BOTS
        found.update(bots)
    return found


def _earlier(game_name: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for module in _modules(game_name):
        found.update(getattr(module, "EARLIER", {}))
    return found
