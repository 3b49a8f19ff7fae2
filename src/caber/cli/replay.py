"""`caber replay`: a recorded game, move by move."""

from pathlib import Path

import click

from caber.cli.common import localised
from caber.cli.entry import LONGEST_NUMBER
from caber.cli.files import read_records
from caber.cli.luck import tell_luck
from caber.cli.story import story
from caber.cli.terminal import Terminal
from caber.core.contract import CHANCE, EVERYBODY, NOBODY
from caber.core.errors import CaberError
from caber.core.record import Record, actor_name
from caber.games.boards import board_of, ending
from caber.table.names import distinct


@click.command()
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--seat", type=click.IntRange(1), help="Show only what this seat saw, its side at the bottom.")
@click.option("--spectator", is_flag=True, help="Show only what a spectator saw.")
@click.option("--all", "everything", is_flag=True, help="Print the whole game instead of stepping.")
@click.option("--game", "number", type=click.IntRange(1), help="Number of a game; by default all.")
@click.option("--analysis", is_flag=True, help="Show luck and skill, where positions can be evaluated.")
@click.option("--no-color", is_flag=True, help="No colours.")
@localised
def replay(
    file: Path,
    seat: int | None,
    spectator: bool,
    everything: bool,
    number: int | None,
    analysis: bool,
    no_color: bool,
    language: str,
) -> None:
    """Step through the recorded games in FILE.

    Enter shows the next move, b the one before, a number jumps to that step, q leaves.
    """
    terminal = Terminal(language, colour=not no_color)
    if seat is not None and spectator:
        raise click.UsageError(terminal.word("cli-replay-viewer"))
    records = read_records(file)
    if number is not None and number > len(records):
        raise CaberError("cli-replay-game", {"file": str(file), "games": len(records)})
    viewer = NOBODY if spectator else EVERYBODY if seat is None else seat - 1
    seen = [
        (place, _seen_by(record, viewer))
        for place, record in enumerate(records, 1)
        if number in (None, place)
    ]
    for place, record in seen:
        if analysis:
            tell_luck(terminal, record)
            continue
        show = Replay(terminal, record, f"{place}/{len(records)}" if len(records) > 1 else "")
        if everything or not terminal.answers:
            show.everything()
        elif not show.step():
            return


def _seen_by(record: Record, viewer: int) -> Record:
    """The record as that viewer may see it."""
    if viewer >= len(record.seats):
        raise CaberError("cli-replay-seat", {"seat": viewer + 1, "seats": len(record.seats)})
    if viewer in (EVERYBODY, record.viewer):
        return record
    if record.viewer not in (EVERYBODY, NOBODY) and viewer != NOBODY:
        raise CaberError("cli-replay-hidden", {"viewer": actor_name(record.viewer)})
    return record.redact(viewer) if record.viewer != NOBODY else record


class Replay:
    """One record cut into steps: the deal, then each choice of a player with what chance made of it."""

    def __init__(self, terminal: Terminal, record: Record, title: str) -> None:
        self.terminal, self.record, self.title = terminal, record, title
        self.board = board_of(record.game)
        self.positions = list(record.positions())
        chosen = [index for index, actor in enumerate(record.actors) if actor != CHANCE]
        self.ends = [*chosen, len(record.moves)]  # how many moves each step has behind it

    def frame(self, step: int) -> None:
        """Shows one step: its moves in words, and the board after them."""
        terminal, record = self.terminal, self.record
        end = self.ends[step]
        start = self.ends[step - 1] if step else end
        viewer = record.viewer
        heading = terminal.word("cli-replay-step", step=step, steps=len(self.ends) - 1)
        terminal.say(
            f"{record.game.name} {self.title} · {heading}"
            if self.title
            else f"{record.game.name} · {heading}"
        )
        terminal.say()
        names = distinct(record.seats)
        terminal.say(
            self.board.show(
                self.positions[end], max(viewer, 0), names, terminal.language,
                colour=terminal.colour, ascii=terminal.ascii, last=record.moves[start:end],
            )
        )  # fmt: skip
        terminal.say()
        for line in story(self.board, record, viewer, names, terminal.language, start, end):
            terminal.prose(line, "  ")
        if end == len(record.moves) and record.outcome() is not None:
            terminal.prose(ending(record, names, terminal.language))

    def everything(self) -> None:
        """Prints all steps one after another."""
        for step in range(len(self.ends)):
            self.frame(step)
            self.terminal.say()

    def step(self) -> bool:
        """Steps through as the player likes; whether he wants to see the next game."""
        step, last = 0, len(self.ends) - 1
        self.terminal.clear()
        self.frame(step)
        while True:
            try:
                typed = self.terminal.ask(self.terminal.word("cli-replay-prompt") + " ").lower()
            except (EOFError, KeyboardInterrupt):
                self.terminal.say()
                return False
            if typed.startswith("q"):
                return False
            if typed.isdecimal():
                step = min(int(typed), last) if len(typed) <= LONGEST_NUMBER else last
            elif typed.startswith("b"):
                step = max(step - 1, 0)
            elif step == last:
                return True
            else:
                step += 1
            self.terminal.clear()
            self.frame(step)
