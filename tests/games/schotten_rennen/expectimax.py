"""Perfect play by brute force: every position of the naive engine, without any theory; short tracks only."""

from collections.abc import Mapping
from copy import copy

from tests.games.schotten_rennen.naive import NaiveGame, Value

CLOSE = 1e-13


def best_chance(options: Mapping[str, Value]) -> float:
    """What whoever begins can win by, if both play as well as can be."""
    found = _Positions(NaiveGame(options))
    return found.value()


class _Positions:
    """All positions that can come up in a race of two, each with those to which it leads."""

    def __init__(self, start: NaiveGame) -> None:
        self.numbers: dict[object, int] = {}
        self.kinds: list[str] = []  # "first" or "second" decides, "chance", or "over"
        self.leads: list[list[tuple[float, int]]] = []
        self.values: list[float] = []  # the first seat's chance
        waiting = [start]
        self._number(start)
        while waiting:
            game = waiting.pop()
            leads = self.leads[self._number(game)]
            weights = game.odds()
            for text, weight in zip(game.legal(), weights):
                after = copied(game)
                after.play(text)
                known = _key(after) in self.numbers
                leads.append((weight / sum(weights), self._number(after)))
                if not known:
                    waiting.append(after)

    def _number(self, game: NaiveGame) -> int:
        key = _key(game)
        if key not in self.numbers:
            self.numbers[key] = len(self.values)
            outcome = game.outcome()
            self.kinds.append("over" if outcome else "chance" if game.turn == "chance" else str(game.turn))
            self.values.append(float(outcome[0][0] > 0) if outcome else 0.5)
            self.leads.append([])
        return self.numbers[key]

    def value(self) -> float:
        """Lets everybody choose again and again, until nothing changes any more."""
        change = 1.0
        while change > CLOSE:
            change = 0.0
            for number in reversed(range(len(self.values))):
                if self.kinds[number] == "over":
                    continue
                reached = [(share, self.values[after]) for share, after in self.leads[number]]
                if self.kinds[number] == "chance":
                    value = sum(share * worth for share, worth in reached)
                else:
                    value = (max if self.kinds[number] == "0" else min)(worth for _, worth in reached)
                change = max(change, abs(value - self.values[number]))
                self.values[number] = value
        return self.values[0]


def copied(game: NaiveGame) -> NaiveGame:
    """A game that can be played on without touching this one; its track lies already."""
    found = copy(game)
    found.runners = [copy(runner) for runner in game.runners]
    return found


def _key(game: NaiveGame) -> object:
    runners = tuple((each.stone, each.figure, each.risk, each.place) for each in game.runners)
    attempt = (game.need, game.yellow, game.asked, game.dice)
    return (runners, game.mover, game.phase, game.last, game.passed, attempt)
