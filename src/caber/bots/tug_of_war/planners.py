"""Levels three to five: they search the whole turn, and differ in how they judge what it leads to."""

from caber.bots import refuse_secrets
from caber.bots.tug_of_war.judges import Counting, Judge
from caber.bots.tug_of_war.knowledge import best_judge, thumb
from caber.bots.tug_of_war.turn import Turn
from caber.core.contract import State
from caber.core.rng import Rng
from caber.games.tug_of_war.rules import Rules
from caber.games.tug_of_war.state import TugOfWar


class Planner:
    """Plays the turn that its judge likes best: all re-rolls and assignments are looked at."""

    def choose(self, view: State, rng: Rng) -> int:
        """The best move; of equals the first."""
        refuse_secrets(view)
        assert isinstance(view, TugOfWar)
        return int(Turn(view.rules, self.judge(view.rules), view.turn).best_move(view.cells))

    def judge(self, rules: Rules) -> Judge:
        """Who says what positions are worth."""
        raise NotImplementedError


class Counter(Planner):
    """Greedy: as many heads more than the others as this turn can bring."""

    def judge(self, rules: Rules) -> Judge:
        """Heads alone."""
        return Counting()


class Rule(Planner):
    """Knows roughly what athletes and high columns are worth."""

    def judge(self, rules: Rules) -> Judge:
        """A rule of thumb."""
        return thumb()


class Eagle(Planner):
    """Knows what every position is worth: exactly if the bout has been solved, otherwise very nearly."""

    def judge(self, rules: Rules) -> Judge:
        """The best there is."""
        return best_judge(rules)
