"""The best moves of a position in words, for `caber hint` and the word `hint` in `caber play`."""

from caber.bots.analysis import analyst
from caber.cli.terminal import Terminal
from caber.core.contract import State
from caber.core.errors import CaberError
from caber.core.game import Game
from caber.table.analysis import hint, is_offered, percent
from caber.table.views import Hint, HintChoice

BEST = 3  # moves that are shown unless more are wanted
GAP = "  "


def advise(terminal: Terminal, game: Game, view: State, simulations: int | None = None) -> Hint:
    """Return the moves of the seat to act with their chances, the best first. It may take seconds.

    CaberError says so where positions of the game can't be evaluated. `terminal` shows that work goes on,
    `view` is that of the seat to act, and `simulations` replaces the search's own number of them.
    """
    by = analyst(game.name)
    if by is None or not is_offered(game, view.options):
        raise CaberError("hint-none", {"game": game.name})
    if terminal.tty:
        terminal.tell("hint-working")
    return hint(game, view, by.weigh(view, simulations=simulations), terminal.language)


def tell_advice(terminal: Terminal, advice: Hint, best: int = BEST) -> None:
    """Print the `best` moves of this `advice` on the terminal, with chance, notation and words."""
    shown = advice.choices[:best]
    chances = [chance_of(choice, terminal.language) for choice in shown]
    wide, wider = max(map(len, chances)), max(len(choice.move) for choice in shown)
    for chance, choice in zip(chances, shown):
        line = f"{chance:>{wide}}{GAP}{choice.move:<{wider}}{GAP}{choice.words}"
        terminal.prose(line, " " * (wide + wider + 2 * len(GAP)))
    if not advice.exact:
        terminal.tell("analysis-estimate")


def chance_of(choice: HintChoice, language: str) -> str:
    """Return the chance to win after a move, with its margin if it has one."""
    return percent(choice.chance, language, signed=False, margin=choice.margin or None)
