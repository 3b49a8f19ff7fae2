"""Bots by name, ready to choose for any game."""

from typing import TYPE_CHECKING

from caber import bots
from caber.core.contract import State
from caber.core.outcome import Outcome
from caber.core.rng import Rng
from caber.games import game as find_game
from caber.public.numbers import at_least_one

if TYPE_CHECKING:
    from caber.public.plays import Play


class LibraryBot:
    """A bot with luck of its own, so that a view is all that `choose` needs."""

    def __init__(self, name: str, bot: bots.Bot) -> None:
        self.name = name
        self._bot = bot
        self._rng = Rng(name)

    def choose(self, view: "State | Play", rng: Rng | None = None) -> int:
        """Return a legal move for the seat to act.

        `view`: the view of that seat, `state.hide(state.turn)`, or the game.
        `rng`: the bot's luck; by default a generator of its own, so that a new bot of the same name chooses
        the same again.
        """
        state = view if isinstance(view, State) else view.view()
        return self._bot.choose(state, rng or self._rng)

    def close(self, outcome: Outcome | None = None) -> None:
        """End the program behind the bot, if it is one; `outcome` is reported to it."""
        if isinstance(self._bot, bots.Leaving):
            self._bot.close(outcome)

    def __repr__(self) -> str:
        return f"<bot {self.name}>"


def bot(name: str, game: str | None = None, *, milliseconds: int | None = None) -> LibraryBot:
    """Return a bot that chooses moves from the view of the seat to act. Bots can't peek.

    A class of your own with a method `choose(view, rng)` goes wherever a bot goes and needs no call of this.

    `name`: one of Caber's (`random`, `level1` to `level5`), or `program:COMMAND` for a program that speaks
    the bot protocol.
    `game`: the game it plays; by default the game of the first view.
    `milliseconds`: the time a move takes, for bots that think by the clock.

    >>> import caber
    >>> game = caber.start("kilt_castle", seed="thistle")
    >>> game.play(caber.bot("level3").choose(game))
    """
    at_least_one(milliseconds=milliseconds)
    return LibraryBot(name, bots.bot(name, None if game is None else find_game(game).name, milliseconds))


def bots_of(game: str) -> list[str]:
    """Return the names of the bots that play `game`, the weakest first.

    >>> import caber
    >>> caber.bots_of("tug_of_war")
    ['random', 'level1', 'level2', 'level3', 'level4', 'level5']
    """
    return bots.names(find_game(game).name)
