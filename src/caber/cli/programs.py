"""The programs that `caber serve --program NAME=COMMAND` names."""

from collections.abc import Sequence

from caber.bots.program import introduced
from caber.core.errors import CaberError
from caber.games import NAMES
from caber.server.settings import Program
from caber.table.acts import LONGEST_NAME
from caber.table.names import PROGRAM

LONGEST = LONGEST_NAME - len(PROGRAM)


def programs_from(texts: Sequence[str]) -> tuple[Program, ...]:
    """The programs, each started once to say what it plays; CaberError if one doesn't work."""
    found: list[Program] = []
    for text in texts:
        name, equals, command = (part.strip() for part in text.partition("="))
        taken = name.casefold() in [each.name.casefold() for each in found]
        if not equals or not 0 < len(name) <= LONGEST or not name.isprintable() or "|" in name or taken:
            raise CaberError("program-named", {"text": text[:60], "longest": LONGEST})
        said = introduced(command, NAMES[0])
        games = tuple(each for each in NAMES if each in said.games or not said.games)
        if not games:
            raise CaberError(
                "program-game",
                {"name": said.name, "game": " / ".join(NAMES), "games": ", ".join(said.games)},
            )
        found.append(Program(name, command, games))
    return tuple(found)
