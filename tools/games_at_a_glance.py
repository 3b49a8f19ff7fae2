"""The figures of docs/games.md, counted in seeded games of `level3`: `python -m tools.games_at_a_glance`.

It plays 200 games of each row (`--games` takes another number) and prints the table. The bot doesn't think by
the clock, so the same command prints the same table on any machine and any build.
"""

import argparse
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from caber.arena.deals import secret
from caber.arena.games import play_out
from caber.bots import bot
from caber.core.contract import CHANCE
from caber.core.options import Value, written
from caber.games import game
from caber.texts import tell

BOT: Final = "level3"
GAMES: Final = 200
LONGEST: Final = 20_000  # moves; Tug of War need not end by itself
NORMAL: Final = 1.96  # standard errors to each side of a 95 % interval
HEAD: Final = ("game", "options", "decisions a game", "legal moves at a decision", "moves a game")

# What is played: the game, and the options beside the defaults.
ROWS: Final[tuple[tuple[str, dict[str, Value]], ...]] = (
    ("schotten_totten", {}),
    ("schotten_totten", {"mode": "tactics"}),
    ("schotten_totten", {"mode": "tactics", "expert": True}),
    ("kilt_castle", {}),
    ("kilt_castle", {"players": 3}),
    ("kilt_castle", {"players": 4}),
    ("schotten_rennen", {}),
    ("schotten_rennen", {"players": 4}),
    ("schotten_rennen", {"track": "pro"}),
    ("tug_of_war", {}),
    ("tug_of_war", {"cap": 9}),
)


class Length(NamedTuple):
    """The size of one game."""

    decisions: int
    legal: int  # moves that could have been chosen, over all decisions
    moves: int  # chance included


def lengths(name: str, options: dict[str, Value], games: int) -> Iterator[Length]:
    """Play seeded games and yield the size of each."""
    kind = game(name)
    for number in range(games):
        bots = [bot(BOT, name) for _ in range(kind.players(kind.options(options)))]
        played = play_out(kind, options, bots, secret("glance", 1, number), LONGEST)
        state, legal = kind.start(options), 0
        for move in played.moves:
            legal += state.count() if state.turn != CHANCE else 0
            state.act(move)
        yield Length(sum(played.choices), legal, len(played.moves))


def mean(values: Sequence[float]) -> str:
    """Return a mean with half its 95 % interval.

    >>> mean([90, 94, 98])
    '94 ± 5'
    """
    return f"{fmean(values):,.0f} ± {NORMAL * stdev(values) / sqrt(len(values)):,.0f}"


def row(name: str, options: dict[str, Value], games: int) -> tuple[str, ...]:
    """Return a line of the table, cell by cell."""
    sizes = list(lengths(name, options, games))
    words = " ".join(f"`{key}={written(value)}`" for key, value in options.items())
    return (
        tell(f"{name.replace('_', '-')}-title"),
        words or "default",
        mean([each.decisions for each in sizes]),
        f"{sum(each.legal for each in sizes) / sum(each.decisions for each in sizes):.1f}",
        mean([each.moves for each in sizes]),
    )


def table(games: int) -> str:
    """Return the table in Markdown."""
    lines = [HEAD, ("---", "---", "---:", "---:", "---:"), *(row(*each, games) for each in ROWS)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES, help="of each row, at least 2")
    print(table(parser.parse_args().games))
