"""A bot for every game of Caber, in plain Python: caber play GAME --seats "human,program:python first_bot.py"

It gives marks to the legal moves and plays the best; docs/bot-protocol.md describes what it reads and writes.
"""

import json
import random
import re
import sys

LIKED = {"claim": 9, "risk": 1, "remove": 1, "retreat": -1, "back": -1}  # words of the notation


def mark(move, view):
    """How good a move looks; beside cards of one clan or of one value another one makes a formation."""
    card = re.fullmatch(r"([a-z])(\d+)@(\d+)", move)
    if not card:
        return sum(liking for word, liking in LIKED.items() if word in move)
    laid = view["picture"]["stones"][int(card[3]) - 1]["sides"][view["seat"]]
    return sum((other[0] == card[1]) + (other[1:] == card[2]) for other in laid) - 0.5 * len(laid)


def choose(question):
    """The move with the best mark; the seed we are given decides between equals."""
    marks = {move: mark(move, question["view"]) for move in question["moves"]}
    best = [move for move in marks if marks[move] == max(marks.values())]
    return random.Random(question["seed"]).choice(best)


for line in sys.stdin:
    heard = json.loads(line)
    if "protocol" in heard:
        answer = {"name": "First bot"}
    elif "moves" in heard:
        answer = {"id": heard["id"], "move": choose(heard)}
    else:
        break  # the game is over
    print(json.dumps(answer), flush=True)
