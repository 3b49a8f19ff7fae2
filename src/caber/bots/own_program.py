"""Plays a class of one's own as a program: `python -m caber.bots.own_program module:Class`.

So `caber serve` has it in a process of its own, like any other program. What the class prints goes to the
error output: only answers go to the standard output.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout

from caber.bots import Forfeit
from caber.bots.conversation import NONSENSE
from caber.bots.own import OwnBot
from caber.bots.program import Message, view_of
from caber.core.outcome import Outcome
from caber.core.rng import Rng


def answers(player: OwnBot, lines: Iterable[str]) -> Iterator[Message]:
    """Yield the answers of a bot to the lines of one game."""
    for line in lines:
        message = json.loads(line)
        if "protocol" in message:
            yield {"name": player.title, "games": list(player.games)}
        elif "moves" in message:
            yield {"id": message["id"], "move": _move(player, message)}
        else:
            player.close(_outcome(message["outcome"]))


def _move(player: OwnBot, message: Message) -> str:
    view = view_of(message)
    player.think_for(message["milliseconds"])
    try:
        return view.text(player.choose(view, Rng(message["seed"])))
    except Forfeit as forfeit:
        if forfeit.reason != NONSENSE:
            raise
        return forfeit.detail  # which is no legal move either, and says why


def _outcome(said: Message | None) -> Outcome | None:
    return Outcome(tuple(said["payoffs"]), tuple(said["points"]), said["reason"]) if said else None


def main() -> None:
    """Play one game, from the greeting to the end."""
    (name,) = sys.argv[1:]
    output = sys.stdout
    with redirect_stdout(sys.stderr):
        for answer in answers(OwnBot(name), sys.stdin):
            print(json.dumps(answer), file=output, flush=True)


if __name__ == "__main__":
    main()
