"""`caber verify`: whether a recorded game was played by the rules and dealt as promised."""

import json
from pathlib import Path
from typing import NamedTuple

import click

from caber.cli.common import complain, localised
from caber.cli.files import read_records
from caber.cli.terminal import Terminal
from caber.core.contract import EVERYBODY
from caber.core.errors import CaberError
from caber.core.record import Record
from caber.core.verify import check_deal
from caber.games.boards import board_of


class Verdict(NamedTuple):
    """What was found about one game that nothing is wrong with."""

    game: str
    seats: tuple[str, ...]
    moves: int
    result: str
    dealt: int | None  # outcomes that agree with the dealer's secret; None: it isn't known
    withheld: bool  # whether the secret is missing although the game is over and nothing else is hidden
    claims: int  # moves on which there was a second opinion, which agreed


@click.command()
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Write the findings as JSON.")
@localised
def verify(file: Path, as_json: bool, language: str) -> None:
    """Check the recorded games in FILE.

    Every move is judged by the rules, the deal by the dealer's secret, and every claim by a second opinion.
    Ends with 0 if all is well and with 1 if something is wrong, or if a finished game keeps its secret.
    """
    terminal = Terminal(language)
    verdicts: list[Verdict] = []
    try:
        for record in read_records(file):
            verdicts.append(judge(record))
    except CaberError as error:
        if as_json:
            fault = {"key": error.key, "line": error.details.get("line"), "message": error.tell(language)}
            click.echo(json.dumps(_findings(file, verdicts) | {"ok": False, "error": fault}, indent=2))
        else:
            _report(terminal, verdicts)
            complain(error.tell(language))
        raise click.exceptions.Exit(1) from None
    if as_json:
        click.echo(json.dumps(_findings(file, verdicts), indent=2))
    else:
        _report(terminal, verdicts)
    if any(verdict.withheld for verdict in verdicts):
        raise click.exceptions.Exit(1)


def judge(record: Record) -> Verdict:
    """Checks a record that has been read, and thus has only legal moves; CaberError if something is wrong."""
    dealt = check_deal(record) if record.secret is not None and record.viewer == EVERYBODY else None
    board = board_of(record.game)
    claims = 0
    for number, (state, move) in enumerate(zip(record.positions(), record.moves), 1):
        opinion = board.audit(state, move) if state.turn >= 0 else None
        if opinion:
            line, text = record.lines[number - 1], state.text(move)
            details: dict[str, str | int] = {"line": line, "number": number, "move": text, "reason": opinion}
            raise CaberError("cli-verify-claim", details)
        claims += opinion is not None
    withheld = dealt is None and record.viewer == EVERYBODY and record.outcome() is not None
    return Verdict(
        record.game.name, record.seats, len(record.moves), record.result(), dealt, withheld, claims
    )


def _findings(file: Path, verdicts: list[Verdict]) -> dict[str, object]:
    ok = not any(verdict.withheld for verdict in verdicts)
    return {"ok": ok, "file": str(file), "games": [verdict._asdict() for verdict in verdicts]}


def _report(terminal: Terminal, verdicts: list[Verdict]) -> None:
    for number, verdict in enumerate(verdicts, 1):
        seats = " | ".join(verdict.seats)
        terminal.tell("cli-verify-game", number=number, game=verdict.game, seats=seats, result=verdict.result)
        terminal.prose("  " + terminal.word("cli-verify-moves", moves=verdict.moves), "  ")
        unknown = "cli-verify-withheld" if verdict.withheld else "cli-verify-no-secret"
        key = unknown if verdict.dealt is None else "cli-verify-deal"
        terminal.prose("  " + terminal.word(key, dealt=verdict.dealt or 0), "  ")
        if verdict.claims:
            terminal.prose("  " + terminal.word("cli-verify-claims", claims=verdict.claims), "  ")
