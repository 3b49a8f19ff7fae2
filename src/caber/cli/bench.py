"""`caber bench`: how fast the rules are, beside their peers, all measured in one run."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.resources import as_file, files
from pathlib import Path
from typing import NamedTuple

import click

import caber
from caber.cli.bench_ways import LISTS, MASKS, RANDOM, ROWS, WAYS
from caber.cli.common import localised
from caber.core.build import is_compiled
from caber.core.extras import extra
from caber.games import NAMES, game

C_FLAGS = ("-O3", "-std=gnu11")
ONE_BY_ONE = "one by one"
PLAIN_LOOP = "the plain loop"
PLAIN_LOOP_IS = "one game: turn, moves, Python's random, play; pick at chance"
SIZES = (64, 1024, 4096)  # games side by side
ONE_CORE, TWO_CORES = (4096, 64, 1), (4096, 64, 2)  # games, decisions in each at every call, and processes
SINGLE = (RANDOM, LISTS, ROWS)  # one game after another
BATCHES: dict[str, tuple[str, tuple[int, ...]]] = {
    **{f"{way} {size}": (way, (size, 1, 1)) for way in WAYS for size in SIZES},
    "one core": (RANDOM, ONE_CORE),
    "two cores": (RANDOM, TWO_CORES),
}
PLAYS = {"compiled": "playout", "plain": "playout", "search": "search", "plain search": "search"}
KINDS = (*PLAYS, *SINGLE, *BATCHES, "C")
TITLES = {
    RANDOM: "random moves",
    LISTS: "moves chosen from lists",
    MASKS: "moves chosen by masks",
    ROWS: "the same, with observations",
}


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
    "--rounds", default=3, show_default=True, type=click.IntRange(1, 1000), help="Slices of each kind."
)
@localised
def bench(games: tuple[str, ...], as_json: bool, seconds: float, rounds: int, language: str) -> None:
    """Measure random games (compiled, plain, stepped from Python, in batches, and in C), and a bot's search.

    Moves are counted as in records: every decision and every card that chance deals. The kinds of playing
    take turns in time slices, so that noise affects all of them; the best slice counts.

    Batches are compared with a plain loop in Python that plays one game by the contract. It asks for the turn
    and the list of legal moves, chooses one with Python's own generator, and plays it; `pick` deals chance.
    Two more single games do exactly the work of a batch: they let the library choose, or read each position
    as a network would.
    """
    names = [game(name).name for name in games] or list(NAMES)
    with extra("batch"):
        import_module("caber.batch")
    speeds = {name: measure(name, seconds, rounds, quiet=as_json) for name in names}
    if as_json:
        report = {name: speed._asdict() for name, speed in speeds.items()}
        click.echo(json.dumps({"compiled": is_compiled(), "games": report}, indent=2))
    else:
        for name, speed in speeds.items():
            click.echo(table(name, speed))


def measure(name: str, seconds: float, rounds: int, quiet: bool) -> Speeds:
    """Slices of every kind in turn, the best of each."""
    with (
        tempfile.TemporaryDirectory(prefix="caber-bench-") as folder,
        c_program(name, Path(folder)) as program,
    ):
        plain = plain_copy(Path(folder))
        best = dict.fromkeys(KINDS, 0.0)
        hidden = quiet or not sys.stderr.isatty()
        with click.progressbar(length=rounds * len(KINDS), label=name, file=sys.stderr, hidden=hidden) as bar:
            for seed in range(rounds):
                for kind in KINDS:
                    best[kind] = max(best[kind], run_slice(kind, name, seed, seconds, plain, program))
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


def run_slice(kind: str, name: str, seed: int, seconds: float, plain: Path, program: Path | None) -> float:
    """Moves or simulations a second of one slice, in a process of its own; 0 if there is no such thing."""
    if kind == "C":
        if program is None:
            return 0.0
        done = subprocess.run([program, str(seed), str(seconds)], capture_output=True, text=True, check=True)
        return float(json.loads(done.stdout)["moves_per_s"])
    environment = {**os.environ, "PYTHONPATH": str(plain)} if kind.startswith("plain") else dict(os.environ)
    way, batch = BATCHES.get(kind, (PLAYS.get(kind, kind), ()))
    # -P: whatever lies in the current folder must not be taken for the package.
    command = [sys.executable, "-P", "-m", "caber.cli.bench_slice", way, name, str(seed), str(seconds)]
    command += map(str, batch)
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    return float(done.stdout)


def plain_copy(folder: Path) -> Path:
    """A folder with the package's Python files alone, so that nothing compiled can be imported from it."""
    source = Path(str(caber.__file__)).parent
    shutil.copytree(source, folder / "caber", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return folder


@contextmanager
def c_program(name: str, folder: Path) -> Iterator[Path | None]:
    """The game's own C program, built here; None without a compiler or without such a program."""
    source = files("caber.games") / name / "playout.c"
    compiler = shutil.which(os.environ.get("CC") or "gcc") or shutil.which("cc")
    if compiler is None or not source.is_file():
        yield None
        return
    with as_file(source) as path:
        program = folder / "playout"
        built = subprocess.run(
            [compiler, *C_FLAGS, "-o", program, path], capture_output=True, text=True, check=False
        )
        if built.returncode:
            click.echo(f"{compiler} could not build {path.name}:\n{built.stderr}", err=True)
            yield None
            return
        yield program


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
