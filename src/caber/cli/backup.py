"""`caber backup`: a copy of all games, made while people play."""

from pathlib import Path

import click

from caber.cli.common import complain, localised
from caber.cli.progress import progress
from caber.cli.terminal import Terminal
from caber.core.extras import extra
from caber.public.copies import backup as copy_to


@click.command()
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False))
@click.option(
    "--database", metavar="URL", envvar="CABER_DATABASE", help="The database to copy, as in `caber serve`."
)
@click.option("--force", is_flag=True, help="Replace FILE if there is one.")
@localised
def backup(file: Path, database: str | None, force: bool, language: str) -> None:
    """Copy all games to FILE, also while a server is running.

    The copy has every act that was acknowledged before. `caber restore` restores it.
    """
    with extra("table"):
        from caber.server.backup import Elsewhere

    terminal = Terminal(language)
    try:
        with progress(terminal.word("cli-backup-copying"), language) as report:
            tables = copy_to(file, database=database, force=force, report=report)
    except Elsewhere as error:
        complain(error.tell(language))
        raise click.exceptions.Exit(2) from None
    terminal.say(terminal.word("cli-backup-done", file=str(file), tables=tables))
