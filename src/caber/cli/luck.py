"""A recorded game as luck and skill, for `caber replay --analysis`."""

from caber.cli.terminal import Terminal
from caber.core.record import Record
from caber.table.analysis import analysed, check_told, part_of
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
    check_told(record)
    if terminal.tty:  # somebody is waiting
        terminal.tell("analysis-working")
    found = analysed(record, distinct(record.seats), terminal.language)
    for line in table_of(found, terminal):
        terminal.say(line)
    if not found.exact:
        terminal.tell("analysis-estimate")
    if any(doubts.luck for doubts in found.doubts):
        terminal.tell("analysis-margin")
    terminal.say()
    terminal.tell("analysis-costly" if found.decisions else "analysis-flawless")
    for decision in sorted(found.decisions, key=lambda decision: -decision.cost)[:MOST]:
        step = terminal.word("cli-replay-step", step=decision.step, steps=len(found.chances) - 1)
        terminal.prose(f"  {found.seats[decision.seat]}, {step}: {decision.words}", "    ")


def table_of(found: Analysis, terminal: Terminal) -> list[str]:
    """A line for each part of the account, a column for each seat."""
    columns = [[terminal.word("analysis-title"), *map(terminal.word, ROWS.values())]]
    for name, account, doubts in zip(found.seats, found.accounts, found.doubts):
        columns.append([name, *(part_of(account, doubts, row, terminal.language) for row in ROWS)])
    widths = [max(map(len, column)) for column in columns]
    return [
        (" " * GAP).join(
            cell.ljust(width) if place == 0 else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(line, widths))
        )
        for line in zip(*columns)
    ]
