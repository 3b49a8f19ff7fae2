"""The programs that `caber serve --program NAME=COMMAND` names."""

import shlex
import sys
from collections.abc import Sequence

from caber.bots.own import OwnBot, is_own
from caber.bots.program import introduced
from caber.core.errors import CaberError
from caber.games import NAMES
from caber.server.settings import Program
from caber.table.acts import LONGEST_NAME
from caber.table.names import PROGRAM

LONGEST = LONGEST_NAME - len(PROGRAM)


def programs_from(texts: Sequence[str]) -> tuple[Program, ...]:
    """Return the programs, each started once to say what it plays; CaberError if one doesn't work.

    A class of one's own becomes a program, too: it chooses its moves in a process of its own.
    """
    found: list[Program] = []
    for text in texts:
        name, equals, command = (part.strip() for part in text.partition("="))
        taken = name.casefold() in [each.name.casefold() for each in found]
        if not equals or not 0 < len(name) <= LONGEST or not name.isprintable() or "|" in name or taken:
            raise CaberError("program-named", {"text": text[:60], "longest": LONGEST})
        if is_own(command, NAMES[0]):
            OwnBot(command)  # which says what is wrong in more words than a program can
            command = shlex.join([sys.executable, "-m", "caber.bots.own_program", command])
        said = introduced(command, NAMES[0])
        games = tuple(each for each in NAMES if each in said.games or not said.games)
        if not games:
            raise CaberError(
                "program-game",
                {"name": said.name, "game": " / ".join(NAMES), "games": ", ".join(said.games)},
            )
        found.append(Program(name, command, games))
    return tuple(found)
