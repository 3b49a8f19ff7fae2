"""`caber rules`: the rules of a game and its options."""

import click

from caber.cli.common import localised
from caber.cli.page import page, rules_page
from caber.cli.terminal import Terminal
from caber.games import game


@click.command()
@click.argument("name", metavar="GAME")
@click.option("--no-color", is_flag=True, help="No colours.")
@localised
def rules(name: str, no_color: bool, language: str) -> None:
    """Read the rules of GAME, with its options."""
    terminal = Terminal(language, colour=not no_color)
    page(terminal, rules_page(terminal, game(name)))
