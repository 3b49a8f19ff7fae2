"""A program that speaks the bots' protocol badly, in the way that its first word says; else it plays well.

Its second word is a file: there it notes its process, and whatever it hears.
"""

import json
import os
import signal
import subprocess
import sys
import time

KIND, NOTES = sys.argv[1:3]


def note(text: str) -> None:
    with open(NOTES, "a", encoding="utf-8") as file:
        file.write(text.rstrip("\n") + "\n")


def say(*lines: str | bytes) -> None:
    for line in lines:
        sys.stdout.buffer.write((line if isinstance(line, bytes) else line.encode()) + b"\n")
    sys.stdout.buffer.flush()


def wait() -> None:
    time.sleep(600)


def greet() -> None:
    """Introduces itself, unless this is where it goes wrong."""
    match KIND:
        case "ends at once":
            sys.exit(3)
        case "says nothing":
            wait()
        case "has no name":
            say('{"game": "any"}')
        case "has a terrible name":
            say(json.dumps({"name": "\033[2J"}))
        case "plays terrible games":
            say(json.dumps({"name": "Rook", "games": ["\033[2J"]}))
        case "plays chess":
            say(json.dumps({"name": "Rook", "games": ["chess"]}))
        case "plays a race":
            say(json.dumps({"name": "Runner", "games": ["schotten_rennen"]}))
        case "has a child":
            child = subprocess.Popen(["sleep", "600"])
            note(f"child {child.pid}")
            say('{"name": "Parent"}')
        case "talks without end":
            signal.signal(signal.SIGPIPE, signal.SIG_DFL)
            while True:
                say('{"name": "Chatterbox"}')
        case _:
            say('{"name": "Rogue"}')


def answer(number: int, moves: list[str]) -> None:
    """Answers a question, in its own way."""
    good = json.dumps({"id": number, "move": moves[0]})
    match KIND:
        case "crashes" | "has a child":
            raise RuntimeError("what was the question?")
        case "crashes later":
            if number > 3:
                os.kill(os.getpid(), signal.SIGKILL)
            say(good)
        case "closes its output":
            os.close(1)
            wait()
        case "stalls":
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            wait()
        case "stops in the middle of a line":
            sys.stdout.write(good[:-1])
            sys.stdout.flush()
            wait()
        case "babbles":
            say("e2-e4")
        case "says a number":
            say("7")
        case "says no UTF-8":
            say(b'{"id": 1, "move": "\xff"}')
        case "says too much":
            say(json.dumps({"id": number, "move": moves[0], "why": "x" * (1 << 20)}))
        case "never ends its line":
            signal.signal(signal.SIGPIPE, signal.SIG_DFL)
            while True:
                sys.stdout.write("x" * 65536)
        case "nests deeply":
            say("[" * 200_000)
        case "counts from true":
            say(json.dumps({"id": True, "move": moves[0]}))
        case "answers something else":
            say(json.dumps({"id": number + 1, "move": moves[0]}))
        case "answers twice":
            say(good, good)
        case "cheats":
            say(json.dumps({"id": number, "move": "win"}))
        case "makes a list":
            say(json.dumps({"id": number, "move": moves}))
        case "complains":
            print("the dice are loaded", file=sys.stderr, flush=True)
            say(good)
        case _:
            say(good)


note(f"process {os.getpid()}")
if KIND == "never reads":
    wait()
for line in sys.stdin:
    note(line)
    heard = json.loads(line)
    if "protocol" in heard:
        greet()
    elif "moves" in heard:
        answer(heard["id"], heard["moves"])
note("closed")
if KIND == "doesn't leave":
    wait()
