"""The bot that knows the rules and nothing else, for any game."""

from caber.bots import refuse_secrets
from caber.core.contract import State
from caber.core.rng import Rng


class RandomBot:
    """Plays any legal move, each as likely as another but for those that `seldom` names."""

    def choose(self, view: State, rng: Rng) -> int:
        """One of the legal moves."""
        refuse_secrets(view)
        return view.pick(rng)


BOTS = {"random": RandomBot}
