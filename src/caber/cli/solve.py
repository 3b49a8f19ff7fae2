"""`caber solve`: what a game is worth under perfect play, and how to play it."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from caber.bots.solving import Loss, Report, Solution, solver
from caber.cli.common import localised
from caber.cli.terminal import Terminal
from caber.core.errors import CaberError
from caber.core.options import read_words
from caber.games import game
from caber.texts import decimal, tell

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
    if (levels or chart) and not by.exact(options):
        raise CaberError("solving-inexact")
    with _progress(name, as_json) as report:
        solution = by.solve(options, report)
    losses: dict[str, Loss] = {}
    if levels:
        with _progress(name, as_json) as report:
            losses = by.losses(options, report)
    if chart is not None:
        _write(chart, by.picture(options, language))
    if as_json:
        click.echo(json.dumps(_figures(solution, losses), indent=2))
        return
    terminal = Terminal(language)
    for line in by.words(options, solution, language):
        terminal.prose(line)
    if losses:
        terminal.say()
        terminal.tell("solving-losses")
    for bot, loss in losses.items():
        terminal.say(_lost(bot, loss, language))
    if by.exact(options):
        terminal.say(f"\n{by.chart(options, language)}")


@contextmanager
def _progress(name: str, hidden: bool) -> Iterator[Report]:
    """A bar for those who wait at a terminal."""
    hidden = hidden or not sys.stderr.isatty()
    with click.progressbar(length=STEPS, label=name, file=sys.stderr, hidden=hidden) as bar:
        yield lambda done: bar.update(max(0, round(done * STEPS) - bar.pos))


def _write(path: Path, picture: str) -> None:
    try:
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise CaberError("cli-file-unwritable", {"file": str(path), "reason": str(error.strerror)}) from None


def _figures(solution: Solution, losses: dict[str, Loss]) -> dict[str, object]:
    if not losses:
        return solution._asdict()
    lost = {name: {**loss._asdict(), "mean": loss.mean} for name, loss in losses.items()}
    return {**solution._asdict(), "losses": lost}


def _lost(bot: str, loss: Loss, language: str) -> str:
    parts = {"beginning": loss.beginning, "following": loss.following, "mean": loss.mean}
    percents = {part: decimal(f"{abs(100 * value):.3f}", language) for part, value in parts.items()}
    return tell("solving-loss", {"bot": f"{tell(f'bot-{bot}', {}, language)} ({bot})", **percents}, language)
