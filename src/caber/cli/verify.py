"""`caber verify`: whether a recorded game was played by the rules and dealt as promised."""

import json
from collections.abc import Sequence
from pathlib import Path

import click

from caber.cli.common import complain, localised
from caber.cli.terminal import Terminal
from caber.public.study import Verified
from caber.public.study import verify as verify_records
from caber.table.verdicts import Verdict


@click.command()
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Write the findings as JSON.")
@localised
def verify(file: Path, as_json: bool, language: str) -> None:
    """Check the recorded games in FILE.

    Every move is checked by the rules, the deal by the dealer's secret, and every claim by a second method.
    The exit status is 0 if all is well, and 1 if something is wrong or a finished game lacks its secret.
    """
    terminal = Terminal(language)
    found = verify_records(file)
    for error in found.problems:
        if as_json:
            fault = {"key": error.key, "line": error.details.get("line"), "message": error.tell(language)}
            click.echo(json.dumps(_findings(file, found) | {"error": fault}, indent=2))
        else:
            _report(terminal, found.games)
            complain(error.tell(language))
        raise click.exceptions.Exit(1)
    if as_json:
        click.echo(json.dumps(_findings(file, found), indent=2))
    else:
        _report(terminal, found.games)
    if not found.ok:
        raise click.exceptions.Exit(1)


def _findings(file: Path, found: Verified) -> dict[str, object]:
    return {"ok": found.ok, "file": str(file), "games": [verdict._asdict() for verdict in found.games]}


def _report(terminal: Terminal, verdicts: Sequence[Verdict]) -> None:
    for number, verdict in enumerate(verdicts, 1):
        seats = " | ".join(verdict.seats)
        terminal.tell("cli-verify-game", number=number, game=verdict.game, seats=seats, result=verdict.result)
        terminal.prose("  " + terminal.word("cli-verify-moves", moves=verdict.moves), "  ")
        unknown = "cli-verify-withheld" if verdict.withheld else "cli-verify-no-secret"
        key = unknown if verdict.dealt is None else "cli-verify-deal"
        terminal.prose("  " + terminal.word(key, dealt=verdict.dealt or 0), "  ")
        if verdict.claims:
            terminal.prose("  " + terminal.word("cli-verify-claims", claims=verdict.claims), "  ")
