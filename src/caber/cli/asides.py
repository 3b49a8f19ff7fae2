"""Answers to words that make no move, such as “moves”, “hint” or “help”."""

from collections.abc import Sequence

from caber.cli.advice import advise, tell_advice
from caber.cli.page import page, rules_page
from caber.cli.story import story
from caber.cli.terminal import Terminal
from caber.core.contract import State
from caber.core.game import Game
from caber.core.record import Record
from caber.games.boards import Board
from caber.texts import tell

COMMANDS = ("moves", "hint", "undo", "board", "log", "rules", "save", "help", "quit")


def tell_offers(
    terminal: Terminal, board: Board, view: State, names: Sequence[str], brief: bool = False
) -> None:
    """Print the choices, numbered as in the full list, with those that are alike in one line.

    `board` puts the moves of this `view` into words, with the `names` of the players. `brief` leaves out how
    to choose among moves in one line.
    """
    number = 1
    offers = board.offers(view, names, terminal.language)
    for moves, text in offers:
        last = number + len(moves) - 1
        dash = "-" if terminal.ascii else "–"
        numbers = f"{number}{dash}{last}" if last > number else str(number)
        terminal.prose(f"{numbers:>7}  {text}", " " * 9)
        number = last + 1
    several = [moves[0] for moves, _ in offers if len(moves) > 1 and not brief]
    if several:
        terminal.tell("cli-offers-hint", move=view.text(several[0]))


def tell_moves(terminal: Terminal, view: State, moves: Sequence[int]) -> None:
    """Print moves in columns, each with its number in the list of all legal ones."""
    every = view.moves()
    entries = [f"{every.index(move) + 1:>4} {view.text(move)}" for move in moves]
    column = max(map(len, entries)) + 2
    across = max(1, terminal.width // column)
    down = -(-len(entries) // across)
    for row in range(down):
        terminal.say("".join(entry.ljust(column) for entry in entries[row::down]).rstrip())


def tell_hint(terminal: Terminal, game: Game, view: State) -> None:
    """Print the best moves of the player to act; everyone sits at this terminal, so it wrongs no one."""
    tell_advice(terminal, advise(terminal, game, view))


def tell_help(terminal: Terminal, board: Board, game: Game, view: State) -> None:
    """Print how to type moves, and the other words that can be typed.

    `view` gives an example of a move, `game` and its `board` the words of their own.
    """
    terminal.tell("cli-help-typing", move=view.text(view.moves()[0]))
    keys = {name: f"cli-help-{name}" for name in COMMANDS}
    keys |= {name: f"{game.name}-ask-{name}".replace("_", "-") for name in board.QUESTIONS}
    for name, key in keys.items():
        terminal.prose(f"  {name:<8} {tell(key, {}, terminal.language)}", " " * 11)


def tell_log(terminal: Terminal, board: Board, record: Record, viewer: int, names: Sequence[str]) -> None:
    """Print all moves so far as the `viewer` saw them.

    `board` puts the moves of the `record` into words, with the `names` of the players.
    """
    lines = story(board, record, viewer, names, terminal.language)
    for line in lines or [terminal.word("cli-log-empty")]:
        terminal.prose(line, "  ")


def tell_rules(terminal: Terminal, game: Game) -> None:
    """Show the rules of the game, in a pager where there is one."""
    page(terminal, rules_page(terminal, game))
