"""A bot that is named before its game is known."""

from caber.bots import PROGRAM, Bot, Leaving, bot
from caber.bots.program import words_of
from caber.core.contract import State
from caber.core.errors import CaberError
from caber.core.outcome import Outcome
from caber.core.rng import Rng
from caber.games import NAMES


class DeferredBot:
    """A bot that becomes the one of its name for the game of the view that it is shown.

    >>> from caber.games import game
    >>> player, race = DeferredBot("level2"), game("schotten_rennen").start({"track": "3"})
    >>> while race.turn < 0:
    ...     race.play(race.pick(Rng(7)))
    >>> race.legal(player.choose(race.hide(race.turn), Rng(7)))
    True
    """

    def __init__(self, name: str, milliseconds: int | None = None) -> None:
        _check(name)
        self.name = name
        self._milliseconds = milliseconds
        self._game = ""
        self._bot: Bot | None = None

    def choose(self, view: State, rng: Rng) -> int:
        """Return the move of the bot of that name; a CaberError says that the view's game has none."""
        if self._bot is None or view.game != self._game:
            self.close()
            self._bot, self._game = bot(self.name, view.game, self._milliseconds), view.game
        return self._bot.choose(view, rng)

    def close(self, outcome: Outcome | None = None) -> None:
        """Close the bot, if it has anything to close; it may be told how the game ended."""
        if isinstance(self._bot, Leaving):
            self._bot.close(outcome)


def _check(name: str) -> None:
    """Raise a CaberError unless some game has a bot of that name."""
    if name.startswith(PROGRAM):
        words_of(name.removeprefix(PROGRAM))
        return
    refusals: list[CaberError] = []
    for each in NAMES:
        try:
            bot(name, each)
        except CaberError as refusal:
            refusals.append(refusal)
        else:
            return
    known = [refusal for refusal in refusals if refusal.key != "error-unknown-bot"]
    raise [*known, *refusals][0]
