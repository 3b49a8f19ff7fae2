"""`caber restore`: puts a copy of all games back in its place."""

from pathlib import Path

import click

from caber.cli.common import complain, localised
from caber.cli.progress import progress
from caber.cli.terminal import Terminal
from caber.core.extras import extra
from caber.public.copies import restore as put_back
from caber.server.place import kept_in


@click.command()
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False))
@click.option(
    "--database", metavar="URL", envvar="CABER_DATABASE", help="The database to replace, as in `caber serve`."
)
@localised
def restore(file: Path, database: str | None, language: str) -> None:
    """Replace all games by those of FILE, made by `caber backup`.

    The server must be stopped. The former games are kept under a name with the date.
    """
    with extra("table"):
        from caber.server.backup import Elsewhere

    terminal = Terminal(language)
    try:
        with progress(terminal.word("cli-backup-copying"), language) as report:
            former = put_back(file, database=database, report=report)
    except Elsewhere as error:
        complain(error.tell(language))
        raise click.exceptions.Exit(2) from None
    terminal.say(terminal.word("cli-restore-done", file=str(file), place=kept_in(database)))
    if former is not None:
        terminal.say(terminal.word("cli-restore-former", former=str(former)))
