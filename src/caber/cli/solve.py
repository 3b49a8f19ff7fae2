"""`caber solve`: what a game is worth under perfect play, and how to play it."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from caber.bots import names as bot_names
from caber.bots.solving import Loss, Report, Solution, solver
from caber.cli.common import localised
from caber.cli.terminal import Terminal
from caber.core.errors import CaberError
from caber.core.options import read_words
from caber.games import game

STEPS = 1000  # of the progress bar


@click.command()
@click.argument("name", metavar="GAME")
@click.option("--track", help="Short for --option track=…: the cards in their order, such as 3,4,5,6,6,7.")
@click.option(
    "--option",
    "chosen",
    metavar="NAME=VALUE",
    multiple=True,
    help="An option; `caber rules GAME` lists them.",
)
@click.option("--levels", is_flag=True, help="Also work out what each level loses against perfect play.")
@click.option(
    "--chart",
    metavar="FILE",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Also draw how to play, as an SVG file.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@localised
def solve(
    name: str,
    track: str | None,
    chosen: tuple[str, ...],
    levels: bool,
    chart: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """Solve GAME: the chance of whoever begins, with proven bounds, and when to do what.

    A game solved once is remembered; --option players=3 takes a minute or two the first time.
    """
    by, kind = solver(name), game(name)
    words = [*chosen, *([f"track={track}"] if track else [])]
    options = kind.options(read_words(kind.offered, " ".join(words)))
    with _progress(name, as_json) as report:
        solution = by.solve(options, report)
    losses: dict[str, Loss] = {}
    if levels:
        with _progress(name, as_json) as report:
            losses = by.losses(options, [bot for bot in bot_names(name) if bot.startswith("level")], report)
    if chart is not None:
        _write(chart, by.picture(options, language))
    if as_json:
        click.echo(json.dumps(_figures(solution, losses), indent=2))
        return
    terminal = Terminal(language)
    for line in _told(solution, by.proof(options, solution, language), losses, terminal):
        terminal.say(line)
    if drawn := by.chart(options, language):
        terminal.say(f"\n{drawn}")


@contextmanager
def _progress(name: str, hidden: bool) -> Iterator[Report]:
    """A bar for those who wait at a terminal."""
    hidden = hidden or not sys.stderr.isatty()
    with click.progressbar(length=STEPS, label=name, file=sys.stderr, hidden=hidden) as bar:
        yield lambda done: bar.update(max(0, round(done * STEPS) - bar.pos))


def _write(path: Path, picture: str) -> None:
    if not picture:
        raise CaberError("solving-no-chart")
    try:
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise CaberError("cli-file-unwritable", {"file": str(path), "reason": str(error.strerror)}) from None


def _figures(solution: Solution, losses: dict[str, Loss]) -> dict[str, object]:
    if not losses:
        return solution._asdict()
    lost = {name: {**loss._asdict(), "mean": loss.mean} for name, loss in losses.items()}
    return {**solution._asdict(), "losses": lost}


def _told(solution: Solution, proof: str, losses: dict[str, Loss], terminal: Terminal) -> Iterator[str]:
    yield terminal.word("solving-value", value=f"{solution.value:.10f}")
    yield terminal.word("solving-bounds", lower=f"{solution.lower:.12f}", upper=f"{solution.upper:.12f}")
    yield terminal.word("solving-time", seconds=f"{solution.seconds:.2f}", sweeps=solution.sweeps)
    yield proof
    if losses:
        yield ""
        yield terminal.word("solving-losses")
    for name, loss in losses.items():
        title = terminal.word(f"bot-{name}")
        parts = {"beginning": loss.beginning, "following": loss.following, "mean": loss.mean}
        percents = {part: f"{abs(100 * value):.3f}" for part, value in parts.items()}
        yield terminal.word("solving-loss", bot=f"{title} ({name})", **percents)
