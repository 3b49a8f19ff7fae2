"""`caber bench`: how fast the rules are, beside their peers, all measured in one run."""

import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import NamedTuple, Protocol

import click

from caber.cli.bench_against import compared, data, lines_of
from caber.cli.bench_against import table as comparison
from caber.cli.bench_kinds import KINDS, LINES, ONE_BY_ONE, PLAIN_LOOP, SIZES, TITLES
from caber.cli.bench_runs import PROCESSOR, Runs, found, own
from caber.cli.bench_ways import LISTS, MASKS, ROWS, WAYS
from caber.cli.common import complain, localised
from caber.core.build import is_compiled
from caber.core.extras import extra
from caber.games import NAMES, game
from caber.texts import tell

PLAIN_LOOP_IS = "one game: turn, moves, Python's random, play; pick at chance"
ROUNDS, PAIRS = 3, 10  # of slices, unless the user says how many


class Speeds(NamedTuple):
    """Moves a second of one game, and simulations a second of a search at its first move.

    None: it could not be measured here, or no bot of the game searches.
    """

    moves_per_s: float
    plain_moves_per_s: float
    c_moves_per_s: float | None
    stepped_moves_per_s: dict[str, dict[str, float]]  # by way, one by one and by number of games in a batch
    search_simulations_per_s: float | None = None
    plain_search_simulations_per_s: float | None = None
    two_cores_ratio: float | None = None  # of a batch in two processes to the same batch in one

    @property
    def plain_loop(self) -> float:
        """The yardstick: one game from Python, chosen from lists."""
        return self.stepped_moves_per_s[LISTS][ONE_BY_ONE]


