"""Levels one to three: people who race by habit, and look no further than the next card."""

from caber.bots import refuse_secrets
from caber.core.contract import State
from caber.core.rng import Rng
from caber.games.schotten_rennen.course import odds
from caber.games.schotten_rennen.deeds import short
from caber.games.schotten_rennen.dice import helps
from caber.games.schotten_rennen.layout import (
    BACK,
    CHOOSE_YELLOW,
    FIGURE,
    MISSED,
    PHASE,
    RETREAT,
    RISK,
    SECURE,
    STONE,
    TAKE_BONUS,
    TAKE_RISK,
    UP,
)
from caber.games.schotten_rennen.state import SchottenRennen


class Habits:
    """Decides as one does at the table: what is missing, what is offered, whether to stop."""

    def choose(self, view: State, rng: Rng) -> int:
        """What habit says; nobody with habits ever retreats."""
        refuse_secrets(view)
        assert isinstance(view, SchottenRennen)
        moves = view.moves()
        if view.cells[PHASE] == MISSED:
            return TAKE_RISK if self.dares(view, short(view)) else BACK
        if TAKE_BONUS in moves:
            return TAKE_BONUS
        if UP in moves:
            return UP
        ways = [move for move in moves if move not in (SECURE, RETREAT)]
        if SECURE in moves and (not ways or self.stops(view, behind(view))):
            return SECURE
        return self.way(view, ways)

    def dares(self, view: SchottenRennen, missing: int) -> bool:
        """Whether a risk stone is worth it."""
        raise NotImplementedError

    def stops(self, view: SchottenRennen, at_stake: int) -> bool:
        """Whether it is time to secure."""
        raise NotImplementedError

    def way(self, view: SchottenRennen, ways: list[int]) -> int:
        """How to roll: for the number that everybody sees first."""
        return ways[0]


class Timid(Habits):
    """Secures each card at once, and throws the risk stones away at the first misses."""

    def dares(self, view: SchottenRennen, missing: int) -> bool:
        """Hope dies last."""
        return True

    def stops(self, view: SchottenRennen, at_stake: int) -> bool:
        """A card is a card."""
        return True


class Steady(Habits):
    """Secures every other card, and takes a risk when little is missing."""

    def dares(self, view: SchottenRennen, missing: int) -> bool:
        """With an even chance."""
        return helps(missing) >= 3

    def stops(self, view: SchottenRennen, at_stake: int) -> bool:
        """Two cards are enough."""
        return at_stake >= 2


class Reckoner(Habits):
    """Weighs the next card against what would be lost."""

    def dares(self, view: SchottenRennen, missing: int) -> bool:
        """With a good chance, or for much; on Start spent stones come back."""
        return helps(missing) >= 3 or behind(view) >= 3 or at_start(view)

    def stops(self, view: SchottenRennen, at_stake: int) -> bool:
        """Once the next card would have to be passed more often than it will be."""
        return chance(view) < at_stake / (at_stake + 1)

    def way(self, view: SchottenRennen, ways: list[int]) -> int:
        """The yellow number, if it is passed at least three times out of four as often."""
        if CHOOSE_YELLOW in ways and 4 * chance(view, True) >= 3 * chance(view):
            return CHOOSE_YELLOW
        return ways[0]


def behind(view: SchottenRennen) -> int:
    """How many cards the mover would lose by failing."""
    return int(view.cells[FIGURE + view.turn] - view.cells[STONE + view.turn])


def at_start(view: SchottenRennen) -> bool:
    """Whether the mover's stone lies on Start."""
    return not view.cells[STONE + view.turn]


def chance(view: SchottenRennen, yellow: bool = False) -> float:
    """How likely the mover passes the next card, with a risk stone if he has one."""
    place = view.cells[FIGURE + view.turn] + 1
    plain, risked, whole = odds(view.cells, view.rules, place, yellow)
    return risked / whole / 6 if view.cells[RISK + view.turn] else plain / whole
