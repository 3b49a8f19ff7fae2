"""Four Scottish board and card games with chance and hidden hands, exact rules, and bots that can't peek.

    import caber

    game = caber.start("schotten_totten", seed="thistle", seats=["Ailsa", "Rob"])
    print(game)                                          # the board, and the decision to be made
    game.play(game.moves[0])                             # chance deals by itself
    print(game.hint(3))                                  # the best moves, with their chances
    game.play(caber.bot("level3").choose(game.view()))   # a bot sees what its seat may know

Start and read games: `names` `start` `position` `read` `read_all`; each gives a `Play`.
Ask about positions: `Play.hint` `weigh` `solve`. About finished games: `analyse` `verify`.
Measure bots: `bot` `bots_of` `compare` `ladder` `loss` `statistics`. Read the rules: `rules`.
Copy the games of the browser's table: `backup` `restore`.

Underneath stands the compiled contract, for speed: `State`, `Dealer`, `Rng`, `Batch`, `CHANCE`, `OVER`.
Every name is loaded when it is first used.
"""

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

__version__ = "0.2.0"

if TYPE_CHECKING:
    from caber.batch import Batch
    from caber.bots import Bot
    from caber.bots.solving import Solution
    from caber.core.contract import CHANCE, EVERYBODY, NOBODY, OVER, State
    from caber.core.dealer import Dealer
    from caber.core.errors import BadNotation, BadOption, BadRecord, CaberError, IllegalMove
    from caber.core.outcome import Outcome
    from caber.core.record import Record
    from caber.core.rng import Rng
    from caber.public.bots import bot, bots_of
    from caber.public.contests import Rated, Score, compare, ladder, statistics
    from caber.public.copies import backup, restore
    from caber.public.losses import Loss, loss
    from caber.public.moves import Move
    from caber.public.plays import Play, names, position, read, read_all, start
    from caber.public.rulebook import rules
    from caber.public.study import Account, Analysis, Choice, Mistake, Verified, analyse, solve, verify, weigh

# Every public name and the module that has it.
_HOMES = {
    name: module
    for module, found in {
        "caber.batch": "Batch",
        "caber.bots": "Bot",
        "caber.bots.solving": "Solution",
        "caber.core.contract": "CHANCE EVERYBODY NOBODY OVER State",
        "caber.core.dealer": "Dealer",
        "caber.core.errors": "BadNotation BadOption BadRecord CaberError IllegalMove",
        "caber.core.outcome": "Outcome",
        "caber.core.record": "Record",
        "caber.core.rng": "Rng",
        "caber.public.bots": "bot bots_of",
        "caber.public.copies": "backup restore",
        "caber.public.contests": "Rated Score compare ladder statistics",
        "caber.public.losses": "Loss loss",
        "caber.public.moves": "Move",
        "caber.public.plays": "Play names position read read_all start",
        "caber.public.rulebook": "rules",
        "caber.public.study": "Account Analysis Choice Mistake Verified analyse solve verify weigh",
    }.items()
    for name in found.split()
}

_COMPILED = ("Rng", "State")  # which get their docstrings from the source

__all__ = [
    "CHANCE",
    "EVERYBODY",
    "NOBODY",
    "OVER",
    "Account",
    "Analysis",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Batch",
    "Bot",
    "CaberError",
    "Choice",
    "Dealer",
    "IllegalMove",
    "Loss",
    "Mistake",
    "Move",
    "Outcome",
    "Play",
    "Rated",
    "Record",
    "Rng",
    "Score",
    "Solution",
    "State",
    "Verified",
    "analyse",
    "backup",
    "bot",
    "bots_of",
    "compare",
    "ladder",
    "loss",
    "names",
    "position",
    "read",
    "read_all",
    "restore",
    "rules",
    "solve",
    "start",
    "statistics",
    "verify",
    "weigh",
]


if not TYPE_CHECKING:  # type checkers know the names from above, and report all others
    if find_spec("numpy") is None:  # so that `from caber import *` and `help` work without it
        __all__.remove("Batch")

    def __getattr__(name: str) -> object:
        """Load a public name when it is first used."""
        if name not in _HOMES:
            message = f"module {__name__!r} has no attribute {name!r}"
            # Python adds the public name that is spelled most like it.
            raise AttributeError(message, name=name, obj=sys.modules[__name__])
        found = getattr(import_module(_HOMES[name]), name)
        if name in _COMPILED:
            import_module("caber.public.docstrings").document(found)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    """List the public names, also those that aren't loaded yet."""
    return sorted([*__all__, *(name for name in globals() if name.startswith("__"))])
