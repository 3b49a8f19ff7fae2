"""A recorded game as luck and skill, for `caber replay --analysis`."""

from caber.bots.analysis import analyst, weigh
from caber.cli.terminal import Terminal
from caber.core.record import Record
from caber.table.analysis import analysis, percent, to_be_told
from caber.table.names import distinct
from caber.table.views import Analysis

MOST = 5  # decisions that are named
GAP = 2  # columns between two numbers
ROWS = {
    "start": "analysis-start",
    "luck": "analysis-luck",
    "own": "analysis-own",
    "others": "analysis-others",
    "result": "analysis-result",
}


def tell_luck(terminal: Terminal, record: Record) -> None:
    """Prints where the result of a finished game came from, and which decisions cost most."""
    positions = to_be_told(record, record.positions())
    by = analyst(record.game.name)
    assert by is not None
    if terminal.tty:  # somebody is waiting
        terminal.tell("analysis-working")
    weighed = [weigh(by, position) for position in positions]
    found = analysis(record, positions, weighed, distinct(record.seats), terminal.language)
    for line in table_of(found, terminal):
        terminal.say(line)
    if not found.exact:
        terminal.tell("analysis-estimate")
    terminal.say()
    terminal.tell("analysis-costly" if found.decisions else "analysis-flawless")
    for decision in sorted(found.decisions, key=lambda decision: -decision.cost)[:MOST]:
        step = terminal.word("cli-replay-step", step=decision.step, steps=len(found.chances) - 1)
        terminal.prose(f"  {found.seats[decision.seat]}, {step}: {decision.words}", "    ")


def table_of(found: Analysis, terminal: Terminal) -> list[str]:
    """A line for each part of the account, a column for each seat."""
    columns = [[terminal.word("analysis-title"), *map(terminal.word, ROWS.values())]]
    for name, account in zip(found.seats, found.accounts):
        cells = [name]
        for row in ROWS:
            signed = row not in ("start", "result")
            cells.append(percent(getattr(account, row), terminal.language, signed))
        columns.append(cells)
    widths = [max(map(len, column)) for column in columns]
    return [
        (" " * GAP).join(
            cell.ljust(width) if place == 0 else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(line, widths))
        )
        for line in zip(*columns)
    ]