@click.command()
@click.argument("games", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option(
    "--seconds", default=1.0, show_default=True, type=click.FloatRange(0.05, 600), help="Length of a slice."
)
@click.option(
    "--rounds",
    type=click.IntRange(1, 1000),
    help=f"Slices of each kind; by default {ROUNDS}, and {PAIRS} with --against.",
)
@click.option(
    "--against",
    metavar="PYTHON",
    help="A Python with another Caber: print how fast this one is in comparison, with intervals.",
)
@click.option(
    "--line",
    "words",
    metavar="TEXT",
    multiple=True,
    help="With --against, only lines whose names contain TEXT; can be repeated.",
)
@localised
def bench(
    games: tuple[str, ...],
    as_json: bool,
    seconds: float,
    rounds: int | None,
    against: str | None,
    words: tuple[str, ...],
    language: str,
) -> None:
    """Measure random games (compiled, plain, stepped from Python, in batches, and in C), and a bot's search.

    Moves are counted as in records: every decision and every card that chance deals. The kinds of playing
    take turns in time slices, so that noise affects all of them; the best slice counts.

    Batches are compared with a plain loop in Python that plays one game by the contract. It asks for the turn
    and the list of legal moves, chooses one with Python's own generator, and plays it; `pick` deals chance.
    Two more single games do exactly the work of a batch: they let the library choose, or read each position
    as a network would.

    With --against, both installations run slices in turn, and every line shows the ratio of their speeds.
    There, time is the processor's where one process of Python does all the work.
    """
    names = [game(name).name for name in games] or list(NAMES)
    if against is not None:
        pairs = PAIRS if rounds is None else rounds
        compare(names, words, seconds, pairs, against, as_json, language)
        return
    if words:
        raise click.UsageError(tell("bench-line-alone", {}, language))
    with extra("batch"):
        import_module("caber.batch")
    speeds = {name: measure(name, seconds, rounds or ROUNDS, quiet=as_json) for name in names}
    if as_json:
        report = {name: speed._asdict() for name, speed in speeds.items()}
        click.echo(json.dumps({"compiled": is_compiled(), "games": report}, indent=2))
    else:
        for name, speed in speeds.items():
            click.echo(table(name, speed))


def compare(
    names: Sequence[str],
    words: Sequence[str],
    seconds: float,
    rounds: int,
    python: str,
    as_json: bool,
    language: str,
) -> None:
    """Compare this installation with another, and print the ratios.

    `names`: the games. `words`: parts of the names of lines; none chooses all lines. `seconds`: the length of
    a slice. `rounds`: pairs of slices a line. `python`: the other installation's. `as_json`: for programs.
    `language`: of errors and warnings.
    """
    lines = lines_of(names, words)
    if not lines:
        said = {"wanted": ", ".join(words), "lines": "; ".join(LINES.values())}
        raise click.UsageError(tell("bench-no-line", said, language))
    if rounds < 2:
        raise click.UsageError(tell("bench-pairs", {}, language))
    sides = own(), found(python)
    if sides[0].runs_on != sides[1].runs_on:
        complain(tell("bench-pythons", {"own": sides[0].runs_on, "theirs": sides[1].runs_on}, language))
    with (
        tempfile.TemporaryDirectory(prefix="caber-bench-") as folder,
        progress(rounds * len(lines), "pairs", quiet=as_json) as bar,
    ):
        runs = [Runs(side, Path(folder) / str(number), PROCESSOR) for number, side in enumerate(sides)]
        result = compared([partial(run.speed, seconds=seconds) for run in runs], lines, rounds, bar.update)
    if as_json:
        click.echo(json.dumps(data(sides, result, seconds, rounds), indent=2))
    else:
        click.echo("\n".join(comparison(sides, result, seconds, rounds)))
    if not result.pairs:
        complain(tell("bench-nothing", {}, language))
        raise click.exceptions.Exit(1)


def measure(name: str, seconds: float, rounds: int, quiet: bool) -> Speeds:
    """Run slices of every kind in turn, and return the best of each.

    `name`: the game. `seconds`: the length of a slice. `rounds`: slices of each kind. `quiet`: without a bar.
    """
    best = dict.fromkeys(KINDS, 0.0)
    with (
        tempfile.TemporaryDirectory(prefix="caber-bench-") as folder,
        progress(rounds * len(KINDS), name, quiet) as bar,
    ):
        runs = Runs(own(), Path(folder))
        for seed in range(rounds):
            for kind in KINDS:
                best[kind] = max(best[kind], runs.speed(kind, name, seed, seconds))
                bar.update(1)
    searches = best["search"] or None, best["plain search"] or None
    stepped = {
        way: {
            ONE_BY_ONE: best[LISTS if way == MASKS else way],
            **{str(size): best[f"{way} {size}"] for size in SIZES},
        }
        for way in WAYS
    }
    cores = best["two cores"] / best["one core"]
    return Speeds(best["compiled"], best["plain"], best["C"] or None, stepped, *searches, cores)


class Bar(Protocol):
    """A progress bar."""

    def update(self, steps: int, /) -> None:
        """Go on by this many steps."""


def progress(length: int, label: str, quiet: bool) -> AbstractContextManager[Bar]:
    """Return a progress bar on a terminal's error output, hidden elsewhere."""
    hidden = quiet or not sys.stderr.isatty()
    return click.progressbar(length=length, label=label, file=sys.stderr, hidden=hidden)


def table(name: str, speed: Speeds) -> str:
    """The figures for people, with the ratios that matter."""
    ours = speed.moves_per_s
    rows = [
        (f"{'compiled' if is_compiled() else 'plain Python'} playouts", ours, ""),
        (
            "plain Python playouts",
            speed.plain_moves_per_s,
            f"compiled is {ours / speed.plain_moves_per_s:.1f} × this",
        ),
    ]
    if speed.c_moves_per_s is not None:
        rows.append(("C playouts", speed.c_moves_per_s, f"{speed.c_moves_per_s / ours:.2f} × the first line"))
    lines = [f"  {label:<24}{value:>14,.0f} moves/s  {note}".rstrip() for label, value, note in rows]
    searches = (
        (f"{'compiled' if is_compiled() else 'plain Python'} search", speed.search_simulations_per_s),
        ("plain Python search", speed.plain_search_simulations_per_s),
    )
    lines += [f"  {label:<24}{value:>14,.0f} simulations/s" for label, value in searches if value is not None]
    if speed.stepped_moves_per_s:
        lines.append(f"  {PLAIN_LOOP:<24}{speed.plain_loop:>14,.0f} moves/s  {PLAIN_LOOP_IS}")
    for way, speeds in speed.stepped_moves_per_s.items():
        lines += [f"  {TITLES[way]}", *stepped_lines(way, speeds, speed.plain_loop)]
    if speed.two_cores_ratio is not None:
        lines.append(f"  {'a batch on two cores':<24}{speed.two_cores_ratio:>14.2f} × on one core")
    return "\n".join([name, *lines])


def stepped_lines(way: str, speeds: dict[str, float], plain_loop: float) -> Iterator[str]:
    """A line for single games, unless they are the plain loop, and one for each size of batch."""
    single = speeds[ONE_BY_ONE]
    if single != plain_loop:
        yield f"    {ONE_BY_ONE:<22}{single:>14,.0f} moves/s"
    for size in [size for size in speeds if size != ONE_BY_ONE]:
        notes = [f"{speeds[size] / single:.1f} × {ONE_BY_ONE}"] if single != plain_loop else []
        if way != ROWS:  # which does more than the plain loop
            notes.insert(0, f"{speeds[size] / plain_loop:.1f} × {PLAIN_LOOP}")
        yield f"    {f'in a batch of {int(size):,}':<22}{speeds[size]:>14,.0f} moves/s  {', '.join(notes)}"
