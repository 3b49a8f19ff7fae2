"""`caber solve`: what a game is worth under perfect play, and how to play it."""

import json
import signal
from collections.abc import Callable
from pathlib import Path

import click

from caber.bots.solving import Loss, Solution, Solver, solver
from caber.cli.common import complain, localised
from caber.cli.progress import progress
from caber.cli.terminal import Terminal
from caber.core.errors import CaberError
from caber.core.game import Game
from caber.core.options import Options, read_words
from caber.games import game
from caber.texts import decimal, has, tell

INTERRUPTED = 128 + signal.SIGINT

# Options of games that are asked for most, each with a switch of its own.
SHORT = {
    "track": "the cards in their order, such as 3,4,5,6,6,7",
    "cap": "the limit of athletes on a side",
    "lying": "the limit of athletes of a side that lie at a time",
}


def shorthands(function: Callable[..., None]) -> Callable[..., None]:
    """Gives a command the switches of SHORT."""
    for name, about in reversed(SHORT.items()):
        told = f"Short for --option {name}=…: {about}."
        function = click.option(f"--{name}", metavar="VALUE", help=told)(function)
    return function


@click.command()
@click.argument("name", metavar="GAME")
@shorthands
@click.option(
    "--option",
    "chosen",
    metavar="NAME=VALUE",
    multiple=True,
    help="An option; `caber rules GAME` lists them.",
)
@click.option("--levels", is_flag=True, help="Also compute the loss of each level against perfect play.")
@click.option(
    "--chart",
    metavar="FILE",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Also draw a chart of perfect play, as an SVG file.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@localised
def solve(
    name: str,
    chosen: tuple[str, ...],
    levels: bool,
    chart: Path | None,
    as_json: bool,
    language: str,
    **short: str | None,
) -> None:
    """Solve GAME: compute the chance of the player who begins, with proven bounds, and perfect play.

    Solutions are kept. Most games take seconds; a large one takes minutes or hours the first time.
    """
    by, kind = solver(name), game(name)
    options = _options(kind, chosen, {name: value for name, value in short.items() if value is not None})
    if levels and not by.exact(options):
        raise CaberError("solving-no-losses")
    if chart and not by.charted(options):
        raise CaberError("solving-no-chart")
    losses: dict[str, Loss] = {}
    try:
        with progress(name, language, hidden=as_json) as report:
            solution = by.solve(options, report)
        if levels:
            with progress(name, language, hidden=as_json) as report:
                losses = by.losses(options, report)
    except KeyboardInterrupt:
        complain(tell("solving-stopped-kept" if by.keeps(options) else "solving-stopped", {}, language))
        raise click.exceptions.Exit(INTERRUPTED) from None
    if chart is not None:
        _write(chart, by.picture(options, language))
    if as_json:
        click.echo(json.dumps(_figures(solution, losses), indent=2))
    else:
        _tell(by, options, solution, losses, language)


def _options(kind: Game, chosen: tuple[str, ...], short: dict[str, str]) -> Options:
    offered = [option.name for option in kind.offered]
    for name in short:
        if name not in offered:
            said = {"game": kind.name, "option": name, "options": ", ".join(offered)}
            raise CaberError("solving-option", said)
    words = [*chosen, *(f"{name}={value}" for name, value in short.items())]
    return kind.options(read_words(kind.offered, " ".join(words)))


def _tell(by: Solver, options: Options, solution: Solution, losses: dict[str, Loss], language: str) -> None:
    terminal = Terminal(language)
    for line in by.words(options, solution, language):
        terminal.prose(line)
    if losses:
        terminal.say()
        terminal.tell("solving-losses")
    for name, loss in losses.items():
        terminal.say(_lost(name, loss, language))
    if by.charted(options):
        terminal.say(f"\n{by.chart(options, language)}")


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


def _lost(name: str, loss: Loss, language: str) -> str:
    parts = {"beginning": loss.beginning, "following": loss.following, "mean": loss.mean}
    percents = {part: decimal(f"{abs(100 * value):.3f}", language) for part, value in parts.items()}
    key = f"bot-{name}"
    shown = f"{tell(key, {}, language)} ({name})" if has(key) else name
    return tell("solving-loss", {"bot": shown, **percents}, language)
