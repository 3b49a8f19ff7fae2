"""Random tracks of Schotten Rennen, solved: `python -m benchmarks.schotten_rennen_tracks [TRACKS] [LEVELS]`.

Each track is given to `caber solve`, base and pro races in turn; printed are the times, the values and, for
the first so many tracks of each kind, what each level loses against perfect play. Nothing that was solved
before is used. Run it on the compiled build.
"""

import json
import os
import random
import subprocess
import sys
from collections.abc import Sequence
from statistics import mean, median

from caber.core.build import is_compiled
from caber.games.schotten_rennen.cards import BASE, LEFT_OUT, PICKED, RED_CARDS

SEED = 2026


def track(rng: random.Random, pro: bool) -> str:
    """A track as the rules lay it."""
    cards = list(BASE)
    if pro:
        for name in LEFT_OUT:
            cards.remove(name)
        cards += rng.sample([card.name for card in RED_CARDS], PICKED)
    rng.shuffle(cards)
    return ",".join(cards)


def solved(cards: str, *words: str) -> dict[str, object]:
    """What `caber solve` says of a track."""
    command = [
        sys.executable,
        "-m",
        "caber.cli",
        "solve",
        "schotten_rennen",
        "--track",
        cards,
        "--json",
        *words,
    ]
    environment = {**os.environ, "CABER_CACHE": ""}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    found: dict[str, object] = json.loads(done.stdout)
    return found


def main() -> None:
    """Solves and prints."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    with_levels = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    print(f"{count} tracks, {'compiled' if is_compiled() else 'plain'} build")
    rng = random.Random(SEED)
    tracks = [track(rng, pro=bool(number % 2)) for number in range(count)]
    found = []
    for number, cards in enumerate(tracks, 1):
        found.append(solved(cards))
        print(f"\r{number} of {count} tracks", end="", file=sys.stderr, flush=True)
    seconds = [float(str(each["seconds"])) for each in found]
    worst = max(zip(seconds, tracks))
    widest = max(float(str(each["upper"])) - float(str(each["lower"])) for each in found)
    print(f"\rseconds: median {median(seconds):.2f}, worst {worst[0]:.2f} ({worst[1]})")
    sweeps = max(int(str(each["sweeps"])) for each in found)
    print(f"widest gap between the bounds: {widest:.1e}; most sweeps: {sweeps}")
    for name, kind in (("base", 0), ("pro", 1)):
        values = [float(str(each["value"])) for each in found[kind::2]]
        spread = f"{min(values):.2%} to {max(values):.2%}, {mean(values):.2%} on average"
        print(f"{name}: whoever begins wins {spread}")
    for name, kind in (("base", 0), ("pro", 1)):
        if with_levels:
            print(f"{name}, losses of the levels: {losses(tracks[kind::2][:with_levels])}")


def losses(tracks: Sequence[str]) -> str:
    """The mean loss of each level over some tracks."""
    lost: dict[str, list[float]] = {}
    for cards in tracks:
        each = solved(cards, "--levels")["losses"]
        assert isinstance(each, dict)
        for name, loss in each.items():
            lost.setdefault(name, []).append(loss["mean"])
    return ", ".join(f"{name} {mean(each):.2%}" for name, each in lost.items())


if __name__ == "__main__":
    main()
