"""A bot that plays with the rules of Caber: it guesses what is hidden, and tries each move in random games.

It serves for any game: caber play GAME --seats "human,program:python library_bot.py"
"""

import json
import sys
from collections.abc import Mapping
from time import monotonic
from typing import Any

from caber.bots.program import view_of
from caber.core.rng import Rng

ENOUGH = 300  # random games for one move


def choose(question: Mapping[str, Any]) -> str:
    """The move that did best in random games, as many as there is time for."""
    view = view_of(question)
    seat, moves, rng = view.turn, view.moves(), Rng(question["seed"])
    deadline = monotonic() + 0.8 * question["milliseconds"] / 1000
    won, played = [0] * len(moves), [0] * len(moves)
    for number in range(ENOUGH):
        place = number % len(moves)
        state = view.guess(rng).after(moves[place])
        state.playout(rng)
        outcome = state.outcome()
        assert outcome is not None, "random games end"
        won[place] += outcome.payoffs[seat]
        played[place] += 1
        if monotonic() > deadline:
            break
    best = max(range(len(moves)), key=lambda place: won[place] / max(played[place], 1))
    return view.text(moves[best])


for line in sys.stdin:
    heard = json.loads(line)
    if "protocol" in heard:
        answer = {"name": "Library bot"}
    elif "moves" in heard:
        answer = {"id": heard["id"], "move": choose(heard)}
    else:
        break  # the game is over
    print(json.dumps(answer), flush=True)
