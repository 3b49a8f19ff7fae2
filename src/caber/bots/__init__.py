"""The table of bots: those that play any game, and those made for one.

A bot for any game stands in a module of ANY_GAME; bots for one game stand in the module that has the
game's name. Each module lists its own in `BOTS`, the weakest first; `EARLIER` has names by which some of them
were known before, so that old records and tables still find them.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Literal, Protocol, runtime_checkable

from caber.core.contract import State
from caber.core.errors import CaberError
from caber.core.rng import Rng
from caber.games import game

ANY_GAME = ("random",)
PROGRAM = "program:"  # before the command of a program that plays as a bot
BUDGET = ":"  # between a bot's name and its milliseconds
LONGEST = 3_600_000  # milliseconds for a move


class Bot(Protocol):
    """Somebody who can be asked for a move."""

    def choose(self, view: State, rng: Rng) -> int:
        """A legal move for the seat to move, whose view this is.

        It is the same one for the same view and rng, unless the bot thinks by the clock or learns meanwhile.
        """
        ...


@runtime_checkable
class Timed(Bot, Protocol):
    """A bot that thinks by the clock."""

    milliseconds: int  # for a move


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


def bot(name: str, game_name: str, milliseconds: int | None = None) -> Bot:
    """The bot of that name, ready to play that game.

    A bot that thinks by the clock can be given another budget than its own: all such bots by `milliseconds`,
    this one by a number behind its name, which counts more. Behind `program:` stands a command instead.

    >>> type(bot("random", "schotten_totten")).__name__
    'RandomBot'
    >>> bot("search:250", "kilt_castle").milliseconds
    250
    """
    if name.startswith(PROGRAM):
        return _program(name.removeprefix(PROGRAM), game_name, milliseconds)
    plain, colon, budget = name.partition(BUDGET)
    found = _bots(game_name)
    known = _earlier(game_name).get(plain, plain)
    if known not in found:
        raise CaberError("error-unknown-bot", {"name": plain, "bots": ", ".join(found), "game": game_name})
    player = found[known]()
    if colon:
        if not isinstance(player, Timed):
            raise CaberError("error-untimed-bot", {"name": plain})
        milliseconds = _milliseconds(name, budget)
    if milliseconds is not None and isinstance(player, Timed):
        player.milliseconds = milliseconds
    return player


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
    """Raises ValueError unless this is what the seat to move may see, and no more: bots never peek."""
    if view.turn < 0 or view.viewer != view.turn:
        raise ValueError(f"a bot to move at seat {view.turn} was handed the view of {view.viewer}")


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
