"""The smallest bot there can be: any legal move will do. It plays every game."""

import json
import random
import sys

for line in sys.stdin:
    heard = json.loads(line)
    if "protocol" in heard:  # the greeting: introduce yourself
        answer = {"name": "Hamish"}
    elif "moves" in heard:  # a question: choose
        answer = {"id": heard["id"], "move": random.choice(heard["moves"])}
    else:
        break  # the game is over
    print(json.dumps(answer), flush=True)
