"""A bot for Schotten Rennen: it weighs the next card against what it would lose."""

import json
import sys

# What to do when there is nothing to weigh, the first that is legal.
HABITS = ["up", "bonus", "risk", "roll", "secure"]


def choose(question):
    """Rolls on as long as the chance to pass is greater than the part of the way that is at stake."""
    moves, picture = question["moves"], question["view"]["picture"]
    me = picture["seats"][question["view"]["seat"]]
    if "roll" in moves and "secure" in moves:
        way = picture["ways"][0]
        passes, of = way["risked"] if me["risk"] else way["chance"]
        at_stake = me["figure"] - me["stone"]
        return "roll" if passes / of > at_stake / (at_stake + 1) else "secure"
    return next((move for move in HABITS if move in moves), moves[0])


for line in sys.stdin:
    heard = json.loads(line)
    if "protocol" in heard:
        answer = {"name": "Hamish", "games": ["schotten_rennen"]}
    elif "moves" in heard:
        answer = {"id": heard["id"], "move": choose(heard)}
    else:
        break
    print(json.dumps(answer), flush=True)
