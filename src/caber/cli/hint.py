"""`caber hint`: the best moves in a position of a recorded game, or in one drawn by hand."""

import json
import sys
from pathlib import Path
from typing import NamedTuple

import click

from caber.bots.analysis import SURE
from caber.cli.advice import BEST, advise, tell_advice
from caber.cli.common import localised
from caber.cli.terminal import Terminal
from caber.core.contract import CHANCE, EVERYBODY, OVER, State
from caber.core.errors import CaberError
from caber.core.game import Game
from caber.core.record import Record, actor_name
from caber.games import NAMES, game, positions
from caber.games.boards import board_of
from caber.table.analysis import steps_of
from caber.table.files import read_records, read_text
from caber.table.names import distinct
from caber.table.views import Hint

MOST = 10_000_000  # simulations


class Asked(NamedTuple):
    """A position for which a hint is wanted."""

    game: Game
    state: State
    title: str  # which position of a record it is
    name: str  # of the player to act


@click.command()
@click.argument("file", metavar="[FILE]", required=False, type=click.Path(path_type=Path))
@click.option(
    "--step", type=click.IntRange(0), help="The step that `caber replay` shows; by default the last."
)
@click.option(
    "--position",
    metavar="FILE",
    type=click.Path(path_type=Path, allow_dash=True),
    help="A position drawn as text, instead of a record; - reads it from the standard input.",
)
@click.option(
    "--game",
    "which",
    metavar="NAME|NUMBER",
    help="The game of a position that doesn't name it, or which game of a record; by default its last.",
)
@click.option(
    "--best", type=click.IntRange(1), default=BEST, show_default=True, help="How many moves to show."
)
@click.option(
    "--simulations", type=click.IntRange(1, MOST), help="How many a search makes; more narrow the margins."
)
@click.option("--json", "as_json", is_flag=True, help="Print the hint as JSON, with all moves.")
@localised
def hint(
    file: Path | None,
    step: int | None,
    position: Path | None,
    which: str | None,
    best: int,
    simulations: int | None,
    as_json: bool,
    language: str,
) -> None:
    """Show the best moves in a position, with the chance to win after each.

    FILE is a recorded or saved game; --step says where in it. Or draw a position as text, as the page on
    notation describes, and name the file with --position. A hint uses only what the player to act can know.
    """
    terminal = Terminal(language)
    if (file is None) == (position is None) or (position is not None and step is not None):
        raise click.UsageError(terminal.word("hint-source"))
    if position is not None:
        asked = _drawn(position, which, terminal)
    else:
        assert file is not None
        asked = _recorded(file, which, step, terminal)
    view = _view(asked.state)
    advice = advise(terminal, asked.game, view, simulations)
    if as_json:
        click.echo(json.dumps(_figures(asked.game, view, advice, language), indent=2))
        return
    terminal.say(" · ".join(part for part in (asked.game.name, asked.title, asked.name) if part))
    terminal.prose(board_of(asked.game).task(view, language))
    terminal.say()
    tell_advice(terminal, advice, best)


def _drawn(path: Path, name: str | None, terminal: Terminal) -> Asked:
    """Return the position that a file or the standard input draws."""
    text = sys.stdin.read() if str(path) == "-" else read_text(path)
    kind = positions.game_of(text) if name is None else game(name)
    if kind is None:
        raise CaberError("hint-game", {"games": ", ".join(NAMES)})
    state = positions.read(kind, text)
    return Asked(kind, state, "", terminal.word("hint-seat", seat=int(state.turn) + 1))


def _recorded(path: Path, which: str | None, step: int | None, terminal: Terminal) -> Asked:
    """Return a position of a recorded game: the one at this step, or the last."""
    records = read_records(path)
    if which is not None and not (which.isdecimal() and len(which) < 7 and 0 < int(which) <= len(records)):
        raise CaberError("cli-replay-game", {"file": str(path), "games": len(records)})
    record = records[int(which) - 1 if which else -1]
    ends = steps_of(record)
    last = len(ends) - 1
    if step is None and record.outcome() is not None:
        raise CaberError("hint-over", {"steps": last})
    if step is not None and step > last:
        raise CaberError("hint-step", {"step": step, "steps": last})
    state = _position(record, ends[last if step is None else step])
    title = terminal.word("cli-replay-step", step=last if step is None else step, steps=last)
    name = distinct(record.seats)[state.turn] if state.turn >= 0 else ""
    return Asked(record.game, state, title, name)


def _position(record: Record, moves: int) -> State:
    """Return the position after this many moves; an error if the record hides what its player saw."""
    state = record.at(moves)
    if state.turn >= 0 and record.viewer not in (EVERYBODY, state.turn):
        raise CaberError("cli-replay-hidden", {"viewer": actor_name(record.viewer)})
    return state


def _view(state: State) -> State:
    """Return what the seat to act can know of a position; an error says why there is no such seat."""
    if state.turn == OVER:
        raise CaberError("hint-finished")
    if state.turn == CHANCE:
        raise CaberError("hint-chance")
    if state.viewer == state.turn:
        return state
    if state.viewer != EVERYBODY:
        raise CaberError("hint-viewer", {"seat": int(state.turn) + 1})
    return state.hide(state.turn)


def _figures(kind: Game, view: State, advice: Hint, language: str) -> dict[str, object]:
    """Return a hint as plain data, chances from 0 to 1."""
    return {
        "game": kind.name,
        "options": str(view.options),
        "seat": int(view.turn) + 1,
        "task": board_of(kind).task(view, language),
        "exact": advice.exact,
        "moves": [
            {
                "move": choice.move,
                "words": choice.words,
                "chance": choice.chance / SURE,
                "margin": choice.margin / SURE,
            }
            for choice in advice.choices
        ],
    }
