"""The command line: `caber` itself, `caber play`, `caber replay` and the rest.

A command's module is imported when the command is called, and its line in the list below stands here, so
that `caber --help` answers at once.
"""

from importlib import import_module

import click

from caber import __version__

# By name of the command, which is the name of its module and of the function in it.
COMMANDS = {
    "serve": "Play in the browser; `caber` alone does that too.",
    "play": "Play a game in the terminal.",
    "replay": "Step through a recorded game.",
    "hint": "Show the best moves in a position.",
    "verify": "Check a recorded game: moves, deal and claims.",
    "rules": "Read the rules of a game.",
    "arena": "Let bots play each other, and measure their strength.",
    "ladder": "Rate all bots of a game, with a table and a picture.",
    "stats": "Let bots play many games, and print statistics of them.",
    "solve": "Compute the value of a game under perfect play.",
    "backup": "Copy all games to a file, also while a server is running.",
    "restore": "Restore all games from such a copy.",
    "bench": "Measure the speed of the rules.",
}

PLAIN = "plain Python: many times slower, see docs/install.md"


class Commands(click.Group):
    """A group whose commands are imported on demand."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order of the table."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, imported now."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"{__name__}.{cmd_name}"), cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Lists the commands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


def _say_version(ctx: click.Context, option: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from caber.core.build import is_compiled

        click.echo(f"caber {__version__}, {'compiled' if is_compiled() else PLAIN}")
        ctx.exit()


@click.group(
    cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_say_version,
    help="Show the version.",
)
@click.pass_context
def caber(ctx: click.Context) -> None:
    """Four Scottish board and card games with chance and hidden hands.

    Without a command it serves the table on this machine and opens the browser.
    In the terminal, begin with: caber play schotten_totten
    """
    if ctx.invoked_subcommand is None:
        ctx.invoke(import_module(f"{__name__}.serve").alone)


def main() -> None:
    """What the command `caber` runs."""
    caber(prog_name="caber")
