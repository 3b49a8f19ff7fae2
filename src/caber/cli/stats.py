"""`caber stats`: what happens in games between bots, as tables and pictures."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import get_args

import click

from caber.arena.matches import Deal, Gathering, Match
from caber.arena.tallies import is_measured
from caber.cli.common import localised
from caber.cli.matches import (
    FILE,
    STDOUT,
    Terms,
    agreed,
    agreement,
    check_bots,
    check_measured,
    check_writable,
    games_switch,
    kept,
    make_folder,
    own_among,
    play_on,
    stopped,
    switches,
    tell_forfeits,
    whole_deals,
    write_figures,
)
from caber.cli.seats import words_of
from caber.cli.terminal import Terminal
from caber.core.extras import extra
from caber.core.game import Game
from caber.core.options import Options, Value
from caber.games import game
from caber.stats.plots import Format
from caber.stats.study import Study
from caber.stats.tables import as_csv, as_parquet, files_of
from caber.table.files import write_bytes, write_text


@click.command()
@click.argument("name", metavar="GAME")
@click.option(
    "--bots",
    metavar="BOT[,BOT…]",
    default="level3",
    show_default=True,
    help="One for all seats, or one for each; then every deal is played from every seat.",
)
@games_switch(1000, "The number of games; with different bots rounded up to whole deals.")
@switches
@click.option(
    "--csv", "csv_file", metavar="FILE", type=FILE, help="Write a row for each game, and other tables beside."
)
@click.option("--parquet", "parquet_file", metavar="FILE", type=FILE, help="The same as Parquet files.")
@click.option(
    "--plot",
    "folder",
    metavar="FOLDER",
    type=click.Path(path_type=Path, file_okay=False),
    help="Draw the charts into this folder.",
)
@click.option(
    "--format",
    "format_",
    type=click.Choice(get_args(Format)),
    default="svg",
    show_default=True,
    help="The format of the pictures.",
)
@click.option(
    "--markdown", metavar="FILE", type=FILE, help="Write the printed text, with the pictures, as a page."
)
@click.option(
    "--json", "figures_file", metavar="FILE", type=FILE, help="Write the figures as JSON; - prints them."
)
@localised
def stats(
    name: str,
    bots: str,
    games: int,
    terms: Terms,
    csv_file: Path | None,
    parquet_file: Path | None,
    folder: Path | None,
    format_: Format,
    markdown: Path | None,
    figures_file: Path | None,
    language: str,
) -> None:
    """Let bots play many games of GAME, and print statistics of them.

    They show if it helps to begin, the length of games, and each game's own figures, with 95% intervals.
    Ctrl-C ends it with the figures so far; the same command continues from there.
    """
    kind = game(name)
    options, seated = _seated(kind, words_of(bots), terms.words(kind))
    check_bots(seated, kind.name, terms.milliseconds)
    # Bots that are all alike would play every game of a deal alike, so that it is played once.
    unlike = len(set(seated)) > 1
    match = Match(
        kind.name,
        str(options),
        seated,
        terms.seed,
        unlike,
        terms.milliseconds,
        terms.longest,
        counted=True,
        own=own_among(seated, kind.name),
    )
    quiet = figures_file == STDOUT
    for package, wanted in (("pyarrow", parquet_file), ("matplotlib", folder)):
        if wanted is not None:
            with extra("stats"):
                import_module(package)
    check_writable(csv_file, parquet_file, markdown, figures_file)
    if folder is not None:
        make_folder(folder)
    deals = whole_deals(games, match.seatings, language)
    gathering = Gathering(match)

    def hear(part: Deal) -> bool:
        gathering.add(part)
        return False

    with kept(agreement(match), terms.resume) as journal:
        jobs = [(match, *wanted) for wanted in match.wanted(deals)]
        hands = terms.hands(len(jobs))
        broken = play_on(kind.name, jobs, journal, hands, hear, language, hidden=quiet)
        counted = gathering.ordered()
        if not broken:
            check_measured(Terminal(language), {match: counted}, quiet)
        if is_measured(counted):
            study = Study(match, counted, language)
            files = _write_tables(study, csv_file, parquet_file)
            pictures = study.draw(folder, format_) if folder is not None else {}
            for file, picture in pictures.items():
                write_bytes(file, picture)
            if markdown is not None:
                write_text(markdown, study.page(markdown.parent, list(pictures)))
            if figures_file is not None:
                found = {**study.figures(), "interrupted": broken != 0}
                write_figures(figures_file, found)
            if not quiet:
                terminal = Terminal(language)
                _tell(terminal, study, [*files, *pictures])
                tell_forfeits(terminal, {match: counted})
        if broken:
            stopped(gathering.games, len(jobs), journal, terms.resume, language)
            raise click.exceptions.Exit(broken)


def _seated(kind: Game, named: list[str], words: Mapping[str, Value]) -> tuple[Options, tuple[str, ...]]:
    """What is agreed, and a bot for every seat."""
    count = len(named) if len(named) > 1 else kind.players(words)
    options = agreed(kind, count, words, "stats-bots")
    return options, tuple(named if len(named) > 1 else named * count)


def _write_tables(study: Study, csv_file: Path | None, parquet_file: Path | None) -> list[Path]:
    files = []
    if csv_file is not None:
        for file, rows in files_of(study.tables, csv_file).items():
            write_text(file, as_csv(rows))
            files.append(file)
    if parquet_file is not None:
        for file, rows in files_of(study.tables, parquet_file).items():
            write_bytes(file, as_parquet(rows))
            files.append(file)
    return files


def _tell(terminal: Terminal, study: Study, files: list[Path]) -> None:
    for line in study.heading():
        terminal.prose(line)
    terminal.say()
    terminal.say(study.summary())
    for section in study.sections():
        if section.table:
            terminal.say()
            terminal.prose(section.title, bold=True)
            terminal.prose(section.note)
            terminal.say(section.table)
    terminal.say()
    terminal.tell("stats-intervals")
    if files:
        terminal.tell("stats-written", files=", ".join(map(str, files)))
